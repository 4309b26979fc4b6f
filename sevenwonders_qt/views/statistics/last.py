"""The chart of the last results, one by one, or of the own rating after all of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.shown.ratings import OwnRating
from sevenwonders_qt.models.shown.records import Played
from sevenwonders_qt.models.words import ratings as rating_words
from sevenwonders_qt.models.words import statistics as words
from sevenwonders_qt.models.words.numbers import decimal, whole_number
from sevenwonders_qt.views.kit.field import Segments, options
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, Space, row
from sevenwonders_qt.views.kit.words import Held, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import FOOT, Chart, Value, dashes, legend
from sevenwonders_qt.views.statistics.rating import own_part

translate = QCoreApplication.translate

_STEP: Final = 10
_FEWEST: Final = 8
"""Places along the line, even for fewer results."""

_WON: Final = 13.0
"""Design pixels: the radius of the mark of a match that was won."""


class LastForm(StrEnum):
    """The forms of a `LastChart`: the points of the last results, or the own rating so far."""

    POINTS = "points"
    RATING = "rating"


class LastChart(Chart):
    """The last twenty results at most; the one that has the keyboard is described in words.

    It shows an own rating over all matches, too, where there is one.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, 20)
        self.results: Sequence[Played] = ()
        self._own: OwnRating | None = None
        self._who = ""
        self.form: Segments[LastForm] = Segments(look, self, "well")
        self.form.lower()  # the first child has the focus first, as it is above the marks
        self.form.chosen.connect(self.show_form)
        for mark in self.marks:
            mark.reached.connect(self.arrange)
            mark.left.connect(self.arrange)

    @property
    def focused_words(self) -> str:
        """The words on the result that has the keyboard."""
        return next((mark.text() for mark in self.marks if mark.hasFocus()), "")

    @property
    def as_rating(self) -> bool:
        """Whether it shows the rating."""
        return self._own is not None and self.form.value() is LastForm.RATING

    def show_results(
        self, results: Sequence[Played], own: OwnRating | None = None, who: str = ""
    ) -> None:
        """Show these, in the order of time, or the ``own`` rating of the person called ``who``."""
        self.results, self._own, self._who = results, own, who
        forms = {
            LastForm.POINTS: translate("Rating", "Points"),
            LastForm.RATING: translate("Rating", "Rating"),
        }
        shown = self.form.value() or LastForm.POINTS
        self.form.set_options(options(forms), shown, translate("Rating", "What the curve shows"))
        self.form.setVisible(own is not None)
        self.title = translate("Statistics", "The last twenty results")
        if own is not None and self.as_rating:
            self.title = translate("Rating", "Own rating")
            self.setAccessibleName(self.title)
            self.setAccessibleDescription(rating_words.described(own, who, datetime.now(UTC)))
            self.show_values((), None)
            return
        self.setAccessibleName("")
        self.setAccessibleDescription(self._average_words())
        self.show_values(
            [
                Value(n, words.played_words(one), (), Drawing(0, 0, partial(self._draw, one=one)))
                for n, one in enumerate(results)
            ],
            None,
        )

    def show_form(self, form: LastForm) -> None:
        """Show the points or the rating."""
        self.form.set_value(form)
        self.show_results(self.results, self._own, self._who)

    def _average(self) -> float:
        return sum(one.result.total for one in self.results) / max(1, len(self.results))

    def _average_words(self) -> str:
        return translate("Statistics", "average {points}").format(points=decimal(self._average()))

    def describe(self) -> Part:
        after = (Held(self.form, 260, 40),) if self._own is not None else ()
        if self._own is not None and self.as_rating:
            return self.slab(own_part(self._own), after=after)
        places = row(*self.held(), Space(weight=max(0, _FEWEST - len(self.values))), gap=0)
        field = Ground(places, self._paint_lines, (48, 8, 8, 0), 1)
        return self.slab(Ground(self._line(), None, (8, 0, 8, 0)), field, after=after)

    def _line(self) -> Part:
        """Return the line under the title: the signs' meanings, or the result that is asked for."""
        if self.focused_words:
            return Text(self.focused_words, "note", bold=600, lines=1)
        entries = [(sign("ui_trophy", 24), translate("Statistics", "won"))]
        if any(one.result.paper for one in self.results):
            entries.append(
                (Drawing(18, 0, _paint_paper), translate("Statistics", "on a real table"))
            )
        return legend(*entries, (dashes(), self._average_words()))

    def _plot(self, rect: QRectF, places: int) -> Plot:
        totals = [one.result.total for one in self.results] or [0]
        low = min(totals) // _STEP * _STEP
        high = max(max(totals) + 4, low + 2 * _STEP)
        s = self.look.s
        return Plot(rect.adjusted(0, s(_WON), 0, -s(FOOT)), places, low - 2, high)

    def _paint_lines(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the scale, the line through all results, and their average."""
        s = canvas.s
        inner = rect.adjusted(s(48), s(8), -s(8), 0)
        plot = self._plot(inner, max(_FEWEST, len(self.results)))
        low = round(plot.low) + 2
        step = _STEP * (1 + (round(plot.high) - low) // 70)
        marks = range(low, round(plot.high) + 1, step)
        plot.draw_scale(canvas, [(points, whole_number(points)) for points in marks])
        line = [(plot.x(n), plot.y(one.result.total)) for n, one in enumerate(self.results)]
        canvas.polyline(line, colour("ink", 0.45), 2)
        average = plot.y(self._average())
        ends = (plot.rect.left(), average), (plot.rect.right(), average)
        canvas.line(*ends, "terracotta", 2, (4, 4))

    def _draw(self, canvas: Canvas, rect: QRectF, one: Played) -> None:
        """Draw the mark of a result, and its points below the scale."""
        s, plot, won = canvas.s, self._plot(rect, 1), one.result.won
        x, y = plot.x(0), plot.y(one.result.total)
        shade = "gold" if won else "parchment"
        _draw_dot(canvas, x, y, s(_WON if won else 7), paper=one.result.paper, shade=shade)
        if won:
            canvas.icon("ui_trophy", x, y, s(19))
        plot.draw_foot(canvas, whole_number(one.result.total), strong=won)


def _draw_dot(
    canvas: Canvas, x: float, y: float, radius: float, *, paper: bool, shade: str
) -> None:
    """Draw a round; a square for a game on paper."""
    if paper:
        place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.rounded(place, 2, shade, "ink", 2)
    else:
        canvas.ellipse(x, y, radius, None, shade, "ink", 2)


def _paint_paper(canvas: Canvas, rect: QRectF) -> None:
    x, y = rect.center().x(), rect.center().y()
    _draw_dot(canvas, x, y, canvas.s(8), paper=True, shade="parchment")
