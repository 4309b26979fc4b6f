"""The measured strength of each level: the figures on the set-up page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.stored import Damaged, load, mapping, whole

FILE: Final = "levels.json"
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Won:
    """Per cent of the games that one won against three of another, with the 95 % interval."""

    win: float
    low: float
    high: float
    games: Annotated[int, whole(0, 100_000_000)]


@dataclass(frozen=True, slots=True)
class LevelFigures:
    """The results of one level at a table of four.

    ``against`` is by the level of the three others; ``rules`` means the player by rules. ``points``
    and ``stages`` are means of four of this level, on side A where boards have sides; None where
    they were not measured.
    """

    against: Mapping[str, Won]
    points: float | None
    stages: float | None


@dataclass(frozen=True, slots=True)
class TemperamentFigures:
    """One with this temperament against three without, all at the same level.

    ``more`` is by how many points of each category it has more than they.
    """

    won: Won
    more: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game, measured with the ``network`` of this SHA-256."""

    network: str
    levels: Mapping[str, LevelFigures]
    temperaments: Mapping[str, TemperamentFigures]


@lru_cache(maxsize=16)
def figures(game: str) -> Figures | None:
    """Return the figures of a game; None where there are none that can be read."""
    try:
        return load(resource_path("ai", FILE), _read_file).get(game)
    except (OSError, Damaged):
        return None


_read_games = mapping(str, Figures)


def _read_file(stored: Any) -> dict[str, Figures]:
    """Return the figures by game."""
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise Damaged("is not a file of figures")
    games: dict[str, Figures] = _read_games(
        {name: found for name, found in stored.items() if name != "format"}
    )
    return games
