"""How fast the rules are: whole random games and copies of a state, in one process on one core."""

from __future__ import annotations

import gc
import time
from random import Random
from statistics import median

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State

PLAYER_COUNTS = (3, 4, 7)
COPIES = 2000


def measure_rules(game: Classic) -> dict[str, object]:
    """``games_per_second`` by player count and ``state_copy_us``."""
    rates = {str(players): round(rate(game, players), 1) for players in PLAYER_COUNTS}
    return {"games_per_second": rates, "state_copy_us": round(copy_us(game), 2)}


def random_game(game: Classic, players: int, seed: int, until: tuple[int, int] = (4, 0)) -> State:
    """A whole random game, or up to an Age and turn."""
    chance, dice = SeededChance(seed), Random(seed)
    state = game.empty()
    for event in game.begin(Setup.random(players), chance):
        game.evolve(state, event)
    while not game.is_over(state) and (state.age, state.turn) < until:
        for seat in state.owing:
            game.step(state, random_command(state, seat, dice), chance)
    return state


def rate(game: Classic, players: int, rounds: int = 5, seconds: float = 1.0) -> float:
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


def copy_us(game: Classic, rounds: int = 5) -> float:
    """Microseconds for one copy of a state amid a match of four: the median of several rounds."""
    state = random_game(game, 4, 1, until=(2, 3))
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(COPIES):
            state.copy()
        times.append((time.perf_counter() - start) / COPIES * 1e6)
    return median(times)
