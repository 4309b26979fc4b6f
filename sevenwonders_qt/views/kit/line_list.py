"""A long list of lines to walk through: a name, a note below it, and perhaps an icon before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.scroll import dress, parchment_style
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.walk_list import Index, Rows, WalkList
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import colour


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


def _said(line: Line) -> str:
    return ", ".join(filter(None, (line.name, line.note)))


class LineList(WalkList):
    """Lines of any height."""

    walked = Signal(str)
    """A person went to another line: its key."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._sizes: Sizes | None = None
        self._highs: dict[tuple[Line, int], int] = {}
        self._model: Rows[Line] = Rows(self, attrgetter("name"), _said)
        self.setModel(self._model)
        self.setItemDelegate(_Painter(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(self._on_current)

    def lines(self) -> Sequence[Line]:
        """What is listed."""
        return self._model.rows

    def line(self) -> Line | None:
        """The line that is chosen."""
        index = self.currentIndex()
        return self._model.rows[index.row()] if index.isValid() else None

    def show_lines(self, lines: Sequence[Line], key: str = "") -> None:
        """List these; the one of this key is chosen, the first if there is none. No signal."""
        if tuple(lines) != tuple(self._model.rows):
            blocked = self.selectionModel().blockSignals(True)
            self._model.set_rows(lines)
            self.selectionModel().blockSignals(blocked)
        self.choose(key)

    def choose(self, key: str) -> None:
        """Choose the line of this key, or the first one; sends no signal."""
        lines = self._model.rows
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
        dress(self, parchment_style("QListView", self.look) + "QListView { outline: 0; }")
        sizes = self.look.own_sizes()
        if sizes != self._sizes:
            self._sizes = sizes
            self._highs.clear()
            self.verticalScrollBar().setSingleStep(round(self.look.s(30)))
            self.scheduleDelayedItemsLayout()

    def high(self, line: Line, wide: int) -> int:
        """The height of a line so wide, in real pixels."""
        if (line, wide) not in self._highs:
            self._highs[line, wide] = round(line.part().high(self.look.own_sizes(), wide))
        return self._highs[line, wide]

    def doItemsLayout(self) -> None:
        # What was scrolled to before is elsewhere when lines or the list itself have other sizes.
        super().doItemsLayout()
        self.scrollTo(self.currentIndex())

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.walked.emit(self._model.rows[index.row()].key)


class _Painter(QStyledItemDelegate):
    """Paints the lines."""

    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        wide = self._view.viewport().width()
        return QSize(wide, self._view.high(self._view.lines()[index.row()], wide))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
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
