"""Where the points of Architects come from, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.scoring import Category, Reason, ScoreLine, explained, sheets
from tests.architects.random_games import batch, in_every_random_game
from tests.architects.tables import table


def lines(category: Category, *, cat: bool = False, **rest: Any) -> list[ScoreLine]:
    at = table(**rest)
    found = explained(at.game.rules, at.state.cities[0], cat)
    return [line for line in found if line.category is category]


@in_every_random_game
def test_in_every_random_game_the_lines_of_each_category_add_up(
    game: Architects, first: int
) -> None:
    for played in batch(game, first):
        played.log()
        state = played.state
        for seat, sheet in enumerate(sheets(game.rules, state.cities, state.cat)):
            found = explained(game.rules, state.cities[seat], state.cat == seat)
            for category in Category:
                points = sum(line.points for line in found if line.category is category)
                assert points == sheet.points[category], (played, seat, category)
            assert all(line.points for line in found if line.reason is not Reason.STAGE)


def test_a_finished_wonder_has_a_line_for_each_stage() -> None:
    """Alexandria is worth 25."""
    found = lines(Category.WONDER, wonder="alexandria", stages=[1, 2, 3, 4, 5])
    assert [line.count for line in found] == [1, 2, 3, 4, 5]
    assert sum(line.points for line in found) == 25


def test_blue_cards_are_counted_by_kind() -> None:
    found = lines(Category.BLUE, cards=["blue3", "blue2cat", "blue3"])
    assert {(line.item, line.count, line.each, line.points) for line in found} == {
        ("blue3", 2, 3, 6),
        ("blue2cat", 1, 2, 2),
    }


def test_the_cat_is_a_line_of_its_own() -> None:
    assert [line.points for line in lines(Category.CAT, cat=True)] == [2]
    assert lines(Category.CAT) == []


@pytest.mark.parametrize(
    ("has", "rest", "told"),
    [
        (["culture"], {}, [("culture", 4)]),
        (["culture", "culture"], {}, [("culture", 12)]),
        (["culture", "culture", "education"], {}, [("culture", 12), ("education", 6)]),
        (["culture", "education", "tactics"], {}, [("culture", 4), ("education", 6)]),
        (["decor"], {}, [("decor", 4)]),
        (["decor"], {"stages": [1, 2, 3, 4, 5]}, [("decor", 6)]),
        (["politics"], {"cards": ["blue2cat"] * 3}, [("politics", 3)]),
    ],
)
def test_every_progress_token_that_scores_has_its_line(
    has: list[str], rest: dict[str, Any], told: list[tuple[str, int]]
) -> None:
    found = lines(Category.PROGRESS, has=has, **rest)
    assert [(line.item, line.points) for line in found] == told
    for line in found:
        if line.reason is Reason.TOKEN:
            assert line.copies * line.count * line.each == line.points
