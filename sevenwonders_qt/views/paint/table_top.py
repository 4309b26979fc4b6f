"""The table top under every page and table; one picture of it is kept."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap, QRadialGradient

from sevenwonders_qt.views.paint.art import Drawn
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting, kept

LIGHT: Final = {
    1: (0.08, "sky_warm", 0.34),
    2: (0.5, "parchment", 0.16),
    3: (0.92, "terracotta", 0.46),
}
"""Of each Age: the sun's place across the table, the colour of its light, and its strength."""

_SHARP: Final = 1600
"""Device pixels: a wider table top is painted at half its size, or a quarter, as there is nothing
fine in it. In 4K that saves 31 MB."""


def draw_table_top(canvas: Canvas, size: QSizeF, age: int = 0) -> None:
    """Draw it from the origin, in the light of an Age; ``size`` is in units of the painter.

    The last one is kept for the next time.
    """
    scale = canvas.device_scale()
    while size.width() * scale > _SHARP:
        scale /= 2
    wide, high = round(size.width() * scale + 0.5), round(size.height() * scale + 0.5)
    place = QRectF(0, 0, wide / scale, high / scale)

    def paint() -> Drawn:
        made = QPixmap(wide, high)  # without transparency, which is the fastest to copy
        with Painting(made) as painter:
            painter.scale(scale, scale)
            table_background(Canvas(painter, canvas.art, canvas.u), place.width(), place.height())
            if age in LIGHT and not canvas.art.palette.plain:
                painter.fillRect(place, _light(canvas, *LIGHT[age], place.width(), place.height()))
        return Drawn(made)

    made = canvas.art.table_tops.get(
        (wide, high, canvas.u, age, canvas.art.palette.name), paint
    ).pixmap
    with kept(canvas.painter):
        canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        canvas.painter.drawPixmap(place, made, QRectF(made.rect()))


def table_background(canvas: Canvas, width: float, height: float) -> None:
    """Draw the deep-sea table top with its faint mosaic, from the origin."""
    gradient = QLinearGradient(0, 0, 0, height)
    gradient.setColorAt(0, canvas.colour("table_top"))
    gradient.setColorAt(1, canvas.colour("table_foot"))
    canvas.painter.fillRect(QRectF(0, 0, width, height), gradient)
    if canvas.art.palette.plain:
        return
    dice = random.Random(7)
    side = max(1.0, canvas.s(22))
    across, down = int(width / side) + 1, int(height / side) + 1
    for _ in range(700):
        x, y = dice.randrange(across) * side, dice.randrange(down) * side
        tessera = QRectF(x + 1, y + 1, side - 2, side - 2)
        canvas.painter.fillRect(tessera, canvas.colour("sea", dice.uniform(0.02, 0.06)))


def _light(
    canvas: Canvas, across: float, shade: str, strength: float, wide: float, high: float
) -> QRadialGradient:
    """Return the light on the lower half of the table, by the hand, where no panel covers it."""
    light = QRadialGradient(wide * across, high * 0.62, wide * 0.75)
    light.setColorAt(0, canvas.colour(shade, strength))
    light.setColorAt(1, canvas.colour(shade, 0.0))
    return light
