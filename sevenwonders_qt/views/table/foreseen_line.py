"""One line across the foot of the own city: what a choice would change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.consequences import Change
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.drag import let_mouse_through
from sevenwonders_qt.views.table.panel import Panel, TableStyle

_LINE_Z = 61.0
"""Over the places where a card may be dropped."""

_HIGH = 36.0


class ForeseenLine(Panel):
    """Icons and words, as many as there is room for."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._lines: Sequence[Change] = ()
        self.setZValue(_LINE_Z)
        let_mouse_through(self)
        self.setVisible(False)

    @property
    def lines(self) -> Sequence[Change]:
        """All that there is to say, whether it has room or not."""
        return self._lines

    def say(self, lines: Sequence[Change], own: QRectF, style: TableStyle) -> None:
        """Say this at the foot of ``own``; nothing without a line."""
        self._lines = lines
        s = style.s
        self.place(QRectF(own.left(), own.bottom() - s(_HIGH - 8), own.width(), s(_HIGH)), style)
        self.renew((tuple(lines), style))
        self.setVisible(bool(lines))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, gap = canvas.s, canvas.s(22)
        shown = list(self._lines)
        while len(shown) > 1 and self._width(canvas, shown) > box.width() - s(28):
            shown.pop()
        if not shown:
            return
        wide = min(box.width(), self._width(canvas, shown) + s(28))
        plate = QRectF(box.center().x() - wide / 2, box.top(), wide, box.height())
        canvas.rounded(plate.translated(0, s(2)), 10, colour("black", 0.35))
        canvas.rounded(plate, 10, "parchment_pale", "gold_deep", 2.5)
        x, high = plate.left() + s(14), plate.height()
        for line in shown:
            canvas.icon(line.icon, x + s(13), plate.center().y(), s(26))
            x += s(31)
            words = QRectF(x, plate.top(), plate.right() - s(10) - x, high)
            x += gap + canvas.text(words, line.text, 16, "ink", 600, "left", "condensed")

    def _width(self, canvas: Canvas, lines: Sequence[Change]) -> float:
        s = canvas.s
        words = sum(canvas.text_width(line.text, 16, 600, "condensed") for line in lines)
        return words + s(31) * len(lines) + s(22) * (len(lines) - 1)
