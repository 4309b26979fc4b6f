"""Layout over rectangles: rows, columns, grids and the parts in them.

A part says how wide and how high it would be and, given a rectangle, where its own parts go. Parts
are descriptions: made when they are wanted, and thrown away afterwards. Their lengths are design
pixels; rectangles and measures are real ones.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property, wraps
from itertools import groupby, pairwise
from math import inf
from operator import attrgetter
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour

Placed = tuple["Part", QRectF]
Paint = Callable[[Canvas, QRectF], object]
"""Paints on a rectangle; if it takes longer than a frame, it is an iterator that pauses."""

Method = TypeVar("Method", bound=Callable[..., Any])
Margins = tuple[float, float, float, float]
"""Left, top, right and bottom, in design pixels."""

ROUNDING: Final = 1.5
"""Real pixels that a part may extend beyond its place without anyone seeing it."""


def remembered(measure: Method) -> Method:
    """Make a measure run once for the same sizes and room; every level asks for it again."""

    @wraps(measure)
    def measured(part: Part, sizes: Sizes, *room: float) -> Any:
        known: tuple[Sizes, dict[Any, Any]] | None = part.__dict__.get("known")
        if known is None or known[0] is not sizes:
            known = part.__dict__["known"] = (sizes, {})
        taken, key = known[1], (measure, *room)
        try:
            return taken[key]
        except KeyError:
            found = taken[key] = measure(part, sizes, *room)
            return found

    return cast(Method, measured)


class Part:
    """Something that takes a rectangle. With a ``weight`` it takes a share of the rest."""

    weight: float = 0.0

    def shown(self) -> bool:
        """Return whether the part takes any room now."""
        return True

    def wide(self, sizes: Sizes) -> float:
        """Return the part's natural width."""
        return 0.0

    def high(self, sizes: Sizes, width: float) -> float:
        """Return the height needed at this width."""
        return 0.0

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        """Yield the part and all parts within it, each with its rectangle, in the focus order."""
        yield self, rect

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        """Return whether nothing of the part is cut here."""
        return True

    def words(self) -> str:
        """Return the words that a screen reader gets."""
        return ""

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> object:
        """Paint it, without the parts within it; see `Paint`."""

    def held(self) -> QWidget | None:
        """Return the part's widget, if it has one."""
        return None

    def put(self, sizes: Sizes, rect: QRectF) -> QWidget | None:
        """Move the part's widget, if it has one, to this place; returns the widget."""
        return None


class Space(Part):
    """Nothing, so high and wide, or with a weight as much as is left over."""

    def __init__(self, length: float = 0.0, weight: float = 0.0) -> None:
        self.length, self.weight = length, weight

    def wide(self, sizes: Sizes) -> float:
        return sizes.s(self.length)

    def high(self, sizes: Sizes, width: float) -> float:
        return sizes.s(self.length)


class _Line(Part):
    """Parts one after another, ``gap`` apart."""

    def __init__(self, *parts: Part, gap: float = 12, weight: float = 0.0) -> None:
        self._parts, self.gap, self.weight = parts, gap, weight

    @cached_property
    def parts(self) -> list[Part]:
        """The parts that take any room."""
        return [part for part in self._parts if part.shown()]

    def shown(self) -> bool:
        return bool(self.parts)

    @remembered
    def wide(self, sizes: Sizes) -> float:
        return sum(part.wide(sizes) for part in self.parts) + self.gaps(sizes)

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        return self.high(sizes, rect.width()) <= rect.height() + ROUNDING

    def gaps(self, sizes: Sizes) -> float:
        """Return the length of all gaps together."""
        return sizes.s(self.gap) * max(0, len(self.parts) - 1)


