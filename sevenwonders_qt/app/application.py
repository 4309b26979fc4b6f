"""The one application object; on macOS it reports files that are opened with the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sevenwonders_qt import __version__
from sevenwonders_qt.app.folders import APP
from sevenwonders_qt.views.accessible.factory import serve_readers

PLATFORM: Final = "QT_QPA_PLATFORM"
NO_WINDOW: Final = 2
"""Exit status if Qt cannot show a window, as for any wrong input."""


class Application(QApplication):
    """Reports files that the system hands over, before or after the window appears.

    There is no other application object, also not in tests: screen readers, style and version
    belong to it from the start, so that no way to start the program can leave them out.
    """

    file_wanted = Signal(Path)

    def __init__(self) -> None:
        """End the program with one line and status 2 if Qt cannot show a window."""
        with _leaving_where_qt_aborts():
            super().__init__([APP])
        if self.primaryScreen() is None:
            _leave("there is no screen")
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
    """Return the one application, made when it is first asked for."""
    found = QApplication.instance()
    return found if isinstance(found, Application) else Application()


@contextmanager
def _leaving_where_qt_aborts() -> Iterator[None]:
    """End the process where Qt, without a working platform plugin, would abort with a core dump."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            there = text.partition("platform plugins are:")[2].strip(" .\n")
            cause = [*said, text][0]  # later messages repeat it for each platform
            _leave(f"{cause} (Qt has {there})" if there else cause)
        said.append(text)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if said and sys.stderr is not None:
        print(*said, sep="\n", file=sys.stderr)


def _leave(cause: str) -> NoReturn:
    """End the process at once: the caller is Qt, and no exception passes through it."""
    if sys.stderr is not None:  # Windows has shown a box of its own
        asked = f" with {PLATFORM}={os.environ[PLATFORM]}" if PLATFORM in os.environ else ""
        said = f"{APP}: Qt cannot show a window{asked}: {cause}"
        print(" ".join(said.split()), file=sys.stderr, flush=True)
    os._exit(NO_WINDOW)
