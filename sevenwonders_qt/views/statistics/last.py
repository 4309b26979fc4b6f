"""The last results one by one: points as a line, victories as trophies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal, whole_number
from sevenwonders_qt.models.records import Played
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import LineChart, dashes, legend

translate = QCoreApplication.translate

_STEP: Final = 10
_FEWEST: Final = 8
"""Places along the line, even for fewer results."""


class LastChart(LineChart):
    """The last twenty results at most; mouse and arrows tell of each in words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.results: Sequence[Played] = ()
        self.setMouseTracking(True)

    def show_results(self, results: Sequence[Played]) -> None:
        """Show these, in the order of time."""
        self.results = results
        self.title = translate("Statistics", "The last twenty results")
        self.setAccessibleName(self.title)
        self._tell(None)

    def words_of_point(self) -> str:
        """What is said of the result under the mouse or the keyboard."""
        return words.played_words(self.results[self.here]) if self.here is not None else ""

    def count(self) -> int:
        return len(self.results)

    def go(self, number: int) -> None:
        self._tell(number)

    def _tell(self, number: int | None) -> None:
        self.here = number
        self.setAccessibleDescription(self.words_of_point() or self._average_words())
        self.arrange()

    def _average(self) -> float:
        return sum(one.result.total for one in self.results) / max(1, len(self.results))

    def _average_words(self) -> str:
        return translate("Statistics", "average {points}").format(points=decimal(self._average()))

    def describe(self) -> Part:
        return self.slab(Ground(self._line(), None, (8, 0, 8, 0)), self.field())

    def _line(self) -> Part:
        """Under the title: what the marks mean, or the result that is asked for."""
        if self.here is not None:
            return Text(self.words_of_point(), "note", bold=600, lines=1)
        entries = [(sign("ui_trophy", 24), translate("Statistics", "won"))]
        if any(one.result.paper for one in self.results):
            entries.append((Drawing(18, 0, _paint_paper), translate("Statistics", "on paper")))
        return legend(*entries, (dashes(), self._average_words()))

    def plot_on(self, rect: QRectF) -> Plot:
        s, totals = self.look.s, [one.result.total for one in self.results] or [0]
        low = min(totals) // _STEP * _STEP
        high = max(max(totals) + 4, low + 2 * _STEP)
        room = rect.adjusted(s(48), s(8), -s(8), -s(30))
        return Plot(room, max(_FEWEST, len(self.results)), low - 2, high)

    def paint_plot(self, canvas: Canvas, plot: Plot) -> None:
        low = round(plot.low) + 2
        step = _STEP * (1 + (round(plot.high) - low) // 70)
        marks = range(low, round(plot.high) + 1, step)
        plot.draw_scale(canvas, [(points, whole_number(points)) for points in marks])
        s, rect = canvas.s, plot.rect
        points = [(plot.x(n), plot.y(one.result.total)) for n, one in enumerate(self.results)]
        canvas.painter.setPen(QPen(colour("ink", 0.45, role="line"), s(2)))
        canvas.painter.drawPolyline([QPointF(*point) for point in points])
        average = plot.y(self._average())
        canvas.line((rect.left(), average), (rect.right(), average), "terracotta", 2, (4, 4))
        for number, one in enumerate(self.results):
            x, y = points[number]
            here, won, paper = number == self.here, one.result.won, one.result.paper
            if here:
                column = plot.column(number).adjusted(0, 0, 0, s(30))
                canvas.rounded(column, 6, colour("gold_light", 0.5))
            radius = s(13 if won else 7)
            _draw_dot(canvas, x, y, radius, paper=paper, shade="gold" if won else "parchment")
            if won:
                canvas.icon("ui_trophy", x, y, s(19))
            place = QRectF(x - plot.step / 2, rect.bottom() + s(6), plot.step, s(24))
            weight, shade = (800, "ink") if won else (500, "ink_soft")
            text = whole_number(one.result.total)
            canvas.text(place, text, 14.5, shade, weight, "center", "condensed")

    # Qt overrides -------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        below = event.position().y() > self.look.s(50)
        self._tell(self.number_at(event.position().x()) if below else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._tell(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason and self.results:
            self._tell(len(self.results) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell(None)


def _draw_dot(
    canvas: Canvas, x: float, y: float, radius: float, *, paper: bool, shade: str
) -> None:
    """A round; a square for a game on paper."""
    if paper:
        place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.rounded(place, 2, shade, "ink", 2)
    else:
        canvas.ellipse(x, y, radius, None, shade, "ink", 2)


def _paint_paper(canvas: Canvas, rect: QRectF) -> None:
    x, y = rect.center().x(), rect.center().y()
    _draw_dot(canvas, x, y, canvas.s(8), paper=True, shade="parchment")
