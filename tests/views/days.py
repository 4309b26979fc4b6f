"""Four weeks of deals of the day, for the page that shows them."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from sevenwonders_qt.models.day_deal import DayTry
from sevenwonders_qt.models.shown.ratings import own_ratings, rating_of
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.views.pages.journey import SHOWN, JourneyPage
from tests import fullest

TODAY = date(2026, 11, 28)


def show_journey(page: JourneyPage, *, played: bool) -> None:
    """Show days of every kind, and a rating; today is ``played``, or nothing is."""
    own = rating_of(own_ratings(Records.of(fullest.results())), "", "classic") if played else None
    page.show_rating(own, "Ana")
    page.show_days(TODAY, tries() if played else {})
    page.show_master(66 if played else None)


def tries() -> dict[date, DayTry]:
    """Return days that were won, lost, practice, begun, and missed ones."""
    days = [TODAY - timedelta(days=number) for number in range(SHOWN) if number % 9 != 5]
    return {
        day: DayTry(
            day=day,
            path=Path(f"{day}.jsonl"),
            over=number % 7 != 6,
            practice=number % 7 == 4,
            total=61 - number,
            place=1 + number % 3,
            wonder="halicarnassus",
            side="A",
        )
        for number, day in enumerate(days)
    }
