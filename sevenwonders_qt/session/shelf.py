"""Actions on saved matches: rename, duplicate, export, import, recover.

Each raises `JournalError` and then leaves everything as it was.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.text import clean
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.entry import entry_as_json
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system, too_large
from sevenwonders_qt.journal.folder import new_path, unfinished
from sevenwonders_qt.journal.header import LONGEST_TEXT, Header, began, header_as_json, new_id
from sevenwonders_qt.journal.lock import Lock, no_lock
from sevenwonders_qt.journal.reading import (
    LARGEST,
    Beginning,
    Recorded,
    read,
    read_header,
    whole_file,
)
from sevenwonders_qt.journal.writing import rewrite, write_beginning
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.recovering import SoundPart
from sevenwonders_qt.session.summary import Entry, Summary
from sevenwonders_qt.session.verifying import departure

SUFFIX: Final = ".7wmatch"
"""The suffix of a match in a file of its own; it is the journal, line for line."""

_TICK = 1_000_000
"""Nanoseconds that make a renamed journal younger, so that every index sees the change."""


class AlreadyHere(Exception):
    """Raised when the imported match is in the folder already, as ``path``, no more and no less."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def rename(path: Path, title: str, lock: Lock = no_lock) -> None:
    """Change the title of the match, but not when it was last played."""
    release = lock(path)
    try:
        recorded = read(path)
        _change(recorded, replace(recorded.header, title=title[:LONGEST_TEXT]))
    finally:
        release()


def mark_practice(path: Path, lock: Lock = no_lock) -> None:
    """Make the match practice from now on, but do not change when it was last played."""
    release = lock(path)
    try:
        recorded = read(path)
        if not recorded.practice:
            _change(recorded, replace(recorded.header, practice=True))
    finally:
        release()


def is_countable(path: Path) -> bool:
    """Return whether the match goes on and is not practice, so that it may count one day."""
    try:
        recorded = read(path)
    except JournalError:
        return False
    return not (recorded.over or recorded.practice)


def countable_of_seed(folder: Path, game: str, seed: int | str) -> list[Path]:
    """Return the matches of ``folder`` with such a deal that go on and are not practice yet."""
    found, wanted = [], clean(str(seed))
    for path in unfinished(folder):
        with suppress(JournalError):
            header = read_header(path)
            if _seed(header) == (game, wanted) and is_countable(path):
                found.append(path)
    return found


def duplicate(path: Path, title: str, lock: Lock = no_lock) -> Path:
    """Make a copy to try something else with, which is practice; return its path.

    What was undone is copied as well. A match that goes on is practice from then on, too: the copy
    shows what comes in it.
    """
    if is_countable(path):
        mark_practice(path, lock)
    recorded = read(path)
    title = title[:LONGEST_TEXT]
    header = replace(recorded.header, title=title, practice=True, id=new_id())
    copy = new_path(path.parent, began(header))
    write_beginning(recorded, copy, header)
    _date(copy, _played(path) + _TICK)
    return copy


def export_match(path: Path, to: Path) -> None:
    """Write the journal into a file of its own, in one step; whatever was there is replaced.

    A journal that does not open is exported as it is: it may open elsewhere.
    """
    try:
        data = read(path).text
    except JournalError as error:
        if error.fault is Fault.UNREADABLE:
            raise
        data = whole_file(path)
    try:
        write_whole(to, data)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, to, error) from error


