"""What an accessible object knows of its thing, in the words of Qt's accessibility."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
State = QAccessible.State
Action = Callable[[], object]

PRESS: Final = "Press"
FOCUS: Final = "SetFocus"


Thing = TypeVar("Thing", bound=QObject)
Owner = TypeVar("Owner", bound=QObject)
Key = TypeVar("Key")


class StandIn(QObject, Generic[Owner, Key]):
    """Stands for what its owner paints and calls ``key``, as long as there is the owner."""

    def __init__(self, owner: Owner, key: Key) -> None:
        super().__init__(owner)
        self.owner, self.key = owner, key


AnyStandIn = TypeVar("AnyStandIn", bound=StandIn[Any, Any])


def stand_ins(kind: type[AnyStandIn], owner: QObject, keys: Iterable[Any]) -> list[AnyStandIn]:
    """One for each key: the one that is there already, or a new one."""
    known = {thing.key: thing for thing in owner.children() if isinstance(thing, kind)}
    return [known.get(key) or kind(owner, key) for key in keys]


@dataclass(frozen=True, slots=True)
class CellPlace:
    """Where a cell stands: its table, row and column from 0, and the heads it belongs to."""

    table: QObject | None
    row: int
    column: int
    row_heads: Sequence[QObject] = ()
    column_heads: Sequence[QObject] = ()


class Accessible(Generic[Thing]):
    """One thing as a screen reader is shown it, read each time from what it shows.

    An action has the name that Qt gives it.
    """

    fixed_role: ClassVar[QAccessible.Role] = Role.StaticText
    """The role of a thing whose role does not change."""

    whole: ClassVar[bool] = False
    """Whether nothing more is to be said of a widget than is said here."""

    def __init__(self, thing: Thing) -> None:
        self.thing = thing

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return self.fixed_role

    def name(self) -> str:
        """What it is called."""
        return ""

    def description(self) -> str:
        """What there is to say beyond the name."""
        return ""

    def value(self) -> str:
        """What stands in it."""
        return ""

    def state(self) -> QAccessible.State:
        """What can be done with it, and whether it is chosen, seen and so on."""
        return State()

    def rect(self) -> QRect:
        """Its place on the screen."""
        return QRect()

    def parent(self) -> QObject | None:
        """The thing that it is in, where that is another than Qt knows."""
        return self.thing.owner if isinstance(self.thing, StandIn) else None

    def children(self) -> Sequence[QObject]:
        """The things in it, in reading order."""
        return ()

    def focus_child(self) -> QObject | None:
        """The thing in it that has the focus."""
        return None

    def actions(self) -> Mapping[str, Action]:
        """What can be done with it."""
        return {}

    def cell(self) -> CellPlace | None:
        """Where it stands in a table."""
        return None


Kinds = tuple[tuple[type[QObject], type[Accessible[Any]]], ...]
"""What makes the accessible object of each kind of thing."""


def state_of(**marks: bool) -> QAccessible.State:
    """The state with these marks."""
    state = State()
    for mark, is_so in marks.items():
        setattr(state, mark, is_so)
    return state


def shown_widgets(parent: QObject) -> list[QWidget]:
    """The widgets in ``parent`` that are shown, without those that are windows of their own."""
    found = (child for child in parent.children() if isinstance(child, QWidget))
    return [child for child in found if not child.isHidden() and not child.isWindow()]


def sentences(*texts: str) -> str:
    """Lines one after another, each with its own end."""
    lines = (line.strip() for text in texts for line in text.split("\n"))
    return " ".join(line if line[-1] in ".:!?…" else f"{line}." for line in lines if line)
