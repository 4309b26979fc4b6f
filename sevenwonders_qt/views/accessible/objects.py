"""The accessible objects themselves: Qt asks them, and they ask `Accessible`.

Qt keeps an accessible object as long as the QObject it is of, and never knows when one without
it has gone: so whatever a reader can come to is, or has, a QObject.
"""

from __future__ import annotations

from collections.abc import Sequence
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

from sevenwonders_qt.views.accessible.base import Accessible
from sevenwonders_qt.views.accessible.pages import of_page
from sevenwonders_qt.views.accessible.table import of_table

_Text = QAccessible.Text
_Kind = QAccessible.InterfaceType
_NONE: Final = VoidPtr(0)
"""No such interface. A plain 0 or None would be taken for the address of that Python object."""


def accessible_object(thing: QObject) -> QAccessibleInterface | None:
    """What a screen reader is given of ``thing``; None for what Qt knows itself."""
    accessible = of_table(thing) or of_page(thing)
    if accessible is None:
        return None
    if isinstance(thing, QWidget):
        return _OfWidget(thing, accessible)
    return _OfThing(thing, accessible)


def interface_of(thing: QObject | None) -> QAccessibleInterface | None:
    """The accessible object of a thing."""
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


def _said(accessible: Accessible, kind: QAccessible.Text) -> str:
    if kind == _Text.Name:
        return accessible.name()
    if kind == _Text.Value:
        return accessible.value()
    return accessible.description() if kind in (_Text.Description, _Text.Help) else ""


def _child(things: Sequence[QObject], index: int) -> QAccessibleInterface | None:
    return interface_of(things[index]) if 0 <= index < len(things) else None


def _index(things: Sequence[QObject], child: QAccessibleInterface | None) -> int:
    wanted = child.object() if child is not None else None
    return next((number for number, thing in enumerate(things) if thing is wanted), -1)


def _at(things: Sequence[QObject], x: int, y: int) -> QAccessibleInterface | None:
    for thing in things:
        found = interface_of(thing)
        if found is not None and found.rect().contains(x, y):
            inner: QAccessibleInterface | None = found.childAt(x, y)
            return inner if inner is not None else found
    return None


class _Actions(QAccessibleActionInterface):
    """What can be done with a thing."""

    def __init__(self, accessible: Accessible) -> None:
        super().__init__()
        self._accessible = accessible

    def actionNames(self) -> list[str]:
        return list(self._accessible.actions())

    def doAction(self, name: str) -> None:
        does = self._accessible.actions().get(name)
        if does is not None:
            does()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Cell(QAccessibleTableCellInterface):
    """Where a thing stands in a table."""

    def __init__(self, accessible: Accessible) -> None:
        super().__init__()
        self._accessible = accessible

    def isSelected(self) -> bool:
        return bool(self._accessible.state().selected)

    def rowIndex(self) -> int:
        place = self._accessible.cell()
        return place.row if place is not None else -1

    def columnIndex(self) -> int:
        place = self._accessible.cell()
        return place.column if place is not None else -1

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        place = self._accessible.cell()
        return _all(place.row_heads) if place is not None else []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        place = self._accessible.cell()
        return _all(place.column_heads) if place is not None else []

    def table(self) -> QAccessibleInterface | None:  # type: ignore[override]
        place = self._accessible.cell()
        return interface_of(place.table) if place is not None else None


def _all(things: Sequence[QObject]) -> list[QAccessibleInterface]:
    return [found for found in map(interface_of, things) if found is not None]


class _Further:
    """The further interfaces of an object, alive as long as it is."""

    def __init__(self, accessible: Accessible) -> None:
        self._made = (_Actions(accessible), _Cell(accessible))
        pointers = [VoidPtr(Shiboken.getCppPointer(each)[0]) for each in self._made]
        self._accessible = accessible
        self._actions, self._cell = pointers

    def of(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        """The address of the interface of this kind, or of none."""
        if kind == _Kind.ActionInterface:
            return self._actions
        if kind == _Kind.TableCellInterface and self._accessible.cell() is not None:
            return self._cell
        return _NONE


class _Answers:
    """What an object answers, of a widget or not."""

    _accessible: Accessible
    _further: _Further

    def role(self) -> QAccessible.Role:
        return self._accessible.role()

    def child(self, index: int) -> QAccessibleInterface | None:
        return _child(self._accessible.children(), index)

    def childCount(self) -> int:
        return len(self._accessible.children())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._accessible.children(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return _at(self._accessible.children(), x, y)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        return self._further.of(kind)


class _OfThing(_Answers, QAccessibleObject):  # type: ignore[misc]
    """Of a thing that is no widget."""

    def __init__(self, thing: QObject, accessible: Accessible) -> None:
        super().__init__(thing)
        self._accessible = accessible
        self._further = _Further(accessible)

    def text(self, kind: QAccessible.Text) -> str:
        return _said(self._accessible, kind)

    def state(self) -> QAccessible.State:
        return self._accessible.state()

    def rect(self) -> QRect:
        return self._accessible.rect()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._accessible.parent())

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._accessible.focus_child())

    def window(self) -> QWindow | None:  # type: ignore[override]
        above = self.parent()
        return above.window() if above is not None else None

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written over."""


class _OfWidget(_Answers, QAccessibleWidget):  # type: ignore[misc]
    """Of a widget that Qt would take for something else; Qt answers what the widget does not."""

    def __init__(self, widget: QWidget, accessible: Accessible) -> None:
        super().__init__(widget, accessible.role())
        self._accessible = accessible
        self._further = _Further(accessible)

    def text(self, kind: QAccessible.Text) -> str:
        said = _said(self._accessible, kind)
        return said if said or self._accessible.whole else super().text(kind)

    def state(self) -> QAccessible.State:
        state, own = super().state(), self._accessible.state()
        for name in ("checkable", "checked", "selectable", "selected", "expandable", "expanded"):
            setattr(state, name, getattr(own, name))
        return state

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._accessible.focus_child()
        return interface_of(thing) if thing is not None else super().focusChild()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._accessible.parent()
        return interface_of(thing) if thing is not None else super().parent()
