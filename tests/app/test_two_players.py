"""Whole games of two players with the Free City through the real window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Keyboard, Mouse, Window, covers_all, hidden_names, scene_texts

Key = Qt.Key
NAMES = ("Ana", "Bruno")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def start(
    window: Window,
    *players: Player,
    seed: str,
    setup: Setup | None = None,
    options: Options = DEFAULT,
) -> None:
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=True))
    window.program.controller.start(NewMatch(seats, setup or Setup.random(2), seed, options))


@pytest.mark.parametrize("own_seat", [0, 1])
def test_a_game_against_an_ai_player_is_played_to_its_end_with_the_mouse(
    window: Window, own_seat: int
) -> None:
    players = [Player.RULES, Player.RULES]
    players[own_seat] = Player.PERSON
    start(window, *players, seed=f"mouse {own_seat}")
    mouse = Mouse(window, seed=2)
    window.play_on(mouse.answer, lambda: window.at_the_end)
    assert mouse.answers >= 18
    sheet = window.window.score.sheet()
    assert sheet is not None
    columns = sheet.cities
    assert [column.outside for column in columns] == [False, False, True]
    assert not columns[-1].winner
    window.close()


def test_a_game_is_played_to_its_end_with_keys_alone(window: Window) -> None:
    start(window, Player.PERSON, Player.RULES, seed="keys")
    window.play_on(Keyboard(window, seed=4).answer, lambda: window.at_the_end)
    window.close()


def test_the_learning_game_of_two_is_played_to_its_end(window: Window) -> None:
    options = Options(one_by_one=True)
    start(window, Player.PERSON, Player.RULES, seed="learning", options=options)
    window.play_on(Mouse(window, seed=6).answer, lambda: window.at_the_end)
    window.close()


def test_two_people_share_the_screen_and_the_free_city(window: Window) -> None:
    start(window, Player.PERSON, Player.PERSON, seed="hot seat")
    mouse = Mouse(window, seed=7)
    decided: set[int] = set()

    def look_and_answer() -> None:
        overlay = window.overlay
        if isinstance(overlay, Curtain):
            assert covers_all(overlay, window)
            assert window.table is None
            assert hidden_names(window).isdisjoint(scene_texts(window))
        elif window.table is not None and window.table.free_city is not None:
            decided.add(window.table.view.seat)
        mouse.answer()

    window.play_on(look_and_answer, lambda: window.at_the_end)
    assert decided == {0, 1}
    window.close()


@pytest.mark.parametrize(
    ("wonder", "side"),
    [("babylon", "B"), ("halicarnassus", "A"), ("halicarnassus", "B"), ("olympia", "A")],
)
def test_boards_with_choices_are_played_to_the_end_whoever_has_them(
    window: Window, wonder: str, side: str
) -> None:
    free = BoardWish(wonder, side)
    setup = Setup((BoardWish("giza", "A"), BoardWish("rhodes", "B")), free)
    start(window, Player.PERSON, Player.RULES, seed=f"{wonder} {side}", setup=setup)
    window.play_on(Mouse(window, seed=3).answer, lambda: window.at_the_end)
    window.close()


def test_both_cards_are_taken_back_until_the_opponent_has_chosen(window: Window) -> None:
    start(window, Player.RULES, Player.PERSON, seed="back")
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "slow"
    window.qtbot.waitUntil(window.plays_for_two)
    picks = window.program.page.scene.picks
    Mouse(window)._answer_twice()
    table = window.table
    assert table is not None
    assert table.free_city is not None
    laid = table.view.choice, table.free_city.view.choice
    assert None not in laid
    QTest.keyClick(window.program.page.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    table = window.table
    assert table is not None
    assert table.free_city is not None
    assert (table.view.choice, table.free_city.view.choice) == (None, None)
    assert (table.view.prompt, table.free_city.view.prompt) == (Prompt.CARD, Prompt.FREE_CITY)
    assert picks.ready  # what was meant is still there, and Enter tells it again
    window.press(Key.Key_Return)
    table = window.table
    assert table is not None
    assert table.free_city is not None
    assert (table.view.choice, table.free_city.view.choice) == laid
    window.close()
