"""The minutes of a match, learned from those that were finished on this computer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.shown.boxes_chosen import demands, minutes_note
from sevenwonders_qt.models.shown.minutes import ENOUGH, Minutes, learn_minutes
from sevenwonders_qt.session.results import SeatResult
from tests.models.results import joined, table

LEADERS, BOTH = Options(expansions=("leaders",)), Options(expansions=("edifice", "leaders"))


def matches(first: int, minutes: Sequence[float], *boxes: str) -> list[SeatResult]:
    """Return the results of matches that took so long, each with a person."""
    found = [
        table(first + number, ("Ana", 40), ("@rules", 30), ("@rules", 20), expansions=boxes)
        for number in range(len(minutes))
    ]
    return [
        replace(one, began=one.ended - timedelta(minutes=taken))
        for seats, taken in zip(found, minutes, strict=True)
        for one in seats
    ]


def test_minutes_are_estimated_until_there_are_five_matches() -> None:
    few = learn_minutes(matches(1, [40] * (ENOUGH - 1)))
    assert few == learn_minutes([]) == Minutes()
    assert not few.are_learned(Options())
    enough = learn_minutes(matches(1, [40, 41, 42, 60, 12]))
    assert enough.alone == 41
    assert enough.are_learned(Options())
    assert not enough.are_learned(LEADERS)


def test_a_box_adds_what_its_matches_take_beyond_the_others() -> None:
    alone = matches(1, [30] * 5)
    learned = learn_minutes([*alone, *matches(20, [42] * 5, "leaders")])
    assert learned.of(LEADERS) == 42
    assert demands(LEADERS, learned).minutes == (42, 42)
    both = learn_minutes([*alone, *matches(40, [50] * 5, "edifice", "leaders")])
    assert both.of(BOTH) == 50


def test_a_box_never_shortens_a_match() -> None:
    quick = learn_minutes([*matches(1, [30] * 5), *matches(20, [12] * 5, "leaders")])
    assert quick.of_box("leaders") == 0


def test_minutes_without_matches_of_the_base_game_are_learned_beside_its_estimate() -> None:
    learned = learn_minutes(matches(1, [47] * 5, "leaders"))
    assert learned.of(LEADERS) == 47
    assert not learned.are_learned(LEADERS)


@pytest.mark.parametrize(
    "other",
    [
        {"game": "architects"},
        {"expansions": ("a box of tomorrow",)},
        {"paper": True},
        {"verified": False},
        {"player": "rules"},
    ],
)
def test_only_verified_matches_of_people_in_this_program_are_learned_from(
    other: dict[str, object],
) -> None:
    found = [replace(one, **other) for one in matches(1, [60] * 9)]
    assert learn_minutes(found) == Minutes()


def test_a_match_that_was_continued_another_day_says_nothing() -> None:
    nights = matches(1, [60 * 20] * 9)
    assert learn_minutes(nights) == Minutes()
    assert learn_minutes(joined([nights, matches(50, [33] * 5)])).alone == 33


def test_the_page_says_whether_the_minutes_are_estimated() -> None:
    assert "estimated" in minutes_note(Minutes(), Options())
    assert "own matches" in minutes_note(Minutes(30), Options())
    assert "estimated" in minutes_note(Minutes(30), LEADERS)
