"""Where there is one choice only, it is made by itself after a moment, if that is set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.session.match import Match
from tests.app.person import Window
from tests.app.taking_back import question

Key = Qt.Key
WONDERS = ("giza", "rhodes", "ephesus", "olympia", "alexandria", "babylon", "halicarnassus")


def window_with(qtbot: QtBot, folder: Path, *, forced: bool, free: bool = False) -> Window:
    """Ana's last turn: two palaces that she cannot pay, or another card if she is ``free``."""
    settings = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False}
    (folder / "settings.json").write_text(json.dumps({**settings, "plays_forced": forced}))
    window = Window(qtbot, folder)
    hand = ("palace", "arsenal") if free else ("palace", "palace")
    places = [Place(WONDERS[0], hand=hand, coins=0), *(Place(name) for name in WONDERS[1:])]
    table = Scenario(Classic.first_edition(), places, age=3, turn=6)
    seats = [SeatSpec("Ana", PERSON), *(SeatSpec(f"P{n}", "random") for n in range(6))]
    match = Match.laid_out(table.game, seats, table.start, table.chance_at)
    assert (len(match.legal(0)) == 1) is not free
    window.program.controller.play_on(match)
    return window


def has_chosen(window: Window) -> bool:
    controller = window.program.controller.match
    return controller is None or 0 not in controller.match.owing


def test_the_only_choice_is_made_after_a_moment_and_said(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, forced=True)
    assert not has_chosen(window)  # it can be seen first
    qtbot.waitUntil(lambda: has_chosen(window))
    assert "Nothing else was possible: Discard Palace" in window.window.message.text()
    qtbot.waitUntil(lambda: window.at_the_end)
    window.close()


@pytest.mark.parametrize(("forced", "free"), [(False, False), (True, True)])
def test_nothing_is_chosen_where_that_is_not_set_or_there_is_a_choice(
    forced: bool, free: bool, qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path, forced=forced, free=free)
    qtbot.wait(1700)
    assert not has_chosen(window)
    window.press(Key.Key_1, Key.Key_D)
    qtbot.waitUntil(lambda: window.at_the_end)
    window.close()


def test_a_person_who_is_faster_is_not_overtaken(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, forced=True)
    window.press(Key.Key_1, Key.Key_D)
    qtbot.waitUntil(lambda: window.at_the_end)
    qtbot.wait(1500)
    assert window.at_the_end
    assert "Nothing else" not in window.window.message.text()
    window.close()


def test_while_somebody_is_asked_about_undoing_nothing_is_chosen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path, forced=True)
    controller = window.program.controller.match
    assert controller is not None
    controller.pause()
    qtbot.wait(1500)
    assert not has_chosen(window)
    assert not question(window).isVisible()
    controller.resume()
    qtbot.waitUntil(lambda: has_chosen(window))
    qtbot.waitUntil(lambda: window.at_the_end)
    window.close()
