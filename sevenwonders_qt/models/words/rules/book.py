"""The whole rules: their chapters, each rule by its id, and the search in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.text import folded
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.words.rules.rule import Chapter, Rule, Ruling

CLASSIC = "classic"


def chapters() -> Mapping[str, Chapter]:
    """Return every chapter by its name; raises `DataError`.

    The chapter of an expansion has the name of its box.
    """
    return {chapter.name: chapter for game in games.names() for chapter in chapters_of(game)}


def chapters_of(game: str) -> Iterator[Chapter]:
    """Yield the chapters of a game, those of its expansions too; raises `DataError`."""
    yield from games.words_of(game).chapters()
    if game == CLASSIC:
        yield from filter(None, (box.chapter() for box in boxes.all_words()))


def rulings_of(game: str) -> Sequence[Ruling]:
    """Return the rulings of a game, in the order of their documents; raises `DataError`."""
    rules = (rule for chapter in chapters_of(game) for rule in chapter.rules)
    found = (ruling for rule in rules for ruling in rule.rulings)
    return sorted(found, key=lambda each: (each.document, each.number))


def chapter_of(rule: str) -> Chapter:
    """Return the chapter with the rule of this id; raises KeyError if there is none."""
    found = (chapter for chapter in chapters().values() if rule in {r.id for r in chapter.rules})
    chapter = next(found, None)
    if chapter is None:
        raise KeyError(rule)
    return chapter


def all_rules() -> Mapping[str, Rule]:
    """Return every rule by its id."""
    return {rule.id: rule for chapter in chapters().values() for rule in chapter.rules}


def words(text: str) -> str:
    """Return a heading or a text of the rules in the chosen language."""
    # The texts are in resources/rules; check_translations reads them there.
    return QCoreApplication.translate("Rules", text)


class Book:
    """The rules in the language chosen when it is made; made again for another one."""

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        """The text of every rule for searches, by its id."""
        return {
            rule.id: folded(
                " ".join(
                    words(text)
                    for text in (rule.heading, *rule.texts, *(each.text for each in rule.rulings))
                )
            )
            for rule in all_rules().values()
        }

    def search(self, wanted: str) -> tuple[Rule, ...]:
        """Return the rules that have every word of ``wanted``, whatever its capitals and accents.

        Those with all words in their heading come first; without a word all of them are
        found.
        """
        parts = folded(wanted).split()
        rules = all_rules().values()
        found = [rule for rule in rules if all(part in self._letters[rule.id] for part in parts)]
        return tuple(sorted(found, key=lambda rule: not _in_heading(rule, parts)))


def _in_heading(rule: Rule, parts: list[str]) -> bool:
    heading = folded(words(rule.heading))
    return all(part in heading for part in parts)
