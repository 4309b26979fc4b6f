"""A training on disk, to be gone on with: weights, moments, counts, and the last lessons."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sevenwonders_qt.ai.training.learner import Adam
from sevenwonders_qt.ai.training.model import NAMES, Model
from sevenwonders_qt.ai.training.self_play import Experience
from sevenwonders_qt.core.whole_file import write_whole

DAMAGED = (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile)
"""The errors of reading a file that is no file of numpy, or was damaged."""


class Flight(NamedTuple):
    """Games that are under way: their number, and the progress and weights that they began with."""

    number: int
    progress: float
    weights: bytes


@dataclass(slots=True)
class Checkpoint:
    """Everything but the lessons. ``notes`` are JSON: counts, history, what is trained.

    ``flights`` are the games under way, the first one first: with them, a training that was stopped
    goes on as if it had not been.
    """

    model: Model
    adam: Adam
    notes: dict[str, Any]
    flights: Sequence[Flight] = ()

    def to_bytes(self) -> bytes:
        """Return a file of numpy; `Model.from_bytes` reads its weights alone."""
        arrays: dict[str, Any] = {name: self.model.weights[name] for name in NAMES}
        for name in NAMES:
            arrays[f"first_{name}"] = self.adam.first[name]
            arrays[f"second_{name}"] = self.adam.second[name]
        for place, flight in enumerate(self.flights):
            arrays[f"flight_{place}"] = np.frombuffer(flight.weights, np.uint8)
        under_way = [[flight.number, flight.progress] for flight in self.flights]
        notes = {**self.notes, "steps": self.adam.steps, "flights": under_way}
        arrays["notes"] = np.frombuffer(json.dumps(notes).encode(), np.uint8)
        buffer = io.BytesIO()
        np.savez(buffer, **arrays)
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Checkpoint:
        """Read a checkpoint; raises one of `DAMAGED`."""
        model = Model.from_bytes(data)
        with np.load(io.BytesIO(data), allow_pickle=False) as found:
            notes = json.loads(found["notes"].tobytes())
            first = {name: found[f"first_{name}"] for name in NAMES}
            second = {name: found[f"second_{name}"] for name in NAMES}
            flights = [
                Flight(int(number), float(progress), found[f"flight_{place}"].tobytes())
                for place, (number, progress) in enumerate(notes.pop("flights"))
            ]
        for name in NAMES:
            shape = model.weights[name].shape
            if first[name].shape != shape or second[name].shape != shape:
                raise ValueError("the moments do not fit the weights")
        return cls(model, Adam(model, int(notes["steps"]), first, second), notes, flights)


def read_notes(data: bytes) -> dict[str, Any] | None:
    """Return a checkpoint's notes; None for weights without any. Raises one of `DAMAGED`."""
    with np.load(io.BytesIO(data), allow_pickle=False) as found:
        if "notes" not in found:
            return None
        notes: dict[str, Any] = json.loads(found["notes"].tobytes())
        return notes


class Experiences:
    """The last lessons in a folder, a file each, so that a training never starts on a few games.

    A later lesson has a higher number.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def read(self, end: int) -> Iterator[Experience]:
        """Yield the lessons before number ``end`` that can be read, the oldest first.

        All other files are removed: lessons that are damaged, or newer than the checkpoint.
        """
        for path in self._paths():
            try:
                if int(path.stem) >= end:
                    raise ValueError("newer than the checkpoint")
                yield Experience.from_bytes(path.read_bytes())
            except DAMAGED:
                path.unlink(missing_ok=True)

    def keep(self, number: int, lesson: bytes) -> None:
        write_whole(self.folder / f"{number:08}.npz", lesson, durable=False)

    def forget(self, count: int) -> None:
        """Remove all but the last ``count`` lessons."""
        for path in self._paths()[:-count] if count else self._paths():
            path.unlink(missing_ok=True)

    def clear(self) -> None:
        self.forget(0)
        self.folder.rmdir()

    def _paths(self) -> list[Path]:
        return sorted(path for path in self.folder.glob("*.npz") if path.stem.isdecimal())
