"""A list of painted rows that the arrow keys walk along; other keys are left to the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from sevenwonders_qt.views.pages.look import Look

Item = TypeVar("Item")
Index = QModelIndex | QPersistentModelIndex
_MOVES: Final = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
}


class Rows(QStringListModel, Generic[Item]):
    """The rows that are listed, in order.

    Qt itself knows how many there are: it asks once for each row whenever they are laid out, and
    ten thousand answers from here would take longer than all the rest.
    """

    def __init__(
        self, parent: QWidget, name: Callable[[Item], str], said: Callable[[Item], str]
    ) -> None:
        """``name`` is what a row is called, ``said`` what assistive technology says of it."""
        super().__init__(parent)
        self.rows: Sequence[Item] = ()
        self._words = {
            Qt.ItemDataRole.DisplayRole: name,
            Qt.ItemDataRole.AccessibleTextRole: said,
        }

    def set_rows(self, rows: Sequence[Item]) -> None:
        """List these."""
        self.rows = rows
        self.setStringList([""] * len(rows))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        words = self._words.get(Qt.ItemDataRole(role))
        return None if words is None else words(self.rows[index.row()])


class WalkList(QListView):
    """One row is the current one; the rows are drawn only where they can be seen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()
