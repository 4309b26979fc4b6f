"""The deal of the day: the date is the seed, so it is the same on every computer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.datafile import entries
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.new_match import NAMES
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.session.summary import Summary

FIRST: Final = date(2026, 1, 1)
"""The first day that has a deal."""

_SEED: Final = "DAY-"


@dataclass(frozen=True, slots=True)
class DayPlan:
    """The game and the players of one day of the week."""

    game: str
    boxes: tuple[str, ...]
    players: int
    level: str


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of one day; one person sits at ``seat``."""

    day: date
    plan: DayPlan
    seat: Seat

    @property
    def seed(self) -> str:
        return f"{_SEED}{self.day.isoformat()}"

    @property
    def variant(self) -> Variant:
        """The game with its boxes; nothing else is agreed."""
        agreed = {"expansions": list(self.plan.boxes)} if self.plan.boxes else {}
        return Variant(self.plan.game, self.plan.players, agreed)

    def seats(self, name: str) -> tuple[SeatInfo, ...]:
        """Return the players; the person has this ``name``."""
        free = iter(each for each in NAMES if each != name)
        level = Player(self.plan.level)
        return tuple(
            SeatInfo(name, Player.PERSON) if seat == self.seat else SeatInfo(next(free), level)
            for seat in range(self.plan.players)
        )


@dataclass(frozen=True, slots=True)
class DayMatch:
    """A match of the deal of a day that is to be dealt, see `Wanted`; there are no hints."""

    seats: tuple[SeatInfo, ...]
    setup: Any
    seed: str
    variant: Variant
    hints: bool = False

    def again(self, seed: str, *, rotated: bool = False) -> DayMatch:
        """Return the same with another deal, which is that of no day."""
        seats = (*self.seats[1:], self.seats[0]) if rotated else self.seats
        return replace(self, seats=seats, seed=seed)


@dataclass(frozen=True, slots=True)
class DayTry:
    """A match of the deal of a day: the first one, which counts unless it is practice."""

    day: date
    path: Path
    over: bool
    practice: bool
    total: int
    place: int
    wonder: str
    side: str

    @property
    def counts(self) -> bool:
        return self.over and not self.practice


def deal_of(day: date) -> DayDeal:
    """Return the deal of a day; the seat follows from the date alone."""
    plan = _week()[day.weekday()]
    digest = sha256(f"{_SEED}{day.isoformat()}/seat".encode()).digest()
    return DayDeal(day, plan, int.from_bytes(digest[:8], "big") % plan.players)


@cache
def _week() -> Sequence[DayPlan]:
    """Return the plans of Monday to Sunday; raises `DataError`."""
    plans = []
    for entry in entries(resource_path("data", "days", "week.toml"), "day"):
        boxes = entry.texts("boxes")
        game, level = entry.text("game"), entry.text("level")
        plans.append(DayPlan(game, boxes, entry.number("players"), level))
    return plans


def day_of_seed(seed: int | str) -> date | None:
    """Return the day that a seed deals; None if it is that of no day."""
    text = str(seed)
    if not text.startswith(_SEED):
        return None
    try:
        day = date.fromisoformat(text.removeprefix(_SEED))
    except ValueError:
        return None
    return day if f"{_SEED}{day.isoformat()}" == text else None


def tries_of(matches: Iterable[Summary]) -> Mapping[date, DayTry]:
    """Return the first try of each day among these matches, as their journals say it."""
    found: dict[date, Summary] = {}
    for match in matches:
        day = day_of_seed(match.header.seed)
        if day is None or not match.verified or not _fits(deal_of(day), match):
            continue
        before = found.get(day)
        if before is None or match.began < before.began:
            found[day] = match
    return {day: _try(day, match) for day, match in sorted(found.items())}


def days_in_a_row(tries: Mapping[date, DayTry], today: date) -> int:
    """Return the number of days in a row up to today, or yesterday, with a try that counts."""
    day = today if today in tries and tries[today].counts else today - timedelta(days=1)
    days = 0
    while day in tries and tries[day].counts:
        days += 1
        day -= timedelta(days=1)
    return days


def _fits(deal: DayDeal, match: Summary) -> bool:
    """Return whether the match has the game, boxes and players of the day."""
    header, plan = match.header, deal.plan
    players = [PERSON if seat == deal.seat else plan.level for seat in range(plan.players)]
    return (
        header.game == plan.game
        and match.expansions == plan.boxes
        and [seat.player for seat in header.seats] == players
    )


def _try(day: date, match: Summary) -> DayTry:
    seat = deal_of(day).seat
    city = match.outline.cities[seat]
    return DayTry(
        day=day,
        path=match.path,
        over=match.over,
        practice=match.practice or any(match.hints),
        total=city.total,
        place=match.place(seat),
        wonder=city.wonder,
        side=city.side,
    )
