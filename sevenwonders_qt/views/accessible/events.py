"""Reports events to screen readers; without one it costs a question to Qt each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
)

Event = QAccessible.Event


def say_focus(thing: QObject, key: str, keys: Callable[[], Sequence[str]]) -> None:
    """Report that the focus has come to a child of ``thing``; ``keys`` returns all children."""
    if QAccessible.isActive():
        children = keys()
        if key in children:
            event = QAccessibleEvent(thing, Event.Focus)
            event.setChild(children.index(key))
            QAccessible.updateAccessibility(event)


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
