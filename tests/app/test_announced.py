"""What is read aloud by itself, and the keys that say how things stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.settings import Spoken, load_settings
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.described import Described
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Keyboard, Window
from tests.app.test_whole_game import seats

Key = Qt.Key
BOARDS = Setup(tuple(BoardWish(name, "A") for name in ("giza", "rhodes", "ephesus")))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


@pytest.fixture
def listening() -> Iterator[None]:
    """There is a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def alone(window: Window, *, persons: int = 1) -> list[str]:
    """A match of three begins; gives back what will be said."""
    said: list[str] = []
    window.program.page.announcer.said.connect(said.append)
    players = [Player.PERSON] * persons + [Player.RULES] * (3 - persons)
    window.program.controller.start(NewMatch(seats(*players), BOARDS, "aloud"))
    window.qtbot.waitUntil(window.asked)
    return said


def turn(window: Window) -> None:
    """One turn of the person."""
    table = window.table
    assert table is not None
    before = table.view.turn
    window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(lambda: window.table is not None and window.table.view.turn > before)


@pytest.mark.usefixtures("listening")
def test_whose_turn_it_is_and_what_every_city_did_is_read_aloud(window: Window) -> None:
    said = alone(window)
    assert said[-1] == "Age I, turn 1. It is your turn."
    said.clear()
    turn(window)
    window.qtbot.waitUntil(lambda: any("It is your turn" in text for text in said))
    assert "You discarded a card for 3 coins." in said[0]
    assert "Bruno " in said[0]
    assert "Clara " in said[0]
    assert said[-1] == "Age I, turn 2. It is your turn."


@pytest.mark.usefixtures("listening")
def test_in_short_only_the_own_deeds_and_those_of_all_are_read_aloud(window: Window) -> None:
    said = alone(window)
    window.program.page.announcer.spoken = Spoken.SHORT
    said.clear()
    turn(window)
    assert "You discarded a card for 3 coins." in said[0]
    assert "Bruno" not in said[0]


@pytest.mark.usefixtures("listening")
def test_nothing_is_read_aloud_by_itself_where_that_is_set(window: Window) -> None:
    said = alone(window)
    window.program.page.announcer.spoken = Spoken.NOTHING
    said.clear()
    turn(window)
    assert said == []
    window.press(Key.Key_O)
    assert said[0].startswith("Your city: Giza A.")  # that was asked for


def test_without_a_screen_reader_nothing_is_said(window: Window) -> None:
    said = alone(window)
    turn(window)
    assert said == []


@pytest.mark.usefixtures("listening")
def test_the_curtain_says_who_is_called_and_no_hand(window: Window) -> None:
    said = alone(window, persons=2)
    assert isinstance(window.overlay, Curtain)
    assert "I am Ana, show the table" in said[-1]
    match = window.program.controller.match
    assert match is not None
    held = {card_name(card) for city in match.match.state.cities for card in city.hand}
    assert not [name for name in held if f". {name}." in " ".join(said)]


def test_the_setting_goes_to_the_table_and_is_kept(window: Window, tmp_path: Path) -> None:
    page = window.window.settings_page
    window.window.visit(window.window.settings_page)
    window.click(page.choices["spoken"].parts[1])
    assert window.program.page.announcer.spoken is Spoken.SHORT
    window.close()
    assert load_settings(tmp_path / "settings.json").settings.spoken is Spoken.SHORT


def test_a_key_says_what_has_the_focus_with_its_price_and_effect(window: Window) -> None:
    alone(window)
    table = window.table
    assert table is not None
    window.press(Key.Key_3, Key.Key_W)
    box = window.overlay
    assert isinstance(box, Notice)
    assert isinstance(box.topic, Described)
    assert card_name(table.view.hand[2]) in box.topic.title
    assert any(line.startswith("Cost: ") for line in box.topic.lines)
    assert all(line.split(" ")[0] in " ".join(box.texts) for line in box.topic.lines)
    window.press(Key.Key_Return)
    assert window.overlay is None


def test_keys_say_how_the_own_city_the_neighbours_and_the_hand_stand(window: Window) -> None:
    alone(window)
    keyboard = Keyboard(window)
    window.play_on(keyboard.answer, lambda: window.table is not None and window.table.view.age > 1)
    window.qtbot.waitUntil(lambda: window.asked() and window.overlay is None)
    heard = {}
    for key in (Key.Key_O, Key.Key_N, Key.Key_K):
        window.press(key)
        assert isinstance(window.overlay, Notice)
        heard[key] = window.overlay.topic
        window.press(Key.Key_Return)
    assert heard[Key.Key_O].title == "Your city: Giza A"
    assert any(line.startswith("Coins: ") for line in heard[Key.Key_O].lines)
    neighbours = heard[Key.Key_N].lines
    assert any(line.startswith("Left neighbour: Clara") for line in neighbours)
    assert any(line.startswith("Right neighbour: Bruno") for line in neighbours)
    assert any(line.startswith("Built: ") for line in neighbours)
    assert any(line.startswith("Bruno: Produces each turn") for line in heard[Key.Key_K].lines)


def test_the_words_of_a_key_fit_the_smallest_window(window: Window) -> None:
    alone(window)
    keyboard = Keyboard(window)
    window.play_on(keyboard.answer, lambda: window.table is not None and window.table.view.age > 2)
    window.qtbot.waitUntil(lambda: window.asked() and window.overlay is None)
    window.program.page.scene.set_text_size(1.4)
    window.press(Key.Key_N)
    box = window.overlay
    assert isinstance(box, Notice)
    assert isinstance(box.topic, Described)
    table = window.program.page.scene.sceneRect()
    assert table.contains(box.mapRectToScene(box.rect))
    assert min(box.text_sizes) >= 11
