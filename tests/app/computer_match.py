"""The real program with AI players alone, for a process to kill; tells every version it accepts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.session.match import Match
from tests.app.person import PATIENCE

SEATS = tuple(SeatInfo(name, Player.RANDOM) for name in ("Ana", "Bia", "Caio", "Davi"))
SETTINGS = '{"language": "en", "pace": "instant", "animation_speed": 0}'


class Watch:
    """Goes on with the match that lies there or deals one, and tells how far it has come."""

    def __init__(self, program: Program, game: str) -> None:
        self.program = program
        self.game = game
        self.match: Match[Any] | None = None
        self.told = 0

    def begin(self) -> None:
        controller = self.program.controller
        controller.resume()
        if controller.match is not None:
            return
        if self.game == "architects":
            wonders = ArchitectsSetup.random(len(SEATS))
            controller.start(NewArchitects(SEATS, wonders, "K", ArchitectsOptions()))
        else:
            controller.start(NewMatch(SEATS, Setup.random(len(SEATS)), "K", DEFAULT))

    def tell(self) -> None:
        """One line for each version, and one more when the match is over, as none follows it."""
        controller = self.program.controller
        if controller.match is not None:
            self.match = controller.match.match
        if self.match is None:
            return
        if self.match.version > self.told:
            self.told = self.match.version
            print(self.told, flush=True)
        if self.match.is_over:
            print(self.told, flush=True)
            self.match = None


def main(folder: Path, game: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "settings.json"
    if not settings.exists():
        settings.write_text(SETTINGS)
    app = application()
    program = Program(app, user_places(folder), games=GAMES)
    # On a busy machine a process may take long to start and to answer without being stopped.
    program.thinker.patience = program.thinker.start_patience = PATIENCE
    program.begin()
    program.window.show()
    watch = Watch(program, game)
    often = QTimer()
    often.timeout.connect(watch.tell)
    often.start(0)
    QTimer.singleShot(0, watch.begin)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
