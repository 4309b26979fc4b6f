"""Reports events to screen readers; without one it costs a question to Qt each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.panel import Panel

Event = QAccessible.Event


def serve_readers() -> None:
    """Have Qt ask for accessible objects here; once for an application.

    Their modules are loaded when a reader first asks.
    """
    QAccessible.installFactory(_made)


def _made(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """Return the accessible object of ``thing``; None if Qt's own will do."""
    from sevenwonders_qt.views.accessible.objects import accessible_object

    return accessible_object(thing) if thing is not None else None


def say_focus(panel: Panel, key: str) -> None:
    """Report that the focus has come to a spot of the table."""
    if QAccessible.isActive() and panel.scene() is not None:
        from sevenwonders_qt.views.accessible.table import thing_of

        thing = thing_of(panel, key)
        if thing is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(thing, Event.Focus))


def say_opened(box: QObject) -> None:
    """Report that a box has come up over the table."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(box, Event.DialogStart))
        QAccessible.updateAccessibility(QAccessibleEvent(box, Event.Focus))


def say_closed(box: QObject, now: QObject) -> None:
    """Report that a box has gone, and the keys go to ``now`` again."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(box, Event.DialogEnd))
        QAccessible.updateAccessibility(QAccessibleEvent(now, Event.Focus))


def announce(source: QObject, text: str, *, at_once: bool = False) -> None:
    """Have ``text`` read aloud; ``at_once`` interrupts the text that is being read."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, text)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
