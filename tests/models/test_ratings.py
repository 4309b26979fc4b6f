"""Own ratings: from results with a known truth, from the journals alone, and what they suggest."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.ai.ratings import (
    TWO,
    Strength,
    chance_ahead,
    fair_level,
    level_ratings,
    pool_of,
)
from sevenwonders_qt.models.shown.ratings import (
    FEWEST,
    OwnRating,
    fair_for,
    own_ratings,
    rating_of,
)
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.session.results import SeatResult
from tests.models.results import NOW, joined, table

EXPERTS = Path(__file__).with_name("expert_matches.json")
"""The place of an Expert and those of the others, a match a line, by pool."""

POOLS = ("classic", TWO, "architects")


def ratings_of(tables: Sequence[list[SeatResult]]) -> dict[tuple[str, str], OwnRating]:
    return dict(own_ratings(Records.of(joined(tables))))


def evening(number: int, won: bool, level: str = "expert", **table_of: object) -> list[SeatResult]:
    """A match of Ana against two of a level, won or lost."""
    rivals = [(f"@{level}", 50), (f"@{level}", 40)]
    return table(number, ("Ana", 60 if won else 20), *rivals, **table_of)  # type: ignore[arg-type]


def simulated(rating: float, matches: int, seed: int, pool: str = "classic") -> Strength:
    """A player of this strength at tables of four with levels by chance, by Plackett and Luce."""
    levels, random = level_ratings(pool), Random(seed)
    strength = Strength(levels)
    for _ in range(matches):
        rivals = random.choices([*levels.values()], k=3)
        # The order of exponential times with these rates is that of the model.
        own = random.expovariate(10 ** (rating / 400))
        times = [random.expovariate(10 ** (rival / 400)) for rival in rivals]
        strength.take([(r, float(own < t)) for r, t in zip(rivals, times, strict=True)])
    return strength


@pytest.mark.parametrize("pool", POOLS)
def test_every_level_has_a_rating_in_every_pool_and_stronger_ones_have_more(pool: str) -> None:
    found = level_ratings(pool)
    assert tuple(found) == LEVEL_IDS
    assert found["beginner"] < found["casual"] < found["skilled"] < found["master"]
    assert sum(found.values()) / len(found) == pytest.approx(1500, abs=0.2)


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("level", LEVEL_IDS)
def test_the_interval_of_sixty_matches_holds_the_strength_that_played_them(
    level: str, pool: str
) -> None:
    truth = level_ratings(pool)[level]
    ratings = [simulated(truth, 60, seed, pool).rating() for seed in range(40)]
    held = sum(one.low <= truth <= one.high for one in ratings)
    assert held >= 34
    assert all(one.margin < 160 for one in ratings)


@pytest.mark.parametrize("pool", POOLS)
def test_an_expert_who_plays_as_a_person_is_rated_as_an_expert_after_sixty_matches(
    pool: str,
) -> None:
    """The first sixty matches of Experts in the leagues that rated the levels."""
    levels = level_ratings(pool)
    strength = Strength(levels)
    for match in json.loads(EXPERTS.read_text())[pool]:
        place, *others = match.split()
        pairs = []
        for level, rank in (other.split(":") for other in others):
            if level != "expert":
                ahead = 0.5 if rank == place else float(int(place) < int(rank))
                pairs.append((levels[level], ahead))
        strength.take(pairs)
    found = strength.rating()
    assert found.matches == 60
    assert found.low < levels["expert"] < found.high
    assert levels["casual"] < found.low


def test_a_rating_follows_a_person_who_gets_better() -> None:
    weak, strong = level_ratings("classic")["beginner"], level_ratings("classic")["expert"]
    strength = simulated(weak, 60, 1)
    before = strength.rating().points
    random, levels = Random(2), [*level_ratings("classic").values()]
    for _ in range(120):
        rivals = random.choices(levels, k=3)
        strength.take([(r, float(random.random() < chance_ahead(strong, r))) for r in rivals])
    assert abs(before - weak) < 120
    assert abs(strength.rating().points - strong) < 120


def test_there_is_no_rating_before_five_matches() -> None:
    four = ratings_of([evening(number, True) for number in range(FEWEST - 1)])["ana", "classic"]
    assert (four.rating, four.missing, four.curve) == (None, 1, ())
    five = ratings_of([evening(number, True) for number in range(FEWEST)])["ana", "classic"]
    assert five.rating is not None
    assert five.rating.matches == FEWEST
    assert len(five.curve) == 1
    assert five.provisional


def test_one_who_always_wins_is_above_the_level_and_has_an_end() -> None:
    own = ratings_of([evening(number, True) for number in range(30)])["ana", "classic"]
    assert own.rating is not None
    assert level_ratings("classic")["expert"] < own.rating.low
    assert own.rating.points < 2500
    assert own.above is None
    assert own.below == "master"


def test_only_matches_that_count_are_rated() -> None:
    counting = [evening(number, number % 2 == 0) for number in range(8)]
    hinted = [[replace(one, hints=1) for one in evening(20, False)]]
    others = [
        evening(21, False, practice=True),
        evening(22, False, verified=False),
        evening(23, False, paper=True),
    ]
    assert ratings_of([*counting, *hinted, *others]) == ratings_of(counting)


def test_seven_wonders_for_two_and_architects_are_apart_and_boxes_are_not() -> None:
    two = table(1, ("Ana", 60), ("@expert", 50))
    box = evening(2, True, expansions=("leaders",))
    other = evening(3, True, game="architects")
    found = ratings_of([two, box, other, evening(4, True)])
    assert {pool: len(own.matches) for (_, pool), own in found.items()} == {
        TWO: 1,
        "classic": 2,
        "architects": 1,
    }
    assert pool_of("architects", 2) == "architects"


def test_a_game_whose_levels_were_never_rated_has_no_ratings() -> None:
    assert ratings_of([evening(1, True, game="chess")]) == {}


def test_a_person_counts_for_another_once_rated() -> None:
    alone = [evening(number, True) for number in range(FEWEST)]
    together = [table(50 + n, ("Ana", 60), ("Bia", 70), ("@rules", 50)) for n in range(3)]
    found = ratings_of([*alone, *together])
    assert len(found["bia", "classic"].matches) == 3
    assert len(found["ana", "classic"].matches) == FEWEST  # Bia has no rating yet


def test_a_name_that_sits_twice_is_not_rated() -> None:
    assert ratings_of([table(1, ("Ana", 60), ("ana", 50), ("@expert", 40))]) == {}


def test_ratings_follow_from_the_journals_whatever_their_files_are_called_and_when_copied() -> None:
    random = Random(7)
    tables = [evening(number, random.random() < 0.4) for number in range(40)]
    kept = ratings_of(tables)["ana", "classic"]
    copied = []
    for number, one in enumerate(random.sample(tables, len(tables))):
        path = one[0].path.with_name(f"copy-{number}.journal")
        moved = NOW + timedelta(minutes=number)
        copied.append([replace(result, path=path, ended=moved) for result in one])
    assert ratings_of(copied)["ana", "classic"] == kept
    half = [one for number, one in enumerate(tables) if number % 2]
    assert ratings_of(half)["ana", "classic"] == ratings_of(half[::-1])["ana", "classic"]


def test_the_gain_of_the_last_month_is_from_the_rating_before_it() -> None:
    long_ago = [evening(number, False, days_ago=90 - number) for number in range(20)]
    own = ratings_of(long_ago)["ana", "classic"]
    assert own.gained(NOW) is None
    later = [evening(100 + number, True, days_ago=10) for number in range(10)]
    gained = ratings_of([*long_ago, *later])["ana", "classic"].gained(NOW)
    assert gained is not None
    assert gained > 50


def test_the_level_nearest_to_the_rating_is_fair() -> None:
    levels = level_ratings("classic")
    for level, rating in levels.items():
        assert fair_level([rating + 1], levels) == level
    assert fair_level([levels["casual"], levels["skilled"], levels["expert"]], levels) in (
        "casual",
        "skilled",
    )
    assert fair_level([], levels) is None
    found = ratings_of([evening(number, number % 3 == 0) for number in range(30)])
    assert fair_for(found, ["ana"], "classic", 3) in ("skilled", "expert", "master")
    assert fair_for(found, ["bia"], "classic", 3) is None
    assert fair_for(found, ["ana"], "classic", 2) is None


def test_the_rating_without_a_name_is_of_the_person_with_most_matches() -> None:
    bia = [table(60 + n, ("Bia", 60), ("@expert", 50), ("@expert", 40)) for n in range(9)]
    found = ratings_of([*(evening(number, True) for number in range(5)), *bia])
    most = rating_of(found, "", "classic")
    assert most is not None
    assert most.who == "bia"
    assert rating_of(found, "ana", TWO) is None


def test_ten_thousand_matches_are_rated_while_a_page_opens() -> None:
    random = Random(3)
    tables = [evening(n, random.random() < 0.3, days_ago=10_000 - n) for n in range(10_000)]
    records = Records.of(joined(tables))
    begun = time.process_time()
    own_ratings(records)
    assert time.process_time() - begun < 2.0
