"""Tests that the home page comes before everything else, and everything else in time."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import Window

pytestmark = pytest.mark.painted

SEATS = (SeatInfo("Ana", Player.PERSON), *(SeatInfo(name, Player.RULES) for name in ("B", "C")))
FIRST_PICTURE = """
import sys
from pathlib import Path

opened = set()
sys.addaudithook(lambda event, args: opened.add(str(args[0])) if event == "open" else None)

from sevenwonders_qt.app.cli import main
from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places

app = application()
program = Program(app, user_places(Path(sys.argv[1])), games=GAMES)
program.first_paint.painted.disconnect()
program.begin("en")
program.window.show()
while not program.first_paint.at:
    app.processEvents()
print(*sys.modules)
program.prepare()
while not program.prepared:
    app.processEvents()
print(*sys.modules)
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
seats = SeatInfo("A", Player.PERSON), *(SeatInfo(name, Player.RULES) for name in "BC")
program.controller.start(NewMatch(seats, Setup.random(3), "base"))
while not program.page.scene.parts.hand.cards:
    app.processEvents()
program.window.grab()
print(*(path for path in opened if path.endswith(".toml")))
program.close()
"""


RULES_OF_THE_FIRST_PICTURE = {
    *("games", "games.classic", "games.classic.numbers"),
    *("games.classic.options", "games.classic.setup"),
    *("ai", "ai.levels"),
    *("journal", "journal.fault", "journal.folder", "journal.line"),
}
"""What the settings and the button to continue need: plain values, no card, board or event."""


@pytest.fixture
def unprepared(qtbot: QtBot, tmp_path: Path) -> Program:
    """The program with a saved match at its first picture: nothing else has been built yet."""
    before = Window(qtbot, tmp_path)
    before.program.controller.start(NewMatch(SEATS, Setup.random(3), "saved"))
    before.close()
    program = Program(application(), user_places(tmp_path), games=GAMES)
    qtbot.addWidget(program.window)
    program.first_paint.painted.disconnect()
    program.begin()
    program.window.show()
    qtbot.waitExposed(program.window)
    return program


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> list[set[str]]:
    """The modules that a start has loaded by the first picture, and when all is prepared.

    Third are the data files that have been read by the first choice of a match without boxes.
    """
    folder = tmp_path_factory.mktemp("first")
    command = [sys.executable, "-c", FIRST_PICTURE, str(folder)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [set(line.split()) for line in printed.splitlines()]


@pytest.fixture(scope="module")
def loaded(start: list[set[str]]) -> set[str]:
    """The modules that a start has loaded when the first picture is there."""
    return start[0]


def test_the_first_picture_loads_no_table_no_match_and_no_ai_player(loaded: set[str]) -> None:
    assert "sevenwonders_qt.views.pages.home" in loaded
    for late in (
        *("app.commands", "controllers.program", "session.match", "ai.worker", "games.box"),
        *("views.table.page", "views.architects.page", "views.pages.score", "views.pages.help"),
    ):
        assert f"sevenwonders_qt.{late}" not in loaded


def test_the_first_picture_loads_no_rules_that_it_does_not_draw(loaded: set[str]) -> None:
    own = {name.removeprefix("sevenwonders_qt.") for name in loaded}
    below = {name for name in own if name.split(".")[0] in ("games", "ai", "journal", "session")}
    assert below == RULES_OF_THE_FIRST_PICTURE


def test_the_first_picture_loads_nothing_that_reads_data_files_or_draws_cards(
    loaded: set[str],
) -> None:
    for late in (
        "models.shown.faces.table",
        "models.words.terms",
        "models.words.box_words",
        "views.paint.row",
    ):
        assert f"sevenwonders_qt.{late}" not in loaded
    assert not {"tomllib", "secrets", "sqlite3"} & loaded


def test_the_players_are_loaded_by_their_own_process_alone(start: list[set[str]]) -> None:
    prepared = start[1]
    assert "sevenwonders_qt.ai.worker" in prepared
    for name in ("players", "search", "learned", "network", "adviser", "process"):
        assert f"sevenwonders_qt.ai.{name}" not in prepared
    assert not {"multiprocessing", "statistics"} & prepared


def test_a_match_of_the_base_game_reads_no_file_of_a_box(start: list[set[str]]) -> None:
    folders = {Path(path).parent.name for path in start[2]}
    assert folders & {"classic", *BOXES} == {"classic"}, start[2]


def title_of(button: QWidget) -> QImage:
    """What the slab shows beside the place of its picture, without the line below."""
    shown = button.grab().toImage()
    left = round(shown.width() * 0.36)
    return shown.copy(left, 4, shown.width() - left - 8, shown.height() // 2 - 4)


def test_a_saved_match_is_offered_at_once_and_told_of_a_moment_later(
    unprepared: Program, qtbot: QtBot
) -> None:
    button = unprepared.window.home.continue_button
    assert button.isVisible()
    assert button.hasFocus()
    assert button.note == "your last match"
    before = title_of(button)
    unprepared.prepare()
    qtbot.waitUntil(lambda: unprepared.prepared)
    assert "3 players" in button.note
    assert button.hasFocus()
    assert title_of(button) == before, "its word is where it was"


def test_the_computer_players_are_started_once_everything_else_is_there(
    unprepared: Program, qtbot: QtBot
) -> None:
    assert unprepared.thinker.pid is None
    unprepared.prepare()
    qtbot.waitUntil(lambda: unprepared.thinker.pid is not None)
    assert unprepared.prepared
    unprepared.close()


def test_garbage_is_collected_again_once_everything_is_there_and_what_stays_is_left_alone(
    unprepared: Program, qtbot: QtBot
) -> None:
    frozen = gc.get_freeze_count()
    gc.disable()  # as the command line does
    try:
        unprepared.prepare()
        qtbot.waitUntil(lambda: unprepared.prepared)
        assert gc.isenabled()
        assert gc.get_freeze_count() > frozen
    finally:
        gc.enable()
        gc.unfreeze()
    unprepared.close()


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
    QTest.mouseClick(window.set_up_page("classic").start_button, Qt.MouseButton.LeftButton)
    assert window.page() is unprepared.page
