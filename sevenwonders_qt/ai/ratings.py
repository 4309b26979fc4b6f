"""Ratings: those of the levels, measured in a league, and a person's from places in matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import log, sqrt
from typing import Any, Final

from sevenwonders_qt.ai.levels import CLASSIC
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.stored import Damaged, load, mapping

MIDDLE, SCALE = 1500, 400
"""The mean rating of a league, and the points more that make it ten times as likely to come in
ahead."""

FILE: Final = "ratings.json"
FORMAT: Final = 1

TWO: Final = "two"
"""The pool of 7 Wonders for two players, with the Free City."""

LASTING: Final = 60
"""After so many more matches, a match weighs half as much: people get better."""

_FADES: Final = 0.5 ** (1 / LASTING)
_VIRTUAL: Final = 0.5
"""Draws with each level that are added, as in a league: a rating never runs away."""

_NATURAL: Final = log(10) / SCALE
_SURE: Final = 1.96
"""Standard deviations on both sides that hold 95 % of a normal distribution."""

_STEPS: Final = 30
_FARTHEST: Final = 200.0
_EXACT: Final = 1e-6


def pool_of(game: str, players: int) -> str:
    """Return the pool of a match: the game, whatever boxes are on it, or `TWO`."""
    return TWO if game == CLASSIC and players == 2 else game


@dataclass(frozen=True, slots=True)
class LevelRating:
    """The rating of one level, with the 95 % interval of the league that measured it."""

    rating: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class LevelRatings:
    """The ratings of all levels in one pool.

    ``network`` is the SHA-256 of the network that played, ``command`` what measured them.
    """

    command: str
    network: str
    games: int
    levels: Mapping[str, LevelRating]


@lru_cache(maxsize=16)
def level_ratings(pool: str) -> Mapping[str, float]:
    """Return the rating of each level, the weakest level first; empty where none was measured."""
    try:
        found = load(resource_path("ai", FILE), read_ratings).get(pool)
    except (OSError, Damaged):
        return {}
    return {} if found is None else {name: each.rating for name, each in found.levels.items()}


_read_pools = mapping(str, LevelRatings)


def read_ratings(stored: Any) -> dict[str, LevelRatings]:
    """Return the ratings by pool; raises `Damaged` for anything else."""
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise Damaged("is not a file of ratings")
    pools: dict[str, LevelRatings] = _read_pools(
        {name: found for name, found in stored.items() if name != "format"}
    )
    return pools


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating after so many ``matches``; its 95 % interval is ``margin`` on both sides."""

    points: float
    margin: float
    matches: int

    @property
    def low(self) -> float:
        return self.points - self.margin

    @property
    def high(self) -> float:
        return self.points + self.margin


@dataclass(slots=True)
class Strength:
    """The evidence of one person's matches about the rating, taken one after another.

    The rating is the one that makes the places in all matches likeliest by the model of Bradley
    and Terry, as in `league`, with the ratings of the others as they are known.
    """

    levels: Mapping[str, float]
    """The ratings of the levels, against which the virtual draws are."""

    matches: int = 0
    _met: dict[float, list[float]] = field(default_factory=dict)
    """By the rating of the other: pairs, pairs won, and the weight of their scatter."""

    _last: float = MIDDLE

    def take(self, pairs: Sequence[tuple[float, float]]) -> None:
        """Take a match: the rating of each other player, and 1 for ahead, 0.5 for level, 0."""
        for sums in self._met.values():
            sums[0] *= _FADES
            sums[1] *= _FADES
            sums[2] *= _FADES * _FADES
        # The places ahead of several others at one table are no independent results.
        together = 1 + (len(pairs) - 1) / 3
        for other, won in pairs:
            sums = self._met.setdefault(other, [0.0, 0.0, 0.0])
            sums[0] += 1.0
            sums[1] += won
            sums[2] += together
        self.matches += 1

    def rating(self) -> Rating:
        """Return the rating by all matches so far."""
        met = [(other, *sums) for other, sums in self._met.items()]
        met += [(level, _VIRTUAL, _VIRTUAL / 2, _VIRTUAL) for level in self.levels.values()]
        at = self._last
        for _ in range(_STEPS):
            chances = [(each, chance_ahead(at, each[0])) for each in met]
            more = sum(won - pairs * ahead for (_, pairs, won, _), ahead in chances)
            known = sum(pairs * ahead * (1 - ahead) for (_, pairs, _, _), ahead in chances)
            step = more / known / _NATURAL
            at += max(-_FARTHEST, min(step, _FARTHEST))
            if abs(step) < _EXACT:
                break
        self._last = at
        chances = [(each, chance_ahead(at, each[0])) for each in met]
        known = sum(pairs * ahead * (1 - ahead) for (_, pairs, _, _), ahead in chances)
        scatter = sum(weight * ahead * (1 - ahead) for (*_, weight), ahead in chances)
        return Rating(at, _SURE * sqrt(scatter) / known / _NATURAL, self.matches)


def chance_ahead(rating: float, other: float) -> float:
    """Return the chance to come in ahead of one with the ``other`` rating, from 0 to 1."""
    return float(1 / (1 + 10 ** ((other - rating) / SCALE)))


def fair_level(ratings: Iterable[float], levels: Mapping[str, float]) -> str | None:
    """Return the level nearest to the mean of these ratings; None without any.

    Against players of the own rating one wins as often as luck alone would allow.
    """
    found = [*ratings]
    if not found or not levels:
        return None
    mean = sum(found) / len(found)
    return min(levels, key=lambda level: abs(levels[level] - mean))
