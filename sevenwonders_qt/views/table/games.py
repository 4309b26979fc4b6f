"""The parts of a game in the window: its table, its pages, its sounds and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.core.lesson import Lesson
    from sevenwonders_qt.core.outline import Outline
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.options import Edition
    from sevenwonders_qt.models.shown.article import Article
    from sevenwonders_qt.models.shown.library import Library
    from sevenwonders_qt.views.kit.part import Paint
    from sevenwonders_qt.views.pages.set_up import SetUpPage
    from sevenwonders_qt.views.paint.art import Art
    from sevenwonders_qt.views.paint.canvas import Canvas
    from sevenwonders_qt.views.paint.theme import Shade
    from sevenwonders_qt.views.sound.sounds import Ambience
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.match_page import MatchPage


Text = Callable[[], str]
"""A text in the current language."""


@dataclass(frozen=True, slots=True)
class Door:
    """The way into a game from the home page.

    ``title`` and ``note`` are on the button that sets up a match. ``about`` describes in a line the
    progress of a match that can be continued.
    """

    icon: str
    title: Text
    note: Text
    about: Callable[[Outline], str]


@dataclass(frozen=True, slots=True)
class FigureKind:
    """The way to draw the pieces of a figure of the rules, with their size in design pixels.

    ``pieces`` are the pieces of a figure with these names, drawn beside each other.
    """

    size: tuple[float, float]
    draw: Callable[[Canvas, QRectF, str, Library], None]
    pieces: Callable[[Sequence[str], Library], Sequence[str]] = lambda names, library: names


class ChoicePicture(NamedTuple):
    """The picture of a choice in the review, with a ring of this colour.

    ``named`` is true if the name of the choice can be read in the picture.
    """

    draw: Callable[[Canvas, QRectF, Shade], None]
    named: bool = False


DrawArticle = Callable[["Canvas", "QRectF", "Article", "Library", "Edition"], None]
"""Draws the thing of an entry as large as the place allows, in an edition."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of a game beside its table.

    ``figures`` are for the rules, by their kind, ``articles`` for the encyclopaedia, by the kind
    of the entry. ``choice`` draws a command in a match, for a seat with this view; it returns None
    where there is nothing to see. ``lesson`` draws the subject of a lesson of the game.
    """

    figures: Mapping[str, FigureKind]
    articles: Mapping[str, DrawArticle]
    choice: Callable[[Any, Any, Command], ChoicePicture | None]
    lesson: Callable[[Lesson], Paint]


@dataclass(frozen=True, slots=True)
class GameTable:
    """The views of a game, as functions that load their modules when they are called.

    ``set_up`` makes the set-up page of a match, with the games of the box, and dice for seats and
    seeds. ``page`` makes the table, ``watched`` makes one without choices, on a parent page; both
    get the parts of expansions. ``ambiences`` are heard at the table. ``pictures`` are of the
    rules, the encyclopaedia and the review.
    """

    name: str
    door: Door
    set_up: Callable[[Art, Box, Random], SetUpPage[Any]]
    page: Callable[[Art, Sequence[TableParts]], MatchPage]
    watched: Callable[[Art, QWidget, Sequence[TableParts]], MatchPage]
    ambiences: Callable[[], Sequence[Ambience]]
    pictures: Callable[[], Pictures]
