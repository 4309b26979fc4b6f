"""The index of a folder of matches in SQLite: saves reading a thousand journals again.

All that it holds is in the journals, so it is deleted if anything is wrong with it. Only one that
is locked, or cannot be written at all, is done without.

Of each match there is all that a list is ordered by, and the rest in one value that is decoded only
when it is asked for: ten thousand matches are listed in the time that decoding some hundred takes.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from types import NoneType
from typing import Any, Final, TypeVar

from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.text import clean, encodable
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import header_as_json, header_from_json
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session.listed import Listed, MatchStatus, listed
from sevenwonders_qt.session.standing import MISFITS, check, check_hints
from sevenwonders_qt.session.summary import Entry, Stamp, Summary, Unreadable

T = TypeVar("T")

NAME: Final = "matches.sqlite"

_LAYOUT: Final = 8
"""Raise it with every change of the tables, or of what an outline holds."""

_VERSION: Final = _LAYOUT * 1000 + VERSION
"""Journals that were too new once may be read now, so their format counts, too."""

_PATIENCE: Final = 0.05
"""Seconds that another window may keep the database to itself; there is none the next time."""

_LONGEST: Final = 1 << 20
"""Bytes of one value at most; a real one has some 1,000."""

_TABLE: Final = """CREATE TABLE match (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, written INTEGER NOT NULL,
    state TEXT NOT NULL, over INTEGER NOT NULL, title TEXT NOT NULL,
    wonders TEXT NOT NULL, players TEXT NOT NULL, kind TEXT NOT NULL, match TEXT NOT NULL,
    content BLOB NOT NULL, checksum INTEGER NOT NULL
)"""
"""With WITHOUT ROWID each long row would take a page of its own, and twice the time."""

_SCHEMA: Final = {"match": _TABLE, "sqlite_autoindex_match_1": None}

_TYPES: Final = (str, int, int, str, int, str, str, str, str, str, bytes, int)
_STATES: Final = frozenset(state.value for state in MatchStatus)

_OPENING: Final = b"SQLite format 3\0"
_OWN_JOURNAL: Final = b"\1\1"
"""At bytes 18 and 19 of a database that is written as this one is; others keep files beside it."""

_NO_DAMAGE: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL}


class _Damaged(Exception):
    """Raised when the database is not as it was left."""


NO_MATCH: Final = (
    *(_Damaged, sqlite3.Error, zlib.error, OSError, MemoryError, RecursionError),
    *MISFITS,
)
"""The errors that damage leads to: SQLite hands on texts that are none, and numbers of any size."""


class MatchIndex:
    """The entries of the journals in ``folder``; every call is a short transaction.

    ``trouble`` says in one line why nothing can be kept, and is empty otherwise. Nothing but
    `clear` raises, whatever is in the database.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble = ""
        self._checked = False
        self._unkept: dict[str, Entry] = {}

    def kept(self) -> dict[Listed, bytes]:
        """Return all that is kept, in short and packed; empty if the database is damaged."""
        return self._do(_all) or {}

    def keep(self, entries: Iterable[Entry]) -> None:
        """Put these in the place of what is kept of the same journals.

        What cannot be kept now, because of another window, is kept with the next ones.
        """
        self._unkept.update({entry.path.name: entry for entry in entries})
        if self._do(lambda kept: _put(kept, self._unkept.values())):
            self._unkept = {}

    def drop(self, names: Iterable[str]) -> None:
        """Forget journals by their file names."""
        found = [(name,) for name in names if encodable(name)]
        for (name,) in found:
            self._unkept.pop(name, None)
        self._do(lambda kept: _delete(kept, found))

    def clear(self) -> None:
        """Delete the whole database; raises OSError where the system does not let us.

        Anything in its place that is no file is given another name.
        """
        for ending in ("", "-journal", "-wal", "-shm"):
            path = self.path.with_name(NAME + ending)
            if path.is_dir() and not path.is_symlink():
                path.rename(path.with_name(f"{path.name}.{token_hex(4)}"))
            else:
                path.unlink(missing_ok=True)

    def _do(self, act: Callable[[sqlite3.Connection], T]) -> T | None:
        """Return the result of ``act``; a damaged database is rebuilt and asked once more."""
        for last in (False, True):
            try:
                with closing(self._opened()) as kept, kept:
                    self._begin(kept)
                    found = act(kept)
            except NO_MATCH as error:
                self.trouble = clean(f"{self.path}: {error}")
                self._checked = False
                if last or _is_busy(error) or not self._cleared():
                    return None
            else:
                self.trouble = ""
                return found
        return None

    def _opened(self) -> sqlite3.Connection:
        """Open the database; its content is not used before `_begin`, as damage can be anywhere."""
        for ending in ("-wal", "-shm"):
            if self.path.with_name(NAME + ending).exists():
                raise _Damaged("another program has written it")
        beside = self.path.with_name(f"{NAME}-journal")
        if beside.exists() and not beside.is_file():
            raise _Damaged("what SQLite writes beside it is no file")
        if self.path.exists():
            if not self.path.is_file():
                raise _Damaged("it is no file")
            opening = _first_bytes(self.path)
            if opening and (opening[:16] != _OPENING or opening[18:] != _OWN_JOURNAL):
                raise _Damaged("it is no database of this program")
        patience = 0.0 if self.trouble else _PATIENCE
        return sqlite3.connect(self.path, timeout=patience, isolation_level=None)

    def _begin(self, kept: sqlite3.Connection) -> None:
        """Begin a transaction, in a database as this program makes it."""
        kept.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        kept.execute("PRAGMA synchronous = NORMAL")
        kept.execute("BEGIN IMMEDIATE")
        version = kept.execute("PRAGMA user_version").fetchone()
        schema = dict(kept.execute("SELECT name, sql FROM sqlite_master").fetchall())
        if not schema and version == (0,):
            kept.execute(_TABLE)
            kept.execute(f"PRAGMA user_version = {_VERSION}")
        elif schema != _SCHEMA or version != (_VERSION,):
            raise _Damaged("it is of another version")
        elif not self._checked and kept.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise _Damaged("it does not hold together")
        self._checked = True

    def _cleared(self) -> bool:
        try:
            self.clear()
        except OSError as error:
            self.trouble = clean(f"{self.path}: {error}")
            return False
        return True


