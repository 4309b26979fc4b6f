"""Shares of victories as columns, each with the mark of what luck alone would win."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import percent
from sevenwonders_qt.models.statistics import Tally
from sevenwonders_qt.views.kit.part import Cell, Centre, Ground, Part, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.statistics.chart import LUCK_DASH, Chart, Mark, legend, luck_line

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
