"""An entry of the encyclopaedia."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.shown.entry_key import EntryKind


class Shelf(StrEnum):
    """Entries of 7 Wonders that are listed together; those of boxes are listed apart."""

    CARDS = "cards"
    WONDERS = "wonders"


class Gives(StrEnum):
    """The kind of effect that cards are searched for."""

    RESOURCES = "resources"
    POINTS = "points"
    SHIELDS = "shields"
    SCIENCE = "science"
    COINS = "coins"
    TRADE = "trade"


@dataclass(frozen=True, slots=True)
class Fact:
    """A few sentences under a label."""

    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Article:
    """One thing, in words.

    ``key`` is the same in every language and edition. ``copies`` are the numbers of its cards
    for each number of players; empty where that says nothing. ``opened_by`` and ``opens`` are
    the keys of entries at the ends of chains; ``resources`` are those that a card makes or
    costs, ``gives`` the kinds of its effects; ``rule`` is the id of its rule. ``box`` is the
    name of the expansion that brings it, if that is its kind, ``game`` the name of its game. A
    seat plays with it if it ``is_wonder``; ``row`` is the row of the score sheet that it is
    built for. ``board`` is a wonder and its side, as a ruling names it.
    """

    key: str
    kind: EntryKind
    id: str
    name: str
    about: str
    icon: str
    facts: tuple[Fact, ...]
    rule: str
    side: str = ""
    board: str = ""
    age: int = 0
    colour: str = ""
    copies: Mapping[int, int] | None = None
    opened_by: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    box: str = ""
    resources: frozenset[str] = frozenset()
    gives: frozenset[Gives] = frozenset()
    game: str = Classic.name
    is_wonder: bool = False
    row: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The names of this in the rulings."""
        return frozenset(filter(None, (self.id, self.board)))

    @property
    def shelf(self) -> str:
        """The list that it is in: a `Shelf`, or the name of its box or of its game."""
        return self.box or _SHELVES.get(self.kind, self.game)


_SHELVES: Final = {
    EntryKind.CARD: Shelf.CARDS,
    EntryKind.BOARD: Shelf.WONDERS,
}