def delete(path: Path) -> None:
    """Delete the journal for good."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def import_match(
    find: FindGame[Any],
    source: Path,
    folder: Path,
    here: Iterable[Entry],
    players: Collection[str] | None = None,
) -> Path:
    """Put the match of a file into ``folder``; return its path.

    Before that these are checked: size, format, every checksum, and every event is folded, those
    that were undone as well. Then it is decided again: a match that no game could have produced is
    accepted, for it may be of a program with other rules, but the header notes where it departs,
    whatever the file says about that. ``here`` are the matches of the folder; raises `AlreadyHere`
    for one of them. ``players`` are the kinds of player that can sit at the table, None for any.

    A match that goes on comes in as practice where one ``here`` shows what comes in it: a later
    state of the same match, such as one that has become practice since, or one of the same seed.
    """
    _check_size(source)
    recorded = read(source)
    for seat in recorded.header.seats:
        if players is not None and seat.player not in players:
            raise JournalError(Fault.DAMAGED, source, f"nobody plays as {seat.player[:40]!r}", 1)
    departs = departure(Match.refolded(find, recorded), recorded)
    others = list(_of_seed(recorded.header, here))

    def is_same(known: Recorded) -> bool:
        is_another = recorded.over and known.practice != recorded.practice  # a copy to try things
        return known.entries == recorded.entries and not is_another

    _seek(recorded, others, is_same)
    known_deal = not recorded.over and any(_shows_more(known, recorded) for known in others)
    practice = recorded.header.practice or known_deal
    is_here = any(known.header.id == recorded.header.id for known in others)
    id = new_id() if is_here else recorded.header.id  # both are listed, as the person wants both
    header = replace(recorded.header, departs=departs, practice=practice, id=id)
    path = _placed(recorded, header, folder, is_same)
    _date(path, _played(source))
    return path


def shown_by(sources: Iterable[Path], here: Iterable[Entry]) -> list[Path]:
    """Return the matches ``here`` that may count, if these files show what comes in them.

    A file shows it if it goes further or another way, or can be played on from before.
    """
    found: dict[Path, None] = {}
    for source in sources:
        with suppress(JournalError):
            _check_size(source)
            recorded = read(source)
            for known in _of_seed(recorded.header, here):
                may_count = not (known.over or known.practice)
                if may_count and known.entries != recorded.entries:
                    found[known.path] = None
    return [*found]


def recover(part: SoundPart, title: str, folder: Path, here: Iterable[Entry]) -> Path:
    """Put the sound part of a damaged match into ``folder`` as a match of its own; return its path.

    The damaged file keeps every byte. The new match is practice only if the old one was, and so it
    counts in the statistics once it is over: it is the same match, dealt once and lost by accident,
    and the damaged file counts nowhere. It counts no more than once, since it is looked for among
    the matches ``here``: raises `AlreadyHere` for one that was recovered before, or that came from
    elsewhere, and goes at least as far.
    """
    sound = part.beginning

    def goes_as_far(known: Recorded) -> bool:
        alike = known.header.practice == sound.header.practice
        return alike and known.entries[: len(sound.entries)] == sound.entries

    _seek(sound, _of_seed(sound.header, here), goes_as_far)
    played = _played(sound.path)
    path = _placed(sound, replace(sound.header, title=title[:LONGEST_TEXT]), folder, goes_as_far)
    _date(path, played + _TICK)
    return path


def _change(recorded: Recorded, header: Header) -> None:
    """Put another header on a journal, but do not change when it was last played."""
    played = _played(recorded.path)
    rewrite(recorded, header)
    _date(recorded.path, played + _TICK)


def _seek(
    match: Beginning, others: Iterable[Recorded], is_same: Callable[[Recorded], bool]
) -> None:
    for known in others:
        if _of_deal(known.header) == _of_deal(match.header) and is_same(known):
            raise AlreadyHere(known.path)


def _shows_more(known: Recorded, match: Beginning) -> bool:
    """Return whether a match of the same seed went further than this one, or another way."""
    return known.entries != match.entries[: len(known.entries)]


def _placed(
    match: Beginning, header: Header, folder: Path, is_same: Callable[[Recorded], bool]
) -> Path:
    """Write a new journal of the match under this header; it appears whole or not at all.

    The same match always has the same name: if two processes import it at the same time, one finds
    the other's file and raises `AlreadyHere`.
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
    """Yield names made from the content of a match; the later ones are for names that are taken."""
    content = [header_as_json(_untitled(header)), *map(entry_as_json, match.entries)]
    marks = hashlib.sha256(json.dumps(content).encode()).hexdigest()
    created = began(header)
    yield from (new_path(folder, created, marks[at : at + 8]) for at in range(0, len(marks), 8))
    yield new_path(folder, created)


def _of_seed(header: Header, here: Iterable[Entry]) -> Iterator[Recorded]:
    """Yield the matches with this deal, read from the disk."""
    for entry in here:
        if isinstance(entry, Summary) and _seed(entry.header) == _seed(header):
            with suppress(JournalError):
                yield read(entry.path)


def _seed(header: Header) -> tuple[str, str]:
    return header.game, str(header.seed)


def _untitled(header: Header) -> Header:
    """Return the header without the fields that a copy of the same match may change."""
    return replace(header, title="", departs=None, program="", id="")


def _of_deal(header: Header) -> Header:
    return replace(_untitled(header), practice=False)


def _check_size(path: Path) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    if size > LARGEST:
        raise too_large(path)


def _played(path: Path) -> int:
    """Return when the file was last written, as the system counts."""
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error


def _date(path: Path, written: int) -> None:
    """Set the time of a file; if the system does not take it, the match counts as just played."""
    with suppress(OSError, OverflowError):
        os.utime(path, ns=(written, written))
