"""The events of the Leaders, in the words a player would say aloud at the table."""

from __future__ import annotations

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.events import CardChosen


@record
class LeadersDealt(Event):
    """Leaders were dealt to the players to draft from: ``hands[seat]``.

    The others are the face-down pile, the top one first.
    """

    hands: tuple[tuple[CardId, ...], ...]
    pile: tuple[CardId, ...]


@record
class CoinsReturned(Event):
    """A city that has no leaders returned the coins that are meant for them."""

    seat: Seat
    coins: int


@record
class DraftAsked(Event):
    """Every player has to keep a leader and pass the others."""


@record
class LeaderKept(Event):
    """A seat has decided which leader it keeps."""

    seat: Seat
    leader: CardId


@record
class KeptTakenBack(Event):
    """A seat took its decision in the draft back."""

    seat: Seat


@record
class LeadersPassed(Event):
    """All kept a leader each, and the others went to the right."""


@record
class RowLaid(Event):
    """These leaders are face up for the players to take in turns."""

    leaders: tuple[CardId, ...]


@record
class TurnToTake(Event):
    """A seat has to take one of the leaders that are face up."""

    seat: Seat


@record
class LeaderTaken(Event):
    """A seat took a leader that was face up; ``then`` came in its place, if any is left."""

    seat: Seat
    leader: CardId
    then: CardId | None


@record
class DraftEnded(Event):
    """The last leaders were kept: all that a seat has kept are its hand now.

    Leaders that are still face up go below the face-down pile.
    """


@record
class LeadersAsked(Event):
    """Before this Age every player has to use a leader."""

    age: int


@record
class LeaderChosen(Event):
    """A seat laid a leader face down and has decided its use."""

    seat: Seat
    choice: CardChosen


@record
class LeaderTakenBack(Event):
    """A seat took its face-down leader back."""

    seat: Seat


@record
class LeaderRecruited(Event):
    """A leader was paid for and is face up; ``more`` if it came beside the one of the Age."""

    seat: Seat
    leader: CardId
    age: int
    coins: int
    more: bool = False


@record
class TokenGained(Event):
    """A leader brought a victory token."""

    seat: Seat
    leader: CardId
    worth: int


@record
class DefeatsDropped(Event):
    """A leader let a seat return so many defeat tokens."""

    seat: Seat
    leader: CardId
    defeats: int


@record
class VictoriesDemanded(Event):
    """Because of this leader every other player loses a victory token."""

    seat: Seat
    leader: CardId


@record
class VictoryAsked(Event):
    """A seat has to choose the victory token that it loses."""

    seat: Seat


@record
class VictoryLost(Event):
    """A seat returned a victory token."""

    seat: Seat
    worth: int


@record
class LeadersDrawn(Event):
    """A seat drew leaders from the pile into the hand."""

    seat: Seat
    leaders: tuple[CardId, ...]


@record
class BurialAsked(Event):
    """A seat has to choose a recruited leader to bury."""

    seat: Seat


@record
class LeaderBuried(Event):
    """A recruited leader was turned face down, for these points; None if none was."""

    seat: Seat
    leader: CardId | None
    points: int


@record
class CopyAsked(Event):
    """A seat has to choose a leader of a neighbour."""

    seat: Seat


@record
class LeaderCopied(Event):
    """A seat has the effects of a leader that its neighbour at ``of`` has recruited.

    Without a leader beside it the right is lost: ``leader`` is None, and ``of`` the seat itself.
    """

    seat: Seat
    leader: CardId | None
    of: Seat


@record
class RecruitAsked(Event):
    """A seat may recruit one more leader."""

    seat: Seat


@record
class RecruitPassed(Event):
    """A seat did not recruit one more leader."""

    seat: Seat


@record
class LeadersLeft(Event):
    """The leaders that a seat cannot use any more went away."""

    seat: Seat
    leaders: tuple[CardId, ...]


EVENTS: tuple[type[Event], ...] = (
    LeadersDealt,
    CoinsReturned,
    DraftAsked,
    LeaderKept,
    KeptTakenBack,
    LeadersPassed,
    RowLaid,
    TurnToTake,
    LeaderTaken,
    DraftEnded,
    LeadersAsked,
    LeaderChosen,
    LeaderTakenBack,
    LeaderRecruited,
    TokenGained,
    DefeatsDropped,
    VictoriesDemanded,
    VictoryAsked,
    VictoryLost,
    LeadersDrawn,
    BurialAsked,
    LeaderBuried,
    CopyAsked,
    LeaderCopied,
    RecruitAsked,
    RecruitPassed,
    LeadersLeft,
)
