"""Small line drawings that the icon set has not: sun, moon, arrows and signs of settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour

Point = tuple[float, float]


def draw_glyph(
    canvas: Canvas, name: str, cx: float, cy: float, size: float, shade: Shade = "ink"
) -> None:
    """The drawing ``name`` around (cx, cy), ``size`` pixels high. Raises KeyError if unknown."""
    painter = canvas.painter
    with canvas.kept():
        painter.translate(cx - size / 2, cy - size / 2)
        painter.scale(size / 100, size / 100)
        pen = QPen(colour(shade, role="text"), 10)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _DRAW[name](painter)


def _filled(painter: QPainter, points: list[Point]) -> None:
    painter.setBrush(painter.pen().color())
    pen = painter.pen()
    pen.setWidthF(4)
    painter.setPen(pen)
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def _sun(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("gold"))
    painter.drawEllipse(QPointF(50, 50), 24, 24)
    painter.translate(50, 50)
    for _ in range(8):
        painter.drawPolygon(QPolygonF([QPointF(-8, -28), QPointF(8, -28), QPointF(0, -46)]))
        painter.rotate(45)


def _moon(painter: QPainter) -> None:
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(QPointF(50, 50), 38, 38)
    bite.addEllipse(QPointF(66, 42), 32, 32)
    painter.fillPath(whole.subtracted(bite), painter.pen().color())


def _back(painter: QPainter) -> None:
    _filled(painter, [(66, 20), (24, 50), (66, 80)])


def _down(painter: QPainter) -> None:
    _filled(painter, [(20, 34), (80, 34), (50, 76)])


def _plus(painter: QPainter) -> None:
    painter.drawLine(50, 20, 50, 80)
    painter.drawLine(20, 50, 80, 50)


def _minus(painter: QPainter) -> None:
    painter.drawLine(20, 50, 80, 50)


def _trash(painter: QPainter) -> None:
    painter.drawLine(14, 26, 86, 26)
    for points in (
        [(24, 28), (30, 88), (70, 88), (76, 28)],
        [(38, 24), (40, 12), (60, 12), (62, 24)],
    ):
        painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))
    painter.drawLine(43, 44, 45, 72)
    painter.drawLine(57, 44, 55, 72)


def _list(painter: QPainter) -> None:
    for y in (24, 50, 76):
        painter.drawPoint(16, y)
        painter.drawLine(36, y, 86, y)


def _cross(painter: QPainter) -> None:
    painter.drawLine(26, 26, 74, 74)
    painter.drawLine(74, 26, 26, 74)


def _motion(painter: QPainter) -> None:
    for y, start, end in ((26, 12, 46), (50, 6, 40), (74, 12, 46)):
        painter.drawLine(start, y, end, y)
    painter.drawEllipse(QPointF(68, 50), 22, 22)


def _keyboard(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(6, 24, 88, 54), 9, 9)
    painter.drawLine(34, 64, 66, 64)
    for x in (24, 42, 60, 78):
        painter.drawPoint(x, 42)


def _drop(painter: QPainter) -> None:
    path = QPainterPath(QPointF(50, 8))
    path.cubicTo(76, 42, 82, 56, 78, 70)
    path.cubicTo(72, 92, 28, 92, 22, 70)
    path.cubicTo(18, 56, 24, 42, 50, 8)
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawChord(QRectF(22, 34, 56, 54), 90 * 16, 180 * 16)


def _screen(painter: QPainter) -> None:
    for x, y, dx, dy in ((10, 14, 1, 1), (90, 14, -1, 1), (10, 86, 1, -1), (90, 86, -1, -1)):
        painter.drawPolyline(
            QPolygonF([QPointF(x + 24 * dx, y), QPointF(x, y), QPointF(x, y + 24 * dy)])
        )


def _open(painter: QPainter, *points: Point) -> None:
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def _pencil(painter: QPainter) -> None:
    points = [(16, 84), (22, 62), (68, 16), (84, 32), (38, 78)]
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    painter.drawLine(58, 26, 74, 42)


def _copy(painter: QPainter) -> None:
    painter.drawRoundedRect(QRectF(32, 12, 52, 60), 7, 7)
    _open(painter, (20, 30), (16, 30), (16, 88), (66, 88), (66, 84))


def _export(painter: QPainter) -> None:
    _tray(painter)
    _open(painter, (30, 34), (50, 12), (70, 34))


def _import(painter: QPainter) -> None:
    _tray(painter)
    _open(painter, (30, 46), (50, 66), (70, 46))


def _tray(painter: QPainter) -> None:
    _open(painter, (14, 58), (14, 88), (86, 88), (86, 58))
    painter.drawLine(50, 14, 50, 64)


def _search(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(42, 42), 28, 28)
    painter.drawLine(63, 63, 88, 88)


def _play(painter: QPainter) -> None:
    _filled(painter, [(26, 12), (86, 50), (26, 88)])


_DRAW: Final[dict[str, Callable[[QPainter], None]]] = {
    "sun": _sun,
    "moon": _moon,
    "back": _back,
    "down": _down,
    "plus": _plus,
    "minus": _minus,
    "list": _list,
    "cross": _cross,
    "motion": _motion,
    "keyboard": _keyboard,
    "drop": _drop,
    "screen": _screen,
    "pencil": _pencil,
    "copy": _copy,
    "trash": _trash,
    "export": _export,
    "import": _import,
    "search": _search,
    "play": _play,
}
