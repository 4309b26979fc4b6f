"""Plain shapes drawn at the size of the window."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPolygonF

from sevenwonders_qt.views.paint.art import smooth
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import Shade, colour

Point = tuple[float, float]


class Shapes:
    """Draws shapes on an open QPainter, which it neither begins nor ends."""

    def __init__(self, painter: QPainter, u: float) -> None:
        """``u`` turns pixels of a 1080-line screen into real ones."""
        self.painter = painter
        self.u = u
        smooth(painter)

    def s(self, length: float) -> float:
        """A length of the 1080-line design in real pixels."""
        return length * self.u

    def rounded(
        self,
        rect: QRectF,
        radius: float = 10,
        fill: Shade | QBrush | None = None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """A rectangle with round corners."""
        self._ink(fill, edge, width)
        self.painter.drawRoundedRect(rect, radius * self.u, radius * self.u)

    def slab(
        self,
        rect: QRectF,
        fill: Shade = "parchment",
        radius: float = 10,
        edge: Shade | None = None,
        depth: float = 5,
    ) -> None:
        """A stone slab: a flat shadow below to the right, a light line along the top edge."""
        drop = self.s(depth)
        self.rounded(rect.translated(drop * 0.8, drop), radius, colour("black", 0.30))
        self.rounded(rect, radius, fill, edge or colour(fill, darker=22), 1.5)
        corner, top = self.s(radius), rect.top() + self.s(1.6)
        light = colour("white", 0.35)
        self.line((rect.left() + corner, top), (rect.right() - corner, top), light, 1.4)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Shade | None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """A closed shape of straight sides."""
        self._ink(fill, edge, width)
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def path(
        self,
        path: QPainterPath,
        fill: Shade | None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """Any shape."""
        self._ink(fill, edge, width)
        self.painter.drawPath(path)

    def ellipse(
        self,
        cx: float,
        cy: float,
        rx: float,
        ry: float | None = None,
        fill: Shade | None = None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """An ellipse around (cx, cy); a circle when ``ry`` is not given."""
        self._ink(fill, edge, width)
        self.painter.drawEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)

    def line(
        self,
        start: Point,
        end: Point,
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None:
        """A line with round ends; ``dash`` in multiples of its width."""
        pen = QPen(colour(shade), width * self.u)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dash:
            pen.setDashPattern(list(dash))
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(*start), QPointF(*end))

    def polyline(
        self,
        points: Sequence[Point],
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None:
        """An open line through ``points``; ``dash`` in multiples of its width."""
        pen = QPen(colour(shade), width * self.u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern(list(dash))
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def square(self, cx: float, cy: float, side: float) -> QRectF:
        """A square around (cx, cy)."""
        return QRectF(cx - side / 2, cy - side / 2, side, side)

    @contextmanager
    def clip(self, rect: QRectF, radius: float = 10) -> Iterator[None]:
        """Within it nothing is drawn outside the rounded rectangle."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius * self.u, radius * self.u)
        with self.kept():
            self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Within it everything is drawn this opaque, from 0 to 1."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        try:
            yield
        finally:
            self.painter.setOpacity(before)

    def kept(self) -> AbstractContextManager[None]:
        """After it the painter's clip, transform and pens are as before."""
        return kept(self.painter)

    @property
    def upright(self) -> bool:
        """Whether the painter is neither turned nor squeezed, so that pixels can be copied."""
        device = self.painter.deviceTransform()
        turned = abs(device.m12()) + abs(device.m21()) > 1e-6
        return not turned and device.m11() > 0 and abs(device.m11() - device.m22()) < 1e-6

    def device_scale(self) -> float:
        """Device pixels to one unit of the painter, screen scaling and zoom included."""
        return math.sqrt(abs(self.painter.deviceTransform().determinant()))

    def _ink(self, fill: Shade | QBrush | None, edge: Shade | None, width: float) -> None:
        if edge is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
        else:
            self.painter.setPen(QPen(colour(edge), width * self.u))
        if fill is None:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            self.painter.setBrush(fill if isinstance(fill, QBrush) else QBrush(colour(fill)))
