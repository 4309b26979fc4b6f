"""Saves the score sheet that is shown as a file, where a person wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from sevenwonders_qt.models import messages
from sevenwonders_qt.models.fault_words import system_words
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art

Ask = Callable[[str, str], Path | None]
"""Where to save a file of this proposed name and kind; None for nowhere."""


class ScoreExporter(QObject):
    """Answers ``save_wanted`` of the window; no match need be running."""

    def __init__(self, window: MainWindow, art: Art, ask: Ask | None = None) -> None:
        """``ask`` is asked in place of the file dialog of the window."""
        super().__init__(window)
        self._window = window
        self._art = art
        self.ask: Ask = ask or window.ask_where

    def save(self, kind: str) -> None:
        """Ask where, write a file of ``kind`` "png", "pdf" or "csv", and say what came of it."""
        sheet = self._window.score.sheet()
        path = self.ask(sheet.file_name(kind), kind) if sheet is not None else None
        if sheet is None or path is None:
            return
        # Pillow is loaded only for this, so that the window stands sooner.
        from sevenwonders_qt.views.sheet.files import save_sheet

        try:
            with _busy():
                save_sheet(path, kind, sheet, self._art)
        except OSError as error:
            self._window.show_message(messages.sheet_not_saved(system_words(error)))
        else:
            self._window.show_done(messages.sheet_saved(str(path)))


@contextmanager
def _busy() -> Iterator[None]:
    """Within it the pointer shows that the program works."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
