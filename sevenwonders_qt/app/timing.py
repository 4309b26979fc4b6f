"""The speed of games and of players' answers: shared by the benchmarks of all games."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.core.chance import SeededChance

STEPS = 4
"""The least number of steps of its clock in a measured time."""


def games_per_second(play: Callable[[int], object], rounds: int = 5, seconds: float = 1.0) -> float:
    """Return games a second of this process's processor time: the median of several rounds.

    ``play`` plays a whole game from a seed; every game has a seed of its own. A round of
    ``seconds`` goes before them, to warm the tables that any longer run has warm.
    """
    thresholds = gc.get_threshold()
    # As a search would: cycles are not made, so the collector need not look for them often.
    gc.set_threshold(100_000, 50, 100)
    rates, seed = [], 0
    for _ in range(rounds + 1):
        games, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            play(seed)
            seed, games = seed + 1, games + 1
        rates.append(games / spent)
    gc.set_threshold(*thresholds)
    return median(rates[1:])


def seconds_of(act: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Return the seconds of processor time that one call takes.

    On Windows that clock moves in steps of 10 to 16 ms, whatever resolution it reports. A call
    that is shorter than `STEPS` of them is made again until so many have passed.
    """
    first = _next(clock, clock())
    start = _next(clock, first)
    calls, spent, least = 0, 0.0, STEPS * (start - first)
    while not calls or spent < least:
        act()
        calls += 1
        spent = clock() - start
    return spent / calls


def _next(clock: Callable[[], float], now: float) -> float:
    """Return the time of the clock when it has moved on from ``now``."""
    while (then := clock()) == now:
        pass
    return then


def median_decision_ms(table: Playable, players: int, seeds: range, player: str = "rules") -> float:
    """Return the milliseconds of processor time that such a player takes to answer a view.

    It is the median over all decisions of one match of so many players for each seed.
    """
    times, game = [], table.game
    for seed in seeds:
        chance = SeededChance(seed)
        state: Any = game.empty()
        for event in game.begin(game.random_setup(players), chance):
            game.evolve(state, event)
        while not game.is_over(state):
            for seat in state.owing:
                view = game.view_for(state, seat)
                decide = partial(table.players.choose, player, view, game.rules, seed)
                times.append(seconds_of(decide))
                game.step(state, decide(), chance)
    return median(times) * 1000
