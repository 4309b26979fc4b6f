"""The features of a position of 7 Wonders, as networks of today and earlier ones read them."""

from __future__ import annotations

import json

import pytest

from sevenwonders_qt.ai.brains import read_brain
from sevenwonders_qt.ai.choices import read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures, Known, known_to
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.network import read_weights
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario


def part_after(table: Scenario, features: ClassicFeatures, use: Use) -> FeaturePart:
    """Return the features of the own city after the first choice of this use."""
    state = table.state
    legal = Classic(state.rules).legal(state, 0)
    choices = read_choices(features, state, 0, 0, state.cities[0].hand, [], legal)
    return next(choices.own[own] for command, own, _ in choices.options if command.use is use)


def due(features: ClassicFeatures, part: FeaturePart) -> tuple[list[int], list[int]]:
    """Return the rows of picks that are due, and the numbers behind them."""
    start, size = features.blocks["pick_due"]
    return [row - start for row in part.rows if 0 <= row - start < size], part.numbers[-2:]


def test_a_stage_that_opens_the_discard_pile_is_read_until_the_pick_is_made() -> None:
    game = Classic.first_edition()
    features = ClassicFeatures(game.rules)
    built = ["ore_vein", "mine", "foundry"]
    places = [Place("halicarnassus", "B", built=built), Place("rhodes"), Place("giza")]
    table = Scenario(game, places, age=2, discards=["baths", "altar"])
    assert due(features, part_after(table, features, Use.STAGE)) == ([0], [2, 0])
    assert due(features, part_after(table, features, Use.SELL)) == ([], [0, 0])


def test_the_best_guild_of_the_neighbours_is_read_where_one_may_be_copied() -> None:
    game = Classic.first_edition()
    features = ClassicFeatures(game.rules)
    mines = ["lumber_yard", "stone_pit", "clay_pool"]
    places = [
        Place("olympia", "B", stages=3),
        Place("rhodes", built=[*mines, "philosophers_guild"]),
        Place("giza", built=["workers_guild"]),
    ]
    table = Scenario(game, places, age=3)
    assert due(features, part_after(table, features, Use.SELL)) == ([], [0, 3])


@pytest.mark.parametrize("name", ["classic", "free_city", "classic-edifice"])
def test_a_network_reads_what_it_was_trained_to_read(name: str) -> None:
    header, _, _ = read_weights(resource_path("ai", f"{name}.net").read_bytes())
    known = known_to(header["layout"])
    assert known == Known(cards=88, boards=29, due=False)


def test_boards_of_boxes_to_come_take_no_network_away() -> None:
    """A box that lends boards to any match makes the vocabulary longer, not the files."""
    rules = Classic.first_edition().rules
    data = resource_path("ai", "classic.net").read_bytes()
    fewer = ClassicFeatures(rules, known=Known(boards=14 + 14))
    more = ClassicFeatures(rules)
    assert fewer.schema != more.schema
    assert read_brain(rules, data).features.schema == json.loads(data.split(b"\n")[1])["schema"]


def test_a_structure_that_a_network_does_not_know_is_named() -> None:
    with pytest.raises(ValueError, match="do not know"):
        ClassicFeatures(Classic.second_edition().rules, known=Known(cards=10))
