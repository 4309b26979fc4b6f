"""Writes a file that a person has asked for, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.models import messages
from sevenwonders_qt.models.fault_words import system_words
from sevenwonders_qt.views.main_window import MainWindow


class Exporter(QObject):
    """Asks where, writes the file whole or not at all, and says so at the foot of the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.ask: Callable[[str, str], Path | None] = window.ask_where
        """Where to save a file of this proposed name and kind; None for nowhere."""

    def write(
        self, name: str, kind: str, make: Callable[[], bytes], refused: Callable[[str], str]
    ) -> None:
        """Write what ``make`` gives; ``refused`` makes a message of the reason if it cannot be."""
        path = self.ask(name, kind)
        if path is None:
            return
        try:
            with _busy():
                write_whole(path, make())
        except OSError as error:
            self._window.show_message(refused(system_words(error)))
        else:
            self._window.show_done(messages.file_saved(str(path)))


@contextmanager
def _busy() -> Iterator[None]:
    """Within it the pointer shows that the program works."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
