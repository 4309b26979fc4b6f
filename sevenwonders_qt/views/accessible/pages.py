"""Pages for screen readers: words and widgets in order, named fields, tables with heads.

Words that a page paints have no widget; each gets a thing of its own beside the widgets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeGuard

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QStackedWidget, QWidget

from sevenwonders_qt.views.accessible.base import (
    FOCUS,
    PRESS,
    Accessible,
    Action,
    CellPlace,
    Role,
    State,
)
from sevenwonders_qt.views.kit.page import KitPage, Overlay
from sevenwonders_qt.views.kit.part import Laid
from sevenwonders_qt.views.kit.scroll import ScrollArea, Sheet
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.cell import PadCell
from sevenwonders_qt.views.pad.grid import PadGrid
from sevenwonders_qt.views.pages.field import Choice
from sevenwonders_qt.views.pages.message import MessageStrip
from sevenwonders_qt.views.pages.score_grid import Cell, ScoreGrid
from sevenwonders_qt.views.statistics.chart import Chart

_OF_QT: Final = frozenset(
    kind
    for module in (QtCore, QtWidgets)
    for kind in vars(module).values()
    if isinstance(kind, type)
)


def of_page(thing: QObject) -> Accessible | None:
    """A thing of a page for screen readers; None for what Qt knows well enough."""
    if isinstance(thing, WordThing):
        return _AccessibleWord(thing)
    if isinstance(thing, EntryThing):
        return _AccessibleEntry(thing)
    if isinstance(thing, HeadThing):
        return _AccessibleHead(thing)
    if isinstance(thing, ScoreGrid):
        return _AccessibleGrid(thing)
    if isinstance(thing, ScrollArea):
        return _AccessibleArea(thing)
    if isinstance(thing, KitPage | Sheet):
        return _AccessiblePage(thing)
    if isinstance(thing, QStackedWidget):
        return _AccessibleStack(thing)
    if isinstance(thing, Choice):
        return _AccessibleChoice(thing)
    if isinstance(thing, Cell):
        return _AccessibleCell(thing)
    if isinstance(thing, PadCell):
        return _AccessiblePadCell(thing)
    if isinstance(thing, QAbstractButton) and _one_of_several(thing):
        return _AccessibleRadio(thing)
    return _AccessibleGroup(thing) if _is_own(thing) else None


def _is_own(thing: QObject) -> TypeGuard[QWidget]:
    """Whether it is a widget of the program that Qt knows only as a `QWidget`."""
    bases = type(thing).__mro__
    return bases[0] is not QWidget and next(b for b in bases if b in _OF_QT) is QWidget


def _one_of_several(button: QAbstractButton) -> bool:
    """Whether it is one of several buttons of which one is always chosen."""
    group: QButtonGroup | None = button.group()
    if not button.isCheckable():
        return False
    return group.exclusive() if group is not None else button.autoExclusive()


class WordThing(QObject):
    """Stands for the words in this place among those that a page paints."""

    def __init__(self, page: QWidget, place: int) -> None:
        super().__init__(page)
        self.page = page
        self.place = place


def _laid(page: QWidget) -> Laid:
    assert isinstance(page, KitPage | Sheet)
    return page.laid()


def _words_on(page: QWidget) -> list[tuple[str, QRect, bool]]:
    """What a page paints: words, their place on it, and whether they are a heading."""
    return [
        (part.words(), rect.toRect(), isinstance(part, Text) and part.is_heading)
        for part, rect in _laid(page).placed
        if part.words() and part.held() is None
    ]


def _things_on(page: QWidget) -> Iterator[QObject]:
    """Words and widgets in reading order, then widgets that nothing was said of."""
    known = {thing.place: thing for thing in page.children() if isinstance(thing, WordThing)}
    met: set[QObject] = set()
    place = 0
    for part, _ in _laid(page).placed:
        widget = part.held()
        if widget is None:
            if part.words():
                yield known.get(place) or WordThing(page, place)
                place += 1
            continue
        thing = widget.grid if isinstance(widget, Cell) else widget
        if thing not in met and not widget.isHidden():
            yield thing
        met |= {thing, widget}
    for child in page.children():
        if isinstance(child, QWidget) and not child.isHidden() and not child.isWindow():
            thing = child.grid if isinstance(child, Cell) else child
            if thing not in met:
                met.add(thing)
                yield thing


def _on_screen(page: QWidget, rect: QRect) -> QRect:
    return QRect(page.mapToGlobal(rect.topLeft()), rect.size())


class _AccessiblePage(Accessible):
    """A page, or the part of one that scrolls."""

    whole = True  # the words of a page are within it, one by one

    def __init__(self, page: KitPage | Sheet) -> None:
        self._page = page

    def role(self) -> QAccessible.Role:
        return Role.Dialog if isinstance(self._page, Overlay) else Role.Pane

    def parent(self) -> QObject | None:
        return self._page.area if isinstance(self._page, Sheet) else None

    def name(self) -> str:
        if isinstance(self._page, Sheet):
            return ""
        if self._page.accessibleName():
            return self._page.accessibleName()
        words = (said for said, _, heading in _words_on(self._page) if heading)
        return next(words, self._page.window().windowTitle())

    def children(self) -> Sequence[QObject]:
        return list(_things_on(self._page))


class _AccessibleStack(Accessible):
    """The pages, of which one is shown, and what lies over them: menu, question, message."""

    fixed_role = Role.LayeredPane

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack

    def children(self) -> Sequence[QObject]:
        found = (child for child in self._stack.children() if isinstance(child, QWidget))
        seen = [child for child in found if not child.isHidden() and not child.isWindow()]
        return sorted(seen, key=lambda child: child is self._stack.currentWidget())


class _AccessibleArea(Accessible):
    """What scrolls: it holds its sheet."""

    fixed_role = Role.Pane
    whole = True

    def __init__(self, area: ScrollArea) -> None:
        self._area = area

    def children(self) -> Sequence[QObject]:
        sheet = self._area.widget()
        return [sheet] if sheet is not None else ()


class _AccessibleWord(Accessible):
    """Painted words."""

    def __init__(self, thing: WordThing) -> None:
        self._thing = thing

    def _said(self) -> tuple[str, QRect, bool] | None:
        words = _words_on(self._thing.page)
        return words[self._thing.place] if self._thing.place < len(words) else None

    def role(self) -> QAccessible.Role:
        said = self._said()
        return Role.Heading if said is not None and said[2] else Role.StaticText

    def name(self) -> str:
        said = self._said()
        return said[0] if said is not None else ""

    def state(self) -> QAccessible.State:
        state = State()
        state.invisible = self._said() is None
        return state

    def rect(self) -> QRect:
        said = self._said()
        return _on_screen(self._thing.page, said[1]) if said is not None else QRect()

    def parent(self) -> QObject | None:
        return self._thing.page


class _AccessibleGroup(Accessible):
    """What belongs together: choices, marks, cells; or a note."""

    def __init__(self, group: QWidget) -> None:
        self._group = group

    def role(self) -> QAccessible.Role:
        known = ((Chart, Role.List), (PadGrid, Role.Table), (MessageStrip, Role.AlertMessage))
        kinds = (role for kind, role in known if isinstance(self._group, kind))
        return next(kinds, Role.Grouping)

    def name(self) -> str:
        return self._group.title if isinstance(self._group, Chart) else ""

    def children(self) -> Sequence[QObject]:
        found = (child for child in self._group.children() if isinstance(child, QWidget))
        return [child for child in found if not child.isHidden() and not child.isWindow()]


class _AccessibleRadio(Accessible):
    """One of several choices, of which one is always chosen."""

    fixed_role = Role.RadioButton

    def __init__(self, button: QAbstractButton) -> None:
        self._button = button

    def state(self) -> QAccessible.State:
        state = State()
        state.checkable = True
        state.checked = self._button.isChecked()
        return state

    def name(self) -> str:
        return self._button.accessibleName() or self._button.text()

    def actions(self) -> Mapping[str, Action]:
        if not self._button.isEnabled():
            return {}
        return {PRESS: self._button.click, FOCUS: self._button.setFocus}


class EntryThing(QObject):
    """Stands for a line of a list to choose from."""

    def __init__(self, choice: Choice, place: int) -> None:
        super().__init__(choice)
        self.choice = choice
        self.place = place


class _AccessibleChoice(Accessible):
    """A list to choose from: its name is what is chosen, not the choice."""

    fixed_role = Role.ComboBox

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def name(self) -> str:
        return self._choice.accessibleName()

    def value(self) -> str:
        return self._choice.currentText()

    def state(self) -> QAccessible.State:
        state = State()
        state.expandable = True
        state.expanded = self._choice.view().isVisible()
        return state

    def children(self) -> Sequence[QObject]:
        known = {t.place: t for t in self._choice.children() if isinstance(t, EntryThing)}
        places = range(len(self._choice.entries))
        return [known.get(place) or EntryThing(self._choice, place) for place in places]

    def actions(self) -> Mapping[str, Action]:
        if not self._choice.isEnabled():
            return {}
        return {PRESS: self._choice.showPopup, FOCUS: self._choice.setFocus}


class _AccessibleEntry(Accessible):
    """A line of a list to choose from."""

    fixed_role = Role.ListItem

    def __init__(self, thing: EntryThing) -> None:
        self._choice, self._place = thing.choice, thing.place

    def name(self) -> str:
        entries = self._choice.entries
        return entries[self._place].text if self._place < len(entries) else ""

    def description(self) -> str:
        entries = self._choice.entries
        if self._place >= len(entries):
            return ""
        return entries[self._place].refusal or entries[self._place].note

    def state(self) -> QAccessible.State:
        state, entries = State(), self._choice.entries
        state.selectable = True
        state.selected = self._choice.currentIndex() == self._place
        state.invisible = self._place >= len(entries)
        state.disabled = not self.actions()
        return state

    def rect(self) -> QRect:
        return QRect(self._choice.mapToGlobal(QPoint()), self._choice.size())

    def parent(self) -> QObject | None:
        return self._choice

    def actions(self) -> Mapping[str, Action]:
        choice, entries = self._choice, self._choice.entries
        if self._place >= len(entries) or entries[self._place].refusal or not choice.isEnabled():
            return {}
        return {PRESS: lambda: choice.choose(self._place)}


class HeadThing(QObject):
    """Stands for the head of a row or a column of the score sheet."""

    def __init__(self, grid: ScoreGrid, place: int, *, of_row: bool) -> None:
        super().__init__(grid)
        self.grid = grid
        self.place = place
        self.of_row = of_row


def _heads(grid: ScoreGrid, *, of_rows: bool) -> list[HeadThing]:
    if not grid.cells:
        return []
    known = {
        thing.place: thing
        for thing in grid.children()
        if isinstance(thing, HeadThing) and thing.of_row == of_rows
    }
    places = range(len(grid.cells) if of_rows else len(grid.cells[0]))
    return [known.get(place) or HeadThing(grid, place, of_row=of_rows) for place in places]


class _AccessibleGrid(Accessible):
    """The numbers of a score sheet, with the heads of their rows and columns."""

    fixed_role = Role.Table

    def __init__(self, grid: ScoreGrid) -> None:
        self._grid = grid

    def name(self) -> str:
        return self._grid.name()

    def rect(self) -> QRect:
        return _on_screen(self._grid.page, self._grid.bounds().toRect())

    def parent(self) -> QObject | None:
        return self._grid.page

    def children(self) -> Sequence[QObject]:
        found: list[QObject] = list(_heads(self._grid, of_rows=False))
        for head, cells in zip(_heads(self._grid, of_rows=True), self._grid.cells, strict=True):
            found += [head, *cells]
        return found


class _AccessibleHead(Accessible):
    """The head of a row or a column."""

    def __init__(self, thing: HeadThing) -> None:
        self._thing = thing

    def role(self) -> QAccessible.Role:
        return Role.RowHeader if self._thing.of_row else Role.ColumnHeader

    def name(self) -> str:
        grid = self._thing.grid
        return (
            grid.head_of_row(self._thing.place)
            if self._thing.of_row
            else grid.head_of_column(self._thing.place)
        )

    def rect(self) -> QRect:
        """Beside the row, or above the column."""
        thing, cells = self._thing, self._thing.grid.cells
        cell = cells[thing.place][0] if thing.of_row else cells[0][thing.place]
        place, high = cell.geometry(), cell.height()
        if thing.of_row:
            place.setLeft(max(0, place.left() - 3 * high))
            place.setRight(cell.geometry().left())
        else:
            place.moveBottom(place.top())
        return _on_screen(thing.grid.page, place)

    def parent(self) -> QObject | None:
        return self._thing.grid


class _AccessibleCell(Accessible):
    """A number of a score sheet."""

    fixed_role = Role.Cell

    def __init__(self, cell: Cell) -> None:
        self._cell = cell

    def value(self) -> str:
        return self._cell.text()

    def name(self) -> str:
        return self._cell.accessibleName()

    def state(self) -> QAccessible.State:
        state = State()
        state.selectable = True
        state.selected = self._cell.isChecked()
        return state

    def parent(self) -> QObject | None:
        return self._cell.grid

    def actions(self) -> Mapping[str, Action]:
        return {PRESS: self._cell.click, FOCUS: self._cell.setFocus}

    def cell(self) -> CellPlace | None:
        cell, grid = self._cell, self._cell.grid
        rows, columns = _heads(grid, of_rows=True), _heads(grid, of_rows=False)
        if cell.row >= len(rows) or cell.place >= len(columns):
            return None
        return CellPlace(grid, cell.row, cell.place, [rows[cell.row]], [columns[cell.place]])


class _AccessiblePadCell(Accessible):
    """A number of the score pad, under the head of its player."""

    fixed_role = Role.Cell

    def __init__(self, cell: PadCell) -> None:
        self._cell = cell

    def value(self) -> str:
        return self._cell.text()

    def actions(self) -> Mapping[str, Action]:
        return {PRESS: self._cell.click, FOCUS: self._cell.setFocus}

    def cell(self) -> CellPlace | None:
        cell, grid = self._cell, self._cell.parent()
        if not isinstance(grid, PadGrid) or cell.seat >= len(grid.columns):
            return None
        column = grid.columns[cell.seat]
        heads = grid.heads[cell.seat : cell.seat + 1]
        return CellPlace(grid, column.index(cell), cell.seat, (), heads)
