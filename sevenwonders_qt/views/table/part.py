"""Panels that show a part of the table and can be emptied."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.shown import Shown


class TablePart(Panel):
    """A panel that is given the table to show, and forgets it when it must be hidden."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._shown: Shown | None = None

    def forget(self) -> None:
        """Show nothing of any table."""
        self._shown = None
        self.show_held()
        self.renew(None)


class CityPart(TablePart):
    """A part with cities and structures that can be shown large."""

    enlarge = Signal(object)
    """A card id (str) or the city of a seat (int) is to be shown large."""
