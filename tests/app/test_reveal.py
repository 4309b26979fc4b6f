"""When the cards are turned over: at once, a moment later, or when the person says so."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.table.action_panel import REVEAL, TAKE_BACK
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Keyboard, Window
from tests.app.taking_back import match_of, start

Key = Qt.Key
PERSON, COMPUTER = Player.PERSON, Player("casual")


def window_with(qtbot: QtBot, folder: Path, reveal: str, speed: int = 0) -> Window:
    settings = {"language": "en", "pace": "instant", "animation_speed": speed, "tips": False}
    (folder / "settings.json").write_text(json.dumps({**settings, "reveal": reveal}))
    return Window(qtbot, folder)


def may_choose(window: Window, turn: int) -> bool:
    table = window.table
    return table is not None and (table.view.turn, table.view.prompt) == (turn, Prompt.CARD)


def beyond(window: Window, turn: int) -> bool:
    return int(match_of(window).state.turn) > turn


def others_laid(window: Window) -> int:
    assert window.table is not None
    return sum(city.ready for city in window.table.view.cities)


def test_on_enter_a_choice_is_taken_back_freely_until_the_person_reveals(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path, "on_enter")
    start(window, PERSON, COMPUTER, COMPUTER)
    actions = window.program.page.scene.parts.actions
    qtbot.waitUntil(lambda: others_laid(window) == 1)  # the last card is kept back
    window.press(Key.Key_1, Key.Key_D)
    assert actions.spot(REVEAL) is not None
    window.press(Key.Key_Z)  # means nothing
    window.click_spot(actions, TAKE_BACK)
    assert may_choose(window, 1)
    window.press(Key.Key_2, Key.Key_D)
    qtbot.wait(100)
    assert window.table is not None
    assert window.table.view.choice is not None
    window.press(Key.Key_Return)
    qtbot.waitUntil(lambda: may_choose(window, 2))
    assert not match_of(window).practice
    window.close()


def test_the_last_click_reveals_by_mouse_and_every_turn_asks_again(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path, "on_enter")
    start(window, PERSON, COMPUTER, COMPUTER)
    actions = window.program.page.scene.parts.actions
    for turn in (1, 2, 3):
        qtbot.waitUntil(partial(may_choose, window, turn))
        window.press(Key.Key_1, Key.Key_D)
        window.click_spot(actions, REVEAL)
    qtbot.waitUntil(lambda: may_choose(window, 4))
    window.close()


def test_after_a_moment_the_cards_are_turned_over_by_themselves(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path, "soon")
    start(window, PERSON, COMPUTER, COMPUTER)
    qtbot.waitUntil(lambda: others_laid(window) == 1)
    window.press(Key.Key_1, Key.Key_D)
    assert window.program.page.scene.parts.actions.spot(REVEAL) is None
    window.press(Key.Key_Return)  # takes it back
    assert may_choose(window, 1)
    window.press(Key.Key_2, Key.Key_D)
    qtbot.waitUntil(lambda: may_choose(window, 2))
    window.close()


def test_around_one_screen_only_the_last_person_reveals(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, "on_enter")
    start(window, PERSON, PERSON, COMPUTER)
    actions = window.program.page.scene.parts.actions
    window.press(Key.Key_Return)  # lifts the curtain
    window.press(Key.Key_1, Key.Key_D)
    window.press(Key.Key_Return)  # the curtain of the second person
    assert actions.spot(REVEAL) is None
    window.press(Key.Key_1, Key.Key_D)
    assert actions.spot(REVEAL) is not None
    window.press(Key.Key_Return)
    qtbot.waitUntil(lambda: match_of(window).state.turn == 2)
    window.close()


def named_you(window: Window) -> list[str]:
    """What the panels of the table say to one person; their tips and spots too."""
    found = []
    for panel in window.program.page.scene.parts.drawn():
        said = [*panel.texts, *(spot.tooltip for spot in panel.spots)]
        found += [words for words in said if re.search(r"\byou\b", words, re.IGNORECASE)]
    return found


@pytest.mark.parametrize("count", [2, 3])
def test_when_all_look_on_everybody_is_called_by_name(
    qtbot: QtBot, tmp_path: Path, count: int
) -> None:
    window = window_with(qtbot, tmp_path, "at_once", speed=1)
    start(window, PERSON, PERSON, *[COMPUTER] * (count - 2))
    animator = window.program.page.animator
    for _ in range(2):
        qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        window.press(Key.Key_Return)
        qtbot.waitUntil(window.asked)
        assert named_you(window)
        if window.plays_for_two():
            Keyboard(window).answer()
        else:
            window.press(Key.Key_1, Key.Key_D)
    qtbot.waitUntil(lambda: animator.running)
    assert window.table is not None
    assert named_you(window) == []
    window.close()


def test_two_players_reveal_what_both_cities_do(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, "on_enter")
    start(window, PERSON, COMPUTER, boards=(("giza", "A"), ("rhodes", "A")))
    person = Keyboard(window)
    for _ in range(2):  # one of two turns the person decides for the Free City
        turn = match_of(window).state.turn
        qtbot.waitUntil(window.asked)
        if window.plays_for_two():
            person.answer()
        else:
            window.press(Key.Key_1, Key.Key_D)
        qtbot.waitUntil(lambda: window.table is not None and window.table.reveals)
        window.press(Key.Key_Return)
        qtbot.waitUntil(partial(beyond, window, turn))
    window.close()


@pytest.mark.parametrize("reveal", ["never", 3, None])
def test_a_setting_that_says_nothing_reveals_at_once(
    qtbot: QtBot, tmp_path: Path, reveal: object
) -> None:
    window = window_with(qtbot, tmp_path, reveal)  # type: ignore[arg-type]
    start(window, PERSON, COMPUTER, COMPUTER)
    window.press(Key.Key_1, Key.Key_D)
    qtbot.waitUntil(lambda: may_choose(window, 2))
    window.close()
