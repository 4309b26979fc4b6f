"""Charts on slabs, of marks that can be walked along and picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.button import TableButton
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, rounded, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.steps import ARROWS
from sevenwonders_qt.views.kit.wheel import Wheel
from sevenwonders_qt.views.kit.words import Held, Text, slab, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.plain_tip import set_tip

translate = QCoreApplication.translate


V = TypeVar("V")

LUCK_DASH: Final = (3.0, 2.5)
"""The dashes of the line of the share that luck alone would win."""

FOOT: Final = 30.0
"""Design pixels below a scale, for the words under its places."""


class Slabbed(Piece):
    """A slab with a title; its words get smaller by themselves where there is too little room."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title = ""

    def slab(self, *parts: Part, after: Sequence[Part] = ()) -> Part:
        """Return the title, with parts at its end, and others below it."""
        body = column(title(self.title, after=after), *parts, gap=6)
        return Ground(body, self._paint_slab, (16, 10, 16, 10))

    def _paint_slab(self, canvas: Canvas, rect: QRectF) -> None:
        slab(canvas, rect)
        if self.hasFocus():
            inset = canvas.s(8)
            focus_ring(canvas, rect.adjusted(inset, inset, -inset, -inset), 10)


@dataclass(frozen=True, slots=True)
class Value:
    """The content of a mark; ``key`` is the filter when it is picked.

    ``said`` are the words beside its name.
    """

    key: object
    name: str
    said: Sequence[str]
    part: Part


class Mark(TableButton):
    """A line or a column of a chart; ``chosen`` when all is filtered by it.

    It is ``faded`` when all is filtered by another one.
    """

    shrinks = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.chosen = False
        self.faded = False
        self.part = Part()
        self.hide()

    def describe(self) -> Part:
        ground = rounded(7, colour("gold_light", 0.4)) if self.hovered() else None
        if self.chosen:
            ground = rounded(7, colour("gold_light", 0.55), "gold_deep", 2)
        return Ground(self.part, ground, (0, 0, 0, 0))

    def opacity(self) -> float:
        return 0.4 if self.faded else 1.0


class Chart(Slabbed):
    """Up to ``most`` marks in sight; wheel and arrows roll on where there are more.

    Tab goes to one of them, arrows lead to the others; sends ``picked`` with the key of the value.
    """

    picked = Signal(object)

    fades = True
    """Whether other marks are faint once one is chosen."""

    def __init__(self, look: Look, parent: QWidget, most: int) -> None:
        super().__init__(look, parent)
        self.first = 0
        self.values: Sequence[Value] = ()
        self.chosen: object = None
        """The key of the filter, if any."""

        self._wheel = Wheel()
        self.marks: list[Mark] = []
        for _ in range(most):
            self.add_mark()

    def held(self) -> list[Part]:
        """Return the marks that are shown, side by side or below each other."""
        return [Held(mark, weight=1) for mark in self.marks[: len(self.values)]]

    def show_values(self, values: Sequence[Value], chosen: object) -> None:
        """Show these, from the top; all is filtered by the ``chosen`` one, if any."""
        had_focus = any(mark.hasFocus() for mark in self.marks)
        self.values, self.chosen = values, chosen
        self._roll_to(self.first)
        if had_focus and not any(mark.hasFocus() for mark in self.marks):
            self.focus_first()

    def add_mark(self) -> None:
        """Add a mark, as one more may be in sight."""
        mark = Mark(self.look, self)
        mark.clicked.connect(lambda: self._pick(mark))
        mark.reached.connect(lambda: self._stop_at(mark))
        self.marks.append(mark)

    def rolls_at(self, point: QPoint) -> bool:
        """Return whether there are more marks than are in sight; see `touches`."""
        return len(self.values) > len(self.marks)

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
        for mark, value in zip(self.marks, shown, strict=False):
            self._fill(mark, value)
        stops = [mark for mark in self.marks if mark.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if self.marks and (len(stops) != 1 or stops[0].isHidden()):
            self._stop_at(self.marks[0])
        self.arrange()

    def _fill(self, mark: Mark, value: Value) -> None:
        mark.setText(value.name)
        mark.setAccessibleDescription(". ".join(value.said))
        set_tip(mark, "\n".join([value.name, *value.said]))
        mark.part, mark.chosen = value.part, value.key == self.chosen
        mark.faded = self.fades and bool(self.chosen) and not mark.chosen
        mark.update()

    def _stop_at(self, stop: Mark) -> None:
        """Let Tab lead to this mark."""
        for mark in self.marks:
            here = mark is stop
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            mark.setFocusPolicy(policy)

    def _pick(self, mark: Mark) -> None:
        self.picked.emit(self.values[self.first + self.marks.index(mark)].key)

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
        if here is None or key not in TableButton.leaves:
            super().keyPressEvent(event)
        elif key in ARROWS:
            self._go_to(self.first + here + sum(ARROWS[key]))
        else:
            self._go_to(0 if key == Qt.Key.Key_Home else len(self.values) - 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.rolls_at(event.position().toPoint()):
            high = self.marks[0].height()
            self._roll_to(self.first + self._wheel.steps(event, high=high))
        else:
            event.ignore()


def legend(*entries: tuple[Part, str]) -> Part:
    """Return the meanings of the signs on a chart."""
    said = (row(sign, Text(text, "note", "ink_soft", lines=1), gap=9) for sign, text in entries)
    return row(*said, gap=24, breaks=True)


def dashes() -> Part:
    """Return the line of an average."""
    return Drawing(36, 2, partial(_paint_line, shade="terracotta", width=2, dash=(4, 4)))


def luck_line() -> Part:
    """Return the line of the share that luck alone would win."""
    return Drawing(32, 2, partial(_paint_line, shade="ink", width=2.5, dash=LUCK_DASH))


def _paint_line(
    canvas: Canvas, rect: QRectF, shade: Shade, width: float, dash: tuple[float, float]
) -> None:
    y = rect.center().y()
    canvas.line((rect.left(), y), (rect.right(), y), shade, width, dash)
