"""What lies hidden on a table of 7 Wonders, for those who may see everything."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.state import State


@dataclass(frozen=True, slots=True)
class Revealed:
    """``hands[city]``, the cards ``under[city]``'s stages, and the discard pile."""

    hands: tuple[tuple[CardId, ...], ...]
    under: tuple[tuple[CardId, ...], ...]
    discards: tuple[CardId, ...]


def revealed(state: State) -> Revealed:
    """Everything that lies face down or in a hand, undealt cards apart."""
    return Revealed(
        tuple(tuple(city.hand) for city in state.cities),
        tuple(tuple(city.under_stages) for city in state.cities),
        tuple(state.discards),
    )
