"""Stairs on every other page and in every other command: nothing of them is of one game only."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from sevenwonders_qt.app import drills
from sevenwonders_qt.app.self_check import names
from sevenwonders_qt.models.keys import use as use_keys
from sevenwonders_qt.models.paper import PaperWish, page_size
from sevenwonders_qt.models.shown.score_csv import score_csv
from sevenwonders_qt.models.shown.table_csv import Separator, csv_form
from sevenwonders_qt.views.sheet.files import score_pdf, score_png
from tests.app.person import Window, choose
from tests.app.taking_back import match_of, undo
from tests.game_for_tests.box import ALL_GAMES
from tests.game_for_tests.person import PERSON, RULES, Key, start
from tests.game_for_tests.rules import NAME, CardLaid
from tests.game_for_tests.settings import LOWEST
from tests.game_for_tests.test_command_line import Terminal, terminal
from tests.game_for_tests.test_window import picture, window
from tests.game_for_tests.words import TITLE

__all__ = ["terminal", "window"]


# At the table -----------------------------------------------------------------------------------


def test_the_coach_asks_whether_a_card_is_meant_that_gives_a_step_away(window: Window) -> None:
    window.window.change(coach=0.5)
    person = start(window, PERSON, RULES, seed="review")
    question = window.window.question
    asked = False
    person.pick = lambda cards: 0

    def step() -> bool:
        nonlocal asked
        if question.isVisible():
            asked = True
            assert any("Lay " in text for text in question.texts())
            QTest.keyClick(question, Key.Key_Return)
        elif person.asked():
            person.by_keys()
        return asked or window.at_the_end

    window.qtbot.waitUntil(step)
    assert asked


def test_what_a_card_would_lead_to_is_said_in_a_practice_match(window: Window) -> None:
    window.window.change(what_if=True, tips=True)
    person = start(window, PERSON, RULES)
    person.play("keys", 2)

    undo(window)
    assert match_of(window).practice
    person.press(Key.Key_Tab)
    tip = person.scene.tips.tip
    window.qtbot.waitUntil(lambda: "points at the end" in " ".join(tip.texts), timeout=20_000)


def test_a_key_of_its_own_lays_the_lowest_card_and_can_be_another(window: Window) -> None:
    person = start(window, PERSON, RULES)
    assert person.table is not None
    lowest = person.table.view.hand[0]
    person.press(Key.Key_E)
    window.qtbot.waitUntil(person.asked)
    laid = [event for event in match_of(window).events if isinstance(event, CardLaid)]
    assert lowest in [event.card for event in laid if event.seat == 0]
    use_keys({LOWEST.name: "Q"})
    before = match_of(window).version
    person.press(Key.Key_E)
    assert match_of(window).version == before
    person.press(Key.Key_Q)
    assert match_of(window).version > before


def test_the_menu_goes_back_to_the_start_of_the_round(window: Window) -> None:
    person = start(window, PERSON, RULES)
    person.play("keys", 6)
    assert match_of(window).state.round == 2
    person.press(Key.Key_Escape)
    menu = window.window.menu
    assert menu.age_button.isHidden()
    window.click(menu.turn_button)
    question = window.window.question
    if question.isVisible():
        window.click(question.yes_button)
    assert len(match_of(window).state.hands[0].cards) == 4


def test_the_language_is_changed_at_the_table(window: Window) -> None:
    person = start(window, PERSON, RULES)
    before = person.table
    window.program.use_language("pt_BR")
    assert person.table == before
    person.play("keys", 1)
    window.program.use_language("en")


# Lists and files --------------------------------------------------------------------------------


def test_a_match_is_listed_by_its_name_shown_and_opened(window: Window) -> None:
    person = start(window, PERSON, RULES)
    person.play("keys", 3)
    path = match_of(window).journal_path
    assert path is not None
    window.program.controller.match.close()  # type: ignore[union-attr]
    window.window.show_home()
    window.click(window.window.home.saves_button)
    page = window.window.saves

    def listed() -> bool:
        choose(page, path)
        return page.detail.match is not None

    window.qtbot.waitUntil(listed)
    picture(window, "saves")
    match = page.detail.match
    assert match is not None
    assert TITLE in match.title
    assert {"Ana", "Bruno"} <= {city.name for city in match.detail().cities}
    window.click(page.detail.main_button)
    window.qtbot.waitUntil(person.asked)
    assert window.window.page() is person.page


@pytest.mark.painted
def test_a_score_sheet_is_saved_as_picture_and_as_table(window: Window) -> None:

    person = start(window, PERSON, RULES)
    person.play("keys")
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert sheet.file_name("csv").startswith(TITLE)
    files = score_csv(sheet, csv_form(Separator.SEMICOLON))
    text = "".join(data.decode("utf-8-sig") for data in files.values())
    assert "Steps" in text
    assert "Crowns" in text
    assert score_png(sheet, window.program.art)[:4] == b"\x89PNG"
    assert score_pdf(sheet, window.program.art, page_size(PaperWish.A4))[:5] == b"%PDF-"


def test_a_real_game_is_written_on_the_pad(window: Window) -> None:
    window.click(window.window.home.score_pad_button)
    page = window.window.score_pad
    page.game.set_value(NAME)
    page.game.chosen.emit(NAME)
    picture(window, "pad")
    assert page.pad().game == NAME


# Commands ---------------------------------------------------------------------------------------


def test_the_program_checks_the_files_and_a_match_of_the_game(terminal: Terminal) -> None:
    assert NAME in names(ALL_GAMES)
    status, output, errors = terminal.run(["self-check", "--only", "data", "lessons", NAME])
    assert (status, errors) == (0, ""), output
    assert f"20 of {TITLE}" in output
    assert f"ok     {NAME}: " in output


def test_saved_matches_are_listed_by_the_command(terminal: Terminal, tmp_path: Path) -> None:
    words = f"simulate --game {NAME} --players 3 --seed 5 --journal {tmp_path / 'matches'}"
    assert terminal.run(words.split())[0] == 0
    status, output, errors = terminal.run(["--data", str(tmp_path), "matches", "list"])
    assert status == 0, errors
    assert output


def test_the_making_of_drills_ends_where_every_choice_is_easy(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drills, "MOST_MATCHES", 20)
    out = tmp_path / "drills.json"
    words = ["drills", "make", "--out", str(out), "--kind", NAME, "--count", "1"]
    status, output, errors = terminal.run(words)
    assert (status, output) == (0, f"0 drills in {out}\n")
    assert "0 of 1, 20 matches" in errors
