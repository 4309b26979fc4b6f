"""A short summary of the state of a match, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sevenwonders_qt.core.ids import Seat


@dataclass(frozen=True, slots=True)
class CityOutline:
    """One player's city, or what a player has in a game without cities.

    ``wonder`` and ``side`` are empty, and ``stage_count`` is 0, where there is no such thing.

    ``points`` count things as they are now, by category and, last, in ``total``. ``people`` are the
    ids of those that the city has recruited, in order.
    """

    wonder: str
    side: str
    stages: int
    stage_count: int
    points: Mapping[str, int]
    people: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.points["total"]


@dataclass(frozen=True, slots=True)
class Outline:
    """A match: its Age (0 in a game without Ages), its turn from 1, and the players' cities.

    ``winners`` is empty while the match goes on. ``ages`` is the number of turns of each Age of the
    match, those to come as well; empty in a game without Ages.
    """

    age: int
    turn: int
    cities: tuple[CityOutline, ...]
    winners: tuple[Seat, ...] = ()
    ages: tuple[int, ...] = ()
