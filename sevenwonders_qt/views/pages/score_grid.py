"""The numbers of the score sheet, each a button that asks where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.kit.words import Held
from sevenwonders_qt.views.pages.button import ARROWS, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import ROWS, Row, heading
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sheet.table import number_part, score_table

translate = QCoreApplication.translate

_STEPS: Final = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class Cell(PaintedButton):
    """One number."""

    leaves = ARROWS
    fills = True
    sinks = False

    def __init__(self, look: Look, grid: ScoreGrid, row: int, place: int) -> None:
        super().__init__(look, grid.page)
        self.grid = grid
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.row, self.place = row, place
        self.part = Part()

    def describe(self) -> Part:
        return self.part

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        if self.hovered():
            canvas.rounded(rect.adjusted(s(2), s(3), -s(2), -s(3)), 8, colour("white", 0.35))
        self.look.lay(self.part, rect).paint(canvas)
        ring = rect.adjusted(s(6), s(4), -s(6), -s(4))
        if self.hasFocus():
            focus_ring(canvas, ring.adjusted(s(3), s(3), -s(3), -s(3)), 7)
        elif self.isChecked():
            canvas.rounded(ring, 8, None, "terracotta", 4)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.click()


class ScoreGrid(QObject):
    """Sends ``asked`` with a seat and a category (None: the total) when a number is chosen."""

    asked = Signal(int, object)

    def __init__(self, look: Look, page: QWidget) -> None:
        super().__init__(page)
        self._look, self.page = look, page
        self.sheet: ScoreSheet | None = None
        self.rows: Sequence[Row] = ROWS
        self.cells: list[list[Cell]] = []

    def show_sheet(self, sheet: ScoreSheet, rows: Sequence[Row]) -> None:
        """Show a match with numbers of its own."""
        for cell in chain(*self.cells):
            cell.hide()
            cell.deleteLater()
        self.rows = rows
        self.cells = [
            [self._cell(row, place) for place in range(len(sheet.cities))]
            for row in range(len(rows) + 1)
        ]
        self.rename(sheet)

    def rename(self, sheet: ScoreSheet) -> None:
        """Show the same match in the language of the moment."""
        self.sheet = sheet
        text = translate("Score", "{category}, {name}: {points}")
        for cell in chain(*self.cells):
            city, last = sheet.cities[cell.place], cell.row == len(self.rows)
            points = city.total if last else sheet.rows[cell.row].points[cell.place]
            name = city.name + (f" ({translate('Score', 'cannot win')})" if city.outside else "")
            row = heading(self._category(cell.row))
            cell.setText(whole_number(points))
            cell.setAccessibleName(text.format(category=row, name=name, points=cell.text()))
            cell.part = number_part(sheet, cell.row, cell.place)

    def part(self) -> Part:
        """The whole table."""
        if self.sheet is None:
            return Part()
        return score_table(self.sheet, lambda row, place: Held(self.cells[row][place], weight=1), 1)

    def name(self) -> str:
        """What screen readers call the table."""
        return translate("Score", "Score sheet")

    def head_of_row(self, row: int) -> str:
        """What the numbers of a row are; the last one holds the totals."""
        return heading(self._category(row)) if row < len(self.cells) else ""

    def head_of_column(self, place: int) -> str:
        """Whose numbers stand in a column, and how that city ended."""
        cities = self.sheet.cities if self.sheet is not None else ()
        if place >= len(cities):
            return ""
        city = cities[place]
        outside = translate("Score", "cannot win") if city.outside else ""
        return ", ".join(filter(None, (city.name, city.place, city.board, outside)))

    def bounds(self) -> QRectF:
        """Where the numbers stand on the page."""
        bounds = QRectF()
        for cell in chain(*self.cells):
            bounds |= QRectF(cell.geometry())
        return bounds

    def choose(self, row: int, place: int) -> None:
        """Choose the number in this row (the last is the total) of this column."""
        self.cells[row][place].setChecked(True)
        self._ask(row, place)

    def chosen(self) -> Cell | None:
        """The number that is explained."""
        return next((cell for cell in chain(*self.cells) if cell.isChecked()), None)

    def step(self, key: int) -> bool:
        """Move the focus from a number by an arrow key; False if it is no such key."""
        step, here = _STEPS.get(Qt.Key(key)), self.page.focusWidget()
        if step is None or not isinstance(here, Cell):
            return False
        row = min(len(self.cells) - 1, max(0, here.row + step[0]))
        place = min(len(self.cells[0]) - 1, max(0, here.place + step[1]))
        self.cells[row][place].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _cell(self, row: int, place: int) -> Cell:
        cell = Cell(self._look, self, row, place)
        cell.clicked.connect(lambda: self._ask(row, place))
        cell.show()
        return cell

    def _ask(self, row: int, place: int) -> None:
        assert self.sheet is not None  # there are numbers
        self.asked.emit(self.sheet.cities[place].seat, self._category(row))

    def _category(self, row: int) -> str | None:
        return self.rows[row][0] if row < len(self.rows) else None
