"""Whole games with Edifices by random players who like to participate, move by move."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State
from tests.classic.random_games import Move

BOX = Box()
EAGER = 0.5
"""How often a player who can raise a stage does so, participating if possible."""


class EdificeGame:
    """A game from a number, which also tells the number of players and the edition."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.players = 3 + number % 5
        edition = Edition.SECOND if number // 5 % 2 else Edition.FIRST
        waiting = number % 7 == 0
        options = Options(edition, expansions=("edifice",), sixth_coins_pay_seventh=not waiting)
        self.game: Classic = BOX.classic(options, self.players)
        chance = SeededChance(number)
        self.opening = self.game.begin(Setup.random(self.players), chance)
        self.state: State = self.game.empty()
        for event in self.opening:
            self.game.evolve(self.state, event)

    def __repr__(self) -> str:
        return f"random game {self.number} with Edifices, {self.players} players"

    def moves(self) -> Iterator[Move]:
        """Every command to the end of the game."""
        dice = random.Random(f"players of {self.number}")
        while not self.game.is_over(self.state):
            before, seed = self.state.copy(), f"{self.number}:{self.state.version}"
            command = self._command(dice)
            events = self.game.step(self.state, command, SeededChance(seed))
            yield Move(before, command, seed, events, self.state)

    def log(self) -> list[Event]:
        """All events of the game."""
        return self.opening + [event for move in self.moves() for event in move.events]

    def _command(self, dice: random.Random) -> Command:
        options = self.game.legal(self.state, dice.choice(self.state.owing))
        stages = [c for c in options if isinstance(c, Play) and c.use is Use.STAGE]
        joining = [play for play in stages if play.option]
        # Fond of producers early on, so that stages can be paid.
        built = [c for c in options if isinstance(c, Play) and c.use is Use.BUILD]
        for liked in (joining, stages, built):
            if liked and dice.random() < EAGER:
                return dice.choice(liked)
        return dice.choice(options)
