"""The chance of winning before each choice of a player, as a line that can be walked along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.numbers import percent
from sevenwonders_qt.models.review import Choice, number_of
from sevenwonders_qt.models.review_words import headline, moment_words, played_words
from sevenwonders_qt.views.kit.part import Cell, lay, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import LUCK_DASH, draw_slab, legend, luck_line

translate = QCoreApplication.translate

_GRID: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_TINTS: Final = {0: "sea", 1: "age_1", 2: "age_2", 3: "age_3"}


class Curve(QWidget):
    """Sends ``picked`` with the number of a choice; arrows walk, the mouse picks."""

    picked = Signal(int)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.choices: Sequence[Choice] = ()
        self.turning: Sequence[Choice] = ()
        self.here = 0
        self.fair = 0.5
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_choices(
        self, choices: Sequence[Choice], turning: Sequence[Choice], here: int, players: int
    ) -> None:
        """Show these; ``turning`` are the dearest of them, ``here`` the number of one."""
        self.choices, self.turning, self.here = choices, turning, here
        self.fair = 1 / players
        self.setAccessibleName(translate("Review", "Chance of winning"))
        self.setAccessibleDescription(self.words_of_point())
        self.update()

    def words_of_point(self) -> str:
        """What is said of the choice that is shown."""
        if not self.choices:
            return ""
        choice = self.choices[self.here]
        words = [moment_words(choice), played_words(choice), headline(choice)]
        if choice.verdict is not None:
            words.insert(1, percent(choice.verdict.win))
        return " · ".join(words)

    # Where things lie --------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        s = self.look.s
        return self.look.slab(self).adjusted(s(84), s(64), -s(28), -s(40))

    def _x(self, number: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * (number + 0.5) / max(1, len(self.choices))

    def _y(self, share: float) -> float:
        plot = self._plot()
        return plot.bottom() - plot.height() * share

    # Qt ----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.choices) - 1
        to = {
            Qt.Key.Key_Left: max(0, self.here - 1),
            Qt.Key.Key_Right: min(last, self.here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is None or not self.choices:
            super().keyPressEvent(event)
        else:
            self.picked.emit(to)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        plot = self._plot()
        share = (event.position().x() - plot.left()) / max(1.0, plot.width())
        number = int(share * len(self.choices))
        if self.choices and 0 <= number < len(self.choices):
            self.picked.emit(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body = self.look.canvas(painter), self.look.slab(self)
            draw_slab(canvas, body, translate("Review", "Chance of winning"))
            self._paint_words(canvas, body)
            if self.choices:
                self._paint_ages(canvas)
                self._paint_grid(canvas)
                self._paint_line(canvas)
                self._paint_marks(canvas)
            if self.hasFocus():
                inset = canvas.s(8)
                focus_ring(canvas, body.adjusted(inset, inset, -inset, -inset), 10)

    def _paint_words(self, canvas: Canvas, body: QRectF) -> None:
        s = canvas.s
        wide = canvas.text_width(translate("Review", "Chance of winning"), 24, 700, "title")
        left = body.left() + s(24) + wide + s(40)
        text = translate("Review", "if all were equal: {share}").format(share=percent(self.fair))
        words = Cell(Text(self.words_of_point(), "note", "ink_soft"), weight=1, keeps=True)
        place = QRectF(left, body.top() + s(10), body.right() - s(28) - left, s(42))
        lay(canvas, row(words, legend((luck_line(), text)), gap=18), place)

    def _paint_ages(self, canvas: Canvas) -> None:
        s, plot = canvas.s, self._plot()
        step = plot.width() / len(self.choices)
        for number, choice in enumerate(self.choices):
            rect = QRectF(plot.left() + number * step, plot.top(), step + 1, plot.height())
            canvas.painter.fillRect(rect, colour(_TINTS.get(choice.age, "sea"), 0.13))
            here = number == self.here
            if here:
                tall = rect.adjusted(0, 0, 0, s(32))
                canvas.rounded(tall, 6, colour("gold_light", 0.65))
            first = number == 0 or self.choices[number - 1].age != choice.age
            if first and choice.age:
                canvas.icon(f"age_{choice.age}", rect.left() + s(20), plot.top() + s(20), s(36))
            if first or self.choices[number - 1].turn != choice.turn:
                place = QRectF(rect.left(), plot.bottom() + s(6), step, s(24))
                text = str(choice.turn)
                weight = 800 if here else 500
                canvas.text(place, text, 15, "ink", weight, "center", "condensed")

    def _paint_grid(self, canvas: Canvas) -> None:
        s, plot = canvas.s, self._plot()
        for share in _GRID:
            y = self._y(share)
            canvas.line((plot.left(), y), (plot.right(), y), colour("ink", 0.16), 1.2)
            place = QRectF(plot.left() - s(70), y - s(13), s(62), s(26))
            canvas.text(place, percent(share), 15.5, "ink_soft", 500, "right", "condensed")
        y = self._y(self.fair)
        canvas.line((plot.left(), y), (plot.right(), y), "ink", 2, LUCK_DASH)

    def _points(self) -> list[tuple[int, QPointF]]:
        return [
            (number, QPointF(self._x(number), self._y(choice.verdict.win)))
            for number, choice in enumerate(self.choices)
            if choice.verdict is not None
        ]

    def _paint_line(self, canvas: Canvas) -> None:
        points = [point for _, point in self._points()]
        if points:
            bottom = self._plot().bottom()
            area = [QPointF(points[0].x(), bottom), *points, QPointF(points[-1].x(), bottom)]
            canvas.painter.setPen(Qt.PenStyle.NoPen)
            canvas.painter.setBrush(colour("terracotta", 0.14))
            canvas.painter.drawPolygon(QPolygonF(area))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.setPen(QPen(colour("terracotta", role="line"), canvas.s(3.5)))
            canvas.painter.drawPolyline(QPolygonF(points))

    def _paint_marks(self, canvas: Canvas) -> None:
        s = canvas.s
        for number, point in self._points():
            choice = self.choices[number]
            if any(choice is dear for dear in self.turning):
                place = str(1 + number_of(choice, self.turning))
                radius = s(17)
                canvas.ellipse(point.x(), point.y(), radius, None, "bad", "parchment", 2.5)
                box = QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius)
                canvas.text(box, place, 18, "white", 800, "center", "condensed")
            else:
                fill = "bad" if choice.cost else "parchment"
                canvas.ellipse(point.x(), point.y(), s(6.5), None, fill, "terracotta", 2.5)
