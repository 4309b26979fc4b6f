"""A long list of lines to walk through: a name, a note below it, and perhaps an icon before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
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

from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.scroll import parchment_style
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import colour

_Index = QModelIndex | QPersistentModelIndex
_MOVES: Final = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One line; ``key`` names it and stays the same in every language."""

    key: str
    name: str
    note: str = ""
    icon: str = ""

    def part(self) -> Part:
        """What it shows."""
        words = column(
            Text(self.name, bold=600, lines=0, narrow=True),
            Text(self.note, "note", "ink_soft", lines=1),
            gap=0,
            weight=1,
        )
        icons = (Icons((self.icon,), 1.5),) if self.icon else ()
        return Ground(row(*icons, words, gap=10), None, (10, 5, 10, 5))


class _Lines(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: Sequence[Line] = ()

    def set_lines(self, lines: Sequence[Line]) -> None:
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (line.name, line.note)))
        return None


class LineList(QListView):
    """Arrow keys walk along the lines; letters are left to the page."""

    walked = Signal(str)
    """A person went to another line: its key."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._model = _Lines(self)
        self.setModel(self._model)
        self.setItemDelegate(_Rows(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.selectionModel().currentChanged.connect(self._on_current)

    def lines(self) -> Sequence[Line]:
        """What is listed."""
        return self._model.lines

    def line(self) -> Line | None:
        """The line that is chosen."""
        index = self.currentIndex()
        return self._model.lines[index.row()] if index.isValid() else None

    def show_lines(self, lines: Sequence[Line], key: str = "") -> None:
        """List these; the one of this key is chosen, the first if there is none. No signal."""
        if tuple(lines) != tuple(self._model.lines):
            blocked = self.selectionModel().blockSignals(True)
            self._model.set_lines(lines)
            self.selectionModel().blockSignals(blocked)
        self.choose(key)

    def choose(self, key: str) -> None:
        """Choose the line of this key, or the first one; sends no signal."""
        lines = self._model.lines
        if not lines:
            return
        found = next((n for n, line in enumerate(lines) if line.key == key), 0)
        index = self._model.index(found)
        if index == self.currentIndex():
            return
        blocked = self.selectionModel().blockSignals(True)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        self.selectionModel().blockSignals(blocked)
        self.scrollTo(index)
        self.viewport().update()

    def rescale(self) -> None:
        """Take the sizes from the scale of the page."""
        self.setStyleSheet(parchment_style("QListView", self.look) + "QListView { outline: 0; }")
        self.verticalScrollBar().setSingleStep(round(self.look.s(30)))
        self.scheduleDelayedItemsLayout()

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.walked.emit(self._model.lines[index.row()].key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Rows(QStyledItemDelegate):
    """Paints the lines."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        look, wide = self._view.look, self._view.viewport().width()
        high = self._view.lines()[index.row()].part().high(look.own_sizes(), wide)
        return QSize(wide, round(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        with kept(painter):
            canvas = self._view.look.canvas(painter)
            self._paint(canvas, QRectF(option.rect), option.state, index.row())

    def _paint(self, canvas: Canvas, rect: QRectF, state: QStyle.StateFlag, number: int) -> None:
        inner = rect.adjusted(2, 1, -2, -1)
        if state & QStyle.StateFlag.State_Selected:
            canvas.rounded(inner, 7, "gold_light", colour("gold"), 1.6)
            if self._view.hasFocus():
                focus_ring(canvas, inner, 7)
        elif state & QStyle.StateFlag.State_MouseOver:
            canvas.rounded(inner, 7, colour("ink", 0.09))
        self._view.look.lay(self._view.lines()[number].part(), rect).paint(canvas)
