"""Charts of bars: shares of victories as columns, and where points come from."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal, percent, whole_number
from sevenwonders_qt.models.statistics import CategoryTally, Tally
from sevenwonders_qt.views.kit.part import Cell, Centre, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.marks import fill_of, is_known, mark, sign_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.statistics.chart import (
    LUCK_DASH,
    Chart,
    Mark,
    Slabbed,
    legend,
    luck_line,
)

translate = QCoreApplication.translate


T = TypeVar("T")

_WIDEST: Final = 130.0
_LABELS: Final = 62.0
_NUMBER: Final = 34.0


class Column(Mark):
    """One number of players, or one level."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.tally = Tally()
        self.shade: Shade = "sea"
        self.top = 1.0
        self.large = False

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        s, sizes = canvas.s, self.look.own_sizes()
        foot = rect.bottom() - s(_LABELS)
        unit = (foot - rect.top() - s(_NUMBER)) / self.top
        wide = min(rect.width() * 0.66, s(70))
        high = max(s(3), unit * self.tally.share)
        bar = QRectF(rect.center().x() - wide / 2, foot - high, wide, high)
        fill = None if self.tally.few else self.shade
        canvas.rounded(bar, 4, fill, colour("ink", 0.8 if self.tally.few else 0.5), 1.6)
        luck = foot - unit * self.tally.luck
        top = luck if bar.top() - s(_NUMBER) < luck < bar.top() + s(4) else bar.top()
        number = QRectF(rect.left(), top - s(32), rect.width(), s(28))
        shade = "ink_soft" if self.tally.few else "ink"
        text = percent(self.tally.share)
        canvas.text(number, text, sizes.size("text"), shade, 800, "center", "condensed")
        ends = (rect.center().x() - wide * 0.68, luck), (rect.center().x() + wide * 0.68, luck)
        canvas.line(*ends, "parchment", 6)
        canvas.line(*ends, "ink", 2.5, LUCK_DASH)
        label = QRectF(rect.left() + s(3), foot + s(4), rect.width() - s(6), s(28))
        size = sizes.size("text" if self.large else "note")
        canvas.text(label, self.text(), size, "ink", 700, "center", "condensed")
        often = QRectF(label.left(), label.bottom(), label.width(), s(24))
        text = words.times(self.tally.played)
        canvas.text(often, text, sizes.size("note"), "ink_soft", 500, "center", "condensed")


