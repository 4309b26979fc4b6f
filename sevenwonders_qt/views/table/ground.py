"""The table top under everything, painted once for each size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from sevenwonders_qt.views.paint.furniture import TableTop
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
    """The table top in the light of the Age."""

    def __init__(self) -> None:
        self._made: TableTop | None = None
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
        """Cover ``rect``, the whole scene, which begins at the origin."""
        if self._made is None:
            light = None
            if self._age in LIGHT and not palette().plain:
                light = QBrush(_light(*LIGHT[self._age], rect.width(), rect.height()))
            self._made = TableTop(rect.size(), style.ratio, style.canvas, light)
        self._made.draw(painter)
