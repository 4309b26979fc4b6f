"""Builds the window and everything behind it, and runs it until it is closed."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from types import TracebackType

from platformdirs import user_config_path, user_data_path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from sevenwonders_qt import __version__
from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.app.translation import TranslationUnavailable, install
from sevenwonders_qt.controllers.program import Places, ProgramController, Tables
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.models import messages
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.page import TablePage

APP = "sevenwonders-qt"


class Program:
    """The parts of the running program, built once and connected."""

    def __init__(self, app: QApplication, places: Places) -> None:
        self.app = app
        self.box = Box()
        self.art = Art(resource_path("art"))
        self.page = TablePage(self.art)
        self.architects = ArchitectsPage(self.art)
        self.thinker = Thinker()
        box = self.box
        self.window = MainWindow(
            self.art,
            self.page,
            box.classic(DEFAULT, 4).rules.catalogue.wonders,
            SystemRandom(),
            __version__,
            architects=self.architects,
            architects_wonders=tuple(
                box.architects(ArchitectsOptions(), 4).rules.catalogue.wonders
            ),
        )
        tables = Tables(self.page, self.architects)
        self.controller = ProgramController(
            self.window, tables, box, self.thinker, places, self.use_language
        )

    def use_language(self, code: str) -> None:
        """Show everything in this language; where it is not there, say so and stay."""
        try:
            self.window.home.set_language(install(self.app, code))
        except TranslationUnavailable as error:
            self.window.show_message(str(error))


def user_places(folder: Path | None = None) -> Places:
    """Where matches and settings are kept: the user's own folders, or all under ``folder``."""
    data = folder or user_data_path(APP, appauthor=False)
    config = folder or user_config_path(APP, appauthor=False)
    return Places(matches=data / "matches", settings=config / "settings.json")


def application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication, with its name."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication([APP, *arguments])
    app.setStyle("Fusion")  # native styles paint under our own widgets
    app.setApplicationName(APP)
    app.setApplicationVersion(__version__)
    return app


def tell_faults(window: MainWindow, file: Path) -> None:
    """From now on what nobody foresaw goes into ``file``, and one line of it to the window."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        told = "".join(traceback.format_exception(kind, error, trace))
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} {__version__}\n{told}\n")
        window.show_message(messages.fault(str(file)))

    sys.excepthook = tell


def run(
    language: str | None = None,
    size: tuple[int, int] | None = None,
    full_screen: bool = False,
    folder: Path | None = None,
) -> int:
    """Show the window until it is closed; returns the exit status."""
    app = application()
    places = user_places(folder)
    program = Program(app, places)
    tell_faults(program.window, places.matches.parent / "faults.log")
    program.controller.begin(language)
    if size is not None:
        program.window.resize(*size)
    if full_screen:
        program.window.showFullScreen()
    else:
        program.window.show()
    # The AI players' process starts once the window stands: it must not delay it.
    QTimer.singleShot(400, program.thinker.warm)
    status = app.exec()
    program.controller.close()
    sys.stdout.flush()
    return status
