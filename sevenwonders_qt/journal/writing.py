"""Writes a journal: a line is on the disk before the choice it holds counts as accepted."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Self

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.whole_file import force, write_whole
from sevenwonders_qt.journal.entry import (
    back_as_json,
    entry_as_json,
    hint_as_json,
    lifted_as_json,
    line_as_json,
)
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.header import Header, header_as_json
from sevenwonders_qt.journal.line import Json, write_line
from sevenwonders_qt.journal.reading import FORMAT, Beginning, Recorded, read
from sevenwonders_qt.journal.upgrade import VERSION


class JournalWriter:
    """An open journal. Every method that writes raises `JournalError` when it cannot.

    After a failed write the file ends where it ended before, as far as the system lets us, and
    the writer is closed. With ``durable`` each line is forced to the disk; without it a
    crash of the whole machine (not of the program) may cost the last lines.
    """

    def __init__(self, recorded: Recorded, codec: EventCodec, durable: bool) -> None:
        self.path = recorded.path
        self._codec = codec
        self._durable = durable
        self._checksum = recorded.checksum
        self._end = recorded.end
        self._written = recorded.branches[recorded.branches.head].end
        try:
            self._file: FileIO = recorded.path.open("r+b", buffering=0)
        except OSError as error:
            raise of_system(Fault.UNWRITABLE, recorded.path, error) from error
        try:
            self._cut(recorded)
        except OSError as error:
            self.close()
            raise of_system(Fault.UNWRITABLE, recorded.path, error) from error

    @classmethod
    def create(
        cls,
        path: Path,
        header: Header,
        codec: EventCodec,
        events: Iterable[Event],
        durable: bool = True,
    ) -> Self:
        """A new journal with the events that begin the match; it appears whole or not at all."""
        deal = line_as_json(0, None, [codec.encode(event) for event in events], over=False)
        return cls(_write_new(path, header, [deal], durable), codec, durable)

    @classmethod
    def reopen(cls, recorded: Recorded, codec: EventCodec, durable: bool = True) -> Self:
        """The journal just read, to go on with; a torn line is cut off, an old format renewed."""
        if recorded.version < VERSION:
            recorded = rewrite(recorded, recorded.header, durable)
        return cls(recorded, codec, durable)

    def append(self, by: Seat, events: Iterable[Event], over: bool = False) -> None:
        """Write the events of a seat's command; ``over`` when the match ends with them."""
        encoded = [self._codec.encode(event) for event in events]
        self._write(line_as_json(self._written, by, encoded, over))
        self._written += len(encoded)

    def go_back(self, to: int, events: int, practice: bool) -> None:
        """Write that the match goes on from after line ``to``, where so many ``events`` stand."""
        self._write(back_as_json(events, to, practice))
        self._written = events

    def hint(self, seat: Seat) -> None:
        """Write that the player of a seat was shown a hint."""
        self._write(hint_as_json(self._written, seat))

    def lift(self) -> None:
        """Write that nobody knows more any more than the match shows."""
        self._write(lifted_as_json(self._written))

    def close(self) -> None:
        with suppress(OSError):
            self._file.close()

    def _write(self, fields: dict[str, Json]) -> None:
        line, checksum = write_line(fields, self._checksum)
        try:
            _write(self._file, line, self._durable)
        except (OSError, ValueError) as error:  # ValueError: closed after an earlier failure
            with suppress(OSError, ValueError):
                self._file.truncate(self._end)
            self.close()
            if isinstance(error, OSError):
                raise of_system(Fault.UNWRITABLE, self.path, error) from error
            raise JournalError(Fault.UNWRITABLE, self.path, "is closed") from error
        self._checksum = checksum
        self._end += len(line)

    def _cut(self, recorded: Recorded) -> None:
        """Go to the end of the sound part and drop what was torn."""
        if self._file.seek(0, os.SEEK_END) != recorded.size:
            self.close()
            raise JournalError(Fault.UNWRITABLE, self.path, "was changed by another program")
        if recorded.size > recorded.end:
            self._file.truncate(recorded.end)
            self._file.seek(recorded.end)
            force(self._file.fileno())


def rewrite(recorded: Recorded, header: Header, durable: bool = True) -> Recorded:
    """Put the same under another header into the file, in one step; raises `JournalError`."""
    lines = [entry_as_json(entry) for entry in recorded.entries]
    return _write_whole(recorded.path, header, lines, durable)


def write_copy(recorded: Recorded, path: Path, header: Header, to: int) -> None:
    """A new journal of what leads to the line ``to``, with the hints on the way, and no more.

    Raises `JournalError`, and KeyError for a line that is not there.
    """
    _write_new(path, header, map(entry_as_json, recorded.leading_to(to)))


def write_beginning(beginning: Beginning, path: Path, header: Header) -> None:
    """A new journal of the same entries, what was taken back as well; raises `JournalError`."""
    _write_new(path, header, map(entry_as_json, beginning.entries))


def make_folder(path: Path) -> None:
    """Make the folder that a journal is to lie in; raises `JournalError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def _write_new(
    path: Path, header: Header, lines: Iterable[dict[str, Json]], durable: bool = True
) -> Recorded:
    make_folder(path)
    return _write_whole(path, header, lines, durable, new=True)


def _write_whole(
    path: Path,
    header: Header,
    lines: Iterable[dict[str, Json]],
    durable: bool,
    *,
    new: bool = False,
) -> Recorded:
    """Put a file with all this in the place of ``path`` in one step, and read it."""
    opening = {"format": FORMAT, "version": VERSION, **header_as_json(header)}
    text, checksum = write_line(opening, 0)
    for line in lines:
        more, checksum = write_line(line, checksum)
        text += more
    try:
        write_whole(path, text, durable, new=new)
    except FileExistsError:
        raise JournalError(Fault.UNWRITABLE, path, "is already there") from None
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error
    return read(path)


def _write(file: FileIO, text: bytes, durable: bool) -> None:
    left = memoryview(text)
    while left:
        left = left[file.write(left) or 0 :]
    if durable:
        force(file.fileno())
