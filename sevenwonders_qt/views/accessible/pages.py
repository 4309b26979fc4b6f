"""Pages for screen readers: words and widgets in order, named fields, tables with heads.

Words that a page paints have no widget; each gets a thing of its own beside the widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Final

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QAbstractButton, QStackedWidget, QWidget

from sevenwonders_qt.views.accessible.base import (
    FOCUS,
    PRESS,
    AccessibleData,
    Action,
    CellPlace,
    Kinds,
    Role,
    shown_widgets,
    stand_ins,
    state_of,
)
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.kit.field import Choice
from sevenwonders_qt.views.kit.page import KitPage, PageOverlay
from sevenwonders_qt.views.kit.part import Part, Placed
from sevenwonders_qt.views.kit.scroll import ScrollArea, Sheet
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.grid import PadGrid
from sevenwonders_qt.views.pages.overlays import MessageStrip
from sevenwonders_qt.views.pages.score import ScoreCell, ScoreGrid
from sevenwonders_qt.views.statistics.chart import Chart

_OF_QT: Final = frozenset(
    kind
    for module in (QtCore, QtWidgets)
    for kind in vars(module).values()
    if isinstance(kind, type)
)


def of_widget(thing: QObject) -> Callable[[Any], AccessibleData] | None:
    """Return the function that reads the data of a widget, by kind; None if Qt's own will do."""
    if isinstance(thing, QAbstractButton) and thing.isCheckable():
        return _checkable  # Qt would check it without a click
    if isinstance(thing, PaintedButton):
        return _button  # Qt would describe it by its tooltip, which may be the name again
    bases = type(thing).__mro__
    # Qt treats a widget of our own as a plain widget.
    is_own = bases[0] is not QWidget and next(b for b in bases if b in _OF_QT) is QWidget
    return _group if is_own else None


def _words_on(page: KitPage | Sheet) -> list[Placed]:
    """Return the words that a page paints."""
    placed = page.laid().placed
    return [(part, rect) for part, rect in placed if part.words() and part.held() is None]


def _is_heading(part: Part) -> bool:
    return isinstance(part, Text) and part.is_heading


def _things_on(page: KitPage | Sheet) -> Iterator[QObject]:
    """Yield words and widgets in reading order, then widgets without a place among them."""
    words = iter(stand_ins(_word, page, range(len(_words_on(page)))))
    met: set[QObject] = set()
    for part, _ in page.laid().placed:
        widget = part.held()
        if widget is None:
            if part.words():
                yield next(words)
            continue
        if widget not in met and not widget.isHidden():
            yield widget
        met.add(widget)
    yield from (child for child in shown_widgets(page) if child not in met)


def _on_screen(page: QWidget, rect: QRect) -> QRect:
    return QRect(page.mapToGlobal(rect.topLeft()), rect.size())


def _page(page: KitPage | Sheet) -> AccessibleData:
    """Describe a page, or its part that scrolls; its words are within it, one by one."""
    role = Role.Dialog if isinstance(page, PageOverlay) else Role.Pane
    name, area = "", page.area if isinstance(page, Sheet) else None
    if isinstance(page, KitPage):
        words = (part.words() for part, _ in _words_on(page) if _is_heading(part))
        name = page.accessibleName() or next(words, page.window().windowTitle())
    return AccessibleData(
        role=role, name=name, whole=True, parent=area, children=lambda: list(_things_on(page))
    )


def _stack(stack: QStackedWidget) -> AccessibleData:
    """Describe the pages, one of them shown, and the menu, question or message over them."""

    def children() -> Sequence[QObject]:
        shown = stack.currentWidget()
        return sorted(shown_widgets(stack), key=lambda child: child is shown)

    return AccessibleData(role=Role.LayeredPane, children=children)


def _area(area: ScrollArea) -> AccessibleData:
    """Describe an area that scrolls: it has its sheet as a child."""
    sheet = area.widget()
    return AccessibleData(
        role=Role.Pane, whole=True, children=lambda: [sheet] if sheet is not None else ()
    )


def _word(page: KitPage | Sheet, place: int) -> AccessibleData:
    """Describe the words in this place among those that a page paints."""
    known = _words_on(page)
    if place >= len(known):
        return AccessibleData(parent=page, state=lambda: state_of(invisible=True))
    part, rect = known[place]
    return AccessibleData(
        role=Role.Heading if _is_heading(part) else Role.StaticText,
        name=part.words(),
        parent=page,
        rect=lambda: _on_screen(page, rect.toRect()),
    )


def _group(widget: QWidget) -> AccessibleData:
    """Describe a group of choices, marks or cells; or a note."""
    known = ((Chart, Role.List), (MessageStrip, Role.AlertMessage))
    role = next((role for kind, role in known if isinstance(widget, kind)), Role.Grouping)
    name = widget.title if isinstance(widget, Chart) else ""
    return AccessibleData(role=role, name=name, children=lambda: shown_widgets(widget))


