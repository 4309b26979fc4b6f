"""The chance of winning before each choice of a player, as a line that can be walked along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.numbers import percent
from sevenwonders_qt.models.review import Choice, number_of
from sevenwonders_qt.models.review_words import headline, moment_words, played_words
from sevenwonders_qt.views.kit.part import Cell, Part
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import LUCK_DASH, LineChart, legend, luck_line

translate = QCoreApplication.translate

_GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_TINTS: Final = {0: "sea", 1: "age_1", 2: "age_2", 3: "age_3"}


class Curve(LineChart):
    """Sends ``picked`` with the number of a choice; arrows walk, the mouse picks."""

    picked = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.choices: Sequence[Choice] = ()
        self.turning: Sequence[Choice] = ()
        self.fair = 0.5

    def show_choices(
        self, choices: Sequence[Choice], turning: Sequence[Choice], here: int, players: int
    ) -> None:
        """Show these; ``turning`` are the dearest of them, ``here`` the number of one."""
        self.choices, self.turning, self.here = choices, turning, here if choices else None
        self.fair = 1 / players
        self.title = translate("Review", "Chance of winning")
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self.words_of_point())
        self.arrange()

    def words_of_point(self) -> str:
        """What is said of the choice that is shown."""
        if self.here is None:
            return ""
        choice = self.choices[self.here]
        words = [moment_words(choice), played_words(choice), headline(choice)]
        if choice.verdict is not None:
            words.insert(1, percent(choice.verdict.win))
        return " · ".join(words)

    def count(self) -> int:
        return len(self.choices)

    def go(self, number: int) -> None:
        self.picked.emit(number)

    def describe(self) -> Part:
        text = translate("Review", "if all were equal: {share}").format(share=percent(self.fair))
        words = Cell(Text(self.words_of_point(), "note", "ink_soft"), weight=2.6, keeps=True)
        return self.slab(self.field(), after=(words, legend((luck_line(), text))))

    def plot_on(self, rect: QRectF) -> Plot:
        s = self.look.s
        room = rect.adjusted(s(68), s(8), -s(12), -s(30))
        return Plot(room, max(1, len(self.choices)), 0.0, 1.0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        number = self.number_at(event.position().x())
        if number is not None:
            self.picked.emit(number)

    def paint_plot(self, canvas: Canvas, plot: Plot) -> None:
        self._paint_ages(canvas, plot)
        plot.draw_scale(canvas, [(share, percent(share)) for share in _GRID])
        y = plot.y(self.fair)
        canvas.line((plot.rect.left(), y), (plot.rect.right(), y), "ink", 2, LUCK_DASH)
        self._paint_line(canvas, plot)

    def _paint_ages(self, canvas: Canvas, plot: Plot) -> None:
        s = canvas.s
        for number, choice in enumerate(self.choices):
            rect = plot.column(number)
            canvas.painter.fillRect(
                rect.adjusted(0, 0, 1, 0), colour(_TINTS.get(choice.age, "sea"), 0.13)
            )
            here = number == self.here
            if here:
                canvas.rounded(rect.adjusted(0, 0, 1, s(32)), 6, colour("gold_light", 0.65))
            first = number == 0 or self.choices[number - 1].age != choice.age
            if first and choice.age:
                canvas.icon(f"age_{choice.age}", rect.left() + s(20), rect.top() + s(20), s(36))
            if first or self.choices[number - 1].turn != choice.turn:
                place = QRectF(rect.left(), rect.bottom() + s(6), rect.width(), s(24))
                text, weight = str(choice.turn), 800 if here else 500
                canvas.text(place, text, 15, "ink", weight, "center", "condensed")

    def _paint_line(self, canvas: Canvas, plot: Plot) -> None:
        """The line with the area below it, and a mark for each choice that is judged."""
        found = [
            (choice, QPointF(plot.x(number), plot.y(choice.verdict.win)))
            for number, choice in enumerate(self.choices)
            if choice.verdict is not None
        ]
        points = [point for _, point in found]
        if points:
            bottom = plot.rect.bottom()
            area = [QPointF(points[0].x(), bottom), *points, QPointF(points[-1].x(), bottom)]
            canvas.painter.setPen(Qt.PenStyle.NoPen)
            canvas.painter.setBrush(colour("terracotta", 0.14))
            canvas.painter.drawPolygon(QPolygonF(area))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.setPen(QPen(colour("terracotta", role="line"), canvas.s(3.5)))
            canvas.painter.drawPolyline(QPolygonF(points))
        for choice, point in found:
            self._paint_mark(canvas, choice, point)

    def _paint_mark(self, canvas: Canvas, choice: Choice, point: QPointF) -> None:
        x, y, radius = point.x(), point.y(), canvas.s(17)
        if any(choice is dear for dear in self.turning):
            place = str(1 + number_of(choice, self.turning))
            canvas.ellipse(x, y, radius, None, "bad", "parchment", 2.5)
            canvas.text(
                canvas.square(x, y, 2 * radius), place, 18, "white", 800, "center", "condensed"
            )
        else:
            fill = "bad" if choice.cost else "parchment"
            canvas.ellipse(x, y, canvas.s(6.5), None, fill, "terracotta", 2.5)
