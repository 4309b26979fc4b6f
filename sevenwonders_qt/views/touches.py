"""A finger's ways: it taps, drags, scrolls, and at rest it shows the same as hovering.

Qt reports a finger as a mouse. Here its press is held back until it is known what it becomes, so
that a page can be scrolled wherever it is touched.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QGraphicsView,
    QScroller,
    QScrollerProperties,
    QWidget,
)
from shiboken6 import isValid

Kind = QEvent.Type
Metric = QScrollerProperties.ScrollMetric

HOLD_MS: Final = 500
"""Milliseconds after which a finger that rests shows the same as hovering."""

FAR: Final = 12
"""The distance in pixels of a finger that no longer rests."""


@runtime_checkable
class Rolling(Protocol):
    """A widget that goes on by the wheel where it has no scroll bar."""

    def rolls_at(self, point: QPoint) -> bool:
        """Return whether there is more to see than fits, at this point of the widget."""
        ...


class _Way(Enum):
    """The state of a finger that came down."""

    RESTS = auto()
    SHOWS = auto()
    """It has rested for a while: it is lifted without pressing anything."""

    SCROLLS = auto()
    DRAGS = auto()


@dataclass(slots=True)
class _Finger:
    """A finger on a widget: the press that it made, and where it was last."""

    widget: QWidget
    press: QMouseEvent
    at: QPointF
    scrolled: QWidget | None
    """The widget that scrolls with it."""
    way: _Way = _Way.RESTS


class Touches(QObject):
    """The handler of a finger's mouse events before any widget; see `presses`, which asks it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._finger: _Finger | None = None
        self._shown_on: QWidget | None = None
        """The widget that looks as if a mouse were on it."""
        self._holding = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._holding.timeout.connect(self._hold)

    def take(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Handle a finger's event on a widget; returns whether to stop it there."""
        if event.type() in (Kind.MouseButtonPress, Kind.MouseButtonDblClick):
            return self._come_down(widget, event)
        finger = self._finger
        if finger is None or finger.widget is not widget:
            return False
        if event.type() == Kind.MouseMove:
            return self._move(finger, event)
        return self._lift(finger, event)

    # Finger --------------------------------------------------------------------------------

    def _come_down(self, widget: QWidget, event: QMouseEvent) -> bool:
        shown_on, self._shown_on = self._shown_on, None
        if shown_on is not None and isValid(shown_on):
            QApplication.sendEvent(shown_on, QEvent(Kind.Leave))
        press = _mouse(event.type(), event, event.position(), event.buttons())
        scrolled = _scrolled_at(widget, event.position().toPoint())
        self._finger = _Finger(widget, press, event.globalPosition(), scrolled)
        self._holding.start()
        return True

    def _move(self, finger: _Finger, event: QMouseEvent) -> bool:
        """Handle a move; returns whether to stop it."""
        if finger.way in (_Way.RESTS, _Way.SHOWS):
            way = event.globalPosition() - finger.at
            if way.manhattanLength() < FAR:
                return True
            self._holding.stop()
            upright = finger.scrolled is not None and abs(way.y()) > abs(way.x())
            finger.way = _Way.SCROLLS if upright else _Way.DRAGS
            if upright:
                self._scroll(finger, QScroller.Input.InputPress, event)
            else:
                QApplication.sendEvent(finger.widget, finger.press)
        if finger.way is _Way.SCROLLS:
            self._scroll(finger, QScroller.Input.InputMove, event)
        return finger.way is _Way.SCROLLS

    def _lift(self, finger: _Finger, event: QMouseEvent) -> bool:
        """Handle the release; returns whether to stop it."""
        self._holding.stop()
        self._finger = None
        if finger.way is _Way.RESTS:
            QApplication.sendEvent(finger.widget, finger.press)
        elif finger.way is _Way.SCROLLS:
            self._scroll(finger, QScroller.Input.InputRelease, event)
        elif finger.way is _Way.SHOWS and not isinstance(_view_of(finger.widget), QGraphicsView):
            QTimer.singleShot(0, self, lambda: _show_tip(finger))  # the release takes it away
        return finger.way in (_Way.SCROLLS, _Way.SHOWS)

    def _hold(self) -> None:
        """Show the same as hovering."""
        finger = self._finger
        if finger is None or not isValid(finger.widget) or not QApplication.mouseButtons():
            return
        finger.way = _Way.SHOWS
        if isinstance(_view_of(finger.widget), QGraphicsView):
            self._shown_on = finger.widget
            at = finger.press.position()
            hover = _mouse(Kind.MouseMove, finger.press, at, Qt.MouseButton.NoButton)
            QApplication.sendEvent(finger.widget, hover)
        else:
            _show_tip(finger)

    def _scroll(self, finger: _Finger, step: QScroller.Input, event: QMouseEvent) -> None:
        """Scroll the content along; it goes on by itself for a while where it has a bar."""
        scrolled, before, now = finger.scrolled, finger.at, event.globalPosition()
        assert scrolled is not None
        finger.at = now
        if _has_bar(_view_of(scrolled)):
            _scroller(scrolled).handleInput(step, scrolled.mapFromGlobal(now), event.timestamp())
        elif step is QScroller.Input.InputMove:
            _turn_wheel(scrolled, now, round(now.y() - before.y()))


def is_touch(event: QMouseEvent) -> bool:
    """Return whether an event of the mouse is one of a finger."""
    return event.device().type() is QInputDevice.DeviceType.TouchScreen


def _mouse(
    kind: QEvent.Type, like: QMouseEvent, at: QPointF, buttons: Qt.MouseButton
) -> QMouseEvent:
    """Return an event of the mouse at this point of a widget, otherwise like another one."""
    button = Qt.MouseButton.NoButton if kind == Kind.MouseMove else like.button()
    return QMouseEvent(
        kind, at, like.scenePosition(), like.globalPosition(), button, buttons, like.modifiers()
    )


def _view_of(widget: QWidget) -> QWidget | None:
    """Return the view that a viewport belongs to."""
    view = widget.parentWidget()
    is_viewport = isinstance(view, QAbstractScrollArea) and view.viewport() is widget
    return view if is_viewport else None


def _scrolled_at(widget: QWidget, point: QPoint) -> QWidget | None:
    """Return the nearest widget around a point that scrolls, if any."""
    each: QWidget | None = widget
    while each is not None and not each.isWindow():
        view = _view_of(each)
        rolling: object = view if isinstance(view, QGraphicsView) else each
        if isinstance(rolling, Rolling) and rolling.rolls_at(point):
            return each
        if _has_bar(view):
            return each
        point = each.mapToParent(point)
        each = each.parentWidget()
    return None


def _has_bar(view: QWidget | None) -> bool:
    """Return whether a view has a bar that scrolls up and down."""
    if not isinstance(view, QAbstractScrollArea) or isinstance(view, QGraphicsView):
        return False
    return view.verticalScrollBar().maximum() > view.verticalScrollBar().minimum()


def _scroller(viewport: QWidget) -> QScroller:
    """Return the scroller of a viewport's content; it stops at its ends."""
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    off = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    properties.setScrollMetric(Metric.VerticalOvershootPolicy, off)
    properties.setScrollMetric(Metric.HorizontalOvershootPolicy, off)
    scroller.setScrollerProperties(properties)
    return scroller


def _turn_wheel(widget: QWidget, where: QPointF, pixels: int) -> None:
    event = QWheelEvent(
        widget.mapFromGlobal(where),
        where,
        QPoint(0, pixels),
        QPoint(0, pixels),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def _show_tip(finger: _Finger) -> None:
    """Show the tooltip of the widget under a finger."""
    at, where = finger.press.position().toPoint(), finger.press.globalPosition().toPoint()
    if isValid(finger.widget):
        QApplication.sendEvent(finger.widget, QHelpEvent(Kind.ToolTip, at, where))
