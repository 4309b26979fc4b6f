"""Pages for screen readers: words and widgets in order, named fields, tables with heads.

Words that a page paints have no widget; each gets a thing of its own beside the widgets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

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
    Kinds,
    Role,
    StandIn,
    shown_widgets,
    stand_ins,
    state_of,
)
from sevenwonders_qt.views.kit.page import KitPage, Overlay
from sevenwonders_qt.views.kit.scroll import ScrollArea, Sheet
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.grid import PadCell, PadGrid
from sevenwonders_qt.views.pages.field import Choice, Entry
from sevenwonders_qt.views.pages.overlays import MessageStrip
from sevenwonders_qt.views.pages.score import Cell, ScoreGrid
from sevenwonders_qt.views.statistics.chart import Chart

_OF_QT: Final = frozenset(
    kind
    for module in (QtCore, QtWidgets)
    for kind in vars(module).values()
    if isinstance(kind, type)
)


def of_widget(thing: QObject) -> Accessible[Any] | None:
    """What stands for a widget, by what it can do; None for what Qt knows well enough."""
    if isinstance(thing, QAbstractButton) and _one_of_several(thing):
        return _AccessibleRadio(thing)
    return _AccessibleGroup(thing) if isinstance(thing, QWidget) and _is_own(thing) else None


def _is_own(widget: QWidget) -> bool:
    """Whether it is one of the program that Qt knows only as a `QWidget`."""
    bases = type(widget).__mro__
    return bases[0] is not QWidget and next(b for b in bases if b in _OF_QT) is QWidget


def _one_of_several(button: QAbstractButton) -> bool:
    """Whether it is one of several buttons of which one is always chosen."""
    group: QButtonGroup | None = button.group()
    if not button.isCheckable():
        return False
    return group.exclusive() if group is not None else button.autoExclusive()


class WordThing(StandIn[KitPage | Sheet, int]):
    """Stands for the words in this place among those that a page paints."""


class _Words(NamedTuple):
    """What a page paints: words, their place on it, and whether they are a heading."""

    text: str
    rect: QRect
    heading: bool


_GONE: Final = _Words("", QRect(), False)


def _words_on(page: KitPage | Sheet) -> list[_Words]:
    return [
        _Words(part.words(), rect.toRect(), isinstance(part, Text) and part.is_heading)
        for part, rect in page.laid().placed
        if part.words() and part.held() is None
    ]


def _things_on(page: KitPage | Sheet) -> Iterator[QObject]:
    """Words and widgets in reading order, then widgets that nothing was said of."""
    words = iter(stand_ins(WordThing, page, range(len(_words_on(page)))))
    met: set[QObject] = set()
    for part, _ in page.laid().placed:
        widget = part.held()
        if widget is None:
            if part.words():
                yield next(words)
            continue
        thing = widget.grid if isinstance(widget, Cell) else widget
        if thing not in met and not widget.isHidden():
            yield thing
        met |= {thing, widget}
    for child in shown_widgets(page):
        thing = child.grid if isinstance(child, Cell) else child
        if thing not in met:
            met.add(thing)
            yield thing


def _on_screen(page: QWidget, rect: QRect) -> QRect:
    return QRect(page.mapToGlobal(rect.topLeft()), rect.size())


class _AccessiblePage(Accessible[KitPage | Sheet]):
    """A page, or the part of one that scrolls."""

    whole = True  # the words of a page are within it, one by one

    def role(self) -> QAccessible.Role:
        return Role.Dialog if isinstance(self.thing, Overlay) else Role.Pane

    def parent(self) -> QObject | None:
        return self.thing.area if isinstance(self.thing, Sheet) else None

    def name(self) -> str:
        if isinstance(self.thing, Sheet):
            return ""
        if self.thing.accessibleName():
            return self.thing.accessibleName()
        words = (words.text for words in _words_on(self.thing) if words.heading)
        return next(words, self.thing.window().windowTitle())

    def children(self) -> Sequence[QObject]:
        return list(_things_on(self.thing))


class _AccessibleStack(Accessible[QStackedWidget]):
    """The pages, of which one is shown, and what lies over them: menu, question, message."""

    fixed_role = Role.LayeredPane

    def children(self) -> Sequence[QObject]:
        shown = self.thing.currentWidget()
        return sorted(shown_widgets(self.thing), key=lambda child: child is shown)


class _AccessibleArea(Accessible[ScrollArea]):
    """What scrolls: it holds its sheet."""

    fixed_role = Role.Pane
    whole = True

    def children(self) -> Sequence[QObject]:
        sheet = self.thing.widget()
        return [sheet] if sheet is not None else ()


class _AccessibleWord(Accessible[WordThing]):
    """Painted words."""

    @property
    def _words(self) -> _Words:
        words = _words_on(self.thing.owner)
        return words[self.thing.key] if self.thing.key < len(words) else _GONE

    def role(self) -> QAccessible.Role:
        return Role.Heading if self._words.heading else Role.StaticText

    def name(self) -> str:
        return self._words.text

    def state(self) -> QAccessible.State:
        return state_of(invisible=self._words is _GONE)

    def rect(self) -> QRect:
        return _on_screen(self.thing.owner, self._words.rect)


class _AccessibleGroup(Accessible[QWidget]):
    """What belongs together: choices, marks, cells; or a note."""

    def role(self) -> QAccessible.Role:
        known = ((Chart, Role.List), (PadGrid, Role.Table), (MessageStrip, Role.AlertMessage))
        kinds = (role for kind, role in known if isinstance(self.thing, kind))
        return next(kinds, Role.Grouping)

    def name(self) -> str:
        return self.thing.title if isinstance(self.thing, Chart) else ""

    def children(self) -> Sequence[QObject]:
        return shown_widgets(self.thing)


Button = TypeVar("Button", bound=QAbstractButton)


class _AccessibleButton(Accessible[Button]):
    """What is pressed."""

    def actions(self) -> Mapping[str, Action]:
        if not self.thing.isEnabled():
            return {}
        return {PRESS: self.thing.click, FOCUS: self.thing.setFocus}


class _AccessibleRadio(_AccessibleButton[QAbstractButton]):
    """One of several choices, of which one is always chosen."""

    fixed_role = Role.RadioButton

    def state(self) -> QAccessible.State:
        return state_of(checkable=True, checked=self.thing.isChecked())

    def name(self) -> str:
        return self.thing.accessibleName() or self.thing.text()


class EntryThing(StandIn[Choice, int]):
    """Stands for a line of a list to choose from."""

    @property
    def entry(self) -> Entry | None:
        """The line as it is now."""
        entries = self.owner.entries
        return entries[self.key] if self.key < len(entries) else None


class _AccessibleChoice(Accessible[Choice]):
    """A list to choose from: its name is what is chosen, not the choice."""

    fixed_role = Role.ComboBox

    def name(self) -> str:
        return self.thing.accessibleName()

    def value(self) -> str:
        return self.thing.currentText()

    def state(self) -> QAccessible.State:
        return state_of(expandable=True, expanded=self.thing.view().isVisible())

    def children(self) -> Sequence[QObject]:
        return stand_ins(EntryThing, self.thing, range(len(self.thing.entries)))

    def actions(self) -> Mapping[str, Action]:
        if not self.thing.isEnabled():
            return {}
        return {PRESS: self.thing.showPopup, FOCUS: self.thing.setFocus}


class _AccessibleEntry(Accessible[EntryThing]):
    """A line of a list to choose from."""

    fixed_role = Role.ListItem

    def name(self) -> str:
        entry = self.thing.entry
        return entry.text if entry is not None else ""

    def description(self) -> str:
        entry = self.thing.entry
        return entry.refusal or entry.note if entry is not None else ""

    def state(self) -> QAccessible.State:
        return state_of(
            selectable=True,
            selected=self.thing.owner.currentIndex() == self.thing.key,
            invisible=self.thing.entry is None,
            disabled=not self.actions(),
        )

    def rect(self) -> QRect:
        return _on_screen(self.thing.owner, self.thing.owner.rect())

    def actions(self) -> Mapping[str, Action]:
        choice, place, entry = self.thing.owner, self.thing.key, self.thing.entry
        if entry is None or entry.refusal or not choice.isEnabled():
            return {}
        return {PRESS: lambda: choice.choose(place)}


class RowHead(StandIn[ScoreGrid, int]):
    """Stands for the head of a row of the score sheet."""


class ColumnHead(StandIn[ScoreGrid, int]):
    """Stands for the head of a column of the score sheet."""


def _row_heads(grid: ScoreGrid) -> list[RowHead]:
    return stand_ins(RowHead, grid, range(len(grid.cells)))


def _column_heads(grid: ScoreGrid) -> list[ColumnHead]:
    return stand_ins(ColumnHead, grid, range(len(grid.cells[0]) if grid.cells else 0))


class _AccessibleGrid(Accessible[ScoreGrid]):
    """The numbers of a score sheet, with the heads of their rows and columns."""

    fixed_role = Role.Table

    def name(self) -> str:
        return self.thing.name()

    def rect(self) -> QRect:
        return _on_screen(self.thing.page, self.thing.bounds().toRect())

    def parent(self) -> QObject | None:
        return self.thing.page

    def children(self) -> Sequence[QObject]:
        found: list[QObject] = [*_column_heads(self.thing)]
        for head, cells in zip(_row_heads(self.thing), self.thing.cells, strict=True):
            found += [head, *cells]
        return found


class _AccessibleHead(Accessible[RowHead | ColumnHead]):
    """The head of a row, beside it, or of a column, above it."""

    def role(self) -> QAccessible.Role:
        return Role.RowHeader if isinstance(self.thing, RowHead) else Role.ColumnHeader

    def name(self) -> str:
        grid = self.thing.owner
        named = grid.head_of_row if isinstance(self.thing, RowHead) else grid.head_of_column
        return named(self.thing.key)

    def rect(self) -> QRect:
        grid, key = self.thing.owner, self.thing.key
        if isinstance(self.thing, ColumnHead):
            place = grid.cells[0][key].geometry()
            place.moveBottom(place.top())
            return _on_screen(grid.page, place)
        cell = grid.cells[key][0].geometry()
        left = max(0, cell.left() - 3 * cell.height())
        return _on_screen(grid.page, QRect(QPoint(left, cell.top()), cell.bottomLeft()))


class _AccessibleCell(_AccessibleButton[Cell]):
    """A number of a score sheet."""

    fixed_role = Role.Cell

    def value(self) -> str:
        return self.thing.text()

    def state(self) -> QAccessible.State:
        return state_of(selectable=True, selected=self.thing.isChecked())

    def parent(self) -> QObject | None:
        return self.thing.grid

    def cell(self) -> CellPlace | None:
        grid, row, column = self.thing.grid, self.thing.row, self.thing.place
        rows, columns = _row_heads(grid)[row : row + 1], _column_heads(grid)[column : column + 1]
        return CellPlace(grid, row, column, rows, columns) if rows and columns else None


class _AccessiblePadCell(_AccessibleButton[PadCell]):
    """A number of the score pad, under the head of its player."""

    fixed_role = Role.Cell

    def value(self) -> str:
        return self.thing.text()

    def cell(self) -> CellPlace | None:
        cell, grid = self.thing, self.thing.parent()
        if not isinstance(grid, PadGrid) or cell.seat >= len(grid.columns):
            return None
        column = grid.columns[cell.seat]
        heads = grid.heads[cell.seat : cell.seat + 1]
        return CellPlace(grid, column.index(cell), cell.seat, (), heads)


OF_PAGES: Kinds = (
    (WordThing, _AccessibleWord),
    (EntryThing, _AccessibleEntry),
    (RowHead, _AccessibleHead),
    (ColumnHead, _AccessibleHead),
    (ScoreGrid, _AccessibleGrid),
    (ScrollArea, _AccessibleArea),
    (KitPage, _AccessiblePage),
    (Sheet, _AccessiblePage),
    (QStackedWidget, _AccessibleStack),
    (Choice, _AccessibleChoice),
    (Cell, _AccessibleCell),
    (PadCell, _AccessiblePadCell),
)
"""The things of pages that are known by their kind; see `of_widget` for others."""
