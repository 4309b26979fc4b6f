"""The backs of cards, one for each Age, and the frame that faces and backs share."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour

WIDTH, HEIGHT = CARD_SIZE


def draw_back(canvas: Canvas, age: int) -> None:
    """The back of a card of this Age (1-3), in card units, its top left corner at the origin."""
    draw_frame(canvas)
    inner = QRectF(5, 5, WIDTH - 10, HEIGHT - 10)
    with canvas.clip(inner, 10):
        canvas.painter.fillRect(inner, colour(f"age_{age}"))
        _draw_rays(canvas, age)
        canvas.ellipse(120, 176, 82, None, f"age_{age}_sun")
        canvas.ellipse(120, 176, 68, None, f"age_{age}_heart")
        canvas.path(_swell(0, 262, 60, 18), f"age_{age}_deep")
        canvas.path(_swell(-30, 292, 60, 16), f"age_{age}")
        canvas.icon(f"age_{age}", 120, 172, 104)
        if age == 2:
            _draw_ship(canvas)
        else:
            canvas.icon("stage" if age == 1 else "ed_building", 120, 295, 76)
    _draw_meander(canvas)


def draw_frame(canvas: Canvas) -> None:
    """The flat shadow and the double rim of every card, in card units."""
    canvas.rounded(QRectF(3, 5, WIDTH, HEIGHT), 14, colour("shadow", 0.27))
    canvas.rounded(QRectF(0, 0, WIDTH, HEIGHT), 14, "ink")
    canvas.rounded(QRectF(2.5, 2.5, WIDTH - 5, HEIGHT - 5), 12, "parchment")


def _draw_rays(canvas: Canvas, age: int) -> None:
    for number in range(8):
        points = [(120.0, 176.0)]
        for edge in (-11.25, 11.25):
            angle = math.radians(number * 45 + edge)
            points.append((120 + 320 * math.cos(angle), 176 + 320 * math.sin(angle)))
        canvas.polygon(points, f"age_{age}_ray")


def _swell(left: float, top: float, length: float, rise: float) -> QPainterPath:
    """A row of waves down to the foot of the card."""
    path = QPainterPath(QPointF(left, top))
    for number in range(5):
        x = left + number * length
        path.cubicTo(x + length / 3, top - rise, x + length * 2 / 3, top - rise, x + length, top)
    path.lineTo(left + 5 * length, HEIGHT)
    path.lineTo(left, HEIGHT)
    path.closeSubpath()
    return path


def _draw_ship(canvas: Canvas) -> None:
    """A round ship, seen from the side."""
    hull = _hull(66, 296, 84, 332, 156, 332, 176, 292)
    hull.lineTo(184, 284)
    hull.lineTo(162, 296)
    hull.closeSubpath()
    canvas.path(hull, "ink")
    canvas.path(_hull(74, 300, 90, 326, 152, 326, 170, 298), "terracotta")
    canvas.painter.fillRect(QRectF(118, 246, 5, 54), colour("ink"))
    canvas.path(_sail(88, 250, 152, 288, 10), "ink")
    canvas.path(_sail(93, 253, 150, 285, 8.5), "parchment")
    canvas.painter.fillRect(QRectF(112, 253, 18, 32), colour("terracotta"))


def _hull(*at: float) -> QPainterPath:
    path = QPainterPath(QPointF(at[0], at[1]))
    path.cubicTo(*at[2:])
    return path


def _sail(left: float, top: float, right: float, foot: float, belly: float) -> QPainterPath:
    third = (foot - top) / 3
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, top)
    path.cubicTo(right + belly, top + third, right + belly, foot - third, right, foot)
    path.lineTo(left, foot)
    path.cubicTo(left + belly, foot - third, left + belly, top + third, left, top)
    return path


def _draw_meander(canvas: Canvas) -> None:
    """The gold border, with a Greek key along the head and the foot."""
    canvas.rounded(QRectF(15, 15, 210, 338), 4, None, "gold", 3)
    canvas.rounded(QRectF(9.5, 9.5, 221, 349), 8, None, "gold", 1.5)
    pen = QPen(colour("gold", role="line"), 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    turns = ((0, 14), (0, 0), (15, 0), (15, 9.5), (6, 9.5), (6, 5))
    for top, way in ((22, 1), (346, -1)):
        for number in range(10):
            key = [QPointF(22 + number * 20 + x, top + way * y) for x, y in turns]
            canvas.painter.drawPolyline(key)
