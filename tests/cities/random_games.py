"""Whole games with Cities by random players, over editions, decks, other boxes and players."""

from __future__ import annotations

import random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.cities.catalogue import DECK, GUILDS
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.commands import UseLeader
from tests.cities.positions import BOX
from tests.random_moves import Played

EAGER = 0.5
"""How often a player who can raise a stage does so, and one who can build a black card."""

BOXES = (
    ("cities",),
    ("leaders", "cities"),
    ("edifice", "cities"),
    ("edifice", "leaders", "cities"),
    ("cities", "leaders"),
)
DECKS = (((DECK, "42"),), ((DECK, "27"), (GUILDS, "all")), ())
BOARDS = (("petra", "B"), ("byzantium", "A"), ("babylon", "B"), ("petra", "A"), ("byzantium", "B"))


class CitiesGame(Played[State]):
    """A game from a number, which also tells the players, the edition, the boxes and the deck."""

    def __init__(self, number: int, *, fresh: bool = False) -> None:
        super().__init__(fresh=fresh)
        self.number = number
        self.players = 3 + number % 5
        options = Options(
            Edition.SECOND if number // 5 % 2 else Edition.FIRST,
            expansions=BOXES[number // 2 % 5],
            choices=DECKS[number // 3 % 3],
            sixth_coins_pay_seventh=number % 7 != 0,
        )
        self.game = BOX.classic(options, self.players)
        wishes = [BoardWish(*BOARDS[number % 5]), BoardWish(*BOARDS[(number + 1) % 5])]
        if wishes[0].wonder == wishes[1].wonder:
            wishes.pop()
        wishes += [BoardWish()] * (self.players - len(wishes))
        self.opening = self.game.begin(Setup(tuple(wishes)), SeededChance(number))
        self.begin()

    def __repr__(self) -> str:
        return f"random game {self.number} with Cities, {self.players} players"

    def command(self, dice: random.Random) -> Command:
        seat = dice.choice(self.state.owing)
        others = [s for s in range(self.players) if s not in self.state.owing]
        if others and dice.random() < 0.05:
            again = self.game.legal(self.state, dice.choice(others))
            if again:
                return again[0]
        options = self.game.legal(self.state, seat)
        cards = self.game.rules.catalogue.cards
        plays = [(c.play if isinstance(c, UseLeader) else c, c) for c in options]
        building = [(p, c) for p, c in plays if isinstance(p, Play) and p.use is Use.BUILD]
        black = [c for p, c in building if p.card in cards and cards[p.card].colour == "black"]
        stages = [c for p, c in plays if isinstance(p, Play) and p.use is Use.STAGE]
        for liked in (black, stages, [c for _, c in building]):
            if liked and dice.random() < EAGER:
                return dice.choice(liked)
        return dice.choice(options)
