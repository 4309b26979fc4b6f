"""Has Qt ask for accessible objects here; what makes them is loaded when a reader first asks."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


def serve_readers() -> None:
    """Give screen readers what Qt does not know of; once for an application.

    Without a reader nothing ever asks, so nothing is made and nothing is loaded.
    """
    QAccessible.installFactory(_made)


def _made(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The accessible object of ``thing``; None for what Qt knows itself."""
    from sevenwonders_qt.views.accessible.objects import accessible_object

    return accessible_object(thing) if thing is not None else None
