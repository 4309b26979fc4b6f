"""A painted button that takes typing, by keys or by an input method."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.look import Look
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
