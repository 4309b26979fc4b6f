"""The last results one by one: points as a line, victories as trophies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.numbers import decimal, whole_number
from sevenwonders_qt.models.records import Played
from sevenwonders_qt.views.kit.part import Drawing, Part, lay
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import dashes, draw_slab, legend

translate = QCoreApplication.translate

_STEP: Final = 10
_FEWEST: Final = 8
"""Places along the line, even for fewer results."""


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where results and points lie."""

    rect: QRectF
    places: int
    low: int
    high: int

    @property
    def step(self) -> float:
        """From one result to the next."""
        return self.rect.width() / self.places

    def x(self, number: int) -> float:
        return self.rect.left() + (number + 0.5) * self.step

    def y(self, points: float) -> float:
        share = (points - self.low) / (self.high - self.low)
        return self.rect.bottom() - self.rect.height() * share


class LastChart(QWidget):
    """The last twenty results at most; mouse and arrows tell of each in words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.results: Sequence[Played] = ()
        self.here: int | None = None
        """The result that is described in words."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_results(self, results: Sequence[Played]) -> None:
        """Show these, in the order of time."""
        self.results = results
        self.setAccessibleName(translate("Statistics", "The last twenty results"))
        self._tell(None)

    def words_of_point(self) -> str:
        """What is said of the result under the mouse or the keyboard."""
        return words.played_words(self.results[self.here]) if self.here is not None else ""

    def _tell(self, number: int | None) -> None:
        self.here = number
        self.setAccessibleDescription(self.words_of_point() or self._average_words())
        self.update()

    def _average(self) -> float:
        return sum(one.result.total for one in self.results) / max(1, len(self.results))

    def _average_words(self) -> str:
        return translate("Statistics", "average {points}").format(points=decimal(self._average()))

    def _plot(self) -> _Plot:
        s, totals = self.look.s, [one.result.total for one in self.results] or [0]
        low = min(totals) // _STEP * _STEP
        high = max(max(totals) + 4, low + 2 * _STEP)
        places = max(_FEWEST, len(self.results))
        rect = self.look.slab(self).adjusted(s(64), s(92), -s(24), -s(40))
        return _Plot(rect, places, low - 2, high)

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, here = len(self.results) - 1, self.here
        steps = {
            Qt.Key.Key_Left: last if here is None else max(0, here - 1),
            Qt.Key.Key_Right: 0 if here is None else min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in steps and self.results:
            self._tell(steps[key])
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self._plot()
        number = int((event.position().x() - plot.rect.left()) // plot.step)
        inside = 0 <= number < len(self.results) and event.position().y() > self.look.s(50)
        self._tell(number if inside else None)

    def leaveEvent(self, event: QEvent) -> None:
        self._tell(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason and self.results:
            self._tell(len(self.results) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body, plot = self.look.canvas(painter), self.look.slab(self), self._plot()
            draw_slab(canvas, body, self.accessibleName())
            s = canvas.s
            place = QRectF(body.left() + s(24), body.top() + s(51), body.width() - s(48), s(30))
            lay(canvas, self._line(), place)
            if self.results:
                self._paint_scale(canvas, plot)
                self._paint_results(canvas, plot)
            if self.hasFocus():
                inset = s(8)
                focus_ring(canvas, body.adjusted(inset, inset, -inset, -inset), 10)

    def _line(self) -> Part:
        """Under the title: what the marks mean, or the result that is asked for."""
        if self.here is not None:
            return Text(self.words_of_point(), "note", bold=600, lines=1)
        entries = [(sign("ui_trophy", 24), translate("Statistics", "won"))]
        if any(one.result.paper for one in self.results):
            entries.append((Drawing(18, 0, _paint_paper), translate("Statistics", "on paper")))
        return legend(*entries, (dashes(), self._average_words()))

    def _paint_scale(self, canvas: Canvas, plot: _Plot) -> None:
        s, rect = canvas.s, plot.rect
        step = _STEP * (1 + (plot.high - plot.low) // 70)
        for points in range(plot.low + 2, plot.high + 1, step):
            y = plot.y(points)
            canvas.line((rect.left(), y), (rect.right(), y), colour("ink", 0.16), 1.2)
            place = QRectF(rect.left() - s(50), y - s(13), s(42), s(26))
            text = whole_number(points)
            canvas.text(place, text, 15.5, "ink_soft", 500, "right", "condensed")

    def _paint_results(self, canvas: Canvas, plot: _Plot) -> None:
        s, rect = canvas.s, plot.rect
        points = [(plot.x(n), plot.y(one.result.total)) for n, one in enumerate(self.results)]
        canvas.painter.setPen(QPen(colour("ink", 0.45, role="line"), s(2)))
        canvas.painter.drawPolyline([QPointF(*point) for point in points])
        average = plot.y(self._average())
        canvas.line((rect.left(), average), (rect.right(), average), "terracotta", 2, (4, 4))
        step = plot.step
        for number, one in enumerate(self.results):
            x, y = points[number]
            here, won, paper = number == self.here, one.result.won, one.result.paper
            if here:
                column = QRectF(x - step / 2, rect.top(), step, rect.height() + s(30))
                canvas.rounded(column, 6, colour("gold_light", 0.5))
            radius = s(13 if won else 7)
            _draw_dot(canvas, x, y, radius, paper=paper, shade="gold" if won else "parchment")
            if won:
                canvas.icon("ui_trophy", x, y, s(19))
            place = QRectF(x - step / 2, rect.bottom() + s(6), step, s(24))
            weight, shade = (800, "ink") if won else (500, "ink_soft")
            text = whole_number(one.result.total)
            canvas.text(place, text, 14.5, shade, weight, "center", "condensed")


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
