"""The index of a folder of matches in SQLite: saves reading a thousand journals again.

It holds nothing that the journals do not tell. A file that is damaged, of another version or no
database at all is thrown away and made anew; one that is locked or cannot be written is done
without.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import header_as_json, header_from_json
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session.summary import Entry, Stamp, Summary, Unreadable

T = TypeVar("T")

NAME: Final = "matches.sqlite"

_LAYOUT: Final = 1
"""To be raised with every change of the tables, or of what an outline tells."""

_VERSION: Final = _LAYOUT * 1000 + VERSION
"""Journals that were too new once may be read now, so their format counts, too."""

_PATIENCE = 1.0
"""Seconds that another window may keep the database to itself."""

_TABLES: Final = """
CREATE TABLE match (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, written INTEGER NOT NULL,
    fault TEXT, told TEXT, line INTEGER,
    header TEXT, game TEXT, title TEXT, age INTEGER, turn INTEGER,
    over INTEGER, practice INTEGER, answering TEXT, checksum INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE seat (
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL,
    name TEXT NOT NULL, player TEXT NOT NULL, wonder TEXT NOT NULL, side TEXT NOT NULL,
    stages INTEGER NOT NULL, stage_count INTEGER NOT NULL,
    points TEXT NOT NULL, total INTEGER NOT NULL, won INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
"""

_MATCH = (
    *("name", "size", "written", "fault", "told", "line"),
    *("header", "game", "title", "age", "turn", "over", "practice", "answering"),
)
_SEAT = (
    *("match", "seat", "name", "player", "wonder", "side"),
    *("stages", "stage_count", "points", "total", "won"),
)
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


class MatchIndex:
    """The entries of the journals in ``folder``; every call is a short transaction of its own.

    ``trouble`` says in one line why nothing can be kept, and is empty otherwise.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble = ""

    def entries(self) -> list[Entry]:
        """All that is kept; what cannot be understood is left out."""
        return self._do(self._all, [])

    def keep(self, entries: Iterable[Entry]) -> None:
        """Put these in the place of what is kept of the same journals."""
        found = tuple(entries)
        self._do(lambda kept: _put(kept, found), None)

    def drop(self, names: Iterable[str]) -> None:
        """Forget journals by their file names."""
        found = [(name,) for name in names]
        self._do(lambda kept: kept.executemany("DELETE FROM match WHERE name = ?", found), None)

    def clear(self) -> None:
        """Throw the whole database away; raises OSError where the system does not let us."""
        for ending in ("", "-journal", "-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    def _all(self, kept: sqlite3.Connection) -> list[Entry]:
        cities: dict[str, list[Sequence[Any]]] = {}
        for city in kept.execute(f"SELECT {', '.join(_SEAT)} FROM seat ORDER BY match, seat"):
            cities.setdefault(city[0], []).append(city)
        folder, found = self.path.parent, []
        for *row, checksum in kept.execute(f"SELECT {', '.join(_MATCH)}, checksum FROM match"):
            seats = cities.get(row[0], [])
            # A row that was not written like this is not believed: the journal is read again.
            if _checksum(row, seats) == checksum:
                with suppress(ArithmeticError, LookupError, TypeError, ValueError):
                    found.append(_entry(folder, row, seats))
        return found

    def _do(self, act: Callable[[sqlite3.Connection], T], otherwise: Any) -> T | Any:
        """What ``act`` gives; a damaged database is made anew and asked once more."""
        for last in (False, True):
            try:
                with closing(self._opened()) as kept, kept:
                    self.trouble = ""
                    return act(kept)
            except sqlite3.Error as error:
                if last or not _is_damage(error) or not self._cleared():
                    self.trouble = f"{self.path}: {error}"
                    return otherwise
        return otherwise

    def _opened(self) -> sqlite3.Connection:
        kept = sqlite3.connect(self.path, timeout=_PATIENCE)
        try:
            if kept.execute("PRAGMA user_version").fetchone() != (_VERSION,):
                kept.close()
                self._renew()
                kept = sqlite3.connect(self.path, timeout=_PATIENCE)
            kept.execute("PRAGMA foreign_keys = ON")
            kept.execute("PRAGMA synchronous = NORMAL")
        except BaseException:
            kept.close()
            raise
        return kept

    def _renew(self) -> None:
        """Make empty tables; whatever was there is of another version, or of nobody."""
        with closing(sqlite3.connect(self.path, timeout=_PATIENCE)) as kept:
            kept.execute("BEGIN IMMEDIATE")
            if kept.execute("PRAGMA user_version").fetchone() == (_VERSION,):
                return  # another window was faster
            found = kept.execute("SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL")
            for kind, name in found.fetchall():
                if kind in ("table", "view"):
                    quoted = name.replace('"', '""')
                    kept.execute(f'DROP {kind} IF EXISTS "{quoted}"')
            for statement in _TABLES.split(";"):
                kept.execute(statement)
            kept.execute(f"PRAGMA user_version = {_VERSION}")
            kept.commit()

    def _cleared(self) -> bool:
        try:
            self.clear()
        except OSError:
            return False
        return True


def _is_damage(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in _DAMAGED


def _put(kept: sqlite3.Connection, entries: Iterable[Entry]) -> None:
    marks = ", ".join("?" * (len(_MATCH) + 1))
    seat_marks = ", ".join("?" * len(_SEAT))
    for entry in entries:
        row = _row(entry)
        cities = list(_cities(entry)) if isinstance(entry, Summary) else []
        kept.execute("DELETE FROM match WHERE name = ?", row[:1])
        kept.execute(f"INSERT INTO match VALUES ({marks})", (*row, _checksum(row, cities)))
        kept.executemany(f"INSERT INTO seat VALUES ({seat_marks})", cities)


def _checksum(row: Sequence[Any], cities: Sequence[Sequence[Any]]) -> int:
    return zlib.crc32(repr((tuple(row), [tuple(city) for city in cities])).encode())


def _row(entry: Entry) -> tuple[Any, ...]:
    """The values of `_MATCH`."""
    name, stamp = entry.path.name, entry.stamp
    if isinstance(entry, Unreadable):
        told = (entry.fault.value, entry.told, entry.line)
        return (name, stamp.size, stamp.written, *told, *(None,) * 8)
    header, outline = entry.header, entry.outline
    return (
        *(name, stamp.size, stamp.written, None, None, None),
        *(json.dumps(header_as_json(header)), header.game, header.title),
        *(outline.age, outline.turn, int(entry.over), int(entry.practice)),
        json.dumps(entry.answering),
    )


def _cities(match: Summary) -> Iterator[tuple[Any, ...]]:
    """The values of `_SEAT` for each player."""
    specs = zip(match.header.seats, match.outline.cities, strict=True)
    for seat, (spec, city) in enumerate(specs):
        yield (
            *(match.path.name, seat, spec.name, spec.player, city.wonder, city.side),
            *(city.stages, city.stage_count, json.dumps(dict(city.points)), city.total),
            int(seat in match.outline.winners),
        )


def _entry(folder: Path, row: Sequence[Any], cities: Sequence[Sequence[Any]]) -> Entry:
    name, size, written, fault, told, line, header, _, _, age, turn, over, practice, seats = row
    path, stamp = folder / name, Stamp(size, written)
    if fault is not None:
        return Unreadable(path, stamp, Fault(fault), told, line)
    # Decoding all at once takes a third of the time, which tells with thousands of cities.
    texts = (header, seats, *(city[8] for city in cities))
    stored, answering, *points = json.loads(f"[{','.join(texts)}]")
    outline = Outline(
        age,
        turn,
        tuple(map(_city, cities, points)),
        tuple(seat for seat, city in enumerate(cities) if city[-1]),
    )
    header = header_from_json(stored)
    return Summary(path, stamp, header, outline, bool(over), bool(practice), tuple(answering))


def _city(row: Sequence[Any], points: dict[str, int]) -> CityOutline:
    _, _, _, _, wonder, side, stages, stage_count, *_ = row
    return CityOutline(wonder, side, stages, stage_count, points)
