"""A network in floating point, as it is trained."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

NUMBER_SCALE = 0.1
"""The factor of numbers before they enter; rows count 1."""

NAMES = ("w1", "b1", "w2", "b2", "w3", "b3")


@dataclass(frozen=True, slots=True)
class NetworkShape:
    """Sizes of a network: rows and numbers that enter, hidden layers, buckets, outputs.

    The layers after the first exist once for each bucket (the Age, for 7 Wonders).
    """

    rows: int
    numbers: int
    first: int
    second: int
    buckets: int
    outputs: int

    @property
    def inputs(self) -> int:
        """Rows and numbers, which come last."""
        return self.rows + self.numbers


class Model:
    """Two hidden layers with ReLU; the last output is a log-odds, the others are points / 10."""

    def __init__(self, shape: NetworkShape, weights: dict[str, Floats]) -> None:
        self.shape = shape
        self.weights = weights

    @classmethod
    def fresh(cls, shape: NetworkShape, seed: int) -> Model:
        """Return random weights; rows start at zero, so that rare ones do no harm."""
        random = np.random.default_rng(seed)
        s = shape

        def normal(*size: int, spread: float) -> Floats:
            return (random.standard_normal(size) * spread).astype(np.float32)

        w1 = np.zeros((s.inputs, s.first), np.float32)
        w1[s.rows :] = normal(s.numbers, s.first, spread=0.15)
        return cls(
            shape,
            {
                "w1": w1,
                "b1": np.full(s.first, 0.1, np.float32),
                "w2": normal(s.buckets, s.first, s.second, spread=(2 / s.first) ** 0.5),
                "b2": np.zeros((s.buckets, s.second), np.float32),
                "w3": normal(s.buckets, s.second, s.outputs, spread=(1 / s.second) ** 0.5),
                "b3": np.zeros((s.buckets, s.outputs), np.float32),
            },
        )

    def to_bytes(self) -> bytes:
        buffer = io.BytesIO()
        arrays: dict[str, Any] = {name: self.weights[name] for name in NAMES}
        np.savez(buffer, **arrays)
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Model:
        """Read what `to_bytes` wrote; which inputs are numbers is not kept, so all are rows."""
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            weights = {name: found[name] for name in NAMES}
        buckets, first, second = weights["w2"].shape
        rows = weights["w1"].shape[0]
        return cls(NetworkShape(rows, 0, first, second, buckets, weights["w3"].shape[2]), weights)

    def first_layer(self, rows: Sequence[Sequence[int]], numbers: Floats) -> Floats:
        """Return the sums of the first layer for parts of positions, without its bias."""
        w1, count = self.weights["w1"], len(rows)
        sizes = np.fromiter(map(len, rows), np.int64, count)
        flat = np.fromiter(chain.from_iterable(rows), np.int64, int(sizes.sum()))
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        return np.add.reduceat(w1[flat], starts, axis=0) + numbers

    def rest(self, sums: Floats, bucket: NDArray[np.int64]) -> Floats:
        """Return the outputs from the sums of the first layer, with the bucket of each position."""
        w = self.weights
        hidden = np.maximum(sums + w["b1"], 0)
        out = np.empty((len(sums), w["w3"].shape[2]), np.float32)
        for b in np.unique(bucket):
            at = bucket == b
            second = np.maximum(hidden[at] @ w["w2"][b] + w["b2"][b], 0)
            out[at] = second @ w["w3"][b] + w["b3"][b]
        return out
