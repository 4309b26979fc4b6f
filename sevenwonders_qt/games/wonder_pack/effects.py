"""The kinds of effect that only the boards of the Wonder Pack have."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.games.classic.effects import Effect, Kind, Resource, Side, Tableau


def _stone(city: Tableau) -> int:
    return city.most(Resource.STONE)


STONE = Kind("stone", _stone)
"""The most units of stone that the city produces in a turn."""


@dataclass(frozen=True, slots=True)
class FirstCoins(Effect):
    """Coins from the bank before the match begins, beside those of all cities."""

    coins: int


@dataclass(frozen=True, slots=True)
class CopyStage(Effect):
    """The effects of the stage of this number, from 1, of one of these neighbours.

    A stage has it for good only where no neighbour has such a stage: it does nothing then.
    """

    number: int
    neighbours: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class PointsForColour(Effect):
    """Victory points at the end for each structure of the neighbours in the colour of a card.

    That card is the one below the stage.
    """

    points: int
