"""The accessible objects themselves: Qt asks them, and they answer from the `AccessibleData`.

Qt keeps an accessible object as long as the QObject it is of, and never knows when one without
it has gone: so everything a reader can reach is, or has, a QObject.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleTableCellInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken, VoidPtr

from sevenwonders_qt.views.accessible.base import AccessibleData, CellPlace, StandIn
from sevenwonders_qt.views.accessible.pages import OF_PAGES, of_widget
from sevenwonders_qt.views.accessible.table import OF_TABLE

_Text = QAccessible.Text
_ABOUT: Final = (_Text.Description, _Text.Help)
_Kind = QAccessible.InterfaceType
_NONE: Final = VoidPtr(0)
"""No such interface. A plain 0 or None would be taken for the address of that Python object."""

_NOWHERE: Final = CellPlace(None, -1, -1)
GetData = Callable[[], AccessibleData]


def accessible_object(thing: QObject) -> QAccessibleInterface | None:
    """Return the object of ``thing`` for screen readers; None if Qt's own will do."""
    if isinstance(thing, StandIn):
        return _OfThing(thing, thing.data)
    kinds = (read for kind, read in (*OF_TABLE, *OF_PAGES) if isinstance(thing, kind))
    known = next(kinds, None) or of_widget(thing)
    if known is None:
        return None
    data = partial(known, thing)
    return _OfWidget(thing, data) if isinstance(thing, QWidget) else _OfThing(thing, data)


def interface_of(thing: QObject | None) -> QAccessibleInterface | None:
    """Return the accessible object of a thing."""
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


class _Actions(QAccessibleActionInterface):
    """The possible actions with a thing."""

    def __init__(self, data: GetData) -> None:
        super().__init__()
        self._data = data

    def actionNames(self) -> list[str]:
        return list(self._data().actions())

    def doAction(self, name: str) -> None:
        does = self._data().actions().get(name)
        if does is not None:
            does()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Cell(QAccessibleTableCellInterface):
    """The place of a thing in a table."""

    def __init__(self, data: GetData) -> None:
        super().__init__()
        self._data = data

    @property
    def _place(self) -> CellPlace:
        return self._data().cell() or _NOWHERE

    def isSelected(self) -> bool:
        return bool(self._data().state().selected)

    def rowIndex(self) -> int:
        return self._place.row

    def columnIndex(self) -> int:
        return self._place.column

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return _all(self._place.row_heads)

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        return _all(self._place.column_heads)

    def table(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._place.table)


def _all(things: Sequence[QObject]) -> list[QAccessibleInterface]:
    return [found for found in map(interface_of, things) if found is not None]


class _Answers:
    """The answers of an object, of a widget or not."""

    def _answer_by(self, data: GetData) -> None:
        """Answer from the data; the further interfaces live as long as this."""
        self._data = data
        self._further = (_Actions(data), _Cell(data))
        self._actions, self._cell = (
            VoidPtr(Shiboken.getCppPointer(each)[0]) for each in self._further
        )

    def role(self) -> QAccessible.Role:
        return self._data().role

    def child(self, index: int) -> QAccessibleInterface | None:
        things = self._data().children()
        return interface_of(things[index]) if 0 <= index < len(things) else None

    def childCount(self) -> int:
        return len(self._data().children())

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        things = list(self._data().children())
        wanted = child.object() if child is not None else None
        return things.index(wanted) if wanted in things else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for found in _all(self._data().children()):
            if found.rect().contains(x, y):
                inner: QAccessibleInterface | None = found.childAt(x, y)
                return inner if inner is not None else found
        return None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        if kind == _Kind.ActionInterface:
            return self._actions
        is_cell = kind == _Kind.TableCellInterface and self._data().cell() is not None
        return self._cell if is_cell else _NONE

    def _said(self, kind: QAccessible.Text) -> str:
        if kind == _Text.Name:
            return self._data().name
        if kind == _Text.Value:
            return self._data().value
        return self._data().description if kind in _ABOUT else ""


class _OfThing(_Answers, QAccessibleObject):  # type: ignore[misc]
    """The object of a thing that is no widget."""

    def __init__(self, thing: QObject, data: GetData) -> None:
        super().__init__(thing)
        self._answer_by(data)

    def text(self, kind: QAccessible.Text) -> str:
        return self._said(kind)

    def state(self) -> QAccessible.State:
        return self._data().state()

    def rect(self) -> QRect:
        return self._data().rect()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._data().parent)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._data().focus_child())

    def window(self) -> QWindow | None:  # type: ignore[override]
        above = self.parent()
        return above.window() if above is not None else None

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: no text can be written over."""


class _OfWidget(_Answers, QAccessibleWidget):  # type: ignore[misc]
    """The object of a widget that Qt would mistake; Qt answers the remaining questions."""

    def __init__(self, widget: QWidget, data: GetData) -> None:
        super().__init__(widget, data().role)
        self._answer_by(data)

    def text(self, kind: QAccessible.Text) -> str:
        said = self._said(kind)
        if not said and not self._data().whole:
            said = super().text(kind)
        # Without a description Qt returns the tooltip, which may be the name.
        return "" if kind in _ABOUT and said == self.text(_Text.Name) else said

    def state(self) -> QAccessible.State:
        state, own = super().state(), self._data().state()
        for name in ("checkable", "checked", "selectable", "selected", "expandable", "expanded"):
            setattr(state, name, getattr(own, name))
        return state

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._data().focus_child()
        return interface_of(thing) if thing is not None else super().focusChild()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._data().parent
        return interface_of(thing) if thing is not None else super().parent()
