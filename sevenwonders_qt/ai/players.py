"""The AI players by name: each answers a view with one of its legal commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from sevenwonders_qt.ai import rule_based
from sevenwonders_qt.ai.architects.players import PLAYERS as ARCHITECTS_PLAYERS
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView
from sevenwonders_qt.games.classic.random_play import random_answer
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView

Player = Callable[[PlayerView, Ruleset, Random], Command]


def _at_random(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    return random_answer(view, random)


_PLAYERS: dict[str, Player] = {"random": _at_random, "rules": rule_based.choose}

PLAYERS = tuple(_PLAYERS)
"""Names of the players, weakest first; each plays every game."""


def choose(player: str, view: PlayerView | ArchitectsView, rules: Any, seed: int | str) -> Command:
    """What the player wants; the same for the same player, view and seed, on every machine.

    ``rules`` are those of the game that the view is of. Who else has chosen already makes no
    difference where cards are chosen at once.

    Raises ValueError for an unknown player, and when the seat of the view owes no answer.
    """
    if isinstance(view, ArchitectsView):
        draw = Random(f"{seed}/{view.seat}/{view.version}")
        return _found(ARCHITECTS_PLAYERS, player, view)(view, rules, draw)
    draw = Random(f"{seed}/{view.seat}/{view.age}/{view.turn}/{view.prompt}")
    return _found(_PLAYERS, player, view)(view, rules, draw)


def _found(
    players: Mapping[str, Callable[[Any, Any, Random], Command]],
    player: str,
    view: PlayerView | ArchitectsView,
) -> Callable[[Any, Any, Random], Command]:
    found = players.get(player)
    if found is None:
        raise ValueError(f"unknown player {player!r}; there are {', '.join(PLAYERS)}")
    if view.prompt is None:
        raise ValueError(f"seat {view.seat} owes no answer")
    return found
