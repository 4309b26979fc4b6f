"""How far a person has come with each lesson, kept in one JSON file beside the settings."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sevenwonders_qt.core.whole_file import write_whole

FILE: Final = "lessons.json"


@dataclass(slots=True)
class Progress:
    """``done`` are the lessons that were taken to their end, ``at`` the steps of those begun."""

    done: set[str] = field(default_factory=set)
    at: dict[str, int] = field(default_factory=dict)

    def reach(self, lesson: str, step: int, count: int) -> None:
        """A lesson of ``count`` steps stands at this one, from 0; past the last it is done."""
        if step >= count:
            self.done.add(lesson)
            self.at.pop(lesson, None)
        elif step:
            self.at[lesson] = step
        else:
            self.at.pop(lesson, None)

    def save(self, path: Path) -> None:
        """Write it; raises OSError when the disk refuses."""
        document = {"done": sorted(self.done), "at": dict(sorted(self.at.items()))}
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, (json.dumps(document, indent=2) + "\n").encode())


def read_progress(path: Path) -> Progress:
    """What the file says; what is missing or damaged there counts as not begun."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Progress()
    if not isinstance(document, dict):
        return Progress()
    done, at = document.get("done"), document.get("at")
    return Progress(
        {name for name in done if isinstance(name, str)} if isinstance(done, list) else set(),
        {
            name: step
            for name, step in (at.items() if isinstance(at, dict) else ())
            if type(step) is int and 0 < step < 10_000
        },
    )
