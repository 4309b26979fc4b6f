"""The description of a thing for screen readers, in the terms of Qt's accessibility."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
State = QAccessible.State
Action = Callable[[], object]

PRESS: Final = "Press"
FOCUS: Final = "SetFocus"


@dataclass(frozen=True, slots=True)
class CellPlace:
    """The place of a cell: its table, row and column from 0, and the heads it belongs to."""

    table: QObject | None
    row: int
    column: int
    row_heads: Sequence[QObject] = ()
    column_heads: Sequence[QObject] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AccessibleData:
    """The data of one thing for screen readers, read each time from the thing.

    With ``whole`` a widget has no more data. ``parent`` is its container, where Qt knows another;
    ``children`` are in reading order, and an action has Qt's name for it. Data that not every
    question needs is computed when it is asked for.
    """

    role: QAccessible.Role = Role.StaticText
    name: str = ""
    description: str = ""
    value: str = ""
    whole: bool = False
    parent: QObject | None = None
    state: Callable[[], QAccessible.State] = State
    rect: Callable[[], QRect] = QRect
    children: Callable[[], Sequence[QObject]] = tuple
    focus_child: Callable[[], QObject | None] = lambda: None
    actions: Callable[[], Mapping[str, Action]] = dict
    cell: Callable[[], CellPlace | None] = lambda: None


class StandIn(QObject):
    """Represents a thing that its owner paints and calls ``key``; it lives as long as its owner.

    ``read`` returns its data, from the owner and the key.
    """

    def __init__(
        self, owner: QObject, key: Any, read: Callable[[Any, Any], AccessibleData]
    ) -> None:
        super().__init__(owner)
        self.owner, self.key, self.read = owner, key, read

    def data(self) -> AccessibleData:
        """Return its current data for screen readers."""
        return self.read(self.owner, self.key)


def stand_ins(
    read: Callable[[Any, Any], AccessibleData], owner: QObject, keys: Iterable[Any]
) -> list[StandIn]:
    """Return an object for each key: the one that is there already, or a new one."""
    there = (thing for thing in owner.children() if isinstance(thing, StandIn))
    known = {thing.key: thing for thing in there if thing.read is read}
    return [known.get(key) or StandIn(owner, key, read) for key in keys]


Kinds = tuple[tuple[type[QObject], Callable[[Any], AccessibleData]], ...]
"""The functions that read the data of each kind of thing."""


def state_of(**marks: bool) -> QAccessible.State:
    """Return the state with these marks."""
    state = State()
    for mark, is_so in marks.items():
        setattr(state, mark, is_so)
    return state


def shown_widgets(parent: QObject) -> list[QWidget]:
    """Return the widgets in ``parent`` that are shown, without those that are windows."""
    found = (child for child in parent.children() if isinstance(child, QWidget))
    return [child for child in found if not child.isHidden() and not child.isWindow()]


def sentences(*texts: str) -> str:
    """Return lines one after another, each with its own end."""
    lines = (line.strip() for text in texts for line in text.split("\n"))
    return " ".join(line if line[-1] in ".:!?…" else f"{line}." for line in lines if line)
