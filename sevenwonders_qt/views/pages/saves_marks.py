"""Marks of a saved match: its state in a pill, the turns played, a file that does not open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from sevenwonders_qt.models.saves import State
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

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

_ROOM: Final = 172.8
_MOST: Final = 9.6
"""Design pixels for the bars of all turns, and for one bar at most."""


def draw_pill(canvas: Canvas, right: float, middle: float, state: State, text: str) -> float:
    """The state, up to ``right``; gives back where it begins."""
    s = canvas.s
    fill, shade, icon = _PILLS[state]
    wide = canvas.text_width(text, 16.5, 600, "condensed") + s(52)
    high = max(s(32), canvas.px(16.5) * 1.5)
    rect = QRectF(right - wide, middle - high / 2, wide, high)
    canvas.rounded(rect, high / canvas.u / 2, fill, colour("ink", 0.5), 1.2)
    if icon:
        canvas.icon(icon, rect.left() + s(21), middle, s(25))
    else:
        draw_glyph(canvas, "play", rect.left() + s(21), middle, s(16))
    words = QRectF(rect.left() + s(38), rect.top(), wide - s(38), high)
    canvas.text(words, text, 16.5, shade, 600, "left", "condensed")
    return rect.left()


class Pill(Part):
    """The state, at the right end of its place."""

    def __init__(self, state: State, text: str) -> None:
        self._state, self._text = state, text

    def wide(self, sizes: Sizes) -> float:
        return sizes.width(self._text, "note", 600) + sizes.s(58)

    def high(self, sizes: Sizes, width: float) -> float:
        return max(sizes.s(34), sizes.px("note") * 1.5)

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        draw_pill(canvas, rect.right(), rect.center().y(), self._state, self._text)


def draw_turns(
    canvas: Canvas, left: float, middle: float, played: int, ages: Sequence[int]
) -> None:
    """A bar for each turn of the Ages, full where it has been played."""
    s = canvas.s
    step = min(_MOST, _ROOM / max(1, sum(ages)))
    turns = [gap for gap, number in enumerate(ages) for _ in range(number)]
    for turn, gap in enumerate(turns):
        x = left + turn * s(step) + gap * s(6)
        shade = "terracotta" if turn < played else colour("ink", 0.18)
        canvas.rounded(QRectF(x, middle - s(8), s(step - 2.6), s(16)), 2, shade)


def draw_fault(canvas: Canvas, rect: QRectF) -> None:
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
