"""The top bar of two players: the Border between them, over which the hands are swapped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.free_city_marks import EMBLEM
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

DrawSeat = Callable[[Canvas, QRectF, Shown, Seat], None]

_PILL, _BORDER, _GAP = 190.0, 168.0, 12.0


def draw_border_seats(canvas: Canvas, box: QRectF, shown: Shown, draw_seat: DrawSeat) -> None:
    """Both players as they sit, the Border between them, the emblem at the one who decides."""
    s, view = canvas.s, shown.table.view
    other = view.right.seat if shown.free_side is Side.LEFT else view.left.seat
    seats = (view.seat, other) if shown.free_side is Side.LEFT else (other, view.seat)
    middle = box.center().x()
    for seat, side in zip(seats, (-1, 1), strict=True):
        near = middle + side * s(_BORDER / 2 + _GAP)
        left = near if side > 0 else near - s(_PILL)
        pill = QRectF(left, box.top() + s(8), s(_PILL), box.height() - s(18))
        draw_seat(canvas, pill, shown, seat)
        if seat == shown.free_decider:
            canvas.icon(EMBLEM, pill.right() - s(20), pill.center().y(), s(33))
    _draw_border(canvas, QRectF(middle - s(_BORDER / 2), box.top() + s(11), s(_BORDER), s(29)))


def _draw_border(canvas: Canvas, rect: QRectF) -> None:
    s = canvas.s
    canvas.rounded(rect, 6, None, colour("gold", 0.7), 1.4)
    canvas.icon("trade_both", rect.left() + s(24), rect.center().y(), s(34))
    words = translate("Table", "hands swapped")
    room = rect.adjusted(s(44), 0, -s(6), 0)
    lay(canvas, Text(words, "note", "gold_light", 600, "center"), room)
