"""A list of painted rows that the arrow keys walk along; other keys are left to the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sevenwonders_qt.views.kit.scroll import dress, parchment_style
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import kept

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


class WalkList(QListView, Generic[Item]):
    """One row is the current one; the rows are drawn only where they can be seen."""

    style_besides = "QListView { outline: 0; }"

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        name: Callable[[Item], str],
        said: Callable[[Item], str],
    ) -> None:
        """``name`` is what a row is called, ``said`` what assistive technology says of it."""
        super().__init__(parent)
        self.look = look
        self.listed: Rows[Item] = Rows(self, name, said)
        self.row_sizes = self._sizes_of_rows()
        self.setModel(self.listed)
        self.setItemDelegate(RowPainter(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.viewport().setAutoFillBackground(False)

    def row_size(self, row: Item) -> QSize:
        """How large a row is, in real pixels; for subclasses."""
        raise NotImplementedError

    def paint_row(
        self, canvas: Canvas, rect: QRectF, row: Item, *, chosen: bool, hovered: bool
    ) -> None:
        """Paint a row; for subclasses."""

    def current(self) -> Item | None:
        """The row that is chosen."""
        index = self.currentIndex()
        return self.listed.rows[index.row()] if index.isValid() else None

    def go_to(self, number: int) -> None:
        """Choose the row in this place; -1 chooses none."""
        if number < 0:
            self.selectionModel().clear()
        else:
            flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(self.listed.index(number), flag)

    def rescale(self) -> None:
        """Take the sizes from the scale of the page."""
        dress(self, parchment_style("QListView", self.look) + self.style_besides)
        sizes = self._sizes_of_rows()
        if sizes != self.row_sizes:  # else thousands of rows are laid out again for nothing
            self.row_sizes = sizes
            self.verticalScrollBar().setSingleStep(round(self.look.s(30)))
            self.scheduleDelayedItemsLayout()

    def _sizes_of_rows(self) -> Sizes:
        return self.look.own_sizes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


class RowPainter(QStyledItemDelegate):
    """Has the rows of a list painted."""

    def __init__(self, view: WalkList[Any]) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._view.row_size(self._view.listed.rows[index.row()])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, state = self._view.listed.rows[index.row()], option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        with kept(painter):
            canvas, rect = self._view.look.canvas(painter), QRectF(option.rect)
            self._view.paint_row(canvas, rect, row, chosen=chosen, hovered=hovered)
