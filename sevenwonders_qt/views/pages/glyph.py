"""Small line drawings that the icon set has not: sun, moon, arrows and signs of settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour

Point = tuple[float, float]

_TRAY: Final[tuple[list[Point], ...]] = (
    [(14, 58), (14, 88), (86, 88), (86, 58)],
    [(50, 14), (50, 64)],
)

_LINES: Final[dict[str, tuple[list[Point], ...]]] = {
    "plus": ([(50, 20), (50, 80)], [(20, 50), (80, 50)]),
    "minus": ([(20, 50), (80, 50)],),
    "cross": ([(26, 26), (74, 74)], [(74, 26), (26, 74)]),
    "trash": (
        [(14, 26), (86, 26)],
        [(24, 28), (30, 88), (70, 88), (76, 28)],
        [(38, 24), (40, 12), (60, 12), (62, 24)],
        [(43, 44), (45, 72)],
        [(57, 44), (55, 72)],
    ),
    "list": tuple([(36, y), (86, y)] for y in (24, 50, 76)),
    "motion": ([(12, 26), (46, 26)], [(6, 50), (40, 50)], [(12, 74), (46, 74)]),
    "keyboard": ([(34, 64), (66, 64)],),
    "screen": (
        [(34, 14), (10, 14), (10, 38)],
        [(66, 14), (90, 14), (90, 38)],
        [(34, 86), (10, 86), (10, 62)],
        [(66, 86), (90, 86), (90, 62)],
    ),
    "pencil": ([(16, 84), (22, 62), (68, 16), (84, 32), (38, 78), (16, 84)], [(58, 26), (74, 42)]),
    "copy": ([(20, 30), (16, 30), (16, 88), (66, 88), (66, 84)],),
    "export": (*_TRAY, [(30, 34), (50, 12), (70, 34)]),
    "import": (*_TRAY, [(30, 46), (50, 66), (70, 46)]),
    "search": ([(63, 63), (88, 88)],),
}
_DOTS: Final[dict[str, list[Point]]] = {
    "list": [(16, 24), (16, 50), (16, 76)],
    "keyboard": [(24, 42), (42, 42), (60, 42), (78, 42)],
}
_BOXES: Final = {
    "keyboard": (QRectF(6, 24, 88, 54), 9),
    "copy": (QRectF(32, 12, 52, 60), 7),
    "motion": (QRectF(46, 28, 44, 44), 22),
    "search": (QRectF(14, 14, 56, 56), 28),
}
"""Rectangles with the radius of their corners; a round where it is half of the side."""

_FILLED: Final[dict[str, list[Point]]] = {
    "back": [(66, 20), (24, 50), (66, 80)],
    "down": [(20, 34), (80, 34), (50, 76)],
    "play": [(26, 12), (86, 50), (26, 88)],
}


def draw_glyph(
    canvas: Canvas, name: str, cx: float, cy: float, size: float, shade: Shade = "ink"
) -> None:
    """The drawing ``name`` around (cx, cy), ``size`` pixels high. Raises KeyError if unknown."""
    painter = canvas.painter
    with canvas.kept():
        painter.translate(cx - size / 2, cy - size / 2)
        painter.scale(size / 100, size / 100)
        pen = QPen(colour(shade, role="text"), 4 if name in _FILLED else 10)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if name in _FILLED:
            painter.setBrush(pen.color())
            painter.drawPolygon(_polygon(_FILLED[name]))
        elif name in _LINES:
            for line in _LINES[name]:
                painter.drawPolyline(_polygon(line))
            painter.drawPoints(_polygon(_DOTS.get(name, [])))
            box, radius = _BOXES.get(name, (QRectF(), 0))
            painter.drawRoundedRect(box, radius, radius)
        else:
            _PAINTED[name](painter)


def _polygon(points: list[Point]) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])


def _sun(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("gold"))
    painter.drawEllipse(QPointF(50, 50), 24, 24)
    painter.translate(50, 50)
    for _ in range(8):
        painter.drawPolygon(_polygon([(-8, -28), (8, -28), (0, -46)]))
        painter.rotate(45)


def _moon(painter: QPainter) -> None:
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(QPointF(50, 50), 38, 38)
    bite.addEllipse(QPointF(66, 42), 32, 32)
    painter.fillPath(whole.subtracted(bite), painter.pen().color())


def _drop(painter: QPainter) -> None:
    path = QPainterPath(QPointF(50, 8))
    path.cubicTo(76, 42, 82, 56, 78, 70)
    path.cubicTo(72, 92, 28, 92, 22, 70)
    path.cubicTo(18, 56, 24, 42, 50, 8)
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawChord(QRectF(22, 34, 56, 54), 90 * 16, 180 * 16)


_PAINTED: Final[dict[str, Callable[[QPainter], None]]] = {
    "sun": _sun,
    "moon": _moon,
    "drop": _drop,
}
