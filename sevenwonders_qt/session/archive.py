"""All matches of a folder: listed at once; a journal is read again only if it has changed."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.session.copies import surpassed
from sevenwonders_qt.session.listed import Listed, listed
from sevenwonders_qt.session.match import FindGame
from sevenwonders_qt.session.match_index import NO_MATCH, MatchIndex, unpacked
from sevenwonders_qt.session.results import SeatResult, seat_results
from sevenwonders_qt.session.summary import Entry, Summary, Unreadable, stamp_of, summarise

_AT_ONCE = 50
"""Journals read between two writings of the index, at most."""


class Archive:
    """The matches of a folder, as they are in an index beside the journals.

    An entry of the index is used only if size and time of its journal fit; `scan` finds what has to
    be read, `read_some` reads it in portions, `refresh` does both to the end. Nothing here raises
    for a journal or an index, whatever is in them. Other windows may do the same meanwhile.

    The entry of a match is decoded when it is first asked for; if it is damaged, the journal is
    read instead.
    """

    def __init__(self, folder: Path, find: FindGame[Any]) -> None:
        self.folder = folder
        self._find = find
        self._index = MatchIndex(folder)
        self._known: dict[str, Listed] = {}
        self._packed: dict[str, bytes] = {}
        """The known entries that are not decoded yet; all others are in `_entries`."""
        self._entries: dict[str, Entry] = {}
        self._compared: dict[frozenset[Listed], dict[str, str]] = {}
        """For each set of copies of one match, the copies that hold nothing more than another."""
        self._waiting: list[Path] = []

    @property
    def trouble(self) -> str:
        """The reason why the index cannot be kept, in one line; empty when it can."""
        return self._index.trouble

    @property
    def waiting(self) -> int:
        """The number of journals that have to be read before all is known."""
        return len(self._waiting)

    def listed(self) -> Sequence[Listed]:
        """Return what is known by now in short, the match played last first; each match once.

        If no copy of a match holds all of another, each is listed as a match, see `copies_of`.
        """
        held = self._held()
        shown = (short for short in self._known.values() if short.name not in held)
        return sorted(shown, key=_newest, reverse=True)

    def copies_of(self, path: Path) -> Sequence[Path]:
        """Return the files with nothing of this match that is not in the one at ``path``."""
        return [self.folder / name for name, by in self._held().items() if by == path.name]

    def went_apart(self) -> Collection[str]:
        """Return the names of files that are copies of one match, and went another way since."""
        alike = Counter(short.match for short in self.listed() if short.match)
        return {short.name for short in self._known.values() if alike[short.match] > 1}

    def entries(self) -> Sequence[Entry]:
        """Return what is known by now, the match played last first."""
        return [self._entry(short.name) for short in self.listed()]

    def entry(self, path: Path) -> Entry | None:
        """Return what is known of one journal."""
        return self._entry(path.name) if path.name in self._known else None

    def scan(self) -> int:
        """Look at the folder, not into its files; return how many have to be read."""
        found = _journals(self.folder)
        unknown = [name for name, stamp in found.items() if not self._fits(name, stamp)]
        gone = self._known.keys() - found.keys()
        if unknown:
            for name in unknown:
                self._forget(name)
            wanted = {*unknown}
            for short, packed in self._index.kept().items():
                if short.name in wanted:
                    self._known[short.name], self._packed[short.name] = short, packed
                elif short.name not in found:
                    gone.add(short.name)
            unknown = [name for name in unknown if not self._fits(name, found[name])]
        if gone:
            self._index.drop(gone)
        for name in (*gone, *unknown):
            self._forget(name)
        unknown.sort(key=lambda name: (found[name][1], name), reverse=True)
        self._waiting = [self.folder / name for name in unknown]
        return len(unknown)

    def read_some(self, seconds: float = 0.02) -> int:
        """Read changed journals, the newest first, for about so long; return how many are left."""
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
            self._forget(path.name)
            self._index.drop([path.name])
            return None
        found = summarise(self._find, path)
        self._take([found])
        return found

    def rebuild(self) -> None:
        """Delete the index and read every journal; raises OSError where that cannot be."""
        self.forget()
        self.refresh()

    def forget(self) -> None:
        """Delete the index; `scan` finds everything then. Raises OSError, as `rebuild`."""
        self._index.clear()
        self._known, self._packed, self._entries = {}, {}, {}

    def results(self, most: int | None = None) -> Sequence[SeatResult]:
        """Return the results of all players of finished matches: all, or so many, the newest.

        If copies went another way, the one that was finished first counts.
        """
        over = [short for short in self.listed() if short.over]
        first = {short.match or short.name: short for short in over}
        counting = [short for short in over if first[short.match or short.name] is short]
        matches = (self._entry(short.name) for short in counting[:most])
        found = [match for match in matches if isinstance(match, Summary)]
        return [result for match in found for result in seat_results(match)]

    def _held(self) -> dict[str, str]:
        """Return the files that hold no more than another copy, by name, with that copy's name."""
        alike: dict[str, set[Listed]] = {}
        for short in self._known.values():
            if short.match:
                alike.setdefault(short.match, set()).add(short)
        groups = [frozenset(group) for group in alike.values() if len(group) > 1]
        for group in groups:
            if group not in self._compared:
                found = surpassed(self.folder / short.name for short in group)
                self._compared[group] = {one.name: by.name for one, by in found.items()}
        self._compared = {group: self._compared[group] for group in groups}
        return {name: by for group in groups for name, by in self._compared[group].items()}

    def _entry(self, name: str) -> Entry:
        packed = self._packed.pop(name, None)
        if packed is not None:
            try:
                self._entries[name] = unpacked(self.folder, self._known[name], packed)
            except NO_MATCH:
                self._take([summarise(self._find, self.folder / name)])
        return self._entries[name]

    def _take(self, read: Sequence[Entry]) -> None:
        for entry in read:
            self._forget(entry.path.name)
            self._entries[entry.path.name] = entry
            self._known[entry.path.name] = listed(entry)
        lasting = [entry for entry in read if not _may_pass(entry)]
        if lasting:
            self._index.keep(lasting)

    def _forget(self, name: str) -> None:
        self._known.pop(name, None)
        self._packed.pop(name, None)
        self._entries.pop(name, None)

    def _fits(self, name: str, stamp: tuple[int, int]) -> bool:
        known = self._known.get(name)
        if known is None or (known.size, known.written) != stamp:
            return False
        return name in self._packed or not _may_pass(self._entries[name])


def _may_pass(entry: Entry) -> bool:
    """Return whether the fault may pass without any change of the file: it is the system's."""
    return isinstance(entry, Unreadable) and entry.fault is Fault.UNREADABLE


def _newest(short: Listed) -> tuple[int, str]:
    return short.written, short.name


def _journals(folder: Path) -> dict[str, tuple[int, int]]:
    """Return size and time of writing of each journal in the folder, by name; empty without one."""
    found: dict[str, tuple[int, int]] = {}
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            with suppress(OSError):
                if file.name.endswith(SUFFIX) and file.is_file():
                    stamp = stamp_of(file.stat())
                    found[file.name] = stamp.size, stamp.written
    return found
