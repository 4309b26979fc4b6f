"""The whole rules: their chapters, each rule by its id, and what a search finds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.core.text import plain
from sevenwonders_qt.models.rules import architects, classic, edifice, two_players
from sevenwonders_qt.models.rules.rule import Rule

CLASSIC = "classic"
ARCHITECTS = "architects"


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of one game, or of what is laid over it, in reading order."""

    name: str
    heading: object
    rules: tuple[Rule, ...]


CHAPTERS: Mapping[str, Chapter] = {
    chapter.name: chapter
    for chapter in (
        Chapter(CLASSIC, QT_TRANSLATE_NOOP("Rules", "Seven Wonders"), classic.RULES),
        Chapter("two_players", QT_TRANSLATE_NOOP("Rules", "Two players"), two_players.RULES),
        Chapter("edifice", QT_TRANSLATE_NOOP("Rules", "Edifices"), edifice.RULES),
        Chapter(ARCHITECTS, QT_TRANSLATE_NOOP("Rules", "Architects"), architects.RULES),
    )
}
"""Every chapter by its name; that of an expansion has the name of the expansion."""

CHAPTER_OF: Mapping[str, str] = {
    rule.id: chapter.name for chapter in CHAPTERS.values() for rule in chapter.rules
}
"""The chapter of every rule, by its id."""

RULES: Mapping[str, Rule] = {
    rule.id: rule for chapter in CHAPTERS.values() for rule in chapter.rules
}


def words(text: object) -> str:
    """A heading or a text of the rules in the chosen language."""
    return QCoreApplication.translate("Rules", str(text))


class Book:
    """The rules in the language chosen when it is made; made again for another one."""

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        """What can be searched of every rule, by its id."""
        return {
            rule.id: plain(
                " ".join(
                    words(text)
                    for text in (rule.heading, *rule.texts, *(each.text for each in rule.rulings))
                )
            )
            for rule in RULES.values()
        }

    def search(self, wanted: str) -> tuple[Rule, ...]:
        """The rules that hold every word of ``wanted``, whatever its capitals and accents.

        Those whose heading holds them come first; without a word all of them are found.
        """
        parts = plain(wanted).split()
        found = [
            rule for rule in RULES.values() if all(part in self._letters[rule.id] for part in parts)
        ]
        return tuple(sorted(found, key=lambda rule: not _in_heading(rule, parts)))


def _in_heading(rule: Rule, parts: list[str]) -> bool:
    heading = plain(words(rule.heading))
    return all(part in heading for part in parts)