class ColumnChart(Chart[Column, tuple[T, Tally]], Generic[T]):
    """A column for each value; sends the one picked."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        most: int,
        name: Callable[[T], str],
        *,
        rising: bool = False,
    ) -> None:
        """``name`` says what stands under a column; ``rising`` ones grow darker."""
        super().__init__(look, parent, most, Column)
        self.note = ""
        """A few words under the title."""
        self._name = name
        self._rising = rising
        self._top = 1.0
        self._chosen: T | None = None

    def show_columns(self, columns: Sequence[tuple[T, Tally]], chosen: T | None) -> None:
        """Show these; all is filtered by the ``chosen`` one, if any."""
        highest = max((max(tally.share, tally.luck) for _, tally in columns), default=1.0)
        self._chosen, self._top = chosen, max(0.4, math.ceil(highest * 5) / 5)
        self.show_values(columns)

    def value_of(self, value: tuple[T, Tally]) -> object:
        return value[0]

    def fill(self, mark: Column, value: tuple[T, Tally], number: int) -> None:
        name, tally = value
        mark.tally, mark.top, mark.large = tally, self._top, isinstance(name, int)
        share = (number + 0.5) / max(1, len(self.values))
        mark.shade = mix("gold_light", "terracotta", share) if self._rising else "sea"
        mark.chosen = name == self._chosen
        mark.faded = self._chosen is not None and not mark.chosen
        mark.setText(self._name(name))
        description = words.tally_words(tally)
        mark.setAccessibleDescription(description)
        mark.setToolTip(description)

    def describe(self) -> Part:
        luck = legend((luck_line(), translate("Statistics", "luck")))
        note = Cell(Text(self.note, "note", "ink_soft", 400), weight=1, keeps=True)
        columns = Centre(row(*self.held(), gap=4), _WIDEST * len(self.values), tall=True)
        below = Ground(row(note, luck), None, (8, 0, 8, 0))
        return self.slab(below, Ground(columns, self._paint_grid, (4, 0, 4, 0), 1))

    def _paint_grid(self, canvas: Canvas, rect: QRectF) -> None:
        if not self.values:
            return
        foot = rect.bottom() - canvas.s(_LABELS)
        unit = (foot - rect.top() - canvas.s(_NUMBER)) / self._top
        for step in range(1, round(self._top * 5) + 1):
            tick = foot - unit * step / 5
            canvas.line((rect.left(), tick), (rect.right(), tick), colour("ink", 0.1), 1.2)
        canvas.line((rect.left(), foot), (rect.right(), foot), colour("ink", 0.6), 1.6)


_PATTERNS: Final = ("red", "blue", "green", "yellow", "purple", "brown", "grey")
"""Fills that have a pattern of their own."""

_USUAL: Final = 7
"""So many lines fill the height; fewer are no higher."""


class CategoryChart(Slabbed):
    """A bar for the average of each category, a diamond for the most."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._rows: Sequence[CategoryTally] = ()

    def show_categories(self, rows: Sequence[CategoryTally]) -> None:
        """Show these."""
        self._rows = rows
        self.title = translate("Statistics", "Where points come from")
        self.setAccessibleName(self.title)
        sentence = translate("Statistics", "{category}: {average} on average, {best} at best")
        self.setAccessibleDescription(
            ". ".join(
                sentence.format(
                    category=words.category(tally.category),
                    average=decimal(tally.average),
                    best=whole_number(tally.best),
                )
                for tally in rows
            )
        )
        self.arrange()

    def describe(self) -> Part:
        heading = Text(translate("Statistics", "average  ·  most"), "note", "ink_soft", lines=1)
        rest = Space(weight=max(0, _USUAL - len(self._rows)))
        lines = column(*map(self._line, self._rows), rest, gap=0, weight=1)
        return self.slab(Ground(lines, None, (10, 0, 8, 0), 1), after=(heading,))

    def _line(self, tally: CategoryTally) -> Part:
        """A sign, the name, the bar, and both numbers."""
        low = min(0.0, *(min(each.average, each.best) for each in self._rows))
        most = max(1.0, *(max(each.average, each.best) for each in self._rows))
        bar = partial(_draw_bar, tally=tally, low=low, most=most)
        known = is_known(tally.category)
        average, best = decimal(tally.average), whole_number(tally.best)
        return row(
            Cell(mark(sign_of(tally.category), 32) if known else Space(), 32, keeps=True),
            Cell(Text(words.category(tally.category), bold=600, lines=1, narrow=True), 196),
            Drawing(0, 0, bar, 1),
            Cell(Text(average, bold=700, align="right", narrow=True, lines=1), 60),
            Cell(Text(best, shade="ink_soft", bold=600, align="right", narrow=True, lines=1), 56),
            gap=8,
            weight=1,
        )


def _draw_bar(canvas: Canvas, rect: QRectF, tally: CategoryTally, low: float, most: float) -> None:
    """A bar for the average, and a diamond for the most."""
    s, y, high = canvas.s, rect.center().y(), rect.height()
    unit = rect.width() / (most - low)
    zero = rect.left() - low * unit
    end = zero + tally.best * unit
    canvas.line((zero, y), (end, y), colour("ink", 0.3), 2)
    first, last = sorted((zero, zero + tally.average * unit))
    bar = QRectF(first, y - high * 0.3, max(1.0, last - first), high * 0.6)
    fill = fill_of(tally.category)
    if fill in _PATTERNS:
        with canvas.clip(bar, 3):
            canvas.pattern(bar, fill)
        canvas.rounded(bar, 3, None, colour("ink", 0.6), 1.4)
    else:
        canvas.rounded(bar, 3, fill, colour("ink", 0.6), 1.4)
    half = min(s(8), high * 0.32)
    points = [(end - half, y), (end, y - half), (end + half, y), (end, y + half)]
    canvas.polygon(points, "parchment", "ink", 2)
