"""The table top under everything, painted once for each size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from sevenwonders_qt.views.paint.furniture import table_background
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.panel import TableStyle


class Ground:
    """A picture without transparency, which is the fastest to copy."""

    def __init__(self) -> None:
        self._made: QPixmap | None = None

    def forget(self) -> None:
        """Repaint when next needed."""
        self._made = None

    def draw(self, painter: QPainter, rect: QRectF, style: TableStyle) -> None:
        """Cover ``rect``, the whole scene."""
        if self._made is None:
            self._made = self._paint(rect, style)
        style.canvas(painter).pixmap(self._made, rect)

    def _paint(self, rect: QRectF, style: TableStyle) -> QPixmap:
        ratio = style.ratio
        wide, high = round(rect.width() * ratio + 0.5), round(rect.height() * ratio + 0.5)
        made = QPixmap(wide, high)
        with Painting(made) as painter:
            painter.scale(ratio, ratio)
            table_background(style.canvas(painter), rect.width() + 2, rect.height() + 2)
        return made
