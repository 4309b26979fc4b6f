"""The memory of Cities: losses of the turn, and rebates that a seat has had in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.catalogue import NAME
from sevenwonders_qt.games.cities.events import Demand
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.games.classic.ruleset import State


@dataclass(slots=True)
class Losses:
    """The losses that are being settled, and what came before.

    ``raised`` are coins that the seats make others lose for stages that they raised in this turn.
    ``demands`` are the losses while they are settled, ``chosen[seat]`` the coins that a seat has
    decided to pay. ``done`` are the rebates that were used in this turn, by seat and side.
    """

    raised: list[int] = field(default_factory=list)
    demands: tuple[Demand, ...] = ()
    chosen: list[int | None] = field(default_factory=list)
    done: frozenset[tuple[Seat, Side]] = frozenset()

    def copy(self) -> Losses:
        return Losses(self.raised[:], self.demands, self.chosen[:], self.done)

    def due(self, seat: Seat) -> int:
        """Return the coins that a seat loses in the turn."""
        return sum([demand.coins[seat] for demand in self.demands])


def losses_of(state: State) -> Losses:
    """Return the memory of a match with this expansion."""
    found = state.extras[NAME]
    assert isinstance(found, Losses)
    return found
