"""Has Qt ask for the accessible objects of this program."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


def serve_readers() -> None:
    """Have Qt ask for accessible objects here; once for an application.

    Their modules are loaded when a reader first asks.
    """
    QAccessible.installFactory(_made)


def _made(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the accessible object of ``thing``; None if Qt's own will do."""
    from sevenwonders_qt.views.accessible.objects import accessible_object

    return accessible_object(thing) if thing is not None else None
