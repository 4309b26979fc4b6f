"""Asks before something that cannot be undone easily, and does it if the person agrees."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from sevenwonders_qt.models.question import Question
from sevenwonders_qt.views.main_window import MainWindow


class Confirmation(QObject):
    """One open question at a time; answers to the questions of others do nothing here."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._agreed: Callable[[], object] | None = None
        window.question.yes_button.clicked.connect(lambda: self._on_answer(agreed=True))
        window.question.no_button.clicked.connect(lambda: self._on_answer(agreed=False))

    def ask(self, question: Question, act: Callable[[], object]) -> None:
        """Ask over the page; ``act`` is called when the person agrees."""
        self._agreed = act
        self._window.question.ask(question)

    def _on_answer(self, *, agreed: bool) -> None:
        act, self._agreed = self._agreed, None
        if act is None:
            return
        self._window.question.dismiss()
        page = self._window.page()
        if not page.isAncestorOf(self._window.focusWidget()):
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        if agreed:
            act()
