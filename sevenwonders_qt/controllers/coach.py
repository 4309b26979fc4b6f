"""Asks once before a choice counts that costs much or may be a slip, as the settings have it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from sevenwonders_qt.controllers.table import Doubt, TableController
from sevenwonders_qt.views.main_window import MainWindow


class Coach(QObject):
    """Serves whatever match lies on the table, of every game."""

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._leader: TableController | None = None
        self._doubt: Doubt | None = None
        window.doubt.yes_button.clicked.connect(self._let_count)
        window.doubt.no_button.clicked.connect(self._think_again)

    def serve(self, controller: TableController) -> None:
        """From now on this is the match on the table."""
        self._leader = controller
        controller.doubted.connect(self._ask)

    def leave(self) -> None:
        """The match is put away."""
        if self._leader is not None:
            self._leader.doubted.disconnect(self._ask)
            self._leader = self._doubt = None
            self._window.doubt.hide()

    def _ask(self, doubt: Doubt) -> None:
        self._doubt = doubt
        self._window.doubt.ask(doubt.question)

    def _let_count(self) -> None:
        doubt, self._doubt = self._doubt, None
        if self._leader is not None and doubt is not None:
            self._window.table.setFocus()
            self._leader.submit(doubt.command)

    def _think_again(self) -> None:
        self._doubt = None
        if self._leader is not None:
            self._window.table.setFocus()
            self._leader.think_again()
