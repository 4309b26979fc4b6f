"""The certainty of results: intervals for shares, and a sequential test that stops early."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean, variance

NORMAL_95 = 1.959964
_ENOUGH_DEALS, _ENOUGH_GAMES = 20, 10


def share_interval(blocks: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of all values, which are from 0 to 1.

    A block holds the games of one deal, which go alike: Wilson's interval, for as many independent
    games as the spread between the blocks says. Fewer than all games may come out of that; more
    only where there are deals, victories and defeats enough to say so.
    """
    values = [value for block in blocks for value in block]
    if not values:
        return 0.0, 1.0
    games, mean = float(len(values)), fmean(values)
    if len(blocks) > 1 and 0 < mean < 1:
        squared_error = variance([fmean(block) for block in blocks]) / len(blocks)
        sure = len(blocks) >= _ENOUGH_DEALS and _ENOUGH_GAMES <= mean * games <= (
            games - _ENOUGH_GAMES
        )
        most = games * len(blocks) if sure else games
        games = min(most, mean * (1 - mean) / squared_error) if squared_error else most
    return _wilson(mean, games)


def _wilson(mean: float, games: float) -> tuple[float, float]:
    z = NORMAL_95**2
    middle = (mean + z / (2 * games)) / (1 + z / games)
    spread = sqrt(z * (mean * (1 - mean) / games + z / (4 * games * games))) / (1 + z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """A test of two shares of victories, ``worse`` and ``better``, that ends when it is sure.

    Wald's sequential probability ratio test, for means of about normal spread, as chess engines
    are tested. ``error`` is how often each wrong verdict may come, about.
    """

    worse: float
    better: float
    error: float = 0.05

    @property
    def bound(self) -> float:
        """The log of the likelihood ratio at which the test ends, above or below zero."""
        return log((1 - self.error) / self.error)

    def ratio(self, means: Sequence[float]) -> float:
        """Return the log of how much likelier ``better`` is after these results, one by deal."""
        count = len(means)
        if count < _ENOUGH_DEALS:
            return 0.0
        mean = fmean(means)
        # As if one more deal had gone each way, so that equal results are no certainty.
        spread = (variance(means) * (count - 1) + 2 * 0.25) / (count + 1)
        middle = (self.worse + self.better) / 2
        return count * (mean - middle) * (self.better - self.worse) / spread

    def verdict(self, means: Sequence[float]) -> str:
        """Return ``better``, ``worse``, or nothing while it is not decided."""
        ratio = self.ratio(means)
        if abs(ratio) < self.bound:
            return ""
        return "better" if ratio > 0 else "worse"
