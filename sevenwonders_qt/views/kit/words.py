"""Texts, icons, key caps, and the panels under them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.views.kit.look import CLEAR
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Ground,
    Part,
    Placed,
    Space,
    barred,
    column,
    remembered,
    rounded,
    row,
    ruled,
    slabbed,
)
from sevenwonders_qt.views.kit.sizes import FAMILIES, Role, Sizes
from sevenwonders_qt.views.paint.canvas import LEAST_OF_LINE, Align, Canvas
from sevenwonders_qt.views.paint.fonts import Family, fit_line, text_width
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import Shade, colour

Needs = Callable[[Sizes, float], tuple[float, float]]
"""A widget's width and height in real pixels, if it may be so wide."""

_SPACING: Final = {"head": 2.0, "section": 1.5}
_LINES: Final = 3
_NARROW: Final = 7.0
"""A text of more lines than this is wider than so many times its size."""

_CAP: Final = 1.6
"""Height of a key cap, as a share of the text on it."""

JOINTS: Final = ("–", "/")
"""Signs between key caps that are no keys themselves."""

slab: Final = slabbed(14, "parchment")
"""The ground of a panel."""

sea_slab: Final = slabbed(14, "sea_deep", "gold")
"""The ground of a panel with pale words."""


@dataclass(frozen=True)
class Text(Part):
    """Words that wrap; ``lines`` is how many lines they may take, 0 for any number."""

    text: str
    role: Role = "text"
    shade: Shade = "ink"
    bold: int = 500
    align: Align = "left"
    lines: int = 2
    weight: float = 0.0
    spacing: float = 0.0
    vertical: Literal["top", "center", "bottom"] = "center"
    narrow: bool = False
    """Set in the condensed face, at the same size."""
    cut: bool = False
    """Gets a little smaller alone, then is cut, so that nothing else gets smaller: a typed name."""

    @property
    def is_heading(self) -> bool:
        """Whether the text is above other words, as their heading."""
        return self.role in ("head", "title") or self.spacing > 0

    def shown(self) -> bool:
        return bool(self.text)

    def wide(self, sizes: Sizes) -> float:
        return self._width(sizes, self.text) + 1

    def high(self, sizes: Sizes, width: float) -> float:
        lines = len(self._lines(sizes, width))
        if self.cut and self.lines:
            lines = min(lines, self.lines)
        return lines * sizes.leading(self.role)

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        if self.cut:
            return sizes.leading(self.role) <= rect.height() + 1
        lines = self._lines(sizes, rect.width())
        if len(lines) > _LINES and rect.width() < _NARROW * sizes.px(self.role):
            return False  # hardly a word in each line
        widest = max(self._width(sizes, line) for line in lines)
        return (
            (sizes.grows or len(lines) <= (self.lines or len(lines)))
            and widest <= rect.width() + 1
            and len(lines) * sizes.leading(self.role) <= rect.height() + 1
        )

    def words(self) -> str:
        return self.text

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        lines, step = self._lines(sizes, rect.width()), sizes.leading(self.role)
        most = max(1, int((rect.height() + 1) / step))
        if len(lines) > most:
            lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
        px, family = sizes.px(self.role), self._family()
        if self.cut:
            least = max(sizes.least, round(LEAST_OF_LINE * px))
            fitting = (fit_line(line, rect.width(), px, least, self.bold, family) for line in lines)
            px = min(size for size, _ in fitting)
        top = {"top": rect.top(), "bottom": rect.bottom() - step * len(lines)}
        canvas.lines(
            QRectF(
                rect.left(),
                top.get(self.vertical, rect.center().y() - step * len(lines) / 2),
                rect.width(),
                step,
            ),
            self.text,
            lines,
            px,
            self.shade,
            self.bold,
            self.align,
            family,
            self.spacing,
        )

    def _lines(self, sizes: Sizes, width: float) -> tuple[str, ...]:
        if (self.spacing or self.lines == 1) and not sizes.grows:
            return (self.text,)
        if self.spacing:  # lines are broken as without it, in so much less room
            width *= replace(self, spacing=0.0).wide(sizes) / self.wide(sizes)
        return sizes.lines(self.text, self.role, width, self.bold, self._family())

    def _width(self, sizes: Sizes, words: str) -> float:
        return sizes.width(words, self.role, self.bold, self.spacing, self._family())

    def _family(self) -> Family:
        return "condensed" if self.narrow else FAMILIES[self.role]


@dataclass(frozen=True)
class Icons(Part):
    """Icons beside each other, ``size`` times as high as the text of the group; "" is none."""

    names: tuple[str, ...]
    size: float = 1.65
    opacity: float = 1.0
    shade: Shade | None = None
    """Of line drawings; other icons have colours of their own."""

    def shown(self) -> bool:
        return any(self.names)

    def wide(self, sizes: Sizes) -> float:
        return self._side(sizes) * (1 + 1.1 * (len(self.names) - 1))

    def high(self, sizes: Sizes, width: float) -> float:
        return self._side(sizes)

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        side, middle = self._side(sizes), rect.center().y()
        for number, name in enumerate(self.names):
            x = rect.left() + side * (0.5 + 1.1 * number)
            canvas.icon(name, x, middle, side, self.opacity, self.shade)

    def _side(self, sizes: Sizes) -> float:
        return self.size * sizes.px("text")


