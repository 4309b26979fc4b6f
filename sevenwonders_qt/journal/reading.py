"""Reads a journal strictly: all of it fits, but for a last line cut off while it was written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.stored import Damaged, opened
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.entry import (
    Back,
    Entry,
    Hinted,
    JournalLine,
    Lifted,
    add_entry,
    entry_as_json,
)
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system, too_large
from sevenwonders_qt.journal.header import Header, header_from_json
from sevenwonders_qt.journal.line import LONGEST, Json, could_be_torn, read_line
from sevenwonders_qt.journal.upgrade import UPGRADES, VERSION, Upgrade

FORMAT = "sevenwonders-journal"
LARGEST = 4 << 20
"""Bytes of a journal at most; a long match with seven players has some 100,000."""

_OPENING = re.compile(rb'\{"format":"' + FORMAT.encode() + rb'","version":([0-9]{1,9}),')


@dataclass(frozen=True, slots=True)
class Beginning:
    """The header of a file and entries from the first on, brought up to the present format.

    ``version`` is the file's version; more may follow in it, sound or not. ``branches`` say which
    lines lead to the present state.
    """

    path: Path
    version: int
    header: Header
    entries: tuple[Entry, ...]
    branches: Branches[JournalLine]

    @property
    def over(self) -> bool:
        return self.branches[self.branches.head].over

    @property
    def practice(self) -> bool:
        """Whether a player may have known what comes."""
        practice = self.header.practice
        for entry in self.entries:
            if isinstance(entry, Back):
                practice = practice or entry.practice
            elif isinstance(entry, Lifted):
                practice = self.header.practice
        return practice

    def leading_to(self, to: int) -> list[Entry]:
        """Return the lines that lead to the line ``to``, with the hints that were shown on the way.

        Raises KeyError for a line that is not there.
        """
        hints = [entry for entry in self.entries if isinstance(entry, Hinted)]
        found: list[Entry] = []
        for line in self.branches.path(to):
            found += [line, *(hint for hint in hints if hint.to == line.number)]
        return found

    def events(self, codec: EventCodec, line: JournalLine) -> list[Event]:
        """Return the events of a line; raises `JournalError` for one that the codec refuses."""
        try:
            return [codec.decode(event) for event in line.events]
        except (Damaged, RecursionError) as error:
            raise self.damaged(line, str(error)) from None

    def damaged(self, line: Entry, what: str) -> JournalError:
        """Return the error for a line that cannot be part of a match."""
        return JournalError(Fault.DAMAGED, self.path, what, line.number)


@dataclass(frozen=True, slots=True)
class Recorded(Beginning):
    """All that a file holds, so that it can be written on.

    ``text`` is its sound part, which ends with ``checksum``; ``size`` bytes are there in all, so a
    torn line follows when ``size`` is larger.
    """

    text: bytes
    size: int
    checksum: int


def read(path: Path, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Recorded:
    """Return the journal in ``path``, which is not touched. Raises `JournalError`."""
    return parsed(path, whole_file(path), upgrades)


def parsed(path: Path, data: bytes, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Recorded:
    """Return the journal of bytes at hand; ``path`` is for messages. Raises `JournalError`."""
    whole, checksum, fault = _read_prefix(path, data, upgrades)
    if fault is not None:
        raise fault
    text = data[: data.rindex(b"\n") + 1]
    return Recorded(
        path, whole.version, whole.header, whole.entries, whole.branches, text, len(data), checksum
    )


def read_header(path: Path) -> Header:
    """Return the header without what follows, which is not checked. Raises `JournalError`."""
    try:
        with opened(path) as file:
            text = file.readline(LONGEST + 2)
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    except Damaged as error:
        raise JournalError(Fault.FOREIGN, path, str(error)) from None
    if _version(path, text) != VERSION:
        return read(path).header
    fields, _, fault = _checked(path, [text.removesuffix(b"\n")])
    if fault is not None:
        raise fault
    return _header(path, fields[0])


def read_sound(
    path: Path, upgrades: Mapping[int, Upgrade] = UPGRADES
) -> tuple[Beginning, JournalError | None]:
    """Return the sound part of a journal, and the fault after it; None when `read` reads it all.

    Raises `JournalError` when not even the deal is sound.
    """
    found, _, fault = _read_prefix(path, whole_file(path), upgrades)
    return found, fault


def cut(beginning: Beginning, count: int) -> Beginning:
    """Return only so many entries of it; at least one, the deal."""
    fields = [entry_as_json(entry) for entry in beginning.entries[:count]]
    entries, branches, _ = _entries(beginning.path, fields)
    return replace(beginning, entries=entries, branches=branches)


def leading_to(beginning: Beginning, to: int) -> Beginning:
    """Return only the lines that lead to the line ``to``, without undone ones and hints.

    They are numbered again. Raises KeyError for a line that is not there.
    """
    fields = [entry_as_json(line) for line in beginning.branches.path(to)]
    entries, branches, _ = _entries(beginning.path, fields)
    return replace(beginning, entries=entries, branches=branches)


def _read_prefix(
    path: Path, data: bytes, upgrades: Mapping[int, Upgrade]
) -> tuple[Beginning, int, JournalError | None]:
    """Return the sound part, the checksum of its last line, and the fault of the line after it."""
    version = _version(path, data)
    *texts, rest = data.split(b"\n")
    if len(texts) < 2:
        raise JournalError(Fault.DAMAGED, path, "the first line of the match is missing", 2)
    fields, checksum, fault = _checked(path, texts)
    if fault is None and (not could_be_torn(rest) or len(rest) > LONGEST):
        fault = JournalError(Fault.DAMAGED, path, "the line has no end", len(texts) + 1)
    if fault is not None and len(fields) < 2:
        raise fault
    for step in range(version, VERSION):
        fields = _upgraded(path, fields, step, upgrades)
    header = _header(path, fields[0])
    entries, branches, misfit = _entries(path, fields[1:])
    if misfit is not None and not entries:
        raise misfit
    return Beginning(path, version, header, entries, branches), checksum, misfit or fault


def _version(path: Path, data: bytes) -> int:
    """Return the format of a journal that this program can read."""
    opening = _OPENING.match(data)
    if opening is None:
        raise JournalError(Fault.FOREIGN, path, "not a match file", 1)
    version = int(opening[1])
    if version > VERSION:
        what = f"was written by a newer version of the program (format {version})"
        raise JournalError(Fault.NEWER, path, what, 1)
    return version


def whole_file(path: Path) -> bytes:
    """Return everything in a file that may be a journal. Raises `JournalError`."""
    try:
        with opened(path) as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    except Damaged as error:
        raise JournalError(Fault.FOREIGN, path, str(error)) from None
    if len(data) > LARGEST:
        raise too_large(path)
    return data


def _checked(
    path: Path, texts: list[bytes]
) -> tuple[list[dict[str, Json]], int, JournalError | None]:
    """Return the fields of each line up to one that does not fit, the last checksum, the fault."""
    checksum = 0
    found: list[dict[str, Json]] = []
    for number, text in enumerate(texts, 1):
        try:
            fields, checksum = read_line(text, checksum)
        except ValueError as error:
            return found, checksum, JournalError(Fault.DAMAGED, path, str(error), number)
        found.append(fields)
    return found, checksum, None


def _upgraded(
    path: Path, fields: list[dict[str, Json]], version: int, upgrades: Mapping[int, Upgrade]
) -> list[dict[str, Json]]:
    upgrade: Callable[[list[dict[str, Json]]], list[dict[str, Json]]] | None
    upgrade = upgrades.get(version)
    if upgrade is None:
        raise JournalError(Fault.FOREIGN, path, f"format {version} was never in use", 1)
    try:
        return upgrade(fields)
    except (KeyError, TypeError, ValueError, IndexError):
        what = f"cannot be brought over from format {version}"
        raise JournalError(Fault.DAMAGED, path, what) from None


def _header(path: Path, fields: dict[str, Json]) -> Header:
    own = {key: value for key, value in fields.items() if key not in ("format", "version")}
    try:
        return header_from_json(own)
    except ValueError as error:
        raise JournalError(Fault.DAMAGED, path, str(error), 1) from None


def _entries(
    path: Path, fields: list[dict[str, Json]]
) -> tuple[tuple[Entry, ...], Branches[JournalLine], JournalError | None]:
    """Return the entries up to one that does not fit, and its fault."""
    branches: Branches[JournalLine] = Branches()
    entries: list[Entry] = []
    for number, line in enumerate(fields, 2):
        try:
            entries.append(add_entry(branches, line))
        except ValueError as error:
            fault = JournalError(Fault.DAMAGED, path, str(error), number)
            return tuple(entries), branches, fault
    return tuple(entries), branches, None
