"""Recovers a damaged match: its beginning, up to the last choice that is still valid."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.reading import Beginning, cut, read_sound
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.summary import Summary, summary_of


class NotDamaged(Exception):
    """Raised for a match that opens as it is: there is nothing to recover."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: is not damaged")


@dataclass(frozen=True, slots=True)
class SoundPart:
    """The part of a match that can be trusted.

    ``summary`` is its last state, after so many ``choices`` that led there.
    """

    beginning: Beginning
    summary: Summary
    choices: int


def sound_part(find: FindGame[Any], path: Path) -> SoundPart:
    """Return the longest part of a damaged journal that is a match; the file is not touched.

    It is checked as strictly as a whole journal: checksums, form, and every event is folded.
    Raises `JournalError` when not even the deal is sound or the fault is another than damage, and
    `NotDamaged`.
    """
    beginning, fault = read_sound(path)
    sound = Match.sound_entries(find, beginning)
    if not sound:
        raise JournalError(Fault.DAMAGED, path, "the deal is no beginning of a match", 2)
    if fault is None and sound == len(beginning.entries):
        raise NotDamaged(path)
    beginning = cut(beginning, sound)
    match = Match.refolded(find, beginning)
    return SoundPart(beginning, summary_of(match, path), len(match.steps) - 1)
