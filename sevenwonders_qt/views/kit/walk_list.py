"""Lists of painted rows that the arrow keys walk along; other keys are left to the page."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QWidget,
)

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, KeyMark
from sevenwonders_qt.models.keys import with_key
from sevenwonders_qt.views.kit.field import LineEdit
from sevenwonders_qt.views.kit.look import CLEAR, Look
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.scroll import RowPainter, dress, parchment_style
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Text, panel
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate
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
        """Take functions for a row: ``name`` for its name, ``said`` for its accessible text."""
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

    leaves: Collection[int] = ()
    """Keys that move along other lists, but belong to the page here."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        name: Callable[[Item], str],
        said: Callable[[Item], str],
    ) -> None:
        """Take functions for a row: ``name`` for its name, ``said`` for its accessible text."""
        super().__init__(parent)
        self.look = look
        self.listed: Rows[Item] = Rows(self, name, said)
        self.row_sizes = self._sizes_of_rows()
        self.setModel(self.listed)
        self.setItemDelegate(RowPainter(self, lambda number: self.listed.rows[number]))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.viewport().setAutoFillBackground(False)

    def row_size(self, row: Item) -> QSize:
        """Return the size of a row, in real pixels; for subclasses."""
        raise NotImplementedError

    def row_part(self, row: Item) -> Part:
        """Return the content of a row; for subclasses."""
        raise NotImplementedError

    def current(self) -> Item | None:
        """Return the row that is chosen."""
        chosen = self.selectedIndexes()
        return self.listed.rows[chosen[0].row()] if chosen else None

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
            self.verticalScrollBar().setSingleStep(round(self.look.s(30)))
            self.take_sizes(sizes)

    def take_sizes(self, sizes: Sizes) -> None:
        """Arrange the rows at other sizes."""
        self.row_sizes = sizes
        self.scheduleDelayedItemsLayout()

    def _sizes_of_rows(self) -> Sizes:
        return self.look.sizes

    def _take_no_text(self) -> None:
        """Leave letters to the page: an input method must not take them to compose with.

        Qt lets it where a row could be edited, as far as the model knows.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._take_no_text()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._take_no_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        own = event.key() in _MOVES and event.key() not in self.leaves
        if own and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()


@dataclass(frozen=True, slots=True)
class Line:
    """One line; ``key`` names it and stays the same in every language.

    A ``value`` is at its right end; a ``faint`` icon is hardly to be seen.
    """

    key: str
    name: str
    note: str = ""
    icon: str = ""
    value: str = ""
    faint: bool = False

    def part(self) -> Part:
        """Return the part that shows the line."""
        name = Text(self.name, bold=600, lines=0, narrow=True, weight=1)
        words = column(
            row(name, Text(self.value, "note", "ink_soft", lines=1), gap=14),
            Text(self.note, "note", "ink_soft"),
            gap=0,
            weight=1,
        )
        icon = Icons((self.icon,), 1.5, opacity=0.12 if self.faint else 1.0)
        return Ground(row(icon, words, gap=10), None, (10, 7, 10, 7))


def _said(line: Line) -> str:
    return ", ".join(filter(None, (line.name, line.value, line.note)))


class First(NamedTuple):
    """The first line in sight, where its top is, and how far the list was scrolled then."""

    line: QPersistentModelIndex
    top: int
    scrolled: int


class LineList(WalkList[Line]):
    """Lines of any height."""

    walked = Signal(str)
    """A person went to another line: its key."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, attrgetter("name"), _said)
        self._first: First | None = None
        self._highs: dict[tuple[Line, int, Sizes], int] = {}
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().selectionChanged.connect(lambda *_: self._on_chosen())

    def lines(self) -> Sequence[Line]:
        """Return the lines in the list."""
        return self.listed.rows

    def show_lines(self, lines: Sequence[Line], key: str | None = None) -> None:
        """List these; the one of this key is chosen, or of that chosen before. No signal."""
        before = self.current()
        if key is None:
            key = before.key if before is not None else ""
        if tuple(lines) != tuple(self.lines()):
            with QSignalBlocker(self.selectionModel()):
                self.listed.set_rows(lines)
        self.choose(key)

    def choose(self, key: str) -> None:
        """Choose the line of this key, or the first one; sends no signal."""
        found = next((n for n, line in enumerate(self.lines()) if line.key == key), 0)
        if not self.lines() or found == self.currentIndex().row():
            return
        with QSignalBlocker(self.selectionModel()):
            self.go_to(found)
        self.scrollTo(self.currentIndex())
        self.viewport().update()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height of all its lines, in real pixels."""
        beyond = 2 * (sizes.s(CLEAR) - max(2, round(sizes.s(3))))
        lines = sum(self._high(line, int(width + beyond), sizes) for line in self.lines())
        return 0.0, lines - beyond

    def row_size(self, row: Line) -> QSize:
        wide = self.viewport().width()
        return QSize(wide, self._high(row, wide, self.row_sizes))

    def _high(self, line: Line, wide: int, sizes: Sizes) -> int:
        key = line, wide, sizes
        if key not in self._highs:
            self._highs[key] = round(line.part().high(sizes, wide))
        return self._highs[key]

    def row_part(self, row: Line) -> Part:
        return row.part()

    def take_sizes(self, sizes: Sizes) -> None:
        with self._kept_place(self.viewport().size()):
            super().take_sizes(sizes)

    @contextmanager
    def _kept_place(self, before: QSize) -> Iterator[None]:
        """Arrange the lines within it: the first one in sight stays, and so does the chosen one.

        ``before`` is how much room there was for them; none before the list is seen.
        """
        bar, first = self.verticalScrollBar(), self._first
        if first is None or not first.line.isValid() or first.scrolled != bar.value():
            line = self.indexAt(QPoint(1, 1))
            first = First(QPersistentModelIndex(line), self.visualRect(line).top(), bar.value())
        seen = not before.isValid() or self._is_in_sight(before)
        yield
        self.executeDelayedItemsLayout()
        if first.line.isValid():
            bar.setValue(bar.value() + self.visualRect(first.line).top() - first.top)
        if seen and not self._is_in_sight(self.viewport().size()):
            self.scrollTo(self.currentIndex())
        self._first = first._replace(scrolled=bar.value())

    def _is_in_sight(self, room: QSize) -> bool:
        """Return whether all of the chosen line is seen in so much room."""
        return QRect(QPoint(), room).contains(self.visualRect(self.currentIndex()))

    def _on_chosen(self) -> None:
        line = self.current()
        if line is not None:
            self.walked.emit(line.key)

    # Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._kept_place(event.oldSize()):
            super().resizeEvent(event)


AnyList = TypeVar("AnyList", bound=WalkList[Any])


class SearchedPage(SidePage, Generic[AnyList]):
    """A page with a list at its left: Ctrl+F searches, Enter and Down lead to the list."""

    list: AnyList
    """The list of results; subclasses make it."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.search = LineEdit(self.look, self)

    def listing(self, title: str, *filters: Part, icon: str, gap: float = 12) -> Part:
        """Return the panel with the search field, ``filters``, and the list."""
        looked_for = translate("Saves", "Search")
        search = self.search.set_texts(looked_for, with_key(looked_for, acts.FIND))
        found = "" if self.list.listed.rows else translate("Rules", "Nothing found")
        return panel(
            title,
            Held(search, high=46),
            *filters,
            Text(found, "note", "ink_soft"),
            Held(self.list, weight=1, given=True),
            icon=icon,
            gap=gap,
        )

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), acts.FIND: self.search.begin, FixedKey.ENTER: self.focus_first}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.focus_first()
        elif event.key() == Qt.Key.Key_Down:
            self.focus_first()
        else:
            super().keyPressEvent(event)
