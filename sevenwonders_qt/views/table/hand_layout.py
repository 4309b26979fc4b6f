"""The cards of the hand as they lie on the table, with what each is meant or laid for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders_qt.core.ids import CardId


@dataclass(frozen=True, slots=True)
class HandLayout:
    """``cards`` from left to right, those laid face down too; the rest are places among them.

    ``picked`` and ``laid`` are for the own city, ``free`` for the Free City: a card is picked
    before its use is sent, and laid after. ``drawn`` is the card from the pile.
    """

    cards: tuple[CardId, ...] = ()
    picked: int | None = None
    laid: int | None = None
    free: int | None = None
    free_laid: bool = False
    drawn: int | None = None

    @property
    def raised(self) -> frozenset[int]:
        """The places of the cards that stand out."""
        return frozenset(n for n in (self.picked, self.laid, self.free) if n is not None)

    @property
    def down(self) -> frozenset[int]:
        """The places of the cards that lie face down for this turn."""
        free = self.free if self.free_laid else None
        return frozenset(n for n in (self.laid, free) if n is not None)


def same_cards(first: Sequence[CardId], second: Sequence[CardId]) -> bool:
    """Whether two hands hold the same cards, in whatever order."""
    return Counter(first) == Counter(second)
