"""A training on disk, to be gone on with: weights, moments, counts, and the last lessons."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sevenwonders_qt.ai.training.learner import Adam
from sevenwonders_qt.ai.training.model import NAMES, Model
from sevenwonders_qt.ai.training.self_play import Experience
from sevenwonders_qt.core.whole_file import write_whole

DAMAGED = (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile)
"""The errors of reading a file that is no file of numpy, or was damaged."""


@dataclass(slots=True)
class Checkpoint:
    """Everything but the lessons. ``notes`` are JSON: counts, history, what is trained."""

    model: Model
    adam: Adam
    notes: dict[str, Any]

    def to_bytes(self) -> bytes:
        """Return a file of numpy; `Model.from_bytes` reads its weights alone."""
        arrays: dict[str, Any] = {name: self.model.weights[name] for name in NAMES}
        for name in NAMES:
            arrays[f"first_{name}"] = self.adam.first[name]
            arrays[f"second_{name}"] = self.adam.second[name]
        notes = {**self.notes, "steps": self.adam.steps}
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
        for name in NAMES:
            shape = model.weights[name].shape
            if first[name].shape != shape or second[name].shape != shape:
                raise ValueError("the moments do not fit the weights")
        return cls(model, Adam(model, int(notes["steps"]), first, second), notes)


def read_notes(data: bytes) -> dict[str, Any] | None:
    """Return a checkpoint's notes; None for weights without any. Raises one of `DAMAGED`."""
    with np.load(io.BytesIO(data), allow_pickle=False) as found:
        if "notes" not in found:
            return None
        notes: dict[str, Any] = json.loads(found["notes"].tobytes())
        return notes


class Experiences:
    """The last lessons in a folder, a file each, so that a training never starts on a few games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self._next = max((int(path.stem) for path in self._paths()), default=-1) + 1

    def read(self) -> Iterator[Experience]:
        """Yield the lessons that can be read, the oldest first; damaged ones are removed."""
        for path in self._paths():
            try:
                yield Experience.from_bytes(path.read_bytes())
            except DAMAGED:
                path.unlink(missing_ok=True)

    def keep(self, lesson: bytes, count: int) -> None:
        """Add a lesson and keep the last ``count`` of all."""
        write_whole(self.folder / f"{self._next:08}.npz", lesson, durable=False)
        self._next += 1
        for path in self._paths()[:-count]:
            path.unlink(missing_ok=True)

    def clear(self) -> None:
        for path in self._paths():
            path.unlink(missing_ok=True)
        self.folder.rmdir()

    def _paths(self) -> list[Path]:
        return sorted(path for path in self.folder.glob("*.npz") if path.stem.isdecimal())
