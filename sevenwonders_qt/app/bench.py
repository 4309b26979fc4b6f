"""How fast the rules and the rule-based player are, and whether payments fill the memory.

All in one process on one core.
"""

from __future__ import annotations

import mmap
import time
from pathlib import Path
from random import Random
from statistics import median

from sevenwonders_qt.app.timing import games_per_second, median_decision_ms
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic.effects import MANUFACTURED, RAW, Resource
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.trade import Market, Production

PLAYER_COUNTS = (3, 4, 7)
COPIES = 2000
PAYMENTS = 1_000_000
STATM = Path("/proc/self/statm")
"""Linux only: sizes of this process in pages, that in memory second."""


def measure_rules(game: Classic) -> dict[str, object]:
    """``games_per_second`` by player count, ``state_copy_us``, ``rules_decision_ms`` and
    ``memory_growth_mb``, which is None where the system does not say.
    """
    # First of all: memory that something else has given back would hide the growth.
    growth = memory_growth_mb(game)
    rates = {str(players): round(rate(game, players), 1) for players in PLAYER_COUNTS}
    return {
        "games_per_second": rates,
        "state_copy_us": round(copy_us(game), 2),
        "rules_decision_ms": round(decision_ms(game), 3),
        "memory_growth_mb": growth if growth is None else round(growth, 1),
    }


def random_game(game: Classic, players: int, seed: int, until: tuple[int, int] = (4, 0)) -> State:
    """A whole random game, or up to an Age and turn."""
    chance, dice = SeededChance(seed), Random(seed)
    state = game.empty()
    game.open(state, Setup.random(players), chance)
    while not game.is_over(state) and (state.age, state.turn) < until:
        for seat in state.owing:
            game.step(state, random_command(state, seat, dice), chance)
    return state


def rate(game: Classic, players: int, rounds: int = 5, seconds: float = 1.0) -> float:
    """Random games a second, as `games_per_second` measures them."""
    return games_per_second(lambda seed: random_game(game, players, seed), rounds, seconds)


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


def decision_ms(game: Classic, seeds: range = range(4)) -> float:
    """Milliseconds for a decision in matches of four players ``rules``; see `timing`."""
    return median_decision_ms(game, Setup.random(4), seeds)


def memory_growth_mb(game: Classic, payments: int = PAYMENTS) -> float | None:
    """MiB by which this process has grown when a market has answered so many times.

    It is asked in many random positions for the costs of all cards and stages. None where the
    system does not say.
    """
    if not STATM.exists():
        return None
    catalogue, dice, market = game.rules.catalogue, Random(1), Market()
    costs = {card.cost.resources for card in catalogue.cards.values()}
    costs |= {stage.cost.resources for board in catalogue.boards.values() for stage in board.stages}
    before = _resident_mb()
    asked = 0
    while asked < payments:
        cities = [_random_production(market, dice) for _ in range(3)]
        discounts = dice.randrange(16)
        for cost in costs:
            market.splits(cost, cities[0], cities[1], cities[2], discounts)
        asked += len(costs)
    return _resident_mb() - before


def _random_production(market: Market, dice: Random) -> Production:
    """Up to nine producers, with a choice among some resources of a class or without."""
    producers: list[tuple[Resource, ...]] = []
    for _ in range(dice.randrange(10)):
        goods = RAW if dice.random() < 0.7 else MANUFACTURED
        size = dice.choice((1, 1, 1, 2, 2, len(goods)))
        producers.append(tuple(dice.sample(goods, size)))
    return market.made_by(producers)


def _resident_mb() -> float:
    pages = int(STATM.read_text(encoding="ascii").split()[1])
    return pages * mmap.PAGESIZE / 2**20
