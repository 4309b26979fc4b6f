"""Surface that is a picture: shapes and text by Pillow, icons and wonders from the drawings."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw, ImageFont, PngImagePlugin
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QRawFont

from sevenwonders_qt.views.pad.marks import draw_sign, is_drawn
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas, Point, Vertical
from sevenwonders_qt.views.paint.fonts import Family, font, font_file
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

_FINE: Final = 2
"""Everything is drawn this many times larger and then reduced, for smooth edges."""

_ANCHOR: Final = {"left": "ls", "center": "ms", "right": "rs"}
_ELLIPSIS: Final = "…"
_LEAST: Final = 6.0


class PictureSurface:
    """A picture of ``width`` times ``height`` pixels, ``u`` of them to a unit of the drawing."""

    def __init__(self, art: Art, width: int, height: int, u: float, ground: Shade) -> None:
        self.art = art
        self.u = u
        size = (width * _FINE, height * _FINE)
        self._image = Image.new("RGB", size, _rgba(ground)[:3])
        self._draw = ImageDraw.Draw(self._image, "RGBA")

    def s(self, length: float) -> float:
        """A length of the drawing in pixels."""
        return length * self.u

    def px(self, size: float) -> int:
        """The pixel size of text of this size."""
        return round(size * self.u)

    def png(self, title: str) -> bytes:
        """The picture as a file; the same drawing gives the same bytes."""
        about = PngImagePlugin.PngInfo()
        about.add_itxt("Title", title)
        file = io.BytesIO()
        self._image.reduce(_FINE).save(file, "PNG", pnginfo=about, compress_level=7)
        return file.getvalue()

    # Shapes -------------------------------------------------------------------------------

    def rounded(
        self,
        rect: QRectF,
        radius: float = 10,
        fill: Shade | None = None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """A rectangle with round corners."""
        if rect.width() <= 0 or rect.height() <= 0:
            return
        box = (*self._at(rect.left(), rect.top()), *self._at(rect.right(), rect.bottom()))
        self._draw.rounded_rectangle(
            box,
            min(self.s(radius), rect.width() / 2, rect.height() / 2) * _FINE,
            _rgba(fill) if fill else None,
            _rgba(edge) if edge else None,
            max(1, round(self.s(width) * _FINE)),
        )

    def polygon(
        self,
        points: Sequence[Point],
        fill: Shade | None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None:
        """A closed shape of straight sides."""
        corners = [self._at(x, y) for x, y in points]
        if fill:
            self._draw.polygon(corners, _rgba(fill))
        if edge:
            wide = max(1, round(self.s(width) * _FINE))
            self._draw.line([*corners, *corners[:2]], _rgba(edge), wide, "curve")

    def line(
        self,
        start: Point,
        end: Point,
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None:
        """A straight line; ``dash`` in multiples of its width."""
        self.polyline((start, end), shade, width, dash)

    def polyline(
        self,
        points: Sequence[Point],
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None:
        """An open line through ``points``; ``dash`` in multiples of its width."""
        wide = max(1.0, self.s(width) * _FINE)
        corners = [self._at(x, y) for x, y in points]
        parts = dashes(corners, [part * wide for part in dash]) if dash else [corners]
        for part in parts:
            self._draw.line(part, _rgba(shade), round(wide), "curve")

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
        shrink: float = 0.78,
        vertical: Vertical = "center",
    ) -> float:
        """One line in ``rect``, shrunk down to ``shrink`` of its size, then cut short.

        Returns the width drawn, in pixels.
        """
        if any(ord(letter) not in _letters(weight, family) for letter in text):
            return self._foreign(rect, text, size, shade, weight, align, family, shrink)
        px, room = size * self.u * _FINE, rect.width() * _FINE
        face = _face(px, weight, family)
        wide = face.getlength(text)
        if wide > room:
            px = max(_LEAST, px * shrink, px * room / wide * 0.99)
            face = _face(px, weight, family)
        shown = _cut(face, text, room)
        ascent, descent = face.getmetrics()
        x = {"left": rect.left(), "center": rect.center().x(), "right": rect.right()}[align]
        y = {
            "top": rect.top() * _FINE + ascent,
            "center": rect.center().y() * _FINE + (ascent - descent) / 2,
            "bottom": rect.bottom() * _FINE - descent,
        }[vertical]
        self._draw.text((x * _FINE, y), shown, _rgba(shade), face, _ANCHOR[align])
        return face.getlength(shown) / _FINE

    def text_width(
        self,
        text: str,
        size: float,
        weight: int = 400,
        family: Family = "body",
        spacing: float = 0.0,
    ) -> float:
        """The width in pixels of one line at its full size."""
        return _face(size * self.u * _FINE, weight, family).getlength(text) / _FINE

    def _foreign(
        self,
        rect: QRectF,
        text: str,
        size: float,
        shade: Shade,
        weight: int,
        align: Align,
        family: Family,
        shrink: float,
    ) -> float:
        """Text with letters that the typeface lacks, which Qt finds in others."""
        drawn = 0.0

        def paint(canvas: Canvas, place: QRectF) -> None:
            nonlocal drawn
            drawn = canvas.text(place, text, size, shade, weight, align, family, shrink=shrink)

        self._paste(rect, paint)
        return drawn / _FINE

    # Drawings -----------------------------------------------------------------------------

    def icon(self, name: str, cx: float, cy: float, size: float, opacity: float = 1.0) -> None:
        """An icon ``size`` pixels high around (cx, cy)."""
        side = round(size * _FINE)
        made = _pillow(self.art.icons.pixmap(name, side).toImage())
        if opacity < 1:
            made.putalpha(made.getchannel("A").point(lambda value: round(value * opacity)))
        corner = (round(cx * _FINE - side / 2), round(cy * _FINE - side / 2))
        self._image.paste(made, corner, made)

    def sign(self, name: str, cx: float, cy: float, size: float) -> None:
        """The sign of a row."""
        if not is_drawn(name):
            self.icon(name, cx, cy, size)
            return

        def paint(canvas: Canvas, place: QRectF) -> None:
            middle = place.center()
            draw_sign(canvas, name, middle.x(), middle.y(), place.height())

        self._paste(QRectF(cx - size / 2, cy - size / 2, size, size), paint)

    def wonder(self, rect: QRectF, wonder: str, side: str) -> None:
        """The finished wonder, cropped to ``rect``."""
        self._paste(
            rect,
            lambda canvas, place: draw_wonder(
                canvas, place, wonder, side or "A", 5, 5, 14, scaffold=False
            ),
        )

    def _paste(self, rect: QRectF, paint: Callable[[Canvas, QRectF], None]) -> None:
        """Let a canvas draw over ``rect``."""
        place = QRectF(rect.topLeft() * 0, QSizeF(rect.width() * _FINE, rect.height() * _FINE))
        image = QImage(
            math.ceil(place.width()), math.ceil(place.height()), QImage.Format.Format_ARGB32
        )
        image.fill(0)
        with Painting(image, whole=True) as painter:
            paint(Canvas(painter, self.art, self.u * _FINE), place)
        made = _pillow(image)
        corner = (round(rect.left() * _FINE), round(rect.top() * _FINE))
        self._image.paste(made, corner, made)

    def _at(self, x: float, y: float) -> Point:
        return x * _FINE, y * _FINE


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """The drawn parts of a line through ``points``; the lengths are of dash, gap, dash ..."""
    number, left = 0, pattern[0]
    part: list[Point] = [points[0]]
    for start, end in pairwise(points):
        length, walked = math.dist(start, end), 0.0
        while length - walked > left:
            walked += left
            share = walked / length
            here = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            if number % 2 == 0:
                yield [*part, here]
            part, number = [here], (number + 1) % len(pattern)
            left = pattern[number]
        left -= length - walked
        part.append(end)
    if number % 2 == 0 and len(part) > 1:
        yield part


@lru_cache(256)
def _face(px: float, weight: int, family: Family) -> ImageFont.FreeTypeFont:
    """The typeface at this pixel size, laid out the same way on every system."""
    file = str(font_file(weight, family))
    return ImageFont.truetype(file, px, layout_engine=ImageFont.Layout.BASIC)


class _Letters:
    """Which letters a typeface has."""

    def __init__(self, face: QRawFont) -> None:
        self._face = face

    def __contains__(self, letter: int) -> bool:
        return self._face.supportsCharacter(letter)


@lru_cache(16)
def _letters(weight: int, family: Family) -> _Letters:
    return _Letters(QRawFont.fromFont(font(20, weight, family)))


def _cut(face: ImageFont.FreeTypeFont, text: str, room: float) -> str:
    """As much of ``text`` as fits, with an ellipsis if that is not all."""
    if face.getlength(text) <= room + 1:
        return text
    while text and face.getlength(text + _ELLIPSIS) > room:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def _pillow(image: QImage) -> Image.Image:
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    size = (image.width(), image.height())
    return Image.frombytes("RGBA", size, bytes(image.constBits()))


def _rgba(shade: Shade) -> tuple[int, int, int, int]:
    made: QColor = colour(shade)
    return made.red(), made.green(), made.blue(), made.alpha()
