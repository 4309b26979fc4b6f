"""A match that cannot be saved: the person hears it, is asked before it is left, and loses none."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers import saving
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.session.match import Match
from tests.app.person import Window
from tests.app.taking_back import PERSON, RULES, match_of, moment, play_turns, question, sell, start
from tests.full_disk import full_disk
from tests.session.play import BOX

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    found = Window(qtbot, tmp_path)
    start(found, PERSON, RULES, RULES)
    play_turns(found, 1)
    return found


def journal(window: Window) -> Path:
    path = match_of(window).intended_path
    assert path is not None
    return path


def answer(window: Window, key: Qt.Key) -> None:
    asked = question(window)
    QTest.keyClick(asked.focusWidget() or asked, key)


def test_who_leaves_or_closes_is_asked_while_something_is_not_saved(window: Window) -> None:
    path, menu = journal(window), window.window.menu
    with full_disk(path.stat().st_size):
        play_turns(window, 2)
        assert "cannot be saved now" in window.window.message.text()
        window.window.open_menu()
        assert menu.elsewhere_button.isVisible()
        assert "not saved since" in menu.home_button.note
        window.click(menu.home_button)
        assert question(window).texts()[0] == "Leave the match unsaved?"
        assert window.window.page() is window.program.page
        answer(window, Key.Key_Return)  # it stands on Stay
        assert match_of(window).unsaved is not None
        window.window.close()
        assert window.window.isVisible()
        assert question(window).texts()[0] == "Quit without saving?"
        answer(window, Key.Key_Escape)
        assert window.window.isVisible()
    play_turns(window, 1)
    assert window.window.message.text() == "The match is saved again."
    window.window.open_menu()
    assert not menu.elsewhere_button.isVisible()
    assert "is saved and waits" in menu.home_button.note
    assert Match.replay(BOX.find, path).version == match_of(window).version
    window.close()
    assert not window.window.isVisible()


def test_who_quits_without_saving_has_agreed_to_it(window: Window) -> None:
    with full_disk(journal(window).stat().st_size):
        play_turns(window, 1)
        window.window.close()
        window.click(question(window).yes_button)
        assert not window.window.isVisible()


def test_a_match_left_unsaved_is_continued_from_memory(window: Window) -> None:
    path = journal(window)
    with full_disk(path.stat().st_size):
        play_turns(window, 2)
        now, match = moment(window), match_of(window)
        window.window.open_menu()
        window.click(window.window.menu.home_button)
        window.click(question(window).yes_button)
        assert window.window.page() is window.window.home
        window.click(window.window.home.continue_button)
        assert (match_of(window), moment(window)) == (match, now)
        window.window.leave_match()
        window.program.controller.open(path)  # from the list
        assert match_of(window) is match
    play_turns(window, 1)
    assert match.unsaved is None
    window.close()


def test_a_match_left_unsaved_is_saved_and_free_as_soon_as_there_is_room(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = journal(window)
    window.program.controller.saving._again.setInterval(10)
    with full_disk(path.stat().st_size):
        play_turns(window, 2)
        match = match_of(window)
        window.window.leave_match()
    window.qtbot.waitUntil(lambda: match.unsaved is None)
    assert Match.replay(BOX.find, path).version == match.version
    window.click(window.window.home.continue_button)
    assert match_of(window) is not match
    assert match_of(window).version == match.version
    window.close()
    assert saving.AGAIN >= 1000


def test_the_score_sheet_of_a_match_that_is_saved_later_offers_to_watch_it_then(
    window: Window,
) -> None:
    path, score = journal(window), window.window.score
    window.program.controller.saving._again.setInterval(10)
    with full_disk(path.stat().st_size):
        window.play_on(lambda: sell(window), lambda: window.at_the_end)
        assert not score.replay_button.isVisible()
        assert not score.review_button.isVisible()
    window.qtbot.waitUntil(score.review_button.isVisible)
    window.see()
    window.click(score.replay_button)
    assert window.window.page() is window.window.replay
    window.close()


def test_another_place_is_offered_and_what_was_played_is_there(
    window: Window, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "stick" / "mine.7wmatch"
    elsewhere.parent.mkdir()
    window.program.controller.saving.ask = lambda name, kind: elsewhere
    (tmp_path / "matches").rename(tmp_path / "gone")
    (tmp_path / "matches").write_text("no folder any more")
    play_turns(window, 2)
    window.window.open_menu()
    window.click(window.window.menu.elsewhere_button)
    assert str(elsewhere) in window.window.message.text()
    assert window.window.page() is window.program.page
    play_turns(window, 1)
    assert Match.replay(BOX.find, elsewhere).version == match_of(window).version
    window.close()
    assert not window.window.isVisible()


def test_a_score_pad_that_cannot_be_written_is_tried_again_and_asked_about(
    window: Window,
) -> None:
    main, path = window.window, journal(window)
    # Then nothing more is written of the match.
    window.qtbot.waitUntil(lambda: [*match_of(window).owing] == [0])
    window.program.score_pad.show()
    with full_disk(0):
        type_number(window, Key.Key_7)
        window.qtbot.waitUntil(lambda: "could not be saved" in main.message.text())
        main.close()
        assert "score pad" in question(window).texts()[1]
        answer(window, Key.Key_Escape)
        assert main.isVisible()
    main.show_home()
    assert main.message.text() == "The score pad is saved again."
    assert numbers_in_draft(path.parent) == [7]
    window.program.score_pad.show()
    with full_disk(0):
        type_number(window, Key.Key_8)
        main.close()
        assert "score pad" in question(window).texts()[1]
        window.click(question(window).yes_button)
    assert not main.isVisible()


def test_the_program_asks_about_everything_that_is_not_saved(window: Window) -> None:
    main = window.window
    with full_disk(0):
        play_turns(window, 1)
        window.program.score_pad.show()
        type_number(window, Key.Key_7)
        main.close()
        assert "the match" in question(window).texts()[1]
        window.see()
        window.click(question(window).yes_button)
        assert "score pad" in question(window).texts()[1]
        assert main.isVisible()
        window.see()
        window.click(question(window).yes_button)
        assert not main.isVisible()


def test_the_score_pad_is_tried_again_when_the_program_is_looked_at_again(
    window: Window,
) -> None:
    main, path = window.window, journal(window)
    window.program.score_pad.show()
    with full_disk(0):
        type_number(window, Key.Key_7)
        window.qtbot.waitUntil(lambda: "could not be saved" in main.message.text())
        cast("QApplication", QApplication.instance()).applicationStateChanged.emit(
            Qt.ApplicationState.ApplicationActive
        )
        assert "could not be saved" in main.message.text()
    cast("QApplication", QApplication.instance()).applicationStateChanged.emit(
        Qt.ApplicationState.ApplicationActive
    )
    assert numbers_in_draft(path.parent) == [7]
    window.close()


def type_number(window: Window, key: Qt.Key) -> None:
    """Type a number into the first cell of the score pad."""
    page = window.window.score_pad
    page.focus_first()
    QTest.keyClick(page.grid.table, Key.Key_Delete)
    QTest.keyClick(page.grid.table, key)


def numbers_in_draft(folder: Path) -> list[int]:
    draft = pad_files.load_draft(folder)
    return [] if draft is None else list(draft.players[0].entries.values())


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its name")
def test_a_journal_that_was_moved_away_is_there_again_and_the_person_is_told(
    window: Window, tmp_path: Path
) -> None:
    path = journal(window)
    os.replace(path, tmp_path / "mine")
    play_turns(window, 1)
    assert window.window.message.text().endswith(path.name)
    assert Match.replay(BOX.find, path).version == match_of(window).version
    path.write_text("a text of somebody else")
    play_turns(window, 1)
    now = journal(window)
    assert now != path
    assert now.name in window.window.message.text()
    assert path.read_text() == "a text of somebody else"
    assert Match.replay(BOX.find, now).version == match_of(window).version
    window.close()


def test_a_match_is_not_exported_over_the_journal_of_one_that_is_played(
    window: Window, tmp_path: Path
) -> None:
    path, other = journal(window), tmp_path / "matches" / "other.jsonl"
    other.write_bytes(path.read_bytes())
    saves = window.program.saves
    before = path.read_bytes()
    saves._export(other, path)
    assert path.read_bytes() == before
    assert "open in" in window.window.message.text()
    play_turns(window, 1)
    assert path.read_bytes().startswith(before)
    window.window.leave_match()
    saves._export(other, path)
    assert path.read_bytes() == other.read_bytes()
    window.close()
