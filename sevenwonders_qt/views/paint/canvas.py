"""A canvas for shapes, text, numbers, icons and copies of drawings at the window's size."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from sevenwonders_qt.views.paint.art import (
    Art,
    Drawing,
    Drawn,
    DrawnCache,
    blank,
    finished,
    smooth,
)
from sevenwonders_qt.views.paint.fonts import (
    Family,
    fit_block,
    fit_line,
    font,
    is_whole,
    text_width,
)
from sevenwonders_qt.views.paint.painting import Painting, kept
from sevenwonders_qt.views.paint.palette import Role
from sevenwonders_qt.views.paint.pattern import draw_pattern
from sevenwonders_qt.views.paint.theme import Shade, colour

Point = tuple[float, float]
Align = Literal["left", "center", "right"]

WREATH_FROM: Final = 29
"""Victory points smaller than this many pixels lose their wreath, which would be noise."""

_ONE_LINE: Final = (
    int(Qt.AlignmentFlag.AlignVCenter)
    | int(Qt.TextFlag.TextDontClip)
    | int(Qt.TextFlag.TextSingleLine)
)
_ALIGN: Final = {
    "left": int(Qt.AlignmentFlag.AlignLeft) | _ONE_LINE,
    "center": int(Qt.AlignmentFlag.AlignHCenter) | _ONE_LINE,
    "right": int(Qt.AlignmentFlag.AlignRight) | _ONE_LINE,
}
# Python 3.11 takes a microsecond to look up a member of an enumeration, with every shape painted.
_NO_PEN: Final = Qt.PenStyle.NoPen
_NO_BRUSH: Final = Qt.BrushStyle.NoBrush

_LARGE: Final = 1.6
"""A factor on text that has room everywhere: 140 % on the smallest window."""

LEAST_OF_LINE: Final = 0.78
"""The least size of one line in a fixed place on a drawing, as a share of its size."""

LEAST_OF_BLOCK: Final = 0.74
"""The same of a name in several lines."""

_OF_PLACE: Final = 0.86
"""The greatest height of a line's letters, as a share of its place."""

_LARGE_PIXELS: Final = 1.8
"""Device pixels to one of a 1080-line screen that make a tilted card large.

It is then half as wide again as with 1080 lines.
"""

MEDALS: Final = (1, 3, 5)
"""The worths that have pictures."""

_ROUNDED: Final = 2.0
"""Device pixels that a pixmap may be larger than its place: its size is rounded up."""


