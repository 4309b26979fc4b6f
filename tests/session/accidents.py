"""A match whose file has one accident after the other while it is played; for a process to kill."""

from __future__ import annotations

import hashlib
import os
import random
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal import writing
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.folder import unfinished
from sevenwonders_qt.session.copies import is_surpassed
from sevenwonders_qt.session.match import Match
from tests.session.play import BOX, answer, started

FULLEST = 12_000
"""Bytes from which on the journals of this process are compacted: all the time."""


BEFALLS = "accident"
"""Told before each one: until the next choice nobody has had a chance to mend it."""


def digest(events: Sequence[Event]) -> str:
    return hashlib.sha256(repr(list(events)).encode()).hexdigest()[:16]


def to_continue(folder: Path) -> Match[Any] | None:
    """The match that the program would continue, looked at only."""
    for path in unfinished(folder):
        if not is_surpassed(path):
            with suppress(JournalError):
                return Match.replay(BOX.find, path)
    return None


def befall(path: Path, dice: random.Random) -> None:
    """Something that happens to a file."""
    mark = f"{dice.randrange(1 << 30):08x}"
    what = dice.randrange(6)
    if what == 0:
        path.unlink()
    elif what == 1:
        path.rename(path.with_name(f"moved-{mark}.jsonl"))
    elif what == 2:
        shutil.copy(path, path.with_name(f"{path.stem} ({mark}).jsonl"))
    elif what == 3:
        other = path.with_name(f"other-{mark}")
        other.write_bytes(b"a text of somebody else")
        os.replace(other, path)
    elif what == 4:
        path.write_bytes(path.read_bytes()[: -dice.randrange(1, 40)])
    else:
        with path.open("ab") as file:
            file.write(b'{"n":7,"by":3,"eve')


def main(folder: Path, seed: int) -> None:
    """Play on, or begin; print a digest of all that happened after each choice and way back."""
    writing.FULLEST = FULLEST  # type: ignore[misc]
    dice = random.Random(seed)
    seen = to_continue(folder)
    match: Match[Any]
    if seen is None or seen.journal_path is None:
        match = started(Classic.first_edition(), 4, seed, folder)
    else:
        match = Match.resume(BOX.find, seen.journal_path)
    while True:
        path = match.journal_path
        if path is not None and dice.random() < 0.15:
            print(BEFALLS, flush=True)
            befall(path, dice)
        if len(match.steps) > 60 or (len(match.steps) > 2 and dice.random() < 0.2):
            match.go_back(dice.choice(match.steps[1:-1]))
        elif match.can_redo and dice.random() < 0.3:
            match.redo()
        else:
            match.submit(answer(match))
        print(digest(match.events), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
