"""From a model in floating point to the file that players load."""

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
    Sizes,
    write_network,
)
from sevenwonders_qt.ai.training.model import NUMBER_SCALE, Model

_SHORT = 32_767


def export(model: Model, rows: int, header: Mapping[str, Any]) -> bytes:
    """The file of a network of which the first ``rows`` inputs are rows, the others numbers.

    Raises ValueError for a weight that the file cannot hold.
    """
    w = model.weights
    buckets, first, second = w["w2"].shape
    sizes = Sizes(rows, len(w["w1"]) - rows, first, second, buckets, w["w3"].shape[2])
    parts: list[NDArray[Any]] = [
        _shorts(w["w1"][:rows], ROW_BITS),
        _shorts(w["w1"][rows:] * NUMBER_SCALE, SUM_BITS),
        _longs(w["b1"], SUM_BITS),
    ]
    for b in range(buckets):
        parts += [
            _shorts(w["w2"][b], SECOND_BITS),
            _longs(w["b2"][b], CELL_BITS + SECOND_BITS),
            _shorts(w["w3"][b], THIRD_BITS),
            _longs(w["b3"][b], OUTPUT_BITS),
        ]
    return write_network(header, sizes, b"".join(part.tobytes() for part in parts))


def _shorts(weights: NDArray[np.float32], bits: int) -> NDArray[np.int16]:
    whole = np.round(weights.astype(np.float64) * (1 << bits))
    if np.abs(whole).max(initial=0) > _SHORT:
        raise ValueError(f"a weight of {np.abs(weights).max():.1f} is too large for the file")
    return whole.astype("<i2")


def _longs(weights: NDArray[np.float32], bits: int) -> NDArray[np.int32]:
    return np.round(weights.astype(np.float64) * (1 << bits)).astype("<i4")
