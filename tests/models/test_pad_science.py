"""Science on the score pad: the numbers of the rulebook, and what other boxes add."""

from itertools import product

import pytest

from sevenwonders_qt.games.classic.scoring import SYMBOLS, science_points
from sevenwonders_qt.models.shown.pad_science import PadSymbols, best_science


@pytest.mark.parametrize(
    ("compass", "gear", "tablet", "free", "points"),
    [
        *((3, 2, 1, 0, 21), (3, 2, 1, 1, 31), (5, 0, 0, 0, 25), (6, 0, 0, 0, 36)),
        *((0, 0, 0, 1, 1), (0, 0, 1, 0, 1), (0, 0, 0, 2, 4), (0, 0, 1, 1, 4), (0, 0, 2, 0, 4)),
        *((0, 0, 0, 3, 10), (0, 0, 1, 2, 10), (0, 1, 1, 1, 10), (1, 1, 1, 0, 10)),
        *((0, 0, 0, 4, 16), (0, 0, 1, 3, 16), (0, 0, 2, 2, 16), (0, 0, 3, 1, 16), (0, 0, 4, 0, 16)),
        *((3, 2, 2, 1, 38), (0, 0, 0, 0, 0)),
    ],
)
def test_worked_numbers(compass: int, gear: int, tablet: int, free: int, points: int) -> None:
    assert best_science(PadSymbols((compass, gear, tablet), free)).points == points


def test_the_best_use_is_that_of_the_rules_core() -> None:
    for counts in product(range(4), repeat=3):
        for free in range(4):
            expected = science_points(counts, (SYMBOLS,) * free)
            compass, gear, tablet = counts
            assert best_science(PadSymbols((compass, gear, tablet), free)).points == expected


def test_where_a_free_symbol_went_is_told() -> None:
    found = best_science(PadSymbols((3, 2, 2), 1))
    assert found.counts == (4, 2, 2)
    assert found.free == (1, 0, 0)
    assert found.sets == 2


def test_one_more_of_the_most_frequent_symbol() -> None:
    assert best_science(PadSymbols((3, 1, 1), most=1)).counts == (4, 1, 1)
    # 3 2 2 with the third tablet would be worth more, but compasses are the most frequent.
    assert best_science(PadSymbols((3, 2, 2), most=1)).points == 16 + 4 + 4 + 14


def test_among_equally_frequent_symbols_the_better_one_counts() -> None:
    found = best_science(PadSymbols((1, 2, 2), most=2))
    assert found.counts in ((1, 4, 2), (1, 2, 4))
    assert found.points == 1 + 16 + 4 + 7


def test_without_a_symbol_there_is_no_most_frequent_one() -> None:
    assert best_science(PadSymbols(most=3)).points == 0


def test_a_free_symbol_is_chosen_before_the_most_frequent_is_counted() -> None:
    assert best_science(PadSymbols(free=1, most=1)).points == 4


def test_one_symbol_becomes_another_only_where_it_helps() -> None:
    found = best_science(PadSymbols((3, 2, 0), swap=True))
    assert found.counts == (3, 1, 1)
    assert found.swapped == (1, 2)
    assert found.points == 9 + 1 + 1 + 7
    kept = best_science(PadSymbols((3, 0, 0), swap=True))
    assert kept.swapped is None
    assert kept.points == 9


def test_sets_are_worth_three_more_with_aristotle() -> None:
    found = best_science(PadSymbols((2, 2, 3), bonus=True))
    assert found.set_worth == 10
    assert found.points == 4 + 4 + 9 + 20


def test_aristotle_turns_a_free_symbol_to_sets() -> None:
    # 4 3 2 is worth 16 + 9 + 4 + 14; a fifth compass adds 9, a third tablet 5 and a set.
    assert best_science(PadSymbols((4, 3, 2), free=1)).points == 55
    assert best_science(PadSymbols((4, 3, 2), free=1, bonus=True)).points == 34 + 30


def test_symbols_are_read_from_what_was_entered() -> None:
    entries = {"compass": 1, "tablet": 2, "free": 1, "swap": 1}
    assert PadSymbols.of(entries) == PadSymbols((1, 0, 2), free=1, swap=True)