class Row(_Line):
    """Parts from left to right, all as high as the row; ``leftwards`` begins at the right end.

    Where a page may grow and something would be cut, the row takes several lines; so does a row
    that ``breaks``, wherever something would be cut.
    """

    def __init__(
        self,
        *parts: Part,
        gap: float = 12,
        weight: float = 0.0,
        leftwards: bool = False,
        breaks: bool = False,
    ) -> None:
        super().__init__(*parts, gap=gap, weight=weight)
        self.leftwards, self.breaks = leftwards, breaks

    @remembered
    def high(self, sizes: Sizes, width: float) -> float:
        below = self._below(sizes, width)
        return below.high(sizes, width) if below is not None else self._beside(sizes, width)

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        if not super().fits(sizes, rect):
            return False
        return self._below(sizes, rect.width()) is not None or self._is_wide(sizes, rect.width())

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        below = self._below(sizes, rect.width())
        yield from below.place(sizes, rect) if below is not None else self._across(sizes, rect)

    @remembered
    def _below(self, sizes: Sizes, width: float) -> Column | None:
        """Return the parts in several lines where that is needed, else None."""
        if not (sizes.grows or self.breaks) or self._is_whole(sizes, width):
            return None
        lines = [Row(gap=self.gap, weight=1)]
        for part in self.parts:
            longer = Row(*lines[-1].parts, part, gap=self.gap, weight=1)
            if lines[-1].parts and not longer._is_whole(sizes, width):
                lines.append(Row(part, gap=self.gap, weight=1))
            else:
                lines[-1] = longer
        return Column(
            *(line.parts[0] if line._is_alone(sizes, width) else line for line in lines),
            gap=self.gap,
            weight=self.weight,
        )

    def _is_alone(self, sizes: Sizes, width: float) -> bool:
        """Return whether the row is one part of the whole width; a button keeps its own width."""
        one = self.parts[0]
        keeps = one.held() is not None and not one.weight and 0 < one.wide(sizes) < width
        return len(self.parts) == 1 and not keeps

    def _is_whole(self, sizes: Sizes, width: float) -> bool:
        rect = QRectF(0, 0, width, self._beside(sizes, width))
        return self._is_wide(sizes, width) and whole(self._across(sizes, rect), sizes, rect)

    def _is_wide(self, sizes: Sizes, width: float) -> bool:
        """Return whether this width is enough for the parts that have a width of their own."""
        return sum(self._widths(sizes, width)) + self.gaps(sizes) <= width + ROUNDING

    def _beside(self, sizes: Sizes, width: float) -> float:
        widths = zip(self.parts, self._widths(sizes, width), strict=True)
        return max((part.high(sizes, wide) for part, wide in widths), default=0.0)

    def _across(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        x, y, high = rect.left(), rect.top(), rect.height()
        ends, gap = x + rect.right(), sizes.s(self.gap)
        for part, wide in zip(self.parts, self._widths(sizes, rect.width()), strict=True):
            left = ends - x - wide if self.leftwards else x
            yield from part.place(sizes, QRectF(left, y, wide, high))
            x += wide + gap

    @remembered
    def _widths(self, sizes: Sizes, width: float) -> list[float]:
        """Return the own width of parts without a weight; the others share the rest by weight."""
        parts = self.parts
        heavy = sum(part.weight for part in parts)
        own = [0.0 if part.weight else part.wide(sizes) for part in parts]
        rest = max(0.0, width - self.gaps(sizes) - sum(own))
        return [
            rest * part.weight / heavy if part.weight else wide
            for part, wide in zip(parts, own, strict=True)
        ]


class Beside(Row):
    """A row that stays in one line: a line of a table, with its cells below each other."""

    @remembered
    def _below(self, sizes: Sizes, width: float) -> Column | None:
        return None


class Flow(_Line):
    """Parts from left to right, and on below where the width ends; in the middle of its height."""

    def high(self, sizes: Sizes, width: float) -> float:
        return max((at.bottom() for _, at in self._lines(sizes, width)), default=0.0)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        spare = max(0.0, rect.height() - self.high(sizes, rect.width())) / 2
        for part, at in self._lines(sizes, rect.width()):
            yield from part.place(sizes, at.translated(rect.left(), rect.top() + spare))

    @remembered
    def _lines(self, sizes: Sizes, width: float) -> list[Placed]:
        lines: list[list[tuple[Part, float, float]]] = [[]]
        x = 0.0
        for part in self.parts:
            wide = min(width, part.wide(sizes))
            if x and x + wide > width + ROUNDING:
                x = 0.0
                lines.append([])
            lines[-1].append((part, x, wide))
            x += wide + sizes.s(self.gap)
        found: list[Placed] = []
        y = 0.0
        for line in lines:
            high = max((part.high(sizes, wide) for part, _, wide in line), default=0.0)
            found += [(part, QRectF(x, y, wide, high)) for part, x, wide in line]
            y += high + sizes.s(self.gap)
        return found


class Crowd(_Line):
    """Parts from left to right that come closer, over each other, where room is short.

    With ``right`` they end at the right edge.
    """

    def __init__(
        self, *parts: Part, gap: float = 0, weight: float = 0.0, right: bool = False
    ) -> None:
        super().__init__(*parts, gap=gap, weight=weight)
        self.right = right

    def high(self, sizes: Sizes, width: float) -> float:
        return max((part.high(sizes, part.wide(sizes)) for part in self.parts), default=0.0)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        widths = [part.wide(sizes) for part in self.parts]
        rest = self.wide(sizes) - widths[-1]
        closer = min(1.0, (rect.width() - widths[-1]) / rest) if rest else 1.0
        x = rect.right() - widths[-1] - rest * closer if self.right else rect.left()
        for part, wide in zip(self.parts, widths, strict=True):
            yield from part.place(sizes, QRectF(x, rect.top(), wide, rect.height()))
            x += (wide + sizes.s(self.gap)) * closer


class Column(_Line):
    """Parts from top to bottom, all as wide as the column.

    The rest of its height goes to those with a weight; else it is between them, up to ``stretch``
    design pixels, and below them, or above and below them when it is ``middle``. With ``upwards``
    the first part is at the foot.
    """

    def __init__(
        self,
        *parts: Part,
        gap: float = 12,
        weight: float = 0.0,
        stretch: float = 0.0,
        middle: bool = False,
        upwards: bool = False,
    ) -> None:
        super().__init__(*parts, gap=gap, weight=weight)
        self.stretch, self.middle, self.upwards = stretch, middle, upwards

    @remembered
    def wide(self, sizes: Sizes) -> float:
        return max((part.wide(sizes) for part in self.parts), default=0.0)

    @remembered
    def high(self, sizes: Sizes, width: float) -> float:
        return sum(part.high(sizes, width) for part in self.parts) + self.gaps(sizes)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        parts, heights = self.parts, self._heights(sizes, rect)
        left = rect.height() - self.gaps(sizes) - sum(heights)
        apart = min(sizes.s(self.stretch), max(0.0, left) / max(1, len(parts)))
        y = rect.top() + (max(0.0, left) / 2 if self.middle else 0.0)
        for part, high in zip(parts, heights, strict=True):
            top = rect.top() + rect.bottom() - y - high if self.upwards else y
            yield from part.place(sizes, QRectF(rect.left(), top, rect.width(), high))
            y += high + sizes.s(self.gap) + apart

    def _heights(self, sizes: Sizes, rect: QRectF) -> list[float]:
        """Return the height that each part needs; those with a weight share the rest."""
        parts = self.parts
        needed = [part.high(sizes, rect.width()) for part in parts]
        heavy = sum(part.weight for part in parts) or 1.0
        rest = max(0.0, rect.height() - self.gaps(sizes) - sum(needed))
        return [high + rest * part.weight / heavy for part, high in zip(parts, needed, strict=True)]


class Layers(_Line):
    """Parts on the same place, each over those before it."""

    def wide(self, sizes: Sizes) -> float:
        return max((part.wide(sizes) for part in self.parts), default=0.0)

    def high(self, sizes: Sizes, width: float) -> float:
        return max((part.high(sizes, width) for part in self.parts), default=0.0)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        for part in self.parts:
            yield from part.place(sizes, rect)


class Grid(Part):
    """Rows with their cells below each other: a column is as wide as its widest cell.

    The weights of the first row's cells share the rest of the width.
    """

    def __init__(
        self,
        rows: Sequence[Sequence[Part]],
        gap: float = 12,
        between: float = 16,
        weight: float = 0.0,
        stretch: float = 0.0,
    ) -> None:
        """Set the gap between rows, up to ``stretch`` more, and ``between`` columns."""
        self._rows, self.gap, self.between = rows, gap, between
        self.weight, self.stretch = weight, stretch

    def wide(self, sizes: Sizes) -> float:
        return self._column(sizes).wide(sizes)

    def high(self, sizes: Sizes, width: float) -> float:
        return self._column(sizes).high(sizes, width)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield from self._column(sizes).place(sizes, rect)

    @remembered
    def _column(self, sizes: Sizes) -> Column:
        widest = [
            max(cell.wide(sizes) for cell in cells) for cells in zip(*self._rows, strict=True)
        ]
        rows = [
            Row(
                *(
                    Cell(cell, wide / sizes.u, first.weight)
                    for cell, wide, first in zip(cells, widest, self._rows[0], strict=True)
                ),
                gap=self.between,
            )
            for cells in self._rows
        ]
        return Column(*rows, gap=self.gap, weight=self.weight, stretch=self.stretch)


class Ground(Part):
    """A part with something painted under it, and room around it."""

    def __init__(
        self, part: Part, paint: Paint | None, margins: Margins, weight: float = 0.0
    ) -> None:
        self.part, self._paint, self.margins, self.weight = part, paint, margins, weight

    def shown(self) -> bool:
        return self.part.shown()

    @remembered
    def wide(self, sizes: Sizes) -> float:
        left, _, right, _ = self.margins
        return self.part.wide(sizes) + sizes.s(left + right)

    @remembered
    def high(self, sizes: Sizes, width: float) -> float:
        left, top, right, bottom = self.margins
        inner = self.part.high(sizes, width - sizes.s(left + right))
        return inner + sizes.s(top + bottom)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield self, rect
        left, top, right, bottom = (sizes.s(margin) for margin in self.margins)
        yield from self.part.place(sizes, rect.adjusted(left, top, -right, -bottom))

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> object:
        return None if self._paint is None else self._paint(canvas, rect)


class Cell(Part):
    """A part that is given another width than its own, and a height that it has at least.

    It may keep its place while it is hidden.
    """

    def __init__(
        self,
        part: Part,
        wide: float = 0.0,
        weight: float = 0.0,
        *,
        high: float = 0.0,
        keeps: bool = False,
    ) -> None:
        self.part, self._wide, self.weight = part, wide, weight
        self._high, self._keeps = high, keeps

    def shown(self) -> bool:
        return self._keeps or self.part.shown()

    def wide(self, sizes: Sizes) -> float:
        given = sizes.s(self._wide)
        return max(given, self.part.wide(sizes)) if given and sizes.grows else given

    def high(self, sizes: Sizes, width: float) -> float:
        return max(sizes.s(self._high), self.part.high(sizes, width))

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        if self.part.shown():
            yield from self.part.place(sizes, rect)


class Centre(Part):
    """A part in the middle, at most ``most`` design pixels wide, as high as it needs to be.

    With ``tall`` it keeps the whole height.
    """

    def __init__(self, part: Part, most: float, *, tall: bool = False) -> None:
        self.part, self.most, self.tall, self.weight = part, most, tall, 1.0

    def wide(self, sizes: Sizes) -> float:
        return sizes.s(self.most)

    def high(self, sizes: Sizes, width: float) -> float:
        return self.part.high(sizes, min(width, sizes.s(self.most)))

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        wide = min(rect.width(), sizes.s(self.most))
        high = rect.height() if self.tall else self.part.high(sizes, wide)
        inner = QRectF(0, 0, wide, high)
        inner.moveCenter(rect.center())
        yield from self.part.place(sizes, inner)


class Loose(Part):
    """A part as wide as it wants to be, in the middle of its place, also over its edges.

    It gets no more than ``most`` design pixels.
    """

    def __init__(self, part: Part, most: float = inf) -> None:
        self.part, self.most = part, most

    def high(self, sizes: Sizes, width: float) -> float:
        return self.part.high(sizes, self._wide(sizes))

    def _wide(self, sizes: Sizes) -> float:
        return min(self.part.wide(sizes), sizes.s(self.most))

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        beyond = (self._wide(sizes) - rect.width()) / 2
        yield from self.part.place(sizes, rect.adjusted(-beyond, 0, beyond, 0))


class Alternatives(Part):
    """One of several parts, with room for the highest of them."""

    def __init__(self, parts: Sequence[Part], shown: Part) -> None:
        self._parts, self._shown = parts, shown

    def shown(self) -> bool:
        return bool(self._parts)

    def high(self, sizes: Sizes, width: float) -> float:
        return max(part.high(sizes, width) for part in self._parts)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield from self._shown.place(sizes, rect)


class Fitting(Part):
    """The first of several parts that is not cut in its place, or else the last and lowest.

    It asks for as much room as the last one, or as ``needs`` does.
    """

    def __init__(self, *parts: Part, needs: Part | None = None) -> None:
        self._parts, self._needs = parts, needs or parts[-1]

    def wide(self, sizes: Sizes) -> float:
        return self._needs.wide(sizes)

    def high(self, sizes: Sizes, width: float) -> float:
        return self._needs.high(sizes, width)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        for part in self._parts[:-1]:
            placed = _uncut(part, sizes, rect)
            if placed is not None:
                yield from placed
                return
        yield from self._parts[-1].place(sizes, rect)


class Unbroken(Ground):
    """A part that counts as cut where it has less than the width it would have by itself."""

    def __init__(self, part: Part) -> None:
        super().__init__(part, None, (0, 0, 0, 0))

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        return self.wide(sizes) <= rect.width() + ROUNDING


class Wide(Part):
    """A part where the width is enough for all of it, or else another for a narrower place."""

    def __init__(self, part: Part, narrow: Part) -> None:
        self._part, self._narrow = part, narrow

    def wide(self, sizes: Sizes) -> float:
        return self._part.wide(sizes)

    def high(self, sizes: Sizes, width: float) -> float:
        return self._taken(sizes, width).high(sizes, width)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        yield from self._taken(sizes, rect.width()).place(sizes, rect)

    @remembered
    def _taken(self, sizes: Sizes, width: float) -> Part:
        rect = QRectF(0, 0, width, self._part.high(sizes, width))
        return self._part if whole(self._part.place(sizes, rect), sizes, rect) else self._narrow


class Drawing(Part):
    """Anything painted, so wide and so high in design pixels; ``said`` is its accessible text."""

    def __init__(
        self, wide: float, high: float, paint: Paint, weight: float = 0.0, said: str = ""
    ) -> None:
        self._wide, self._high, self._paint = wide, high, paint
        self.weight, self._said = weight, said

    def wide(self, sizes: Sizes) -> float:
        return sizes.s(self._wide)

    def high(self, sizes: Sizes, width: float) -> float:
        return sizes.s(self._high)

    def words(self) -> str:
        return self._said

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> object:
        return self._paint(canvas, rect)


ROUND: Final = 99.0
"""A radius that makes the ends of anything round."""


def rounded(
    radius: float,
    fill: Shade | None = None,
    edge: Shade | None = None,
    width: float = 1.5,
    *,
    shadow: float = 0.0,
) -> Paint:
    """Return a painter of rectangles with round corners; the ``shadow`` is so much lower."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        if shadow:
            low = rect.translated(0, canvas.s(shadow))
            canvas.rounded(low, radius, colour("pure_black", 0.35))
        canvas.rounded(rect, radius, fill, edge, width)

    return paint


def bar(
    share: float, shade: Shade, high: float, edge: Shade | None = None, start: float = 0.0
) -> Paint:
    """Return a painter of a bar over this share of the width, so many design pixels high.

    ``start`` is the share of the width before it.
    """

    def paint(canvas: Canvas, rect: QRectF) -> None:
        s, place = canvas.s, QRectF(rect)
        place.setSize(QSizeF(max(s(2.5), rect.width() * share), min(rect.height(), s(high))))
        place.moveTop(rect.center().y() - place.height() / 2)
        place.translate(rect.width() * start, 0)
        canvas.rounded(place, 4, shade, edge, 1.2)

    return paint


def ruled(shade: Shade, width: float = 1.2) -> Paint:
    """Return a painter of a line through the middle of a place, the long way."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        x, y = rect.center().toTuple()
        across = (rect.left(), y), (rect.right(), y)
        upright = (x, rect.top()), (x, rect.bottom())
        canvas.line(*(across if rect.width() > rect.height() else upright), shade, width)

    return paint


def slabbed(radius: float, fill: Shade, edge: Shade | None = None, depth: float = 5) -> Paint:
    """Return a painter of a slab of stone."""
    return lambda canvas, rect: canvas.slab(rect, fill, radius, edge, depth)


def barred(fill: Shade, alpha: float = 0.8, *, above: bool = False) -> Paint:
    """Return a painter of a bar's ground, with a golden rim along its foot, or ``above``."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        canvas.painter.fillRect(rect, canvas.colour(fill))
        high = canvas.s(3)
        rim = QRectF(rect.left(), rect.top() if above else rect.bottom() - high, rect.width(), high)
        canvas.painter.fillRect(rim, canvas.colour("gold", alpha))

    return paint


row, flow, column, grid = Row, Flow, Column, Grid
"""As a description of a page calls them."""


def in_rows(parts: Sequence[Part], across: int, gap: float = 6, least: int = 0) -> list[Part]:
    """Return rows of ``across`` equally wide parts, ``least`` rows or more, the last filled up."""
    spare = max(-len(parts) % across, least * across - len(parts))
    filled = [*parts, *[Space(weight=1)] * spare]
    starts = range(0, len(filled), across)
    return [Row(*filled[start : start + across], gap=gap, weight=1) for start in starts]


class Laid:
    """A part on its rectangle, at sizes at which nothing of it is cut, if there are such.

    ``stops`` are the widgets that can have the focus, in its order, once `put` has been called.
    """

    def __init__(self, part: Part, tried: Sequence[Sizes], rect: QRectF) -> None:
        """Arrange ``part`` at the largest size ``tried`` that cuts nothing, else at the last.

        The sizes go from large to small, those that scroll after those that do not.
        """
        self.part = part
        self.stops: list[QWidget] = []
        self.sizes, uncut = _largest(part, tried, rect)
        self.placed = uncut or list(part.place(self.sizes, rect))
        self._rect, self._uncut = rect, uncut is not None

    def fits(self) -> bool:
        """Return whether nothing is cut at the sizes taken."""
        return self._uncut or whole(self.placed, self.sizes, self._rect)

    def words(self) -> str:
        """Return all words, for screen readers."""
        return ". ".join(filter(None, (part.words() for part, _ in self.placed)))

    def paint(self, canvas: Canvas) -> None:
        """Paint all that is not a widget."""
        for _ in self.paint_in_steps(canvas):
            pass

    def paint_in_steps(self, canvas: Canvas) -> Iterator[None]:
        """Paint the parts, with a pause after each."""
        for part, rect in self.placed:
            painting = part.paint(canvas, self.sizes, rect)
            if isinstance(painting, Iterator):
                yield from painting
            yield

    def put(self) -> None:
        """Move the widgets to their places, and set the order of the focus."""
        widgets = [part.put(self.sizes, rect) for part, rect in self.placed]
        self.stops = [stop for widget in widgets if widget is not None for stop in stops(widget)]
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)


class Sized(Part):
    """A part whose texts have sizes of their own, at most ``share`` of usual; it holds no widget.

    It takes the room that is given to it or left over, and asks for none.
    """

    def __init__(self, part: Part, share: float = 1.0, weight: float = 1.0) -> None:
        self.part, self._share, self.weight = part, share, weight
        self._laid: dict[object, Laid] = {}

    def shown(self) -> bool:
        return self.part.shown()

    def words(self) -> str:
        return said(self.part)

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> Iterator[None]:
        return self.laid(sizes, rect).paint_in_steps(canvas)

    def laid(self, sizes: Sizes, rect: QRectF) -> Laid:
        """Return the layout on a place of these sizes; the same one for the same place."""
        own = replace(sizes, share=self._share, scrolls=False, grows=False)
        key = own, rect.getRect()
        if key not in self._laid:
            self._laid[key] = Laid(self.part, own.smaller(), rect)
        return self._laid[key]


def lay(canvas: Canvas, part: Part, rect: QRectF, share: float = 1.0) -> Laid:
    """Paint ``part`` on ``rect`` as large as it fits, its texts at most ``share`` of usual."""
    laid = laid_for(canvas, part, rect, share)
    laid.paint(canvas)
    return laid


def laid_for(canvas: Canvas, part: Part, rect: QRectF, share: float = 1.0) -> Laid:
    """Return a part's layout at a canvas's sizes, not yet painted."""
    sizes = Sizes(canvas.u, canvas.text_factor, round(canvas.min_px), share)
    return Laid(part, sizes.smaller(), rect)


def _largest(part: Part, tried: Sequence[Sizes], rect: QRectF) -> tuple[Sizes, list[Placed] | None]:
    """Return the sizes for `Laid`, and the places of all parts if they are known."""

    @cache
    def uncut(sizes: Sizes) -> list[Placed] | None:
        return _uncut(part, sizes, rect)

    for _, group in groupby(tried[:-1], attrgetter("scrolls")):
        alike = [*group]
        # Mostly the first will do. A text cut at one of them is cut at all larger ones.
        if uncut(alike[0]) is not None:
            return alike[0], uncut(alike[0])
        if uncut(alike[-1]) is not None:
            taken = alike[bisect_left(alike, True, key=lambda sizes: uncut(sizes) is not None)]
            return taken, uncut(taken)
    return tried[-1], None


def _uncut(part: Part, sizes: Sizes, rect: QRectF) -> list[Placed] | None:
    """Return the places of all parts, or None as soon as one is found to be cut."""
    placed: list[Placed] = []
    for one, place in part.place(sizes, rect):
        if not (within(place, rect) and one.fits(sizes, place)):
            return None
        placed.append((one, place))
    return placed


def whole(placed: Iterable[Placed], sizes: Sizes, rect: QRectF) -> bool:
    """Return whether no part on ``rect`` is cut or goes over its edge."""
    return all(within(place, rect) and part.fits(sizes, place) for part, place in placed)


def within(inner: QRectF, outer: QRectF) -> bool:
    """Return whether ``inner``, which may be empty, is nowhere over the edge of ``outer``."""
    # Mostly one call of Qt is enough; for Qt, nothing contains an empty rectangle.
    return outer.contains(inner) or (
        inner.left() >= outer.left() - ROUNDING
        and inner.top() >= outer.top() - ROUNDING
        and inner.right() <= outer.right() + ROUNDING
        and inner.bottom() <= outer.bottom() + ROUNDING
    )


def said(part: Part) -> str:
    """Return all words of a part, for screen readers."""
    return Laid(part, (Sizes(1, 1, 1),), QRectF(0, 0, 1920, 1080)).words()


def stops(widget: QWidget) -> list[QWidget]:
    """Return the widgets that take the focus within a widget, except in its own windows.

    A widget with an order of its own has ``stops``.
    """
    if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
        return [widget]
    own: list[QWidget] | None = getattr(widget, "stops", None)
    if own is not None:
        return own
    return [
        child
        for child in widget.findChildren(QWidget)
        if child.focusPolicy() != Qt.FocusPolicy.NoFocus and child.window() is widget.window()
    ]
