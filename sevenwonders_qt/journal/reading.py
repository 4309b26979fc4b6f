"""Reads a journal strictly: all of it fits, but for a last line cut off while it was written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sevenwonders_qt.core.event import DamagedEvent, Event, EventCodec
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.entry import Back, Entry, Line, add_entry
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.header import Header, Json, header_from_json
from sevenwonders_qt.journal.line import LONGEST, could_be_torn, read_line
from sevenwonders_qt.journal.upgrade import UPGRADES, VERSION, Upgrade

FORMAT = "sevenwonders-journal"
LARGEST = 4 << 20
"""Bytes of a journal at most; that of a long match with seven players has some 100,000."""

_OPENING = re.compile(rb'\{"format":"' + FORMAT.encode() + rb'","version":([0-9]{1,9}),')


@dataclass(frozen=True, slots=True)
class Recorded:
    """What a file holds: the header and what follows it, brought up to the present format.

    ``version`` is that of the file. Its sound part has ``end`` bytes and ``checksum``; ``size``
    bytes are there in all, so a torn line follows when ``size`` is larger. ``branches`` tell which
    lines lead to where the match stands.
    """

    path: Path
    version: int
    header: Header
    entries: tuple[Entry, ...]
    branches: Branches[Line]
    end: int
    size: int
    checksum: int

    @property
    def over(self) -> bool:
        return self.branches[self.branches.head].over

    @property
    def practice(self) -> bool:
        """Whether somebody may have known what comes."""
        taken_back = (entry for entry in self.entries if isinstance(entry, Back))
        return self.header.practice or any(back.practice for back in taken_back)

    def events(self, codec: EventCodec, line: Line) -> list[Event]:
        """The events of a line; raises `JournalError` for one that the codec refuses."""
        try:
            return [codec.decode(event) for event in line.events]
        except (DamagedEvent, RecursionError) as error:
            raise self.damaged(line, str(error)) from None

    def damaged(self, line: Entry, what: str) -> JournalError:
        """The error that says that this line cannot be part of a match."""
        return JournalError(Fault.DAMAGED, self.path, what, line.number)


def read(path: Path, upgrades: Mapping[int, Upgrade] = UPGRADES) -> Recorded:
    """The journal in ``path``, which is not touched. Raises `JournalError`."""
    data = _bytes(path)
    opening = _OPENING.match(data)
    if opening is None:
        raise JournalError(Fault.FOREIGN, path, "is not a journal of a match", 1)
    version = int(opening[1])
    if version > VERSION:
        what = f"was written by a newer version of the program (format {version})"
        raise JournalError(Fault.NEWER, path, what, 1)
    sound, _, rest = data.rpartition(b"\n")
    texts = sound.split(b"\n") if sound else []
    if len(texts) < 2:
        raise JournalError(Fault.DAMAGED, path, "the first line of the match is missing", 2)
    if not could_be_torn(rest) or len(rest) > LONGEST:
        raise JournalError(Fault.DAMAGED, path, "the line has no end", len(texts) + 1)
    fields, checksum = _checked(path, texts)
    for step in range(version, VERSION):
        fields = _upgraded(path, fields, step, upgrades)
    header = _header(path, fields[0])
    entries, branches = _entries(path, fields[1:])
    end, size = len(sound) + 1, len(data)
    return Recorded(path, version, header, entries, branches, end, size, checksum)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    if len(data) > LARGEST:
        raise JournalError(Fault.FOREIGN, path, "is too large to be a journal of a match")
    return data


def _checked(path: Path, texts: list[bytes]) -> tuple[list[dict[str, Json]], int]:
    """The fields of every line, and the checksum of the last."""
    found, checksum = [], 0
    for number, text in enumerate(texts, 1):
        try:
            fields, checksum = read_line(text, checksum)
        except ValueError as error:
            raise JournalError(Fault.DAMAGED, path, str(error), number) from None
        found.append(fields)
    return found, checksum


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


def _entries(path: Path, fields: list[dict[str, Json]]) -> tuple[tuple[Entry, ...], Branches[Line]]:
    branches: Branches[Line] = Branches()
    entries = []
    for number, line in enumerate(fields, 2):
        try:
            entries.append(add_entry(branches, line))
        except ValueError as error:
            raise JournalError(Fault.DAMAGED, path, str(error), number) from None
    return tuple(entries), branches
