"""Whole games with Edifices by random players who like to participate, move by move."""

from __future__ import annotations

import random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from tests.random_moves import Played

BOX = Box()
EAGER = 0.5
"""How often a player who can raise a stage does so, participating if possible."""


class EdificeGame(Played[State]):
    """A game from a number, which also tells the number of players and the edition."""

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.number = number
        self.players = 3 + number % 5
        edition = Edition.SECOND if number // 5 % 2 else Edition.FIRST
        waiting = number % 7 == 0
        options = Options(edition, expansions=("edifice",), sixth_coins_pay_seventh=not waiting)
        self.game = BOX.classic(options, self.players)
        self.opening = self.game.begin(Setup.random(self.players), SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number} with Edifices, {self.players} players"

    def command(self, dice: random.Random) -> Command:
        options = self.game.legal(self.state, dice.choice(self.state.owing))
        stages = [c for c in options if isinstance(c, Play) and c.use is Use.STAGE]
        joining = [play for play in stages if play.option]
        # Fond of producers early on, so that stages can be paid.
        built = [c for c in options if isinstance(c, Play) and c.use is Use.BUILD]
        for liked in (joining, stages, built):
            if liked and dice.random() < EAGER:
                return dice.choice(liked)
        return dice.choice(options)
