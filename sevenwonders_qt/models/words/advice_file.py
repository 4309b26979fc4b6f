"""Advice on wonders as it is written, in a file of a game or of a box; read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders_qt.core.datafile import Entry, entries_of, opened
from sevenwonders_qt.core.resources import resource_path

FOLDER: Final = "advice"
"""The folder of the files, and what a file is called by in messages."""

WHOLE: Final = "text"
"""The field of a wonder without sides."""

SIDES: Final = ("A", "B", "day", "night")
"""The fields of a wonder with sides; day and night are its boards of the second edition."""

Advice = Mapping[tuple[str, str], str]
"""Two sentences in English by wonder and side, one of `SIDES`, or "" for a wonder without sides."""


@cache
def read_advice(path: Path) -> Advice:
    """Read the advice of a file; raises `DataError` for anything in it that is none."""
    root = opened(path, f"{FOLDER}/{path.name}")
    return {
        (entry.id, side): text
        for entry in entries_of(root, "wonder")
        for side, text in _sides(entry).items()
    }


def shipped_advice(name: str) -> Advice:
    """Return the advice of a file that the program comes with; raises as `read_advice`."""
    return read_advice(resource_path(FOLDER, f"{name}.toml"))


def _sides(entry: Entry) -> Mapping[str, str]:
    if WHOLE in entry:
        return {"": entry.text(WHOLE)}
    found = {side: entry.text(side) for side in SIDES if side in entry}
    if not found:
        entry.fail(" or ".join((WHOLE, *SIDES)), "missing")
    return found
