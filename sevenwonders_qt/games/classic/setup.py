"""The players' wishes before a match: the wonder and side of each seat. Imports no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class BoardWish:
    """A wonder and a side wanted for a seat; None leaves it to chance."""

    wonder: str | None = None
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """One wish for each player, and one for the Free City if there is one.

    ``boxes`` are wishes that are made of an expansion, by its name; it says what they mean.
    """

    wishes: tuple[BoardWish, ...]
    free_city: BoardWish = BoardWish()
    boxes: Mapping[str, Any] = field(default_factory=dict, hash=False, kw_only=True)

    @classmethod
    def random(cls, players: int) -> Setup:
        """Return a set-up with wonders and sides all left to chance."""
        return cls((BoardWish(),) * players)
