"""Summary of a match in lists: the players, the present state, and the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from os import stat_result
from pathlib import Path
from typing import Any

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.core.text import encodable
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.header import PERSON, Header
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.standing import MISFITS, standing

_YEARS = range(2000, 3000)
_EARLIEST, _LATEST = -(2**63), 2**63 - 1
"""The numbers that an index can keep."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """The size and the time of a file when it was read: its bytes and when it was last written.

    ``written`` counts nanoseconds since 1970.
    """

    size: int
    written: int

    @property
    def time(self) -> datetime:
        """When it was last written, in UTC."""
        return _moment(self.written)


@dataclass(frozen=True, slots=True)
class Summary:
    """A match that can be gone on with, or looked at when it is ``over``.

    ``answering`` are the seats of the players that have to choose now. ``practice`` means that a
    player may have known what came. ``hints`` counts the hints of the player of each seat.
    """

    path: Path
    stamp: Stamp
    header: Header
    outline: Outline
    over: bool
    practice: bool
    answering: tuple[Seat, ...] = ()
    hints: tuple[int, ...] = ()

    @property
    def began(self) -> datetime:
        """When the match was dealt, in UTC; when it was last played, if that is unknown."""
        try:
            began = datetime.fromisoformat(self.header.created).astimezone(UTC)
        except (ValueError, OverflowError):
            return self.played
        return began if began.year in _YEARS else self.played

    @property
    def played(self) -> datetime:
        """When the match was last played, in UTC."""
        return self.stamp.time

    @property
    def verified(self) -> bool:
        """Whether nothing was found wrong with it if it was brought in from a file."""
        return self.header.departs is None

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(s for s, seat in enumerate(self.header.seats) if seat.player == PERSON)

    @property
    def edition(self) -> str:
        """The edition that is played; empty in a game that has one only."""
        edition = self.header.options.get("edition", "")
        return edition if isinstance(edition, str) else ""

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that are played with."""
        return _names(self.header.options, "expansions")

    def place(self, seat: Seat) -> int:
        """Return a player's place by the present points, from 1; winners share the first."""
        outline = self.outline
        if seat in outline.winners:
            return 1
        totals = [city.total for city in outline.cities]
        ahead = sum(total > totals[seat] for total in totals)
        return 1 + max(ahead, len(outline.winners))


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file in the folder of matches that does not open; ``reason`` is one line of English."""

    path: Path
    stamp: Stamp
    fault: Fault
    reason: str
    line: int | None = None

    @property
    def played(self) -> datetime:
        """When the file was last written, in UTC."""
        return self.stamp.time


Entry = Summary | Unreadable
"""An entry in the list of journals."""


def summarise(find: FindGame[Any], path: Path) -> Entry:
    """Read a journal for the list; every event of it is folded, also what was undone."""
    try:
        # Before reading: when it is written on meanwhile, the stamp does not fit the next time.
        stamp = stamp_of(path.stat())
    except OSError as error:
        fault = of_system(Fault.UNREADABLE, path, error)
        return Unreadable(path, Stamp(0, 0), fault.fault, str(fault))
    if not encodable(path.name):
        misnamed = JournalError(Fault.MISNAMED, path, "the name of the file is no text")
        return Unreadable(path, stamp, misnamed.fault, str(misnamed))
    try:
        return _summary(Match.replay(find, path, states=False), path, stamp)
    except JournalError as error:
        return Unreadable(path, stamp, error.fault, str(error), error.line)


def stamp_of(found: stat_result) -> Stamp:
    """Return the system's stamp of a file; times of no calendar are moved to the nearest end."""
    return Stamp(found.st_size, max(_EARLIEST, min(found.st_mtime_ns, _LATEST)))


def summary_of(match: Match[Any], path: Path) -> Summary:
    """Return the summary of a match at hand, kept in ``path``; raises `JournalError` if forged."""
    return _summary(match, path, Stamp(0, 0))


def _summary(match: Match[Any], path: Path, stamp: Stamp) -> Summary:
    try:
        outline, answering = standing(match.game, match.state, len(match.seats))
    except MISFITS as error:
        what = f"the match cannot stand like that ({type(error).__name__})"
        raise JournalError(Fault.DAMAGED, path, what) from None
    return Summary(
        path,
        stamp,
        match.header,
        outline,
        match.is_over,
        match.practice,
        answering,
        match.hints,
    )


def _names(options: Mapping[str, Any], name: str) -> tuple[str, ...]:
    found = options.get(name, ())
    return tuple(found) if isinstance(found, list | tuple) else ()


def _moment(nanoseconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(nanoseconds / 1e9, UTC)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0, UTC)
