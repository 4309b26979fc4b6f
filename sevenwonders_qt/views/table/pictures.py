"""The pictures of 7 Wonders in the rules, the encyclopaedia and the review.

They are drawn by the pieces of the table, so they never go out of date.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.lesson import Lesson
from sevenwonders_qt.games.classic.catalogue import Card, Stage
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.shown.article import Article
from sevenwonders_qt.models.shown.card_face import face
from sevenwonders_qt.models.shown.effect_tokens import cost_tokens, stage_tokens
from sevenwonders_qt.models.shown.entry_key import EntryKind
from sevenwonders_qt.models.shown.faces import Faces
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.views.kit.part import Paint
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.plinth import Plinth, draw_plinth
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder, wonder_picture
from sevenwonders_qt.views.table.games import ChoicePicture, FigureKind, Pictures

# Figures of the rules ---------------------------------------------------------------------------


def _icon(canvas: Canvas, rect: QRectF, icon: str, library: Library) -> None:
    middle, value = rect.center(), icon.removeprefix("mil_")
    if value.isdecimal():
        canvas.military(middle.x(), middle.y(), rect.height(), int(value))
    else:
        canvas.icon(icon, middle.x(), middle.y(), rect.height())


def _card(canvas: Canvas, rect: QRectF, card: str, library: Library) -> None:
    draw_card(canvas, rect, Faces(library.catalogue(Edition.FIRST))(CardId(card)))


def _board(canvas: Canvas, rect: QRectF, name: str, library: Library) -> None:
    wonder, side = name.split()
    board = library.catalogue(Edition.FIRST).boards[wonder, side]
    draw_wonder(canvas, rect, wonder, side, 0, len(board.stages), 10)
    _draw_resource(canvas, rect, board.resource, 62)


def _stage(canvas: Canvas, rect: QRectF, name: str, library: Library) -> None:
    wonder, side, number = name.split()
    stage = library.catalogue(Edition.FIRST).boards[wonder, side].stages[int(number)]
    draw_plinth(canvas, rect, _plinth(stage, int(number)))


def _stages(names: Sequence[str], library: Library) -> Sequence[str]:
    """Return every stage of a board."""
    board = library.catalogue(Edition.FIRST).boards[names[0], names[1]]
    return tuple(f"{board.wonder} {board.side} {n}" for n in range(len(board.stages)))


# Entries of the encyclopaedia -------------------------------------------------------------------


def _card_article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    draw_card(canvas, rect, Faces(library.catalogue(edition))(CardId(entry.id)))


def _board_article(
    canvas: Canvas, rect: QRectF, entry: Article, library: Library, edition: Edition
) -> None:
    board, s = library.catalogue(edition).boards[entry.id, entry.side], canvas.s
    total, high = len(board.stages), min(rect.height() * 0.3, s(86))
    picture = rect.adjusted(0, 0, 0, -high - s(12))
    draw_wonder(canvas, picture, entry.id, entry.side, total, total, 10)
    _draw_resource(canvas, picture, board.resource, 56)
    wide = (rect.width() - s(8) * (total - 1)) / total
    for number, stage in enumerate(board.stages):
        left = rect.left() + number * (wide + s(8))
        place = QRectF(left, rect.bottom() - high, wide, high)
        draw_plinth(canvas, place, _plinth(stage, number))


def _plinth(stage: Stage, number: int) -> Plinth:
    """Return a stage that can be built next."""
    cost = cost_tokens(stage.cost.coins, stage.cost.resources)
    return Plinth(number, cost, stage_tokens(stage), "next")


def _draw_resource(canvas: Canvas, board: QRectF, resource: str | None, side: float) -> None:
    """Draw the product of a board, if any, in its corner."""
    if resource is None:
        return
    s = canvas.s
    sign = QRectF(board.left() + s(10), board.top() + s(10), s(side), s(side))
    canvas.rounded(sign, 9, "parchment")
    canvas.icon(f"res_{resource}", sign.center().x(), sign.center().y(), s(side * 0.81))


# Choices in the review --------------------------------------------------------------------------


def _choice(game: Classic, view: PlayerView, command: Command) -> ChoicePicture | None:
    """Return a picture of the card that is played, with its name if it is built."""
    if not isinstance(command, Play | PickDiscard) or command.card is None:
        return None
    card = game.rules.catalogue.cards[command.card]
    named = isinstance(command, Play) and command.use is Use.BUILD
    return ChoicePicture(partial(_draw_ringed, card=card), named)


def _draw_ringed(canvas: Canvas, place: QRectF, ring: Shade, *, card: Card) -> None:
    rim = canvas.s(5)
    draw_card(canvas, place.adjusted(rim, rim, -rim, -rim), face(card), glow=colour(ring))


def _lesson(lesson: Lesson) -> Paint:
    """Return the function that paints the wonder of the learner, complete."""
    place = lesson.places[0]
    return wonder_picture(place.wonder, place.side, 3, 3)


PICTURES: Final = Pictures(
    figures={
        "icons": FigureKind((62, 62), _icon),
        "cards": FigureKind((170, 261), _card),
        "board": FigureKind((460, 250), _board, lambda names, library: (" ".join(names),)),
        "stages": FigureKind((240, 78), _stage, _stages),
    },
    articles={EntryKind.CARD: _card_article, EntryKind.BOARD: _board_article},
    choice=_choice,
    lesson=_lesson,
)
