"""What an accessible object asks of the thing that it is of, whatever that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible

Role = QAccessible.Role
State = QAccessible.State
Does = Callable[[], object]

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


class Says:
    """Answers for one thing, from what it shows at that moment; nothing is kept.

    ``within`` are the things inside it and ``around`` the one that it is in. An action is named as
    Qt names it.
    """

    role: ClassVar[QAccessible.Role] = Role.StaticText

    whole: ClassVar[bool] = False
    """Whether nothing more is to be said of a widget than is said here."""

    def kind(self) -> QAccessible.Role:
        """What it is."""
        return self.role

    def name(self) -> str:
        """What it is called."""
        return ""

    def about(self) -> str:
        """What more there is to say."""
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

    def around(self) -> QObject | None:
        """What it is in."""
        return None

    def within(self) -> Sequence[QObject]:
        """What is in it, in reading order."""
        return ()

    def focused(self) -> QObject | None:
        """What in it has the focus."""
        return None

    def actions(self) -> Mapping[str, Does]:
        """What can be done with it."""
        return {}

    def cell(self) -> CellPlace | None:
        """Where it stands in a table."""
        return None


def sentences(*texts: str) -> str:
    """Lines one after another, each with its own end."""
    lines = (line.strip() for text in texts for line in text.split("\n"))
    return " ".join(line if line[-1] in ".:!?…" else f"{line}." for line in lines if line)