@dataclass(frozen=True)
class Number(Part):
    """A bold number, ``size`` times as high as the text of the group: a picture of what counts.

    One that is ``tall`` has so many design pixels, whatever the size of the text.
    """

    text: str
    size: float = 2.3
    shade: Shade = "ink"
    weight: float = 0.0
    tall: float = 0.0

    def wide(self, sizes: Sizes) -> float:
        return text_width(self.text, self._px(sizes), 700, "condensed") + 1

    def high(self, sizes: Sizes, width: float) -> float:
        return self._px(sizes)

    def words(self) -> str:
        return self.text

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        x, y = rect.center().x(), rect.center().y()
        canvas.number(x, y, self.text, self._px(sizes), self.shade)

    def _px(self, sizes: Sizes) -> int:
        tall = sizes.s(self.tall) if self.tall else self.size * sizes.px("text")
        return max(sizes.least, round(tall))


@dataclass(frozen=True)
class Keys(Part):
    """Key caps; a dash between two of them means all from one to the other."""

    keys: tuple[str, ...]
    dark: bool = False

    def shown(self) -> bool:
        return bool(self.keys)

    def wide(self, sizes: Sizes) -> float:
        widths = [self._width(sizes, key) for key in self.keys]
        return sum(widths) + sizes.s(5) * (len(widths) - 1)

    def high(self, sizes: Sizes, width: float) -> float:
        return sizes.px("note") * _CAP

    def words(self) -> str:
        return " ".join(self.keys)

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        s, high, x = sizes.s, self.high(sizes, 0), rect.left()
        for key in self.keys:
            wide = self._width(sizes, key)
            cap = QRectF(x, rect.center().y() - high / 2, wide, high)
            shade: Shade = colour("parchment", 0.8) if self.dark else "ink"
            if key not in JOINTS:
                self._paint_cap(canvas, cap)
            px = sizes.px("note")
            canvas.lines(cap, key, (key,), px, shade, 600, "center", "condensed")
            x += wide + s(5)

    def _paint_cap(self, canvas: Canvas, cap: QRectF) -> None:
        if self.dark:
            canvas.rounded(cap, 4, colour("parchment", 0.12), colour("parchment", 0.45), 1)
        else:
            canvas.rounded(cap.translated(0, canvas.s(2.5)), 5, colour("ink", 0.35))
            canvas.rounded(cap, 5, "parchment_pale", colour("ink", 0.6), 1.2)

    def _width(self, sizes: Sizes, key: str) -> float:
        words = sizes.width(key, "note", 600)
        if key in JOINTS:
            return words + sizes.s(6)
        return max(sizes.px("note") * 2.0, words + sizes.px("note"))


class Held(Part):
    """The place of a widget: as large as it ``needs`` to be, or as it is given in design pixels.

    With a weight it fills the whole height that it gets. With ``given`` it is no larger than that,
    whatever it needs. A widget with a `Look` paints a body with room around it for a shadow and a
    ring, unless it ``fills`` its place.
    """

    def __init__(
        self,
        widget: QWidget,
        wide: float = 0.0,
        high: float = 0.0,
        weight: float = 0.0,
        *,
        given: bool = False,
    ) -> None:
        self.widget, self._wide, self._high, self.weight = widget, wide, high, weight
        self._given = given

    def shown(self) -> bool:
        return not self.widget.isHidden()

    def wide(self, sizes: Sizes) -> float:
        return max(sizes.s(self._wide), self._needs(sizes, inf)[0])

    def high(self, sizes: Sizes, width: float) -> float:
        return max(sizes.s(self._high), self._needs(sizes, width)[1])

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        if not self.weight:
            middle, rect = rect.center(), QRectF(rect)
            rect.setHeight(min(rect.height(), self.high(sizes, rect.width())))
            rect.moveCenter(middle)
        yield self, rect

    def held(self) -> QWidget | None:
        return self.widget

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        wide, high = self._needs(sizes, rect.width())
        if isinstance(self.widget, QAbstractScrollArea) and not high:  # a list or an article
            high = 5 * sizes.px("text")
        return wide <= rect.width() + 1 and high <= rect.height() + 1

    def put(self, sizes: Sizes, rect: QRectF) -> QWidget | None:
        if hasattr(self.widget, "look") and not getattr(self.widget, "fills", False):
            clear = sizes.s(CLEAR)
            rect = rect.adjusted(-clear, -clear, clear, clear)
        self.widget.setGeometry(rect.toRect())
        if hasattr(self.widget, "rescale"):
            self.widget.rescale()
        self.widget.update()
        return self.widget

    @remembered
    def _needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        needs: Needs | None = None if self._given else getattr(self.widget, "needs", None)
        # A widget has whole pixels: it may be a little narrower than its place.
        return (0.0, 0.0) if needs is None else needs(sizes, width - 1)


