"""The event log of a match on disk: append, recover, refuse what is damaged."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self, TypeVar

from sevenwonders_qt.core.event import DamagedEvent, Event, EventCodec
from sevenwonders_qt.journal.lines import JournalError, decode, encode

T = TypeVar("T")

FORMAT = "sevenwonders-journal"
VERSION = 1
LARGEST = 16_000_000
"""Bytes; a larger file cannot come from the program."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Mapping[int, Upgrade] = {}
"""For each older version of a line, how it becomes one of the next version."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits at a seat, as a journal keeps it."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is, told in the first line. ``created`` is UTC in ISO form."""

    game: str
    seed: str
    seats: tuple[SeatRecord, ...]
    created: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Recorded:
    """A journal as read: ``size`` is the bytes of its whole lines, a torn last one left out."""

    header: Header
    events: list[Event]
    size: int


class Journal:
    """A journal open for appending; every append is on the disk when it returns."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> Self:
        """A new file with its header; raises `JournalError` when it cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = open(path, "xb")  # noqa: SIM115 - stays open as long as the journal
        except OSError as error:
            raise JournalError(f"{path.name} cannot be written: {error.strerror}") from error
        journal = cls(path, file)
        journal._write({"format": FORMAT, "version": VERSION, **asdict(header)})
        return journal

    @classmethod
    def open(cls, path: Path, codec: EventCodec) -> tuple[Self, Recorded]:
        """An existing journal to go on with; a torn last line is cut off. Raises `JournalError`."""
        recorded = read(path, codec)
        try:
            file = open(path, "r+b")  # noqa: SIM115 - stays open as long as the journal
            file.truncate(recorded.size)
            file.seek(recorded.size)
        except OSError as error:
            raise JournalError(f"{path.name} cannot be written: {error.strerror}") from error
        return cls(path, file), recorded

    def append(self, first: int, events: Sequence[Event], codec: EventCodec) -> None:
        """One accepted command: ``first`` is the version before its events."""
        self._write({"n": first, "events": [codec.encode(event) for event in events]})

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, record: Mapping[str, Any]) -> None:
        start = self._file.tell()
        try:
            self._file.write(encode(record))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self._undo(start)
            raise JournalError(f"{self.path.name} cannot be written: {error.strerror}") from error

    def _undo(self, start: int) -> None:
        """Half a line must not stay before a later whole one; what cannot be cut is torn anyway."""
        try:
            self._file.seek(start)
            self._file.truncate()
        except OSError:
            pass


def read(path: Path, codec: EventCodec) -> Recorded:
    """A whole journal; raises `JournalError`, which names the file and the line."""
    lines, size = _whole_lines(path)
    header = _checked(path, 1, lambda: _header(decode(lines[0])))
    events: list[Event] = []
    for number, line in enumerate(lines[1:], start=2):
        events += _checked(path, number, partial(_batch, line, len(events), codec))
    return Recorded(header, events, size)


def read_header(path: Path) -> Header:
    """The first line alone; raises `JournalError`."""
    try:
        with open(path, "rb") as file:
            line = file.readline(LARGEST)
    except OSError as error:
        raise JournalError(f"{path.name} cannot be read: {error.strerror}") from error
    return _checked(path, 1, lambda: _header(decode(line.rstrip(b"\n"))))


def _whole_lines(path: Path) -> tuple[list[bytes], int]:
    try:
        if path.stat().st_size > LARGEST:
            raise JournalError(f"{path.name} is too large to be a journal")
        data = path.read_bytes()
    except OSError as error:
        raise JournalError(f"{path.name} cannot be read: {error.strerror}") from error
    size = data.rfind(b"\n") + 1
    if size == 0:
        raise JournalError(f"{path.name} is not a journal of a match")
    return data[: size - 1].split(b"\n"), size


def _checked(path: Path, number: int, parse: Callable[[], T]) -> T:
    try:
        return parse()
    except (JournalError, DamagedEvent) as error:
        raise JournalError(f"{path.name}, line {number}: {error}") from None


def _header(record: dict[str, Any]) -> Header:
    if record.get("format") != FORMAT:
        raise JournalError("is not the header of a journal")
    version = record.get("version")
    if not isinstance(version, int) or version < 1:
        raise JournalError("names no version")
    if version > VERSION:
        raise JournalError(f"is of version {version}, newer than this program")
    while version < VERSION:
        record = UPGRADES[version](record)
        version += 1
    try:
        seats = tuple(SeatRecord(_str(s["name"]), _str(s["player"])) for s in record["seats"])
        options = {_str(key): _str(value) for key, value in record["options"].items()}
        texts = (_str(record[key]) for key in ("game", "seed", "created"))
        game, seed, created = texts
    except (KeyError, TypeError, AttributeError):
        raise JournalError("is not a complete header") from None
    return Header(game, seed, seats, created, options)


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _batch(line: bytes, first: int, codec: EventCodec) -> list[Event]:
    record = decode(line)
    if set(record) != {"n", "events"} or not isinstance(record["events"], list):
        raise JournalError("is not a list of events")
    if record["n"] != first:
        raise JournalError(f"begins at event {str(record['n'])[:20]}, not {first}")
    return [codec.decode(stored) for stored in record["events"]]
