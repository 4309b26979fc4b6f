"""The players at a table, by name and kind; loads nothing of any game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.levels import CHARACTERS
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.text import isolated

if TYPE_CHECKING:
    from sevenwonders_qt.journal.header import SeatSpec

translate = QCoreApplication.translate

NOBODY: Final[Seat] = -1
"""A seat that may see no secret, and that belongs to no player."""


class Player(StrEnum):
    """The player of a seat; the Free City of a match of two is played by both in turn.

    Every level of `ai.levels` with every temperament is also a member: the value is the id. The
    four before the Free City are at no new table, but in old matches.
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
    """A name and its kind of player."""

    name: str
    player: Player


class You(str):
    """The word for the only person at a table who has given no name.

    Lists show it as it is. A sentence has a form of its own for it, as a name takes other verbs.
    """

    __slots__ = ()


UNNAMED: Final = frozenset(("", "You", "Você", "Tú"))
"""The names in files of a person without a name; older versions wrote the word of a language."""


def you() -> You:
    """Return the name of the person, in the current language."""
    return You(translate("Table", "You"))


def listed_name(name: str) -> str:
    """Return the name of a seat in a list, from the name that a file has for it."""
    return you() if name in UNNAMED else isolated(name)


def seat_names(seats: Sequence[SeatSpec]) -> tuple[str, ...]:
    """Return the name of each seat of a match for lists and sentences."""
    return tuple(
        listed_name(seat.name) if seat.player == Player.PERSON else isolated(seat.name)
        for seat in seats
    )


def stored_name(name: str) -> str:
    """Return the name of a seat for a file."""
    return "" if isinstance(name, You) else name
