"""The coach: a choice that costs much is asked about once before it counts, others are not."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.play import PlayController
from sevenwonders_qt.games.classic.commands import BUILD, SELL, Play
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from tests.app.person import Window
from tests.computers import hints

Key = Qt.Key
PATIENCE = 120_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    made = Window(qtbot, tmp_path)
    made.window.change(coach=2.0)
    seats = tuple(SeatInfo(p.value, p) for p in (Player.PERSON, Player.RULES, Player.RULES))
    made.program.controller.start(NewMatch(seats, Setup.random(3), "coach"))
    qtbot.waitUntil(lambda: made.table is not None)
    return made


def leader(window: Window) -> PlayController:
    match = window.program.controller.match
    assert isinstance(match, PlayController)
    return match


def chosen(window: Window) -> bool:
    """Whether the person's choice of the first turn counts."""
    return bool(leader(window).match.steps) and any(
        step.by == 0 for step in leader(window).match.steps
    )


def test_a_sale_in_the_first_turn_is_asked_about_and_counts_only_with_a_yes(
    window: Window,
) -> None:
    question = window.window.question
    window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(question.isVisible, timeout=PATIENCE)
    assert not chosen(window)
    assert any(" points and " in text for text in question.texts())
    QTest.keyClick(question, Key.Key_Escape)
    assert not question.isVisible()
    assert not chosen(window)
    window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(question.isVisible, timeout=PATIENCE)
    QTest.mouseClick(question.yes_button, Qt.MouseButton.LeftButton)
    window.qtbot.waitUntil(lambda: chosen(window), timeout=PATIENCE)
    assert not question.isVisible()
    window.close()


def test_nobody_is_asked_about_the_best_choice(window: Window) -> None:
    match = leader(window)
    view = match.desk.choosing
    assert view is not None
    best = hints(view, match.match.game.rules, match.match.memory(0))[0].command
    match.choose(best)
    window.qtbot.waitUntil(lambda: chosen(window), timeout=PATIENCE)
    assert not window.window.question.isVisible()
    window.close()


def test_without_a_coach_a_choice_counts_at_once(window: Window) -> None:
    window.window.change(coach=0.0)
    window.press(Key.Key_1, Key.Key_D)
    assert chosen(window)
    window.close()


def test_the_coach_is_a_setting_that_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(coach=5.0))
    assert load_settings(path).settings.coach == 5.0
    path.write_text('{"coach": 4.0}')
    found = load_settings(path)
    assert (found.settings.coach, found.faults) == (0.0, ("coach",))


def test_where_it_is_wanted_a_sale_is_asked_about_that_could_be_built(window: Window) -> None:
    question = window.window.question
    window.window.change(coach=0.0, asks_before_sale=True)
    hand = leader(window).match.view(0)
    card = next(n for n, card in enumerate(hand.hand) if {BUILD, SELL} <= uses(hand, card))
    window.press(Key(Key.Key_1 + card), Key.Key_D)
    assert question.isVisible()
    assert question.texts()[0] == "Discard it for 3 coins?"
    QTest.keyClick(question, Key.Key_Escape)
    assert not chosen(window)
    window.press(Key.Key_D)
    QTest.mouseClick(question.yes_button, Qt.MouseButton.LeftButton)
    assert chosen(window)
    window.close()


def uses(view: PlayerView, card: str) -> set[str]:
    """What the card may be used for."""
    return {c.use for c in view.legal if isinstance(c, Play) and c.card == card}
