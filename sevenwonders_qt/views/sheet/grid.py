"""A button in a table of a page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.button import TableButton
from sevenwonders_qt.views.kit.look import Look


class GridButton(TableButton):
    """Something that can be chosen in a row of a table, from 0, and in a column of it."""

    radius = 7.0

    def __init__(self, look: Look, parent: QWidget, row: int, place: int) -> None:
        super().__init__(look, parent)
        self.row, self.place = row, place
