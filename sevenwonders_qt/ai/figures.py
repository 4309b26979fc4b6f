"""The measured strength of each level: the figures on the set-up page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sevenwonders_qt.core.resources import resource_path

FILE: Final = "levels.json"
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Won:
    """Per cent of the games that one won against three of another, with the 95 % interval."""

    win: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class LevelFigures:
    """What one level comes to at a table of four.

    ``against`` is by the level of the three others; ``rules`` stands for the player by rules.
    ``points`` and ``stages`` are means of four of this level, on side A where boards have sides;
    None where they were not measured.
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


@lru_cache(maxsize=2)
def figures(game: str) -> Figures | None:
    """The figures of a game; None where there are none that can be read."""
    try:
        document = json.loads(resource_path("ai", FILE).read_text(encoding="utf-8"))
        return _figures(document[game]) if document["format"] == FORMAT else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _figures(found: Mapping[str, Any]) -> Figures:
    return Figures(
        str(found["network"]),
        {name: _level(level) for name, level in found["levels"].items()},
        {
            name: TemperamentFigures(_won(one["won"]), _numbers(one["more"]))
            for name, one in found["temperaments"].items()
        },
    )


def _level(found: Mapping[str, Any]) -> LevelFigures:
    against = {name: _won(won) for name, won in found["against"].items()}
    points, stages = (None if n is None else float(n) for n in (found["points"], found["stages"]))
    return LevelFigures(against, points, stages)


def _won(found: Mapping[str, Any]) -> Won:
    return Won(float(found["win"]), float(found["low"]), float(found["high"]), int(found["games"]))


def _numbers(found: Mapping[str, Any]) -> dict[str, float]:
    return {name: float(value) for name, value in found.items()}
