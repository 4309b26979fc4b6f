"""The journals of all matches, in one folder."""

from __future__ import annotations

from pathlib import Path

from sevenwonders_qt.journal.lines import JournalError, decode

SUFFIX = ".jsonl"
_TAIL = 1_000_000


def journals(folder: Path) -> list[Path]:
    """All journals, the newest first; the names begin with the time of the first deal."""
    try:
        return sorted(folder.glob(f"*{SUFFIX}"), reverse=True)
    except OSError:
        return []


def latest_unfinished(folder: Path, end: str) -> Path | None:
    """The newest journal whose match can go on; ``end`` is the name of the event that ends one.

    Only the last whole line is read. A damaged journal counts as unfinished: opening it tells
    what is wrong.
    """
    return next((path for path in journals(folder) if not _is_done(path, end)), None)


def _is_done(path: Path, end: str) -> bool:
    """Whether nothing is left to do: the match has ended, or was never dealt."""
    try:
        with open(path, "rb") as file:
            file.seek(max(0, path.stat().st_size - _TAIL))
            tail = file.read()
    except OSError:
        return True
    lines = tail[: tail.rfind(b"\n") + 1].splitlines()
    try:
        record = decode(lines[-1]) if lines else {}
    except JournalError:
        return False
    events = record.get("events")
    if not isinstance(events, list):
        return True
    return any(isinstance(event, dict) and event.get("event") == end for event in events)
