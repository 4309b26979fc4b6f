"""Charts on slabs: of marks that can be walked along and picked, and of a line through points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.words import Held, Text, slab, title
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import Shade, colour

V = TypeVar("V")

_BACK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Left)
_ON: Final = (Qt.Key.Key_Down, Qt.Key.Key_Right)
_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
LUCK_DASH: Final = (3.0, 2.5)
"""The dashes of the line that shows what luck alone would win."""


class Slabbed(Piece):
    """A slab with a title; its words get smaller by themselves where there is too little room."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""

    def slab(self, *parts: Part, after: Sequence[Part] = ()) -> Part:
        """The title, with parts at its end, and others below it."""
        body = column(title(self.title, after=after), *parts, gap=6)
        return Ground(body, self._paint_slab, (16, 10, 16, 10))

    def _paint_slab(self, canvas: Canvas, rect: QRectF) -> None:
        slab(canvas, rect)
        if self.hasFocus():
            inset = canvas.s(8)
            focus_ring(canvas, rect.adjusted(inset, inset, -inset, -inset), 10)


class Mark(PaintedButton):
    """A line or a column of a chart; ``chosen`` when all is filtered by it.

    It is ``faded`` when all is filtered by another one.
    """

    reached = Signal()

    leaves = (*_BACK, *_ON, *_ENDS)
    fills = True
    sinks = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.chosen = False
        self.faded = False

    def draw(self, canvas: Canvas, rect: QRectF) -> None:
        """Draw it on ``rect``; for subclasses."""

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        inset = canvas.s(7)
        inner = rect.adjusted(inset, inset, -inset, -inset)
        if self.chosen:
            canvas.rounded(rect, 7, colour("gold_light", 0.75), "gold_deep", 2)
        elif self.hovered():
            canvas.rounded(rect, 7, colour("gold_light", 0.4))
        with canvas.faded(0.4 if self.faded else 1.0):
            self.draw(canvas, rect)
        if self.hasFocus():
            focus_ring(canvas, inner, 5)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


M = TypeVar("M", bound=Mark)


