"""A table of numbers that can be chosen or typed; the arrow keys move in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.pages.button import ARROWS, TableButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.sheet.table import Head


class GridButton(TableButton):
    """Something that can be chosen in a row of a table, from 0, and in a column of it."""

    radius = 7.0

    def __init__(self, look: Look, parent: QWidget, row: int, place: int) -> None:
        super().__init__(look, parent)
        self.row, self.place = row, place


AnyCell = TypeVar("AnyCell", bound=GridButton)


class NumberGrid(Piece, Generic[AnyCell]):
    """A cell for each row and each column; over and beside them are `Head`s."""

    shrinks = True
    fills = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.cells: list[list[AnyCell]] = []
        """Those that are shown, row by row."""

        self.players: Sequence[GridButton] = ()
        """The heads of the columns, where they can be pressed."""

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height in real pixels."""
        return 0.0, self.describe().high(sizes, width)

    def heads(self) -> list[tuple[Head, QRectF]]:
        """Return the heads that are painted, in reading order, each with its place."""
        placed = self._laid.placed if self._laid is not None else ()
        return [(part, rect) for part, rect in placed if isinstance(part, Head)]

    def go_to(self, row: int, place: int) -> None:
        """Put the keyboard on a cell, or on the one at the edge that is nearest."""
        line = self.cells[min(len(self.cells) - 1, max(0, row))]
        line[min(len(line) - 1, max(0, place))].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, here = ARROWS.get(event.key()), self.focusWidget()
        if step is not None and isinstance(here, GridButton):
            self.go_to(here.row + step[1], here.place + step[0])
        else:
            super().keyPressEvent(event)
