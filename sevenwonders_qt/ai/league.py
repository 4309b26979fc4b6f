"""A league: many players at mixed tables, and a rating for each with its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations
from math import log10
from random import Random
from statistics import fmean
from typing import Any

from sevenwonders_qt.ai.arena import ArenaMatch, ArenaResult, play_blocks
from sevenwonders_qt.ai.classic_players import find_classic
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.ai.ratings import MIDDLE, SCALE
from sevenwonders_qt.core.decider import Variant

RESAMPLES = 200
_ROUNDS = 100
_VIRTUAL = 0.5

Pairs = dict[tuple[str, str], float]
"""The number of times that the first came in ahead of the second; level is half for each."""


@dataclass(frozen=True, slots=True)
class League:
    """Players that meet at tables of ``variant``, each deal once for every rotation of the seats.

    Every player sits about equally often. ``networks`` holds files of weights for names that are
    no players. ``find`` finds the game, in other processes too.

    Raises ValueError for fewer than two players, or one named twice.
    """

    variant: Variant
    names: tuple[str, ...]
    games: int
    seed: int = 1
    networks: Mapping[str, bytes] = field(default_factory=dict)
    find: FindPlayable = find_classic

    def __post_init__(self) -> None:
        if len(self.names) < 2:
            raise ValueError("a league needs two players or more")
        if len(set(self.names)) < len(self.names):
            raise ValueError("a league names each player once")

    def deals(self) -> Iterator[list[ArenaMatch]]:
        """Yield tables in blocks that share a deal, as many as fill ``games``."""
        players, random = self.variant.players, Random(f"league {self.seed}")
        queue: list[str] = []
        for number in range(-(-self.games // players)):
            while len(queue) < players or len(set(queue[:players])) < 2:
                if len(queue) >= players:  # a table of one player says nothing
                    random.shuffle(queue)
                queue += random.sample(self.names, len(self.names))
            table, queue = tuple(queue[:players]), queue[players:]
            rotations = min(players, self.games - number * players)
            yield [ArenaMatch(table[k:] + table[:k], self.seed + number) for k in range(rotations)]


def play_league(
    league: League,
    executor: Executor,
    workers: int,
    report: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play all matches; the ``table`` has an entry for each player, the best first.

    ``rating``, ``low`` and ``high`` (95 %) are by Bradley and Terry, from the order of the players
    in each match, scaled as Elo with a mean of `MIDDLE`; intervals are from deals drawn again by
    chance. ``win`` is the share of victories in per cent, ``points`` the mean. The same league has
    the same table with any executor. Raises `PlayerError` and `NetworkError`.
    """
    blocks: list[list[ArenaResult]] = []
    deals = league.deals()
    played = play_blocks(executor, workers, league.variant, league.networks, deals, league.find)
    for block in played:
        blocks.append(block)
        report(sum(map(len, blocks)))
    counted = [_pairs(block) for block in blocks]
    ratings = rate(league.names, counted)
    random = Random(f"resample {league.seed}")
    drawn = [rate(league.names, random.choices(counted, k=len(counted))) for _ in range(RESAMPLES)]
    table = [
        _entry(name, ratings[name], sorted(one[name] for one in drawn), blocks)
        for name in league.names
    ]
    table.sort(key=lambda entry: -entry["rating"])
    return {
        "game": league.variant.game,
        "players": league.variant.players,
        "options": dict(league.variant.agreed),
        "seed": league.seed,
        "games": sum(map(len, blocks)),
        "table": table,
    }


def rate(names: Sequence[str], blocks: Sequence[Pairs]) -> dict[str, float]:
    """Return the ratings that make these results likeliest, with half a draw added to each pair.

    Hunter's minorisation-maximisation of the model of Bradley and Terry.
    """
    ahead: Pairs = {}
    for pairs in blocks:
        for pair, count in pairs.items():
            ahead[pair] = ahead.get(pair, 0.0) + count
    for one, other in combinations(names, 2):
        for pair in ((one, other), (other, one)):
            ahead[pair] = ahead.get(pair, 0.0) + _VIRTUAL / 2
    met = {pair: count + ahead[pair[1], pair[0]] for pair, count in ahead.items()}
    wins = {name: sum(count for (one, _), count in ahead.items() if one == name) for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        strength = {
            name: wins[name]
            / sum(
                count / (strength[name] + strength[other])
                for (one, other), count in met.items()
                if one == name
            )
            for name in names
        }
    ratings = {name: SCALE * log10(strength[name]) for name in names}
    mean = fmean(ratings.values())
    return {name: MIDDLE + rating - mean for name, rating in ratings.items()}


def _pairs(block: Sequence[ArenaResult]) -> Pairs:
    """Return the counts of who came in ahead; seats of the same player are not compared."""
    found: Pairs = {}
    for match in block:
        seats = match.seating.seats
        for one, other in combinations(range(len(seats)), 2):
            if seats[one] == seats[other]:
                continue
            ranks = match.rank(one), match.rank(other)
            won = 0.5 if ranks[0] == ranks[1] else float(ranks[0] < ranks[1])
            for pair, share in (
                ((seats[one], seats[other]), won),
                ((seats[other], seats[one]), 1 - won),
            ):
                found[pair] = found.get(pair, 0.0) + share
    return found


def _entry(
    name: str, rating: float, drawn: Sequence[float], blocks: Sequence[Sequence[ArenaResult]]
) -> dict[str, Any]:
    sat = [
        (match, seat)
        for block in blocks
        for match in block
        for seat, player in enumerate(match.seating.seats)
        if player == name
    ]
    cut = round(0.025 * len(drawn))
    return {
        "player": name,
        "rating": round(rating, 1),
        "low": round(drawn[cut], 1),
        "high": round(drawn[-1 - cut], 1),
        "seats": len(sat),
        "win": round(100 * fmean(match.win(seat) for match, seat in sat), 2) if sat else None,
        "points": round(fmean(match.total(seat) for match, seat in sat), 2) if sat else None,
    }
