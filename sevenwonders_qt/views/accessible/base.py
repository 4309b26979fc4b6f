"""What an accessible object knows of its thing, in the words of Qt's accessibility."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible

Role = QAccessible.Role
State = QAccessible.State
Action = Callable[[], object]

PRESS: Final = "Press"
FOCUS: Final = "SetFocus"


@dataclass(frozen=True, slots=True)
class CellPlace:
    """Where a cell stands: its table, row and column from 0, and the heads it belongs to."""

    table: QObject
    row: int
    column: int
    row_heads: Sequence[QObject] = ()
    column_heads: Sequence[QObject] = ()


class Accessible:
    """One thing as a screen reader is shown it, read each time from what it shows.

    An action has the name that Qt gives it.
    """

    fixed_role: ClassVar[QAccessible.Role] = Role.StaticText
    """The role of a thing whose role does not change."""

    whole: ClassVar[bool] = False
    """Whether nothing more is to be said of a widget than is said here."""

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
        """The thing that it is in."""
        return None

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


def sentences(*texts: str) -> str:
    """Lines one after another, each with its own end."""
    lines = (line.strip() for text in texts for line in text.split("\n"))
    return " ".join(line if line[-1] in ".:!?…" else f"{line}." for line in lines if line)
