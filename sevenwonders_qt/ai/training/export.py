"""From a model in floating point to the file that players load, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenwonders_qt.ai.network import (
    CELL_BITS,
    OUTPUT_BITS,
    ROW_BITS,
    SECOND_BITS,
    SUM_BITS,
    THIRD_BITS,
    NetworkSizes,
    write_network,
)
from sevenwonders_qt.ai.training.model import NUMBER_SCALE, Floats, Model, NetworkShape

SCALES: Mapping[str, int] = {
    "row": ROW_BITS,
    "number": SUM_BITS,
    "first_bias": SUM_BITS,
    "second": SECOND_BITS,
    "second_bias": CELL_BITS + SECOND_BITS,
    "third": THIRD_BITS,
    "third_bias": OUTPUT_BITS,
}
"""The number of bits of each kind of weight that are fractions."""

_SHORT = 32_767

_KEPT = 9
"""Bits after the point that weights of rows keep: finer ones cost room and win nothing."""


def export(model: Model, rows: int, header: Mapping[str, Any]) -> bytes:
    """Return the file of a network; its first ``rows`` inputs are rows, the others numbers.

    Raises ValueError for a weight that the file cannot hold.
    """
    w = model.weights
    buckets, first, second = w["w2"].shape
    sizes = NetworkSizes(rows, len(w["w1"]) - rows, first, second, buckets, w["w3"].shape[2])
    parts: list[NDArray[Any]] = [
        _shorts(np.round(w["w1"][:rows] * (1 << _KEPT)) / (1 << _KEPT), SCALES["row"]),
        _shorts(w["w1"][rows:] * NUMBER_SCALE, SCALES["number"]),
        _longs(w["b1"], SCALES["first_bias"]),
    ]
    for b in range(buckets):
        parts += [
            _shorts(w["w2"][b], SCALES["second"]),
            _longs(w["b2"][b], SCALES["second_bias"]),
            _shorts(w["w3"][b], SCALES["third"]),
            _longs(w["b3"][b], SCALES["third_bias"]),
        ]
    return write_network(header, sizes, b"".join(part.tobytes() for part in parts))


def restore(sizes: NetworkSizes, body: bytes) -> Model:
    """Return the model of a file's weights, as exactly as the file holds them."""
    s, at = sizes, 0

    def take(kind: str, scale: str, *shape: int) -> Floats:
        nonlocal at
        count = int(np.prod(shape))
        whole = np.frombuffer(body, kind, count, at).reshape(shape)
        at += whole.nbytes
        return (whole / float(1 << SCALES[scale])).astype(np.float32)

    rows = take("<i2", "row", s.rows, s.first)
    numbers = take("<i2", "number", s.numbers, s.first) / np.float32(NUMBER_SCALE)
    weights: dict[str, Floats] = {"w1": np.concatenate([rows, numbers])}
    weights["b1"] = take("<i4", "first_bias", s.first)
    buckets = [
        (
            take("<i2", "second", s.first, s.second),
            take("<i4", "second_bias", s.second),
            take("<i2", "third", s.second, s.outputs),
            take("<i4", "third_bias", s.outputs),
        )
        for _ in range(s.buckets)
    ]
    for name, parts in zip(("w2", "b2", "w3", "b3"), zip(*buckets, strict=True), strict=True):
        weights[name] = np.stack(parts)
    shape = NetworkShape(s.rows, s.numbers, s.first, s.second, s.buckets, s.outputs)
    return Model(shape, weights)


def _shorts(weights: NDArray[np.floating[Any]], bits: int) -> NDArray[np.int16]:
    whole = np.round(weights.astype(np.float64) * (1 << bits))
    if np.abs(whole).max(initial=0) > _SHORT:
        raise ValueError(f"a weight of {np.abs(weights).max():.1f} is too large for the file")
    return whole.astype("<i2")


def _longs(weights: NDArray[np.float32], bits: int) -> NDArray[np.int32]:
    return np.round(weights.astype(np.float64) * (1 << bits)).astype("<i4")
