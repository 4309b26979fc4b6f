"""Which key does what on the table of Architects."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.views.architects.progress import FIRST_KEY
from sevenwonders_qt.views.table.view import TABS

if TYPE_CHECKING:
    from sevenwonders_qt.views.architects.scene import ArchitectsScene

Key = Qt.Key
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_MOVING = (*TABS, Key.Key_Up, Key.Key_Down)
_CITIES = tuple(Key(Key.Key_F2 + number) for number in range(6))


class ArchitectsKeys:
    """Turns key presses into calls of the scene."""

    def __init__(self, scene: ArchitectsScene) -> None:
        self._scene = scene
        self._does = {**_of_the_turn(scene), **_of_looking(scene)}

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; False for a key that means nothing here."""
        key, table = Key(event.key()), self._scene.table
        if key not in TABS and event.modifiers() not in _PLAIN:
            return False
        if event.isAutoRepeat() and key not in _MOVING:
            return False  # a key held down is one press
        number = key - Key.Key_1
        if table is None:
            return False
        if table.view.searched and 0 <= number < 9:
            self._scene.keep(number)
            return True
        does = self._does.get(key)
        if does is not None:
            does()
        return does is not None


def _of_the_turn(scene: ArchitectsScene) -> dict[Qt.Key, Callable[[], None]]:
    tokens = {
        Key(Key.Key_0 + FIRST_KEY + place): partial(scene.press_token, place)
        for place in range(FACE_UP + 1)
    }
    return {
        **{Key(Key.Key_1 + place): partial(scene.press_reach, place) for place in range(3)},
        Key.Key_Left: partial(scene.press_reach, 0),
        Key.Key_Right: partial(scene.press_reach, 2),
        **tokens,
        Key.Key_Tab: partial(scene.step, 1),
        Key.Key_Backtab: partial(scene.step, -1),
        Key.Key_Up: partial(scene.step_upright, -1),
        Key.Key_Down: partial(scene.step_upright, 1),
        Key.Key_Return: scene.confirm,
        Key.Key_Enter: scene.confirm,
        Key.Key_Space: scene.confirm,
        Key.Key_E: scene.end_turn,
    }


def _of_looking(scene: ArchitectsScene) -> dict[Qt.Key, Callable[[], None]]:
    return {
        **{key: partial(scene.enlarge_by, key) for key in _CITIES},
        Key.Key_L: scene.toggle_log,
        Key.Key_H: scene.hint_wanted.emit,
        Key.Key_W: scene.describe_focused,
        Key.Key_O: scene.describe_own,
        Key.Key_N: scene.describe_neighbours,
        Key.Key_D: scene.discard_wanted.emit,
        Key.Key_M: scene.sound_toggled.emit,
        Key.Key_G: scene.uncovered.emit,
        Key.Key_Escape: scene.escape,
    }
