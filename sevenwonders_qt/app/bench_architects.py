"""How fast the rules and the players of Architects are, in one process on one core."""

from __future__ import annotations

import gc
import time
from random import Random
from statistics import median

from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.random_play import random_command
from sevenwonders_qt.games.architects.setup import Setup

PLAYER_COUNTS = (2, 4, 7)


def measure_architects(game: Architects) -> dict[str, object]:
    """``games_per_second`` by player count, and ``rules_decision_ms``."""
    rates = {str(players): round(rate(game, players), 1) for players in PLAYER_COUNTS}
    return {"games_per_second": rates, "rules_decision_ms": round(decision_ms(game), 3)}


def random_game(game: Architects, players: int, seed: int) -> None:
    """A whole game of random players."""
    chance, dice = SeededChance(seed), Random(seed)
    state = game.empty()
    game.open(state, Setup.random(players), chance)
    while state.prompt is not None:
        game.step(state, random_command(state, state.active, dice), chance)


def rate(game: Architects, players: int, rounds: int = 5, seconds: float = 1.0) -> float:
    """Random games a second of this process's processor time: the median of several rounds.

    A round of ``seconds`` goes before them, to warm the tables that any longer run has warm.
    Every game has a seed of its own.
    """
    thresholds = gc.get_threshold()
    # As a search would: cycles are not made, so the collector need not look for them often.
    gc.set_threshold(100_000, 50, 100)
    rates, seed = [], 0
    for _ in range(rounds + 1):
        games, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            random_game(game, players, seed)
            seed, games = seed + 1, games + 1
        rates.append(games / spent)
    gc.set_threshold(*thresholds)
    return median(rates[1:])


def decision_ms(game: Architects, seeds: range = range(4)) -> float:
    """Milliseconds of processor time that the player ``rules`` takes to answer a view.

    The median over all decisions of matches of four such players.
    """
    times = []
    for seed in seeds:
        chance, state = SeededChance(seed), game.empty()
        game.open(state, Setup.random(4), chance)
        while state.prompt is not None:
            view = game.view_for(state, state.active)
            start = time.process_time()
            command = choose("rules", view, game.rules, seed)
            times.append(time.process_time() - start)
            game.step(state, command, chance)
    return median(times) * 1000
