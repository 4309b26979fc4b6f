"""The training of the network of Architects: its games against itself, many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.architects.brains import NETWORK, TASTE
from sevenwonders_qt.ai.architects.choices import Choices, Outcome, read_choices
from sevenwonders_qt.ai.features.architects import BUCKETS, ArchitectsFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.training.games import Trainable
from sevenwonders_qt.ai.training.model import NUMBER_SCALE, Floats, Model
from sevenwonders_qt.ai.training.self_play import (
    Policy,
    TrainingChoice,
    final_of,
    goals,
    lesson_of,
    temperatures,
    worth,
)
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.games.architects.commands import TakeCard, TakeToken
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import FACE_UP, NAME
from sevenwonders_qt.games.architects.random_play import random_command
from sevenwonders_qt.games.architects.rules import find
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.box import FindGame


@dataclass(slots=True)
class _Table:
    game: Architects
    state: State
    chance: SeededChance
    draw: Random
    temperatures: list[float]
    choices: list[list[TrainingChoice]] = field(default_factory=list)


MISTAKES = 0.1
"""The share of random choices of a guided seat of the highest spread."""


def play(
    variant: Variant,
    weights: bytes,
    seeds: Sequence[int],
    policy: Policy,
    find: FindGame = find,
) -> bytes:
    """Play one game for each seed, all at once, and return the `Experience` as bytes.

    Equal arguments lead to equal bytes on one machine.
    """
    return _played(variant, weights, seeds, policy, find, guided=False)


def play_by_rules(
    variant: Variant,
    weights: bytes,
    seeds: Sequence[int],
    policy: Policy,
    find: FindGame = find,
) -> bytes:
    """Play the same games by the player by rules, with mistakes.

    A network that has learned nothing yet learns more from them than from its own.
    """
    return _played(variant, weights, seeds, policy, find, guided=True)


def _played(
    variant: Variant,
    weights: bytes,
    seeds: Sequence[int],
    policy: Policy,
    find: FindGame,
    *,
    guided: bool,
) -> bytes:
    game = find(variant)
    assert isinstance(game, Architects)
    features = features_of(game)
    model = Model.from_bytes(weights)
    tables = [_opened(game, variant.players, seed, policy) for seed in seeds]
    draw = np.random.default_rng([*seeds[:1], 7])
    waiting = tables
    while waiting:
        _answer(model, features, waiting, policy, draw, guided)
        waiting = [table for table in waiting if table.state.result is None]
    return _lesson(game, tables, policy)


@lru_cache(8)
def features_of(game: Architects) -> ArchitectsFeatures:
    return ArchitectsFeatures(game.rules)


def _opened(game: Architects, players: int, seed: int, policy: Policy) -> _Table:
    state, chance = game.empty(), SeededChance(f"self-play {seed}")
    random = Random(seed)
    game.open(state, Setup.random(players), chance)
    spread = temperatures(policy, random, players)
    return _Table(game, state, chance, random, spread, [[] for _ in range(players)])


def _answer(
    model: Model,
    features: ArchitectsFeatures,
    tables: Sequence[_Table],
    policy: Policy,
    draw: np.random.Generator,
    guided: bool,
) -> None:
    """Choose once at each table."""
    asked = []
    for table in tables:
        state, game = table.state, table.game
        legal = game.legal(state, state.active)
        if guided and len(legal) > 1:
            legal = [_guided(table)]
        asked.append(read_choices(features, state, state.active, legal, table.draw))
    outputs, values = _valued(model, features, asked, policy)
    start = 0
    for table, choices in zip(tables, asked, strict=True):
        state, seat = table.state, table.state.active
        end = start + len(choices.leaves)
        found = np.array([option.worth(values[start:end]) for option in choices.options])
        if table.temperatures[seat]:
            found += table.temperatures[seat] * draw.gumbel(size=len(found))
        best = choices.options[int(np.argmax(found))]
        outcome = _outcome(state, best.command, best.outcomes)
        leaf = choices.leaves[outcome.leaves[0]]
        if not outcome.more and leaf.end is None:
            parts = choices.others[leaf.others], choices.table[leaf.table], choices.own[leaf.own]
            uses = [row for row in leaf.uses if row >= 0]
            table.choices[seat].append(
                TrainingChoice(
                    [row for part in parts for row in part.rows] + uses,
                    [number for part in parts for number in part.numbers],
                    leaf.bucket,
                    outputs[start + outcome.leaves[0]],
                )
            )
        table.game.step(state, best.command, table.chance)
        start = end


def _guided(table: _Table) -> Command:
    """Return the choice of the player by rules, or now and then a random one."""
    state, draw = table.state, table.draw
    if draw.random() < MISTAKES * table.temperatures[state.active]:
        return random_command(state, state.active, draw)
    view = table.game.view_for(state, state.active)
    return rule_based.choose(view, table.game.rules, draw)


def _outcome(state: State, command: Command, outcomes: Sequence[Outcome]) -> Outcome:
    """Return the outcome that comes true: which card or token it is decides."""
    if len(outcomes) == 1:
        return outcomes[0]
    key = ""
    if isinstance(command, TakeCard):
        key = state.decks[command.deck][-1]
    elif isinstance(command, TakeToken) and command.place == FACE_UP:
        key = state.pile[-1]
    return next(outcome for outcome in outcomes if outcome.key == key)


def _valued(
    model: Model, features: ArchitectsFeatures, asked: Sequence[Choices], policy: Policy
) -> tuple[Floats, list[float]]:
    """Return the outputs and the value of every leaf, in order."""
    first, sums = 0, []
    kinds = [
        ([part for c in asked for part in c.others], features.others_numbers),
        ([part for c in asked for part in c.table], features.table_numbers),
        ([part for c in asked for part in c.own], features.own_numbers),
    ]
    for parts, count in kinds:
        sums.append(_sums(model, features, parts, first, count))
        first += count
    places: list[tuple[int, int, int]] = []
    base = [0, 0, 0]
    for c in asked:
        a, b, d = base
        places += [(a + leaf.others, b + leaf.table, d + leaf.own) for leaf in c.leaves]
        base[0] += len(c.others)
        base[1] += len(c.table)
        base[2] += len(c.own)
    at = np.array(places)
    leaves = [leaf for c in asked for leaf in c.leaves]
    bucket = np.array([leaf.bucket for leaf in leaves])
    total = sums[0][at[:, 0]] + sums[1][at[:, 1]] + sums[2][at[:, 2]]
    w1 = model.weights["w1"]
    for uses in np.array([leaf.uses for leaf in leaves]).T:
        total += np.where(uses[:, None] >= 0, w1[np.maximum(uses, 0)], 0)
    outputs = model.rest(total, bucket)
    values = worth(outputs, policy).tolist()
    for place, leaf in enumerate(leaves):
        if leaf.end is not None:
            points, rival, share = leaf.end
            values[place] = sum(points) - policy.rival * rival + policy.win * share
    return outputs, values


def _sums(
    model: Model, features: ArchitectsFeatures, parts: Sequence[FeaturePart], first: int, count: int
) -> Floats:
    start = features.rows + first
    weights = model.weights["w1"][start : start + count] * np.float32(NUMBER_SCALE)
    numbers = np.array([part.numbers for part in parts], np.float32) @ weights
    return model.first_layer([part.rows for part in parts], numbers)


def _lesson(game: Architects, tables: Sequence[_Table], policy: Policy) -> bytes:
    choices: list[TrainingChoice] = []
    targets: list[Floats] = []
    points: list[float] = []
    for table in tables:
        scores = [list(s.values())[:-1] for s in game.scores(table.state)]
        totals = [sum(row) for row in scores]
        points.append(sum(totals) / len(totals))
        assert table.state.result is not None
        winners = table.state.result.winners
        for seat, made in enumerate(table.choices):
            choices += made
            targets += goals(made, final_of(scores[seat], totals, winners, seat), policy.trace)
    return lesson_of(choices, targets, points).to_bytes()


TRAINABLE: Final = Trainable(
    play,
    features_of,
    network=lambda game: NETWORK,
    shares={2: 0.4, 3: 0.1, 4: 0.3, 5: 0.08, 6: 0.05, 7: 0.07},
    buckets=BUCKETS,
    cells=(64, 32),
    bases=[Variant(NAME, 2)],
    taste=lambda network: TASTE,
    find=find,
    guide=play_by_rules,
    guided=1500,
    trace=1.0,
)
