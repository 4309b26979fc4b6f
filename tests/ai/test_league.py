"""Ratings: from results whose truth is known, and of players at mixed tables."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import log10
from random import Random

import pytest

from sevenwonders_qt.ai.league import League, Pairs, play_league, rate
from sevenwonders_qt.ai.ratings import MIDDLE, SCALE
from sevenwonders_qt.core.decider import Variant


def test_ratings_find_the_strengths_that_results_came_from() -> None:
    strengths, random = {"a": 1.0, "b": 2.0, "c": 8.0}, Random(1)
    blocks: list[Pairs] = []
    for _ in range(3000):
        one, other = random.sample(list(strengths), 2)
        won = random.random() < strengths[one] / (strengths[one] + strengths[other])
        blocks.append({(one, other): float(won), (other, one): float(not won)})
    found = rate(list(strengths), blocks)
    assert sum(found.values()) / 3 == pytest.approx(MIDDLE)
    assert found["b"] - found["a"] == pytest.approx(SCALE * log10(2), abs=25)
    assert found["c"] - found["b"] == pytest.approx(SCALE * log10(4), abs=25)


def test_a_player_that_wins_always_has_a_rating_with_an_end() -> None:
    found = rate(["a", "b"], [{("a", "b"): 1.0, ("b", "a"): 0.0}] * 10)
    assert 300 < found["a"] - found["b"] < 800


def test_every_player_sits_equally_often_and_in_every_seat() -> None:
    league = League(Variant("classic", 4), ("a", "b", "c"), 120)
    tables = [seating for deal in league.deals() for seating in deal]
    assert len(tables) == 120
    for seat in range(4):
        sat = [table.seats[seat] for table in tables]
        assert {sat.count(name) for name in "abc"} == {40}
    assert all(len(set(table.seats)) > 1 for table in tables)


@pytest.mark.parametrize("names", ["ab", "abc", "abcde"])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_no_table_holds_one_player_only(names: str, players: int) -> None:
    league = League(Variant("classic", players), tuple(names), 300)
    tables = [table.seats for deal in league.deals() for table in deal]
    assert all(len(seats) == players and len(set(seats)) > 1 for seats in tables)
    sat = [seat for seats in tables for seat in seats]
    assert all(abs(sat.count(name) - len(sat) / len(names)) <= 2 * players for name in names)


def test_the_player_by_rules_is_rated_far_above_chance() -> None:
    league = League(Variant("classic", 3), ("random", "rules"), 12)
    with ThreadPoolExecutor(1) as executor:
        found = play_league(league, executor, 1)
        again = play_league(league, executor, 2)
    best, worst = found["table"]
    assert (best["player"], worst["player"]) == ("rules", "random")
    assert worst["high"] < best["low"] <= best["rating"] <= best["high"]
    assert found == again


@pytest.mark.parametrize(("names", "why"), [(("a",), "two players"), (("a", "a"), "once")])
def test_a_league_of_fewer_than_two_is_refused(names: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        League(Variant("classic", 3), names, 10)
