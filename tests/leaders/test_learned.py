"""The features of the Leaders, as the learned player reads them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.training import self_play
from sevenwonders_qt.ai.training.classic import TRAINABLE
from sevenwonders_qt.ai.training.model import Model, NetworkShape
from sevenwonders_qt.ai.training.self_play import Experience, Policy
from sevenwonders_qt.app.games import GAMES, finding
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.commands import LeaderPrompt

FIND = finding(GAMES)
TABLES = [
    Variant("classic", players, {"expansions": boxes, "edition": edition})
    for players, edition, boxes in (
        (4, "first", ["leaders"]),
        (3, "second", ["leaders"]),
        (2, "first", ["leaders"]),
        (5, "first", ["edifice", "leaders"]),
    )
]


def read(features: ClassicFeatures, game: Classic, state: State, seat: Seat) -> Choices:
    player, legal = game.player_of(state, seat), game.legal(state, seat)
    hand = game.rules.seating.hand_of(state, seat)
    return read_choices(features, state, seat, player, list(hand), [], legal)


@pytest.mark.parametrize("variant", TABLES, ids=str)
def test_the_leaders_of_a_view_are_read_like_those_of_the_whole_state(variant: Variant) -> None:
    """No leader of another hand and none of the pile is read, in the draft and later."""
    game = FIND(variant)
    assert isinstance(game, Classic)
    features, dice = ClassicFeatures(game.rules), Random(3)
    prompts = set()
    for seed in range(3):
        state, chance = game.empty(), SeededChance(seed)
        game.open(state, Setup.random(variant.players), chance)
        while state.result is None:
            seat = state.owing[0]
            prompts.add(state.prompts[seat])
            nobody_has_chosen = not any(state.choices) and len(set(state.prompts)) == 1
            if nobody_has_chosen:
                view = game.view_for(state, seat)
                shown = open_state(view, game.rules)
                whole = read(features, game, state, seat)
                hand = list(view.hand)
                seen = read_choices(
                    features, shown, seat, game.player_of(state, seat), hand, [], view.legal
                )
                assert (seen.shared, seen.own) == (whole.shared, whole.own)
            game.step(state, random_command(state, seat, dice), chance)
    assert {LeaderPrompt.DRAFT, LeaderPrompt.USE} <= prompts


def test_leaders_that_a_seat_keeps_are_read_as_its_own() -> None:
    game = FIND(TABLES[0])
    assert isinstance(game, Classic)
    features, state = ClassicFeatures(game.rules), game.empty()
    game.open(state, Setup.random(4), SeededChance(1))
    choices = read(features, game, state, 2)
    start, size = features.blocks["leaders_hand"]
    on = [[row - start for row in part.rows if 0 <= row - start < size] for part in choices.own]
    assert len(on) == 4
    assert all(len(rows) == 1 for rows in on)
    assert len({rows[0] for rows in on}) == 4


def test_games_with_leaders_are_played_to_be_learned_from() -> None:
    trainable = replace(TRAINABLE, find=FIND)
    layout, variant = trainable.layout(TABLES[1]), TABLES[1]
    shape = NetworkShape(layout.rows, layout.numbers, 8, 8, 3, len(layout.outputs))
    raw = self_play.play(variant, Model.fresh(shape, 1).to_bytes(), range(2), Policy(), find=FIND)
    lesson = Experience.from_bytes(raw)
    drafts, before_ages = 3, 3
    assert len(lesson.sizes) >= 2 * variant.players * (drafts + before_ages + 18)
    assert lesson.rows.max() < layout.rows
    assert set(lesson.bucket.tolist()) == {0, 1, 2}


def test_all_editions_and_numbers_of_players_are_read_by_one_network() -> None:
    schemas = {
        ClassicFeatures(game.rules).schema
        for players in (3, 7)
        for edition in ("first", "second")
        for game in [
            FIND(Variant("classic", players, {"expansions": ["leaders"], "edition": edition}))
        ]
        if isinstance(game, Classic)
    }
    assert len(schemas) == 1


def test_leaders_that_are_taken_in_turn_are_read_like_those_of_the_whole_state() -> None:
    agreed = {"expansions": ["leaders"], "choices": [["leaders_coming", "in_turns"]]}
    game, dice = FIND(Variant("classic", 4, agreed)), Random(3)
    assert isinstance(game, Classic)
    features = ClassicFeatures(game.rules)
    state, chance = game.empty(), SeededChance(1)
    game.open(state, Setup.random(4), chance)
    while LeaderPrompt.DRAFT in state.prompts:
        seat = state.owing[0]
        view = game.view_for(state, seat)
        shown = open_state(view, game.rules)
        whole = read(features, game, state, seat)
        hand = list(view.hand)
        seen = read_choices(
            features, shown, seat, game.player_of(state, seat), hand, [], view.legal
        )
        assert (seen.shared, seen.own) == (whole.shared, whole.own)
        game.step(state, random_command(state, seat, dice), chance)
