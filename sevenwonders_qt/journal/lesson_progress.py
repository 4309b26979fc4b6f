"""The progress of a person with each lesson, kept in one JSON file beside the settings."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.core.stored import Damaged, identity, load, parts, reader, sound, whole
from sevenwonders_qt.core.whole_file import make_folders, write_whole

FILE: Final = "lessons.json"


_begun = reader(tuple[str, Annotated[int, whole(1, 9999)]])


def _done(stored: Any) -> set[str]:
    return {*sound(identity, stored)} if isinstance(stored, list) else set()


def _at(stored: Any) -> dict[str, int]:
    return dict(sound(_begun, map(list, stored.items()))) if isinstance(stored, dict) else {}


@dataclass(slots=True)
class LessonProgress:
    """The progress in lessons: the ones ``done``, and the steps ``at`` which others were left."""

    done: set[str] = field(default_factory=set)
    at: dict[str, int] = field(default_factory=dict)

    def reach(self, lesson: str, step: int, count: int) -> None:
        """Set the step of a lesson of ``count`` steps, from 0; past the last it is done."""
        if step >= count:
            self.done.add(lesson)
            self.at.pop(lesson, None)
        elif step:
            self.at[lesson] = step
        else:
            self.at.pop(lesson, None)

    def save(self, path: Path) -> None:
        """Write the progress; raises OSError when the disk refuses."""
        document = {"done": sorted(self.done), "at": dict(sorted(self.at.items()))}
        make_folders(path.parent)
        write_whole(path, (json.dumps(document, indent=2) + "\n").encode())


@dataclass(frozen=True, slots=True)
class _Stored:
    """The file; lessons that cannot be read are left out."""

    done: Annotated[set[str], _done] = field(default_factory=set)
    at: Annotated[dict[str, int], _at] = field(default_factory=dict)


def progress_file(path: Path) -> SharedFile[LessonProgress]:
    """Return the progress of a person, in a file that other windows change as well."""

    def there(path: Path) -> LessonProgress | None:
        return read_progress(path) if path.exists() else None

    return SharedFile(path, there, lambda path, progress: progress.save(path), LessonProgress())


def read_progress(path: Path) -> LessonProgress:
    """Read the progress of a file; a part that is missing or damaged counts as not begun."""
    try:
        found, _ = load(path, partial(parts, _Stored))
    except (OSError, Damaged):
        return LessonProgress()
    return LessonProgress(**found)
