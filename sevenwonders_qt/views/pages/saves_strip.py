"""The strip of a player's choices in a saved match: a symbol for each, a bar between two Ages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, Self

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from sevenwonders_qt.models.saves_strip import Cell, Strip, cell_words, strip_words
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.replay.deeds import draw_deed

ROW: Final = 34.0
"""Design pixels from one row to the next."""

_AROUND, _BAR, _WIDEST, _LEAST, _SIZE = 11.0, 12.0, 31.0, 23.0, 30.0
_ROWS: Final = 2


def strip_height(rows: int) -> float:
    """Design pixels for so many rows."""
    return rows * ROW + 2 * _AROUND


class ChoiceStrip(QWidget):
    """Shows a strip on one row, or two where there are no Ages; of too many the last ones."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._strip: Strip | None = None
        self.hide()

    def show_strip(self, strip: Strip | None) -> None:
        """Show this one; nothing is to be seen of None."""
        self._strip = strip
        self.setVisible(strip is not None and bool(strip.cells))
        self.update()

    def named(self) -> Self:
        """Itself, with its words in the chosen language."""
        self.setAccessibleName(strip_words(self._strip) if self._strip is not None else "")
        return self

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """It takes any width; its height in real pixels."""
        return 0.0, sizes.s(strip_height(max(1, len(self._rows(width)))))

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return len(self._rows())

    def places(self) -> Iterator[tuple[Cell, QPointF]]:
        """Each cell that is shown, and its middle in the widget's coordinates."""
        for number, row in enumerate(self._rows()):
            yield from self._places_in(row, number)

    # Where everything stands --------------------------------------------------------------

    def _room(self, width: float = 0.0) -> float:
        """Design pixels for the symbols of a row of this or the present width."""
        return (width or self.look.body(self).width()) / self.look.u - 2 * _AROUND

    def _rows(self, width: float = 0.0) -> list[Sequence[Cell]]:
        cells = self._strip.cells if self._strip is not None else ()
        if not cells or cells[0].age:
            return [cells]
        most = int(self._room(width) / _LEAST)
        if len(cells) > _ROWS * most:
            cells = cells[1 - _ROWS * most :]  # the sign that some are missing takes a place, too
        each = max(ceil(len(cells) / _ROWS), int(self._room(width) / _WIDEST))
        return [cells[at : at + each] for at in range(0, len(cells), each)]

    @property
    def _hidden(self) -> bool:
        """Whether the first choices have no room."""
        strip = self._strip
        return strip is not None and sum(map(len, self._rows())) < len(strip.cells)

    def _places_in(self, row: Sequence[Cell], number: int) -> Iterator[tuple[Cell, QPointF]]:
        s, body, step = self.look.s, self.look.body(self), self._step()
        x = body.left() + s(_AROUND + step / 2)
        if number == 0 and self._hidden:
            x += s(step)
        y = body.top() + s(_AROUND + (number + 0.5) * ROW)
        before = row[0].age if row else 0
        for cell in row:
            if cell.age != before:
                x, before = x + s(_BAR), cell.age
            yield cell, QPointF(x, y)
            x += s(step)

    def _step(self) -> float:
        """Design pixels from one symbol to the next."""
        rows = self._rows()
        bars = len({cell.age for cell in rows[0]}) - 1 if rows[0] else 0
        most = max(len(row) for row in rows) + (1 if self._hidden else 0)
        return min(_WIDEST, (self._room() - bars * _BAR) / max(1, most))

    # Qt overrides -------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            reach = self.look.s(self._step() / 2)
            near = (
                cell
                for cell, place in self.places()
                if abs(place.x() - event.pos().x()) <= reach
                and abs(place.y() - event.pos().y()) <= self.look.s(ROW / 2)
            )
            cell = next(near, None)
            QToolTip.showText(event.globalPos(), cell_words(cell) if cell else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body = self.look.canvas(painter), self.look.body(self)
            canvas.rounded(body, 7, colour("ink", 0.05))
            size = canvas.s(min(_SIZE, self._step() * 0.92))
            before = None
            for cell, place in self.places():
                if before is not None and before.age != cell.age:
                    self._paint_bar(canvas, place)
                before = cell
                if cell.deed is not None:
                    draw_deed(canvas, cell.deed, place.x(), place.y(), size)
                else:
                    canvas.ellipse(place.x(), place.y(), canvas.s(4), None, colour("ink", 0.22))
            if self._hidden:
                s = canvas.s
                sign = QRectF(body.left() + s(_AROUND), body.top() + s(_AROUND), s(_LEAST), s(ROW))
                canvas.text(sign, "…", 20, "ink_soft", 700, "center")

    def _paint_bar(self, canvas: Canvas, place: QPointF) -> None:
        s = canvas.s
        x = place.x() - s((self._step() + _BAR) / 2)
        ends = (x, place.y() - s(ROW / 2)), (x, place.y() + s(ROW / 2))
        canvas.line(*ends, colour("ink", 0.3), 1.4)
