"""All matches of a folder: listed at once, and read again only where a journal has changed."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.session.match import FindGame
from sevenwonders_qt.session.match_index import MatchIndex
from sevenwonders_qt.session.results import SeatResult, seat_results
from sevenwonders_qt.session.summary import Entry, Stamp, Summary, Unreadable, stamp_of, summarise

_AT_ONCE = 50
"""Journals read between two writings of the index, at most."""


class Archive:
    """The matches of a folder, as an index beside the journals knows them.

    What the index holds is believed only where size and time of the journal fit; `scan` finds what
    has to be read, `read_some` reads it in portions, `refresh` does both to the end. Nothing here
    raises for a journal or an index, whatever is in them. Other windows may do the same meanwhile.
    """

    def __init__(self, folder: Path, find: FindGame[Any]) -> None:
        self.folder = folder
        self._find = find
        self._index = MatchIndex(folder)
        self._entries: dict[str, Entry] = {}
        self._waiting: list[Path] = []

    @property
    def trouble(self) -> str:
        """Why the index cannot be kept, in one line; empty when it can."""
        return self._index.trouble

    @property
    def waiting(self) -> int:
        """How many journals have to be read before all is known."""
        return len(self._waiting)

    def entries(self) -> Sequence[Entry]:
        """What is known by now, the match played last first."""
        return sorted(self._entries.values(), key=_newest, reverse=True)

    def entry(self, path: Path) -> Entry | None:
        """What is known of one journal."""
        return self._entries.get(path.name)

    def scan(self) -> int:
        """Look at the folder, not into its files; gives how many have to be read."""
        found = _journals(self.folder)
        unknown = [name for name, stamp in found.items() if not self._fits(name, stamp)]
        gone = {*self._entries} - {*found}
        if unknown:
            kept = {entry.path.name: entry for entry in self._index.entries()}
            gone |= {*kept} - {*found}
            self._entries.update({name: kept[name] for name in unknown if name in kept})
            unknown = [name for name in unknown if not self._fits(name, found[name])]
        if gone:
            self._index.drop(gone)
        for name in (*gone, *unknown):
            self._entries.pop(name, None)
        unknown.sort(key=lambda name: (found[name].written, name), reverse=True)
        self._waiting = [self.folder / name for name in unknown]
        return len(unknown)

    def read_some(self, seconds: float = 0.02) -> int:
        """Read changed journals, the newest first, for about so long; gives how many are left."""
        until = time.monotonic() + seconds
        read: list[Entry] = []
        while self._waiting and len(read) < _AT_ONCE:
            read.append(summarise(self._find, self._waiting.pop(0)))
            if time.monotonic() >= until:
                break
        self._take(read)
        return len(self._waiting)

    def refresh(self) -> None:
        """Look at the folder and read everything that has changed."""
        self.scan()
        while self._waiting:
            self.read_some(0.5)

    def look(self, path: Path) -> Entry | None:
        """Read one journal again, now; None when it is gone."""
        self._waiting = [other for other in self._waiting if other != path]
        if not path.is_file():
            self._entries.pop(path.name, None)
            self._index.drop([path.name])
            return None
        found = summarise(self._find, path)
        self._take([found])
        return found

    def rebuild(self) -> None:
        """Throw the index away and read every journal; raises OSError where that cannot be."""
        self.forget()
        self.refresh()

    def forget(self) -> None:
        """Throw the index away; `scan` finds everything then. Raises OSError, as `rebuild`."""
        self._index.clear()
        self._entries = {}

    def results(self) -> Sequence[SeatResult]:
        """How every player of every finished match did, those of one match together."""
        matches = [entry for entry in self.entries() if isinstance(entry, Summary)]
        return [result for match in matches for result in seat_results(match)]

    def _take(self, read: Sequence[Entry]) -> None:
        self._entries.update({entry.path.name: entry for entry in read})
        lasting = [entry for entry in read if not _may_pass(entry)]
        if lasting:
            self._index.keep(lasting)

    def _fits(self, name: str, stamp: Stamp) -> bool:
        known = self._entries.get(name)
        return known is not None and known.stamp == stamp and not _may_pass(known)


def _may_pass(entry: Entry) -> bool:
    """What the system does not let us read today may be read tomorrow, without any change."""
    return isinstance(entry, Unreadable) and entry.fault is Fault.UNREADABLE


def _newest(entry: Entry) -> tuple[int, str]:
    return entry.stamp.written, entry.path.name


def _journals(folder: Path) -> dict[str, Stamp]:
    """Each journal in the folder, by its name; none without a folder."""
    found: dict[str, Stamp] = {}
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            with suppress(OSError):
                if file.name.endswith(SUFFIX) and file.is_file():
                    found[file.name] = stamp_of(file.stat())
    return found
