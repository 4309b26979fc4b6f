"""The first line of a journal: the game, the players, and when it began."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

from sevenwonders_qt.core.stored import listed, matching, record, text, whole
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.journal.line import Json

LONGEST_TEXT = 200
MOST_SEATS = 20

MOST_LINES = 1_000_000
"""No journal has a line of a higher number; the size of a file does not let it."""

MOST_LEFT_OUT = 10**12

_SEED = 10**LONGEST_TEXT - 1

_read_text = text(LONGEST_TEXT, halves=False)

Text = Annotated[str, _read_text]
"""A text of a file, which people may have typed."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """The player at a seat: a name, and a kind (`PERSON` or the name of an AI player).

    Both are `clean`, whatever was given.
    """

    name: Text
    player: Text

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))
        object.__setattr__(self, "player", clean(self.player))


_read_seat = record(SeatSpec)


def _seat(stored: Json) -> SeatSpec:
    found: SeatSpec
    match stored:
        case {"name": str(name), "player": str(player)} if len(stored) == 2:
            found = _usual_seat(name, player)
        case _:
            found = _read_seat(stored)
    return found


@lru_cache(1024)
def _usual_seat(name: str, player: str) -> Any:
    """Read a seat; the same few are in thousands of matches."""
    return _read_seat({"name": name, "player": player})


PERSON = "person"
"""The kind of player that answers through the window."""


@dataclass(frozen=True, slots=True)
class Departure:
    """The first line of a journal, counted from 1, that no game could have led to.

    ``age`` and ``turn`` are the Age and turn of the match there: 0 for the deal, and an Age of 0 in
    a game without Ages.
    """

    line: Annotated[int, whole(0, MOST_LINES)]
    age: Annotated[int, whole(0, 3)]
    turn: Annotated[int, whole(0, MOST_LINES)]


def _seed(stored: Json) -> int | str:
    read = _read_text if isinstance(stored, str) else whole(-_SEED, _SEED)
    found: int | str = read(stored)
    return found


@dataclass(frozen=True, slots=True)
class Header:
    """All that is known of a match before its first event.

    ``seed`` is a note, never needed to replay what is written. ``options`` are the game's own, as
    JSON. ``created`` is the time in UTC, as in ``2026-01-31T18:05:00Z``. ``title`` is the name that
    a person gave the match, if any. ``practice`` says that a player may have known what comes: the
    match began from the middle of another, or was copied or dealt again before it was over. All
    texts are `clean`, whatever was given. ``program`` is the version of the program that dealt the
    match, "" if it is unknown. ``departs`` is what was found wrong with the match when it was
    brought in from a file; nothing that the file says about itself is kept there. ``hints`` says
    whether people may ask for hints. ``id`` is the match itself, whatever its file is called: files
    with the same one are copies of each other. "" is no id. ``left_out`` counts the lines that were
    left out of a journal when it was compacted.
    """

    game: Text
    seed: Annotated[int | str, _seed]
    seats: Annotated[tuple[SeatSpec, ...], listed(Annotated[SeatSpec, _seat], 1, MOST_SEATS)]
    created: Text
    options: Mapping[str, Json] = field(default_factory=dict)
    title: Text = ""
    practice: bool = False
    program: Text = ""
    departs: Departure | None = None
    hints: bool = True
    id: Annotated[str, matching("[0-9a-f]{16}|")] = ""
    left_out: Annotated[int, whole(0, MOST_LEFT_OUT)] = 0

    def __post_init__(self) -> None:
        for name in ("game", "created", "title", "program"):
            object.__setattr__(self, name, clean(getattr(self, name)))
        if isinstance(self.seed, str):
            object.__setattr__(self, "seed", clean(self.seed))


_read_header = record(Header, True)


def new_id() -> str:
    """Return an id that no other match has."""
    return os.urandom(8).hex()


def stamp(moment: datetime) -> str:
    """Return a time in the form that a header has."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def began(header: Header) -> datetime:
    """Return when the match was dealt, in UTC; now where the header does not say it."""
    try:
        return datetime.fromisoformat(header.created).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.now(UTC)


def header_as_json(header: Header) -> dict[str, Json]:
    return {
        "game": header.game,
        "options": dict(header.options),
        "seed": header.seed,
        "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
        "created": header.created,
        "title": header.title,
        "practice": header.practice,
        "program": header.program,
        "departs": None if header.departs is None else asdict(header.departs),
        "hints": header.hints,
        "id": header.id,
        "left_out": header.left_out,
    }


def header_from_json(stored: Mapping[str, Json]) -> Header:
    """Read the header, strictly; raises `Damaged`."""
    header: Header = _read_header(stored)
    return header
