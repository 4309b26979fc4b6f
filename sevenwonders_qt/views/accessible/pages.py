"""Pages for screen readers: words and widgets in order, named fields, tables with heads.

Words that a page paints have no widget; each gets a thing of its own beside the widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QStackedWidget, QWidget

from sevenwonders_qt.views.accessible.base import (
    FOCUS,
    PRESS,
    AccessibleData,
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


def of_widget(thing: QObject) -> Callable[[Any], AccessibleData] | None:
    """What reads the data of a widget, by what it can do; None for what Qt knows well enough."""
    if isinstance(thing, QAbstractButton) and _one_of_several(thing):
        return _radio
    return _group if isinstance(thing, QWidget) and _is_own(thing) else None


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


def _page(page: KitPage | Sheet) -> AccessibleData:
    """A page, or the part of one that scrolls; its words are within it, one by one."""
    role = Role.Dialog if isinstance(page, Overlay) else Role.Pane
    name, area = "", page.area if isinstance(page, Sheet) else None
    if isinstance(page, KitPage):
        words = (words.text for words in _words_on(page) if words.heading)
        name = page.accessibleName() or next(words, page.window().windowTitle())
    return AccessibleData(
        role=role, name=name, whole=True, parent=area, children=lambda: list(_things_on(page))
    )


def _stack(stack: QStackedWidget) -> AccessibleData:
    """The pages, of which one is shown, and what lies over them: menu, question, message."""

    def children() -> Sequence[QObject]:
        shown = stack.currentWidget()
        return sorted(shown_widgets(stack), key=lambda child: child is shown)

    return AccessibleData(role=Role.LayeredPane, children=children)


def _area(area: ScrollArea) -> AccessibleData:
    """What scrolls: it holds its sheet."""
    sheet = area.widget()
    return AccessibleData(
        role=Role.Pane, whole=True, children=lambda: [sheet] if sheet is not None else ()
    )


def _word(thing: WordThing) -> AccessibleData:
    """Painted words."""
    known = _words_on(thing.owner)
    words = known[thing.key] if thing.key < len(known) else _GONE
    return AccessibleData(
        role=Role.Heading if words.heading else Role.StaticText,
        name=words.text,
        parent=thing.owner,
        state=lambda: state_of(invisible=words is _GONE),
        rect=lambda: _on_screen(thing.owner, words.rect),
    )


def _group(widget: QWidget) -> AccessibleData:
    """What belongs together: choices, marks, cells; or a note."""
    known = ((Chart, Role.List), (PadGrid, Role.Table), (MessageStrip, Role.AlertMessage))
    role = next((role for kind, role in known if isinstance(widget, kind)), Role.Grouping)
    name = widget.title if isinstance(widget, Chart) else ""
    return AccessibleData(role=role, name=name, children=lambda: shown_widgets(widget))


def _presses(widget: QWidget, press: Action) -> Mapping[str, Action]:
    return {PRESS: press, FOCUS: widget.setFocus} if widget.isEnabled() else {}


def _radio(button: QAbstractButton) -> AccessibleData:
    """One of several choices, of which one is always chosen."""
    return AccessibleData(
        role=Role.RadioButton,
        name=button.accessibleName() or button.text(),
        state=lambda: state_of(checkable=True, checked=button.isChecked()),
        actions=lambda: _presses(button, button.click),
    )


class EntryThing(StandIn[Choice, int]):
    """Stands for a line of a list to choose from."""

    @property
    def entry(self) -> Entry | None:
        """The line as it is now."""
        entries = self.owner.entries
        return entries[self.key] if self.key < len(entries) else None


def _choice(choice: Choice) -> AccessibleData:
    """A list to choose from: its name is what is chosen, not the choice."""
    return AccessibleData(
        role=Role.ComboBox,
        name=choice.accessibleName(),
        value=choice.currentText(),
        state=lambda: state_of(expandable=True, expanded=choice.view().isVisible()),
        children=lambda: stand_ins(EntryThing, choice, range(len(choice.entries))),
        actions=lambda: _presses(choice, choice.showPopup),
    )


def _entry(thing: EntryThing) -> AccessibleData:
    """A line of a list to choose from."""
    choice, place, entry = thing.owner, thing.key, thing.entry
    can = entry is not None and not entry.refusal and choice.isEnabled()
    return AccessibleData(
        role=Role.ListItem,
        name=entry.text if entry is not None else "",
        description=entry.refusal or entry.note if entry is not None else "",
        parent=choice,
        state=lambda: state_of(
            selectable=True,
            selected=choice.currentIndex() == place,
            invisible=entry is None,
            disabled=not can,
        ),
        rect=lambda: _on_screen(choice, choice.rect()),
        actions=lambda: {PRESS: lambda: choice.choose(place)} if can else {},
    )


class Head(StandIn[ScoreGrid, tuple[str, int]]):
    """Stands for the head of a "row" or a "column" of the score sheet, by its number."""


def _heads(grid: ScoreGrid, kind: str) -> list[Head]:
    cells = grid.cells if kind == "row" else next(iter(grid.cells), ())
    return stand_ins(Head, grid, [(kind, number) for number in range(len(cells))])


def _grid(grid: ScoreGrid) -> AccessibleData:
    """The numbers of a score sheet, with the heads of their rows and columns."""

    def children() -> Sequence[QObject]:
        found: list[QObject] = [*_heads(grid, "column")]
        for head, cells in zip(_heads(grid, "row"), grid.cells, strict=True):
            found += [head, *cells]
        return found

    return AccessibleData(
        role=Role.Table,
        name=grid.page.accessibleName(),
        parent=grid.page,
        rect=lambda: _on_screen(grid.page, grid.bounds().toRect()),
        children=children,
    )


def _head(thing: Head) -> AccessibleData:
    """It stands beside its row or above its column."""
    grid, (kind, number) = thing.owner, thing.key
    of_row = kind == "row"

    def rect() -> QRect:
        place = grid.cells[number][0].geometry() if of_row else grid.cells[0][number].geometry()
        if of_row:
            place.setRight(place.left())
            place.setLeft(max(0, place.left() - 3 * place.height()))
        else:
            place.moveBottom(place.top())
        return _on_screen(grid.page, place)

    return AccessibleData(
        role=Role.RowHeader if of_row else Role.ColumnHeader,
        name=grid.head_of_row(number) if of_row else grid.head_of_column(number),
        parent=grid,
        rect=rect,
    )


def _cell(cell: Cell) -> AccessibleData:
    """A number of a score sheet."""
    grid, row, column = cell.grid, cell.row, cell.place

    def place() -> CellPlace | None:
        rows, columns = (
            _heads(grid, "row")[row : row + 1],
            _heads(grid, "column")[column : column + 1],
        )
        return CellPlace(grid, row, column, rows, columns) if rows and columns else None

    return AccessibleData(
        role=Role.Cell,
        value=cell.text(),
        parent=grid,
        state=lambda: state_of(selectable=True, selected=cell.isChecked()),
        actions=lambda: _presses(cell, cell.click),
        cell=place,
    )


def _pad_cell(cell: PadCell) -> AccessibleData:
    """A number of the score pad, under the head of its player."""

    def place() -> CellPlace | None:
        grid = cell.parent()
        if not isinstance(grid, PadGrid) or cell.seat >= len(grid.columns):
            return None
        heads = grid.heads[cell.seat : cell.seat + 1]
        return CellPlace(grid, grid.columns[cell.seat].index(cell), cell.seat, (), heads)

    actions = partial(_presses, cell, cell.click)
    return AccessibleData(role=Role.Cell, value=cell.text(), actions=actions, cell=place)


OF_PAGES: Kinds = (
    (WordThing, _word),
    (EntryThing, _entry),
    (Head, _head),
    (ScoreGrid, _grid),
    (ScrollArea, _area),
    (KitPage, _page),
    (Sheet, _page),
    (QStackedWidget, _stack),
    (Choice, _choice),
    (Cell, _cell),
    (PadCell, _pad_cell),
)
"""The things of pages that are known by their kind; see `of_widget` for others."""