class Chart(Slabbed, Generic[M, V]):
    """Up to ``most`` marks in sight; wheel and arrows roll on where there are more.

    Tab goes to one of them, arrows lead to the others; sends ``picked`` with the value.
    """

    picked = Signal(object)

    def __init__(
        self, look: Look, parent: QWidget, most: int, make: Callable[[Look, QWidget], M]
    ) -> None:
        super().__init__(look, parent)
        self.first = 0
        self.values: Sequence[V] = ()
        self.marks = [make(look, self) for _ in range(most)]
        for mark in self.marks:
            mark.clicked.connect(lambda _=False, mark=mark: self._pick(mark))
            mark.reached.connect(lambda mark=mark: self._stop_at(mark))
            mark.hide()

    # For subclasses -----------------------------------------------------------------------

    def fill(self, mark: M, value: V, number: int) -> None:
        """Let the mark show a value."""

    def value_of(self, value: V) -> object:
        """What is sent when it is picked."""
        return value

    def held(self) -> list[Part]:
        """The marks that are shown, side by side or below each other."""
        return [Held(mark, weight=1) for mark in self.marks[: len(self.values)]]

    # For the page -------------------------------------------------------------------------

    def show_values(self, values: Sequence[V]) -> None:
        """Show these, from the top."""
        had_focus = any(mark.hasFocus() for mark in self.marks)
        self.values = values
        self._roll_to(self.first)
        if had_focus and not any(mark.hasFocus() for mark in self.marks):
            self.focus_first()

    def focus_first(self) -> None:
        """Put the keyboard on the first mark."""
        if self.values:
            self.marks[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # Inner --------------------------------------------------------------------------------

    def _roll_to(self, first: int) -> None:
        self.first = max(0, min(first, len(self.values) - len(self.marks)))
        shown = self.values[self.first : self.first + len(self.marks)]
        for number, mark in enumerate(self.marks):
            mark.setVisible(number < len(shown))
            if number < len(shown):
                self.fill(mark, shown[number], self.first + number)
                mark.update()
        stops = [mark for mark in self.marks if mark.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if len(stops) != 1 or stops[0].isHidden():
            self._stop_at(self.marks[0])
        self.arrange()

    def _stop_at(self, stop: M) -> None:
        """Tab leads to this mark."""
        for mark in self.marks:
            here = mark is stop
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            mark.setFocusPolicy(policy)

    def _pick(self, mark: M) -> None:
        number = self.first + self.marks.index(mark)
        self.picked.emit(self.value_of(self.values[number]))

    def _go_to(self, number: int) -> None:
        number = max(0, min(number, len(self.values) - 1))
        if number < self.first:
            self._roll_to(number)
        elif number >= self.first + len(self.marks):
            self._roll_to(number - len(self.marks) + 1)
        self.marks[number - self.first].setFocus(Qt.FocusReason.OtherFocusReason)

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((n for n, mark in enumerate(self.marks) if mark.hasFocus()), None)
        key = event.key()
        if here is None or key not in (*_BACK, *_ON, *_ENDS):
            super().keyPressEvent(event)
        elif key in _ENDS:
            self._go_to(0 if key == Qt.Key.Key_Home else len(self.values) - 1)
        else:
            self._go_to(self.first + here + (1 if key in _ON else -1))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if len(self.values) > len(self.marks):
            self._roll_to(self.first + (-1 if event.angleDelta().y() > 0 else 1))


class LineChart(Slabbed):
    """A line through points, one of which is described in words; arrows, Home and End walk it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.here: int | None = None
        """The point that is described."""
        self._field: Part = Part()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def count(self) -> int:
        """How many points there are; for subclasses."""
        raise NotImplementedError

    def go(self, number: int) -> None:
        """Come to this point; for subclasses."""
        raise NotImplementedError

    def plot_on(self, rect: QRectF) -> Plot:
        """Where the points lie on what is left of the slab; for subclasses."""
        raise NotImplementedError

    def paint_plot(self, canvas: Canvas, plot: Plot) -> None:
        """Paint scale, line and points; for subclasses."""

    def field(self) -> Part:
        """The place of the line and its scale."""
        self._field = Drawing(0, 0, self._paint_field, weight=1)
        return self._field

    def plot(self) -> Plot:
        """Where the points lie."""
        placed = self._laid.placed if self._laid is not None else []
        return self.plot_on(next((rect for part, rect in placed if part is self._field), QRectF()))

    def number_at(self, x: float) -> int | None:
        """The point at this distance from the left edge."""
        plot = self.plot()
        number = int((x - plot.rect.left()) // max(1.0, plot.step))
        return number if 0 <= number < self.count() else None

    def _paint_field(self, canvas: Canvas, rect: QRectF) -> None:
        if self.count():
            self.paint_plot(canvas, self.plot_on(rect))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, here = self.count() - 1, self.here
        steps = {
            Qt.Key.Key_Left: last if here is None else max(0, here - 1),
            Qt.Key.Key_Right: 0 if here is None else min(last, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in steps and self.count():
            self.go(steps[key])
        else:
            super().keyPressEvent(event)


def legend(*entries: tuple[Part, str]) -> Part:
    """What the signs on a chart mean."""
    said = (row(sign, Text(text, "note", "ink_soft", lines=1), gap=9) for sign, text in entries)
    return row(*said, gap=24)


def dashes() -> Part:
    """The line of an average."""
    return Drawing(36, 2, partial(_paint_line, shade="terracotta", width=2, dash=(4, 4)))


def luck_line() -> Part:
    """The line of what luck alone would win."""
    return Drawing(32, 2, partial(_paint_line, shade="ink", width=2.5, dash=LUCK_DASH))


def _paint_line(
    canvas: Canvas, rect: QRectF, shade: Shade, width: float, dash: tuple[float, float]
) -> None:
    y = rect.center().y()
    canvas.line((rect.left(), y), (rect.right(), y), shade, width, dash)
