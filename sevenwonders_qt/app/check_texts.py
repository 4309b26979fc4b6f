"""Checks that the files of rules are whole and name only what the games have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.encyclopaedia import Encyclopaedia
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.rules.book import chapters, chapters_of
from sevenwonders_qt.models.words.rules.rule import FOLDER, Chapter


def check_texts(library: Library) -> str:
    """Read all rules and follow their links; raises `DataError` with the file and the place."""
    rules = Counter(rule.id for chapter in chapters().values() for rule in chapter.rules)
    books = [Encyclopaedia(library, edition) for edition in Edition]
    for game in games.names():
        entries = [each for book in books for each in book.entries.values() if each.game == game]
        things = {name for entry in entries for name in entry.names}
        for chapter in chapters_of(game):
            _check_chapter(chapter, rules, things)
    return f"{len(rules)} rules"


def _check_chapter(chapter: Chapter, rules: Mapping[str, int], things: Collection[str]) -> None:
    for rule in chapter.rules:
        place = f"{FOLDER}/{chapter.name}.toml: {rule.id}"
        if rules[rule.id] > 1:
            raise DataError(f"{place}: id: a rule of another file has it, too")
        for link in rule.see:
            if link not in rules:
                raise DataError(f"{place}: see: there is no rule {link!r}")
        for ruling in rule.rulings:
            for thing in ruling.about:
                if thing not in things:
                    where = f"{place}: ruling {ruling.number}: about"
                    raise DataError(f"{where}: the encyclopaedia has nothing called {thing!r}")