def _first_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(20)
    except OSError as error:
        raise _Damaged(str(error)) from None


def _is_busy(error: BaseException) -> bool:
    """Return whether another window, or a full disk, is the reason, and not the content."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _NO_DAMAGE


def _all(kept: sqlite3.Connection) -> dict[Listed, bytes]:
    found = {}
    for row in kept.execute("SELECT * FROM match"):
        if tuple(map(type, row)) != _TYPES or _checksum(row[:-1]) != row[-1]:
            raise _Damaged("a row was changed")
        short = Listed(*row[:-2])
        if short.state not in _STATES:
            raise _Damaged("a match is in no such state")
        found[short] = row[-2]
    return found


def _put(kept: sqlite3.Connection, entries: Iterable[Entry]) -> bool:
    marks = ", ".join("?" * len(_TYPES))
    for entry in entries:
        row = _row(entry)
        if row is not None:  # else this journal is read again at every start, and no other suffers
            kept.execute(f"INSERT OR REPLACE INTO match VALUES ({marks})", (*row, _checksum(row)))
    return True


def _delete(kept: sqlite3.Connection, names: Sequence[Sequence[Any]]) -> None:
    kept.executemany("DELETE FROM match WHERE name = ?", names)


def _checksum(row: Sequence[Any]) -> int:
    return zlib.crc32(row[-1], zlib.crc32(repr(row[:-1]).encode()))


def _row(entry: Entry) -> tuple[Any, ...] | None:
    """Return the values of an entry, without the checksum; None if it cannot be stored."""
    row = (*listed(entry), _packed(entry))
    try:
        unpacked(entry.path.parent, listed(entry), row[-1])
    except NO_MATCH:
        return None
    return row if all(map(_storable, row)) else None


def _storable(value: object) -> bool:
    if isinstance(value, str):
        return encodable(value)
    return not isinstance(value, int) or -(2**63) <= value < 2**63


def _packed(entry: Entry) -> bytes:
    """Return everything in an entry but its name and stamp, as JSON made small."""
    return zlib.compress(json.dumps(_content(entry), separators=(",", ":")).encode(), 1)


def _content(entry: Entry) -> list[Any]:
    if isinstance(entry, Unreadable):
        return [entry.fault.value, entry.reason, entry.line]
    outline = entry.outline
    cities = [
        [
            *(city.wonder, city.side, city.stages, city.stage_count, dict(city.points)),
            city.people,
        ]
        for city in outline.cities
    ]
    stands = [outline.age, outline.turn, cities, outline.winners, outline.ages]
    content = [header_as_json(entry.header), stands, entry.answering, entry.hints]
    return [*content, entry.over, entry.practice]


def _city(stored: Sequence[Any]) -> CityOutline:
    wonder, side, stages, count, points, people = stored
    return CityOutline(wonder, side, stages, count, points, tuple(people))


def unpacked(folder: Path, short: Listed, packed: bytes) -> Entry:
    """Return the stored entry of a journal in ``folder``; raises one of `NO_MATCH` for no entry."""
    stored = json.loads(zlib.decompressobj().decompress(packed, _LONGEST))
    path, stamp = folder / short.name, Stamp(short.size, short.written)
    found: Entry
    if len(stored) == 3:
        fault, reason, line = stored
        if type(reason) is not str or type(line) not in (int, NoneType):
            raise _Damaged("it does not say what is wrong with the file")
        found = Unreadable(path, stamp, Fault(fault), reason, line)
    else:
        header, (age, turn, cities, winners, ages), answering, hints, over, practice = stored
        cities = tuple(map(_city, cities))
        outline = Outline(age, turn, cities, tuple(winners), tuple(ages))
        known = header_from_json(header)
        check(outline, answering, len(known.seats))
        check_hints(hints, len(known.seats))
        if type(over) is not bool or type(practice) is not bool:
            raise _Damaged("it does not say how the match stands")
        played = over, practice, tuple(answering), tuple(hints)
        found = Summary(path, stamp, known, outline, *played)
    if listed(found) != short:
        raise _Damaged("a row is at odds with itself")
    return found
