"""Matches between players without a table: the winners, the margins, and their certainty."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean
from typing import Any

from sevenwonders_qt.ai.classic_players import find_classic
from sevenwonders_qt.ai.evidence import SequentialTest, share_interval
from sevenwonders_qt.ai.network import NetworkError
from sevenwonders_qt.ai.playable import FindPlayable, Playable
from sevenwonders_qt.ai.trials import never
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.core.ids import Seat

Ask = Callable[[Any, Any, int | str], Command]
"""A player at a table: view, memory and seed in, a command out."""


@dataclass(frozen=True, slots=True)
class ArenaMatch:
    """One match to be played: the name of the player at each seat, and the seed of the deal.

    ``side`` is the side of all boards where they have sides; None leaves each to chance.
    """

    seats: tuple[str, ...]
    seed: int
    side: str | None = None


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """One match that was played, with an entry for each seat.

    ``scores`` are points by category, the total among them; ``ms`` the processor time of each
    decision in milliseconds.
    """

    seating: ArenaMatch
    winners: tuple[Seat, ...]
    scores: tuple[Mapping[str, int], ...]
    stages: tuple[int, ...]
    ms: tuple[tuple[float, ...], ...]

    def win(self, seat: Seat) -> float:
        """Return the seat's share of the victory, 0 to 1."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def total(self, seat: Seat) -> int:
        return self.scores[seat]["total"]

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(len(self.scores)) if other != seat]

    def rank(self, seat: Seat) -> int:
        """Return the place among all, the first is 1; equal points share the better place."""
        if seat in self.winners:
            return 1
        ahead = sum(self.total(other) > self.total(seat) for other in self.others(seat))
        return 1 + max(ahead, len(self.winners))


def play_matches(
    variant: Variant,
    networks: Mapping[str, bytes],
    seatings: Sequence[ArenaMatch],
    find: FindPlayable = find_classic,
) -> bytes:
    """Play these matches one after another; `read_matches` understands the answer.

    A player is one of `PLAYERS`, one of another package, or a name in ``networks``, which holds
    files of weights. The answer depends on nothing else, its times apart. Raises `PlayerError`.
    """
    table = find(variant)
    asks = {
        name: _warm(table, _ask(table, name, networks.get(name)), variant.players)
        for name in dict.fromkeys(name for seating in seatings for name in seating.seats)
    }
    found = [_match(table, variant.players, asks, seating) for seating in seatings]
    return json.dumps(found).encode()


def read_matches(seatings: Sequence[ArenaMatch], data: bytes) -> list[ArenaResult]:
    """Return the answer of `play_matches` for these seatings."""
    return [
        ArenaResult(
            seating,
            tuple(one["winners"]),
            tuple(one["scores"]),
            tuple(one["stages"]),
            tuple(map(tuple, one["ms"])),
        )
        for seating, one in zip(seatings, json.loads(data), strict=True)
    ]


def _ask(table: Playable, name: str, weights: bytes | None) -> Ask:
    players, rules = table.players, table.game.rules
    if weights is None:
        return lambda view, memory, seed: players.choose(name, view, rules, seed, memory)
    if players.with_weights is None:
        raise NetworkError(f"no network plays {table.game.name}")
    player = players.with_weights(rules, weights)
    return lambda view, memory, seed: player(players.question(view, rules, seed, memory, never))


def _warm(table: Playable, ask: Ask, players: int) -> Ask:
    """Return the player, once what it loads at its first question is loaded."""
    game = table.game
    state: Any = game.empty()
    events = game.open(state, game.random_setup(players), SeededChance(0))
    seat = state.owing[0]
    memory = game.memory_for(((events, state),), game.player_of(state, seat))
    ask(game.view_for(state, seat), memory, 0)
    return ask


def _setup(table: Playable, players: int, side: str | None) -> Any:
    if side is None:
        return table.game.random_setup(players)
    return table.players.setups[side](players)


def _match(
    table: Playable, players: int, asks: Mapping[str, Ask], seating: ArenaMatch
) -> dict[str, Any]:
    game = table.game
    state, chance = game.empty(), SeededChance(f"arena {seating.seed}")
    memories = [game.memory_for((), seat) for seat in range(players)]
    ms: list[list[float]] = [[] for _ in range(players)]

    def remember(events: Sequence[Any]) -> None:
        for memory in memories:
            game.remember(memory, events, state)

    remember(game.open(state, _setup(table, players, seating.side), chance))
    while state.owing:
        seat = state.owing[0]
        player = game.player_of(state, seat)
        name, view = seating.seats[player], game.view_for(state, seat)
        start = time.thread_time()
        command = asks[name](view, memories[player], seating.seed)
        ms[player].append(round((time.thread_time() - start) * 1000, 3))
        remember(game.step(state, command, chance))
    outline = game.outline(state)
    return {
        "winners": list(outline.winners),
        "scores": [dict(points) for points in game.scores(state)[:players]],
        "stages": [city.stages for city in outline.cities],
        "ms": ms,
    }


