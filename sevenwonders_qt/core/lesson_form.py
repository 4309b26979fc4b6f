"""The lessons of a game: the form of a position, and its layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.event import Event


class LaidOut(NamedTuple):
    """The state that a match begins with, and the chance in a state of it."""

    state: Any
    chance_at: Callable[[Any], Chance]


def unshuffled(state: Any) -> FixedChance:
    """Return chance that leaves the cards of every shuffle in their order."""
    return FixedChance()


@dataclass(frozen=True, slots=True)
class LessonForm:
    """The form of the position of a lesson.

    A file has the fields of the dataclass ``place`` for each seat, and those of ``position``
    for the rest. ``lay_out`` makes the position of a game, its places, events that belong to
    it, and what else the file says by name; it raises ValueError for one that cannot be.
    """

    place: type[Any]
    position: type[Any]
    lay_out: Callable[[Any, Sequence[Any], Sequence[Event], Mapping[str, Any]], LaidOut]
