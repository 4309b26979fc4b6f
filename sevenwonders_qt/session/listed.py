"""A match in short: all that a list orders, filters and searches by.

There may be ten thousand matches, and a person sees eight: the rest is read when it is shown.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.session.summary import Entry, Summary, Unreadable


class MatchStatus(StrEnum):
    """The state of a match at a glance."""

    GOING_ON = "going_on"
    WON = "won"
    """Over, and won by the only person at the table."""

    OVER = "over"
    PRACTICE = "practice"
    UNVERIFIED = "unverified"
    """Brought in from a file, and not by the rules; going on or over."""

    NEWER = "newer"
    DAMAGED = "damaged"


class Listed(NamedTuple):
    """An entry in short; ``name`` is its file's name, ``size`` and ``written`` are the stamp.

    ``title`` is the name that a person gave it. ``wonders`` are the wonders of its cities, first
    the one that is the sign of the match, and ``players`` the names of the players. ``kind`` is the
    game, its edition ("" where there is one only) and the expansions. All three are lists, a line
    each; empty for a file that does not open. ``match`` is the id of the match, which copies share.
    """

    name: str
    size: int
    written: int
    state: str
    over: int
    title: str
    wonders: str
    players: str
    kind: str
    match: str


def listed(entry: Entry) -> Listed:
    """Return the entry in short."""
    name, stamp, state = entry.path.name, entry.stamp, state_of(entry).value
    if isinstance(entry, Unreadable):
        return Listed(name, stamp.size, stamp.written, state, 0, "", "", "", "", "")
    header, first = entry.header, first_seat(entry)
    wonders = [city.wonder for city in entry.outline.cities]
    return Listed(
        *(name, stamp.size, stamp.written, state, int(entry.over), header.title),
        "\n".join([wonders[first], *wonders[:first], *wonders[first + 1 :]]),
        "\n".join(seat.name for seat in header.seats),
        "\n".join([header.game, entry.edition, *map(str, entry.expansions)]),
        header.id,
    )


def state_of(entry: Entry) -> MatchStatus:
    """Return the state of the entry at a glance."""
    if isinstance(entry, Unreadable):
        return MatchStatus.NEWER if entry.fault is Fault.NEWER else MatchStatus.DAMAGED
    if not entry.verified:
        return MatchStatus.UNVERIFIED
    if entry.practice:
        return MatchStatus.PRACTICE
    if not entry.over:
        return MatchStatus.GOING_ON
    persons = entry.persons
    alone = len(persons) == 1 and persons[0] in entry.outline.winners
    return MatchStatus.WON if alone else MatchStatus.OVER


def first_seat(match: Summary) -> Seat:
    """Return the first person's seat; without any person the first seat."""
    return next(iter(match.persons), 0)
