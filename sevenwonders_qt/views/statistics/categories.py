"""Where points come from: the average and the most of every category."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal
from sevenwonders_qt.models.statistics import CategoryTally
from sevenwonders_qt.views.pad.marks import draw_mark, fill_of, is_known
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import draw_slab

translate = QCoreApplication.translate

_PATTERNS: Final = ("red", "blue", "green", "yellow", "purple", "brown", "grey")
"""Fills that have a pattern of their own."""


class CategoryChart(QWidget):
    """A bar for the average of each category, a diamond for the most."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._rows: Sequence[CategoryTally] = ()

    def show_categories(self, rows: Sequence[CategoryTally]) -> None:
        """Show these."""
        self._rows = rows
        self.setAccessibleName(translate("Statistics", "Where points come from"))
        sentence = translate("Statistics", "{category}: {average} on average, {best} at best")
        self.setAccessibleDescription(
            ". ".join(
                sentence.format(
                    category=words.category(row.category),
                    average=decimal(row.average),
                    best=words.whole(row.best),
                )
                for row in rows
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(5), self.height() - s(6))
            draw_slab(canvas, body, self.accessibleName(), 260)
            heading = QRectF(body.right() - s(270), body.top() + s(10), s(246), s(36))
            text = translate("Statistics", "average  ·  most")
            canvas.text(heading, text, 16, "ink_soft", 500, "right", "condensed")
            if not self._rows:
                return
            high = (body.height() - s(52 + 12)) / max(7, len(self._rows))
            low = min(0.0, *(min(row.average, row.best) for row in self._rows))
            most = max(1.0, *(max(row.average, row.best) for row in self._rows))
            for number, row in enumerate(self._rows):
                line = QRectF(body.left(), body.top() + s(52) + number * high, body.width(), high)
                _draw_row(canvas, line, row, low, most)


def _draw_row(canvas: Canvas, line: QRectF, row: CategoryTally, low: float, most: float) -> None:
    s, y, high = canvas.s, line.center().y(), line.height()
    known = is_known(row.category)
    if known:
        draw_mark(canvas, row.category, line.left() + s(42), y, min(high * 0.92, s(32)))
    name = QRectF(line.left() + s(66), line.top(), s(196), high)
    canvas.text(name, words.category(row.category), 17.5, "ink", 600, shrink=0.55)
    left, room = line.left() + s(272), line.width() - s(272 + 156)
    zero = left + room * -low / (most - low)

    def at(value: float) -> float:
        return left + room * (value - low) / (most - low)

    end = at(row.best)
    canvas.line((zero, y), (end, y), colour("ink", 0.3), 2)
    first, last = sorted((zero, at(row.average)))
    bar = QRectF(first, y - high * 0.3, max(1.0, last - first), high * 0.6)
    fill = fill_of(row.category) if known else "stone"
    if fill in _PATTERNS:
        with canvas.clip(bar, 3):
            canvas.pattern(bar, fill)
        canvas.rounded(bar, 3, None, colour("ink", 0.6), 1.4)
    else:
        canvas.rounded(bar, 3, fill, colour("ink", 0.6), 1.4)
    half = min(s(8), high * 0.32)
    points = [(end - half, y), (end, y - half), (end + half, y), (end, y + half)]
    canvas.polygon(points, "parchment", "ink", 2)
    average = QRectF(line.right() - s(144), line.top(), s(66), high)
    text = decimal(row.average)
    canvas.text(average, text, 18, "ink", 700, "right", "condensed", shrink=0.6)
    best = QRectF(line.right() - s(76), line.top(), s(52), high)
    text = words.whole(row.best)
    canvas.text(best, text, 18, "ink_soft", 600, "right", "condensed", shrink=0.6)
