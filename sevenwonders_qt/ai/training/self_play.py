"""Games of a network against itself, many at once, and what can be learned from them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures, Known
from sevenwonders_qt.ai.features.reading import NetworkReading
from sevenwonders_qt.ai.training.model import NUMBER_SCALE, Floats, Model
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import FindGame, find_rules
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup

MEMORY = 3_000
"""Cities that are remembered: many tables are played in turns, each choice at all of them."""


@dataclass(frozen=True, slots=True)
class Experience:
    """The material to learn from: positions with their outcomes.

    ``rows`` holds the rows of all positions one after another, ``sizes`` how many each has.
    ``numbers`` is (positions, numbers), ``bucket`` (positions,), ``targets`` (positions, outputs)
    in points / 10, the last column the share of the victory.
    """

    rows: NDArray[np.uint16]
    sizes: NDArray[np.uint16]
    numbers: NDArray[np.int16]
    bucket: NDArray[np.uint8]
    targets: Floats
    points: Floats

    def to_bytes(self) -> bytes:
        buffer = io.BytesIO()
        np.savez(
            buffer,
            rows=self.rows,
            sizes=self.sizes,
            numbers=self.numbers,
            bucket=self.bucket,
            targets=self.targets,
            points=self.points,
        )
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Experience:
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            return cls(*(found[name] for name in cls.__slots__))


@dataclass(frozen=True, slots=True)
class Policy:
    """The rules of choosing by outputs, and how far ahead lessons look.

    ``rival`` and ``win`` weigh the best rival's points and the chance of winning, in points.
    ``temperature`` is in points. ``trace`` is the lambda of TD(lambda).
    """

    rival: float = 0.4
    win: float = 6.0
    temperature: float = 0.7
    trace: float = 0.8


@dataclass(slots=True)
class TrainingChoice:
    """One choice of a seat, for the lesson."""

    rows: list[int]
    numbers: list[int]
    bucket: int
    outputs: Floats


@dataclass(slots=True)
class _Table:
    game: Classic
    state: State
    chance: SeededChance
    memories: list[Memory]
    temperatures: list[float]
    choices: list[list[TrainingChoice]] = field(default_factory=list)


@dataclass(slots=True)
class _Decision:
    table: _Table
    seat: Seat
    choices: Choices
    picked: Command | None = None


def play(
    variant: Variant,
    weights: bytes,
    seeds: Sequence[int],
    policy: Policy,
    find: FindGame = find_rules,
    reading: NetworkReading | None = None,
) -> bytes:
    """Play one game for each seed, all at once, and return the `Experience` as bytes.

    A network for any of several boxes has a ``reading``. Equal arguments lead to equal bytes on one
    machine.
    """
    game = find(variant)
    assert isinstance(game, Classic)
    features = features_of(game, reading)
    model = Model.from_bytes(weights)
    tables = [_opened(game, variant.players, seed, policy) for seed in seeds]
    draw = np.random.default_rng([*seeds[:1], 7])
    waiting = tables
    while waiting:
        decisions = [_decision(features, t, s) for t in waiting for s in _asked(t)]
        _answer(model, features, decisions, policy, draw)
        waiting = [table for table in waiting if table.state.result is None]
    return _lesson(features, tables, policy).to_bytes()


@lru_cache(8)
def features_of(game: Classic, reading: NetworkReading | None = None) -> ClassicFeatures:
    """Return the features of a game; with a ``reading``, as such a network reads it."""
    return ClassicFeatures(game.rules, MEMORY, Known(reading=reading))


def _opened(game: Classic, players: int, seed: int, policy: Policy) -> _Table:
    state, chance = game.empty(), SeededChance(f"self-play {seed}")
    random = Random(seed)
    events = game.open(state, Setup.random(players), chance)
    memories = [Memory(seat) for seat in range(players)]
    spread = temperatures(policy, random, players)
    table = _Table(game, state, chance, memories, spread, [[] for _ in range(players)])
    _hear(table, events)
    return table


def temperatures(policy: Policy, random: Random, players: int) -> list[float]:
    """Return temperatures in points, one for each seat: some play their best, others try more."""
    return [policy.temperature * random.choice((0.0, 0.5, 1.0, 2.0)) for _ in range(players)]


def _hear(table: _Table, events: Sequence[Any]) -> None:
    game = table.game
    for event in events:
        if isinstance(event, ev.CardBuilt | ev.HandsPassed):
            for memory in table.memories:
                memory.hear(event)
        elif isinstance(event, ev.AgeBegan | ev.StageBuilt | ev.CardSold | ev.HandsSwapped):
            for memory in table.memories:
                memory.hear(game.redact(event, memory.seat))


def _asked(table: _Table) -> list[Seat]:
    """Return the seats that choose now: all at once, but with a free city one by one."""
    owing = list(table.state.owing)
    return owing[:1] if len(table.state.cities) > table.state.players else owing


def _decision(features: ClassicFeatures, table: _Table, seat: Seat) -> _Decision:
    state, game = table.state, table.game
    player = game.player_of(state, seat)
    hand = list(game.rules.seating.hand_of(state, seat))
    memory = table.memories[player]
    if player == seat and state.prompts[seat] == Prompt.CARD:
        memory.look(hand)
    coming = memory.coming(game.rules.shape, state.age, state.turn)
    legal = game.legal(state, seat)
    choices = read_choices(features, state, seat, player, hand, coming, legal)
    return _Decision(table, player, choices)


def _answer(
    model: Model,
    features: ClassicFeatures,
    decisions: Sequence[_Decision],
    policy: Policy,
    draw: np.random.Generator,
) -> None:
    shared = [part for d in decisions for part in d.choices.shared]
    own = [part for d in decisions for part in d.choices.own]
    n_shared, n_own = features.shared_numbers, features.own_numbers
    w1 = model.weights["w1"]
    numbers = w1[features.rows :] * NUMBER_SCALE
    a = np.array([p.numbers for p in shared], np.float32) @ numbers[:n_shared]
    b = np.array([p.numbers for p in own], np.float32) @ numbers[n_shared : n_shared + n_own]
    sums_shared = model.first_layer([p.rows for p in shared], a)
    sums_own = model.first_layer([p.rows for p in own], b)
    owner, of_own, taken, bucket = [], [], [], []
    base_shared = base_own = 0
    for d in decisions:
        for _, place, row in d.choices.options:
            owner.append(base_shared + d.choices.shared_of(place))
            of_own.append(base_own + place)
            taken.append(row)
            bucket.append(_bucket(d.table.state))
        base_shared += len(d.choices.shared)
        base_own += len(d.choices.own)
    rows = np.array(taken)
    sums = sums_shared[np.array(owner)] + sums_own[np.array(of_own)]
    sums += np.where(rows[:, None] >= 0, w1[np.maximum(rows, 0)], 0)
    outputs = model.rest(sums, np.array(bucket))
    values = worth(outputs, policy)
    start = 0
    for d in decisions:
        end = start + len(d.choices.options)
        found = values[start:end]
        temperature = d.table.temperatures[d.seat]
        if temperature:
            noise = temperature * draw.gumbel(size=len(found))
            found = found + noise.astype(np.float32)
        best = int(np.argmax(found))
        command, place, row = d.choices.options[best]
        shared_part = d.choices.shared[d.choices.shared_of(place)]
        part = d.choices.own[place]
        rows_on = shared_part.rows + part.rows + ([row] if row >= 0 else [])
        d.picked = command
        d.table.choices[d.seat].append(
            TrainingChoice(
                rows_on,
                shared_part.numbers + part.numbers,
                _bucket(d.table.state),
                outputs[start + best],
            )
        )
        start = end
    for d in decisions:
        assert d.picked is not None
        _hear(d.table, d.table.game.step(d.table.state, d.picked, d.table.chance))


def _bucket(state: State) -> int:
    return max(1, state.current_age) - 1


def worth(outputs: Floats, policy: Policy) -> Floats:
    """Return points for choosing: own points, less a part of the best rival's, and for winning."""
    own = outputs[:, :-2].sum(axis=1) * 10
    win = 1 / (1 + np.exp(-outputs[:, -1]))
    return own - policy.rival * 10 * outputs[:, -2] + policy.win * win  # type: ignore[no-any-return]


