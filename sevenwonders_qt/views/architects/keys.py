"""Which key does what on the table of Architects."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models.keys import On, asked, asked_number, cities, numbers
from sevenwonders_qt.views.architects.progress import FIRST_KEY
from sevenwonders_qt.views.table.view import TABS

if TYPE_CHECKING:
    from sevenwonders_qt.views.architects.scene import ArchitectsScene

Key = Qt.Key
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_MOVING = (*TABS, Key.Key_Up, Key.Key_Down)


class ArchitectsKeys:
    """Turns key presses into calls of the scene."""

    def __init__(self, scene: ArchitectsScene) -> None:
        self._scene = scene
        self._does = {**_of_the_turn(scene), **_of_looking(scene)}
        self._moves = _moves(scene)

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; False for a key that means nothing here."""
        key, table = event.key(), self._scene.table
        if table is None or (event.isAutoRepeat() and key not in _MOVING):
            return False  # a key held down is one press
        number = asked_number(event, On.ARCHITECTS)
        if table.view.searched and number:
            self._scene.keep(number - 1)
            return True
        does = self._does.get(asked(event, On.ARCHITECTS))
        if does is None and (key in TABS or event.modifiers() in _PLAIN):
            does = self._moves.get(key)
        if does is not None:
            does()
        return does is not None


def _moves(scene: ArchitectsScene) -> dict[int, Callable[[], None]]:
    return {
        Key.Key_Left: partial(scene.press_reach, 0),
        Key.Key_Right: partial(scene.press_reach, 2),
        Key.Key_Tab: partial(scene.step, 1),
        Key.Key_Backtab: partial(scene.step, -1),
        Key.Key_Up: partial(scene.step_upright, -1),
        Key.Key_Down: partial(scene.step_upright, 1),
        Key.Key_Return: scene.confirm,
        Key.Key_Enter: scene.confirm,
        Key.Key_Space: scene.confirm,
        Key.Key_Escape: scene.escape,
    }


def _of_the_turn(scene: ArchitectsScene) -> dict[str, Callable[[], None]]:
    keys = numbers()
    return {
        **{keys[place + 1]: partial(scene.press_reach, place) for place in range(3)},
        **{
            keys[FIRST_KEY + place]: partial(scene.press_token, place)
            for place in range(FACE_UP + 1)
        },
        "end_turn": scene.end_turn,
    }


def _of_looking(scene: ArchitectsScene) -> dict[str, Callable[[], None]]:
    return {
        **{name: partial(scene.enlarge_by, name) for name in cities()},
        "log": scene.toggle_log,
        "hint": scene.hint_wanted.emit,
        "describe": scene.describe_focused,
        "own": scene.describe_own,
        "neighbours": scene.describe_neighbours,
        "discards": scene.discard_wanted.emit,
        "sound": scene.sound_toggled.emit,
        "uncover": scene.uncovered.emit,
    }
