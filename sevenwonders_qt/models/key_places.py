"""The letter or digit of a key by its place, on the keyboard that most people can find it on.

The keys of the program are Latin letters and digits. On a Greek, Cyrillic, Arabic or Hebrew layout
no key types a Latin letter, and on a French or Czech one a digit takes Shift; the letter or digit
is printed on the key all the same. It is found by the place of the key, which every system numbers
in its own way.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ROWS: Final = ("1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_DIGITS: Final = _ROWS[0]


def _numbered(*firsts: int) -> dict[int, str]:
    """Return the signs of all rows, where the keys of each row have consecutive numbers."""
    return {
        first + step: sign
        for row, first in zip(_ROWS, firsts, strict=True)
        for step, sign in enumerate(row)
    }


_EVDEV: Final = _numbered(10, 24, 38, 52)
"""The keys of X11 and Wayland."""

_WINDOWS: Final = _numbered(2, 16, 30, 44)

_MACOS: Final[Mapping[int, str]] = {
    **dict(zip((18, 19, 20, 21, 23, 22, 26, 28, 25, 29), _ROWS[0], strict=True)),
    **dict(zip((12, 13, 14, 15, 17, 16, 32, 34, 31, 35), _ROWS[1], strict=True)),
    **dict(zip((0, 1, 2, 3, 5, 4, 38, 40, 37), _ROWS[2], strict=True)),
    **dict(zip((6, 7, 8, 9, 11, 45, 46), _ROWS[3], strict=True)),
}
"""The keys of macOS, on a keyboard of any country; 0 is the key of A."""


_LATIN: Final = (QLocale.Script.LatinScript, QLocale.Script.AnyScript)


def by_place(event: QKeyEvent) -> str:
    """Return the letter or digit at the place of this key, if its layout has no such; else ""."""
    sign = _at(event)
    if not sign or event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return ""
    typed = chr(event.key()) if 0x20 < event.key() < 0x110000 else ""
    if sign in _DIGITS:
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        return "" if shifted or typed in [*_DIGITS] or _waits(event) else sign
    return sign if not _waits(event) and _is_foreign(typed) else ""


def digit_of(event: QKeyEvent) -> str:
    """Return the digit that a key types in any script, or has at its place; else ""."""
    text = event.text()
    if len(text) == 1 and text.isdecimal():
        return str(unicodedata.decimal(text))
    sign = by_place(event)
    return sign if sign in _DIGITS else ""


def in_digits(text: str) -> str:
    """Return the text with the digits of every script, and wide ones, as 0 to 9."""
    return "".join([str(unicodedata.decimal(each)) if each.isdecimal() else each for each in text])


def _at(event: QKeyEvent) -> str:
    platform, code = QGuiApplication.platformName(), event.nativeScanCode()
    if platform == "cocoa":
        return _MACOS.get(event.nativeVirtualKey(), "")
    return (_WINDOWS if platform == "windows" else _EVDEV).get(code, "")


def _waits(event: QKeyEvent) -> bool:
    """Return whether the key is an accent that waits for its letter, or composes with others."""
    return bool(Qt.Key.Key_Multi_key <= event.key() <= Qt.Key.Key_Dead_Longsolidusoverlay)


def _is_foreign(typed: str) -> bool:
    """Return whether the sign that the key types belongs to a layout without Latin letters."""
    if typed.isascii() and typed:
        # Hebrew has an apostrophe and a slash among its letters, Dvorak and French have others.
        return not typed.isalnum() and _script() not in _LATIN
    return not unicodedata.name(typed or " ", "").startswith("LATIN")


def _script() -> QLocale.Script:
    """Return the script of the layout, as far as the system says."""
    return QGuiApplication.inputMethod().locale().script()
