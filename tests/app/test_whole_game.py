"""Whole games through the real window, from the home page to the score sheet."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Keyboard, Mouse, Window, covers_all, hidden_names, scene_texts
from tests.session.shelf import kept_match

pytestmark = pytest.mark.painted

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def seats(*players: Player) -> tuple[SeatInfo, ...]:
    names = ("Ana", "Bruno", "Clara", "Davi", "Elena")
    return tuple(SeatInfo(name, player) for name, player in zip(names, players, strict=False))


def boards(*wonders: tuple[str, str]) -> Setup:
    return Setup(tuple(BoardWish(wonder, side) for wonder, side in wonders))


def test_a_game_is_set_up_and_played_to_its_score_sheet_with_the_mouse_alone(
    window: Window,
) -> None:
    window.click(window.window.home.new_game_button)
    window.click(window.window.set_up_page("classic").start_button)
    mouse = Mouse(window)
    window.play_on(mouse.answer, lambda: window.at_the_end)
    assert mouse.answers >= 18  # three Ages of six turns
    assert window.window.score.grid.cells[0][0].isVisible()
    window.close()


def test_a_game_is_set_up_and_played_to_its_score_sheet_with_keys_alone(window: Window) -> None:
    home = window.window.home
    home.new_game_button.setFocus()
    QTest.keyClick(home.new_game_button, Key.Key_Return)
    assert window.window.page() is window.window.set_up_page("classic")
    QTest.keyClick(window.window.set_up_page("classic").start_button, Key.Key_Return)
    window.play_on(Keyboard(window).answer, lambda: window.at_the_end)
    QTest.keyClick(window.window.score, Key.Key_Escape)
    assert window.window.page() is window.window.home
    window.close()


def test_two_people_share_the_screen_and_a_curtain_keeps_their_hands_apart(
    window: Window,
) -> None:
    wanted = NewMatch(
        seats(Player.PERSON, Player.RULES, Player.PERSON),
        boards(("olympia", "A"), ("giza", "B"), ("babylon", "B")),
        "two friends",
    )
    window.program.controller.start(wanted)
    mouse = Mouse(window, seed=5)
    seen: set[int] = set()

    def look_and_answer() -> None:
        overlay = window.overlay
        if isinstance(overlay, Curtain):
            assert covers_all(overlay, window)
            assert window.table is None  # nothing of anybody's hand is in the scene
            assert hidden_names(window).isdisjoint(scene_texts(window))
        elif window.table is not None:
            seen.add(window.table.view.seat)
        mouse.answer()

    window.play_on(look_and_answer, lambda: window.at_the_end)
    assert seen == {0, 2}
    window.close()


@pytest.mark.parametrize(
    ("wonder", "side"),
    [("babylon", "B"), ("halicarnassus", "A"), ("halicarnassus", "B"), ("olympia", "A")],
)
def test_boards_with_choices_of_their_own_are_played_to_the_end(
    window: Window, wonder: str, side: str
) -> None:
    others = [w for w in ("giza", "rhodes", "ephesus") if w != wonder]
    wanted = NewMatch(
        seats(Player.PERSON, Player.RULES, Player.RULES),
        boards((wonder, side), (others[0], "A"), (others[1], "B")),
        f"{wonder} {side}",
    )
    window.program.controller.start(wanted)
    window.play_on(Mouse(window, seed=3).answer, lambda: window.at_the_end)
    window.close()


def test_a_chosen_card_is_taken_back_while_another_has_not_chosen(window: Window) -> None:
    window.program.controller.start(
        NewMatch(seats(Player.PERSON, Player.RULES, Player.RULES), Setup.random(3), "back")
    )
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "slow"
    window.qtbot.waitUntil(window.asked)
    hand = window.table.view.hand if window.table is not None else ()
    window.click_scene(window.card(2))
    window.press(Key.Key_D)
    assert window.table is not None
    assert window.table.view.choice is not None
    QTest.keyClick(window.program.page.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.table.view.choice is None
    assert window.table.view.prompt == Prompt.CARD
    assert sorted(window.table.view.hand) == sorted(hand)
    window.close()


def test_the_last_person_takes_a_card_back_while_only_ai_players_think(window: Window) -> None:
    window.program.controller.start(
        NewMatch(seats(Player.PERSON, Player.PERSON, Player.RULES), Setup.random(3), "slow")
    )
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "slow"
    for seat in (0, 1):
        assert isinstance(window.overlay, Curtain)
        window.press(Key.Key_Return)
        assert window.table is not None
        assert window.table.view.seat == seat
        window.press(Key.Key_1, Key.Key_D)
    assert window.overlay is None
    assert window.table is not None
    assert window.table.view.choice is not None
    QTest.keyClick(window.program.page.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.table.view.prompt == Prompt.CARD
    assert window.overlay is None
    window.close()


def test_a_match_left_in_the_middle_goes_on_from_the_last_choice_in_a_new_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    first = Window(qtbot, tmp_path)
    first.program.controller.start(
        NewMatch(seats(Player.PERSON, Player.RULES, Player.RULES), Setup.random(3), "later")
    )
    mouse = Mouse(first)
    first.play_on(mouse.answer, lambda: mouse.answers >= 5)
    qtbot.waitUntil(first.asked)
    left = first.table
    first.close()

    second = Window(qtbot, tmp_path)
    assert second.window.home.continue_button.isVisible()
    second.click(second.window.home.continue_button)
    qtbot.waitUntil(second.asked)
    assert left is not None
    assert second.table is not None
    assert (second.table.view.age, second.table.view.turn) == (left.view.age, left.view.turn)
    assert second.table.view.hand == left.view.hand
    assert [entry.event for entry in second.table.log] == [entry.event for entry in left.log]
    second.close()


def test_a_damaged_match_is_told_of_and_left_alone_and_the_one_before_it_is_offered(
    qtbot: QtBot, tmp_path: Path
) -> None:
    for seed in ("sound", "damaged"):
        window = Window(qtbot, tmp_path)
        window.program.controller.start(
            NewMatch(seats(Player.PERSON, Player.RULES, Player.RULES), Setup.random(3), seed)
        )
        window.close()
    *_, last = sorted(
        (tmp_path / "matches").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns
    )
    damaged = last.read_bytes().replace(b"Caio", b"Caos").replace(b'"age":1', b'"age":9')
    last.write_bytes(damaged)

    window = Window(qtbot, tmp_path)
    assert window.window.message.isVisible()
    assert last.read_bytes() == damaged
    window.click(window.window.home.continue_button)
    qtbot.waitUntil(window.asked)
    controller = window.program.controller.match
    assert controller is not None
    assert controller.match.seed == "sound"
    window.close()


def test_more_than_a_thousand_damaged_matches_are_passed_over_to_the_sound_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    matches = tmp_path / "matches"
    kept_match(matches, 6)
    for number in range(1200):
        path = matches / f"damaged-{number:04}.jsonl"
        path.write_bytes(b"\0")
        os.utime(path, (4_000_000_000 + number,) * 2)
    window = Window(qtbot, tmp_path)
    assert "damaged-1199.jsonl" in window.window.message.text()
    window.click(window.window.home.continue_button)
    qtbot.waitUntil(window.asked)
    window.close()
