"""The figures of the rules and of the encyclopaedia, drawn by the pieces of the table.

So they never go out of date.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects.terms import token_name
from sevenwonders_qt.models.effect_tokens import cost_tokens, stage_tokens
from sevenwonders_qt.models.encyclopaedia import Entry
from sevenwonders_qt.models.entry_key import Kind
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.rules.rule import Figure
from sevenwonders_qt.models.shown import Faces
from sevenwonders_qt.views.architects.card import draw_face
from sevenwonders_qt.views.architects.marks import token_pill
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.art import blank, smooth
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.plinth import Plinth, draw_plinth
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

GAP: Final = 14.0
"""Design pixels between the pieces of a figure."""

_SIZES: Final = {
    "icons": (62, 62),
    "cards": (170, 261),
    "board": (460, 250),
    "stages": (240, 78),
    "a_cards": (150, 216),
    "a_tokens": (190, 46),
    "a_wonder": (460, 250),
}
"""How large one piece of each kind is, in design pixels."""

_A_CARD: Final = 156 / 222
"""The shape of a card of Architects."""


def size_of(figure: Figure, library: Library) -> tuple[float, float]:
    """Width and height of the whole figure, in design pixels."""
    (wide, high), count = _SIZES[figure.kind], len(_pieces(figure, library))
    return count * (wide + GAP) - GAP + 12, high + 12


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
        s, (wide, high) = canvas.s, _SIZES[figure.kind]
        left = s(3)
        for piece in _pieces(figure, library):
            _draw_piece(canvas, QRectF(left, s(3), s(wide), s(high)), figure.kind, piece, library)
            left += s(wide + GAP)
    return made


def _pieces(figure: Figure, library: Library) -> tuple[str, ...]:
    """What is drawn beside each other; of a board, its stages."""
    if figure.kind == "stages":
        board = library.catalogue(Edition.FIRST).boards[figure.names[0], figure.names[1]]
        return tuple(f"{board.wonder} {board.side} {n}" for n in range(len(board.stages)))
    if figure.kind == "board":
        return (" ".join(figure.names),)
    return figure.names


def _draw_piece(canvas: Canvas, rect: QRectF, kind: str, piece: str, library: Library) -> None:
    catalogue, middle = library.catalogue(Edition.FIRST), rect.center()
    match kind:
        case "icons" if (value := piece.removeprefix("mil_")).isdecimal():
            canvas.military(middle.x(), middle.y(), rect.height(), int(value))
        case "icons":
            canvas.icon(piece, middle.x(), middle.y(), rect.height())
        case "cards":
            draw_card(canvas, rect, Faces(catalogue)(CardId(piece)))
        case "board":
            wonder, side = piece.split()
            board = catalogue.boards[wonder, side]
            draw_wonder(canvas, rect, wonder, side, 0, len(board.stages), 10)
            _draw_resource(canvas, rect, board.resource, 62)
        case "stages":
            wonder, side, number = piece.split()
            stage = catalogue.boards[wonder, side].stages[int(number)]
            draw_plinth(canvas, rect, _plinth(stage, int(number)))
        case "a_cards":
            draw_face(canvas, rect, library.architects.cards[CardId(piece)])
        case "a_tokens":
            pill = token_pill(piece, 0, rect.height() / canvas.u, (token_name(piece),))
            lay(canvas, pill, rect)
        case _:
            draw_wonder(canvas, rect, piece, "A", 3, 5, 10)


def draw_entry(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, edition: Edition
) -> None:
    """What an entry of the encyclopaedia is about, as large as ``rect`` allows."""
    catalogue = library.catalogue(edition)
    match entry.kind:
        case Kind.CARD:
            draw_card(canvas, rect, Faces(catalogue)(CardId(entry.id)))
        case Kind.BOARD:
            board, s = catalogue.boards[entry.id, entry.side], canvas.s
            total, high = len(board.stages), min(rect.height() * 0.3, s(86))
            picture = rect.adjusted(0, 0, 0, -high - s(12))
            draw_wonder(canvas, picture, entry.id, entry.side, total, total, 10)
            _draw_resource(canvas, picture, board.resource, 56)
            wide = (rect.width() - s(8) * (total - 1)) / total
            for number, stage in enumerate(board.stages):
                left = rect.left() + number * (wide + s(8))
                place = QRectF(left, rect.bottom() - high, wide, high)
                draw_plinth(canvas, place, _plinth(stage, number))
        case Kind.A_CARD:
            draw_face(canvas, shaped(rect, _A_CARD), library.architects.cards[CardId(entry.id)])
        case Kind.A_WONDER:
            draw_wonder(canvas, rect, entry.id, "A", 5, 5, 10)
        case Kind.A_TOKEN:
            place = shaped(rect, 1.0)
            half, middle = place.width() * 0.36, place.center()
            canvas.ellipse(middle.x(), middle.y(), half, None, colour("good", darker=35), "gold", 4)
            canvas.icon(entry.id, middle.x(), middle.y(), half * 1.7)


def _plinth(stage: Stage, number: int) -> Plinth:
    """A stage that is to be built next."""
    cost = cost_tokens(stage.cost.coins, stage.cost.resources)
    return Plinth(number, cost, stage_tokens(stage), "next")


def _draw_resource(canvas: Canvas, board: QRectF, resource: str, side: float) -> None:
    """What a board makes, in its corner."""
    s = canvas.s
    sign = QRectF(board.left() + s(10), board.top() + s(10), s(side), s(side))
    canvas.rounded(sign, 9, "parchment")
    canvas.icon(f"res_{resource}", sign.center().x(), sign.center().y(), s(side * 0.81))
