"""What a person can want of a match that is watched again, and the keys for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.models.keys import On, asked

Key = Qt.Key

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


class Ask(StrEnum):
    """What a person wants of the player."""

    FIRST = "first"
    CHAPTER_BACK = "chapter back"
    BACK = "back"
    PLAY = "play"
    FORWARD = "forward"
    CHAPTER_FORWARD = "chapter forward"
    LAST = "last"
    SLOWER = "slower"
    FASTER = "faster"
    NEXT_EYES = "next eyes"
    LAST_EYES = "last eyes"
    HIDE = "hide"
    CONTINUE = "continue"
    IMAGE = "image"
    SCORE = "score"
    REVIEW = "review"
    LEAVE = "leave"


KEYS: Final = {
    Key.Key_Home: Ask.FIRST,
    Key.Key_PageUp: Ask.CHAPTER_BACK,
    Key.Key_Left: Ask.BACK,
    Key.Key_Space: Ask.PLAY,
    Key.Key_Right: Ask.FORWARD,
    Key.Key_PageDown: Ask.CHAPTER_FORWARD,
    Key.Key_End: Ask.LAST,
    Key.Key_Tab: Ask.NEXT_EYES,
    Key.Key_Backtab: Ask.LAST_EYES,
    Key.Key_Return: Ask.CONTINUE,
    Key.Key_Enter: Ask.CONTINUE,
    Key.Key_Escape: Ask.LEAVE,
}
"""Keys that are the same everywhere."""

ACTS: Final = {
    "slower": Ask.SLOWER,
    "faster": Ask.FASTER,
    "hide": Ask.HIDE,
    "save": Ask.IMAGE,
    "replay_score": Ask.SCORE,
    "replay_review": Ask.REVIEW,
}
"""What is wanted by the acts of keys that can be changed."""


def ask_of(event: QKeyEvent) -> Ask | None:
    """What a key wants of the player; None for nothing."""
    return ACTS.get(asked(event, On.REPLAY)) or KEYS.get(Key(event.key()))
