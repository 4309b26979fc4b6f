"""Copies of a match file, as sync programs make them: one match, whatever its files are called."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.journal.reading import Recorded, read, read_header

_OWN_NAME = re.compile(r"[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}" + re.escape(SUFFIX))
"""The names of journals that this program writes."""


def surpassed(copies: Iterable[Path]) -> dict[Path, Path]:
    """Return the files of one match that hold nothing more than another file, each with that one.

    If files hold the same, the one stays that has the name of a journal. A file that cannot be read
    is left out.
    """
    found: list[Recorded] = []
    for path in copies:
        with suppress(JournalError):
            found.append(read(path))
    found.sort(key=_rank)
    held: dict[Path, Path] = {}
    for at, one in enumerate(found):
        others = (other for other in found[at + 1 :] if _holds(other, one))
        longest = max(others, key=_rank, default=None)
        if longest is not None:
            held[one.path] = longest.path
    return held


def is_surpassed(path: Path) -> bool:
    """Return whether another file beside a journal goes further in the same match."""
    try:
        id = read_header(path).id
    except JournalError:
        return False
    copies = [path]
    for other in _possible_copies(path) if id else ():
        with suppress(JournalError):
            if read_header(other).id == id:
                copies.append(other)
    return len(copies) > 1 and path in surpassed(copies)


def _rank(journal: Recorded) -> tuple[int, bool, bool, str]:
    """Return the rank of a journal: the more was written, the higher."""
    name = journal.path.name
    own = _OWN_NAME.fullmatch(name) is not None
    return len(journal.entries) + journal.header.left_out, journal.practice, own, name


def _holds(further: Recorded, journal: Recorded) -> bool:
    """Return whether everything in a journal is in another one with more entries.

    If that one was compacted since, it suffices that the one leads to the other.
    """
    entries = journal.entries
    if further.entries[: len(entries)] == entries:
        return True
    if further.header.left_out <= journal.header.left_out:
        return False
    ways = _leading(further), _leading(journal)
    return all(one == other for one, other in zip(*ways, strict=False))


def _leading(journal: Recorded) -> Sequence[tuple[object, ...]]:
    return [line.events for line in journal.branches.path()]


def _possible_copies(path: Path) -> Iterator[Path]:
    """Yield journals beside it that may be copies: by their names, or if names show nothing."""
    began = path.name[:16] if _OWN_NAME.fullmatch(path.name) else ""
    with suppress(OSError), os.scandir(path.parent) as files:
        for file in files:
            name = file.name
            if name == path.name or not name.endswith(SUFFIX):
                continue
            tells = _OWN_NAME.fullmatch(name) is not None
            if not began or not tells or name.startswith(began):
                yield path.parent / name
