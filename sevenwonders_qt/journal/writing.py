"""Writes a journal: a line is on the disk before the choice it holds counts as accepted."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final, Self

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.whole_file import flush_to_disk, make_folders, write_whole
from sevenwonders_qt.journal.branches import HEADER
from sevenwonders_qt.journal.compacting import compacted
from sevenwonders_qt.journal.entry import (
    back_as_json,
    entry_as_json,
    hint_as_json,
    lifted_as_json,
    line_as_json,
)
from sevenwonders_qt.journal.fault import Fault, JournalError, Saved, of_system, too_large
from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import Header, began, header_as_json
from sevenwonders_qt.journal.line import Json, write_line
from sevenwonders_qt.journal.lock import Lock, no_lock
from sevenwonders_qt.journal.reading import (
    FORMAT,
    LARGEST,
    Beginning,
    Recorded,
    parsed,
    read,
)
from sevenwonders_qt.journal.upgrade import VERSION

FULLEST: Final = 1 << 19
"""Bytes of a journal that is compacted; a long match without undo has 100,000.

So a match opens within half a second, however often its players use undo.
"""


class JournalWriter:
    """An open journal. Every method that writes raises `JournalError` when it cannot.

    All of the journal is in memory, too, and every call writes whatever is missing on the disk. So
    after a failed write, `save` or the next line repairs it. A file that was
    moved, removed or replaced meanwhile is written once more, and no other file is harmed by that.
    With ``durable`` each line is forced to the disk; without it a crash of the whole machine (not
    of the program) may cost the last lines.
    """

    def __init__(
        self, journal: Recorded, codec: EventCodec, *, durable: bool = True, lock: Lock = no_lock
    ) -> None:
        """Make a journal that is not on the disk yet: `save` writes it.

        ``lock`` is held for its file from then on until `close`.
        """
        self.path = journal.path
        self.header = journal.header
        self._codec = codec
        self._durable = durable
        self._lock = lock
        self._text = bytearray(journal.text)
        self._checksum = journal.checksum
        self._written = journal.branches[journal.branches.head].end
        self._numbering = _Numbering(journal.branches.following - 1)
        self._full = FULLEST
        self._file: FileIO | None = None
        self._release = _nothing
        self._end = 0  # so many bytes of the text are in the file, for certain
        self._before = b""  # the file when it was read, if that is no beginning of the text
        self._size: int | None = None  # of the file when it was read

    @classmethod
    def begun(
        cls,
        path: Path,
        header: Header,
        codec: EventCodec,
        events: Iterable[Event],
        *,
        durable: bool = True,
        lock: Lock = no_lock,
    ) -> Self:
        """Make a new journal with the events that begin the match, which `save` writes."""
        deal = line_as_json(0, None, [codec.encode(event) for event in events], over=False)
        return cls(parsed(path, _text(header, [deal])), codec, durable=durable, lock=lock)

    @classmethod
    def of_read(
        cls, recorded: Recorded, codec: EventCodec, *, durable: bool = True, lock: Lock = no_lock
    ) -> Self:
        """Open the journal just read; `save` cuts a torn line off and renews an old format."""
        journal = recorded
        if recorded.version < VERSION:
            text = _text(recorded.header, map(entry_as_json, recorded.entries))
            journal = parsed(recorded.path, text)
        writer = cls(journal, codec, durable=durable, lock=lock)
        writer._before, writer._size = recorded.text, recorded.size
        if journal is recorded:
            writer._end = len(recorded.text)
        writer._make_room()
        return writer

    @classmethod
    def create(
        cls,
        path: Path,
        header: Header,
        codec: EventCodec,
        events: Iterable[Event],
        durable: bool = True,
    ) -> Self:
        """Write a new journal with the first events of a match; it appears whole or not at all."""
        writer = cls.begun(path, header, codec, events, durable=durable)
        writer.save()
        return writer

    @classmethod
    def reopen(cls, recorded: Recorded, codec: EventCodec, durable: bool = True) -> Self:
        """Open the journal just read, to go on; a torn line is cut off, an old format renewed."""
        writer = cls.of_read(recorded, codec, durable=durable)
        try:
            writer.save()
        except JournalError:
            writer.close()
            raise
        return writer

    def append(self, by: Seat, events: Iterable[Event], over: bool = False) -> Saved:
        """Write the events of a seat's command; ``over`` when the match ends with them."""
        encoded = [self._codec.encode(event) for event in events]
        self._add(line_as_json(self._written, by, encoded, over))
        self._written += len(encoded)
        return self.save()

    def go_back(self, to: int, events: int, practice: bool) -> Saved:
        """Write that the match goes on from after line ``to``, with so many ``events`` up to it."""
        self._make_room()
        self._add(back_as_json(events, self._numbering.now(to), practice))
        self._written = events
        return self.save()

    def hint(self, seat: Seat) -> Saved:
        """Write that the player of a seat was shown a hint."""
        self._add(hint_as_json(self._written, seat))
        return self.save()

    def lift(self) -> Saved:
        """Write that players know no more than the match shows."""
        self._add(lifted_as_json(self._written))
        return self.save()

    def save(self) -> Saved:
        """Write whatever is missing on the disk."""
        try:
            saved = self._take_place()
            self._write_rest()
        except JournalError:
            self._let_go()
            raise
        except OSError as error:
            self._let_go()
            raise of_system(Fault.UNWRITABLE, self.path, error) from error
        return saved

    def save_at(self, path: Path) -> None:
        """Write all of it to another file, in place of what is there, and go on in that."""
        if path == self.path:
            self.save()
        else:
            self._go_to(path, new=False)

    def close(self) -> None:
        """Close the file, which others may write to from now on."""
        self._let_go()
        self._release()
        self._release = _nothing

    # Its lines -----------------------------------------------------------------------------

    def _add(self, fields: dict[str, Json]) -> None:
        self._make_room()
        line, self._checksum = write_line(fields, self._checksum)
        self._text += line
        self._numbering.last += 1

    def _make_room(self) -> None:
        """Compact a full journal, so that no reader ever refuses it."""
        if len(self._text) < self._full:
            return
        small = compacted(parsed(self.path, bytes(self._text)))
        if self._end:
            self._before = bytes(self._text[: self._end])
        self._let_go()
        self._end = 0
        self.header = small.header
        self._text = bytearray(_text(small.header, small.lines))
        self._checksum = parsed(self.path, bytes(self._text)).checksum
        self._numbering.renumber(small.numbers, len(small.lines))
        self._full = max(FULLEST, 2 * len(self._text))

    # Its file ------------------------------------------------------------------------------

    def _take_place(self) -> Saved:
        """Make sure that the file is open, with the text or its beginning."""
        if self._file is not None and _is_at(self._file, self.path, self._end):
            return Saved.IN_PLACE
        self._let_go()
        self._relock()
        size, self._size = self._size, None
        if not os.path.lexists(self.path):
            return self._write_new()
        if not self.path.is_file():
            return self._write_elsewhere()
        with self.path.open("rb") as file:
            found = file.read(LARGEST + len(self._text))
        if size not in (None, len(found)):
            raise JournalError(Fault.UNWRITABLE, self.path, "was changed by another program")
        if not self._is_own(found):
            return self._write_elsewhere()
        sound = min(self._end, len(found))
        if (self._before and not self._end) or b"\n" in found[sound:]:
            write_whole(self.path, self._text, self._durable)
            self._end = len(self._text)
        else:
            self._end = sound
        self._open()
        return Saved.IN_PLACE

    def _is_own(self, found: bytes) -> bool:
        """Return whether the text goes on from all that is in the file, but for a torn line."""
        known = self._text[: self._end] if self._end else self._before
        torn = bool(known) and found.startswith(known) and b"\n" not in found[len(known) :]
        return torn or self._text.startswith(found)

    def _write_new(self) -> Saved:
        was_there = bool(self._end or self._before)
        try:
            write_whole(self.path, self._text, self._durable, new=True)
        except FileExistsError:
            return self._write_elsewhere()
        self._end = len(self._text)
        self._open()
        return Saved.RESTORED if was_there else Saved.IN_PLACE

    def _write_elsewhere(self) -> Saved:
        if not (self._end or self._before):
            raise JournalError(Fault.UNWRITABLE, self.path, "is already there")
        self._go_to(new_path(self.path.parent, began(self.header)), new=True)
        return Saved.ELSEWHERE

    def _go_to(self, path: Path, *, new: bool) -> None:
        """Write all of it to another file and go on there; on an error nothing has changed."""
        make_folder(path)
        release = self._lock(path)
        try:
            write_whole(path, self._text, self._durable, new=new)
        except OSError as error:
            release()
            raise of_system(Fault.UNWRITABLE, path, error) from error
        self.close()
        self.path, self._release = path, release
        self._end, self._before = len(self._text), b""
        self._open()

    def _relock(self) -> None:
        """Hold the lock of the file; the one that was held may have gone with its folder."""
        gone = not self.path.parent.is_dir()
        make_folder(self.path)
        if gone or self._release is _nothing:
            self._release()
            self._release = _nothing
            self._release = self._lock(self.path)

    def _open(self) -> None:
        self._file = self.path.open("r+b", buffering=0)

    def _let_go(self) -> None:
        """Close the file; it ends where it ended before a failed write, if the system lets us."""
        if self._file is not None:
            with suppress(OSError):
                if os.fstat(self._file.fileno()).st_size > self._end:
                    self._file.truncate(self._end)
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _write_rest(self) -> None:
        assert self._file is not None
        if self._file.seek(0, os.SEEK_END) > self._end:
            self._file.truncate(self._end)
            self._file.seek(self._end)
            flush_to_disk(self._file.fileno())
        if self._end < len(self._text):
            _write(self._file, bytes(self._text[self._end :]), self._durable)
            self._end = len(self._text)
        self._before = b""


