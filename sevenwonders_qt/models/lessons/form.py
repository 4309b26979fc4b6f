"""What a game says of its lessons: how a position is written, and how it is laid out."""

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
    """Every shuffle leaves the cards in the order that they have."""
    return FixedChance()


@dataclass(frozen=True, slots=True)
class LessonForm:
    """How the position of a lesson is written.

    A file has the fields of the dataclass ``place`` for each seat, and those of ``position`` for
    the rest. ``lay_out`` makes the position of a game, its places, events that belong to it, and
    what else the file says by name; it raises ValueError for one that cannot be.
    """

    place: type[Any]
    position: type[Any]
    lay_out: Callable[[Any, Sequence[Any], Sequence[Event], Mapping[str, Any]], LaidOut]
