"""The signs of the rows of a score sheet; those of boxes not played here are drawn here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from sevenwonders_qt.models.pad_words import drawn, wonder_title
from sevenwonders_qt.models.score_pad import CITIES, ISLANDS, LEADERS, NAVAL
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder


def mark(sign: str, side: float, weight: float = 0.0) -> Part:
    """An icon or a sign drawn here, so many design pixels high or as high as its place."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        size = min(canvas.s(side), rect.height() * 0.92)
        _draw_sign(canvas, sign, rect.center().x(), rect.center().y(), size)

    return Drawing(side, 0, paint, weight)


def draw_board(
    canvas: Canvas, rect: QRectF, wonder: str, side: str, *, titled: bool = True
) -> None:
    """A wonder at a real table by day or by night, or a place for one.

    One that has no drawing may be ``titled`` by the name of its city.
    """
    if wonder and drawn(wonder):
        draw_wonder(canvas, rect, wonder, side or "A", 5, 5, 7, scaffold=False)
        return
    canvas.rounded(rect, 7, "night" if side == "B" else "sea", colour("ink", 0.55), 1.5)
    title = wonder_title(wonder).upper() if wonder and titled else ""
    words = Text(title, "title", "parchment", 700, "center")
    lay(canvas, Ground(column(mark("wonder", 60, 1), words, gap=0), None, (4, 4, 4, 4)), rect, 0.72)


def _draw_sign(canvas: Canvas, sign: str, cx: float, cy: float, size: float) -> None:
    if sign not in _DRAWN:
        canvas.icon(sign, cx, cy, size)
        return
    with canvas.kept():
        painter = canvas.painter
        painter.translate(cx - size / 2, cy - size / 2)
        painter.scale(size / 100, size / 100)
        _DRAWN[sign](painter)


def _disc(painter: QPainter, fill: str) -> None:
    painter.setPen(QPen(colour("ink", role="line"), 5))
    painter.setBrush(colour(fill))
    painter.drawEllipse(QPointF(50, 50), 44, 44)


def _crown(painter: QPainter) -> None:
    _disc(painter, "parchment_pale")
    painter.setBrush(colour("gold"))
    points = [(22, 68), (20, 34), (37, 52), (50, 24), (63, 52), (80, 34), (78, 68)]
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    painter.fillRect(QRectF(22, 68, 56, 9), colour("ink"))


def _mask(painter: QPainter) -> None:
    """A black card with a mask, for the cards that work in the dark."""
    painter.setPen(QPen(colour("ink", role="line"), 5))
    painter.setBrush(colour("night"))
    painter.drawRoundedRect(QRectF(8, 8, 84, 84), 14, 14)
    path = QPainterPath(QPointF(18, 38))
    path.cubicTo(34, 30, 42, 36, 50, 40)
    path.cubicTo(58, 36, 66, 30, 82, 38)
    path.cubicTo(82, 60, 70, 68, 61, 64)
    path.cubicTo(55, 60, 53, 55, 50, 55)
    path.cubicTo(47, 55, 45, 60, 39, 64)
    path.cubicTo(30, 68, 18, 60, 18, 38)
    painter.fillPath(path, colour("moon"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("night"))
    painter.drawEllipse(QPointF(36, 49), 7, 5)
    painter.drawEllipse(QPointF(64, 49), 7, 5)


def _island(painter: QPainter) -> None:
    _disc(painter, "sky")
    sea = QPainterPath()
    sea.addEllipse(QPointF(50, 50), 42, 42)
    water = QPainterPath()
    water.addRect(QRectF(0, 64, 100, 40))
    painter.fillPath(sea.intersected(water), colour("sea"))
    hill = QPainterPath(QPointF(20, 66))
    hill.cubicTo(34, 46, 64, 46, 80, 66)
    painter.fillPath(hill, colour("sand"))
    painter.setPen(QPen(colour("brown", role="line"), 6))
    painter.drawLine(QPointF(48, 56), QPointF(54, 32))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("good"))
    for turn in (-60, -20, 20, 60):
        with kept(painter):
            painter.translate(54, 32)
            painter.rotate(turn)
            painter.drawEllipse(QPointF(0, -11), 5, 13)


def _ship(painter: QPainter) -> None:
    _disc(painter, "parchment_pale")
    painter.setPen(QPen(colour("ink", role="line"), 4))
    painter.setBrush(colour("terracotta"))
    points = [(18, 60), (82, 60), (70, 78), (30, 78)]
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    painter.drawLine(QPointF(50, 60), QPointF(50, 20))
    painter.setBrush(colour("white"))
    painter.drawPolygon(QPolygonF([QPointF(54, 24), QPointF(54, 54), QPointF(76, 54)]))
    painter.setBrush(colour("gold"))
    painter.drawPolygon(QPolygonF([QPointF(46, 30), QPointF(46, 54), QPointF(28, 54)]))


_DRAWN: Final[dict[str, Callable[[QPainter], None]]] = {
    LEADERS: _crown,
    CITIES: _mask,
    ISLANDS: _island,
    NAVAL: _ship,
}
