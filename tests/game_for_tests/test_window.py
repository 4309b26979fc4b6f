"""Stairs in the real window: set up and played by mouse and by keys, saved, undone and replayed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.seats import SeatInfo
from tests.app.person import Window
from tests.app.taking_back import match_of, redo, undo
from tests.game_for_tests.person import PERSON, RULES, Climber, Key, start, window_with_stairs
from tests.game_for_tests.rules import NAME
from tests.game_for_tests.settings import NewStairs
from tests.game_for_tests.words import TITLE


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = window_with_stairs(qtbot, tmp_path)
    yield made
    made.close()
    # The window has to be gone before the words of the game go, or it would look for them.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def picture(window: Window, name: str) -> None:
    """Save what is seen, where pictures are wanted."""
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        window.window.grab().save(f"{folder}/stairs_{name}.png")


def test_a_match_is_set_up_and_played_to_its_score_sheet_with_the_mouse_alone(
    window: Window,
) -> None:
    picture(window, "home")
    window.click(window.window.home.game_buttons[NAME])
    page = window.window.set_up_page(NAME)
    picture(window, "set_up")
    window.click(page.start_button)
    person = Climber(window)
    window.qtbot.waitUntil(person.asked)
    picture(window, "table")
    person.play("mouse")
    assert person.answers == 12
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert [row.category for row in sheet.rows] == ["steps", "crowns"]
    assert sum(sheet.rows[1].points) == 9
    assert sheet.game == TITLE
    picture(window, "score")


def test_a_match_is_set_up_and_played_to_its_score_sheet_with_keys_alone(window: Window) -> None:
    home = window.window.home
    home.game_buttons[NAME].setFocus()
    QTest.keyClick(home.game_buttons[NAME], Key.Key_Return)
    page = window.window.set_up_page(NAME)
    focused = window.window.focusWidget()
    assert focused is page.start_button
    QTest.keyClick(focused, Key.Key_Return)
    person = Climber(window)
    person.play("keys")
    assert person.answers == 12
    assert window.at_the_end


def shows_the_truth(person: Climber) -> bool:
    controller = person.window.program.controller.match
    assert controller is not None
    return bool(person.table == controller.desk.table())


def test_a_match_is_left_and_continued_in_another_window_where_it_was(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with_stairs(qtbot, tmp_path)
    person = start(window, PERSON, RULES, RULES)
    person.play("keys", 5)
    before = person.table
    assert before is not None
    window.close()
    again = window_with_stairs(qtbot, tmp_path)
    assert TITLE in again.window.home.continue_button.note
    again.click(again.window.home.continue_button)
    person = Climber(again)
    qtbot.waitUntil(person.asked)
    assert person.table is not None
    assert person.table.view == before.view
    person.play("mouse")
    assert again.at_the_end
    again.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_choices_are_undone_to_the_beginning_and_redone(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    person.play("keys", 5)
    match = match_of(window)
    whole, went = list(match.events), 0
    while match.back_to_event(0) is not None:
        assert shows_the_truth(person)
        undo(window)
        went += 1
    assert went == 5
    assert person.scene.parts.top.spot("practice") is not None
    window.qtbot.wait(100)
    for _ in range(went):
        redo(window)
    assert list(match.events) == whole
    assert shows_the_truth(person)


def test_the_table_is_covered_before_each_of_several_persons_and_shows_no_hand_of_others(
    window: Window,
) -> None:
    person = start(window, PERSON, PERSON, seed="two")
    hands = [hand.cards for hand in match_of(window).state.hands]
    called = match_of(window).state.active
    assert person.is_covered()
    assert person.scene.table is None
    assert not {*map(str, hands[0] + hands[1])} & {*person.scene.texts}
    person.by_keys()
    assert not person.is_covered()
    others = {*map(str, hands[1 - called])} - {*map(str, hands[called])} - {*"1234"}
    assert others
    assert not others & {*person.scene.texts}
    person.play("keys", 1)
    assert person.is_covered()
    person.press(Key.Key_Escape)
    assert window.window.menu.isVisible()
    QTest.keyClick(window.window.menu, Key.Key_Escape)
    assert person.is_covered()
    person.play("mouse")
    assert window.at_the_end


def test_a_match_is_watched_again_from_its_score_sheet(window: Window) -> None:
    person = start(window, PERSON, RULES)
    person.play("keys")
    QTest.keyClick(window.window.score, Key.Key_W)
    page = window.window.replay
    assert window.window.page() is page
    current = window.program.controller.replays.current
    assert current is not None
    assert current.story.last == 3 * 4 * 2
    assert len(current.story.columns) == 3
    focus = page.focusProxy()
    assert focus is not None
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_PageDown, Key.Key_End):
        QTest.keyClick(focus, key)
    assert current.stop == current.story.last
    QTest.keyClick(focus, Key.Key_Home)
    seen = []
    for _ in range(3):
        table = current.showing.page.scene.table
        seen.append((table.view.seat, table.view.hand, table.hands))
        QTest.keyClick(focus, Key.Key_Tab)
    open_hands = seen.pop()[2]  # after the eyes of both
    assert open_hands == (seen[0][1], seen[1][1])
    assert [hands for *_, hands in seen] == [None, None]
    picture(window, "replay")


def test_computers_play_a_whole_match_that_is_watched(window: Window) -> None:
    seats = tuple(SeatInfo(name, RULES) for name in ("Ana", "Bruno", "Clara"))
    window.program.controller.start(NewStairs(seats, "watched"))
    window.qtbot.waitUntil(lambda: window.at_the_end)


def test_the_set_up_is_remembered_and_the_rematch_has_it(window: Window) -> None:
    window.click(window.window.home.game_buttons[NAME])
    page = window.window.set_up_page(NAME)
    window.click(page.rows[3].remove)
    window.click(page.rows[2].remove)
    assert len(page.seats()) == 2
    assert not page.rows[1].remove.isVisible()  # nobody plays alone
    window.click(page.start_button)
    person = Climber(window)
    person.play("keys")
    window.click(window.window.score.rematch_button)
    person.play("keys")
    assert len(match_of(window).seats) == 2 if window.program.controller.match else True
    saved = window.program.settings
    assert saved is not None
    assert len(window.window.settings().set_up(NAME).seats) == 2
