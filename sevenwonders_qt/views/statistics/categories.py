"""Where points come from: the average and the most of every category."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal, whole_number
from sevenwonders_qt.models.statistics import CategoryTally
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.marks import fill_of, is_known, mark, sign_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import Slabbed

translate = QCoreApplication.translate

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
