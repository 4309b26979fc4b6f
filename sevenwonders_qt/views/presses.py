"""The one place that decides for the window which key presses, clicks and touches count.

- A key that is held down moves, scrolls and types; it confirms, closes or opens nothing again.
  A widget that lets other keys than `MOVES` do so names them in `repeats`.
- Whatever comes up, a page, a box, the curtain, ignores a press made before it was seen.
  If it also rests, it ignores all presses until there has been none for that long.
- The end of a click or a double click belongs to the widget that was there at its beginning.

New pages and boxes call `arrives`; nothing else has to know any of this.
"""

from __future__ import annotations

import math
import time
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGraphicsView,
    QMainWindow,
    QWidget,
)

from sevenwonders_qt.views.kit.steps import ARROWS, TABS
from sevenwonders_qt.views.touches import Touches, is_touch

Key = Qt.Key
Kind = QEvent.Type

_ARRIVAL: Final = QEvent.Type(QEvent.registerEventType())

MOVES: Final = frozenset(
    {
        *(*ARROWS, *TABS),
        *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_End),
    }
)
"""Keys that repeat their action while they are held down, unless a widget differs."""

_ERASES: Final = frozenset({Key.Key_Backspace, Key.Key_Delete})
_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_NO_TIME: Final = 2.0
"""Milliseconds too short for a person to let a key go and press it again.

X11 reports a key held down as if it were let go and pressed at one time, and Qt does not always see
through it.
"""

_LONGEST_WAIT: Final = 1000.0
"""Milliseconds after which an arrival counts as seen, painted or not."""

_FORGETS: Final = 5000.0
"""Milliseconds that two clocks cannot have drifted apart; then one has jumped."""


class _Arrival(QEvent):
    """Something comes up."""

    def __init__(self, rest: float) -> None:
        super().__init__(_ARRIVAL)
        self.rest = rest


def arrives(rest: float = 0.0) -> None:
    """Report that something comes up that presses count for only once it is seen.

    After that they are ignored until nothing has been pressed for ``rest`` milliseconds.
    """
    application = QCoreApplication.instance()
    if application is not None:
        QCoreApplication.sendEvent(application, _Arrival(rest))


