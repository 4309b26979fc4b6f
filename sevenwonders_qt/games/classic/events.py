"""The events of 7 Wonders, in the words a player would say aloud at the table."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.commands import Use, Way

HIDDEN = CardId("")
"""The id of a card in events shown to a seat that may not know it."""


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """The wonder and the side of it that one seat plays."""

    wonder: str
    side: str


@record
class GameBegan(Event):
    """Everyone has a board and the first coins. One entry per seat."""

    boards: tuple[BoardDealt, ...]
    coins: int


@record
class StepsDone(Event):
    """The game waits for an answer; of the turn's agenda only these steps are still to come."""

    still: tuple[str, ...]


@record
class AgeBegan(Event):
    """The cards of an Age were dealt: ``hands[seat]``."""

    age: int
    hands: tuple[tuple[CardId, ...], ...]


@record
class TurnBegan(Event):
    """Every seat now has to choose a card."""

    turn: int


@record
class CardChosen(Event):
    """A seat played a card face down and has decided its use.

    ``to_bank`` holds the price of the ``option`` of the play too.
    """

    seat: Seat
    card: CardId
    use: Use
    way: Way
    to_bank: int
    to_left: int
    to_right: int
    alternative: int = 0
    option: str = ""
    to_others: tuple[tuple[Seat, int], ...] = ()


@record
class ChoiceTakenBack(Event):
    """A seat took its face-down card back."""

    seat: Seat


@record
class CardBuilt(Event):
    """A structure entered a city and its price was paid."""

    seat: Seat
    card: CardId
    way: Way
    to_bank: int
    to_left: int
    to_right: int
    to_others: tuple[tuple[Seat, int], ...] = ()


@record
class StageBuilt(Event):
    """A wonder stage (0 is the first) was built over a face-down card.

    ``alternative`` is the number of the one chosen, of a stage that has alternatives. ``to_bank``
    holds the price of the option that was taken with it.
    """

    seat: Seat
    stage: int
    card: CardId
    to_bank: int
    to_left: int
    to_right: int
    alternative: int = 0
    to_others: tuple[tuple[Seat, int], ...] = ()


@record
class CardSold(Event):
    """A card went face down to the discard pile for coins.

    ``paid`` is the cost of an option of a rule module: each receiver with its coins.
    """

    seat: Seat
    card: CardId
    coins: int
    paid: tuple[tuple[Seat, int], ...] = ()


@record
class CoinsGained(Event):
    """The bank paid for an effect of a card (its id) or of a stage (card is empty).

    A rule module may pay for other things, with an id of its own in the place of the card.
    """

    seat: Seat
    coins: int
    card: CardId


@record
class HandsPassed(Event):
    """Every hand went to the next seat in this direction: -1 left, +1 right."""

    direction: int


@record
class PileDrawn(Event):
    """The holder of the Free City's card took the top card of its pile into the hand."""

    seat: Seat
    card: CardId


@record
class HandsSwapped(Event):
    """The two players exchanged their hands across the Border."""


@record
class CoinsSetAside(Event):
    """Coins earned with the sixth card of an Age do not pay for the seventh."""

    seat: Seat
    coins: int


@record
class CoinsTakenUp(Event):
    """Coins that had been set aside may be spent again."""

    seat: Seat
    coins: int


@record
class LastCardAsked(Event):
    """A seat may play the last card of its hand instead of discarding it."""

    seat: Seat


@record
class LeftoverDiscarded(Event):
    """The unused last card of a hand went face down to the discard pile."""

    seat: Seat
    card: CardId


@record
class DiscardPileOpened(Event):
    """A seat looks through the discard pile and has to pick a card or none."""

    seat: Seat


@record
class DiscardPickEnded(Event):
    """The look at the discard pile is over; ``built`` is true if a structure was built from it."""

    seat: Seat
    built: bool


@record
class ConflictResolved(Event):
    """Two neighbours compared shields; ``right`` sits to the right of ``left``.

    ``winner`` is None on a tie; it gains a token worth ``victory``, the loser one worth -1. That
    one goes to ``defeat_to`` instead, if it names a seat.
    """

    left: Seat
    right: Seat
    left_shields: int
    right_shields: int
    winner: Seat | None
    victory: int
    defeat_to: Seat | None = None


@record
class GameEnded(Event):
    """The final points of every seat, and the winners (several only when coins are equal too)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Paying = CardChosen | CardBuilt | StageBuilt | CardSold
"""Events that hold a payment."""


BANK: Seat = -1
"""The receiver of coins that go to no city."""


def payment(event: Paying, cities: int) -> tuple[tuple[Seat, int], ...]:
    """Return all payments: each receiver of coins, a seat or the `BANK`, with their number."""
    if isinstance(event, CardSold):
        return event.paid
    seat = event.seat
    dues = (
        ((seat - 1) % cities, event.to_left),
        ((seat + 1) % cities, event.to_right),
        (BANK, event.to_bank),
        *event.to_others,
    )
    return tuple([(receiver, coins) for receiver, coins in dues if coins])


def paid(event: Paying) -> int:
    """Return all coins of the payment."""
    if isinstance(event, CardSold):
        return sum(coins for _, coins in event.paid)
    others = sum(coins for _, coins in event.to_others)
    return event.to_bank + event.to_left + event.to_right + others


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    StepsDone,
    AgeBegan,
    TurnBegan,
    CardChosen,
    ChoiceTakenBack,
    CardBuilt,
    StageBuilt,
    CardSold,
    CoinsGained,
    HandsPassed,
    PileDrawn,
    HandsSwapped,
    CoinsSetAside,
    CoinsTakenUp,
    LastCardAsked,
    LeftoverDiscarded,
    DiscardPileOpened,
    DiscardPickEnded,
    ConflictResolved,
    GameEnded,
)

CODEC = EventCodec(EVENTS)
