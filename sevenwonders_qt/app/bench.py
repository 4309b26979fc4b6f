"""The speed of the rules and the rule-based player, and the memory that payments take.

All in one process on one core.
"""

from __future__ import annotations

import mmap
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from sevenwonders_qt.ai.classic_players import PLAYERS as COMPUTERS
from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.app.simulate import Games, simulate
from sevenwonders_qt.app.timing import games_per_second, median_decision_ms
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.effects import MANUFACTURED, RAW, Resource
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.legal import legal
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.random_play import pick, random_command
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.trade import Market, Production

PLAYER_COUNTS = (2, 3, 4, 5, 6, 7)
PLAYERS = ("rules", "expert")
"""The players with decisions that are counted: one by rules of thumb, one by its network."""

COPIES = 2000
PAYMENTS = 1_000_000
STATM = Path("/proc/self/statm")
"""Linux only: sizes of this process in pages, that in memory second."""


Choose = Callable[[State, Seat, Random], Command]
"""The way that a random player chooses."""


def measure_rules(box: Box) -> dict[str, object]:
    """Measure the rules and the players; all but ``memory_growth_mb`` by processor time.

    ``games_per_second`` by player count, for random players that draw a card and then one of its
    uses, and ``games_per_second_full_list``, for those that list every legal move at each
    decision, as players that choose do. ``simulate_per_second`` counts random games of four with
    their records, as the command plays them. ``decisions_per_second`` by player,
    ``rules_decision_ms`` and ``state_copy_us`` are of matches of four. ``memory_growth_mb`` is
    None if the system does not report it.
    """
    game = box.classic(DEFAULT, 4)
    # First of all: memory that other code has freed would hide the growth.
    growth = memory_growth_mb(game)
    decisions = {player: decision_ms(game, player=player) for player in PLAYERS}
    return {
        "games_per_second": rates(box, random_command),
        "games_per_second_full_list": rates(box, listed_command),
        "simulate_per_second": round(games_per_second(partial(simulated, game)), 1),
        "decisions_per_second": {name: round(1000 / ms, 1) for name, ms in decisions.items()},
        "rules_decision_ms": round(decisions["rules"], 3),
        "state_copy_us": round(copy_us(game), 2),
        "memory_growth_mb": growth if growth is None else round(growth, 1),
    }


def rates(box: Box, choose: Choose) -> dict[str, float]:
    """Return random games a second by player count."""
    return {
        str(players): round(rate(box.classic(DEFAULT, players), players, choose=choose), 1)
        for players in PLAYER_COUNTS
    }


def listed_command(state: State, seat: Seat, random: Random) -> Command:
    """Return any legal command, all alike, from the list of all."""
    return pick(legal(state, seat), random)


def simulated(game: Classic, seed: int) -> None:
    """Play one game of four random players, as the command `simulate` plays it."""
    simulate(Playable(game, COMPUTERS), Games(("random",) * 4, Setup.random(4), 1, seed))


def random_game(
    game: Classic,
    players: int,
    seed: int,
    until: tuple[int, int] = (4, 0),
    choose: Choose = random_command,
) -> State:
    """Play a whole random game, or up to an Age and turn."""
    chance, dice = SeededChance(seed), Random(seed)
    state = game.empty()
    game.open(state, Setup.random(players), chance)
    while not game.is_over(state) and (state.age, state.turn) < until:
        for seat in state.owing:
            game.step(state, choose(state, seat, dice), chance)
    return state


def rate(
    game: Classic,
    players: int,
    rounds: int = 5,
    seconds: float = 0.5,
    choose: Choose = random_command,
) -> float:
    """Return random games a second, as `games_per_second` measures them."""
    return games_per_second(
        lambda seed: random_game(game, players, seed, choose=choose), rounds, seconds
    )


def copy_us(game: Classic, rounds: int = 5) -> float:
    """Return microseconds for one copy of a state amid a match of four: a median of rounds."""
    state = random_game(game, 4, 1, until=(2, 3))
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(COPIES):
            state.copy()
        times.append((time.perf_counter() - start) / COPIES * 1e6)
    return median(times)


def decision_ms(game: Classic, seeds: range = range(4), player: str = "rules") -> float:
    """Return milliseconds for a decision in matches of four such players; see `timing`."""
    return median_decision_ms(Playable(game, COMPUTERS), 4, seeds, player)


def memory_growth_mb(game: Classic, payments: int = PAYMENTS) -> float | None:
    """Return the MiB that this process has grown by when a market has answered so many times.

    It is asked in many random positions for the costs of all cards and stages. None if the system
    does not report it.
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
    """Return up to nine producers, with a choice among some resources of a class or without."""
    producers: list[tuple[Resource, ...]] = []
    for _ in range(dice.randrange(10)):
        goods = RAW if dice.random() < 0.7 else MANUFACTURED
        size = dice.choice((1, 1, 1, 2, 2, len(goods)))
        producers.append(tuple(dice.sample(goods, size)))
    return market.made_by(producers)


def _resident_mb() -> float:
    pages = int(STATM.read_text(encoding="ascii").split()[1])
    return pages * mmap.PAGESIZE / 2**20
