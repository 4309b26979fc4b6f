"""Drills in the window: a position on the real table, judged, and kept for another day."""

from __future__ import annotations

import os
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Grade
from sevenwonders_qt.controllers.drills import DrillController, Drills
from sevenwonders_qt.journal.drill_deck import DrillDeck, load_deck
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models import review_file
from sevenwonders_qt.models.words.drills import ALL, OWN, DrillOutcome
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Window
from tests.app.test_reviews import judged
from tests.computers import hints
from tests.session.shelf import kept_match

Key = Qt.Key
PATIENCE = 120_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def drills(window: Window) -> Drills:
    return window.program.controller.drills


def table(window: Window) -> DrillController:
    found = window.program.controller.match
    assert isinstance(found, DrillController)
    return found


def box(window: Window) -> Notice[DrillOutcome]:
    page = table(window).page  # type: ignore[attr-defined]
    window.qtbot.waitUntil(lambda: isinstance(page.overlay, Notice), timeout=PATIENCE)
    overlay = page.overlay
    assert isinstance(overlay, Notice)
    assert isinstance(overlay.topic, DrillOutcome)
    return overlay


def start(window: Window, name: str) -> None:
    """From the home page, with the mouse."""
    window.click(window.window.home.drills_button)
    page = window.window.drills
    assert window.window.page() is page
    page.choose(name)
    window.click(page.start_button)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)


def save_picture(window: Window, name: str) -> None:
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        window.window.grab().save(f"{folder}/{name}.png")


@pytest.mark.parametrize("field", ["classic", "edifice", "two", "architects"])
def test_the_best_choice_is_right_and_the_next_position_follows(window: Window, field: str) -> None:
    start(window, field)
    first = table(window)
    stand = first.stand
    best = hints(stand.view, stand.match.game.rules, stand.memory)[0].command
    first.choose(best)
    said = box(window)
    assert said.topic.right
    assert len(said.topic.lines) >= 2
    save_picture(window, f"drill_{field}")
    (card,) = drills(window).deck.cards.values()
    assert (card.box, card.right, card.due) == (1, 1, date.today() + timedelta(days=1))
    QTest.keyClick(first.page.view, Key.Key_Return)  # type: ignore[attr-defined]
    window.qtbot.waitUntil(lambda: table(window) is not first)
    assert table(window).stand.match is not stand.match
    window.close()


def test_a_card_sold_by_keys_is_graded_with_its_reason_and_comes_back_today(
    window: Window,
) -> None:
    start(window, "classic")
    shown = window.table
    assert shown is not None
    assert shown.view.hand
    window.press(Key.Key_1, Key.Key_D)
    said = box(window)
    choice = said.topic
    (card,) = drills(window).deck.cards.values()
    assert card.asked == 1
    if not choice.right:
        assert len(choice.lines) == 3
        assert choice.lines[2].endswith(".")
        assert card.box == 0
    assert load_deck(window.folder / "drills.json") == drills(window).deck
    window.close()


def test_on_the_table_of_a_drill_there_is_no_lamp_and_nothing_to_undo(window: Window) -> None:
    start(window, "classic")
    here = table(window)
    version = here.match.version
    window.press(Key.Key_H)
    view = window.program.page.view
    QTest.keyClick(view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.qWait(200)
    assert window.overlay is None
    assert table(window) is here
    assert here.match.version == version
    assert window.program.page.scene.parts.top.spot("hint") is None
    window.close()


def test_leaving_the_table_in_the_middle_keeps_what_was_answered(window: Window) -> None:
    start(window, "classic")
    window.press(Key.Key_1, Key.Key_D)
    box(window)
    window.window.leave_match()
    assert window.window.page() is window.window.home
    assert window.program.controller.match is None
    assert len(load_deck(window.folder / "drills.json").cards) == 1
    assert list(window.program.places.matches.glob("*.jsonl")) == []
    window.close()


def test_costly_choices_of_a_review_become_own_positions_until_their_match_is_gone(
    window: Window,
) -> None:
    matches = window.program.places.matches
    matches.mkdir(parents=True, exist_ok=True)
    path = kept_match(matches).rename(matches / "classic.jsonl")
    review = judged(path)
    drills(window).take_review(review, path)
    own = drills(window).deck.own
    costly = [
        choice
        for choice in review.choices
        if choice.grade in (Grade.MEDIUM, Grade.LARGE)
        and review.match.seats[choice.moment.player].player == PERSON
    ]
    assert len(own) == len(costly) > 0
    drills(window).take_review(review, path)  # a second time adds nothing
    assert len(drills(window).deck.own) == len(costly)
    start(window, OWN)
    stand = table(window).stand
    assert stand.view.legal == costly[0].moment.view.legal
    window.window.leave_match()
    path.unlink()
    window.click(window.window.home.drills_button)
    window.window.drills.choose(OWN)
    window.click(window.window.drills.start_button)
    assert drills(window).deck.own == []
    assert window.window.page() is window.window.drills
    window.close()


def test_when_all_is_done_the_page_says_when_the_next_one_comes(window: Window) -> None:
    here = drills(window)
    ids = list(here.shipped)
    for id in ids[:-1]:
        here.deck.answer(id, right=True, today=date.today())
    start(window, ALL)
    stand = table(window).stand
    best = hints(stand.view, stand.match.game.rules, stand.memory)[0].command
    table(window).choose(best)
    said = box(window)
    said.close()
    page = window.window.drills
    window.qtbot.waitUntil(lambda: window.window.page() is page)
    assert "All done for today" in page.accessibleDescription()
    assert page.start_button.note == "nothing is due: practise ahead"
    window.click(page.start_button)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    window.close()


def test_the_statistics_say_how_far_one_has_come_and_lead_to_the_drills(window: Window) -> None:
    matches = window.program.places.matches
    matches.mkdir(parents=True, exist_ok=True)
    kept_match(matches)
    window.click(window.window.home.statistics_button)
    button = window.window.statistics.drills_button
    assert button.text() == "Drills: 0 of 60 known"
    window.click(button)
    assert window.window.page() is window.window.drills
    QTest.keyClick(window.window.drills, Key.Key_Escape)
    assert window.window.page() is window.window.statistics
    window.close()


def test_a_damaged_deck_starts_empty_and_is_put_aside(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "drills.json").write_text("{nonsense")
    window = Window(qtbot, tmp_path)
    assert drills(window).deck == DrillDeck()
    assert (tmp_path / "drills.json.damaged").read_text() == "{nonsense"
    window.close()


def test_the_review_page_leads_to_ones_own_positions(window: Window) -> None:
    matches = window.program.places.matches
    matches.mkdir(parents=True, exist_ok=True)
    path = kept_match(matches).rename(matches / "classic.jsonl")
    review = judged(path)
    review_file.keep(review, path)
    window.program.controller.review(path)
    assert drills(window).deck.own  # a kept review counts, too
    window.click(window.window.review.drills_button)
    page = window.window.drills
    assert window.window.page() is page
    assert page.chosen == OWN
    window.close()