def _lesson(features: ClassicFeatures, tables: Sequence[_Table], policy: Policy) -> Experience:
    choices: list[TrainingChoice] = []
    targets: list[Floats] = []
    points: list[float] = []
    for table in tables:
        sheets = table.game.scores(table.state)
        scores = [[sheet.get(name, 0) for name in features.categories] for sheet in sheets]
        totals = [sum(row) for row in scores[: table.state.players]]
        points.append(sum(totals) / len(totals))
        assert table.state.result is not None
        winners = table.state.result.winners
        for seat, made in enumerate(table.choices):
            final = final_of(scores[seat], totals, winners, seat)
            choices += made
            targets += goals(made, final, policy.trace)
    return lesson_of(choices, targets, points)


def final_of(
    points: Sequence[int], totals: Sequence[int], winners: Sequence[Seat], seat: Seat
) -> Floats:
    """Return a match's final outputs: points by category, best rival, share of the victory."""
    rival = max(total for s, total in enumerate(totals) if s != seat)
    final: Floats = np.array([*points, rival, 0], np.float32) / np.float32(10)
    final[-1] = 1 / len(winners) if seat in winners else 0.0
    return final


def goals(made: Sequence[TrainingChoice], final: Floats, trace: float) -> list[Floats]:
    """Return the goal of each position of one seat: its end, mixed with what came between."""
    goal, back = final, []
    for choice in reversed(made):
        back.append(goal)
        seen = choice.outputs.copy()
        seen[-1] = 1 / (1 + np.exp(-seen[-1]))
        goal = (trace * goal + (1 - trace) * seen).astype(np.float32)
    return back[::-1]


def lesson_of(
    choices: Sequence[TrainingChoice], targets: Sequence[Floats], points: Sequence[float]
) -> Experience:
    """Return the lesson of positions with their targets; ``points`` are the mean of each game."""
    return Experience(
        np.array([r for c in choices for r in c.rows], np.uint16),
        np.array([len(c.rows) for c in choices], np.uint16),
        np.array([c.numbers for c in choices], np.int16),
        np.array([c.bucket for c in choices], np.uint8),
        np.array(targets, np.float32),
        np.array(points, np.float32),
    )
