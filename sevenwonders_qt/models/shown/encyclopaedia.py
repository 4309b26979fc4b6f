"""The encyclopaedia: an entry for every card, board, deck and token of the box, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.text import folded
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.shown.article import Article, Fact, Gives, Shelf
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.rules.book import rulings_of, words
from sevenwonders_qt.models.words.rules.rule import Ruling

translate = QCoreApplication.translate


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
class EntryFilter:
    """The entries that are wanted; 0 and empty mean any."""

    shelf: str = Shelf.CARDS
    age: int = 0
    colour: str = ""
    players: int = 0
    words: str = ""
    resource: str = ""
    gives: str = ""


class Encyclopaedia:
    """All entries of an edition and of other games, in the language chosen when it is made."""

    def __init__(self, library: Library, edition: Edition) -> None:
        """Raises `DataError` for damaged files."""
        self._library, self.edition = library, edition
        self.entries: Mapping[str, Article] = {entry.key: entry for entry in self._all()}

    def find(self, wanted: EntryFilter) -> tuple[Article, ...]:
        """Return the entries that the filter lets through; with words, of every shelf."""
        parts = folded(wanted.words).split()
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
            key: folded(" ".join((entry.name, entry.about, *_said(entry))))
            for key, entry in self.entries.items()
        }

    def _all(self) -> Iterator[Article]:
        for game in all_words():
            rulings = [*rulings_of(game.name)]
            for entry in game.articles(self._library, self.edition):
                yield _with_rulings(entry, rulings)


def _with_rulings(entry: Article, rulings: Iterable[Ruling]) -> Article:
    """Return an entry with the rulings that are about its thing."""
    found = [words(each.text) for each in rulings if not entry.names.isdisjoint(each.about)]
    if not found:
        return entry
    fact = Fact(translate("Encyclopaedia", "Rulings"), tuple(found))
    return replace(entry, facts=(*entry.facts, fact))


def advice_fact(text: str) -> Fact:
    """Return the advice on playing it, as a fact."""
    return Fact(translate("Encyclopaedia", "How it is played"), (text,))


def _said(entry: Article) -> Sequence[str]:
    return [line for fact in entry.facts for line in (fact.label, *fact.lines)]


def _in_name(entry: Article, parts: Sequence[str]) -> bool:
    name = folded(entry.name)
    return all(part in name for part in parts)


def _lets_through(wanted: EntryFilter, entry: Article) -> bool:
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
