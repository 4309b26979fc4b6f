"""The keys that move and open, alike on pages, on tables and in boxes over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.models.acts import Act

T = TypeVar("T")

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

ACROSS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
DOWN: Final[dict[int, int]] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
ARROWS: Final[dict[int, tuple[int, int]]] = {
    **{key: (0, step) for key, step in DOWN.items()},
    **{key: (step, 0) for key, step in ACROSS.items()},
}
"""The arrow keys, and their steps across and down."""

TABS: Final[dict[int, int]] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
"""The keys that go to the next thing with the focus and to the one before, and their steps."""


def arrow_step(event: QKeyEvent) -> int:
    """Return the step of an arrow key in a row or column: 1, -1, or 0 for any other key."""
    return sum(ARROWS.get(event.key(), ()))


def steps(keys: Mapping[int, int], move: Callable[[int], T]) -> dict[Act | int, Callable[[], T]]:
    """Return for each key the call that moves by its step, for a table of acts and keys."""
    return {key: partial(move, step) for key, step in keys.items()}
