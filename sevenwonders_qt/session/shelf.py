"""What a person does with saved matches: rename, duplicate, take out, bring in, recover.

Each raises `JournalError` and then leaves everything as it was.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system, too_large
from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import LONGEST_TEXT, Header
from sevenwonders_qt.journal.lock import Lock, no_lock
from sevenwonders_qt.journal.reading import LARGEST, Beginning, Recorded, read
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.journal.writing import rewrite, write_beginning
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.recovering import SoundPart
from sevenwonders_qt.session.summary import Entry, Summary
from sevenwonders_qt.session.verifying import departure

SUFFIX: Final = ".7wmatch"
"""Of a match in a file of its own; it is the journal, line for line."""

_TICK = 1_000_000
"""Nanoseconds by which a renamed journal is younger, so that every index sees the change."""


class AlreadyHere(Exception):
    """The match brought in is in the folder already, as ``path``, with nothing more or less."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def rename(path: Path, title: str, lock: Lock = no_lock) -> None:
    """Give the match another title; when it was last played stays as it was."""
    release = lock(path)
    try:
        recorded = read(path)
        played = _played(path)
        rewrite(recorded, replace(recorded.header, title=title[:LONGEST_TEXT]))
        _date(path, played + _TICK)
    finally:
        release()


def duplicate(path: Path, title: str) -> Path:
    """A copy to try something else with, which is practice; gives where it lies.

    What was undone is copied as well.
    """
    recorded = read(path)
    header = replace(recorded.header, title=title[:LONGEST_TEXT], practice=True)
    return _placed(recorded, _sound(recorded), path.parent, header, _played(path) + _TICK)


def take_out(path: Path, to: Path) -> None:
    """Write the journal into a file of its own, in one step; whatever was there is replaced.

    A journal that does not open is taken out as it is: it may open elsewhere.
    """
    try:
        data = _sound(read(path))
    except JournalError as error:
        if error.fault is Fault.UNREADABLE:
            raise
        data = _bytes(path)
    try:
        write_whole(to, data)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, to, error) from error


def erase(path: Path) -> None:
    """Delete the journal for good."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def bring_in(
    find: FindGame[Any],
    source: Path,
    folder: Path,
    here: Iterable[Entry],
    players: Collection[str] | None = None,
) -> Path:
    """Put the match of a file among those of ``folder``; gives where it lies.

    Checked before: size, format, every checksum, and every event is folded, those that were undone
    as well. Then it is decided again: a match that no game could have produced is let in, for it
    may be of a program with other rules, but the header notes where it departs, whatever the file
    says of that. ``here`` are the matches of the folder; raises `AlreadyHere` for one of them.
    ``players`` are the kinds of player that can sit at the table, None for any.
    """
    _check_size(source)
    recorded = read(source)
    for seat in recorded.header.seats:
        if players is not None and seat.player not in players:
            raise JournalError(Fault.DAMAGED, source, f"nobody plays as {seat.player[:40]!r}", 1)
    departs = departure(Match.refolded(find, recorded), recorded)
    for known in _alike(recorded, here):
        if known.entries == recorded.entries:
            raise AlreadyHere(known.path)
    header = replace(recorded.header, departs=departs)
    return _placed(recorded, _sound(recorded), folder, header, _played(source))


def recover(part: SoundPart, title: str, folder: Path, here: Iterable[Entry]) -> Path:
    """Put what is sound of a damaged match into ``folder`` as a match of its own; gives where.

    The damaged file keeps every byte. The new match is practice only if the old one was, and so it
    counts in the statistics once it is over: it is the same match, dealt once and lost by accident,
    and the damaged file counts nowhere. That it counts no more than once is seen to by looking for
    it among the matches ``here``: raises `AlreadyHere` for one that was recovered before, or that
    came from elsewhere, and goes at least as far.
    """
    sound = part.beginning
    for known in _alike(sound, here):
        if known.entries[: len(sound.entries)] == sound.entries:
            raise AlreadyHere(known.path)
    played = _played(sound.path)
    header = replace(sound.header, title=title[:LONGEST_TEXT])
    path = new_path(folder, _created(header))
    write_beginning(sound, path, header)
    _date(path, played + _TICK)
    return path


def _placed(recorded: Recorded, data: bytes, folder: Path, header: Header, played: int) -> Path:
    """A new journal with these lines under this header; it appears whole or not at all."""
    path = new_path(folder, _created(header))
    unnamed = path.with_suffix(".part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        unnamed.write_bytes(data)
        if header != recorded.header or recorded.version < VERSION:
            rewrite(read(unnamed), header)
        _date(unnamed, played)
        unnamed.replace(path)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error
    finally:
        with suppress(OSError):
            unnamed.unlink(missing_ok=True)
    return path


def _alike(match: Beginning, here: Iterable[Entry]) -> Iterator[Recorded]:
    """Those of the same deal, practice or not as well, whatever their title; read from the disk."""
    for entry in here:
        if isinstance(entry, Summary) and _same_deal(entry.header, match.header):
            try:
                known = read(entry.path)
            except JournalError:
                continue
            if known.header.practice == match.header.practice:
                yield known


def _same_deal(one: Header, other: Header) -> bool:
    return _of_deal(one) == _of_deal(other)


def _of_deal(header: Header) -> Header:
    return replace(header, title="", practice=False, departs=None)


def _sound(recorded: Recorded) -> bytes:
    """The file without a line that was cut off at its end."""
    return _bytes(recorded.path)[: recorded.end]


def _bytes(path: Path) -> bytes:
    _check_size(path)
    try:
        return path.read_bytes()
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error


def _check_size(path: Path) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    if size > LARGEST:
        raise too_large(path)


def _played(path: Path) -> int:
    """When the file was last written, as the system counts."""
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error


def _date(path: Path, written: int) -> None:
    """Where the system does not take the time, the match counts as played just now."""
    with suppress(OSError, OverflowError):
        os.utime(path, ns=(written, written))


def _created(header: Header) -> datetime:
    try:
        return datetime.fromisoformat(header.created).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.now(UTC)
