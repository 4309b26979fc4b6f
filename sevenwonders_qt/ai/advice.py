"""Advice on choices: hints, forecasts, reasons, and how good a choice was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, sqrt
from typing import TYPE_CHECKING

from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.core.decider import Command

if TYPE_CHECKING:
    from sevenwonders_qt.ai.mechanisms import Mechanism

DENIED = "denied"
WIN = "win"

GAMES_OF_PART = 8
"""Games to the end that are played without a pause for each of two choices, some 2 seconds."""


class Grade(StrEnum):
    """The grade of a choice."""

    BEST = "best"
    GOOD = "good"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Reason:
    """The difference between a better choice and a worse one.

    ``category`` is the row of the score sheet with the largest difference in the points expected;
    `DENIED` means the best rival's, `WIN` the chance of winning. ``how`` are the most important
    ways that the better choice pays, by the rules; none where the difference is only an estimate.
    """

    category: str
    how: tuple[Mechanism, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice worth thinking of, and why it is better than the first that is not.

    ``outlook`` is None where no network estimates the outcome.
    """

    command: Command
    outlook: Outlook | None
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """The expected outcome of one choice.

    ``leads`` are the shields ahead of the left and the right neighbour, where there are any.
    """

    command: Command
    outlook: Outlook
    leads: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The own points that one choice was ahead of another, in each of some games to the end."""

    ahead: tuple[float, ...] = ()

    @property
    def games(self) -> int:
        return len(self.ahead)

    @property
    def points(self) -> float:
        """The mean; there must be a game."""
        return fsum(self.ahead) / self.games

    @property
    def error(self) -> float:
        """The standard error of `points`; there must be two games."""
        return standard_error(self.ahead)

    @property
    def certain(self) -> bool:
        """Whether the difference is more than chance."""
        return abs(self.points) > 2 * self.error


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of at least two values."""
    from statistics import stdev  # it imports fractions and decimals that no player needs

    return stdev(values) / sqrt(len(values))
