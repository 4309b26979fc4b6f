"""The figures of the rules, drawn by the pieces of the table, so that they never go out of date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects_terms import token_name
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.rules.rule import Figure
from sevenwonders_qt.views.architects.card import draw_face
from sevenwonders_qt.views.architects.marks import token_pill
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.art import blank, smooth
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.plinth import Plinth, draw_plinth
from sevenwonders_qt.views.paint.row import cost_tokens, stage_tokens
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table.shown import Faces

GAP: Final = 14.0
"""Design pixels between the pieces of a figure."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """How large one piece is, in design pixels, and how it is painted."""

    wide: float
    high: float
    paint: Callable[[Canvas, QRectF, str, Library], None]


def size_of(figure: Figure, library: Library) -> tuple[float, float]:
    """Width and height of the whole figure, in design pixels."""
    kind, count = _KINDS[figure.kind], len(_pieces(figure, library))
    return count * (kind.wide + GAP) - GAP + 12, kind.high + 12


def draw_figure(
    figure: Figure, library: Library, look: Look, widest: float, ratio: float
) -> QPixmap:
    """The figure as large as it is at this scale, at most ``widest`` real pixels."""
    wide, high = size_of(figure, library)
    zoom = min(1.0, widest / look.s(wide))
    made = blank(round(look.s(wide) * zoom * ratio), round(look.s(high) * zoom * ratio))
    made.setDevicePixelRatio(ratio)
    with Painting(made) as painter:
        smooth(painter)
        canvas = Canvas(painter, look.art, look.u * zoom)
        s, kind = canvas.s, _KINDS[figure.kind]
        left = s(3)
        for piece in _pieces(figure, library):
            kind.paint(canvas, QRectF(left, s(3), s(kind.wide), s(kind.high)), piece, library)
            left += s(kind.wide + GAP)
    return made


def _pieces(figure: Figure, library: Library) -> tuple[str, ...]:
    """What is drawn beside each other; of a board, its stages."""
    if figure.kind == "stages":
        board = library.catalogue(Edition.FIRST).boards[figure.names[0], figure.names[1]]
        return tuple(f"{board.wonder} {board.side} {n}" for n in range(len(board.stages)))
    if figure.kind == "board":
        return (" ".join(figure.names),)
    return figure.names


def _icon(canvas: Canvas, rect: QRectF, name: str, library: Library) -> None:
    x, y, value = rect.center().x(), rect.center().y(), name.removeprefix("mil_")
    if value.isdecimal():
        canvas.military(x, y, rect.height(), int(value))
    else:
        canvas.icon(name, x, y, rect.height())


def _card(canvas: Canvas, rect: QRectF, card: str, library: Library) -> None:
    draw_card(canvas, rect, Faces(library.catalogue(Edition.FIRST))(CardId(card)))


def _board(canvas: Canvas, rect: QRectF, board: str, library: Library) -> None:
    wonder, side = board.split()
    found = library.catalogue(Edition.FIRST).boards[wonder, side]
    total = len(found.stages)
    draw_wonder(canvas, rect, wonder, side, 0, total, 10)
    sign = rect.adjusted(canvas.s(10), canvas.s(10), 0, 0)
    canvas.rounded(QRectF(sign.left(), sign.top(), canvas.s(62), canvas.s(62)), 9, "parchment")
    at = canvas.s(31)
    canvas.icon(f"res_{found.resource}", sign.left() + at, sign.top() + at, canvas.s(50))


def _stage(canvas: Canvas, rect: QRectF, place: str, library: Library) -> None:
    wonder, side, number = place.split()
    stages = library.catalogue(Edition.FIRST).boards[wonder, side].stages
    draw_plinth(canvas, rect, plinth(stages[int(number)], int(number)))


def plinth(stage: Stage, number: int) -> Plinth:
    """A stage that is to be built next."""
    cost = cost_tokens(stage.cost.coins, stage.cost.resources)
    return Plinth(number, cost, stage_tokens(stage), "next")


def _architects_card(canvas: Canvas, rect: QRectF, card: str, library: Library) -> None:
    draw_face(canvas, rect, library.architects.cards[CardId(card)])


def _architects_token(canvas: Canvas, rect: QRectF, token: str, library: Library) -> None:
    lay(canvas, token_pill(token, 0, rect.height() / canvas.u, (token_name(token),)), rect)


def _architects_wonder(canvas: Canvas, rect: QRectF, wonder: str, library: Library) -> None:
    draw_wonder(canvas, rect, wonder, "A", 3, 5, 10)


_KINDS: Final[Mapping[str, _Kind]] = {
    "icons": _Kind(62, 62, _icon),
    "cards": _Kind(170, 261, _card),
    "board": _Kind(460, 250, _board),
    "stages": _Kind(240, 78, _stage),
    "a_cards": _Kind(150, 216, _architects_card),
    "a_tokens": _Kind(190, 46, _architects_token),
    "a_wonder": _Kind(460, 250, _architects_wonder),
}
