"""Whole games with the wonders of the pack by random players, over editions, boxes and players."""

from __future__ import annotations

import random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from tests.random_moves import Played
from tests.wonder_pack.positions import with_boxes

BOXES = (
    (),
    ("leaders",),
    ("edifice",),
    ("edifice", "leaders"),
    ("cities",),
    ("edifice", "cities", "leaders"),
)
WONDERS = ("great_wall", "stonehenge", "manneken_pis")
EAGER = 0.7
"""How often a player who can raise a stage does so."""


class PackGame(Played[State]):
    """A game from a number, which also tells the players, the edition and the other boxes."""

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.number = number
        self.players = 2 + number % 6
        two = self.players == 2
        edition = Edition.SECOND if number // 6 % 2 and not two else Edition.FIRST
        boxes = BOXES[number // 2 % 2 if two else number // 7 % 6]
        self.game = with_boxes(*boxes, players=self.players, edition=edition)
        dice = random.Random(number)
        cities = [BoardWish(wonder) for wonder in WONDERS]
        if "cities" in boxes:
            cities[0] = BoardWish("great_wall", "AB"[number % 2])
        cities += [BoardWish()] * (self.players - len(cities))
        dice.shuffle(cities)
        setup = Setup(tuple(cities[:2]), cities[2]) if two else Setup(tuple(cities))
        self.opening = self.game.begin(setup, SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number} with the Wonder Pack, {self.players} players"

    def command(self, dice: random.Random) -> Command:
        options = self.game.legal(self.state, dice.choice(list(self.state.owing)))
        plays = [(getattr(command, "play", command), command) for command in options]
        raising = [each for play, each in plays if getattr(play, "use", None) is Use.STAGE]
        return dice.choice(raising if raising and dice.random() < EAGER else options)
