"""What a person can want of a match that is watched again, and the keys for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt

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
    Key.Key_Minus: Ask.SLOWER,
    Key.Key_Plus: Ask.FASTER,
    Key.Key_Equal: Ask.FASTER,
    Key.Key_Tab: Ask.NEXT_EYES,
    Key.Key_Backtab: Ask.LAST_EYES,
    Key.Key_H: Ask.HIDE,
    Key.Key_Return: Ask.CONTINUE,
    Key.Key_Enter: Ask.CONTINUE,
    Key.Key_S: Ask.SCORE,
    Key.Key_R: Ask.REVIEW,
    Key.Key_Escape: Ask.LEAVE,
}

SAVE: Final = "Ctrl+S"
"""What asks for a picture; alone, the letter shows the score sheet."""
