"""Measures the levels and temperaments: the figures that `figures` reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from hashlib import sha256
from itertools import pairwise
from statistics import fmean
from typing import Any, Final

from sevenwonders_qt.ai.arena import Challenge, challenge
from sevenwonders_qt.ai.levels import LEVEL_IDS, LEVELS, NEUTRAL, player_id
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.resources import resource_path

PLAYERS: Final = 4
LEVEL: Final = "expert"
"""The level at which temperaments are compared: it does not slip."""

_SEARCHED: Final = 4
"""The divisor of the number of games for a level that searches."""


def measure(
    game: str,
    find: FindPlayable,
    games: int,
    executor: Executor,
    workers: int,
    tell: Callable[[str], None] = lambda text: None,
) -> dict[str, Any]:
    """Return the figures of a game, as `figures` reads them, by about ``games`` matches for each.

    Each result is reported in a line.
    """

    table = variant_of(game)
    players = find(table).players

    def play(focal: str, others: str, count: int, side: str | None = None) -> dict[str, Any]:
        count = max(PLAYERS, count // PLAYERS * PLAYERS)
        asked = Challenge(table, focal, others, count, side=side, find=find)
        found = challenge(asked, executor, workers)
        tell(
            f"{focal} against three {others}: {found['win']}%, from {found['low']} to"
            f" {found['high']}; {found['points']} points, {found['stages']} stages"
        )
        return found

    levels = LEVEL_IDS
    below: dict[str, list[str]] = {level: [] for level in levels}
    for lower, upper in pairwise(levels):
        below[upper].append(lower)
    below[levels[0]].append(levels[1])  # the lowest has only one above it
    found: dict[str, Any] = {}
    for level in levels:
        count = games // _SEARCHED if _searches(level) else games
        against = {other: _won(play(level, other, count)) for other in (*below[level], "rules")}
        side = next(iter(players.setups), None)
        alike = play(level, level, count // PLAYERS, side)
        found[level] = {
            "against": against,
            "points": _of_all(alike, "points"),
            "stages": _of_all(alike, "stages"),
        }
    characters = {}
    for name in players.manners.temperaments:
        if name != NEUTRAL:
            result = play(player_id(LEVEL, name), LEVEL, games)
            characters[name] = {"won": _won(result), "more": _more(result)}
    return {"network": network_hash(game), "levels": found, "temperaments": characters}


def variant_of(game: str) -> Variant:
    """Return the table at which the levels are measured: four players and the usual options."""
    return Variant(game, PLAYERS)


def network_hash(game: str) -> str:
    """Return the SHA-256 of the network that is shipped for a game; empty without one."""
    try:
        return sha256(resource_path("ai", f"{game}.net").read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def _searches(level: str) -> bool:
    return any(known.searches for known in LEVELS if known.id == level)


def _won(found: Mapping[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in ("win", "low", "high", "games")}


def _of_all(found: Mapping[str, Any], name: str) -> float:
    """Return the mean of all four seats, where one level plays alone."""
    seats = [found[name], *[found[f"other_{name}"]] * (PLAYERS - 1)]
    return round(fmean(seats), 2)


def _more(found: Mapping[str, Any]) -> dict[str, float]:
    others = found["other_categories"]
    return {name: round(points - others[name], 2) for name, points in found["categories"].items()}
