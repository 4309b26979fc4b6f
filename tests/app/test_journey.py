"""The deal of the day in the window: dealt, counted once, compared, and copied."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.controllers.journey import JourneyController
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.day_deal import deal_of
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.pages.journey import JourneyPage
from tests.app.person import Window
from tests.session.play import BOX

Key = Qt.Key
SATURDAY = date(2026, 11, 28)
"""A table of two, at which computers are quick."""


def play_day(folder: Path, day: date) -> Path:
    """The journal of a finished first try of a day, by chance."""
    deal = deal_of(day)
    game = BOX.find(deal.variant)
    seats = [
        SeatSpec("" if at == deal.seat else each.name, each.player)
        for at, each in enumerate(deal.seats("Ana"))
    ]
    setup = game.random_setup(deal.plan.players)
    match = Match.start(game, seats, setup, deal.seed, folder, durable=False, hints=False)
    players = GAMES[game.name].players()
    while not match.is_over:
        seat = match.owing[0]
        match.submit(players.at_random(match.state, seat, match.version))
    path = match.journal_path
    assert path is not None
    match.close()
    return path


def journey(window: Window) -> JourneyPage:
    """Open the page from the home page, on a known day."""
    program = window.program
    program.__dict__["journey"] = JourneyController(
        program.window, program.results, program.archive, program.controller, lambda: SATURDAY
    )
    window.click(program.window.home.journey_button)
    page = program.window.journey
    assert program.window.page() is page
    return page


def seen(page: JourneyPage) -> str:
    return page.accessibleDescription()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def test_the_deal_of_today_is_begun_by_one_key_and_gone_on_with(
    window: Window, qtbot: QtBot
) -> None:
    page = journey(window)
    assert "not played yet" in seen(page)
    QTest.keyClick(page, Key.Key_Return)
    table = window.program.controller.match
    assert table is not None
    match = table.match
    deal = deal_of(SATURDAY)
    assert match.seed == deal.seed
    assert [seat.player == "person" for seat in match.seats].index(True) == deal.seat
    assert not match.practice
    assert not match.header.hints
    first = match.journal_path
    window.program.controller.leave()
    window.window.show_home()
    window.click(window.window.home.journey_button)
    qtbot.waitUntil(lambda: page.chosen() is not None)
    assert "begun, not finished" in seen(page)
    assert page.play_button.text() == "Continue"
    window.click(page.play_button)
    again = window.program.controller.match
    assert again is not None
    assert again.match.journal_path == first
    window.close()


def test_a_finished_try_counts_and_the_next_one_is_practice(window: Window, qtbot: QtBot) -> None:
    path = play_day(window.program.places.matches, SATURDAY)
    page = journey(window)
    qtbot.waitUntil(lambda: page.chosen() is not None)
    one = page.chosen()
    assert one is not None
    assert one.counts
    assert f"{one.total} points" in seen(page)
    assert "1 day in a row" in seen(page)
    window.click(page.copy_button)
    line = QGuiApplication.clipboard().text()
    assert line.startswith(f"7 Wonders, Nov 28, 2026: {one.total} with ")
    assert line.endswith("of 2")
    seats = window.program.controller.in_your_seat
    assert seats.current is not None
    assert seats.current.path == path
    assert seats.playing
    window.click(page.play_button)
    table = window.program.controller.match
    assert table is not None
    assert table.match.practice
    assert not seats.playing  # the table comes first
    window.close()


def test_a_day_of_the_past_is_chosen_and_played(window: Window) -> None:
    page = journey(window)
    page.days.choose(2)
    assert page.day == date(2026, 11, 26)
    assert "The deal of Nov 26" in seen(page)
    window.click(page.play_button)
    table = window.program.controller.match
    assert table is not None
    assert table.match.seed == "DAY-2026-11-26"
    assert not table.match.practice
    window.close()
