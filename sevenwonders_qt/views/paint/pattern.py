"""The flat pattern of each card colour, the second cue beside its hue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from sevenwonders_qt.models.boxes import paint_words
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import colour


def draw_pattern(painter: QPainter, width: float, height: float, fill: str) -> Iterator[None]:
    """Fill a box at the origin, in card units, with a card colour and its pattern over it.

    It pauses after each row or line.
    """
    box = QRectF(0, 0, width, height)
    pen = QPen(colour(f"{fill}_pattern"), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    with kept(painter):
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, colour(fill))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw = _DRAW.get(fill) or _DRAW[paint_words(fill).pattern]
        yield from draw(painter, width, height)


def _grain(painter: QPainter, width: float, height: float) -> Iterator[None]:
    for row in range(int(height / 8) + 2):
        start = -20 + row % 2 * 17
        painter.drawLines(
            [
                QLineF(start + 34 * k, row * 8, start + 34 * k + 22, row * 8)
                for k in range(int(width / 34) + 2)
            ]
        )
        yield


def _dots(painter: QPainter, width: float, height: float) -> Iterator[None]:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(int(height / 8) + 2):
        for k in range(int(width / 14) + 2):
            painter.drawEllipse(QPointF(row % 2 * 7 + 14 * k, row * 8 + 3), 2.1, 2.1)
        yield


def _waves(painter: QPainter, width: float, height: float) -> Iterator[None]:
    for row in range(int(height / 11) + 2):
        y = row * 11.0
        path = QPainterPath(QPointF(-4, y))
        for k in range(int(width / 20) + 2):
            x = -4 + 20.0 * k
            path.quadTo(x + 5, y - 7, x + 10, y)
            path.quadTo(x + 15, y + 7, x + 20, y)
        painter.drawPath(path)
        yield


def _zigzag(painter: QPainter, width: float, height: float) -> Iterator[None]:
    for row in range(int(height / 12) + 2):
        y = row * 12.0
        points = [
            QPointF(-4 + 8 * k, y + (6 if k % 2 == 0 else 0)) for k in range(int(width / 8) + 3)
        ]
        painter.drawPolyline(points)
        yield


def _lattice(painter: QPainter, width: float, height: float) -> Iterator[None]:
    lines = []
    for k in range(int((width + height) / 16) + 1):
        x = -height + 16 * k
        lines += [QLineF(x, height, x + height, 0), QLineF(x, 0, x + height, height)]
    yield from _draw_lines(painter, lines)


def _pikes(painter: QPainter, width: float, height: float) -> Iterator[None]:
    lines = [QLineF(4 + 9 * k, 0, 4 + 9 * k, height) for k in range(int(width / 9) + 1)]
    yield from _draw_lines(painter, lines)


def _scales(painter: QPainter, width: float, height: float) -> Iterator[None]:
    for row in range(int(height / 9) + 3):
        for k in range(int(width / 18) + 2):
            box = QRectF(-9 + row % 2 * 9 + 18 * k, row * 9 - 9, 18, 18)
            painter.drawArc(box, 180 * 16, 180 * 16)
        yield


def _draw_lines(painter: QPainter, lines: list[QLineF]) -> Iterator[None]:
    """One by one: together they are one shape to Qt, whose cost grows with their square."""
    for line in lines:
        painter.drawLine(line)
        yield


_DRAW: Final[dict[str, Callable[[QPainter, float, float], Iterator[None]]]] = {
    "brown": _grain,
    "grey": _dots,
    "blue": _waves,
    "green": _zigzag,
    "yellow": _lattice,
    "red": _pikes,
    "purple": _scales,
}
