"""A match of 7 Wonders is taken back and up again in the real window, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.events import CardSold
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.journal.folder import unfinished
from sevenwonders_qt.views.edifice.prompt import PenaltyPrompt
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.discard_prompt import DiscardPrompt
from sevenwonders_qt.views.table.log_lines import LogPanel
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.payment import PaymentPanel
from tests.app.person import Keyboard, Mouse, Window, scene_texts
from tests.app.taking_back import (
    PERSON,
    RULES,
    click_line,
    free_to_choose,
    match_of,
    moment,
    open_lines,
    play_turns,
    press,
    question,
    redo,
    sell,
    shows_the_truth,
    start,
    undo,
)
from tests.walking import walk_to

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


@pytest.fixture
def alone(window: Window) -> Window:
    """Ana plays against two AI players and has sold a card in each of three turns."""
    start(window, PERSON, RULES, RULES)
    play_turns(window, 3)
    return window


def sold(window: Window) -> int:
    return sum(isinstance(event, CardSold) and event.seat == 0 for event in match_of(window).events)


# --- by choice ------------------------------------------------------------------------------


def test_a_choice_is_taken_back_and_made_otherwise(alone: Window) -> None:
    before = list(match_of(alone).events)
    press(alone, Key.Key_Z, ctrl=True)
    asked = question(alone)
    assert asked.isVisible()
    assert any("You discarded a card" in text for text in asked.texts())
    assert any("practice" in text for text in asked.texts())
    press(alone, Key.Key_Return)
    assert not asked.isVisible()
    assert moment(alone) == (1, 3)
    assert shows_the_truth(alone)
    assert sold(alone) == 2
    sell(alone, 2)
    alone.qtbot.waitUntil(lambda: moment(alone) == (1, 4) and free_to_choose(alone))
    assert list(match_of(alone).events) != before
    assert match_of(alone).practice
    alone.close()


def test_practice_is_asked_for_once_and_shown_on_the_table(alone: Window) -> None:
    bar = alone.program.page.scene.parts.top
    assert bar.spot("practice") is None
    undo(alone)
    sign = bar.spot("practice")
    assert sign is not None
    assert "counted separately" in sign.tooltip
    press(alone, Key.Key_Z, ctrl=True)
    assert not question(alone).isVisible()
    assert moment(alone) == (1, 2)
    alone.close()


def test_who_does_not_want_practice_leaves_everything_as_it_is(alone: Window) -> None:
    version = match_of(alone).version
    press(alone, Key.Key_Z, ctrl=True)
    press(alone, Key.Key_Escape)
    assert not question(alone).isVisible()
    assert match_of(alone).version == version
    assert not match_of(alone).practice
    play_turns(alone, 1)  # the match goes on
    alone.close()


def test_all_choices_are_taken_back_to_the_beginning_and_up_again(alone: Window) -> None:
    whole = list(match_of(alone).events)
    bar = alone.program.page.scene.parts.top
    for _ in range(3):
        undo(alone)
    assert moment(alone) == (1, 1)
    assert sold(alone) == 0
    spot = bar.spot("undo")
    assert spot is not None
    assert spot.action is None
    assert "Nothing to undo yet" in spot.tooltip
    press(alone, Key.Key_Z, ctrl=True)
    assert "Nothing to undo yet" in alone.window.message.text()
    for _ in range(3):
        redo(alone)
    assert list(match_of(alone).events) == whole
    assert shows_the_truth(alone)
    redo(alone)
    assert "Nothing to redo" in alone.window.message.text()
    alone.close()


def test_the_buttons_on_the_table_do_the_same(alone: Window) -> None:
    whole = list(match_of(alone).events)
    bar = alone.program.page.scene.parts.top
    alone.click_spot(bar, "undo")
    alone.click(question(alone).yes_button)
    assert moment(alone) == (1, 3)
    alone.click_spot(bar, "redo")
    assert list(match_of(alone).events) == whole
    alone.close()


def test_a_card_that_lies_face_down_is_taken_back_first_and_asks_nothing(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    play_turns(window, 1)
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "slow"
    sell(window)
    assert window.table is not None
    assert window.table.view.choice is not None
    press(window, Key.Key_Z, ctrl=True)
    assert window.table.view.choice is None
    assert not match_of(window).practice
    undo(window)  # the choice taken back counts no more
    assert moment(window) == (1, 1)
    window.close()


# --- further back ---------------------------------------------------------------------------


def open_menu(window: Window) -> None:
    press(window, Key.Key_Escape)
    assert window.window.menu.isVisible()


def test_the_menu_leads_to_the_start_of_the_turn_and_of_the_age(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    play_turns(window, 8)
    assert moment(window) == (2, 3)
    menu = window.window.menu
    open_menu(window)
    window.click(menu.turn_button)
    window.click(question(window).yes_button)
    assert moment(window) == (2, 2)
    open_menu(window)
    window.click(menu.age_button)
    assert moment(window) == (2, 1)
    open_menu(window)
    window.click(menu.age_button)
    assert moment(window) == (1, 1)
    assert shows_the_truth(window)
    open_menu(window)
    assert not menu.age_button.isEnabled()
    assert "Nothing to undo yet" in menu.undo_button.toolTip()
    for _ in range(3):
        window.click(menu.redo_button)
        open_menu(window)
    assert moment(window) == (2, 3)
    assert not menu.redo_button.isEnabled()
    window.close()


def test_the_menu_is_walked_by_keys_past_what_cannot_be_done(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    window.qtbot.waitUntil(lambda: free_to_choose(window))
    open_menu(window)
    menu = window.window.menu
    walked = walk_to(menu.rematch_button)
    assert menu.encyclopaedia_button in walked
    assert not {menu.undo_button, menu.redo_button, menu.turn_button} & set(walked)
    window.close()


# --- the log --------------------------------------------------------------------------------


def test_a_click_on_a_line_of_the_log_goes_back_to_it(alone: Window) -> None:
    log = alone.program.page.scene.parts.log
    press(alone, Key.Key_L)
    lines = open_lines(log)
    number = lines[1]
    click_line(alone, log, number)
    asked = question(alone)
    assert asked.isVisible()
    assert asked.texts()[0] == "Go back to here?"
    alone.click(asked.yes_button)
    match = match_of(alone)
    assert len(match.steps) > 0
    assert match.steps[-1].first <= number < match.steps[-1].end
    assert shows_the_truth(alone)
    alone.close()


def test_the_log_is_walked_by_keys(alone: Window) -> None:
    log = alone.program.page.scene.parts.log
    whole = match_of(alone).version
    press(alone, Key.Key_L)
    for _ in range(40):
        press(alone, Key.Key_Up)
    first = next(spot.key for spot in log.spots if spot.key.startswith("line "))
    assert log.focus_key == first
    press(alone, Key.Key_Return)
    assert question(alone).isVisible()
    press(alone, Key.Key_Right)
    press(alone, Key.Key_Return)  # no
    assert match_of(alone).version == whole
    press(alone, Key.Key_Return)
    press(alone, Key.Key_Return)  # yes
    assert moment(alone) == (1, 1)
    alone.close()


def test_page_up_and_down_go_from_turn_to_turn_in_the_log(alone: Window) -> None:
    log = alone.program.page.scene.parts.log
    press(alone, Key.Key_L)
    press(alone, Key.Key_PageUp)
    assert focused_line(log) == "Age I, turn 3"
    press(alone, Key.Key_PageUp)
    press(alone, Key.Key_PageUp)
    press(alone, Key.Key_PageUp)  # there is none before
    assert focused_line(log) == "Age I, turn 1"
    press(alone, Key.Key_PageDown)
    assert focused_line(log) == "Age I, turn 2"
    press(alone, Key.Key_Return)
    press(alone, Key.Key_Return)  # yes
    assert moment(alone) == (1, 2)
    alone.close()


def focused_line(log: LogPanel) -> str:
    spot = log.spot(log.focus_key)
    assert spot is not None
    return spot.tooltip.splitlines()[0]


def own_lines(window: Window) -> list[int]:
    """The events of the log in which the person alone at the table did something."""
    controller = window.program.controller.match
    assert controller is not None
    lines = ((n, controller.desk.line_of(n)) for n in range(len(controller.match.events)))
    return [number for number, (seat, line) in lines if seat == 0 and line]


def test_a_click_on_what_one_did_undoes_that_too_where_it_is_wanted(alone: Window) -> None:
    controller, log = alone.program.controller.match, alone.program.page.scene.parts.log
    assert controller is not None
    press(alone, Key.Key_L)
    number = next(n for n in own_lines(alone) if controller.match.back_to_event(n) is not None)
    turn = len([n for n in own_lines(alone) if n <= number])
    line = controller.desk.line_of(number)[1]
    for _ in range(40):
        press(alone, Key.Key_Up)
    while log.focus_key != f"line {number}":
        press(alone, Key.Key_Down)
    press(alone, Key.Key_Return)
    asked = question(alone)
    assert asked.texts()[0] == "Go back to here?"
    assert line in asked.other_button.text()
    alone.click(asked.other_button)
    assert moment(alone) == (1, turn)
    assert number >= len(match_of(alone).events)
    assert shows_the_truth(alone)
    alone.close()


def test_the_last_thing_that_one_did_is_undone_by_its_line_after_a_question(alone: Window) -> None:
    log = alone.program.page.scene.parts.log
    now, number = moment(alone), own_lines(alone)[-1]
    spot = log.spot(f"line {number}")
    assert spot is not None
    assert "Press to undo this" in spot.tooltip
    click_line(alone, log, number)
    asked = question(alone)
    assert asked.texts()[0] == "Undo this?"
    assert not asked.other_button.isVisible()
    assert alone.program.controller.match is not None
    assert alone.program.controller.match.desk.line_of(number)[1] in asked.texts()
    alone.click(asked.yes_button)
    assert moment(alone) == (now[0], now[1] - 1)
    alone.close()


def test_the_heading_of_a_turn_in_which_nothing_was_chosen_leads_nowhere(alone: Window) -> None:
    press(alone, Key.Key_L)
    log = alone.program.page.scene.parts.log
    sell(alone)
    alone.qtbot.waitUntil(lambda: free_to_choose(alone))
    lines = [spot for spot in log.spots if spot.key.startswith("line ")]
    for spot in lines:
        if spot.action is None:
            assert "No person has chosen anything since" in spot.tooltip
            assert spot.tooltip.startswith("Age ")
    alone.close()


def test_around_one_screen_what_somebody_did_leads_to_where_that_person_chose(
    window: Window,
) -> None:
    start(window, PERSON, PERSON, RULES)
    controller = window.program.controller.match
    assert controller is not None
    for _ in range(2):  # two turns, in each of which the first person chooses before the second
        for _ in (0, 1):
            window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
            press(window, Key.Key_Return)
            sell(window)
    window.qtbot.waitUntil(lambda: match_of(window).state.turn == 3)
    match = match_of(window)
    for seat in (0, 1):
        number = next(n for n in range(len(match.events)) if controller.desk.line_of(n)[0] == seat)
        to = match.back_before_event(number, seat)
        assert to is not None
        assert seat in to.state.owing
        assert match.state.turn > to.state.turn == 1
        assert (0 in to.state.owing) is (seat == 0)
    window.close()


# --- at awkward moments ---------------------------------------------------------------------


def test_answers_that_ai_players_still_owe_are_forgotten(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    play_turns(window, 2)
    controller = window.program.controller.match
    assert controller is not None
    controller.scheduler.pace = "quick"
    undo(window)  # while both think about the third turn
    version = match_of(window).version
    window.qtbot.wait(900)
    assert match_of(window).version == version, "they wait as long as one can go forth again"
    redo(window)
    assert moment(window) == (1, 3)
    undo(window)
    sell(window, 1)
    window.qtbot.waitUntil(lambda: moment(window) == (1, 3) and free_to_choose(window))
    assert [step.by for step in match_of(window).steps].count(1) == 2
    window.close()


def test_an_animation_is_cut_short_by_taking_back(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    play_turns(window, 1)
    page = window.program.page
    page.speed = 1.0
    sell(window)
    window.qtbot.waitUntil(lambda: page.animator.running)
    undo(window)
    assert not page.animator.running
    assert moment(window) == (1, 2)
    assert shows_the_truth(window)
    window.qtbot.wait(400)
    assert moment(window) == (1, 2)
    page.speed = 0
    play_turns(window, 1)
    window.close()


def test_nobody_takes_back_behind_a_curtain(window: Window) -> None:
    start(window, PERSON, PERSON, RULES)
    window.press(Key.Key_Return)
    sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    version = match_of(window).version
    undo(window)
    redo(window)
    assert isinstance(window.overlay, Curtain)
    assert not question(window).isVisible()
    assert match_of(window).version == version
    window.close()


def test_an_open_payment_is_closed(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    while (card := costly(window)) is None:
        play_turns(window, 1)
    now = moment(window)
    window.press(Key(Key.Key_1 + card), Key.Key_C)
    assert isinstance(window.overlay, PaymentPanel)
    undo(window)
    assert window.overlay is None
    assert moment(window) < now
    assert shows_the_truth(window)
    play_turns(window, 1)
    window.close()


def costly(window: Window) -> int | None:
    """A card of the hand that can be paid in several ways, now that one may choose."""
    window.qtbot.waitUntil(lambda: free_to_choose(window))
    table = window.table
    assert table is not None
    offers = [table.offers[card] for card in table.view.hand]
    ways = (
        at for at, o in enumerate(offers) if len(o.payments) > 1 and o.preferred_free_build is None
    )
    return next(ways, None)


def test_a_prompt_for_the_discard_pile_is_put_away_and_comes_again(window: Window) -> None:
    start(
        window, PERSON, RULES, RULES,
        seed="pile", boards=(("halicarnassus", "B"), ("rhodes", "A"), ("ephesus", "B")),
    )  # fmt: skip
    mouse = Mouse(window, seed=3)
    window.play_on(mouse.answer, lambda: match_of(window).is_over or prompted(window))
    assert prompted(window)
    undo(window)
    assert match_of(window).practice
    assert window.overlay is None
    assert shows_the_truth(window)
    redo(window)
    window.qtbot.waitUntil(lambda: prompted(window))
    assert not match_of(window).practice  # everything is as it was
    window.play_on(mouse.answer, lambda: window.at_the_end)
    assert not window.window.score.practice_sign.isVisible()
    window.close()


def prompted(window: Window) -> bool:
    return isinstance(window.overlay, DiscardPrompt)


def test_a_penalty_is_put_away_and_comes_again(window: Window) -> None:
    edifice = Options(expansions=("edifice",))
    boards = (("giza", "A"), ("rhodes", "A"), ("ephesus", "B"), ("babylon", "A"))
    for seed in range(6):
        start(window, PERSON, RULES, RULES, RULES, seed=f"p{seed}", options=edifice, boards=boards)
        keys = Keyboard(window, seed=seed)
        window.play_on(
            keys.answer, lambda: window.at_the_end or isinstance(window.overlay, PenaltyPrompt)
        )
        if isinstance(window.overlay, PenaltyPrompt):
            break
        window.window.show_home()
    assert isinstance(window.overlay, PenaltyPrompt)
    undo(window)
    assert window.overlay is None
    assert shows_the_truth(window)
    redo(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, PenaltyPrompt))
    window.close()


def test_a_learning_game_is_taken_back_amid_the_telling(window: Window) -> None:
    start(window, PERSON, RULES, RULES, options=Options(one_by_one=True))
    window.qtbot.waitUntil(lambda: free_to_choose(window))
    sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Notice))
    undo(window)
    assert window.overlay is None
    assert moment(window) == (1, 1)
    assert shows_the_truth(window)
    sell(window, 1)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Notice))
    window.close()


def test_both_cards_of_two_players_are_taken_back_at_once(window: Window) -> None:
    start(window, PERSON, RULES)
    mouse = Mouse(window, seed=2)
    done = 0

    def answer() -> None:
        nonlocal done
        done += window.plays_for_two()
        mouse.answer()

    window.play_on(answer, lambda: done >= 2 and free_to_choose(window))
    seats = [step.by for step in match_of(window).steps]
    undo(window)
    table = window.table
    assert table is not None
    assert table.view.choice is None
    assert len(match_of(window).steps) < len(seats)
    assert shows_the_truth(window)
    window.close()


def test_a_match_that_nobody_keeps_is_taken_back_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("no folder")
    window = Window(qtbot, tmp_path)
    start(window, PERSON, RULES, RULES)
    assert match_of(window).journal_path is None
    play_turns(window, 2)
    undo(window)
    assert moment(window) == (1, 2)
    redo(window)
    assert moment(window) == (1, 3)
    window.close()
    window.click(question(window).yes_button)  # quit without saving
    assert not window.window.isVisible()


def test_a_match_taken_back_goes_on_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    start(first, PERSON, RULES, RULES)
    play_turns(first, 3)
    whole = list(match_of(first).events)
    undo(first)
    undo(first)
    first.close()

    second = Window(qtbot, tmp_path)
    second.click(second.window.home.continue_button)
    second.qtbot.waitUntil(lambda: free_to_choose(second))
    assert moment(second) == (1, 2)
    assert match_of(second).practice
    second.qtbot.wait(200)
    redo(second)
    redo(second)
    assert list(match_of(second).events) == whole
    undo(second)
    sell(second, 1)
    second.play_on(Mouse(second).answer, lambda: second.at_the_end)
    assert second.window.score.practice_sign.isVisible()
    assert not list(unfinished(tmp_path / "matches"))
    second.close()


def test_the_end_of_a_match_is_final(window: Window) -> None:
    start(window, PERSON, RULES, RULES)
    page = window.program.page
    mouse = Mouse(window)
    window.play_on(mouse.answer, lambda: moment(window) == (3, 6) and free_to_choose(window))
    page.speed = 1.0
    sell(window)
    window.qtbot.waitUntil(lambda: match_of(window).is_over)
    press(window, Key.Key_Z, ctrl=True)
    assert match_of(window).is_over
    assert not question(window).isVisible()
    page.speed = 0
    window.play_on(mouse.answer, lambda: window.at_the_end)
    assert not window.window.score.practice_sign.isVisible()
    window.close()


# --- several people -------------------------------------------------------------------------


def test_an_undo_needs_the_nod_of_everyone_and_hides_the_table(window: Window) -> None:
    start(window, PERSON, PERSON, PERSON)
    for _ in range(4):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        window.press(Key.Key_Return)
        sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    window.press(Key.Key_Return)  # Bruno, in the second turn; Ana has chosen
    assert moment(window) == (1, 2)
    press(window, Key.Key_Z, ctrl=True)
    asked = question(window)
    assert asked.question.covered
    assert asked.texts()[0] == "Ana, do you agree?"
    assert "Bruno wants" in asked.texts()[1]
    assert window.table is None
    window.qtbot.wait(10)  # the curtain leaves the scene
    assert not scene_texts(window)
    press(window, Key.Key_Left)
    press(window, Key.Key_Return)
    assert asked.texts()[0] == "Clara, do you agree?"
    window.click(asked.yes_button)
    assert not asked.isVisible()
    assert isinstance(window.overlay, Curtain)
    assert window.overlay.called == "Ana"
    assert match_of(window).steps[-1].by == 2
    assert not match_of(window).practice  # Ana's card lay face down
    window.close()


@pytest.mark.parametrize("who", [0, 1])
def test_one_no_ends_it(window: Window, who: int) -> None:
    start(window, PERSON, PERSON, PERSON)
    for _ in range(3):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        window.press(Key.Key_Return)
        sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    window.press(Key.Key_Return)
    version = match_of(window).version
    undo(window)  # Ana agrees that it becomes practice
    asked = question(window)
    assert asked.question.covered
    for _ in range(who):
        window.click(asked.yes_button)
    press(window, Key.Key_Return)  # the keyboard stands on the no
    assert not asked.isVisible()
    assert match_of(window).version == version
    assert not match_of(window).practice
    assert isinstance(window.overlay, Curtain)  # the next at the screen may be another
    assert window.overlay.called == "Ana"
    window.press(Key.Key_Return)
    assert shows_the_truth(window)
    window.close()


def test_taking_up_again_needs_the_nod_too(window: Window) -> None:
    start(window, PERSON, PERSON, RULES)
    for _ in range(2):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        window.press(Key.Key_Return)
        sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    window.press(Key.Key_Return)
    whole = list(match_of(window).events)
    undo(window)
    window.click(question(window).yes_button)
    assert isinstance(window.overlay, Curtain)
    window.press(Key.Key_Return)
    redo(window)
    assert question(window).question.covered
    window.click(question(window).yes_button)
    assert list(match_of(window).events) == whole
    window.close()


def test_a_key_held_down_agrees_for_nobody(window: Window) -> None:
    start(window, PERSON, PERSON, RULES)
    for _ in range(2):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        window.press(Key.Key_Return)
        sell(window)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
    window.press(Key.Key_Return)
    press(window, Key.Key_Z, ctrl=True)
    asked = question(window)
    assert not asked.question.covered
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True
    )
    QApplication.sendEvent(asked.yes_button, held)
    assert asked.isVisible()
    assert not asked.question.covered
    window.close()
