"""Whole games with random players, move by move, for the tests that must hold in every game."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL, PLAYERS
from sevenwonders_qt.games.architects.random_play import random_command
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.architects.state import State
from tests.random_moves import Played

GAMES = int(os.environ.get("SEVENWONDERS_GAMES", "200"))
"""How many games each test plays. For twenty thousand:

SEVENWONDERS_GAMES=20000 python -m pytest tests/architects/test_random_games.py
"""

BATCH = 20

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))
"""The test gets the first of a batch of games, to be played by `batch`."""


class RandomGame(Played[State]):
    """A game from a number, which also tells how many play, 2 to 7, and who sits where.

    The wonders go round the table from game to game, so that each has every seat.
    """

    def __init__(self, game: Architects, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.game = game
        self.number = number
        self.players = PLAYERS[number % len(PLAYERS)]
        wonders = list(game.rules.catalogue.wonders)
        shift = number // len(PLAYERS) % len(wonders)
        self.setup = Setup(tuple((wonders[shift:] + wonders[:shift])[: self.players]))
        self.opening = game.begin(self.setup, SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number}, {self.players} players"

    def command(self, dice: random.Random) -> Command:
        return random_command(self.state, self.state.active, dice)


def batch(game: Architects, first: int, *, fresh: bool = False) -> Iterator[RandomGame]:
    """The games of a batch."""
    for number in range(first, min(first + BATCH, GAMES)):
        yield RandomGame(game, number, fresh=fresh)


def another_truth(state: State, seat: Seat, chance: random.Random) -> State:
    """A state that differs in all that the seat cannot see: what lies face down, in what order.

    Cards that another seat looks through change places with those of their deck.
    """
    other = state.copy()
    searched = state.searched
    for deck, cards in enumerate(other.decks[:-1]):
        kept = cards[-1:]
        hidden = cards[:-1]
        if searched and searched.deck == deck and seat != state.active and not searched.to_all:
            mixed = hidden + list(searched.cards)
            chance.shuffle(mixed)
            hidden, held = mixed[: len(hidden)], tuple(mixed[len(hidden) :])
            other.searched = replace(searched, cards=held)
        chance.shuffle(hidden)
        other.decks[deck] = hidden + kept
    known = 1 if seat in state.knows else 0
    central = other.decks[CENTRAL]
    hidden = central[: len(central) - known]
    chance.shuffle(hidden)
    other.decks[CENTRAL] = hidden + central[len(central) - known :]
    chance.shuffle(other.pile)
    return other