class _Numbering:
    """The numbers that lines have in the file now, by those that they had when they were read."""

    def __init__(self, last: int) -> None:
        self.last = last
        self._moved: dict[int, int] = {}
        self._until = self._less = 0

    def now(self, number: int) -> int:
        """Return the present number of a line; raises KeyError for one that was left out."""
        return self._moved[number] if number <= self._until else number - self._less

    def renumber(self, numbers: Mapping[int, int], lines: int) -> None:
        """Take ``numbers`` as the new ones, of so many ``lines`` after the header."""
        known = [*self._moved, *range(self._until + 1, self.last + 1)]
        moved = {old: numbers[self.now(old)] for old in known if self.now(old) in numbers}
        self._moved, self._until, self._less = moved, self.last, self.last - (HEADER + lines)


def rewrite(recorded: Recorded, header: Header, durable: bool = True) -> Recorded:
    """Put the same under another header into the file, in one step; raises `JournalError`."""
    lines = [entry_as_json(entry) for entry in recorded.entries]
    return _write_whole(recorded.path, header, lines, durable)


def write_copy(recorded: Recorded, path: Path, header: Header, to: int) -> None:
    """Write a new journal of what leads to the line ``to``, with the hints on the way, no more.

    Raises `JournalError`, and KeyError for a line that is not there.
    """
    _write_new(path, header, map(entry_as_json, recorded.leading_to(to)))


