"""The whole truth of a match of Architects; only `evolve` writes to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.commands import Due, Prompt
from sevenwonders_qt.games.architects.events import GameEnded
from sevenwonders_qt.games.architects.holding import Holding

if TYPE_CHECKING:
    from sevenwonders_qt.games.architects.ruleset import Ruleset


@dataclass(slots=True)
class City:
    """The things before one seat, with sums kept up to date.

    ``cards`` counts the cards of each kind, every kind has an entry. ``stages`` are the numbers of
    the stages built, in that order. ``holding`` are the cards that can be spent, ``wanted`` has
    the bits of the stages that may come next. ``shields`` are those of cards, stages and tokens
    together. ``paying`` are the tokens that may help to pay, each kind once, ``stirring`` the
    cards with an effect when this city takes them.
    """

    wonder: str
    cards: dict[CardId, int]
    holding: Holding
    wanted: int
    stages: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    victories: int = 0
    shields: int = 0
    paying: tuple[str, ...] = ()
    stirring: frozenset[CardId] = frozenset()

    def copy(self) -> City:
        return City(
            self.wonder,
            self.cards.copy(),
            self.holding,
            self.wanted,
            self.stages,
            self.tokens,
            self.victories,
            self.shields,
            self.paying,
            self.stirring,
        )


Reach = tuple[int, int, int]
"""The left, right and central deck of a seat."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Cards of a deck held by the active seat, which keeps one; the top one comes first."""

    deck: int
    cards: tuple[CardId, ...]
    to_all: bool


@dataclass(slots=True)
class State:
    """A match.

    ``reach[seat]`` are the three decks a seat takes from: left (its own), right and central.
    ``decks`` are those of the seats and, last, the central one, each with its top at the end.
    ``open_tokens`` are face up, ``pile`` has its top at the end. ``prompt`` is the question to the
    ``active`` seat. ``agenda`` holds the actions earned in this turn and not yet taken, ``used``
    the tokens used in it, ``taken`` the cards it brought. ``peace`` of the ``conflict_tokens``
    show peace. ``knows`` are the seats that know the top card of the central deck. ``offers`` is
    no part of the truth: the actions open to the active seat, and the version that `legal` found
    them in.
    """

    rules: Ruleset
    cities: list[City] = field(default_factory=list)
    reach: tuple[Reach, ...] = ()
    decks: list[list[CardId]] = field(default_factory=list)
    open_tokens: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    discards: dict[CardId, int] = field(default_factory=dict)
    conflict_tokens: int = 0
    peace: int = 0
    cat: Seat | None = None
    turn: int = 0
    active: Seat = 0
    prompt: Prompt | None = None
    agenda: tuple[Due, ...] = ()
    used: tuple[str, ...] = ()
    taken: tuple[CardId, ...] = ()
    knows: tuple[Seat, ...] = ()
    searched: Searched | None = None
    result: GameEnded | None = None
    version: int = 0
    offers: tuple[int, tuple[Command, ...]] = field(default=(-1, ()), compare=False, repr=False)

    @property
    def owing(self) -> Sequence[Seat]:
        return () if self.prompt is None else (self.active,)

    def copy(self) -> State:
        return State(
            self.rules,
            [city.copy() for city in self.cities],
            self.reach,
            [deck[:] for deck in self.decks],
            self.open_tokens[:],
            self.pile[:],
            self.discards.copy(),
            self.conflict_tokens,
            self.peace,
            self.cat,
            self.turn,
            self.active,
            self.prompt,
            self.agenda,
            self.used,
            self.taken,
            self.knows,
            self.searched,
            self.result,
            self.version,
            self.offers,
        )
