"""The accessible objects themselves: they ask what a thing says and hand it on to Qt.

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

from sevenwonders_qt.views.accessible.pages import of_page
from sevenwonders_qt.views.accessible.says import Says
from sevenwonders_qt.views.accessible.table import of_table

_Text = QAccessible.Text
_Kind = QAccessible.InterfaceType
_NONE: Final = VoidPtr(0)
"""No such interface. A plain 0 or None would be taken for the address of that Python object."""


def accessible_object(thing: QObject) -> QAccessibleInterface | None:
    """What a screen reader is given of ``thing``; None for what Qt knows itself."""
    says = of_table(thing) or of_page(thing)
    if says is None:
        return None
    return _OfWidget(thing, says) if isinstance(thing, QWidget) else _OfThing(thing, says)


def interface_of(thing: QObject | None) -> QAccessibleInterface | None:
    """The accessible object of a thing."""
    return QAccessible.queryAccessibleInterface(thing) if thing is not None else None


def _said(says: Says, kind: QAccessible.Text) -> str:
    if kind == _Text.Name:
        return says.name()
    if kind == _Text.Value:
        return says.value()
    return says.about() if kind in (_Text.Description, _Text.Help) else ""


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

    def __init__(self, says: Says) -> None:
        super().__init__()
        self._says = says

    def actionNames(self) -> list[str]:
        return list(self._says.actions())

    def doAction(self, name: str) -> None:
        does = self._says.actions().get(name)
        if does is not None:
            does()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Cell(QAccessibleTableCellInterface):
    """Where a thing stands in a table."""

    def __init__(self, says: Says) -> None:
        super().__init__()
        self._says = says

    def isSelected(self) -> bool:
        return bool(self._says.state().selected)

    def rowIndex(self) -> int:
        place = self._says.cell()
        return place.row if place is not None else -1

    def columnIndex(self) -> int:
        place = self._says.cell()
        return place.column if place is not None else -1

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        place = self._says.cell()
        return _all(place.row_heads) if place is not None else []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        place = self._says.cell()
        return _all(place.column_heads) if place is not None else []

    def table(self) -> QAccessibleInterface | None:  # type: ignore[override]
        place = self._says.cell()
        return interface_of(place.table) if place is not None else None


def _all(things: Sequence[QObject]) -> list[QAccessibleInterface]:
    return [found for found in map(interface_of, things) if found is not None]


class _Further:
    """The further interfaces of an object, alive as long as it is."""

    def __init__(self, says: Says) -> None:
        self._made = (_Actions(says), _Cell(says))
        pointers = [VoidPtr(Shiboken.getCppPointer(each)[0]) for each in self._made]
        self._says = says
        self._actions, self._cell = pointers

    def of(self, kind: QAccessible.InterfaceType) -> VoidPtr:
        """The address of the interface of this kind, or of none."""
        if kind == _Kind.ActionInterface:
            return self._actions
        if kind == _Kind.TableCellInterface and self._says.cell() is not None:
            return self._cell
        return _NONE


class _OfThing(QAccessibleObject):
    """Of a thing that is no widget."""

    def __init__(self, thing: QObject, says: Says) -> None:
        super().__init__(thing)
        self._says = says
        self._further = _Further(says)

    def text(self, kind: QAccessible.Text) -> str:
        return _said(self._says, kind)

    def role(self) -> QAccessible.Role:
        return self._says.kind()

    def state(self) -> QAccessible.State:
        return self._says.state()

    def rect(self) -> QRect:
        return self._says.rect()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._says.around())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._says.within(), index)

    def childCount(self) -> int:
        return len(self._says.within())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._says.within(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _at(self._says.within(), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return interface_of(self._says.focused())

    def window(self) -> QWindow | None:  # type: ignore[override]
        above = self.parent()
        return above.window() if above is not None else None

    def relations(
        self, match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations
    ) -> list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]:
        return []

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing here can be written over."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._further.of(kind)


class _OfWidget(QAccessibleWidget):
    """Of a widget that Qt would take for something else; Qt answers what the widget does not."""

    def __init__(self, widget: QWidget, says: Says) -> None:
        super().__init__(widget, says.kind())
        self._says = says
        self._further = _Further(says)

    def role(self) -> QAccessible.Role:
        return self._says.kind()

    def text(self, kind: QAccessible.Text) -> str:
        said = _said(self._says, kind)
        return said if said or self._says.whole else super().text(kind)

    def state(self) -> QAccessible.State:
        state, own = super().state(), self._says.state()
        for name in ("checkable", "checked", "selectable", "selected", "expandable", "expanded"):
            setattr(state, name, getattr(own, name))
        return state

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._says.within(), index)

    def childCount(self) -> int:
        return len(self._says.within())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._says.within(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _at(self._says.within(), x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._says.focused()
        return interface_of(thing) if thing is not None else super().focusChild()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        thing = self._says.around()
        return interface_of(thing) if thing is not None else super().parent()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._further.of(kind)
