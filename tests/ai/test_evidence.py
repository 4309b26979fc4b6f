"""Intervals and the sequential test, tried on results whose truth is known."""

from __future__ import annotations

from random import Random

import pytest

from sevenwonders_qt.ai.evidence import SequentialTest, share_interval


def games(share: float, count: int, seed: int) -> list[float]:
    random = Random(seed)
    return [float(random.random() < share) for _ in range(count)]


@pytest.mark.parametrize("share", [0.1, 0.25, 0.5, 0.9])
def test_the_interval_holds_the_true_share_about_95_times_of_100(share: float) -> None:
    held = 0
    for seed in range(400):
        low, high = share_interval([[game] for game in games(share, 200, seed)])
        held += low <= share <= high
    assert 365 <= held <= 395


def test_games_of_a_deal_that_go_alike_make_the_interval_wider() -> None:
    alone = games(0.3, 100, 1)
    low, high = share_interval([[game] * 4 for game in alone])
    apart_low, apart_high = share_interval([[game] for game in alone * 4])
    assert low < apart_low
    assert high > apart_high


def test_games_of_a_deal_that_level_out_make_it_narrower_only_when_there_are_enough() -> None:
    level = [[1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]]
    low, high = share_interval(level * 30)
    assert high - low < 0.05
    low, high = share_interval(level * 3)
    assert high - low > 0.3


@pytest.mark.parametrize(("won", "low_end", "high_end"), [(0.0, 0.0, 0.1), (1.0, 0.9, 1.0)])
def test_winning_or_losing_all_is_no_certainty(won: float, low_end: float, high_end: float) -> None:
    low, high = share_interval([[won]] * 40)
    assert low_end <= low < high <= high_end
    assert high - low > 0.05


@pytest.mark.parametrize(("share", "verdict"), [(0.25, "worse"), (0.45, "better")])
def test_the_sequential_test_finds_the_right_hypothesis_with_few_games(
    share: float, verdict: str
) -> None:
    test, right, played = SequentialTest(0.25, 0.45), 0, 0
    for seed in range(200):
        means = games(share, 1000, seed)
        end = next(n for n in range(1, 1000) if test.verdict(means[:n]))
        right += test.verdict(means[:end]) == verdict
        played += end
    assert right >= 180
    assert played / 200 < 120


def test_the_sequential_test_decides_nothing_after_a_lucky_start() -> None:
    assert SequentialTest(0.25, 0.5).verdict([1.0] * 10) == ""
