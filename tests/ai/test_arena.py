"""Matches between players: mirrored deals, sums, early ends, and what goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from sevenwonders_qt.ai.arena import (
    ArenaMatch,
    ArenaResult,
    Challenge,
    challenge,
    play_matches,
    read_matches,
    summary,
)
from sevenwonders_qt.ai.evidence import SequentialTest
from sevenwonders_qt.ai.network import NetworkError
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.resources import resource_path

FOUR = Variant("classic", 4)
FIELDS = {"win", "low", "high", "fair", "games", "rank", "points", "other_points"} | {
    *("categories", "stages", "ms_mean", "ms_p95", "margin")
}


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    """One thread of this process, so that nothing has to start."""
    with ThreadPoolExecutor(1) as found:
        yield found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if not name.startswith("ms_")}


def played(totals: list[int], winners: tuple[int, ...]) -> ArenaResult:
    scores = tuple({"civil": total, "total": total} for total in totals)
    seats = ("a",) + ("b",) * (len(totals) - 1)
    return ArenaResult(
        ArenaMatch(seats, 1), winners, scores, (2,) * len(totals), ((1.0,),) * len(totals)
    )


def test_a_mirrored_deal_is_played_with_the_focal_player_in_every_seat() -> None:
    first, second, rest = islice(Challenge(FOUR, "rules", "random", 10, seed=7).deals(), 3)
    assert [seat for seat, _ in first] == [0, 1, 2, 3]
    assert {seating.seed for _, seating in first} == {7}
    assert {seating.seed for _, seating in second} == {8}
    assert len(rest) == 2
    for seat, seating in first:
        assert [at for at, name in enumerate(seating.seats) if name == "rules"] == [seat]


def test_without_mirrors_every_match_has_its_own_deal_and_the_seats_go_round() -> None:
    deals = list(Challenge(FOUR, "rules", "random", 8, mirror=False).deals())
    assert [[seat for seat, _ in deal] for deal in deals] == [[k % 4] for k in range(8)]
    assert len({seating.seed for deal in deals for _, seating in deal}) == 8


def test_the_same_deal_gives_every_seat_the_same_board_and_cards() -> None:
    seatings = [ArenaMatch(("rules", "random", "random"), 3), ArenaMatch(("random",) * 3, 3)]
    once = read_matches(seatings, play_matches(Variant("classic", 3), {}, seatings))
    again = read_matches(seatings, play_matches(Variant("classic", 3), {}, seatings))
    for one, other in zip(once, again, strict=True):
        assert (one.winners, one.scores, one.stages) == (other.winners, other.scores, other.stages)


@pytest.mark.parametrize(
    "variant",
    [
        Variant("classic", 2),
        Variant("classic", 3, {"edition": "second"}),
        Variant("classic", 3, {"expansions": ["edifice"]}),
        Variant("architects", 2),
    ],
    ids=lambda variant: f"{variant.game}-{variant.players}-{len(variant.agreed)}",
)
def test_every_game_of_the_box_can_be_played_in_the_arena(
    executor: Executor, variant: Variant
) -> None:
    found = challenge(
        Challenge(variant, "rules", "random", variant.players, find=playable), executor, 1
    )
    assert set(found) >= FIELDS
    assert found["games"] == variant.players
    assert found["fair"] == round(100 / variant.players, 2)
    assert found["low"] <= found["win"] <= found["high"]
    assert found["points"] > found["other_points"]
    assert found["points"] == pytest.approx(sum(found["categories"].values()), abs=0.1)
    assert found["ms_mean"] > 0


def test_the_same_question_has_the_same_answer_times_apart(executor: Executor) -> None:
    asked = Challenge(Variant("classic", 3), "rules", "random", 5, seed=4)
    first = without_times(challenge(asked, executor, 1))
    assert without_times(challenge(asked, executor, 3)) == first


def test_a_shared_victory_is_a_share_and_a_rank_counts_those_ahead() -> None:
    asked = Challenge(Variant("classic", 3), "a", "b", 2)
    blocks = [[(0, played([50, 50, 40], (0, 1)))], [(0, played([30, 50, 40], (1,)))]]
    found = summary(asked, blocks)
    assert found["win"] == 25
    assert found["rank"] == 2
    assert (found["points"], found["other_points"], found["margin"]) == (40, 45, -10)


def test_a_tie_that_coins_break_is_no_first_rank() -> None:
    assert played([50, 50, 40], (1,)).rank(0) == 2
    assert played([50, 50, 40], (0, 1)).rank(2) == 3


def test_the_sequential_test_ends_the_arena_early(executor: Executor) -> None:
    test = SequentialTest(0.05, 0.2)
    asked = Challenge(FOUR, "random", "random", 400, test=test)
    found = challenge(asked, executor, 1)
    assert found["games"] == 80
    assert found["sprt"]["verdict"] == "h1"
    assert found["sprt"]["ratio"] >= found["sprt"]["bound"]


def test_a_file_of_weights_plays_as_its_shipped_player_does(executor: Executor) -> None:
    weights = resource_path("ai", "classic.net").read_bytes()
    variant = Variant("classic", 3)
    named = challenge(Challenge(variant, "learned", "rules", 3), executor, 1)
    asked = Challenge(variant, "mine.net", "rules", 3, networks={"mine.net": weights})
    filed = challenge(asked, executor, 1)
    assert filed["points"] == named["points"]


def test_weights_for_other_features_are_refused(executor: Executor) -> None:
    asked = Challenge(FOUR, "x.net", "rules", 4, networks={"x.net": b"nothing"})
    with pytest.raises(NetworkError, match="not a file of weights"):
        challenge(asked, executor, 1)
