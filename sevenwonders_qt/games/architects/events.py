"""The events of 7 Wonders Architects, in the words a player would say aloud at the table."""

from __future__ import annotations

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.architects.commands import Due


@record
class GameBegan(Event):
    """Everyone has a wonder; all cards and tokens are shuffled. Decks and pile top first.

    ``decks[seat]`` is the deck of that seat's wonder. The first three of ``tokens`` are open.
    """

    wonders: tuple[str, ...]
    decks: tuple[tuple[CardId, ...], ...]
    central: tuple[CardId, ...]
    tokens: tuple[str, ...]
    conflict_tokens: int


@record
class TurnBegan(Event):
    """A seat now takes a card; ``seen`` is the central card that it sees because it has the cat."""

    seat: Seat
    seen: CardId


@record
class TurnPassed(Event):
    """A seat finds all its three decks empty."""

    seat: Seat


@record
class CardTaken(Event):
    """A seat took the top card of a deck; ``source`` is the action it was due from, if any."""

    seat: Seat
    deck: int
    card: CardId
    source: str


@record
class CatMoved(Event):
    """The cat now sits with this seat."""

    seat: Seat


@record
class HornsSounded(Event):
    """A red card turned so many conflict tokens to battle; ``peace`` are still at peace."""

    seat: Seat
    turned: int
    peace: int


@record
class ActionEarned(Event):
    """A card, stage or token brought an action that the seat may or must still take."""

    seat: Seat
    due: Due


@record
class ActionUsed(Event):
    """A seat now takes an action that was due."""

    seat: Seat
    due: Due


@record
class StageBuilt(Event):
    """A stage (from 1) was built: ``cards`` were paid, ``tokens`` used for paying."""

    seat: Seat
    stage: int
    cards: tuple[CardId, ...]
    tokens: tuple[str, ...]


@record
class TokenTaken(Event):
    """A seat took a progress token and discarded the green cards it was due for.

    ``place`` is 0 to 2 for the open ones, 3 for the top of the pile, -1 if none was left.
    ``refill`` is the token that takes its place.
    """

    seat: Seat
    place: int
    token: str
    refill: str
    cards: tuple[CardId, ...]


@record
class DeckSearched(Event):
    """A seat picked up the top cards of a deck, the first one from the top, to keep one of them.

    ``to_all`` means that the cards are held so that everyone sees them.
    """

    seat: Seat
    deck: int
    cards: tuple[CardId, ...]
    to_all: bool


@record
class CardKept(Event):
    """One of the cards picked up was kept; the deck is now in this order, top first."""

    seat: Seat
    deck: int
    card: CardId
    order: tuple[CardId, ...]


@record
class RestLeft(Event):
    """A seat left the actions due from these sources, and all other optional ones."""

    seat: Seat
    sources: tuple[str, ...]


@record
class BattleFought(Event):
    """Everyone compared shields with both neighbours; one entry per seat in each field.

    ``victories`` are the military victory tokens won, ``discarded`` the red cards with horns.
    ``peace`` conflict tokens are at peace again.
    """

    shields: tuple[int, ...]
    victories: tuple[int, ...]
    discarded: tuple[tuple[CardId, ...], ...]
    peace: int


@record
class GameEnded(Event):
    """The final points of every seat, and the winners (several when stages are equal, too)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    TurnBegan,
    TurnPassed,
    CardTaken,
    CatMoved,
    HornsSounded,
    ActionEarned,
    ActionUsed,
    StageBuilt,
    TokenTaken,
    DeckSearched,
    CardKept,
    RestLeft,
    BattleFought,
    GameEnded,
)

CODEC = EventCodec(EVENTS)
