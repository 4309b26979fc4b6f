"""The texts of lessons in the chosen language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.lesson import Lesson
from sevenwonders_qt.models.words.names import WONDERS, city_name, wonder_name
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


class _Names(dict[str, str]):
    """Names of cards by id; those of wonders by "giza", those of cities by "city_giza"."""

    def __missing__(self, key: str) -> str:
        city = key.removeprefix("city_")
        if city != key:
            return city_name(city)
        return wonder_name(key) if key in WONDERS else card_name(key)


def lesson_text(text: str) -> str:
    """Translate a text of a lesson, with the names of its things; "" for none."""
    if not text:
        return ""
    # The texts are in resources/lessons; check_translations reads them there.
    return translate("Lesson", text).format_map(_Names())


def title(lesson: Lesson) -> str:
    """Return the title of the lesson."""
    return lesson_text(lesson.title)
