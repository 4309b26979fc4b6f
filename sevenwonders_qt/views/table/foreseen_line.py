"""One line across the foot of the own city: what a choice would change."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.consequences import Change
from sevenwonders_qt.views.kit.part import Ground, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text, sign
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
        sizes = Sizes(canvas.u, canvas.text_factor, round(canvas.min_px))
        shown = [
            row(sign(line.icon, 26), Text(line.text, "note", bold=600, lines=1), gap=5)
            for line in self._lines
        ]
        while shown:
            part = Ground(row(*shown, gap=22), _paint_plate, (14, 0, 14, 0))
            wide = part.wide(sizes)
            if wide <= box.width() * 1.04 or not shown[1:]:
                plate = QRectF(0, 0, min(box.width(), wide), box.height())
                plate.moveCenter(box.center())
                self.lay(canvas, part, plate)
                return
            shown.pop()


def _paint_plate(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect.translated(0, canvas.s(2)), 10, colour("black", 0.35))
    canvas.rounded(rect, 10, "parchment_pale", "gold_deep", 2.5)
