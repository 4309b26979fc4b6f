"""Who sits at a table, by name and kind; loads nothing of any game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sevenwonders_qt.ai.levels import CHARACTERS
from sevenwonders_qt.core.ids import Seat

NOBODY: Final[Seat] = -1
"""A seat that may see no secret, and that nobody has."""


class Player(StrEnum):
    """Who sits at a seat; the Free City of a match of two is played by both in turn.

    Besides those named here, every level of `ai.levels` with every temperament is a member: the
    value is the id. The four before the Free City sit at no new table, but in old matches.
    """

    _ignore_ = "_id _members"

    PERSON = "person"
    RANDOM = "random"
    RULES = "rules"
    LEARNED = "learned"
    SEARCH = "search"
    FREE_CITY = "free_city"

    _members = vars()
    for _id in CHARACTERS:
        _members[_id.upper().replace(":", "_")] = _id


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A name and who it is."""

    name: str
    player: Player