def drawn(side: float, draw: Callable[[Canvas, float, float, float], object]) -> Part:
    """Return a drawing of so many design pixels, whatever the size of the text.

    ``draw`` gets the middle of its place and the side in real pixels.
    """

    def paint(canvas: Canvas, rect: QRectF) -> None:
        draw(canvas, rect.center().x(), rect.center().y(), canvas.s(side))

    return Drawing(side, 0, paint)


def sign(icon: str, side: float, opacity: float = 1.0, shade: Shade | None = None) -> Part:
    """Return an icon that keeps its size; `Icons` grow with the text."""
    return drawn(side, lambda canvas, x, y, size: canvas.icon(icon, x, y, size, opacity, shade))


def dot(side: float, shade: Shade) -> Part:
    """Return a round spot of so many design pixels."""
    return drawn(side, lambda canvas, x, y, size: canvas.ellipse(x, y, size / 2, None, shade))


def title(words: str, icon: str = "", after: Sequence[Part] = ()) -> Part:
    """Return a panel's title over a gold line, with a drawing before it and parts at its end."""
    before = Icons((icon,), 2.0, shade="terracotta")
    named = row(before, Text(words, "title", bold=700, weight=1), *after, gap=10)
    return Ground(column(named, gold_line(), gap=8), None, (8, 0, 8, 0))


def gold_line() -> Part:
    """Return a line that separates the parts above and below it."""
    return Drawing(0, 2, ruled("gold", 2))


def captioned(name: str, note: str, bold: int = 700, lines: int = 2) -> Part:
    """Return a name over a note about it, each in so many lines."""
    words = Text(name, bold=bold, lines=lines), Text(note, "note", "ink_soft", lines=lines)
    return column(*words, gap=0, weight=1, middle=True)


def disc(number: int, side: float, fill: Shade = "gold") -> Part:
    """Return a number on a round plate, so many design pixels wide."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.ellipse(x, y, size / 2, None, fill, "ink", 1.5)
        canvas.number(x, y, str(number), size * 0.58)

    return drawn(side, draw)


def section(words: str) -> Part:
    """Return a small heading in terracotta capitals."""
    # Darker than terracotta itself, which is too pale for small letters on parchment.
    return Text(capitals(words), "note", "age_1_deep", 700, spacing=_SPACING["section"])


def panel(
    words: str,
    *parts: Part,
    icon: str = "",
    weight: float = 1.0,
    gap: float = 12,
    after: Sequence[Part] = (),
) -> Part:
    """Return a slab with a title, parts at the title's end, and others below each other on it."""
    inside = column(*parts, gap=gap, weight=1)
    body = column(title(words, icon, after), inside, gap=gap)
    return Ground(body, slab, (16, 12, 16, 14), weight)


def framed(words: str, *parts: Part, gap: float = 18) -> Part:
    """Return a slab with a golden rim and a title in the middle, for a box over a page."""
    head = Text(words, "head", bold=700, align="center")
    inside = column(column(head, Drawing(0, 20, _wave), gap=6), *parts, gap=gap)
    return Ground(inside, framed_slab, (56, 32, 56, 44))


def striped(parts: Sequence[Part], gap: float = 1) -> Part:
    """Return parts below each other, every other one on a darker band."""
    band = rounded(8, colour("ink", 0.045))
    bands = [Ground(part, None if n % 2 else band, (10, 3, 10, 3)) for n, part in enumerate(parts)]
    return column(*bands, gap=gap)


def warned(part: Part) -> Part:
    """Return a part on the ground of a warning."""
    ground = rounded(9, colour("warn", 0.18), colour("warn", 0.9), 1.6)
    return Ground(part, ground, (16, 10, 16, 10))


def page_head(
    words: str, before: Part, *after: Part, note: str = "", keys: tuple[str, ...] = ("Esc",)
) -> Part:
    """Return the dark bar at the top of a page: a button, the title, the key to leave, and more."""
    parts = [before, Text(capitals(words), "head", "parchment", 700, spacing=_SPACING["head"])]
    parts += [Keys(keys, dark=True), Space(4)]
    parts.append(Text(note, "note", colour("parchment", 0.75), weight=1) if note else Space(0, 1))
    return Ground(row(*parts, *after, gap=16), barred("bar"), (24, 14, 40, 16))


def framed_slab(canvas: Canvas, rect: QRectF) -> None:
    """Paint a slab of parchment with a golden rim, the ground over a page or a table."""
    canvas.slab(rect, "parchment", 16, depth=9)
    rim = canvas.s(8)
    canvas.rounded(rect.adjusted(rim, rim, -rim, -rim), 10, None, colour("gold", 0.8), 2)


def _wave(canvas: Canvas, rect: QRectF) -> None:
    half = canvas.s(124)
    middle = rect.center().x()
    band = QRectF(middle - half, rect.top(), 2 * half, rect.height())
    wave_band(canvas, band, "gold", alpha=0.9)
