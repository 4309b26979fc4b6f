"""What a game brings to the window: its table, its pages, its sounds and its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QWidget

    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.core.outline import Outline
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.options import Edition
    from sevenwonders_qt.models.lessons.lesson import Lesson
    from sevenwonders_qt.models.shown.encyclopaedia import Entry
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
"""A text in the language of the moment."""


@dataclass(frozen=True, slots=True)
class Door:
    """The way into a game from the home page.

    ``title`` and ``note`` are on the button that sets up a match. ``about`` says in a line how far
    a match is that can be continued.
    """

    icon: str
    title: Text
    note: Text
    about: Callable[[Outline], str]


@dataclass(frozen=True, slots=True)
class FigureKind:
    """How the pieces of a figure of the rules are drawn, each so large in design pixels.

    ``pieces`` are the pieces of a figure with these names, drawn beside each other.
    """

    size: tuple[float, float]
    draw: Callable[[Canvas, QRectF, str, Library], None]
    pieces: Callable[[Sequence[str], Library], Sequence[str]] = lambda names, library: names


class ChoicePicture(NamedTuple):
    """What is drawn of a choice in the review, with a ring of this colour.

    ``named`` says whether the name of the choice is to be read in the picture.
    """

    draw: Callable[[Canvas, QRectF, Shade], None]
    named: bool = False


DrawArticle = Callable[["Canvas", "QRectF", "Entry", "Library", "Edition"], None]
"""Draws the thing of an entry as large as the place allows, in an edition."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of a game beside its table.

    ``figures`` are those of the rules, by their kind, ``articles`` those of the encyclopaedia, by
    the kind of the entry. ``choice`` is that of a command in a match, for a seat with this view;
    None where there is nothing to be seen of it. ``lesson`` is what a lesson of the game is about.
    """

    figures: Mapping[str, FigureKind]
    articles: Mapping[str, DrawArticle]
    choice: Callable[[Any, Any, Command], ChoicePicture | None]
    lesson: Callable[[Lesson], Paint]


@dataclass(frozen=True, slots=True)
class GameTable:
    """A game as it is seen; made of functions of modules that load the rest when it is wanted.

    ``set_up`` makes the page on which a match is set up: with the games of the box, and dice for
    seats and seeds. ``page`` makes the table, ``watched`` makes one that only shows, on a page that
    is the parent; both are given what expansions bring. ``ambiences`` are heard at the table.
    ``pictures`` are of the rules, the encyclopaedia and the review.
    """

    name: str
    door: Door
    set_up: Callable[[Art, Box, Random], SetUpPage[Any]]
    page: Callable[[Art, Sequence[TableParts]], MatchPage]
    watched: Callable[[Art, QWidget, Sequence[TableParts]], MatchPage]
    ambiences: Callable[[], Sequence[Ambience]]
    pictures: Callable[[], Pictures]