def _presses(widget: QWidget, press: Action) -> Mapping[str, Action]:
    return {PRESS: press, FOCUS: widget.setFocus} if widget.isEnabled() else {}


def _checkable(button: QAbstractButton) -> AccessibleData:
    """Describe a switch, or one of several choices that exclude each other."""
    return AccessibleData(
        role=Role.RadioButton if button.autoExclusive() else Role.CheckBox,
        name=button.accessibleName() or button.text(),
        state=lambda: state_of(checkable=True, checked=button.isChecked()),
        actions=lambda: _presses(button, button.click),
    )


def _button(button: PaintedButton) -> AccessibleData:
    """Describe a button that is only pressed."""
    return AccessibleData(
        role=Role.Button,
        name=button.accessibleName() or button.text(),
        actions=lambda: _presses(button, button.click),
    )


def _choice(choice: Choice) -> AccessibleData:
    """Describe a list to choose from: its value is the current choice."""
    return AccessibleData(
        role=Role.ComboBox,
        name=choice.accessibleName(),
        value=choice.currentText(),
        state=lambda: state_of(expandable=True, expanded=choice.is_open),
        children=lambda: stand_ins(_entry, choice, range(len(choice.entries))),
        actions=lambda: _presses(choice, choice.showPopup),
    )


def _entry(choice: Choice, place: int) -> AccessibleData:
    """Describe a line of a list to choose from."""
    if place >= len(choice.entries):
        gone = state_of(invisible=True, disabled=True)
        return AccessibleData(role=Role.ListItem, parent=choice, state=lambda: gone)
    entry = choice.entries[place]
    can = not entry.refusal and choice.isEnabled()
    return AccessibleData(
        role=Role.ListItem,
        name=entry.text,
        description=entry.refusal or entry.note,
        parent=choice,
        state=lambda: state_of(
            selectable=True, selected=choice.currentIndex() == place, disabled=not can
        ),
        rect=lambda: _on_screen(choice, choice.rect()),
        actions=lambda: {PRESS: lambda: choice.choose(place)} if can else {},
    )


def _heads(grid: ScoreGrid) -> tuple[Sequence[QObject], Sequence[QObject]]:
    """Return the heads of the columns and the heads of the rows."""
    painted = stand_ins(_head, grid, range(len(grid.heads())))
    columns = max(0, len(painted) - len(grid.cells))
    return painted[:columns], painted[columns:]


def _grid(grid: ScoreGrid) -> AccessibleData:
    """Describe numbers, with the heads of their rows and columns."""

    def children() -> Sequence[QObject]:
        columns, rows = _heads(grid)
        lines = ((head, *cells) for head, cells in zip(rows, grid.cells, strict=False))
        others = [child for child in shown_widgets(grid) if not isinstance(child, ScoreCell)]
        return [*others, *columns, *chain(*lines)]

    return AccessibleData(role=Role.Table, name=grid.accessibleName(), children=children)


def _pad(grid: PadGrid) -> AccessibleData:
    """Describe the buttons of the score pad and its table, in the order of the focus."""
    return AccessibleData(
        role=Role.Grouping,
        children=lambda: [each for each in grid.stops if not each.isHidden()],
    )


def _head(grid: ScoreGrid, number: int) -> AccessibleData:
    """Describe the head in this place, of the columns and then of the rows."""
    heads = grid.heads()
    if number >= len(heads):
        return AccessibleData(parent=grid, state=lambda: state_of(invisible=True))
    head, rect = heads[number]
    of_row = number >= len(heads) - len(grid.cells)
    return AccessibleData(
        role=Role.RowHeader if of_row else Role.ColumnHeader,
        name=head.name,
        parent=grid,
        rect=lambda: _on_screen(grid, rect.toRect()),
    )


def _cell(cell: ScoreCell) -> AccessibleData:
    """Describe a number, beside the head of its row and under the head of its column."""

    def place() -> CellPlace | None:
        grid = cell.parent()
        if not isinstance(grid, ScoreGrid):
            return None
        row, column = cell.row, cell.place
        columns, rows = _heads(grid)
        return CellPlace(grid, row, column, rows[row : row + 1], columns[column : column + 1])

    return AccessibleData(
        role=Role.Cell,
        value=cell.text(),
        state=lambda: state_of(selectable=cell.isCheckable(), selected=cell.isChecked()),
        actions=lambda: _presses(cell, cell.click),
        cell=place,
    )


OF_PAGES: Kinds = (
    (ScoreGrid, _grid),
    (PadGrid, _pad),
    (ScrollArea, _area),
    (KitPage, _page),
    (Sheet, _page),
    (QStackedWidget, _stack),
    (Choice, _choice),
    (ScoreCell, _cell),
)
"""The things of pages that are known by their kind; see `of_widget` for others."""
