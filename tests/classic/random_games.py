"""Whole games with random players, move by move, for the tests that must hold in every game."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from tests.random_moves import Played

GAMES = int(os.environ.get("SEVENWONDERS_GAMES", "200"))
"""How many games each test plays. For ten thousand:

SEVENWONDERS_GAMES=10000 python -m pytest tests/classic/test_random_games.py
"""

BATCH = 10
TAKES_BACK = 0.05
WANTS_STAGE = 0.3

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))
"""The test gets the first of a batch of games, to be played by `batch`."""


class Tables:
    """Every kind of table: each number of players in each edition, and each option once."""

    def __init__(self) -> None:
        waiting = Options(sixth_coins_pay_seventh=False, copied_guild_counts=False)
        agreed = [(Options(), players) for players in PLAYERS]
        agreed += [(Options(Edition.SECOND), players) for players in PLAYERS[1:]]
        agreed += [(waiting, PLAYERS[0]), (waiting, PLAYERS[2])]
        self._agreed = agreed
        self._games: dict[tuple[Options, bool], Classic] = {}

    def __len__(self) -> int:
        return len(self._agreed)

    def __getitem__(self, number: int) -> tuple[Classic, int]:
        """The game and the number of players of a table; games are made once."""
        options, players = self._agreed[number % len(self)]
        key = options, players == PLAYERS[0]
        if key not in self._games:
            self._games[key] = Classic.of(options, players)
        return self._games[key], players


TABLES = Tables()


class RandomGame(Played[State]):
    """A game from a number, which also tells the kind of table; sides mixed.

    ``cities`` counts the Free City too.
    """

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.game, self.players = TABLES[number]
        self.number = number
        self.cities = self.players + self.game.rules.seating.free_cities
        self.opening = self.game.begin(Setup.random(self.players), SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number}, {self.players} players"

    def command(self, chance: random.Random) -> Command:
        chosen = [s for s, choice in enumerate(self.state.choices) if choice is not None]
        if chosen and chance.random() < TAKES_BACK:
            seat: Seat = chance.choice(chosen)
        else:
            seat = chance.choice(self.state.owing)
        options = self.game.legal(self.state, seat)
        stages = [c for c in options if isinstance(c, Play) and c.use is Use.STAGE]
        if stages and chance.random() < WANTS_STAGE:
            return chance.choice(stages)
        return chance.choice(options)


def batch(first: int, *, fresh: bool = False) -> Iterator[RandomGame]:
    """The games of a batch."""
    for number in range(first, min(first + BATCH, GAMES)):
        yield RandomGame(number, fresh=fresh)


def another_truth(game: Classic, state: State, seat: Seat, chance: random.Random) -> State:
    """A state that differs in all that the player who decides for this city cannot see.

    Other hands, face-down choices, cards under the stages of others, the pile of the Free City and,
    unless the seat is looking through it, the discard pile hold other cards.
    """
    other = state.copy()
    every = list(game.rules.catalogue.cards)
    player = game.player_of(state, seat)
    for stranger, city in enumerate(other.cities):
        if stranger == player:
            continue
        choice = other.choices[stranger]
        kept: list[CardId] = []
        if game.player_of(state, stranger) == player:
            kept = [choice.card] if choice is not None else []
            if state.prompts[stranger] == Prompt.FREE_CITY_LAST and stranger == seat:
                kept = city.hand
        elif choice is not None:
            coins = chance.choices(range(5), k=3)
            secret = chance.choice(city.hand), chance.choice(list(Use)), chance.choice(Way.members)
            other.choices[stranger] = ev.CardChosen(stranger, *secret, *coins)
        city.hand = chance.choices(every, k=len(city.hand) - len(kept)) + kept
        city.under_stages = chance.choices(every, k=len(city.under_stages))
    if state.prompts[seat] != Prompt.DISCARD_PILE:
        other.discards = chance.choices(every, k=len(other.discards))
    return other
