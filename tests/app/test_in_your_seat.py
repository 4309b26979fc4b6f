"""A Master plays the deal of a finished match again, in the window: begun, stopped, kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.shown.in_your_seat import (
    TIMES,
    InYourSeat,
    forget,
    in_your_seat,
    kept_folder,
)
from sevenwonders_qt.models.words import in_your_seat as words
from sevenwonders_qt.session.match import Match
from tests.app.person import Window
from tests.session.play import BOX
from tests.session.shelf import kept_match
from tests.views.in_seat import in_seat

PATIENCE = 120_000
Key = Qt.Key


def compared(window: Window) -> InYourSeat:
    found = window.program.controller.in_your_seat.current
    assert found is not None
    return found


def text(window: Window) -> str:
    return window.window.in_your_seat.accessibleDescription()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    kept_match(tmp_path / "matches", players=2)  # computers are quick at a table of two
    return Window(qtbot, tmp_path)


def test_the_deal_is_played_again_and_kept_beside_the_match(window: Window, qtbot: QtBot) -> None:
    [path] = window.program.places.matches.glob("*.jsonl")
    window.program.controller.show_score_of(path)
    QTest.keyClick(window.window.score, Key.Key_A)
    page = window.window.in_your_seat
    assert window.window.page() is page
    found = compared(window)
    window.click(page.stop_button)
    seats = window.program.controller.in_your_seat
    assert not seats.playing
    assert page.stop_button.text() == "Continue"
    assert "Match 1 of 8 is being played" in text(window)
    window.click(page.stop_button)
    qtbot.waitUntil(lambda: len(found.played) == 1, timeout=PATIENCE)
    assert seats.playing
    assert f"{found.wins} of 1 match won" in text(window)
    assert found.average() > found.own.total  # the own end was by chance

    [kept] = kept_folder(path).iterdir()
    match: Match[object] = Match.replay(BOX.find, kept)
    assert [seat.player for seat in match.seats] == ["master", "random"]
    QTest.keyClick(page, Key.Key_Return)
    assert window.window.page() is window.window.replay
    assert window.program.controller.watched() is not None
    window.close()


def test_kept_matches_are_not_played_again_and_go_with_the_match(tmp_path: Path) -> None:
    path = kept_match(tmp_path, players=2)
    match: Match[object] = Match.replay(BOX.find, path)
    players = GAMES["classic"].players()
    found = in_your_seat(match, path, 0, "network")
    for salt in range(2):
        run = found.next_run()
        while not run.is_over:
            seat = run.owing[0]
            run.submit(players.at_random(run.state, seat, f"{salt} {run.version}"))
        found.take(run)
    again = in_your_seat(match, path, 0, "network")
    again.recall(BOX.find)
    assert again.played == found.played
    for other in (in_your_seat(match, path, 0, "another"), in_your_seat(match, path, 1, "network")):
        other.recall(BOX.find)
        assert other.played == []
    found.kept_at(0).write_text("damaged")
    once_more = in_your_seat(match, path, 0, "network")
    once_more.recall(BOX.find)
    assert once_more.played == []
    forget(path)
    assert not kept_folder(path).exists()


def test_the_end_of_all_matches_is_summed_up() -> None:
    found = in_seat(TIMES)
    assert found.done
    better = sum(one.total > found.own.total for one in found.played)
    expected = "every time" if better == TIMES else f"in {better} of 8 matches"
    assert expected in words.verdict(found)
    assert words.verdict(in_seat(5)) == ""


def test_other_persons_are_replaced_and_others_stay() -> None:
    found = in_seat()
    assert [seat.player for seat in found.match.seats][:2] == [PERSON, PERSON]
    assert [seat.player for seat in found.seats()] == ["master", "skilled", "expert", "expert"]
    assert found.has_stand_ins
    assert found.seed_of(2) == found.match.player_seed(2)
    assert found.seed_of(0) != found.match.player_seed(0)


def test_a_match_that_goes_on_cannot_be_compared(qtbot: QtBot, tmp_path: Path) -> None:
    path = kept_match(tmp_path / "matches", 5)
    window = Window(qtbot, tmp_path)
    window.program.controller.compare(path)
    assert "Only a finished match" in window.window.message.text()
    window.close()
