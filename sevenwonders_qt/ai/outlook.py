"""The one kind of points that all advice names: own points at the end, and the chance of winning.

The number that orders choices weighs more than that, such as the points of the best rival. It is no
number that a person could check, so it is never shown.
"""

from __future__ import annotations

from dataclasses import dataclass

LEAST_POINTS = 0.5
LEAST_CHANCE = 0.01
"""Differences below both are not named."""

CHANCE_OF_A_POINT = 0.03
"""The chance of winning that is worth a point to people who want to be asked."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Own points at the end and the chance of winning, 0 to 1, or the difference of two."""

    points: float
    win: float

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(self.points - other.points, self.win - other.win)

    def __neg__(self) -> Outlook:
        return Outlook(-self.points, -self.win)

    @property
    def names_points(self) -> bool:
        """Whether a difference of points is large enough to be named."""
        return abs(self.points) >= LEAST_POINTS

    @property
    def names_chance(self) -> bool:
        """Whether a difference of chances is large enough to be named."""
        return round(100 * abs(self.win)) >= 100 * LEAST_CHANCE

    @property
    def costs(self) -> bool:
        """Whether so much less is a loss that can be named."""
        return self.points >= LEAST_POINTS or (self.win > 0 and self.names_chance)

    def costs_as_much_as(self, points: float) -> bool:
        """Return whether the loss is so many points, or as much in chances of winning."""
        return self.points >= points or self.win >= points * CHANCE_OF_A_POINT
