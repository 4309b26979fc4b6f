"""Whole games with leaders by random players, over editions, piles, Edifice and players."""

from __future__ import annotations

import random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, TakeBack, Use
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.catalogue import BURYING_OPTIONAL, COMING, PILE
from sevenwonders_qt.games.leaders.commands import UseLeader
from tests.leaders.positions import BOX
from tests.random_moves import Played

EAGER = 0.5
"""How often a player who can raise a stage does so, and one who can recruit."""

BOXES = (("leaders",), ("leaders", "edifice"), ("edifice", "leaders"))
PILES = ((), ((PILE, "standard"),), ((PILE, "first_edition"),))
DEALT, IN_TURNS = ((COMING, "dealt"),), ((COMING, "in_turns"),)
BOARDS = (("roma", "B"), ("abu_simbel", "B"), ("roma", "A"), ("abu_simbel", "A"))


class LeadersGame(Played[State]):
    """A game from a number, which also tells the players, the edition, boxes and the pile."""

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.number = number
        self.players = 2 + number % 6
        edition = Edition.SECOND if number // 6 % 2 and self.players > 2 else Edition.FIRST
        boxes = BOXES[number // 3 % 3] if self.players > 2 else BOXES[0]
        options = Options(
            edition,
            expansions=boxes,
            choices=(
                *PILES[number // 5 % 3],
                *(DEALT if number % 9 == 4 else IN_TURNS if number % 9 == 8 else ()),
            ),
            house_rules=(BURYING_OPTIONAL,) * (number % 4 == 0),
            sixth_coins_pay_seventh=number % 7 != 0,
        )
        self.game = BOX.classic(options, self.players)
        wishes = [BoardWish(*BOARDS[number % 4]), BoardWish(*BOARDS[(number + 1) % 4])]
        wishes += [BoardWish()] * (self.players - 2)
        self.opening = self.game.begin(Setup(tuple(wishes)), SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number} with leaders, {self.players} players"

    def command(self, dice: random.Random) -> Command:
        seat = dice.choice(self.state.owing)
        others = [s for s in range(self.players) if s not in self.state.owing]
        if others and dice.random() < 0.02:
            again = self.game.legal(self.state, dice.choice(others))
            if again:
                return again[0]
        options = self.game.legal(self.state, seat)
        plays = [(_play_of(c), c) for c in options]
        for use in (Use.STAGE, Use.BUILD):
            liked = [command for play, command in plays if play is not None and play.use is use]
            if liked and dice.random() < EAGER:
                return dice.choice(liked)
        assert not isinstance(options[0], TakeBack)
        return dice.choice(options)


def _play_of(command: Command) -> Play | None:
    if isinstance(command, UseLeader):
        return command.play
    return command if isinstance(command, Play) else None
