"""The encyclopaedia: an entry for every card, board, deck and token of the box, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.text import plain
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.shown.entry_key import Kind
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.rules.book import all_rules, words

translate = QCoreApplication.translate


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


def gives_words(gives: Gives) -> str:
    """Return the name of a kind of effect in a filter."""
    return {
        Gives.RESOURCES: translate("Encyclopaedia", "produces resources"),
        Gives.POINTS: translate("Encyclopaedia", "gives points"),
        Gives.SHIELDS: translate("Encyclopaedia", "gives shields"),
        Gives.SCIENCE: translate("Encyclopaedia", "scientific symbol"),
        Gives.COINS: translate("Encyclopaedia", "gives coins"),
        Gives.TRADE: translate("Encyclopaedia", "cheaper trade"),
    }[gives]


@dataclass(frozen=True, slots=True)
class Fact:
    """A few sentences under a label."""

    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing, in words.

    ``key`` is the same in every language and edition. ``copies`` are the numbers of its cards
    for each number of players; empty where that says nothing. ``opened_by`` and ``opens`` are
    the keys of entries at the ends of chains; ``resources`` are those that a card makes or
    costs, ``gives`` the kinds of its effects; ``rule`` is the id of its rule. ``box`` is the
    name of the expansion that brings it, if that is its kind, ``game`` the name of its game. A
    seat plays with it if it ``is_wonder``; ``row`` is the row of the score sheet that it is
    built for.
    """

    key: str
    kind: Kind
    id: str
    name: str
    about: str
    icon: str
    facts: tuple[Fact, ...]
    rule: str
    side: str = ""
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
    def shelf(self) -> str:
        """The list that it is in: a `Shelf`, or the name of its box or of its game."""
        return self.box or _SHELVES.get(self.kind, self.game)


@dataclass(frozen=True, slots=True)
class Filter:
    """The entries that are wanted; 0 and empty mean any."""

    shelf: str = Shelf.CARDS
    age: int = 0
    colour: str = ""
    players: int = 0
    words: str = ""
    resource: str = ""
    gives: str = ""


_SHELVES: Final = {
    Kind.CARD: Shelf.CARDS,
    Kind.BOARD: Shelf.WONDERS,
}


class Encyclopaedia:
    """All entries of an edition and of other games, in the language chosen when it is made."""

    def __init__(self, library: Library, edition: Edition) -> None:
        """Raises `DataError` for damaged files."""
        self._library, self.edition = library, edition
        self.entries: Mapping[str, Entry] = {entry.key: entry for entry in self._all()}

    def find(self, wanted: Filter) -> tuple[Entry, ...]:
        """Return the entries that the filter lets through; with words, of every shelf."""
        parts = plain(wanted.words).split()
        if parts:
            found = [
                entry
                for entry in self.entries.values()
                if all(part in self._letters[entry.key] for part in parts)
            ]
            # An entry with the words in its name comes before one with the words in its text.
            return tuple(sorted(found, key=lambda each: not _in_name(each, parts)))
        return tuple(each for each in self.entries.values() if _lets_through(wanted, each))

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        return {
            key: plain(" ".join((entry.name, entry.about, *_said(entry))))
            for key, entry in self.entries.items()
        }

    def _all(self) -> Iterator[Entry]:
        for game in all_words():
            yield from game.articles(self._library, self.edition)


def rulings_of(rule: str, name: object) -> list[Fact]:
    """Return the rulings of a rule that mention the thing of this English name."""
    rules = all_rules()
    found = [
        words(ruling.text)
        for each in {rule: None, "power_pile": None, "power_copy": None, "science": None}
        for ruling in rules[each].rulings
        if name is not None and str(name) in str(ruling.text)
    ]
    return [Fact(translate("Encyclopaedia", "Rulings"), tuple(found))] if found else []


def advice_fact(text: str) -> Fact:
    """Return the advice on playing it, as a fact."""
    return Fact(translate("Encyclopaedia", "How it is played"), (text,))


def _said(entry: Entry) -> Sequence[str]:
    return [line for fact in entry.facts for line in (fact.label, *fact.lines)]


def _in_name(entry: Entry, parts: Sequence[str]) -> bool:
    name = plain(entry.name)
    return all(part in name for part in parts)


def _lets_through(wanted: Filter, entry: Entry) -> bool:
    if entry.shelf != wanted.shelf:
        return False
    if wanted.shelf == Shelf.CARDS and wanted.colour and entry.colour != wanted.colour:
        return False
    if wanted.age and entry.age and entry.age != wanted.age:
        return False
    if wanted.shelf == Shelf.CARDS and not (
        {*filter(None, (wanted.resource,))} <= entry.resources
        and {*filter(None, (wanted.gives,))} <= entry.gives
    ):
        return False
    return not (wanted.players and entry.copies and not entry.copies.get(wanted.players))
