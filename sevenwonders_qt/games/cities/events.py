"""The events of Cities, in the words a player would say aloud at the table."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record


@record
class DiplomacyTaken(Event):
    """A city took a diplomacy token."""

    seat: Seat


@record
class DiplomacySpent(Event):
    """After the conflicts that it stayed out of, a city put a diplomacy token back."""

    seat: Seat


@record
class VictoryTaken(Event):
    """A city took a military victory token of this worth without a conflict."""

    seat: Seat
    worth: int


@record
class DefeatsReturned(Event):
    """A city put all its defeat tokens back."""

    seat: Seat
    defeats: int


@record
class DebtsGiven(Event):
    """A city made each of these other ones take so many debts."""

    seat: Seat
    debts: int
    to: tuple[Seat, ...]


@record
class GiftMade(Event):
    """A city lets others take so many coins each from the bank, which follows."""

    seat: Seat
    coins: int
    to: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Demand:
    """A card, leader or wonder of the seat ``by`` that makes others lose coins: ``coins[seat]``."""

    by: Seat
    source: str
    coins: tuple[int, ...]


@record
class LossesDemanded(Event):
    """All losses of a turn were added up; every seat with coins decides what it pays."""

    demands: tuple[Demand, ...]


@record
class LossChosen(Event):
    """A seat has decided how many coins it pays; None for those who may not know it."""

    seat: Seat
    coins: int | None


@record
class LossTakenBack(Event):
    """A seat took its decision about a loss back."""

    seat: Seat


@record
class LossPaid(Event):
    """A city paid so many coins of a loss, and took debts for the rest."""

    seat: Seat
    coins: int
    debts: int


EVENTS: tuple[type[Event], ...] = (
    DiplomacyTaken,
    DiplomacySpent,
    VictoryTaken,
    DefeatsReturned,
    DebtsGiven,
    GiftMade,
    LossesDemanded,
    LossChosen,
    LossTakenBack,
    LossPaid,
)
