"""The score sheet itself: categories and totals of every city, each number to be asked about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.terms import board_name
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.reckoning import Points
from sevenwonders_qt.views.pages.score_words import (
    CLASSIC,
    ROWS,
    Row,
    ScoreWords,
    heading,
    points_text,
)
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_LABELS: Final = 236.0
_HEAD: Final = 78.0
_HEAD_NARROW: Final = 106.0
"""Thin columns have the trophy above the name, so the heads are taller."""

_TOTAL: Final = 84.0
_NARROW: Final = 150.0
"""A column thinner than this has its bar below the number instead of beside it."""

_STEPS: Final = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


@dataclass(frozen=True, slots=True)
class Column:
    """One city of the sheet, in the order of the ranking; ``outside`` it cannot win."""

    seat: int
    name: str
    wonder: str
    side: str
    side_names: SideNames
    sheet: Points
    winner: bool
    outside: bool = False


class Cell(PaintedButton):
    """One number; ``category`` None is the total."""

    def __init__(self, look: Look, parent: QWidget, row: int, place: int) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.row, self.place = row, place
        self.share = 0.0
        self.best = self.is_total = False
        self.fill = "gold"

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        rect, s = QRectF(self.rect()), canvas.s
        if self.hovered():
            canvas.rounded(rect.adjusted(s(2), s(3), -s(2), -s(3)), 8, colour("white", 0.35))
        if self.is_total:
            canvas.text(rect, self.text(), 44, "ink", 700, "center", "condensed", shrink=0.5)
        elif rect.width() < s(_NARROW):
            self._paint_narrow(canvas, rect)
        else:
            self._paint_wide(canvas, rect)
        ring = rect.adjusted(s(6), s(6), -s(6), -s(6))
        if self.hasFocus():
            focus_ring(canvas, ring.adjusted(s(3), s(3), -s(3), -s(3)), 7)
        elif self.isChecked():
            canvas.rounded(ring, 8, None, "terracotta", 4)

    def _paint_wide(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        number = QRectF(rect.left() + s(14), rect.top(), s(50), rect.height())
        self._paint_number(canvas, number, "right")
        left = number.right() + s(8)
        room = rect.right() - s(16) - left
        long = max(s(2.5), room * self.share)
        bar = QRectF(left, rect.center().y() - s(9), long, s(18))
        canvas.rounded(bar, 4, colour(self.fill, 0.85))

    def _paint_narrow(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        number = QRectF(rect.left(), rect.top() + s(8), rect.width(), rect.height() - s(26))
        self._paint_number(canvas, number, "center")
        room = rect.width() - s(32)
        bar = QRectF(
            rect.left() + s(16), rect.bottom() - s(20), max(s(2.5), room * self.share), s(8)
        )
        canvas.rounded(bar, 3, colour(self.fill, 0.85))

    def _paint_number(self, canvas: Canvas, rect: QRectF, align: Align) -> None:
        size, weight = (26, 700) if self.best else (23, 500)
        canvas.text(rect, self.text(), size, "ink", weight, align, "condensed")

    def hitButton(self, pos: QPoint) -> bool:
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()  # the grid moves
        else:
            super().keyPressEvent(event)


class ScoreGrid(QWidget):
    """Sends ``asked`` with a seat and a category (None: the total) when a number is chosen."""

    asked = Signal(int, object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.columns: tuple[Column, ...] = ()
        self.rows: Sequence[Row] = ROWS
        self.cells: list[list[Cell]] = []

    def show_columns(self, columns: Sequence[Column], words: ScoreWords = CLASSIC) -> None:
        """Show these cities, the best first; ``words`` are those of their game."""
        for line in self.cells:
            for cell in line:
                cell.hide()
                cell.deleteLater()
        self.columns = tuple(columns)
        if columns:
            self.rows = words.rows(columns[0].sheet)
        self.cells = [
            [self._cell(row, place) for place in range(len(columns))]
            for row in range(len(self.rows) + 1)
        ]
        self.retranslate()
        self._arrange()

    def choose(self, row: int, place: int) -> None:
        """Choose the number in this row (the last is the total) of this column."""
        self.cells[row][place].setChecked(True)
        self.asked.emit(self.columns[place].seat, self._category(row))

    def rename(self, names: Sequence[str]) -> None:
        """Call the cities by these names, by seat."""
        self.columns = tuple(replace(c, name=names[c.seat]) for c in self.columns)
        self.update()

    def retranslate(self) -> None:
        """Tell assistive technology what each number is."""
        for line in self.cells:
            for cell in line:
                name = self.columns[cell.place].name
                if self.columns[cell.place].outside:
                    name += " (" + translate("Score", "cannot win") + ")"
                text = translate("Score", "{category}, {name}: {points}")
                row = heading(self._category(cell.row))
                cell.setAccessibleName(text.format(category=row, name=name, points=cell.text()))

    def _cell(self, row: int, place: int) -> Cell:
        cell = Cell(self.look, self, row, place)
        cell.is_total = row == len(self.rows)
        values = [
            column.sheet.total if row == len(self.rows) else column.sheet.points(self.rows[row][0])
            for column in self.columns
        ]
        cell.setText(points_text(values[place]))
        if row < len(self.rows):
            most = max(c.sheet.points(r) for c in self.columns for r, _, _ in self.rows)
            cell.share = max(0, values[place]) / max(1, most)
            cell.best = values[place] == max(values)
            cell.fill = self.rows[row][2]
        cell.clicked.connect(lambda: self.asked.emit(self.columns[place].seat, self._category(row)))
        return cell

    def _category(self, row: int) -> str | None:
        return self.rows[row][0] if row < len(self.rows) else None

    def _arrange(self) -> None:
        for line in self.cells:
            for cell in line:
                cell.setGeometry(self._place(cell.row, cell.place).toRect())
                cell.show()

    def _place(self, row: int, place: int) -> QRectF:
        s, high = self.look.s, self._row_height()
        wide = self._column_width()
        top = s(16 + self._head()) + row * high
        height = s(_TOTAL) if row == len(self.rows) else high
        if row == len(self.rows):
            top += s(10)
        return QRectF(s(_LABELS) + place * wide, top, wide, height)

    def _row_height(self) -> float:
        return (self.height() - self.look.s(42 + self._head() + _TOTAL)) / len(self.rows)

    def _head(self) -> float:
        """The height of the names, in design pixels."""
        return _HEAD_NARROW if self._column_width() < self.look.s(_NARROW) else _HEAD

    def _column_width(self) -> float:
        room = self.width() - self.look.s(_LABELS + 16)
        return room / max(1, len(self.columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        here = self.focusWidget()
        if step is None or not isinstance(here, Cell):
            super().keyPressEvent(event)
            return
        row = min(len(self.rows), max(0, here.row + step[0]))
        place = min(len(self.columns) - 1, max(0, here.place + step[1]))
        self.cells[row][place].setFocus(Qt.FocusReason.OtherFocusReason)

    # Painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(6), self.height() - s(7))
            canvas.slab(body, "parchment", 14)
            for place, column in enumerate(self.columns):
                self._paint_head(canvas, place, column)
            for row, (category, icon, _) in enumerate(self.rows):
                self._paint_label(canvas, row, category, icon)
            line = self._place(len(self.rows), 0).top() - s(3)
            canvas.line((s(20), line), (self.width() - s(26), line), "gold", 3)
            total = QRectF(s(30), line, s(_LABELS - 44), s(_TOTAL))
            canvas.text(total, heading(None), 26, "ink", 700, family="title")

    def _paint_head(self, canvas: Canvas, place: int, column: Column) -> None:
        s, wide = canvas.s, self._column_width()
        top = self._place(0, place)
        rect = QRectF(top.left() + s(4), s(12), wide - s(8), self.height() - s(12 + 19))
        narrow = wide < s(_NARROW)
        head, left = s(self._head()), 0.0
        if column.winner:
            canvas.rounded(rect, 10, colour("gold_light", 0.75), "gold", 2.5)
            x = rect.center().x() if narrow else rect.left() + s(26)
            canvas.icon("ui_trophy", x, rect.top() + s(22 if narrow else 29), s(38))
            left = 0.0 if narrow else s(44)
        elif column.outside:
            canvas.rounded(rect, 10, colour("sea", 0.12), colour("sea", 0.7), 2)
            x = rect.center().x() if narrow else rect.left() + s(26)
            canvas.icon("free_city", x, rect.top() + s(22 if narrow else 29), s(38))
            left = 0.0 if narrow else s(44)
        elif place % 2:
            canvas.rounded(rect, 10, colour("ink", 0.03))
        foot = rect.top() + head
        name = QRectF(rect.left() + left, foot - s(70), rect.width() - left - s(4), s(38))
        canvas.text(name, column.name, 24, "ink", 700, "center", shrink=0.4)
        city = QRectF(rect.left() + s(2), foot - s(32), rect.width() - s(4), s(26))
        text = board_name(column.side_names, column.wonder, column.side)
        if column.outside:
            text += " · " + translate("Score", "cannot win")
        canvas.text(city, text, 16, "ink_soft", 400, "center", "condensed", shrink=0.6)

    def _paint_label(self, canvas: Canvas, row: int, category: str, icon: str) -> None:
        s, place = canvas.s, self._place(row, 0)
        rect = QRectF(s(14), place.top() + s(3), self.width() - s(34), place.height() - s(6))
        if row % 2:
            canvas.rounded(rect, 7, colour("ink", 0.05))
        canvas.icon(icon, rect.left() + s(32), rect.center().y(), s(44))
        words = QRectF(rect.left() + s(62), rect.top(), s(_LABELS - 80), rect.height())
        canvas.text_block(words, heading(category), 19, "ink", 600, family="body", lines=2)
