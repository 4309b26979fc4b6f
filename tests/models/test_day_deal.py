"""The deal of the day: the same everywhere, one try counts, and the journals say which."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.day_deal import (
    DayTry,
    day_of_seed,
    days_in_a_row,
    deal_of,
    tries_of,
)
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.summary import Summary, summary_of
from tests.session.play import BOX

WEEK = [date(2026, 11, 23) + timedelta(days=number) for number in range(7)]
KNOWN = Path(__file__).with_name("days.json")
"""The first events of the deals of a week, written once: every computer must deal them."""


def dealt(day: date) -> Match[Any]:
    deal = deal_of(day)
    game = BOX.find(deal.variant)
    seats = [SeatSpec(seat.name, seat.player) for seat in deal.seats("Ana")]
    return Match.start(game, seats, game.random_setup(deal.plan.players), deal.seed, hints=False)


def played(day: date) -> Summary:
    match = dealt(day)
    players = GAMES[match.game.name].players()
    while not match.is_over:
        seat = match.owing[0]
        match.submit(players.at_random(match.state, seat, match.version))
    return summary_of(match, Path(f"{day}.jsonl"))


def encoded(day: date) -> Any:
    match = dealt(day)
    return [deal_of(day).seat, *(match.game.codec.encode(event) for event in match.events)]


def test_a_week_is_dealt_on_this_computer_as_on_every_other() -> None:
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    assert {str(day): json.loads(json.dumps(encoded(day))) for day in WEEK} == known


def test_the_deal_needs_neither_the_hash_seed_nor_the_language_of_the_system() -> None:
    code = (
        "from datetime import date; from sevenwonders_qt.models.day_deal import deal_of\n"
        "print([deal_of(date(2026, 3, day)).seat for day in range(1, 31)])"
    )
    answers = set()
    for number, language in (("1", "C"), ("2", "tr_TR.UTF-8"), ("3", "pt_BR.UTF-8")):
        environment = {"PYTHONHASHSEED": number, "LC_ALL": language, "PATH": ""}
        command = [sys.executable, "-c", code]
        root = resource_path().parent
        run = subprocess.run(
            command, capture_output=True, text=True, check=True, env=environment, cwd=root
        )
        answers.add(run.stdout)
    assert len(answers) == 1


def test_every_day_of_the_week_can_be_dealt_and_sunday_is_the_hardest() -> None:
    plans = [deal_of(day).plan for day in WEEK]
    assert len({(plan.game, plan.boxes, plan.players) for plan in plans}) >= 5
    assert plans[2].game == "architects"
    levels = [LEVEL_IDS.index(plan.level) for plan in plans]
    assert levels[6] > max(levels[:6])
    for day in WEEK:
        deal = deal_of(day)
        assert sum(seat.player == "person" for seat in deal.seats("Nara")) == 1
        assert len({seat.name for seat in deal.seats("Nara")}) == deal.plan.players


def test_every_seat_comes_up() -> None:
    seats = {deal_of(date(2026, 1, 5) + timedelta(weeks=week)).seat for week in range(52)}
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "seed",
    ["DAY-2026-02-30", "DAY-20260102", "DAY-", "day-2026-01-02", "NILO-1", 7, "DAY-2026-W01-1"],
)
def test_other_seeds_are_of_no_day(seed: int | str) -> None:
    assert day_of_seed(seed) is None
    assert day_of_seed("DAY-2026-01-02") == date(2026, 1, 2)


def test_the_first_try_of_a_day_counts_and_is_found_in_the_journals() -> None:
    first = played(WEEK[0])
    later = replace(first, path=Path("later"), header=at(first, hours=1))
    [found] = tries_of([later, first]).values()
    assert (found.day, found.path, found.counts) == (WEEK[0], first.path, True)
    seat = deal_of(WEEK[0]).seat
    assert found.total == first.outline.cities[seat].total
    assert found.place == first.place(seat)


@pytest.mark.parametrize(
    "changed",
    [
        lambda match: replace(match, practice=True),
        lambda match: replace(match, hints=(1, 0, 0, 0)),
        lambda match: replace(match, over=False),
    ],
)
def test_a_first_try_with_a_hint_or_an_undo_does_not_count_and_no_other_does(
    changed: Callable[[Summary], Summary],
) -> None:
    first = played(WEEK[0])
    later = replace(first, path=Path("later"), header=at(first, hours=1))
    [found] = tries_of([later, changed(first)]).values()
    assert not found.counts
    assert found.path == first.path


def test_the_seed_of_a_day_at_another_table_is_no_try() -> None:
    match = played(WEEK[0])
    easier = [replace(seat, player="beginner") for seat in match.header.seats]
    assert tries_of([replace(match, header=replace(match.header, seats=tuple(easier)))]) == {}
    other = replace(match.header, seed="DAY-2026-11-25")
    assert tries_of([replace(match, header=other)]) == {}


def test_days_in_a_row_end_today_or_yesterday() -> None:
    def tried(*days: int, counts: bool = True) -> dict[date, DayTry]:
        return {WEEK[n]: DayTry(WEEK[n], Path(), counts, False, 50, 1, "giza", "A") for n in days}

    assert days_in_a_row({}, WEEK[3]) == 0
    assert days_in_a_row(tried(1, 2, 3), WEEK[3]) == 3
    assert days_in_a_row(tried(1, 2), WEEK[3]) == 2
    assert days_in_a_row(tried(1, 3), WEEK[3]) == 1
    assert days_in_a_row(tried(0, 1), WEEK[3]) == 0
    assert days_in_a_row(tried(1, 2) | tried(3, counts=False), WEEK[3]) == 2


def at(match: Summary, hours: int) -> Any:
    moment = match.began + timedelta(hours=hours)
    return replace(match.header, created=f"{moment:%Y-%m-%dT%H:%M:%SZ}")
