"""The players' wishes before a match: the wonder and side of each seat. Imports no rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BoardWish:
    """A wonder and a side wanted for a seat; None leaves it to chance."""

    wonder: str | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """One wish for each player, and one for the Free City if there is one."""

    wishes: tuple[BoardWish, ...]
    free_city: BoardWish = BoardWish()

    @classmethod
    def random(cls, players: int) -> Setup:
        """Return a set-up with wonders and sides all left to chance."""
        return cls((BoardWish(),) * players)
