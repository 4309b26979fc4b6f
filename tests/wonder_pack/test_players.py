"""The player by rules knows what stone is worth to Stonehenge (see `tests.ai.measure_boxes`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sevenwonders_qt.ai.rule_based import DEFAULT, Appraisal
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario

UNKNOWING = {**BOXES, "wonder_pack": replace(BOXES["wonder_pack"], players=None)}


def worth_of(card: str, wonder: str, side: str, stages: int, *, knows: bool) -> float:
    """The worth of building a card of the hand, to a city of this wonder."""
    options = Options(expansions=("wonder_pack",))
    game = box_of(BOXES if knows else UNKNOWING).classic(options, 3)
    places = [Place(wonder, side, hand=[card], stages=stages), Place("rhodes"), Place("babylon")]
    view = game.view_for(Scenario(game, places, age=1).state, 0)
    built = (
        worth
        for worth, command in Appraisal(game.rules, view, DEFAULT).values()
        if isinstance(command, Play) and (command.card, command.use) == (card, Use.BUILD)
    )
    return max(built)


@pytest.mark.parametrize(
    ("wonder", "side", "stages", "card", "more"),
    [
        ("stonehenge", "A", 3, "stone_pit", True),
        ("stonehenge", "A", 0, "stone_pit", True),
        ("stonehenge", "B", 1, "timber_yard", True),
        ("stonehenge", "A", 3, "clay_pool", False),
        ("giza", "A", 0, "stone_pit", False),
    ],
)
def test_stone_is_worth_more_to_a_wonder_that_counts_it(
    wonder: str, side: str, stages: int, card: str, more: bool
) -> None:
    known = worth_of(card, wonder, side, stages, knows=True)
    assert (known > worth_of(card, wonder, side, stages, knows=False)) is more