class Canvas:
    """A canvas on an open QPainter; it neither begins nor ends it.

    Rectangles, points and icon sizes are in the painter's own pixels: multiply by ``s``. Radii, pen
    widths and text sizes are in pixels of a 1080-line screen and are multiplied here. ``texts``
    and ``sizes`` list every text drawn and its height in pixels, for tests.
    """

    def __init__(
        self, painter: QPainter, art: Art, u: float, text: float = 1.0, min_px: float = 11
    ) -> None:
        """Set ``u``, real pixels to one of 1080 lines, and ``text``, a factor on text alone."""
        self.painter = painter
        self.u = u
        smooth(painter)
        self.art = art
        self.text_factor = text
        self.min_px = min_px
        self.texts: list[str] = []
        self.sizes: list[int] = []
        self.zoom_from = 1.0

    def px(self, size: float) -> int:
        """Return the pixel size of text of this design size, never under the floor."""
        return round(max(self.min_px, size * self.u * self.text_factor))

    def _least(self, px: int, share: float) -> int:
        """Return the least size of text of ``px``: that share of its height at the usual text size.

        Larger text loses no word where the word has no more room.
        """
        usual = px / max(1.0, self.text_factor)
        return min(px, max(round(self.min_px), round(usual * share)))

    def _as_high(self, px: int, high: float) -> int:
        """Return the size of very large text, no higher than its place; up to `_LARGE` all fits."""
        if self.text_factor <= _LARGE:
            return px
        return min(px, round(max(px * _LARGE / self.text_factor, _OF_PLACE * high)))

    def pattern(self, rect: QRectF, fill: str, zoom: float | None = None) -> None:
        """Draw a box in a card colour with its pattern; ``zoom`` scales the pattern's figures."""
        self.cached(self.art.patterns, *self._pattern(rect, fill, zoom))

    def pattern_ahead(self, rect: QRectF, fill: str, zoom: float | None = None) -> Iterator[None]:
        """Draw in steps the picture that ``pattern`` will copy."""
        yield from self.cached_ahead(self.art.patterns, *self._pattern(rect, fill, zoom))

    def _pattern(
        self, rect: QRectF, fill: str, zoom: float | None
    ) -> tuple[Hashable, QRectF, float, Apart]:
        figure = max(self.u * 0.8, 0.5) if zoom is None else zoom

        def paint(apart: Canvas, place: QRectF) -> Iterator[None]:
            # The last pixel across and down is filled whole; the place may cover only a part of it.
            scale, painter = apart.copy_scale(), apart.painter
            wide, high = (math.ceil(each * scale) / scale for each in place.size().toTuple())
            with apart.kept():
                painter.translate(place.topLeft())
                painter.scale(figure, figure)
                yield from draw_pattern(self.art, painter, wide / figure, high / figure, fill)

        return (fill, round(figure, 3)), rect, 0.0, paint

    def colour(
        self, shade: Shade, alpha: float | None = None, darker: int = 0, role: Role = "fill"
    ) -> QColor:
        """Return the colour of a shade, for what is painted without the canvas."""
        return self.art.colour(shade, alpha, darker, role)

    # Shapes -------------------------------------------------------------------------------

    def s(self, length: float) -> float:
        """Return a length of the 1080-line design in real pixels."""
        return length * self.u

    def rounded(
        self,
        rect: QRectF,
        radius: float = 10,
        fill: Shade | QBrush | None = None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """Draw a rectangle with round corners."""
        self._ink(fill, edge, width)
        # Qt would draw pointed ends if it is much longer than high.
        most = min(radius * self.u, rect.width() / 2, rect.height() / 2)
        self.painter.drawRoundedRect(rect, most, most)

    def dashed(
        self, rect: QRectF, radius: float, edge: Shade, width: float, dash: float = 3
    ) -> None:
        """Outline a rectangle with round corners, in dashes ``dash`` times its width."""
        pen = QPen(self.colour(edge, role="line"), self.s(width))
        pen.setDashPattern([dash, dash])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.setBrush(_NO_BRUSH)
        self.painter.drawRoundedRect(rect, self.s(radius), self.s(radius))

    def slab(
        self,
        rect: QRectF,
        fill: Shade = "parchment",
        radius: float = 10,
        edge: Shade | None = None,
        depth: float = 5,
    ) -> None:
        """Draw a stone slab: a flat shadow below to the right, a light line along the top edge."""
        drop = self.s(depth)
        self.rounded(rect.translated(drop * 0.8, drop), radius, colour("pure_black", 0.30))
        self.rounded(rect, radius, fill, edge or colour(fill, darker=22), 1.5)
        corner, top = self.s(radius), rect.top() + self.s(1.6)
        light = colour("white", 0.35)
        self.line((rect.left() + corner, top), (rect.right() - corner, top), light, 1.4)

    def polygon(
        self,
        points: Sequence[Point],
        fill: Shade | QBrush | None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """Draw a closed shape of straight sides."""
        self._ink(fill, edge, width)
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def sign(self, points: Sequence[Point], shade: Shade) -> None:
        """Draw a shape that is read like the words beside it, and has their colour."""
        self.polygon(points, QBrush(self.colour(shade, role="text")))

    def path(self, path: QPainterPath, fill: Shade) -> None:
        """Draw any shape."""
        self._ink(fill, None, 0)
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
        """Draw an ellipse around (cx, cy); a circle when ``ry`` is not given."""
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
        """Draw a line with round ends; ``dash`` in multiples of its width."""
        self.polyline((start, end), shade, width, dash, Qt.PenCapStyle.RoundCap)

    def polyline(
        self,
        points: Sequence[Point],
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
        ends: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    ) -> None:
        """Draw an open line through ``points``; ``dash`` in multiples of its width."""
        pen = self._pen(shade, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(ends)
        if dash:
            pen.setDashPattern(list(dash))
        self.painter.setPen(pen)
        self.painter.setBrush(_NO_BRUSH)
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def square(self, cx: float, cy: float, side: float) -> QRectF:
        """Return a square around (cx, cy)."""
        return QRectF(cx - side / 2, cy - side / 2, side, side)

    @contextmanager
    def clip(self, rect: QRectF, radius: float = 10) -> Iterator[None]:
        """Draw nothing outside the rounded rectangle within the context."""
        path = QPainterPath()
        path.addRoundedRect(rect, radius * self.u, radius * self.u)
        with self.kept():
            self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            yield

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Draw everything this opaque within the context, from 0 to 1."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        try:
            yield
        finally:
            self.painter.setOpacity(before)

    def kept(self) -> AbstractContextManager[None]:
        """Restore the painter's clip, transform and pens after the context."""
        return kept(self.painter)

    @property
    def upright(self) -> bool:
        """Whether the painter is neither turned nor squeezed, so that pixels can be copied."""
        device = self.painter.deviceTransform()
        turned = abs(device.m12()) + abs(device.m21()) > 1e-6
        return not turned and device.m11() > 0 and abs(device.m11() - device.m22()) < 1e-6

    def device_scale(self) -> float:
        """Return the device pixels to one unit of the painter, screen scaling and zoom included."""
        return math.sqrt(abs(self.painter.deviceTransform().determinant()))

    def _pen(self, shade: Shade, width: float) -> QPen:
        return QPen(self.colour(shade, role="line"), self.art.palette.line_width(width) * self.u)

    def _ink(self, fill: Shade | QBrush | None, edge: Shade | None, width: float) -> None:
        if edge is None:
            self.painter.setPen(_NO_PEN)
        else:
            self.painter.setPen(self._pen(edge, width))
        if fill is None:
            self.painter.setBrush(_NO_BRUSH)
        else:
            self.painter.setBrush(fill if isinstance(fill, QBrush) else QBrush(self.colour(fill)))

    # Text ---------------------------------------------------------------------------------

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = 15,
        shade: Shade = "ink",
        weight: int = 400,
        align: Align = "left",
        family: Family = "body",
        spacing: float = 0.0,
    ) -> float:
        """Draw one line in ``rect``: a little smaller where it must be, then elided.

        Returns the width drawn, in pixels. Lines of a list have the `size_for` all of them; on a
        page or a panel words are a part (`kit.words.Text`).
        """
        px = self._as_high(self.px(size), rect.height())
        least = self._least(px, LEAST_OF_LINE)
        gap = spacing * self.u
        px, shown = fit_line(text, rect.width(), px, least, weight, family, gap)
        self._write(text, px, shade, weight, family, gap)
        self.painter.drawText(rect, _ALIGN[align], shown)
        return text_width(shown, px, weight, family, gap)

    def text_block(
        self,
        rect: QRectF,
        text: str,
        size: float = 14,
        shade: Shade = "ink",
        weight: int = 500,
        align: Align = "left",
        family: Family = "condensed",
        lines: int = 3,
    ) -> int:
        """Draw a name in ``lines`` even lines at most; breaks, then gets smaller, then is elided.

        Returns the number of lines drawn.
        """
        px = self.px(size)
        least = self._least(px, LEAST_OF_BLOCK)
        px, shown, step = fit_block(
            text, rect.width(), rect.height(), px, least, weight, family, most_lines=lines
        )
        top = rect.center().y() - step * len(shown) / 2
        first = QRectF(rect.left(), top, rect.width(), step)
        self.lines(first, text, shown, px, shade, weight, align, family)
        return len(shown)

    def fits_block(
        self,
        rect: QRectF,
        text: str,
        size: float = 14,
        weight: int = 500,
        family: Family = "condensed",
        lines: int = 3,
    ) -> bool:
        """Return whether ``text_block`` would draw the whole text."""
        least = self._least(self.px(size), LEAST_OF_BLOCK)
        wide, high = rect.width(), rect.height()
        _, shown, _ = fit_block(text, wide, high, least, least, weight, family, most_lines=lines)
        return is_whole(shown, text)

    def lines(
        self,
        first: QRectF,
        text: str,
        shown: Sequence[str],
        px: int,
        shade: Shade,
        weight: int,
        align: Align,
        family: Family,
        spacing: float = 0.0,
    ) -> None:
        """Draw ``text`` in the lines ``shown``, ``px`` pixels high, the first of them on ``first``.

        A line too wide for it is elided.
        """
        gap = spacing * self.u
        self._write(text, px, shade, weight, family, gap)
        box = QRectF(first)
        for line in shown:
            _, cut = fit_line(line, box.width() + 1, px, px, weight, family, gap)
            self.painter.drawText(box, _ALIGN[align], cut)
            box.translate(0, box.height())

    def size_for(
        self,
        texts: Iterable[str],
        width: float,
        size: float,
        weight: int = 400,
        family: Family = "body",
    ) -> float:
        """Return the one size, ``size`` or less, that keeps each of these lines within the width.

        For texts that belong together on a drawing; those on a page or a panel are parts.
        """
        px = self.px(size)
        fitting = (fit_line(text, width, px, round(self.min_px), weight, family) for text in texts)
        return size * min((fit for fit, _ in fitting), default=px) / px

    def text_width(
        self,
        text: str,
        size: float,
        weight: int = 400,
        family: Family = "body",
        spacing: float = 0.0,
    ) -> float:
        """Return the width in pixels of one line at its full size."""
        return text_width(text, self.px(size), weight, family, spacing * self.u)

    def number(
        self,
        cx: float,
        cy: float,
        text: str,
        height: float,
        shade: Shade = "ink",
        room: float | None = None,
    ) -> None:
        """Draw a bold number ``height`` pixels high, whatever the text factor, around (cx, cy)."""
        px = max(round(self.min_px), round(height))
        if room is not None:
            least = min(px, round(self.min_px))
            px, text = fit_line(text, max(room, px), px, least, 700, "condensed")
        self._write(text, px, shade, 700, "condensed")
        box = QRectF(cx - px * 2, cy - px, px * 4, px * 2)
        self.painter.drawText(box, _ALIGN["center"], text)

    def outlined(self, cx: float, cy: float, text: str, height: float) -> None:
        """Draw a bold white number with an ink contour, legible on any icon."""
        px = max(round(self.min_px), round(height))
        self._note(text, px)
        path = QPainterPath()
        face = font(px, 700, "condensed")
        path.addText(QPointF(0, 0), face, text)
        box = path.boundingRect()
        path.translate(cx - box.center().x(), cy - box.center().y())
        pen = QPen(self.colour("ink"), px * 0.26)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(self.colour("ink"))
        self.painter.drawPath(path)
        self.painter.fillPath(path, self.colour("white"))

    # Icons --------------------------------------------------------------------------------

    def icon(
        self,
        name: str,
        cx: float,
        cy: float,
        size: float,
        opacity: float = 1.0,
        shade: Shade | None = None,
    ) -> None:
        """Draw an icon ``size`` pixels high around (cx, cy), rendered at the device's own pixels.

        ``shade`` is the colour of a line drawing; other icons have their own.
        """
        tint = self.colour(shade, role="text") if shade is not None else None
        ink = tint.name() if tint is not None else ""
        with self.faded(opacity if tint is None else opacity * tint.alphaF()):
            self._stamp(name, cx, cy, size, ink)

    def _stamp(self, name: str, cx: float, cy: float, size: float, ink: str) -> None:
        scale = self.copy_scale()
        px = max(8, round(size * scale))
        self.pixmap(self.art.icon(name, px, ink), self.square(cx, cy, px / scale))

    def coin(self, cx: float, cy: float, size: float, value: int | str | None = None) -> None:
        """Draw a coin, with a number on it or the trident."""
        self.icon("coin" if value is None else "coin_blank", cx, cy, size)
        if value is not None:
            self.number(cx, cy, str(value), size * 0.56, "on_bright", size * 0.74)

    def points(self, cx: float, cy: float, size: float, value: int | str) -> None:
        """Draw victory points: a laurel wreath around the number, a plain disc when small."""
        if size * self._zoom() < WREATH_FROM:
            self.ellipse(
                cx, cy, size * 0.43, None, "sea_deep", "gold", max(1, size * 0.08) / self.u
            )
            self.number(cx, cy, str(value), size * 0.62, "parchment", size * 0.74)
            return
        self.icon("vp", cx, cy, size)
        self.number(cx, cy - size * 0.01, str(value), size * 0.44, "white", size * 0.48)

    def military(self, cx: float, cy: float, size: float, value: int) -> None:
        """Draw a medal worth 1, 3 or 5, or several together, or the broken shield of a defeat."""
        if value < 0:
            self.icon("mil_defeat", cx, cy, size)
            self.outlined(cx, cy + size * 0.02, f"\N{MINUS SIGN}{-value}", size * 0.46)
        else:
            self.icon(f"mil_{value if value in MEDALS else MEDALS[0]}", cx, cy, size)
            self.outlined(cx, cy + size * 0.13, str(value), size * 0.46)

    # Pictures -----------------------------------------------------------------------------

    def pixmap(self, made: QPixmap, rect: QRectF) -> None:
        """Draw a pixmap from the top left corner of ``rect``, on whole device pixels.

        It should have the size of ``rect`` in device pixels; it is stretched by a painter that is
        turned, or scaled while something moves.
        """
        device = self.painter.deviceTransform()
        other_size = abs(device.m11() * rect.width() - made.width()) > _ROUNDED
        if not self.upright or other_size:
            self.painter.drawPixmap(rect, made, QRectF(QPointF(), QSizeF(made.size())))
            return
        world = self.painter.worldTransform()
        corner = device.map(rect.topLeft())
        self.painter.setWorldTransform(device.inverted()[0] * world)
        ratio = made.devicePixelRatio()
        if ratio != 1.0:
            made = QPixmap(made)
            made.setDevicePixelRatio(1.0)
        self.painter.drawPixmap(round(corner.x()), round(corner.y()), made)
        self.painter.setWorldTransform(world)

    @contextmanager
    def freely(self, rect: QRectF) -> Iterator[Canvas]:
        """Yield a canvas in the same units; its picture is copied to ``rect`` at the end.

        Under a clip with round corners every shape and letter takes many times as long as without
        one; a copy does not.
        """
        area = self.covered(rect)
        made = blank(area.width(), area.height())
        with Painting(made) as painter:
            painter.setTransform(self.onto(area))
            free = Canvas(painter, self.art, self.u, self.text_factor, self.min_px)
            free.zoom_from = self.zoom_from
            yield free
        self.texts += free.texts
        self.sizes += free.sizes
        self.put(made, area.topLeft())

    def covered(self, rect: QRectF) -> QRect:
        """Return the device pixels that ``rect`` covers, even in part, turned or not."""
        return self.painter.deviceTransform().mapRect(rect).toAlignedRect()

    def onto(self, area: QRect) -> QTransform:
        """Return the transform to draw these device pixels on a pixmap with another painter."""
        move = QTransform.fromTranslate(-area.left(), -area.top())
        return self.painter.deviceTransform() * move

    def put(self, made: QPixmap, corner: QPoint) -> None:
        """Copy a pixmap, its corner at this device pixel, however the painter is turned."""
        device, world = self.painter.deviceTransform(), self.painter.worldTransform()
        self.painter.setWorldTransform(device.inverted()[0] * world)
        self.painter.drawPixmap(corner, made)
        self.painter.setWorldTransform(world)

    def cached(
        self,
        cache: DrawnCache,
        key: Hashable,
        rect: QRectF,
        margin: float,
        paint: Apart,
    ) -> None:
        """Copy the drawing of ``paint`` to ``rect``, made only the first time.

        ``key`` must name everything the drawing depends on but its size and scale. ``margin``
        pixels around ``rect`` may be drawn on as well. ``paint`` gets another canvas and the
        place of ``rect`` on it, and may pause.
        """
        full, draw = self._apart(key, rect, margin, paint)
        drawn = cache.get(full, lambda: finished(draw()))
        self.texts += drawn.texts
        self.sizes += drawn.sizes
        self.pixmap(drawn.pixmap, rect.adjusted(-margin, -margin, margin, margin))

    def cached_ahead(
        self, cache: DrawnCache, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> Iterator[None]:
        """Draw in steps the picture that ``cached`` will copy."""
        yield from cache.ahead(*self._apart(key, rect, margin, paint))

    def _apart(
        self, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> tuple[Hashable, Callable[[], Drawing]]:
        """Return the whole key of a copy at this scale, and the function that draws it."""
        scale = self.copy_scale()
        width, height = round(rect.width() * scale, 1), round(rect.height() * scale, 1)
        full = key, width, height, round(scale, 3), self.u, self.text_factor, round(self.min_px, 3)
        return full, partial(self._draw_apart, rect.size(), margin, scale, paint)

    def _draw_apart(self, size: QSizeF, margin: float, scale: float, paint: Apart) -> Drawing:
        zoom = self._zoom()
        width = math.ceil((size.width() + 2 * margin) * scale)
        height = math.ceil((size.height() + 2 * margin) * scale)
        made = blank(width, height)
        with Painting(made) as painter:
            painter.scale(scale, scale)
            other = Canvas(painter, self.art, self.u, self.text_factor, self.min_px)
            other.zoom_from = scale
            yield from paint(other, QRectF(QPointF(margin, margin), size)) or ()
        return Drawn(made, tuple(other.texts), tuple(round(px * zoom) for px in other.sizes))

    def copy_scale(self) -> float:
        """Return the pixels to one unit in drawings that are copied here.

        Tilted copies need twice as many, or their text and icons blur; where all is large, fewer.
        """
        scale = self.device_scale()
        if self.upright:
            return scale
        return scale * (2.0 if self.u * scale < _LARGE_PIXELS else 1.5)

    def _write(
        self, text: str, px: int, shade: Shade, weight: int, family: Family, gap: float = 0.0
    ) -> None:
        """Note ``text``, and have the painter ready to draw it."""
        self._note(text, px)
        self.painter.setFont(font(px, weight, family, gap))
        self.painter.setPen(self.colour(shade, role="text"))

    def _note(self, text: str, px: int) -> None:
        self.texts.append(text)
        self.sizes.append(round(px * self._zoom()))

    def _zoom(self) -> float:
        """Return the painter's scale of its own units, screen scaling left out."""
        return math.sqrt(abs(self.painter.worldTransform().determinant())) / self.zoom_from


Apart = Callable[[Canvas, QRectF], Iterator[None] | None]
"""Draws on another canvas, at the place given there; a long drawing pauses."""


class Paper(Canvas):
    """For pictures and printed pages: nothing on it is a copy of pixels, drawings stay drawings."""

    def _stamp(self, name: str, cx: float, cy: float, size: float, ink: str) -> None:
        self.art.draw_icon(self.painter, self.square(cx, cy, size), name, ink)

    @contextmanager
    def freely(self, rect: QRectF) -> Iterator[Canvas]:
        yield self

    def cached(
        self, cache: DrawnCache, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> None:
        for _ in paint(self, rect) or ():
            pass

    def cached_ahead(
        self, cache: DrawnCache, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> Iterator[None]:
        yield from ()
