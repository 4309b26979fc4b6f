"""The versions of the journal's format, and how a file of an older one is brought up to date."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256

from sevenwonders_qt.journal.line import Json

VERSION = 5
"""The format written now.

1   header: format, version, game, options, seed, seats, created
    line: n (events before it), events, over (true, on the last line of a finished match only)
2   header: title, practice
    line: by (the seat that chose; not on the first line, which is the deal)
    back: n (events before it, once the undo is done), back (the number of the line after
    which the match goes on), practice (true when something new had been seen since)
3   header: program (the version that dealt the match), departs (null, or line, age and turn)
4   header: hints (whether people may ask for them)
    hint: n (events before it), hint (the seat of the player who was shown one); the match goes on
    from where it was
    lifted: n (events before it), practice (false: all that was seen of what was undone has come
    again, by the same choices, and the match is no practice any more)
5   header: id (the same in every copy of the file), left_out (how many lines were left out as no
    way leads to them any more)
"""

Upgrade = Callable[[list[dict[str, Json]]], list[dict[str, Json]]]
"""Takes the fields of every line, header first, in one version and returns them in the next.

Checksums have been checked before. It may raise KeyError, TypeError, ValueError or IndexError.
"""


def _with_seats_that_chose(fields: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Upgrade from 1 to 2: the seat that chose is in the first event with a seat."""
    header, deal, *lines = fields
    named = [{**line, "by": _seat_of(line["events"])} for line in lines]
    return [{**header, "title": "", "practice": False}, deal, *named]


def _seat_of(events: list[dict[str, Json]]) -> Json:
    return next((event["seat"] for event in events if "seat" in event), 0)


def _with_program(fields: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Upgrade from 2 to 3: the program is unknown, and no imported match was decided again."""
    header, *lines = fields
    return [{**header, "program": "", "departs": None}, *lines]


def _with_hints(fields: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Upgrade from 3 to 4: all players could ask for hints, which were not counted."""
    header, *lines = fields
    return [{**header, "hints": True}, *lines]


_NAMED = ("game", "options", "seed", "seats", "created", "title", "practice")


def _with_id(fields: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Upgrade from 4 to 5: files of the same deal and the same name are copies of one match."""
    header, *lines = fields
    named = json.dumps([header[name] for name in _NAMED], sort_keys=True)
    return [{**header, "id": sha256(named.encode()).hexdigest()[:16], "left_out": 0}, *lines]


UPGRADES: Mapping[int, Upgrade] = {
    1: _with_seats_that_chose,
    2: _with_program,
    3: _with_hints,
    4: _with_id,
}
"""The upgrades by the version that each one starts from."""
