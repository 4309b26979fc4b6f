"""The folder of journals: names for new ones, and which match can be continued."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sevenwonders_qt.journal.line import CLOSING_LENGTH

SUFFIX = ".jsonl"
_OVER = b',"over":true'


def new_path(folder: Path, created: datetime) -> Path:
    """A name that tells when the match began, such as ``20260131T180500Z-5f3a91c2.jsonl``."""
    stamp = created.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    return folder / f"{stamp}-{secrets.token_hex(4)}{SUFFIX}"


def unfinished(folder: Path) -> list[Path]:
    """Journals of matches still going on, the one played last first; none without a folder.

    Only the last bytes of each file are looked at: a damaged or foreign file is listed, too, and
    refused when it is read.
    """
    return [path for _, path in sorted(_dated(folder), reverse=True) if not finished(path)]


def latest_unfinished(folder: Path) -> Path | None:
    """The journal of the match to continue."""
    return next(
        (path for _, path in sorted(_dated(folder), reverse=True) if not finished(path)), None
    )


def finished(path: Path) -> bool:
    """Whether the last line says that the match is over; False when that cannot be told."""
    tail = len(_OVER) + CLOSING_LENGTH + 1
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            file.seek(max(0, file.tell() - tail))
            end = file.read(tail)
    except OSError:
        return False
    return end.startswith(_OVER) and end.endswith(b'"}\n')


def _dated(folder: Path) -> Iterator[tuple[tuple[int, str], Path]]:
    """Each journal with the time it was last written, and its name for ties."""
    if not folder.is_dir():
        return
    for path in folder.glob(f"*{SUFFIX}"):
        try:
            if path.is_file():
                yield (path.stat().st_mtime_ns, path.name), path
        except OSError:
            continue
