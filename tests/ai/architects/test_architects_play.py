"""Games of Architects for training: what a lesson of them holds."""

from __future__ import annotations

import numpy as np
import pytest

from sevenwonders_qt.ai.architects.training import features_of, play, play_by_rules
from sevenwonders_qt.ai.network import read_network
from sevenwonders_qt.ai.training.export import export
from sevenwonders_qt.ai.training.games import SelfPlay
from sevenwonders_qt.ai.training.model import Model, NetworkShape
from sevenwonders_qt.ai.training.self_play import Experience, Policy
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.setup import Setup

SEEDS = range(3)


@pytest.fixture(scope="module")
def model() -> Model:
    features = features_of(Architects.with_options())
    outputs = len(features.categories) + 2
    return Model.fresh(
        NetworkShape(features.rows, features.numbers, 8, 6, features.buckets, outputs), 1
    )


@pytest.mark.parametrize("way", [play, play_by_rules])
@pytest.mark.parametrize("players", [2, 5])
def test_a_lesson_has_a_target_for_every_position_and_is_the_same_each_time(
    model: Model, players: int, way: SelfPlay
) -> None:
    variant = Variant("architects", players, {})
    raw = way(variant, model.to_bytes(), SEEDS, Policy())
    assert way(variant, model.to_bytes(), SEEDS, Policy()) == raw
    lesson = Experience.from_bytes(raw)
    positions = len(lesson.sizes)
    features = features_of(Architects.with_options())
    assert positions > 10 * players
    assert lesson.sizes.sum() == len(lesson.rows)
    assert lesson.rows.max() < features.rows
    assert lesson.numbers.shape == (positions, features.numbers)
    assert lesson.targets.shape == (positions, len(features.categories) + 2)
    assert lesson.bucket.max() < features.buckets
    assert ((lesson.targets[:, -1] >= 0) & (lesson.targets[:, -1] <= 1)).all()
    assert len(lesson.points) == len(SEEDS)


def test_games_by_rules_are_played_alike_whatever_the_network_knows(model: Model) -> None:
    other = Model.fresh(model.shape, 2).to_bytes()
    for way, alike in ((play_by_rules, True), (play, False)):
        first, second = (
            Experience.from_bytes(way(Variant("architects", 2, {}), weights, SEEDS, Policy()))
            for weights in (model.to_bytes(), other)
        )
        assert (first.points.tolist() == second.points.tolist()) == alike


def test_the_last_position_of_a_seat_is_to_be_worth_what_the_seat_came_to(model: Model) -> None:
    variant = Variant("architects", 2, {})
    lesson = Experience.from_bytes(play(variant, model.to_bytes(), [4], Policy(trace=1.0)))
    ends = np.unique(lesson.targets, axis=0)
    assert len(ends) == 2
    totals = ends[:, :-2].sum(axis=1) * 10
    assert totals == pytest.approx(ends[::-1, -2] * 10)  # each is the other's rival
    assert ends[:, -1].sum() == 1


def test_the_exported_network_values_choices_as_the_model_does(model: Model) -> None:
    game = Architects.with_options()
    features = features_of(game)
    data = export(model, features.rows, {"schema": features.schema})
    network = read_network(data, features.schema)
    state = game.empty()
    game.open(state, Setup.random(3), SeededChance(1))
    laid = features.laid(state, 0)
    for part, first in (
        (features.others(state, 0), 0),
        (features.own(state, 0, laid), features.numbers - features.own_numbers),
    ):
        sums = network.sums(part.rows, part.numbers, first)
        numbers = np.zeros(features.numbers, np.float32)
        numbers[first : first + len(part.numbers)] = part.numbers
        w1 = model.weights["w1"]
        exact = w1[part.rows].sum(axis=0) + 0.1 * numbers @ w1[features.rows :]
        found = network.outputs(sums, 2)
        wanted = model.rest(exact[None], np.array([2]))[0]
        assert np.array(found) / (1 << 22) == pytest.approx(wanted, abs=0.02)
