"""The commands of a seat in 7 Wonders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.name import Name


class Prompt(StrEnum):
    """The kinds of answer that a seat may be asked for."""

    CARD = "card"
    LAST_CARD = "last_card"
    FREE_CITY = "free_city"
    FREE_CITY_LAST = "free_city_last"
    DISCARD_PILE = "discard_pile"


class Use(StrEnum):
    """The three actions of a turn."""

    BUILD = "build"
    STAGE = "stage"
    SELL = "sell"


class Way(Name):
    """A reason why a structure may enter a city: one of these, or one of a rule module."""

    COST: ClassVar[Way]
    CHAIN: ClassVar[Way]
    FREE_BUILD: ClassVar[Way]
    FREE_COLOUR: ClassVar[Way]
    FREE_FIRST: ClassVar[Way]
    FREE_LAST: ClassVar[Way]
    DISCARD: ClassVar[Way]


BUILD, STAGE, SELL = Use.BUILD, Use.STAGE, Use.SELL
BY_COST, FREE_BUILD, FROM_DISCARDS = Way.COST, Way.FREE_BUILD, Way.DISCARD
"""Names of their own for code that runs all the time: an enum is slow to look up."""


@dataclass(frozen=True, slots=True)
class Play(Command):
    """Use a card of the hand; coins for resources go to the receivers named here.

    ``way`` matters when building. Coins printed in the cost are not named: they follow from it.
    ``alternative`` is the number of the one chosen of a stage that has alternatives. ``option`` is
    something more that a rule module offers with a card or stage, by name: one a play at most.
    ``to_bank`` are coins instead of resources, ``to_others`` those for seats farther away.
    """

    card: CardId
    use: Use
    way: Way = Way.COST
    to_left: int = 0
    to_right: int = 0
    alternative: int = 0
    option: str = ""
    to_bank: int = 0
    to_others: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Take the chosen card back into the hand; possible until the last seat has chosen."""


@dataclass(frozen=True, slots=True)
class PickDiscard(Command):
    """Build this card of the discard pile for free, or none."""

    card: CardId | None
