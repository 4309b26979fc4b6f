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
"""Games to the end of each of two choices that are played without a pause, some 2 seconds."""


class Grade(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Reason:
    """In what a better choice differs from a worse one.

    ``category`` is the row of the score sheet with the largest difference in the points expected;
    `DENIED` stands for the best rival's, `WIN` for the chance of winning. ``how`` are the most
    telling ways in which the better choice pays, by the rules; none where the difference is only
    an estimate.
    """

    category: str
    how: tuple[Mechanism, ...] = ()


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice worth thinking of, and why it is better than the first that is not.

    ``outlook`` is None where no network says what it leads to.
    """

    command: Command
    outlook: Outlook | None
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """What one choice leads to.

    ``leads`` are the shields ahead of the left and the right neighbour, where there are any.
    """

    command: Command
    outlook: Outlook
    leads: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Confirmed:
    """How many own points a choice was ahead of another, in each of some games to the end."""

    ahead: tuple[float, ...] = ()

    @property
    def games(self) -> int:
        return len(self.ahead)

    @property
    def points(self) -> float:
        """On average; there must be a game."""
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
    """Of the mean of at least two values."""
    from statistics import stdev  # which brings fractions and decimals that no player needs

    return stdev(values) / sqrt(len(values))
