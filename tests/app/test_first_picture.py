"""Tests that the home page comes before everything else, and everything else in time."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.window import Program, application, user_places
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.table import Player, SeatInfo
from tests.app.person import Window

SEATS = (SeatInfo("Ana", Player.PERSON), *(SeatInfo(name, Player.RULES) for name in ("B", "C")))
FIRST_PICTURE = """
import sys
from pathlib import Path
from sevenwonders_qt.app.cli import main
from sevenwonders_qt.app.window import Program, application, user_places

app = application()
program = Program(app, user_places(Path(sys.argv[1])))
program.first_paint.painted.disconnect()
program.begin("en")
program.window.show()
while not program.first_paint.at:
    app.processEvents()
print(*sys.modules, sep="\\n")
program.close()
"""


@pytest.fixture
def unprepared(qtbot: QtBot, tmp_path: Path) -> Program:
    """The program with a saved match at its first picture: nothing else has been built yet."""
    before = Window(qtbot, tmp_path)
    before.program.controller.start(NewMatch(SEATS, Setup.random(3), "saved"))
    before.close()
    program = Program(application(), user_places(tmp_path))
    qtbot.addWidget(program.window)
    program.first_paint.painted.disconnect()
    program.begin()
    program.window.show()
    qtbot.waitExposed(program.window)
    return program


def test_the_first_picture_loads_no_table_no_match_and_no_ai_player(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_PICTURE, str(tmp_path)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert "sevenwonders_qt.views.pages.home" in loaded
    for late in (
        *("app.commands", "controllers.program", "session.match", "ai.worker", "games.box"),
        *("views.table.page", "views.architects.page", "views.pages.score", "views.pages.help"),
    ):
        assert f"sevenwonders_qt.{late}" not in loaded


def test_a_saved_match_is_offered_at_once_and_told_of_a_moment_later(
    unprepared: Program, qtbot: QtBot
) -> None:
    button = unprepared.window.home.continue_button
    assert button.isVisible()
    assert button.hasFocus()
    assert button.note() == ""
    unprepared.prepare()
    qtbot.waitUntil(lambda: unprepared.prepared)
    assert "3 players" in button.note()
    assert button.hasFocus()


def test_continue_pressed_before_anything_is_prepared_goes_on_with_the_match(
    unprepared: Program,
) -> None:
    home = unprepared.window.home
    QTest.mouseClick(home.continue_button, Qt.MouseButton.LeftButton)
    assert unprepared.window.page() is unprepared.page
    assert unprepared.controller.match is not None


def test_a_new_match_set_up_before_anything_is_prepared_is_dealt(unprepared: Program) -> None:
    window = unprepared.window
    QTest.mouseClick(window.home.new_game_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.new_game.start_button, Qt.MouseButton.LeftButton)
    assert window.page() is unprepared.page
