"""The kinds of effect that only Edifices and the boards of their box have."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sevenwonders_qt.games.classic.effects import Colour, Count, Effect


@dataclass(frozen=True, slots=True)
class TakePawn(Effect):
    """The owner takes the Participation pawn of an Age from the box (Ur)."""

    age: int


@dataclass(frozen=True, slots=True)
class VictoryToken(Effect):
    """A military victory token of this worth, once."""

    worth: int


@dataclass(frozen=True, slots=True)
class DropDefeats(Effect):
    """Every defeat token held is put back, once."""


@dataclass(frozen=True, slots=True)
class PointsPerSet(Effect):
    """Victory points at the end of the game for each set of one structure of each colour."""

    points: int
    colours: tuple[Colour, ...]

    @property
    def per(self) -> Count:
        """The structures that the sets are made of."""
        return own_count(self.colours)


@dataclass(frozen=True, slots=True)
class PointsPerColour(Effect):
    """Victory points at the end of the game for each colour among the city's structures."""

    points: int


@dataclass(frozen=True, slots=True)
class GuildAgain(Effect):
    """At the end of the game one guild of the city scores a second time."""


@cache
def own_count(colours: tuple[Colour, ...]) -> Count:
    """Return a count of structures of the own city."""
    return Count(colours)
