"""The view of a seat on the losses of a turn."""

from __future__ import annotations

from dataclasses import replace

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.cities.catalogue import NAME
from sevenwonders_qt.games.cities.events import Demand
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.view import PlayerView


@record
class LossesView:
    """The part of a `PlayerView` under the name of the expansion.

    ``demands`` are the losses of the turn while they are settled, ``chosen`` the coins that the
    seat itself has decided to pay, ``ready[seat]`` whether a seat has decided.
    """

    demands: tuple[Demand, ...]
    chosen: int | None
    ready: tuple[bool, ...]

    def due(self, seat: Seat) -> int:
        """Return the coins that a seat loses in the turn."""
        return sum(demand.coins[seat] for demand in self.demands)


def losses_view(state: State, seat: Seat) -> LossesView:
    """Return the losses as a seat may see them."""
    found = losses_of(state)
    if not found.demands:
        return LossesView((), None, (False,) * len(state.cities))
    ready = tuple(coins is not None for coins in found.chosen)
    return LossesView(found.demands, found.chosen[seat], ready)


def without_secrets(part: LossesView) -> LossesView:
    """Return the part of the view that any person around the table may see."""
    return replace(part, chosen=None)


def losses_in(view: PlayerView) -> LossesView | None:
    """Return the losses of a view; None in a match without Cities."""
    found: LossesView | None = view.extras.get(NAME)
    return found
