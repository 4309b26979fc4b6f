"""Which key does what on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.models.keys import On, asked, cities, numbers, option_of
from sevenwonders_qt.views.table.choices import BUILD, DISCARD, FREE, STAGE

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.scene import TableScene

Key = Qt.Key
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class TableKeys:
    """Turns key presses into calls of the scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._moves: dict[int, Callable[[], None]] = {
            Key.Key_Left: partial(scene.select_next, -1),
            Key.Key_Right: partial(scene.select_next, 1),
            Key.Key_Up: partial(scene.step_log, -1),
            Key.Key_Down: partial(scene.step_log, 1),
            Key.Key_PageUp: partial(scene.step_log, -1, turns=True),
            Key.Key_PageDown: partial(scene.step_log, 1, turns=True),
        }
        self._answers: dict[int, Callable[[], None]] = {
            Key.Key_Return: scene.confirm,
            Key.Key_Enter: scene.confirm,
            Key.Key_Space: scene.enlarge_focused,
            Key.Key_Escape: scene.escape,
        }
        self._does: dict[str, Callable[[], None]] = {
            **{name: partial(scene.select, n) for n, name in enumerate(numbers()[1:9])},
            **{name: partial(scene.enlarge_by, name) for name in cities()},
            "build": partial(scene.act, BUILD),
            "stage": partial(scene.act, STAGE),
            "discard": partial(scene.act, DISCARD),
            "free": partial(scene.act, FREE),
            "log": scene.toggle_log,
            "sound": scene.sound_toggled.emit,
            "pile": scene.tell_pile,
            "hint": scene.hint_wanted.emit,
            "seen": scene.ask_seen,
            "describe": scene.describe_focused,
            "own": scene.describe_own,
            "neighbours": scene.describe_neighbours,
            "hand": scene.describe_hand,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key says; False for a key that means nothing here."""
        key, plain = event.key(), event.modifiers() in _PLAIN
        does = self._does_what(event)
        if plain and does is None:
            does = self._moves.get(key) or self._answers.get(key)
        if does is not None and not (event.isAutoRepeat() and key not in self._moves):
            does()  # a key held down is one press, or it would play the next turn
        return does is not None

    def _does_what(self, event: QKeyEvent) -> Callable[[], None] | None:
        act = asked(event, On.TABLE)
        option = option_of(act)
        if option:
            return partial(self._scene.act, option) if self._scene.offers(option) else None
        return self._does.get(act)
