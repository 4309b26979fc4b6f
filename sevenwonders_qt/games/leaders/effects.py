"""The kinds of effect that only leaders, the boards and the guilds of their box have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sevenwonders_qt.games.classic.effects import (
    VICTORIES,
    Colour,
    Count,
    Counts,
    Effect,
    Kind,
    Tableau,
)
from sevenwonders_qt.games.classic.scoring import COINS_PER_POINT
from sevenwonders_qt.games.leaders.pieces import recruited

# Things that are counted ----------------------------------------------------------------------


def _three_coins(city: Tableau) -> int:
    return city.coins // COINS_PER_POINT


def _coins(city: Tableau) -> int:
    return city.coins


def _leaders(city: Tableau) -> int:
    return len(recruited(city))


THREE_COINS = Kind("three_coins", _three_coins)
"""Whole groups of three coins."""

COINS = Kind("coins", _coins)
LEADERS = Kind("leaders", _leaders)
"""Leaders that are face up."""

KINDS = (THREE_COINS, COINS, VICTORIES, LEADERS)


# Leaders that save or bring coins -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LeadersFree(Effect):
    """Leaders that are recruited from now on cost nothing."""


@dataclass(frozen=True, slots=True)
class CheaperLeaders(Effect):
    """Leaders cost fewer coins: ``own`` fewer for the city, ``beside`` fewer for each neighbour."""

    own: int
    beside: int


@dataclass(frozen=True, slots=True)
class CheaperStages(Effect):
    """The stages of the wonder cost one resource less."""


@dataclass(frozen=True, slots=True)
class CheaperColour(Effect):
    """Structures of a colour cost one resource less."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class FreeOfColour(Effect):
    """Structures of a colour cost nothing."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class FreeOncePerAge(Effect):
    """Once in each Age a structure of a colour costs nothing."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class CoinsWhenBuilt(Effect):
    """Coins from the bank for each structure of a colour that is built from now on."""

    coins: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CoinsWhenChained(Effect):
    """Coins from the bank for each structure that a chain makes free from now on."""

    coins: int


@dataclass(frozen=True, slots=True)
class CoinsWhenRaised(Effect):
    """Coins from the bank for each stage of the wonder that is raised from now on."""

    coins: int


@dataclass(frozen=True, slots=True)
class CoinsPerVictory(Effect):
    """Coins from the bank for each military victory token that is gained from now on."""

    coins: int


@dataclass(frozen=True, slots=True)
class CoinsWhenBought(Effect):
    """Coins from the bank, once a turn for each neighbour that resources were bought from."""

    coins: int


@dataclass(frozen=True, slots=True)
class BuyFromBank(Effect):
    """One resource a turn may be had from the bank for so many coins."""

    coins: int


@dataclass(frozen=True, slots=True)
class ExtraCoin(Effect):
    """Coins more once a turn when the city takes coins from the bank."""

    coins: int


# War ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenOfAge(Effect):
    """A military victory token of the Age, once."""


@dataclass(frozen=True, slots=True)
class DropDefeats(Effect):
    """Every defeat token held goes back, once."""


@dataclass(frozen=True, slots=True)
class OthersLoseVictory(Effect):
    """Every other player returns a military victory token of its own choice, once."""


@dataclass(frozen=True, slots=True)
class DefeatsToWinner(Effect):
    """Defeat tokens of conflicts go to the winner."""


@dataclass(frozen=True, slots=True)
class ShieldsPerDefeat(Effect):
    """Every defeat token is worth so many shields."""

    shields: int


# The end of the game --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PointsPerSet(Effect):
    """Victory points at the end of the game for each set of one structure of each colour."""

    points: int
    colours: tuple[Colour, ...]

    @property
    def per(self) -> Count:
        """The structures that the sets are made of."""
        return Count(self.colours)


@dataclass(frozen=True, slots=True)
class PointsIfMost(Effect):
    """Victory points at the end of the game with more of a thing than each neighbour has."""

    points: int
    per: Count


@dataclass(frozen=True, slots=True)
class PointsIfUndefeated(Effect):
    """Victory points at the end of the game without a defeat token."""

    points: int


@dataclass(frozen=True, slots=True)
class PairsOfVictories(Effect):
    """Each pair of equal victory tokens scores the worth of one of them again."""


@dataclass(frozen=True, slots=True)
class PointsIfAlone(Effect):
    """Victory points at the end of the game if no other leader of the city is face up."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerTrio(Effect):
    """Victory points more for each set of three scientific symbols."""

    points: int


@dataclass(frozen=True, slots=True)
class ChangeSymbol(Effect):
    """At the end of the game a symbol of a green card or of a leader becomes another one."""


@dataclass(frozen=True, slots=True)
class RepeatSymbol(Effect):
    """At the end of the game there is one more of the symbol that the city has most of."""


@dataclass(frozen=True, slots=True)
class Changed:
    """The change of `ChangeSymbol`, by the leader that allows it."""

    source: str

    def after(self, held: Counts, fixed: Counts) -> Iterable[Counts]:
        """Yield the symbols as they are, and with each certain one as each other one."""
        yield held
        for gone, certain in enumerate(fixed):
            for come in range(len(held)) if certain and held[gone] else ():
                if come != gone:
                    yield tuple([n - (s == gone) + (s == come) for s, n in enumerate(held)])


@dataclass(frozen=True, slots=True)
class Repeated:
    """The change of `RepeatSymbol`, by the leader that allows it."""

    source: str

    def after(self, held: Counts, fixed: Counts) -> Iterable[Counts]:
        """Yield the symbols with one more of each that is most frequent now."""
        most = max(held)
        if not most:
            yield held
        for symbol, number in enumerate(held):
            if most and number == most:
                yield tuple([n + (s == symbol) for s, n in enumerate(held)])


# Boards and guilds ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawLeaders(Effect):
    """So many leaders come from the pile into the hand, once."""

    number: int


@dataclass(frozen=True, slots=True)
class RecruitMore(Effect):
    """One more leader may be recruited at the end of the turn, at its price."""


@dataclass(frozen=True, slots=True)
class BuryLeader(Effect):
    """One recruited leader of the city is turned face down: it scores twice its price."""


@dataclass(frozen=True, slots=True)
class CopyLeader(Effect):
    """The city has the effect of a leader that a neighbour has recruited."""
