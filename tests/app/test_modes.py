"""Each mode has its own words and menu: nothing of a match is said or offered where none is."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.drills import DrillController
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.drill_deck import OwnDrill
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.models.drills import kinds_of_position
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.words.mode import ModeKind
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Window
from tests.app.taking_back import start
from tests.app.test_reviews import judged
from tests.session.play import BOX
from tests.session.shelf import kept_match
from tests.walking import click_line

Key = Qt.Key
COMPUTER = Player("casual")
PATIENCE = 120_000


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def laid_out() -> Match[Any]:
    seats = [SeatSpec("Ana", PERSON), SeatSpec("Rui", "random"), SeatSpec("Caio", "random")]
    return Match.start(BOX.classic(DEFAULT, 3), seats, Setup.random(3), 1)


def begin(window: Window, kind: ModeKind) -> QWidget:
    """Something of this kind on the table; the page to which leaving it leads."""
    home = window.window.home
    match kind:
        case ModeKind.MATCH:
            start(window, Player.PERSON, COMPUTER, COMPUTER)
        case ModeKind.WATCHED:
            start(window, COMPUTER, COMPUTER, COMPUTER)
        case ModeKind.BRANCH:
            window.program.controller.replay(kept_match(window.program.places.matches))
            QTest.keyClick(window.window.replay, Key.Key_Return)
        case ModeKind.UNKEPT:
            window.program.controller.play_on(laid_out())
        case ModeKind.LESSON:
            window.click(home.learn_button)
            click_line(window.window.learn.list, 0)
            window.click(window.window.learn.start_button)
            return window.window.learn
        case ModeKind.DRILL:
            window.click(home.drills_button)
            window.click(window.window.drills.start_button)
            return window.window.drills
    return home


@pytest.mark.parametrize("kind", [kind for kind in ModeKind if kind is not ModeKind.PRACTICE])
def test_a_menu_says_and_offers_what_there_is(window: Window, kind: ModeKind) -> None:
    window.program.places.matches.mkdir(parents=True, exist_ok=True)
    leads_to = begin(window, kind)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    window.window.open_menu()
    menu = window.window.menu
    undoes = kind not in (ModeKind.LESSON, ModeKind.DRILL, ModeKind.WATCHED)
    kept = kind in (ModeKind.MATCH, ModeKind.PRACTICE, ModeKind.BRANCH, ModeKind.WATCHED)
    assert ("match is saved" in menu.home_button.note) == kept
    assert menu.rematch_button.isHidden() == (not kept)
    assert menu.rotated_button.isHidden() == (not kept)
    assert menu.undo_button.isHidden() == (not undoes)
    top = window.program.page.scene.parts.top
    assert (top.spot("undo") is None) == (not undoes)
    window.click(menu.home_button)
    assert window.window.page() is leads_to
    window.close()


def drill_table(window: Window) -> DrillController:
    found = window.program.controller.match
    assert isinstance(found, DrillController)
    return found


def sign(window: Window) -> str:
    """What the bar of the table says of the mode."""
    return " ".join(window.program.page.scene.parts.top.texts)


def answer(window: Window) -> None:
    """Answer a drill, and go on from what is said of it."""
    table = drill_table(window)
    page: Any = table.page  # type: ignore[attr-defined]
    table.choose(table.stand.view.legal[0])
    window.qtbot.waitUntil(lambda: isinstance(page.overlay, Notice), timeout=PATIENCE)
    page.overlay.close()


def test_a_drill_says_on_the_table_that_it_is_one_and_how_many_are_left(window: Window) -> None:
    drills = window.program.controller.drills
    classic = [
        id for id, one in drills.shipped.items() if kinds_of_position(one.position) == ("classic",)
    ]
    for id in classic[3:]:
        drills.deck.answer(id, right=True, today=date.today())
    window.click(window.window.home.drills_button)
    window.window.drills.choose("classic")
    window.click(window.window.drills.start_button)
    assert "Drill 1 · 2 left" in sign(window)
    first = drill_table(window)
    window.window.open_menu()
    assert window.window.menu.accessibleName() == "Drill 1"
    window.click(window.window.menu.continue_button)
    answer(window)
    window.qtbot.waitUntil(lambda: drill_table(window) is not first)
    assert "Drill 2 · " in sign(window)
    window.close()


def test_after_the_own_positions_those_of_the_program_come_only_when_asked_for(
    window: Window,
) -> None:
    matches = window.program.places.matches
    matches.mkdir(parents=True, exist_ok=True)
    path = kept_match(matches).rename(matches / "classic.jsonl")
    drills = window.program.controller.drills
    choice = next(one for one in judged(path).of_seat(0) if len(one.moment.view.legal) > 3)
    drills.deck.add(OwnDrill(path.name, choice.moment.step, 0))
    window.click(window.window.home.drills_button)
    page = window.window.drills
    window.click(page.start_button)
    answer(window)
    window.qtbot.waitUntil(lambda: window.window.page() is page)
    assert "Your own positions are done" in page.accessibleDescription()
    window.click(page.start_button)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    window.close()


def test_a_match_after_a_drill_is_called_a_match_again(window: Window) -> None:
    begin(window, ModeKind.DRILL)
    window.window.leave_match()
    start(window, Player.PERSON, COMPUTER, COMPUTER)
    window.qtbot.waitUntil(window.asked)
    assert "Drill" not in sign(window)
    window.window.open_menu()
    assert window.window.menu.accessibleName() == "Menu"
    window.close()


@pytest.mark.parametrize(
    ("kind", "said"), [(ModeKind.DRILL, "in a drill"), (ModeKind.WATCHED, "Computers play")]
)
def test_the_key_that_undoes_says_why_it_does_nothing_in_words_of_the_mode(
    window: Window, kind: ModeKind, said: str
) -> None:
    begin(window, kind)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    view = window.program.page.view
    QTest.keyClick(view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said in window.window.message.text()
    window.close()


def test_a_match_from_the_middle_of_another_says_why_it_is_practice(window: Window) -> None:
    window.program.places.matches.mkdir(parents=True, exist_ok=True)
    begin(window, ModeKind.BRANCH)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    mark = window.program.page.scene.parts.top.spot("practice")
    assert mark is not None
    assert "when this match began" in mark.tooltip
    window.close()
