"""Drawings without their colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting


def draw_grey(canvas: Canvas, rect: QRectF, draw: Callable[[Canvas, QRectF], object]) -> None:
    """Draw without colour what ``draw`` paints over the whole of ``rect``."""
    scale = canvas.device_scale()
    wide, high = (max(1, math.ceil(each * scale)) for each in rect.size().toTuple())
    made = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(0)
    with Painting(made) as painter:
        painter.scale(wide / rect.width(), high / rect.height())  # to the edge of the last pixel
        free = Canvas(painter, canvas.art, canvas.u, canvas.text_factor, canvas.min_px)
        draw(free, QRectF(QPointF(), rect.size()))
    canvas.painter.drawImage(rect, made.convertToFormat(QImage.Format.Format_Grayscale8))
