"""Painted buttons that take typing, by keys or by an input method, and what keys type."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
)
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.key_places import digit_of, in_digits
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.shown.score_pad import limits
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.sheet.grid import GridButton


class TypingButton(GridButton):
    """Accents that wait for their letter, and scripts with more signs than keys, are composed on
    it; what is not finished yet is ``composed``, for its painting.
    """

    hints = Qt.InputMethodHint.ImhNone
    """The kind of text, for input methods and for keyboards on the screen."""

    def __init__(self, look: Look, parent: QWidget, row: int, place: int) -> None:
        super().__init__(look, parent, row, place)
        self.composed = ""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setInputMethodHints(self.hints)

    def type_in(self, text: str) -> None:
        """Take a text that was typed, a single letter or more; for subclasses."""
        raise NotImplementedError

    def offer_keyboard(self) -> None:
        """Have the system show its own keyboard, where there is no other."""
        QGuiApplication.inputMethod().show()

    # Qt ------------------------------------------------------------------------------------

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self.composed = event.preeditString()
        self.update()
        if event.commitString():
            self.type_in(event.commitString())
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.composed = ""
        super().focusOutEvent(event)


def commands(event: QKeyEvent) -> bool:
    """Return whether the key belongs to the page or the window, such as that to keep the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


MINUS: Final = ("-", "\N{MINUS SIGN}")
_LONGEST: Final = 12
"""The most letters of a pasted number."""


def is_minus(text: str, entry: str) -> bool:
    """Return whether the text is the beginning of a negative number, where there can be one."""
    return text in MINUS and limits()[entry].signed


def after_key(event: QKeyEvent, entry: str, value: int | None, typed: str | None) -> str | None:
    """Return the text of an entry after a key; None for a key that types nothing.

    ``value`` is its number, and ``typed`` the text so far, None before the first key.
    """
    key, text = event.key(), event.text()
    if key == Qt.Key.Key_Delete:
        return ""
    if key == Qt.Key.Key_Backspace:
        shown = "" if value is None else str(value)
        return (shown if typed is None else typed)[:-1]
    if text.strip() and text.isprintable():
        more = text if is_minus(text, entry) else digit_of(event) or text
        return (typed or "") + in_digits(more)
    return None


def pasted_number() -> str:
    """Return the text on the clipboard as far as it can be a number."""
    return QGuiApplication.clipboard().text().strip()[:_LONGEST]