def write_beginning(beginning: Beginning, path: Path, header: Header) -> None:
    """Write a new journal of the same entries, undone ones as well; raises `JournalError`."""
    _write_new(path, header, map(entry_as_json, beginning.entries))


def make_folder(path: Path) -> None:
    """Make the folder that a journal is to be in; raises `JournalError`."""
    try:
        make_folders(path.parent)
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
    text = _text(header, lines)
    if len(text) > LARGEST:
        raise too_large(path)
    try:
        write_whole(path, text, durable, new=new)
    except FileExistsError:
        raise JournalError(Fault.UNWRITABLE, path, "is already there") from None
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error
    return read(path)


def _text(header: Header, lines: Iterable[dict[str, Json]]) -> bytes:
    """Return a whole journal as it is in a file."""
    opening = {"format": FORMAT, "version": VERSION, **header_as_json(header)}
    text, checksum = write_line(opening, 0)
    found = [text]
    for line in lines:
        text, checksum = write_line(line, checksum)
        found.append(text)
    return b"".join(found)


def _is_at(file: FileIO, path: Path, size: int) -> bool:
    """Return whether the open file still has its name, and so many bytes."""
    try:
        there = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    held = os.fstat(file.fileno())
    return os.path.samestat(there, held) and held.st_size == size


def _nothing() -> None:
    """Release nothing: no lock is held."""


def _write(file: FileIO, text: bytes, durable: bool) -> None:
    left = memoryview(text)
    while left:
        left = left[file.write(left) or 0 :]
    if durable:
        flush_to_disk(file.fileno())
