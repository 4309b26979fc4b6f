"""What is put away is freed: matches left, replays closed, and the program itself."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import Mouse, Window

SEATS = (
    SeatInfo("Ana", Player.PERSON),
    SeatInfo("Bruno", Player.RULES),
    SeatInfo("Clara", Player.RULES),
)
NEW = {
    "classic": NewMatch(SEATS, Setup.random(3), "DELOS"),
    "architects": NewArchitects(SEATS, ArchitectsSetup.random(3), "DELOS", Options()),
}


def start(window: Window, game: str) -> None:
    wanted = NEW[game]
    if isinstance(wanted, NewMatch):
        window.program.controller.start(wanted)
    else:
        window.program.controller.start(wanted)


def is_freed(kept: weakref.ref[QObject]) -> bool:
    """Whether the object has gone, once Qt and Python have had the time to clear up."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return kept() is None


@pytest.mark.parametrize("game", NEW)
def test_a_match_that_is_left_is_freed(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    window = Window(qtbot, tmp_path)
    start(window, game)
    running = window.program.controller.match
    assert running is not None
    controller = weakref.ref(running)
    del running
    assert not is_freed(controller)
    window.program.controller.leave()
    qtbot.waitUntil(lambda: is_freed(controller))
    window.close()


def test_a_replay_that_is_closed_is_freed(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path)
    start(window, "classic")
    Mouse(window).answer()
    controller = window.program.controller
    controller.leave()
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    controller.replay(path)
    watched = controller.replays.current
    assert watched is not None
    replay = weakref.ref(watched)
    del watched
    assert not is_freed(replay)
    controller.replays.close()
    qtbot.waitUntil(lambda: is_freed(replay))
    window.close()


def test_a_program_that_is_closed_leaves_nothing_of_itself_behind(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path)
    program = weakref.ref(window.program)
    window.close()
    window.window.deleteLater()
    del window
    qtbot.waitUntil(lambda: is_freed(program))
