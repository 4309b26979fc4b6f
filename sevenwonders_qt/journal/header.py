"""The first line of a journal: which game it is, who plays, and when it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import lru_cache

from sevenwonders_qt.core.text import clean, encodable
from sevenwonders_qt.journal.line import Json

LONGEST_TEXT = 200
MOST_SEATS = 20

MOST_LINES = 1_000_000
"""No journal has a line of a higher number; the size of a file does not let it."""

_AGES = range(4)
_SEED = 10**LONGEST_TEXT
_FIELDS = {
    *("game", "options", "seed", "seats", "created", "title", "practice"),
    *("program", "departs", "hints"),
}


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
class Departure:
    """Where a match goes otherwise than any game could: a line of its journal, counted from 1.

    ``age`` and ``turn`` are those in which the match stood then: 0 for the deal, and an Age of 0 in
    a game without Ages.
    """

    line: int
    age: int
    turn: int


@dataclass(frozen=True, slots=True)
class Header:
    """What is known of a match before its first event.

    ``seed`` is a note, never needed to replay what is written. ``options`` are the game's own, as
    JSON. ``created`` is the time in UTC, as in ``2026-01-31T18:05:00Z``. ``title`` is the name that
    a person gave the match, if any. ``practice`` says that somebody may have known what comes: the
    match began from the middle of another, or was copied or dealt again before it was over. All
    texts are `clean`, whatever was given. ``program`` is the version of the program that dealt the
    match, "" where nobody noted it. ``departs`` is what was found wrong with the
    match when it was brought in from a file; nothing that the file says of itself is kept there.
    ``hints`` says whether people may ask for hints.
    """

    game: str
    seed: int | str
    seats: tuple[SeatSpec, ...]
    created: str
    options: Mapping[str, Json] = field(default_factory=dict)
    title: str = ""
    practice: bool = False
    program: str = ""
    departs: Departure | None = None
    hints: bool = True

    def __post_init__(self) -> None:
        for name in ("game", "created", "title", "program"):
            object.__setattr__(self, name, clean(getattr(self, name)))
        if isinstance(self.seed, str):
            object.__setattr__(self, "seed", clean(self.seed))


def stamp(moment: datetime) -> str:
    """A time as it stands in a header."""
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
        "program": header.program,
        "departs": None if header.departs is None else asdict(header.departs),
        "hints": header.hints,
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
    elif not -_SEED < seed < _SEED:
        raise ValueError("the seed is too large a number")
    if type(stored["practice"]) is not bool:
        raise ValueError("it does not say whether the match is practice")
    if type(stored["hints"]) is not bool:
        raise ValueError("it does not say whether hints are allowed")
    return Header(
        game=_text(stored["game"], "game"),
        seed=seed,
        seats=_seats(stored["seats"]),
        created=_text(stored["created"], "time"),
        options=options,
        title=_text(stored["title"], "title"),
        practice=stored["practice"],
        program=_text(stored["program"], "version of the program"),
        departs=_departure(stored["departs"]),
        hints=stored["hints"],
    )


def _departure(stored: Json) -> Departure | None:
    if stored is None:
        return None
    if not isinstance(stored, dict) or {*stored} != {"line", "age", "turn"}:
        raise ValueError("where the match departs is not a line, an age and a turn")
    line, age, turn = stored["line"], stored["age"], stored["turn"]
    if any(
        type(number) is not int or not 0 <= number <= MOST_LINES for number in (line, age, turn)
    ):
        raise ValueError("where the match departs is not given in numbers")
    if age not in _AGES:
        raise ValueError("the match departs in an Age that there is not")
    return Departure(line, age, turn)


def _seats(stored: Json) -> tuple[SeatSpec, ...]:
    if not isinstance(stored, list) or not 0 < len(stored) <= MOST_SEATS:
        raise ValueError("the seats are not a list of seats")
    seats = []
    for seat in stored:
        if not isinstance(seat, dict) or set(seat) != {"name", "player"}:
            raise ValueError("a seat is not a name and a player")
        name, player = seat["name"], seat["player"]
        if not isinstance(name, str) or not isinstance(player, str):
            raise ValueError("the name or the player of a seat is not a short text")
        seats.append(_seat(name, player))
    return tuple(seats)


@lru_cache(1024)
def _seat(name: str, player: str) -> SeatSpec:
    """A seat; the same few sit in thousands of matches."""
    return SeatSpec(_text(name, "name"), _text(player, "player"))


def _text(value: Json, what: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise ValueError(f"the {what} is not a short text")
    if not encodable(value):
        raise ValueError(f"the {what} holds half of a character")
    return value
