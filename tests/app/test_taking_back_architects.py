"""A match of Architects is taken back and up again in the real window, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.events import CardTaken
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import Window
from tests.app.taking_back import (
    NAMES,
    PERSON,
    RULES,
    click_line,
    match_of,
    open_lines,
    press,
    question,
    redo,
    undo,
)
from tests.app.test_architects_games import Architects

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def start(window: Window, *players: Player, seed: str = "again") -> Architects:
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=False))
    wonders = ("giza", "babylon", "olympia", "rhodes")[: len(seats)]
    window.program.controller.start(NewArchitects(seats, Setup(wonders), seed))
    person = Architects(window, seed=4)
    window.qtbot.waitUntil(person.asked)
    return person


def take_turns(person: Architects, turns: int) -> None:
    """Play so many turns of the only person to their ends, and wait for the next."""
    wanted = taken(person) + turns

    def there() -> bool:
        if taken(person) == wanted and taking(person):
            return True
        if person.asked():
            person.by_keys()
        return False

    person.window.qtbot.waitUntil(there)


def taken(person: Architects) -> int:
    """How many cards the first seat has taken."""
    events = match_of(person.window).events
    return sum(isinstance(event, CardTaken) and event.seat == 0 for event in events)


def taking(person: Architects) -> bool:
    table = person.table
    return person.asked() and table is not None and table.view.prompt is Prompt.TAKE


def shows_the_truth(person: Architects) -> bool:
    controller = person.window.program.controller.match
    assert controller is not None
    return bool(person.table == controller.desk.table())


def test_choices_are_taken_back_to_the_beginning_and_up_again(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 3)
    match = match_of(window)
    whole, went = list(match.events), 0
    press(window, Key.Key_Z, ctrl=True)
    asked = question(window)
    assert any("You took" in text for text in asked.texts())
    assert any("practice" in text for text in asked.texts())
    window.click(asked.yes_button)
    went += 1
    sign = person.scene.parts.top.spot("practice")
    assert sign is not None
    while match.back_to_event(0) is not None:
        assert shows_the_truth(person)
        press(window, Key.Key_Z, ctrl=True)
        went += 1
    assert taken(person) == 0
    undo_button = person.scene.parts.top.spot("undo")
    assert undo_button is not None
    assert undo_button.action is None
    window.qtbot.wait(100)
    for _ in range(went):
        redo(window)
    assert list(match.events) == whole
    assert shows_the_truth(person)
    window.close()


def test_a_choice_is_made_otherwise_and_the_game_played_to_its_end(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 2)
    undo(window)
    person.press(Key.Key_1)
    person.play("keys")
    assert window.window.score.practice_sign.isVisible()
    window.close()


def test_the_menu_leads_to_the_start_of_the_turn_and_knows_no_age(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 2)
    press(window, Key.Key_Escape)
    menu = window.window.menu
    assert menu.age_button.isHidden()
    window.click(menu.turn_button)
    window.click(question(window).yes_button)
    assert taken(person) == 1
    assert taking(person)
    press(window, Key.Key_Escape)
    window.click(menu.redo_button)
    assert taken(person) == 2
    window.close()


def test_a_line_of_the_log_is_gone_back_to_by_mouse_and_by_keys(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 3)
    log = person.scene.parts.log
    if not log.isVisible():
        press(window, Key.Key_L)
    lines = (n for n in reversed(open_lines(log)) if match_of(window).back_to_event(n) is not None)
    number = next(lines)
    click_line(window, log, number)
    window.click(question(window).yes_button)
    match = match_of(window)
    assert match.steps[-1].end > number
    assert shows_the_truth(person)
    if not person.scene.parts.log.opened:
        press(window, Key.Key_L)
    for _ in range(40):
        press(window, Key.Key_Up)
    first = int(log.focus_key.removeprefix("line "))
    press(window, Key.Key_Return)
    press(window, Key.Key_Return)
    assert taken(person) == 1  # the first line tells of that card
    assert match.steps[-1].end > first
    assert person.asked()
    assert shows_the_truth(person)
    window.close()


def test_what_ai_players_are_about_to_do_is_forgotten(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 1)
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "slow"
    person.by_keys()
    window.qtbot.waitUntil(lambda: not person.asked() or not taking(person))
    undo(window)
    assert taking(person)
    version = match_of(window).version
    window.qtbot.wait(1500)
    assert match_of(window).version == version
    assert shows_the_truth(person)
    window.close()


def test_an_animation_and_an_enlarged_city_are_put_away(window: Window) -> None:
    person = start(window, PERSON, RULES, RULES)
    take_turns(person, 1)
    person.page.speed = 1.0
    person.press(Key.Key_1)
    window.qtbot.waitUntil(lambda: person.page.animator.running)
    undo(window)
    assert not person.page.animator.running
    assert shows_the_truth(person)
    assert taken(person) == 1
    person.press(Key.Key_F2)
    assert person.page.overlay is not None
    undo(window)
    assert person.page.overlay is None
    assert taken(person) == 0
    window.close()


def test_a_match_taken_back_goes_on_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    person = start(first, PERSON, RULES)
    take_turns(person, 2)
    whole = list(match_of(first).events)
    undo(first)
    first.close()
    second = Window(qtbot, tmp_path)
    second.click(second.window.home.continue_button)
    person = Architects(second)
    qtbot.waitUntil(person.asked)
    assert match_of(second).practice
    redo(second)
    assert list(match_of(second).events) == whole
    second.close()


def test_two_people_agree_or_not_with_nothing_to_be_seen(window: Window) -> None:
    person = start(window, PERSON, PERSON)
    for _ in range(4):
        window.qtbot.waitUntil(person.asked)
        person.by_keys()
    window.qtbot.waitUntil(person.asked)
    version = match_of(window).version
    undo(window)
    asked = question(window)
    assert asked.question.covered
    assert person.table is None
    assert not person.scene.texts
    QTest.keyClick(asked.no_button, Key.Key_Return)
    assert match_of(window).version == version
    assert shows_the_truth(person)
    undo(window)
    window.click(asked.yes_button)
    assert match_of(window).version < version
    assert shows_the_truth(person)
    window.close()
