"""The events of Edifices, in the words a player would say aloud at the table."""

from __future__ import annotations

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record


@record
class ProjectsRevealed(Event):
    """One Edifice of each Age was laid out, in order, with so many pawns on each."""

    edifices: tuple[str, ...]
    pawns: int


@record
class ProjectJoined(Event):
    """A seat that raised a stage participated and took a pawn of this Age.

    Its price was paid with the stage. ``from_box`` means that none was left on the card.
    """

    seat: Seat
    age: int
    from_box: bool


@record
class PawnGiven(Event):
    """A stage of its wonder brought a seat the pawn of an Age from the box."""

    seat: Seat
    age: int


@record
class EdificeBuilt(Event):
    """The last pawn went from the card: the Edifice of this Age is built."""

    age: int
    edifice: str


@record
class RewardGained(Event):
    """A seat got the reward of an Edifice; coins come with a `CoinsGained` of its id.

    ``tokens`` are the worths of victory tokens won, ``defeats`` the number of defeat tokens
    returned.
    """

    seat: Seat
    age: int
    edifice: str
    tokens: tuple[int, ...]
    defeats: int


@record
class ProjectFailed(Event):
    """The Age is over and pawns are left: the Edifice is not built."""

    age: int
    edifice: str


@record
class PenaltyAsked(Event):
    """A seat without a pawn must choose how to pay its penalty."""

    seat: Seat


@record
class PenaltyPaid(Event):
    """A seat without a pawn paid: coins, a structure, or victory tokens of these worths."""

    seat: Seat
    age: int
    coins: int
    card: CardId | None
    tokens: tuple[int, ...]


@record
class DebtTaken(Event):
    """A seat without a pawn could not pay in full: a Debt token, with ``points`` below zero."""

    seat: Seat
    age: int
    points: int


EVENTS: tuple[type[Event], ...] = (
    ProjectsRevealed,
    ProjectJoined,
    PawnGiven,
    EdificeBuilt,
    RewardGained,
    ProjectFailed,
    PenaltyAsked,
    PenaltyPaid,
    DebtTaken,
)
