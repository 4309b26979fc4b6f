"""The folder of journals: names for new ones, and which match can be continued."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from sevenwonders_qt.core.shared_file import locked
from sevenwonders_qt.core.stored import Damaged, file_name, listed, load, opened
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.line import CLOSING_LENGTH

SUFFIX = ".jsonl"
_OVER = b',"over":true'

ORDER: Final = "last-played.json"
"""The file that names the journals by when they were opened to be played, the last first.

The clock of the computer may be wrong, and be set right later. Without this file, or for a journal
that it does not name, the time of the file decides.
"""

_REMEMBERED: Final = 100
_NAMES: Final = listed(Annotated[str, file_name])


def new_path(folder: Path, created: datetime, mark: str | None = None) -> Path:
    """Return a name that says when the match began, such as ``20260131T180500Z-5f3a91c2.jsonl``.

    ``mark`` is at its end; without one there is a random mark.
    """
    stamp = created.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    return folder / f"{stamp}-{mark or os.urandom(4).hex()}{SUFFIX}"


def unfinished(folder: Path) -> Iterator[Path]:
    """Return journals of matches still going on, the one played last first; none without a folder.

    Only the last bytes of a file are looked at, when its turn comes: a damaged or foreign file is
    listed, too, and refused when it is read.
    """
    return (path for path in _in_order(folder) if not finished(path))


def latest_unfinished(folder: Path) -> Path | None:
    """Return the journal of the match to continue."""
    return next(unfinished(folder), None)


def note_played(path: Path) -> None:
    """Remember that this journal was opened to be played, after all others of its folder."""
    order = path.parent / ORDER
    with suppress(OSError), locked(order):  # otherwise the times of the files decide
        others = [name for name in _noted(path.parent) if name != path.name]
        names = [path.name, *others][:_REMEMBERED]
        write_whole(order, json.dumps(names).encode(), durable=False)


def finished(path: Path) -> bool:
    """Return whether the last line says that the match is over; False if that cannot be seen."""
    tail = len(_OVER) + CLOSING_LENGTH + 1
    try:
        with opened(path) as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - tail))
            end = file.read(tail)
    except (OSError, Damaged):
        return False
    return end.startswith(_OVER) and end.endswith(b'"}\n')


def _in_order(folder: Path) -> list[Path]:
    """Return every journal, the one played last first."""
    ranks = {name: rank for rank, name in enumerate(_noted(folder))}
    newest = [path for _, path in sorted(_dated(folder), reverse=True)]
    return sorted(newest, key=lambda path: ranks.get(path.name, len(ranks)))


def _noted(folder: Path) -> tuple[str, ...]:
    """Return what `note_played` wrote; nothing of a file with anything else in it."""
    try:
        names: tuple[str, ...] = load(folder / ORDER, _NAMES, 1 << 16)
    except (OSError, Damaged):
        return ()
    return names[:_REMEMBERED]


def _dated(folder: Path) -> Iterator[tuple[tuple[int, str], Path]]:
    """Yield each journal with the time it was last written, and its name for ties."""
    if not folder.is_dir():
        return
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError):
                if path.is_file():
                    yield (path.stat().st_mtime_ns, path.name), path