# One player against others ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Challenge:
    """One player against a table of others.

    ``mirror`` plays every deal once with the focal player in each seat; without it, each match has
    a deal of its own and the focal player sits one seat further each time. ``networks`` holds
    files of weights for names that are no players. ``test`` ends it early. ``side`` is as in
    `ArenaMatch`. ``find`` finds the game, in other processes too.
    """

    variant: Variant
    focal: str
    others: str
    games: int
    seed: int = 1
    mirror: bool = True
    networks: Mapping[str, bytes] = field(default_factory=dict)
    test: SequentialTest | None = None
    side: str | None = None
    find: FindPlayable = find_classic

    def deals(self) -> Iterator[list[tuple[Seat, ArenaMatch]]]:
        """Yield the matches, in blocks that share a deal, with the seat of the focal player."""
        players, left = self.variant.players, self.games
        for number in range(self.games):
            focal = range(min(players, left)) if self.mirror else (number % players,)
            if not focal:
                return
            left -= len(focal)
            yield [
                (seat, ArenaMatch(self._seats(seat), self.seed + number, self.side))
                for seat in focal
            ]

    def _seats(self, focal: Seat) -> tuple[str, ...]:
        seats = range(self.variant.players)
        return tuple(self.focal if seat == focal else self.others for seat in seats)


Block = list[tuple[Seat, ArenaResult]]
"""The matches of one deal, with the seat of the focal player."""


def challenge(
    asked: Challenge,
    executor: Executor,
    workers: int,
    report: Callable[[int, float], None] = lambda games, win: None,
) -> dict[str, Any]:
    """Play the matches and sum them up, as `summary` does.

    The same question has the same answer with any executor, times apart. ``report`` gets the number
    of matches so far and the share of victories. Raises `PlayerError` and `NetworkError`.
    """
    deals = list(asked.deals())
    seatings = [[seating for _, seating in deal] for deal in deals]
    played = play_blocks(executor, workers, asked.variant, asked.networks, seatings, asked.find)
    blocks: list[Block] = []
    means: list[float] = []
    verdict = ""
    with closing(played):
        for deal, found in zip(deals, played, strict=True):
            block = [(seat, one) for (seat, _), one in zip(deal, found, strict=True)]
            blocks.append(block)
            means.append(fmean(one.win(seat) for seat, one in block))
            report(sum(map(len, blocks)), fmean(means))
            if asked.test is not None and (verdict := asked.test.verdict(means)):
                break
    return summary(asked, blocks, verdict)


def play_blocks(
    executor: Executor,
    workers: int,
    variant: Variant,
    networks: Mapping[str, bytes],
    blocks: Iterable[Sequence[ArenaMatch]],
    find: FindPlayable = find_classic,
) -> Generator[list[ArenaResult], None, None]:
    """Yield each block of matches as it was played, in order; a few are under way at a time."""
    waiting = iter(blocks)
    flying: deque[tuple[Sequence[ArenaMatch], Future[bytes]]] = deque()

    def start(count: int) -> None:
        for block in islice(waiting, count):
            flying.append((block, executor.submit(play_matches, variant, networks, block, find)))

    try:
        start(2 * workers)
        while flying:
            block, future = flying.popleft()
            found = read_matches(block, future.result())
            start(1)
            yield found
    finally:
        for _, future in flying:
            future.cancel()


def summary(asked: Challenge, blocks: Sequence[Block], verdict: str = "") -> dict[str, Any]:
    """Return the result of a challenge; ``win``, ``low``, ``high`` and ``fair`` are in per cent.

    ``low`` and ``high`` bound the 95 % interval. ``margin`` is to the best of the others. Means are
    over the matches; means of ``other_...`` over the other seats too.
    """
    matches = [pair for block in blocks for pair in block]
    shares = [[one.win(seat) for seat, one in block] for block in blocks]
    low, high = share_interval(shares)
    times = sorted(ms for seat, one in matches for ms in one.ms[seat])
    categories = [name for name in matches[0][1].scores[0] if name != "total"]
    found: dict[str, Any] = {
        "game": asked.variant.game,
        "players": asked.variant.players,
        "options": dict(asked.variant.agreed),
        "focal": asked.focal,
        "others": asked.others,
        "seed": asked.seed,
        "side": asked.side,
        "mirror": asked.mirror,
        "games": len(matches),
        "win": _percent(fmean(one.win(seat) for seat, one in matches)),
        "low": _percent(low),
        "high": _percent(high),
        "fair": _percent(1 / asked.variant.players),
        "rank": round(fmean(one.rank(seat) for seat, one in matches), 3),
        "points": _mean(one.total(seat) for seat, one in matches),
        "other_points": _mean(one.total(o) for seat, one in matches for o in one.others(seat)),
        "margin": _mean(
            one.total(seat) - max(one.total(other) for other in one.others(seat))
            for seat, one in matches
        ),
        "categories": {
            name: _mean(one.scores[seat][name] for seat, one in matches) for name in categories
        },
        "other_categories": {
            name: _mean(one.scores[o][name] for seat, one in matches for o in one.others(seat))
            for name in categories
        },
        "stages": _mean(one.stages[seat] for seat, one in matches),
        "other_stages": _mean(one.stages[o] for seat, one in matches for o in one.others(seat)),
        "ms_mean": round(fmean(times), 3),
        "ms_p95": round(times[int(0.95 * len(times))], 3),
    }
    if asked.test is not None:
        test, means = asked.test, [fmean(block) for block in shares]
        found["sprt"] = {
            "h0": _percent(test.worse),
            "h1": _percent(test.better),
            "error": _percent(test.error),
            "ratio": round(test.ratio(means), 3),
            "bound": round(test.bound, 3),
            "verdict": {"better": "h1", "worse": "h0"}.get(verdict, "undecided"),
        }
    return found


def _percent(share: float) -> float:
    return round(100 * share, 2)


def _mean(values: Iterable[float]) -> float:
    return round(fmean(values), 2)
