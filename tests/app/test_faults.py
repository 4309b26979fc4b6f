"""What nobody foresaw: a line in the window, the whole of it in a file, and the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.window import tell_faults
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.table import Player, SeatInfo
from sevenwonders_qt.session.match import Match
from tests.app.person import Mouse, Window


def test_an_unforeseen_fault_is_one_line_in_the_window_and_the_whole_of_it_in_a_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # given back after the test
    window = Window(qtbot, tmp_path)
    log = tmp_path / "faults.log"
    tell_faults(window.window, log)
    error = ZeroDivisionError("division of the spoils")
    sys.excepthook(type(error), error, None)
    assert window.window.message.isVisible()
    assert "division of the spoils" in log.read_text(encoding="utf-8")
    window.close()


def started(window: Window) -> None:
    seats = tuple(
        SeatInfo(name, player)
        for name, player in (("Ana", Player.PERSON), ("B", Player.RULES), ("C", Player.RULES))
    )
    window.program.controller.start(NewMatch(seats, Setup.random(3), "DELOS", DEFAULT))


def test_where_no_match_can_be_kept_a_message_says_so_and_the_game_is_played(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = Window(qtbot, tmp_path)
    started(window)
    assert "no longer saved" in window.window.message.text()
    mouse = Mouse(window)
    window.play_on(mouse.answer, lambda: mouse.answers > 3 or window.at_the_end)
    assert mouse.answers > 3
    window.close()


def test_a_disk_that_fills_up_is_told_and_the_game_goes_on_to_its_end(
    qtbot: QtBot, tmp_path: Path
) -> None:
    resource = pytest.importorskip("resource", reason="limits the size of files")
    window = Window(qtbot, tmp_path)
    started(window)
    running = window.program.controller.match
    assert running is not None
    path = running.match.journal_path
    assert path is not None
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 2000, hard))
    try:
        full = "no longer saved. There is no room left for the file."
        mouse = Mouse(window)
        window.play_on(mouse.answer, lambda: full in window.window.message.text())
        window.play_on(mouse.answer, lambda: window.at_the_end)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    kept = Match.replay(Box().find, path)
    assert 0 < len(kept.steps) < len(running.match.steps)
    assert list(kept.events) == list(running.match.events[: kept.version])
    window.close()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "{file} cannot be opened. The file is damaged: line 3 does not fit."),
        ("es", "No se puede abrir {file}. El archivo está dañado: la línea 3 no cuadra."),
        ("pt_BR", "Não é possível abrir {file}. O arquivo está danificado: a linha 3 não confere."),
    ],
)
def test_a_damaged_match_is_told_of_at_the_start_in_the_language_of_the_player(
    qtbot: QtBot, tmp_path: Path, language: str, told: str
) -> None:
    first = Window(qtbot, tmp_path)
    started(first)
    Mouse(first).answer()
    first.close()
    (path,) = (tmp_path / "matches").glob("*.jsonl")
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join([*lines[:2], lines[2].replace(b"Card", b"Curd", 1), *lines[3:]])
    assert damaged != path.read_bytes()
    path.write_bytes(damaged)
    settings = tmp_path / "settings.json"
    settings.write_text(f'{{"language": "{language}", "pace": "instant", "animation_speed": 0}}')
    again = Window(qtbot, tmp_path)
    assert again.window.message.isVisible()
    assert again.window.message.text() == told.format(file=path.name)
    assert path.read_bytes() == damaged
    again.close()
