"""The lessons and laid-out positions of all games of the program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.core import lesson as lessons
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.lesson import Forms, Lesson
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.models import games
from sevenwonders_qt.models.new_match import NAMES
from sevenwonders_qt.session import course
from sevenwonders_qt.session.course import Course
from sevenwonders_qt.session.match import Match


def all_lessons() -> tuple[Lesson, ...]:
    """Return the lessons of the program, in order; raises `DataError`.

    Lessons of games that have a folder of their own come last.
    """
    own = (words.resources for words in games.all_words())
    folders = (resource_path("lessons"), *(each / "lessons" for each in own if each is not None))
    return tuple(lesson for folder in folders for lesson in _kept_lessons(folder))


@cache
def _kept_lessons(folder: Path) -> tuple[Lesson, ...]:
    return lessons.read_lessons(folder, _forms())


def read_lesson(path: Path) -> Lesson:
    """Read the lesson of a file; raises `DataError` for anything in it that is no part of one."""
    return lessons.read_lesson(path, _forms())


def read_position(path: Path) -> Lesson:
    """Read a table: a lesson, or one without title and steps; raises as `read_lesson`."""
    return lessons.read_position(path, _forms())


def course_of(lesson: Lesson, box: Box, you: str, at: int = 0) -> Course:
    """Return the course of a lesson from a step on; ``you`` names the learner.

    Raises `DataError` for a faulty lesson.
    """
    return Course(lesson, box, _forms()[lesson.game], _seats(you, LEVEL_IDS[0]), at)


def laid_out(lesson: Lesson, box: Box, you: str, other: str = LEVEL_IDS[0]) -> Match[AnyGame]:
    """Return the match of a lesson before its first step; raises `DataError`.

    ``other`` is the computer player of the seats that are not the learner's.
    """
    return course.laid_out(lesson, box, _forms()[lesson.game], _seats(you, other))


def _forms() -> Forms:
    return {name: games.words_of(name).lessons for name in games.names()}


def _seats(you: str, other: str) -> list[SeatSpec]:
    return [SeatSpec(you, PERSON), *(SeatSpec(name, other) for name in NAMES)]
