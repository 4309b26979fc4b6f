"""Plays match after match in one window and says how much memory it takes: a long computation.

`python -m tests.app.soak FOLDER [MATCHES]` has four AI players play 7 Wonders and Architects in
turn, looks at the score sheet and pages after each match, and writes a line of JSON each ten
matches: the memory of the process in megabytes, and how many objects Python and Qt hold. After a
hundred matches the memory should stay as it is.
"""

# ruff: noqa: E402
from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.preflight import load_qt

load_qt()  # as the program does: before anything else is imported

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.bench_window import resident_mb
from sevenwonders_qt.app.window import Program, user_places
from tests.app.computer_match import SETTINGS, Watch
from tests.app.person import PATIENCE

LINE = 10
"""Matches."""


class Soak:
    """Deals the next match when the one before has ended."""

    def __init__(self, program: Program, matches: int) -> None:
        self._program = program
        self._matches = matches
        self._played = 0
        self._watch = Watch(program, "classic")
        self._watch.begin()

    def look(self) -> None:
        window = self._program.window
        if window.page() is not window.score:
            return
        for page in (
            window.show_saves,
            lambda: window.visit(window.statistics),
            lambda: window.visit(window.settings_page),
        ):
            page()
            QCoreApplication.processEvents()
        self._program.controller.leave()
        self._played += 1
        if not self._played % LINE:
            self._write()
        if self._played == self._matches:
            QApplication.quit()
            return
        self._watch.game = "architects" if self._played % 2 else "classic"
        self._watch.begin()

    def _write(self) -> None:
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = {
            "matches": self._played,
            "rss_mb": round(resident_mb(), 1),
            "python_objects": len(gc.get_objects()),
            "qt_objects": len(shiboken6.getAllValidWrappers()),
        }
        print(json.dumps(found), flush=True)


def main(folder: Path, matches: int = 500) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(SETTINGS)
    app = application()
    program = Program(app, user_places(folder), games=GAMES)
    program.thinker.patience = program.thinker.start_patience = PATIENCE
    program.begin()
    program.window.resize(1920, 1080)
    program.window.show()
    while not program.prepared:
        app.processEvents()
    soak = Soak(program, matches)
    often = QTimer()
    often.timeout.connect(soak.look)
    often.start(20)
    app.exec()
    program.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
