"""A match of three persons at one screen in the real program, for a process to kill.

It prints the version after each choice that is accepted, and waits after so many of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.computer_match import SETTINGS

ROOT = Path(__file__).parents[2]
SEATS = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bia", "Caio"))


def killed_after(folder: Path, choices: int, *boxes: str) -> int:
    """Let three persons make so many choices in a process, kill it; the last accepted version."""
    command = [sys.executable, "-m", "tests.app.hot_seat_match", str(folder), str(choices)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        [*command, *boxes], cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(choices)]
        process.kill()
    return int(lines[-1])


def main(folder: Path, most: int, boxes: tuple[str, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(SETTINGS)
    program = Program(application(), user_places(folder), games=GAMES)
    program.begin()
    program.window.show()
    program.controller.start(NewMatch(SEATS, Setup.random(3), "K", Options(expansions=boxes)))

    controller = program.controller.match
    assert controller is not None
    match = controller.match

    def choose() -> None:
        for _ in range(most):
            controller.submit(match.game.legal(match.state, match.owing[0])[0])
            print(match.version, flush=True)

    QTimer.singleShot(0, choose)
    program.app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), tuple(sys.argv[3:]))
