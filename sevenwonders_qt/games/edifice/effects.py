"""The kinds of effect that only Edifices and the boards of their box have."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.games.classic.effects import Colour


@dataclass(frozen=True, slots=True)
class TakePawn:
    """The owner takes the Participation pawn of an Age from the box (Ur)."""

    age: int


@dataclass(frozen=True, slots=True)
class VictoryToken:
    """A military victory token of this worth, once."""

    worth: int


@dataclass(frozen=True, slots=True)
class DropDefeats:
    """Every defeat token held is put back, once."""


@dataclass(frozen=True, slots=True)
class PointsPerSet:
    """Victory points at the end of the game for each set of one structure of each colour."""

    points: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class PointsPerColour:
    """Victory points at the end of the game for each colour among the city's structures."""

    points: int


@dataclass(frozen=True, slots=True)
class GuildAgain:
    """At the end of the game one guild of the city scores a second time."""
