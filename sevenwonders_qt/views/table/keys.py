"""Which key does what on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.views.table.choices import BUILD, DISCARD, FREE, STAGE

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.scene import TableScene

Key = Qt.Key
_MOVING = (
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_PageUp,
    Key.Key_PageDown,
)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class TableKeys:
    """Turns key presses into calls of the scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        cards = {Key(Key.Key_1 + n): partial(scene.select, n) for n in range(8)}
        cities = {Key(Key.Key_F3 + n): partial(scene.enlarge_far, n) for n in range(4)}
        self._does: dict[Qt.Key, Callable[[], None]] = {
            **cards,
            **cities,
            Key.Key_Left: partial(scene.select_next, -1),
            Key.Key_Right: partial(scene.select_next, 1),
            Key.Key_C: partial(scene.act, BUILD),
            Key.Key_E: partial(scene.act, STAGE),
            Key.Key_D: partial(scene.act, DISCARD),
            Key.Key_F: partial(scene.act, FREE),
            Key.Key_Return: scene.confirm,
            Key.Key_Enter: scene.confirm,
            Key.Key_Space: scene.enlarge_focused,
            Key.Key_Up: partial(scene.step_log, -1),
            Key.Key_Down: partial(scene.step_log, 1),
            Key.Key_PageUp: partial(scene.step_log, -1, turns=True),
            Key.Key_PageDown: partial(scene.step_log, 1, turns=True),
            Key.Key_L: scene.toggle_log,
            Key.Key_M: scene.sound_toggled.emit,
            Key.Key_T: scene.tell_pile,
            Key.Key_H: scene.hint_wanted.emit,
            Key.Key_W: scene.describe_focused,
            Key.Key_O: scene.describe_own,
            Key.Key_N: scene.describe_neighbours,
            Key.Key_K: scene.describe_hand,
            Key.Key_F2: partial(scene.enlarge_neighbour, -1),
            Key.Key_F7: partial(scene.enlarge_neighbour, 1),
            Key.Key_Escape: scene.escape,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; False for a key that means nothing here."""
        key = Qt.Key(event.key())
        does = self._does.get(key) or self._option(event.text())
        if event.isAutoRepeat() and key not in _MOVING:
            return does is not None  # a key held down is one press, or it would play the next turn
        if does is None or event.modifiers() not in _PLAIN:
            return False
        does()
        return True

    def _option(self, text: str) -> Callable[[], None] | None:
        """What the key of an option does that a box offers with a card."""
        option = self._scene.option_by_letter(text.upper()) if text else ""
        return partial(self._scene.act, option) if option else None
