"""Learning from lessons: a store of the last positions, and Adam steps on the network."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sevenwonders_qt.ai.training.model import NAMES, NUMBER_SCALE, Floats, Model
from sevenwonders_qt.ai.training.self_play import Experience

BATCH = 2048
DECAY = 0.02
_BETA1, _BETA2, _TINY = 0.9, 0.999, 1e-8
_WIN_LOSS = 0.5


class Store:
    """The last positions played, oldest forgotten first, lesson by lesson."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._lessons: list[Experience] = []
        self._starts: list[NDArray[np.int64]] = []

    def __len__(self) -> int:
        """Return the number of lessons."""
        return len(self._lessons)

    def add(self, lesson: Experience) -> None:
        self._lessons.append(lesson)
        starts = np.concatenate(([0], np.cumsum(lesson.sizes, dtype=np.int64)))
        self._starts.append(starts)
        self.size += len(lesson.sizes)
        while self.size - len(self._lessons[0].sizes) >= self.limit:
            self.size -= len(self._lessons.pop(0).sizes)
            self._starts.pop(0)

    def sample(self, model: Model, size: int, random: np.random.Generator) -> Batch:
        """Return ``size`` positions drawn with replacement: a few from each of many lessons."""
        picked = random.integers(len(self._lessons), size=64)
        each = size // len(picked)
        rows, sizes, numbers, bucket, targets = [], [], [], [], []
        for number in picked:
            lesson, starts = self._lessons[number], self._starts[number]
            at = random.integers(len(lesson.sizes), size=each)
            rows.append(_pieces(lesson.rows, starts[at], lesson.sizes[at]))
            sizes.append(lesson.sizes[at])
            numbers.append(lesson.numbers[at])
            bucket.append(lesson.bucket[at])
            targets.append(lesson.targets[at])
        width, first_number = model.shape.inputs, model.shape.rows
        inputs = np.zeros((each * len(picked), width), np.float32)
        where = np.repeat(np.arange(len(inputs)) * width, np.concatenate(sizes))
        flat = where + np.concatenate(rows)
        np.add.at(inputs.ravel(), flat, np.float32(1))
        inputs[:, first_number:] = np.concatenate(numbers) * np.float32(NUMBER_SCALE)
        return Batch(inputs, np.concatenate(bucket), np.concatenate(targets))


def _pieces(
    whole: NDArray[np.uint16], starts: NDArray[np.int64], sizes: NDArray[np.uint16]
) -> NDArray[np.uint16]:
    """Return the pieces of an array that begin at ``starts``, one after another."""
    lengths = sizes.astype(np.int64)
    before = np.cumsum(lengths) - lengths
    return whole[np.repeat(starts - before, lengths) + np.arange(int(lengths.sum()))]


@dataclass(frozen=True, slots=True)
class Batch:
    """``inputs`` (positions, rows and numbers), ``bucket`` (positions,), ``targets``."""

    inputs: Floats
    bucket: NDArray[np.uint8]
    targets: Floats


@dataclass(slots=True)
class Adam:
    """Steps with weight decay apart from the gradient; keeps two averages of each weight."""

    model: Model
    steps: int = 0
    first: dict[str, Floats] = field(default_factory=dict)
    second: dict[str, Floats] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in NAMES:
            self.first.setdefault(name, np.zeros_like(self.model.weights[name]))
            self.second.setdefault(name, np.zeros_like(self.model.weights[name]))

    def step(self, batch: Batch, rate: float) -> Floats:
        """Make one step; return the mean squared error of each output (the last: of the chance)."""
        gradients, errors = _gradients(self.model, batch)
        self.steps += 1
        correct1 = 1 - _BETA1**self.steps
        correct2 = 1 - _BETA2**self.steps
        for name, gradient in gradients.items():
            weights, m, v = self.model.weights[name], self.first[name], self.second[name]
            m *= _BETA1
            m += (1 - _BETA1) * gradient
            v *= _BETA2
            v += (1 - _BETA2) * gradient * gradient
            if not name.startswith("b"):
                weights *= 1 - rate * DECAY
            weights -= (rate / correct1) * m / (np.sqrt(v / correct2) + _TINY)
        return errors


def _gradients(model: Model, batch: Batch) -> tuple[dict[str, Floats], Floats]:
    w, x = model.weights, batch.inputs
    before = x @ w["w1"] + w["b1"]
    hidden = np.maximum(before, 0)
    count = len(x)
    d_hidden = np.empty_like(hidden)
    found = {name: np.zeros_like(w[name]) for name in ("w2", "b2", "w3", "b3")}
    errors = np.zeros(batch.targets.shape[1], np.float32)
    for b in range(model.shape.buckets):
        at = np.flatnonzero(batch.bucket == b)
        if not len(at):
            continue
        h = hidden[at]
        second = np.maximum(h @ w["w2"][b] + w["b2"][b], 0)
        out = second @ w["w3"][b] + w["b3"][b]
        chance = 1 / (1 + np.exp(-out[:, -1]))
        goal = batch.targets[at]
        off = out - goal
        off[:, -1] = chance - goal[:, -1]
        errors += (off * off).sum(axis=0)
        d_out = off * np.float32(2 / count)
        d_out[:, -1] = off[:, -1] * np.float32(_WIN_LOSS / count)
        found["w3"][b] = second.T @ d_out
        found["b3"][b] = d_out.sum(axis=0)
        d_second = (d_out @ w["w3"][b].T) * (second > 0)
        found["w2"][b] = h.T @ d_second
        found["b2"][b] = d_second.sum(axis=0)
        d_hidden[at] = d_second @ w["w2"][b].T
    d_hidden *= before > 0
    return {"w1": x.T @ d_hidden, "b1": d_hidden.sum(axis=0), **found}, errors / np.float32(count)
