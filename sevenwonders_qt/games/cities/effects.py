"""The kinds of effect that only black cards, the boards and the guilds of their box have."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.games.classic.effects import VICTORIES, Count, Effect, Kind, Side, Tableau

# Things that are counted ----------------------------------------------------------------------


def _ones(city: Tableau) -> int:
    return city.tokens.count(1)


def _threes(city: Tableau) -> int:
    return city.tokens.count(3)


def _fives(city: Tableau) -> int:
    return city.tokens.count(5)


ONES, THREES, FIVES = Kind("ones", _ones), Kind("threes", _threes), Kind("fives", _fives)
"""Military victory tokens of one worth."""

KINDS = (VICTORIES, ONES, THREES, FIVES)


# Coins and debts of others --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OthersLose(Effect):
    """Every other player loses coins at the end of the turn, once.

    With ``per`` it is so many for each thing that the loser has.
    """

    coins: int
    per: Count | None = None


@dataclass(frozen=True, slots=True)
class OthersLosePerAge(Effect):
    """Every other player loses as many coins as the number of the Age, once."""


@dataclass(frozen=True, slots=True)
class OthersLoseWhenRaised(Effect):
    """Every other player loses coins for each stage of the wonder that is raised from now on."""

    coins: int


@dataclass(frozen=True, slots=True)
class OthersGain(Effect):
    """Every other player takes coins from the bank, once."""

    coins: int


@dataclass(frozen=True, slots=True)
class NeighboursGain(Effect):
    """Each neighbour takes coins from the bank, once."""

    coins: int


@dataclass(frozen=True, slots=True)
class NeighboursOwe(Effect):
    """Each neighbour takes debts, once; coins cannot replace them."""

    debts: int


# War ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeDiplomacy(Effect):
    """A diplomacy token, once."""


@dataclass(frozen=True, slots=True)
class TakeVictory(Effect):
    """A military victory token of this worth, once."""

    worth: int


@dataclass(frozen=True, slots=True)
class ReturnDefeats(Effect):
    """Every defeat token held goes back, once."""


# Resources ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CheaperFirst(Effect):
    """Once a turn, the first resource bought from this neighbour costs a coin less."""

    side: Side


@dataclass(frozen=True, slots=True)
class CheaperBoards(Effect):
    """The resources that the boards of the neighbours make cost a coin less."""


@dataclass(frozen=True, slots=True)
class ProduceSame(Effect):
    """One more of a resource that the board or a brown or grey card of the city makes."""


@dataclass(frozen=True, slots=True)
class ProduceOther(Effect):
    """One of a resource that neither the board nor a brown or grey card of the city makes."""


@dataclass(frozen=True, slots=True)
class StagesFree(Effect):
    """The stages of the wonder cost no resources."""


# The end of the game --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CopySymbol(Effect):
    """At the end of the game a symbol of a green card of a neighbour counts for the city."""
