"""Leaving the program, a match or a covered table: nothing goes by a key pressed once too often."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Window
from tests.app.taking_back import match_of, start

Key = Qt.Key
PERSON, COMPUTER = Player.PERSON, Player("casual")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def press(window: Window, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.window.focusWidget() or window.window.page(), key)


def test_escape_on_the_first_page_asks_before_the_program_ends(window: Window) -> None:
    question = window.window.question
    press(window, Key.Key_Escape)
    assert question.texts()[0] == "Quit Seven Wonders?"
    press(window, Key.Key_Escape)
    assert not question.isVisible()
    assert window.window.isVisible()
    press(window, Key.Key_Escape, Key.Key_Return)
    assert not window.window.isVisible()


def test_who_stays_goes_on_where_the_focus_was(window: Window) -> None:
    home = window.window.home
    home.setFocus()
    press(window, Key.Key_Down, Key.Key_Down)
    focused = window.window.focusWidget()
    assert focused in (home.new_game_button, home.game_buttons["architects"])
    press(window, Key.Key_Escape, Key.Key_Escape)
    assert window.window.focusWidget() is focused
    press(window, Key.Key_Return)
    assert window.window.page() is not home
    window.close()


def test_the_word_quit_ends_the_program_at_once(window: Window) -> None:
    window.click(window.window.home.quit_button)
    assert not window.window.isVisible()


def test_a_match_that_was_begun_is_dealt_again_only_after_a_question(window: Window) -> None:
    start(window, PERSON, COMPUTER, COMPUTER)
    begun, question = match_of(window), window.window.question
    window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(lambda: window.asked() and bool(begun.steps))
    window.window.open_menu()
    window.click(window.window.menu.rematch_button)
    assert question.texts()[0] == "Deal again?"
    press(window, Key.Key_Escape)
    assert match_of(window) is begun
    window.window.open_menu()
    window.click(window.window.menu.rotated_button)
    press(window, Key.Key_Return)
    assert match_of(window) is not begun
    assert match_of(window).seats[-1].name == begun.seats[0].name
    window.close()


def test_escape_at_the_curtain_opens_the_menu_and_shows_nothing(window: Window) -> None:
    start(window, PERSON, PERSON, COMPUTER)
    assert isinstance(window.overlay, Curtain)
    window.press(Key.Key_Escape)
    assert window.window.menu.isVisible()
    assert not window.program.page.scene.parts.hand.cards
    press(window, Key.Key_Escape)
    assert not window.window.menu.isVisible()
    assert isinstance(window.overlay, Curtain)
    press(window, Key.Key_Return)
    assert window.overlay is None
    window.close()
