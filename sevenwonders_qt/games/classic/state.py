"""The whole truth of a match of 7 Wonders; only `evolve` writes to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, Self

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.games.classic.effects import COLOURS, Colour, Effect
from sevenwonders_qt.games.classic.events import CardChosen, GameEnded
from sevenwonders_qt.games.classic.trade import Production

if TYPE_CHECKING:
    from sevenwonders_qt.games.classic.ruleset import Ruleset


_NO_CARDS = dict.fromkeys(COLOURS, 0)


class Extra(Protocol):
    """A rule module's memory of a match, apart from the cities; only its evolvers write to it."""

    def copy(self) -> Self: ...


@record
class Piece:
    """A piece of a rule module that is open by a city's board; the base of their kinds."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The effects that the city has as long as the piece is there."""
        return ()


@dataclass(slots=True)
class City:
    """One seat's board, cards and coins, with sums kept up to date as it builds.

    ``made`` is the production that the city can use in a turn, ``sold`` the part a neighbour can
    buy. ``aside`` are coins that cannot be spent at present. ``discounts`` is a sum of
    `trade.DISCOUNT_BITS`. ``powers`` are effects that rule modules look up; ``spent`` names the
    once-per-Age powers used in this Age. ``raised`` are the raised stages, each as it was chosen,
    ``pieces`` those of rule modules by the board.
    """

    board: BoardSide
    coins: int
    made: Production
    sold: Production
    hand: list[CardId] = field(default_factory=list)
    built: list[CardId] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    under_stages: list[CardId] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    colours: dict[Colour, int] = field(default_factory=_NO_CARDS.copy)
    shields: int = 0
    discounts: int = 0
    powers: tuple[Effect, ...] = ()
    spent: tuple[str, ...] = ()
    aside: int = 0
    raised: tuple[Stage, ...] = ()
    pieces: tuple[Piece, ...] = ()

    @property
    def stages(self) -> int:
        return len(self.under_stages)

    @property
    def wonder(self) -> str:
        return self.board.wonder

    @property
    def side(self) -> str:
        return self.board.side

    @property
    def stage_effects(self) -> Sequence[tuple[Effect, ...]]:
        """The effects of each raised stage."""
        return [stage.effects for stage in self.raised]

    def copy(self) -> City:
        return City(
            self.board,
            self.coins,
            self.made,
            self.sold,
            self.hand[:],
            self.built[:],
            self.names.copy(),
            self.under_stages[:],
            self.tokens[:],
            self.colours.copy(),
            self.shields,
            self.discounts,
            self.powers,
            self.spent,
            self.aside,
            self.raised,
            self.pieces,
        )


@dataclass(slots=True)
class State:
    """A match.

    ``agenda`` holds the steps still to run in this turn. ``prompts[seat]`` is the question to the
    seat: a `Prompt` or the prompt of a rule module. ``choices[seat]`` is the face-down card of the
    turn; ``discards`` the pile, oldest first. ``extras`` are the memories of rule modules, by
    name.
    """

    rules: Ruleset
    cities: list[City] = field(default_factory=list)
    age: int = 0
    turn: int = 0
    discards: list[CardId] = field(default_factory=list)
    choices: list[CardChosen | None] = field(default_factory=list)
    prompts: list[str | None] = field(default_factory=list)
    agenda: tuple[str, ...] = ()
    result: GameEnded | None = None
    version: int = 0
    extras: dict[str, Extra] = field(default_factory=dict)

    @property
    def owing(self) -> Sequence[Seat]:
        return [seat for seat, prompt in enumerate(self.prompts) if prompt is not None]

    @property
    def players(self) -> int:
        """Seats of players; the cities after theirs are free."""
        return len(self.cities) - self.rules.seating.free_cities

    def left_of(self, seat: Seat) -> City:
        return self.cities[seat - 1]

    def right_of(self, seat: Seat) -> City:
        return self.cities[(seat + 1) % len(self.cities)]

    def copy(self) -> State:
        extras = self.extras
        return State(
            self.rules,
            [city.copy() for city in self.cities],
            self.age,
            self.turn,
            self.discards[:],
            self.choices[:],
            self.prompts[:],
            self.agenda,
            self.result,
            self.version,
            {name: extra.copy() for name, extra in extras.items()} if extras else {},
        )
