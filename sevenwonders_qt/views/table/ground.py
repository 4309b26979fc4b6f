"""The table top under everything, painted once for each size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient

from sevenwonders_qt.views.paint.furniture import table_background
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour, palette
from sevenwonders_qt.views.table.panel import TableStyle

LIGHT: Final = {
    1: (0.08, "sky_warm", 0.34),
    2: (0.5, "parchment", 0.16),
    3: (0.92, "terracotta", 0.46),
}
"""Of each Age: where the sun stands across the table, the colour of its light, and how strong."""


def _light(across: float, shade: str, strength: float, wide: float, high: float) -> QRadialGradient:
    """It falls on the lower half of the table, where the hand lies and no panel covers it."""
    light = QRadialGradient(wide * across, high * 0.62, wide * 0.75)
    light.setColorAt(0, colour(shade, strength))
    light.setColorAt(1, colour(shade, 0.0))
    return light


class Ground:
    """A picture without transparency, which is the fastest to copy."""

    def __init__(self) -> None:
        self._made: QPixmap | None = None
        self._age = 0

    def set_age(self, age: int) -> bool:
        """Take the light of this Age, from dawn to dusk; True if it is another than before."""
        other = age != self._age
        if other:
            self._age = age
            self.forget()
        return other

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
            whole = rect.adjusted(0, 0, 2, 2)
            table_background(style.canvas(painter), whole.width(), whole.height())
            if self._age in LIGHT and not palette().plain:
                light = _light(*LIGHT[self._age], whole.width(), whole.height())
                painter.fillRect(QRectF(0, 0, whole.width(), whole.height()), light)
        return made
