"""The first line of a journal: which game it is, who plays, and when it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sevenwonders_qt.core.text import clean, encodable

Json = Any
"""What `json.loads` returns: dict, list, str, int, float, bool or None."""

LONGEST_TEXT = 200
MOST_SEATS = 20

_FIELDS = {"game", "options", "seed", "seats", "created", "title", "practice"}


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits at a seat: a name, and the kind of player (`PERSON` or the name of an AI player).

    Both are `clean`, whatever was given.
    """

    name: str
    player: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))
        object.__setattr__(self, "player", clean(self.player))


PERSON = "person"
"""The kind of player that answers through the window."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is known of a match before its first event.

    ``seed`` is a note, never needed to replay what is written. ``options`` are the game's own, as
    JSON. ``created`` is the time in UTC, as in ``2026-01-31T18:05:00Z``. ``title`` is the name that
    a person gave the match, if any. ``practice`` tells that somebody may have known what comes: the
    match began from the middle of another, or was copied or dealt again before it was over. All
    texts are `clean`, whatever was given.
    """

    game: str
    seed: int | str
    seats: tuple[SeatSpec, ...]
    created: str
    options: Mapping[str, Json] = field(default_factory=dict)
    title: str = ""
    practice: bool = False

    def __post_init__(self) -> None:
        for name in ("game", "created", "title"):
            object.__setattr__(self, name, clean(getattr(self, name)))
        if isinstance(self.seed, str):
            object.__setattr__(self, "seed", clean(self.seed))


def stamp(moment: datetime) -> str:
    """A time as headers tell it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def header_as_json(header: Header) -> dict[str, Json]:
    return {
        "game": header.game,
        "options": dict(header.options),
        "seed": header.seed,
        "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
        "created": header.created,
        "title": header.title,
        "practice": header.practice,
    }


def header_from_json(stored: Mapping[str, Json]) -> Header:
    """The header, strictly; raises ValueError that says what is wrong."""
    if set(stored) != _FIELDS:
        raise ValueError("the header has other fields than a header has")
    options, seed = stored["options"], stored["seed"]
    if not isinstance(options, dict):
        raise ValueError("the options are not an object")
    if type(seed) is not int:
        seed = _text(seed, "seed")
    elif abs(seed) >= 10**LONGEST_TEXT:
        raise ValueError("the seed is too long a number")
    if type(stored["practice"]) is not bool:
        raise ValueError("it is not told whether the match is practice")
    return Header(
        game=_text(stored["game"], "game"),
        seed=seed,
        seats=_seats(stored["seats"]),
        created=_text(stored["created"], "time"),
        options=options,
        title=_text(stored["title"], "title"),
        practice=stored["practice"],
    )


def _seats(stored: Json) -> tuple[SeatSpec, ...]:
    if not isinstance(stored, list) or not 0 < len(stored) <= MOST_SEATS:
        raise ValueError("the seats are not a list of seats")
    seats = []
    for seat in stored:
        if not isinstance(seat, dict) or set(seat) != {"name", "player"}:
            raise ValueError("a seat is not a name and a player")
        seats.append(SeatSpec(_text(seat["name"], "name"), _text(seat["player"], "player")))
    return tuple(seats)


def _text(value: Json, what: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise ValueError(f"the {what} is not a short text")
    if not encodable(value):
        raise ValueError(f"the {what} holds half of a character")
    return value
