"""Marks of a saved match: its state in a pill, and its picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from sevenwonders_qt.models.saves import SavedMatch, State
from sevenwonders_qt.views.kit.part import Ground, Paint, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture

_PILLS: Final = {
    State.GOING_ON: ("gold", "ink", ""),
    State.WON: ("good", "white", "ui_trophy"),
    State.OVER: ("ink_soft", "white", "state_ok"),
    State.PRACTICE: ("sea", "white", "ui_hint"),
    State.UNVERIFIED: ("brown", "white", "ui_help"),
    State.NEWER: ("dusk", "white", "ui_timer"),
    State.DAMAGED: ("bad", "white", "state_no"),
}
"""Ground, text and icon; each state has its own of all three, so colour never tells alone."""


_ROUND: Final = 99.0
"""More than half of any pill is high: its ends are round."""


def pill(state: State, text: str) -> Part:
    """The state in words, with its sign."""
    fill, shade, icon = _PILLS[state]
    sign = Icons((icon,), 1.35) if icon else Icons(("play",), 1.0, glyph=True, shade="ink")
    inside = row(sign, Text(text, "note", shade, 600, lines=1), gap=6)
    ground = rounded(_ROUND, fill, colour("ink", 0.5), 1.2)
    return column(Ground(inside, ground, (9, 4, 14, 4)), middle=True)


def picture_of(match: SavedMatch, radius: float = 10) -> Paint:
    """The wonder of a match as it stands; hatched stone for a file that does not open."""
    shown = match.picture
    if shown is None:
        return _draw_fault
    return wonder_picture(shown.wonder, shown.side, shown.built, shown.total, radius)


def _draw_fault(canvas: Canvas, rect: QRectF) -> None:
    """Hatched stone with a sign on it, where no picture can be."""
    s = canvas.s
    with canvas.clip(rect, 6):
        canvas.painter.fillRect(rect, colour("stone"))
        canvas.painter.setPen(QPen(colour("ink", 0.16, role="line"), s(4)))
        x = rect.left() - rect.height()
        while x < rect.right():
            canvas.painter.drawLine(
                QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top())
            )
            x += s(14)
    canvas.rounded(rect, 6, None, colour("ink", 0.55), 1.5)
    side = min(rect.height() * 0.55, s(120))
    canvas.icon("state_no", rect.center().x(), rect.center().y(), side)
