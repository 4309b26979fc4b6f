"""Makes the positions to practise: choices of self-play with certain advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sevenwonders_qt.ai.advice import Grade
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.game_players import GamePlayers
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.ai.review import verdict_on
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import GAMES, playing
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.shown.records import GameKind, kinds
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.position import DealtPosition, dealt, stand

FEW, MANY = 12, 24
"""Positions of each game, and of 7 Wonders alone: sixty in all."""

PLAYERS: Final = ("expert", "skilled", "casual")
"""The players of the matches, in turn: people do not meet positions of masters alone."""

CLEAR: Final = 3.0
"""The lead of the best choice over the next one, in points, and in standard errors."""

MOST_AHEAD: Final = 12.0
"""A lead so large that any person would choose it."""

A_MATCH: Final = 2
"""Positions of one match, at most."""

MOST_MATCHES: Final = 200
"""So many matches are played for one more position; where a game has none, they end some time."""

ASKED: Final = 0.15
"""The share of choices that are looked at, so that not all positions are of an early turn."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The settings of a match of a game."""

    game: str
    players: tuple[int, ...]
    options: dict[str, Any]


def counts() -> dict[GameKind, int]:
    """Return the number of positions of each game that come with the program."""
    return {kind: MANY if kind == GameKind.CLASSIC else FEW for kind in kinds()}


def _table_of(kind: GameKind, games: Games) -> _Table:
    if kind in games and kind != Classic.name:
        can = games[kind].rules().players
        few = tuple(count for count in (3, 2, 4) if count in can)
        return _Table(kind, few or (can[0],), {})
    if kind == GameKind.TWO:
        return _Table(Classic.name, (2,), {})
    return _Table(
        Classic.name, (4, 3, 5), {} if kind == GameKind.CLASSIC else {"expansions": [kind]}
    )


def make(
    seed: int,
    counts: dict[GameKind, int],
    report: Callable[[str], None],
    games: Games = GAMES,
) -> list[DealtPosition]:
    """Return so many positions of each game, by matches of seeds from ``seed`` on."""
    found: list[DealtPosition] = []
    find = playing(games)
    for kind, wanted in counts.items():
        table, number, of_kind = _table_of(kind, games), 0, 0
        while of_kind < wanted and number < MOST_MATCHES * (of_kind + 1):
            more = list(_of_match(table, seed + number, number, find))[: wanted - of_kind]
            found += more
            of_kind += len(more)
            number += 1
            report(f"{kind}: {of_kind} of {wanted}, {number} matches")
    return found


def _of_match(table: _Table, seed: int, number: int, find: FindPlayable) -> Iterator[DealtPosition]:
    """Yield positions of one match that a person might well get wrong."""
    count = table.players[number % len(table.players)]
    player = PLAYERS[number % len(PLAYERS)]
    start = DealtPosition(table.game, count, table.options, seed, 0, (), 0)
    known = find(Variant(start.game, count, start.options))
    game, players = known.game, known.players
    match = dealt(lambda variant: game, start)
    adviser = players.adviser(match.game.rules)
    if adviser is None:
        return
    dice, left, choices = Random(seed), A_MATCH, list[int]()
    while not match.is_over and left:
        seat = match.owing[0]
        view, memory = match.view(seat), match.memory(match.player_of(seat))
        if dice.random() < ASKED and _worth_asking(players, adviser, match, seat):
            left -= 1
            position = DealtPosition(
                table.game, count, table.options, seed, seat, tuple(choices), len(view.legal)
            )
            stand(lambda variant: game, position)  # it can be played again
            yield position
        command = _chosen(players, match, seat, player, view, memory)
        choices.append(match.legal(seat).index(command))
        match.submit(command)


def _chosen(
    players: GamePlayers, match: Match[Any], seat: Seat, player: str, view: Any, memory: Any
) -> Command:
    draws = match.player_seed(match.player_of(seat))
    return players.choose(player, view, match.game.rules, draws, memory)


def _worth_asking(players: GamePlayers, adviser: Adviser, match: Match[Any], seat: Seat) -> bool:
    """Return whether one idea is clearly the best, but not so that any person would see it."""
    view, memory = match.view(seat), match.memory(match.player_of(seat))
    if len(view.legal) < 4:
        return False
    easy = _chosen(players, match, seat, "rules", view, memory)
    advice = adviser.advise(view, memory, (easy,))
    best, *others = advice.plans
    if not others or easy == best.command:
        return False
    second = min(others, key=lambda line: line.behind)
    clear = max(CLEAR, 3 * second.error)
    if not clear <= second.behind <= MOST_AHEAD:
        return False
    right = verdict_on(adviser, view, memory, best.command)
    wrong = verdict_on(adviser, view, memory, easy)
    return right.grade in (Grade.BEST, Grade.GOOD) and wrong.cost
