"""The index of a folder of matches in SQLite: saves reading a thousand journals again.

It holds nothing that the journals do not tell, so whatever is wrong with it is mended by throwing
it away. Only one that is locked, or cannot be written at all, is done without.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar

from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.text import clean, encodable
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import header_as_json, header_from_json
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session.standing import MISFITS, check, check_hints
from sevenwonders_qt.session.summary import Entry, Stamp, Summary, Unreadable

T = TypeVar("T")

NAME: Final = "matches.sqlite"

_LAYOUT: Final = 5
"""To be raised with every change of the tables, or of what an outline holds."""

_VERSION: Final = _LAYOUT * 1000 + VERSION
"""Journals that were too new once may be read now, so their format counts, too."""

_PATIENCE: Final = 0.05
"""Seconds that another window may keep the database to itself; there is none the next time."""

_LONGEST: Final = 1 << 20
"""Bytes of one value at most; a real one has some 1,000."""

_TABLES: Final = {
    "match": """CREATE TABLE match (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, written INTEGER NOT NULL,
    fault TEXT, reason TEXT, line INTEGER,
    header TEXT, game TEXT, title TEXT, age INTEGER, turn INTEGER,
    over INTEGER, practice INTEGER, answering TEXT, ages TEXT,
    hints TEXT,
    checksum INTEGER NOT NULL
) WITHOUT ROWID""",
    "seat": """CREATE TABLE seat (
    match TEXT NOT NULL, seat INTEGER NOT NULL,
    name TEXT NOT NULL, player TEXT NOT NULL, wonder TEXT NOT NULL, side TEXT NOT NULL,
    stages INTEGER NOT NULL, stage_count INTEGER NOT NULL,
    points TEXT NOT NULL, total INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID""",
}

_MATCH = (
    *("name", "size", "written", "fault", "reason", "line"),
    *("header", "game", "title", "age", "turn", "over", "practice", "answering", "ages", "hints"),
)
_SEAT = (
    *("match", "seat", "name", "player", "wonder", "side"),
    *("stages", "stage_count", "points", "total", "won"),
)

_OPENING: Final = b"SQLite format 3\0"
_OWN_JOURNAL: Final = b"\1\1"
"""At bytes 18 and 19 of a database that is written as this one is; others keep files beside it."""

_NO_DAMAGE: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL}


class _Damaged(Exception):
    """The database is not as it was left."""


_FAILURES: Final = (_Damaged, sqlite3.Error, OSError, MemoryError, RecursionError, *MISFITS)
"""What comes of damage: SQLite hands on texts that are none, and numbers of any size."""


class MatchIndex:
    """The entries of the journals in ``folder``; every call is a short transaction of its own.

    ``trouble`` says in one line why nothing can be kept, and is empty otherwise. Nothing but
    `clear` raises, whatever stands in the database.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble = ""
        self._checked = False
        self._unkept: dict[str, Entry] = {}

    def entries(self) -> list[Entry]:
        """All that is kept; none from a database in which anything is wrong."""
        return self._do(self._all) or []

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
        """Throw the whole database away; raises OSError where the system does not let us.

        What lies in its place without being a file is given another name.
        """
        for ending in ("", "-journal", "-wal", "-shm"):
            path = self.path.with_name(NAME + ending)
            if path.is_dir() and not path.is_symlink():
                path.rename(path.with_name(f"{path.name}.{token_hex(4)}"))
            else:
                path.unlink(missing_ok=True)

    def _all(self, kept: sqlite3.Connection) -> list[Entry]:
        cities: dict[str, list[Sequence[Any]]] = {}
        for city in kept.execute(f"SELECT {', '.join(_SEAT)} FROM seat ORDER BY match, seat"):
            cities.setdefault(city[0], []).append(city)
        folder, found = self.path.parent, []
        for stored in kept.execute(f"SELECT {', '.join(_MATCH)}, checksum FROM match"):
            row, seats = stored[:-1], cities.pop(stored[0], [])
            if _checksum(row, seats) != stored[-1]:
                raise _Damaged("a row was changed")
            found.append(_entry(folder, row, seats))
        if cities:
            raise _Damaged("a row is of no match")
        return found

    def _do(self, act: Callable[[sqlite3.Connection], T]) -> T | None:
        """What ``act`` gives; a damaged database is rebuilt and asked once more."""
        for last in (False, True):
            try:
                with closing(self._opened()) as kept, kept:
                    self._begin(kept)
                    found = act(kept)
            except _FAILURES as error:
                self.trouble = clean(f"{self.path}: {error}")
                self._checked = False
                if last or _is_busy(error) or not self._cleared():
                    return None
            else:
                self.trouble = ""
                return found
        return None

    def _opened(self) -> sqlite3.Connection:
        """Damage can be anywhere, so nothing is taken from the file before `_begin`."""
        for ending in ("-wal", "-shm"):
            if self.path.with_name(NAME + ending).exists():
                raise _Damaged("another program has written it")
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
            for statement in _TABLES.values():
                kept.execute(statement)
            kept.execute(f"PRAGMA user_version = {_VERSION}")
        elif schema != _TABLES or version != (_VERSION,):
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
    """Whether another window, or a full disk, is the reason, and not what stands in the file."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _NO_DAMAGE


def _put(kept: sqlite3.Connection, entries: Iterable[Entry]) -> bool:
    marks = ", ".join("?" * (len(_MATCH) + 1))
    seat_marks = ", ".join("?" * len(_SEAT))
    for entry in entries:
        row = _row(entry)
        cities = _cities(entry)
        if not all(map(_storable, (*row, *(value for city in cities for value in city)))):
            continue  # this journal is read again at every start, and no other suffers
        _delete(kept, [row[:1]])
        kept.execute(f"INSERT INTO match VALUES ({marks})", (*row, _checksum(row, cities)))
        kept.executemany(f"INSERT INTO seat VALUES ({seat_marks})", cities)
    return True


def _delete(kept: sqlite3.Connection, names: Sequence[Sequence[Any]]) -> None:
    kept.executemany("DELETE FROM match WHERE name = ?", names)
    kept.executemany("DELETE FROM seat WHERE match = ?", names)


def _storable(value: object) -> bool:
    if isinstance(value, str):
        return encodable(value)
    return value is None or (isinstance(value, int) and -(2**63) <= value < 2**63)


def _checksum(row: Sequence[Any], cities: Sequence[Sequence[Any]]) -> int:
    return zlib.crc32(repr((row, cities)).encode())


def _row(entry: Entry) -> tuple[Any, ...]:
    """The values of `_MATCH`."""
    name, stamp = entry.path.name, entry.stamp
    if isinstance(entry, Unreadable):
        fault = (entry.fault.value, entry.reason, entry.line)
        return (name, stamp.size, stamp.written, *fault, *(None,) * 10)
    header, outline = entry.header, entry.outline
    return (
        *(name, stamp.size, stamp.written, None, None, None),
        *(json.dumps(header_as_json(header)), header.game, header.title),
        *(outline.age, outline.turn, int(entry.over), int(entry.practice)),
        *(json.dumps(entry.answering), json.dumps(outline.ages), json.dumps(entry.hints)),
    )


def _cities(entry: Entry) -> list[tuple[Any, ...]]:
    """The values of `_SEAT` for each player."""
    if isinstance(entry, Unreadable):
        return []
    specs = zip(entry.header.seats, entry.outline.cities, strict=True)
    return [
        (
            *(entry.path.name, seat, spec.name, spec.player, city.wonder, city.side),
            *(city.stages, city.stage_count, json.dumps(dict(city.points)), city.total),
            int(seat in entry.outline.winners),
        )
        for seat, (spec, city) in enumerate(specs)
    ]


def _entry(folder: Path, row: Sequence[Any], cities: Sequence[Sequence[Any]]) -> Entry:
    """What these rows hold; raises one of `_FAILURES` where that is no match."""
    name, size, written, fault, reason, line, header, game, title, *place = row
    age, turn, over, practice, seats, ages, shown = place
    path, stamp = folder / name, Stamp(size, written)
    if fault is not None:
        return Unreadable(path, stamp, Fault(fault), reason, line)
    # Decoding all at once takes a third of the time, which counts with thousands of cities.
    texts = (header, seats, ages, shown, *(city[8] for city in cities))
    stored, answering, plan, hints, *points = json.loads(f"[{','.join(texts)}]")
    outline = Outline(
        age,
        turn,
        tuple(map(_city, cities, points)),
        tuple(seat for seat, city in enumerate(cities) if city[-1]),
        tuple(plan),
    )
    header = header_from_json(stored)
    check(outline, answering, len(header.seats))
    check_hints(hints, len(header.seats))
    # What stands twice, so that the database can be asked for it, must be the same.
    told = [(seat, spec.name, spec.player) for seat, spec in enumerate(header.seats)]
    totals = [city.total for city in outline.cities]
    if (
        (header.game, header.title) != (game, title)
        or told != [city[1:4] for city in cities]
        or totals != [city[9] for city in cities]
        or not {over, practice, *(city[10] for city in cities)} <= {0, 1}
    ):
        raise _Damaged("a row is at odds with itself")
    played = bool(over), bool(practice), tuple(answering), tuple(hints)
    return Summary(path, stamp, header, outline, *played)


def _city(row: Sequence[Any], points: dict[str, int]) -> CityOutline:
    _, _, _, _, wonder, side, stages, stage_count, *_ = row
    return CityOutline(wonder, side, stages, stage_count, points)
