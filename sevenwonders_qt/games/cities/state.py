"""The memory of Cities: losses of the turn, and what a seat has used in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.catalogue import NAME
from sevenwonders_qt.games.cities.events import Demand
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.ruleset import State


class Raised(NamedTuple):
    """Coins that a seat makes all others lose for a stage that it raised."""

    seat: Seat
    source: str
    coins: int


@dataclass(slots=True)
class Losses:
    """The losses that are being settled, and what came before.

    ``raised`` are the losses for stages that were raised in this turn. ``demands`` are the losses
    while they are settled, ``chosen[seat]`` the coins that a seat has decided to pay. ``done`` are
    the powers that serve once a turn and were used in this one, each with the seat.
    """

    raised: tuple[Raised, ...] = ()
    demands: tuple[Demand, ...] = ()
    chosen: list[int | None] = field(default_factory=list)
    done: frozenset[tuple[Seat, Effect]] = frozenset()

    def copy(self) -> Losses:
        return Losses(self.raised, self.demands, self.chosen[:], self.done)

    def due(self, seat: Seat) -> int:
        """Return the coins that a seat loses in the turn."""
        return sum([demand.coins[seat] for demand in self.demands])


def losses_of(state: State) -> Losses:
    """Return the memory of a match with this expansion."""
    found = state.extras[NAME]
    assert isinstance(found, Losses)
    return found


def source_of(state: State, seat: Seat, power: Effect, before: int = 0) -> str:
    """Return the card or person that brought a power, or the wonder for a stage.

    The latest one counts that has it, after so many later ones.
    """
    found = [name for name, effects in _sources(state, seat) if power in effects]
    return found[before] if before < len(found) else state.cities[seat].wonder


def _sources(state: State, seat: Seat) -> Iterator[tuple[str, Sequence[Effect]]]:
    """Yield what a city has, the latest of each kind first."""
    city, cards = state.cities[seat], state.rules.catalogue.cards
    for card in reversed(city.built):
        yield card, cards[card].effects
    for piece in reversed(city.pieces):
        yield piece.person, piece.effects
    for stage in reversed(city.raised):
        yield city.wonder, stage.effects
