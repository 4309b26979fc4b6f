"""A slab with a title on which lines or columns can be walked along and picked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Drawing, Part, lay, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import Shade, colour

V = TypeVar("V")

_BACK: Final = (Qt.Key.Key_Up, Qt.Key.Key_Left)
_ON: Final = (Qt.Key.Key_Down, Qt.Key.Key_Right)
_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
LUCK_DASH: Final = (3.0, 2.5)
"""The dashes of the line that shows what luck alone would win."""


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


class Chart(QWidget, Generic[M, V]):
    """Up to ``most`` marks in sight; wheel and arrows roll on where there are more.

    Tab goes to one of them, arrows lead to the others; sends ``picked`` with the value.
    """

    picked = Signal(object)

    def __init__(
        self, look: Look, parent: QWidget, most: int, make: Callable[[Look, QWidget], M]
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.title = ""
        self.right_of_title = 40.0
        """Design pixels that the title leaves free."""
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

    def place(self, number: int, count: int) -> QRectF:
        """Where the mark in this place among so many lies."""
        return QRectF()

    def paint(self, canvas: Canvas, body: QRectF) -> None:
        """Paint what lies under the marks."""

    def value_of(self, value: V) -> object:
        """What is sent when it is picked."""
        return value

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
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        shown = min(len(self.marks), len(self.values))
        for number in range(shown):
            self.marks[number].setGeometry(self.place(number, shown).toRect())

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas = self.look.canvas(painter)
            body = self.look.slab(self)
            draw_slab(canvas, body, self.title, self.right_of_title)
            self.paint(canvas, body)


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


def draw_slab(canvas: Canvas, body: QRectF, title: str, room: float = 40, *after: Part) -> None:
    """A slab with a title, parts at its end, and ``room`` design pixels left free."""
    s = canvas.s
    canvas.slab(body, "parchment", 14)
    place = QRectF(body.left() + s(24), body.top() + s(8), body.width() - s(24 + room), s(42))
    words = Text(title, "title", bold=700, lines=1, weight=1)
    lay(canvas, row(words, *after), place)