class Presses(QObject):
    """An event filter for every key and click, for as long as its parent lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._down: set[int] = set()
        self._old: set[int] = set()
        """The keys that were down already when something came up."""
        self._let_go: dict[int, int] = {}
        """When each key was let go, by the clock of the system."""
        self._lag = math.inf
        """Our clock minus the system's clock."""
        self._came = self._click = -math.inf
        """When something came up last, and when the last click began."""
        self._seen = True
        """Whether the arrival has been painted."""
        self._quiet = -math.inf
        """Since when nothing has come up, been painted first or been pressed in vain."""
        self._rest = 0.0
        """The quiet time before a press counts."""
        self._told, self._pressed = -1, 0
        """By the clock of the system: the last press that a window got, and a widget."""
        self._touches = Touches(self)
        cast("QApplication", QApplication.instance()).installEventFilter(self)

    def waits(self) -> bool:
        """Return whether the arrival has not been painted yet, or rests."""
        return not self._seen or _now() < self._quiet + self._rest

    def _is_ours(self, watched: QObject) -> bool:
        """Return whether an event is for the window, or for a dialog or a menu over it."""
        if not isinstance(watched, QWidget):
            return False
        window = watched.window()
        while (owner := window.parentWidget()) is not None:
            window = owner.window()
        return window is self.parent() or not isinstance(window, QMainWindow)

    def _hear_key(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Handle a key that comes to a widget; returns whether to stop it there."""
        if event.type() == Kind.KeyPress:
            return self._press_key(widget, event)
        self._release_key(event)
        return False

    def _hear_mouse(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Handle an event of the mouse or of a finger; returns whether to stop it there."""
        kind, old = event.type(), False
        if kind == Kind.MouseButtonPress:
            old = self._press_button(event)
        elif kind == Kind.MouseButtonDblClick:
            old = self._press_again(widget, event)
        elif kind == Kind.MouseButtonRelease:
            old = self._end_click(widget)
        return old or (is_touch(event) and self._touches.take(widget, event))

    # Arrivals ------------------------------------------------------------------------------

    def _arrive(self, rest: float) -> None:
        self._rest = max(rest, self._rest) if self.waits() else rest
        self._came = self._quiet = _now()
        self._seen = False
        self._old |= self._down

    def _paint(self) -> None:
        """Count the arrived page as seen: the window is painted now."""
        if not self._seen:
            self._seen, self._quiet = True, _now()

    def _too_early(self, made: float, *, real: bool) -> bool:
        """Return whether a press came before the arrival could be answered; that prolongs the rest.

        One that is not ``real`` comes from a program, which needs not see anything.
        """
        unseen = real and not self._seen and _now() < self._came + _LONGEST_WAIT
        early = unseen or made < self._quiet + self._rest
        if early:
            self._quiet = max(self._quiet, made)
        return early

    # Keys ----------------------------------------------------------------------------------

    def _press_key(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Handle a press and return whether it goes no further."""
        key, made = _key_of(event), self._made(event)
        repeated = event.isAutoRepeat() or self._bounces(key, event)
        if not repeated:
            self._old.discard(key)
        self._down.add(key)
        if repeated and (key in self._old or not _may_repeat(widget, event)):
            return True
        return not repeated and self._too_early(made, real=bool(event.timestamp()))

    def _release_key(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            key = _key_of(event)
            self._down.discard(key)
            self._let_go[key] = event.timestamp()

    def _bounces(self, key: int, event: QKeyEvent) -> bool:
        """Return whether a key comes down so soon after its release that there was none."""
        if not event.timestamp() or not self._let_go.get(key):
            return False
        return 0 <= event.timestamp() - self._let_go[key] <= _NO_TIME

    def _made(self, event: QInputEvent) -> float:
        """Return when a key was pressed, by our clock; a busy machine may handle it later."""
        now, stamp = _now(), event.timestamp()
        if not stamp:
            return now
        lag = now - stamp
        if lag < self._lag or lag > self._lag + _FORGETS:
            self._lag = lag
        return stamp + self._lag

    def _let_all_go(self) -> None:
        """Forget all keys: another program has the keyboard, and gets their release."""
        self._down.clear()
        self._old.clear()

    # Clicks --------------------------------------------------------------------------------

    def _press_button(self, event: QMouseEvent) -> bool:
        """Handle a press and return whether it goes no further."""
        self._click = _now()
        self._pressed = event.timestamp() or self._pressed  # that of a finger comes again without
        early = self._too_early(self._click, real=event.timestamp() == self._told)
        if early:
            self._click = -math.inf  # nor does its end count
        return early

    def _press_again(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Handle the second press of a double click; returns whether to stop it."""
        if event.timestamp() - self._pressed > QApplication.doubleClickInterval():
            return self._press_button(event)  # there was no first one
        old = self._end_click(widget)
        if old:
            self._too_early(_now(), real=True)  # it makes the rest longer, too
        return old

    def _end_click(self, widget: QWidget) -> bool:
        """Handle a release; returns whether to stop it."""
        old = self._click < self._came and widget.window().windowType() != Qt.WindowType.Popup
        if old:
            _forget_press(widget)
        return old

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == _ARRIVAL:
            if isinstance(event, _Arrival):
                self._arrive(event.rest)
        elif kind == Kind.UpdateRequest:
            self._paint()
        elif kind == Kind.ApplicationStateChange:
            self._let_all_go()
        elif kind == Kind.Show:
            if isinstance(watched, QDialog) and self._is_ours(watched):
                self._arrive(0.0)
        elif kind in _KEYS and isinstance(event, QKeyEvent):
            return self._is_ours(watched) and self._hear_key(cast("QWidget", watched), event)
        elif kind in _CLICKS and isinstance(event, QMouseEvent):
            if isinstance(watched, QWindow):
                self._told = event.timestamp()
            return self._is_ours(watched) and self._hear_mouse(cast("QWidget", watched), event)
        return False


_KEYS: Final = frozenset({Kind.KeyPress, Kind.KeyRelease})
_CLICKS: Final = frozenset(
    {
        *(Kind.MouseButtonPress, Kind.MouseButtonDblClick),
        *(Kind.MouseMove, Kind.MouseButtonRelease),
    }
)


def _now() -> float:
    return time.monotonic() * 1000


def _forget_press(widget: QWidget) -> None:
    """Have a widget go on as if the mouse had never been pressed on it."""
    view = widget.parent()
    if isinstance(widget, QAbstractButton):
        widget.setDown(False)
    elif isinstance(view, QGraphicsView) and view.scene() is not None:
        held = view.scene().mouseGrabberItem()
        if held is not None:
            held.ungrabMouse()  # else it would get the next press, too


def _key_of(event: QKeyEvent) -> int:
    """Return the same for a key with and without Shift, if the system says which key it is."""
    return event.nativeScanCode() or event.key()


def _may_repeat(widget: QWidget, event: QKeyEvent) -> bool:
    if event.key() in getattr(widget, "repeats", MOVES):
        return True
    if not _takes_text(widget):
        return False
    if event.key() in _ERASES:
        return True
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & _COMMANDS


def _takes_text(widget: QWidget) -> bool:
    return widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
