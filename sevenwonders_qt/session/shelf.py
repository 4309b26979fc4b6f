"""What a person does with saved matches: rename, duplicate, take out, bring in, recover.

Each raises `JournalError` and then leaves everything as it was.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.text import clean
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.entry import entry_as_json
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system, too_large
from sevenwonders_qt.journal.folder import new_path, unfinished
from sevenwonders_qt.journal.header import LONGEST_TEXT, Header, header_as_json
from sevenwonders_qt.journal.lock import Lock, no_lock
from sevenwonders_qt.journal.reading import LARGEST, Beginning, Recorded, read, read_header
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
        _change(recorded, replace(recorded.header, title=title[:LONGEST_TEXT]))
    finally:
        release()


def mark_practice(path: Path, lock: Lock = no_lock) -> None:
    """From now on the match is practice; when it was last played stays as it was."""
    release = lock(path)
    try:
        recorded = read(path)
        if not recorded.practice:
            _change(recorded, replace(recorded.header, practice=True))
    finally:
        release()


def is_countable(path: Path) -> bool:
    """Whether the match goes on and is not practice, so that it may count one day."""
    try:
        recorded = read(path)
    except JournalError:
        return False
    return not (recorded.over or recorded.practice)


def countable_of_seed(folder: Path, game: str, seed: int | str) -> list[Path]:
    """The matches of ``folder`` that go on with such a deal and are not practice yet."""
    found, wanted = [], clean(str(seed))
    for path in unfinished(folder):
        with suppress(JournalError):
            header = read_header(path)
            if (header.game, str(header.seed)) == (game, wanted) and is_countable(path):
                found.append(path)
    return found


def duplicate(path: Path, title: str, lock: Lock = no_lock) -> Path:
    """A copy to try something else with, which is practice; gives where it lies.

    What was undone is copied as well. A match that goes on is practice from then on, too: the copy
    shows what comes in it.
    """
    if is_countable(path):
        mark_practice(path, lock)
    recorded = read(path)
    header = replace(recorded.header, title=title[:LONGEST_TEXT], practice=True)
    copy = new_path(path.parent, _created(header))
    write_beginning(recorded, copy, header)
    _date(copy, _played(path) + _TICK)
    return copy


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

    def is_same(known: Recorded) -> bool:
        return known.entries == recorded.entries

    _seek(recorded, here, is_same)
    path = _placed(recorded, replace(recorded.header, departs=departs), folder, is_same)
    _date(path, _played(source))
    return path


def recover(part: SoundPart, title: str, folder: Path, here: Iterable[Entry]) -> Path:
    """Put what is sound of a damaged match into ``folder`` as a match of its own; gives where.

    The damaged file keeps every byte. The new match is practice only if the old one was, and so it
    counts in the statistics once it is over: it is the same match, dealt once and lost by accident,
    and the damaged file counts nowhere. That it counts no more than once is seen to by looking for
    it among the matches ``here``: raises `AlreadyHere` for one that was recovered before, or that
    came from elsewhere, and goes at least as far.
    """
    sound = part.beginning

    def goes_as_far(known: Recorded) -> bool:
        return known.entries[: len(sound.entries)] == sound.entries

    _seek(sound, here, goes_as_far)
    played = _played(sound.path)
    path = _placed(sound, replace(sound.header, title=title[:LONGEST_TEXT]), folder, goes_as_far)
    _date(path, played + _TICK)
    return path


def _change(recorded: Recorded, header: Header) -> None:
    """Put another header on a journal, which counts as played when it was."""
    played = _played(recorded.path)
    rewrite(recorded, header)
    _date(recorded.path, played + _TICK)


def _seek(match: Beginning, here: Iterable[Entry], is_same: Callable[[Recorded], bool]) -> None:
    for known in _alike(match, here):
        if is_same(known):
            raise AlreadyHere(known.path)


def _placed(
    match: Beginning, header: Header, folder: Path, is_same: Callable[[Recorded], bool]
) -> Path:
    """A new journal of the match under this header; it appears whole or not at all.

    The same match always comes by the same name, so that of two processes which bring it in at the
    same time one finds that of the other: raises `AlreadyHere`.
    """
    for path in _names(match, header, folder):
        if not os.path.lexists(path):
            try:
                write_beginning(match, path, header)
            except JournalError:
                if not os.path.lexists(path):
                    raise
            else:
                return path
        with suppress(JournalError):
            known = read(path)
            if _untitled(known.header) == _untitled(header) and is_same(known):
                raise AlreadyHere(path)
    raise JournalError(Fault.UNWRITABLE, folder, "has no free name for the match")


def _names(match: Beginning, header: Header, folder: Path) -> Iterator[Path]:
    """Names that what stands in a match makes; the later ones are for when others have them."""
    content = [header_as_json(_untitled(header)), *map(entry_as_json, match.entries)]
    marks = hashlib.sha256(json.dumps(content).encode()).hexdigest()
    created = _created(header)
    yield from (new_path(folder, created, marks[at : at + 8]) for at in range(0, len(marks), 8))
    yield new_path(folder, created)


def _alike(match: Beginning, here: Iterable[Entry]) -> Iterator[Recorded]:
    """Those of the same deal, practice or not as well, whatever their title; read from the disk."""
    for entry in here:
        if isinstance(entry, Summary) and _of_deal(entry.header) == _of_deal(match.header):
            try:
                known = read(entry.path)
            except JournalError:
                continue
            if _untitled(known.header) == _untitled(match.header):
                yield known


def _untitled(header: Header) -> Header:
    """The header without what a copy of the same match may have of its own."""
    return replace(header, title="", departs=None, program="")


def _of_deal(header: Header) -> Header:
    return replace(_untitled(header), practice=False)


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
