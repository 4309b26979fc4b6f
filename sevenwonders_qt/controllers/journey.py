"""The journey: the deal of a day is played, compared and passed on; the rating is shown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sevenwonders_qt.controllers.statistics import Results
from sevenwonders_qt.models.day_deal import DayDeal, DayMatch, DayTry, deal_of, tries_of
from sevenwonders_qt.models.seats import Player, you
from sevenwonders_qt.models.shown.in_your_seat import InYourSeat
from sevenwonders_qt.models.shown.ratings import own_ratings, rating_of
from sevenwonders_qt.models.words import day_deal as words
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.summary import Summary
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from sevenwonders_qt.controllers.program import ProgramController
    from sevenwonders_qt.views.pages.journey import JourneyPage

REMEMBERED: Final = 400
"""The days of the matches that are looked through, for days in a row."""


class JourneyController(QObject):
    """Fills the page of the journey, and plays the deals of days."""

    def __init__(
        self,
        window: MainWindow,
        results: Results,
        archive: Archive,
        program: ProgramController,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(window)
        self._window, self._results, self._archive = window, results, archive
        self._program, self._today = program, today
        page = window.journey
        page.came_up.connect(self._look)
        page.day_wanted.connect(self.play)
        page.seat_button.clicked.connect(self._compare)
        page.copy_button.clicked.connect(self._copy)
        results.changed.connect(self._fill)
        program.in_your_seat.changed.connect(self._show_master)

    def show(self) -> None:
        """Show the page."""
        self._window.visit(self._window.journey)

    def play(self, day: date) -> None:
        """Deal the deal of a day, or go on with it; a try after the first one is practice."""
        self._archive.refresh()
        deal, one = deal_of(day), self._tries().get(day)
        if one is not None and not one.over:
            self._program.open(one.path)
            return
        name = self._name()
        game = self._program.game(deal.variant)
        if game is not None:
            setup = game.random_setup(deal.plan.players)
            match = DayMatch(deal.seats(name), setup, deal.seed, deal.variant)
            self._program.deal(match, practice=one is not None)

    # Inner -------------------------------------------------------------------------------------

    def _page(self) -> JourneyPage:
        return self._window.journey

    def _look(self) -> None:
        self._results.look()
        self._fill()

    def _fill(self) -> None:
        page = self._page()
        if not page.isVisible():
            return
        records = self._results.records()
        own = rating_of(own_ratings(records), "", "classic")
        page.show_rating(own, "" if own is None else records.names.get(own.who, own.who))
        page.show_days(self._today(), self._tries())
        self._show_master()

    def _tries(self) -> dict[date, DayTry]:
        """Return the first try of each day; matches that were written long ago are not read."""
        since = datetime.now(UTC) - timedelta(days=REMEMBERED)
        least = int(since.timestamp()) * 10**9
        found = []
        for short in self._archive.listed():
            if short.written < least:
                break
            entry = self._archive.entry(self._archive.folder / short.name)
            if isinstance(entry, Summary):
                found.append(entry)
        return dict(tries_of(found))

    def _show_master(self) -> None:
        """Show the Master's first match with the deal, and have it played."""
        page, one = self._page(), self._page().chosen()
        if not page.isVisible() or one is None or not one.counts:
            return
        seats = self._program.in_your_seat
        if seats.current is None or seats.current.path != one.path:
            seats.begin(one.path)
        page.show_master(_points(seats.current, one.path))

    def _compare(self) -> None:
        one = self._page().chosen()
        if one is not None:
            self._program.compare(one.path)

    def _copy(self) -> None:
        page, one = self._page(), self._page().chosen()
        if one is not None:
            deal: DayDeal = deal_of(one.day)
            line = words.shared_line(one, deal.plan.players, page.master)
            QGuiApplication.clipboard().setText(line)
            self._window.show_done(words.copied())

    def _name(self) -> str:
        """Return the name of the first person of the last set-up."""
        seats = self._window.settings().seats
        named = (seat.name for seat in seats if seat.player is Player.PERSON and seat.name)
        return next(named, you())


def _points(found: InYourSeat | None, path: Path) -> int | None:
    """Return the Master's points in the first match; None while there is none."""
    if found is None or found.path != path or not found.played:
        return None
    return found.played[0].total
