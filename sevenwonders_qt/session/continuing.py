"""A new match that starts from the middle of another one."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import new_id, stamp
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import write_copy
from sevenwonders_qt.session.step import MatchStep


def continue_from(path: Path, step: MatchStep, folder: Path) -> Path:
    """Write a new match that starts where ``path`` was after ``step``; return its journal.

    The journal is in ``folder``. The new match is practice: a player may know what comes. What
    departs from the rules only after the step does not count against it. The other one stays as it
    is. Raises `JournalError`, and KeyError for a step that is not of that journal.
    """
    recorded = read(path)
    now = datetime.now(UTC)
    departs = recorded.header.departs
    if departs is not None and step.number < departs.line:
        departs = None
    header = replace(
        recorded.header, created=stamp(now), practice=True, departs=departs, id=new_id()
    )
    made = new_path(folder, now)
    write_copy(recorded, made, header, step.number)
    return made
