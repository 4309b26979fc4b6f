"""The one application object; on macOS it hears of files that are opened with the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sevenwonders_qt import __version__
from sevenwonders_qt.app.folders import APP
from sevenwonders_qt.views.accessible.events import serve_readers


class Application(QApplication):
    """Says when the system hands over a file, before or after the window stands.

    There is no other application object, in tests neither: screen readers, style and version
    belong to it from its making, so that no way to start the program can leave them out.
    """

    file_wanted = Signal(Path)

    def __init__(self) -> None:
        super().__init__([APP])
        serve_readers()
        self.setStyle("Fusion")  # native styles paint under our own widgets
        self.setApplicationName(APP)
        self.setApplicationVersion(__version__)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def application() -> Application:
    """The one application, made when it is first asked for."""
    found = QApplication.instance()
    return found if isinstance(found, Application) else Application()
