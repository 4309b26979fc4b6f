"""The rules of Stairs: four cards to each hand, three rounds, a point for every step upwards.

In turn each player lays one card on the pile in the middle. A card that is higher than the one
before it is a step, which scores a point. When all hands are empty, the highest card of the round
brings a crown of three points. After three rounds the most points win, of equal ones those with
more crowns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Any, Final

from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.decider import Command, IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.record import record
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.game_rules import GameRules

NAME: Final = "stairs"
PLAYERS: Final = range(2, 5)
CARDS: Final = range(1, 21)
HAND, ROUNDS, CROWN = 4, 3, 3
UNSEEN: Final = 0
"""In the place of a card that a seat may not see."""


class Row(StrEnum):
    """The rows of the score sheet."""

    STEPS = "steps"
    CROWNS = "crowns"


class Prompt(StrEnum):
    """What a seat may owe."""

    LAY = "lay"


@dataclass(frozen=True, slots=True)
class Lay(Command):
    """Lay a card of the own hand on the pile."""

    card: int


# What happens ---------------------------------------------------------------------------------


@record
class RoundDealt(Event):
    """Everybody has four cards, by seat; ``first`` begins."""

    hands: tuple[tuple[int, ...], ...]
    first: Seat


@record
class CardLaid(Event):
    """A card was laid; a step brought so many points."""

    seat: Seat
    card: int
    points: int


@record
class CrownWon(Event):
    """All hands are empty, and this was the highest card of the round."""

    seat: Seat
    card: int
    points: int


@record
class MatchEnded(Event):
    """Three rounds are over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: Final = (RoundDealt, CardLaid, CrownWon, MatchEnded)


# What there is --------------------------------------------------------------------------------


@dataclass(slots=True)
class Hand:
    """What a seat holds, and what it has scored."""

    cards: tuple[int, ...] = ()
    steps: int = 0
    crowns: int = 0

    @property
    def points(self) -> dict[str, int]:
        total = self.steps + self.crowns
        return {str(Row.STEPS): self.steps, str(Row.CROWNS): self.crowns, "total": total}


@dataclass(slots=True)
class State:
    """A match; ``pile`` has the cards of the round, each with its seat, the last one last."""

    hands: list[Hand] = field(default_factory=list)
    pile: tuple[tuple[Seat, int], ...] = ()
    round: int = 0
    turn: int = 0
    active: Seat | None = None
    result: MatchEnded | None = None
    version: int = 0

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def owing(self) -> Sequence[Seat]:
        return () if self.active is None else (self.active,)

    def copy(self) -> State:
        hands = [Hand(hand.cards, hand.steps, hand.crowns) for hand in self.hands]
        more = self.round, self.turn, self.active, self.result, self.version
        return State(hands, self.pile, *more)


@record
class SeatView:
    """What everybody sees of a seat."""

    seat: Seat
    cards: int
    steps: int
    crowns: int

    @property
    def total(self) -> int:
        return self.steps + self.crowns


@record
class View:
    """What a seat may know; ``hand`` is its own, ``rows[seat]`` what all know of each seat."""

    seat: Seat
    rows: tuple[SeatView, ...]
    hand: tuple[int, ...]
    pile: tuple[tuple[Seat, int], ...]
    round: int
    turn: int
    active: Seat | None
    prompt: Prompt | None
    owing: tuple[Seat, ...]
    legal: tuple[Lay, ...]
    result: MatchEnded | None
    version: int

    @property
    def seats(self) -> int:
        return len(self.rows)

    @property
    def top(self) -> int:
        """The card laid last; 0 where none has been laid in this round."""
        return self.pile[-1][1] if self.pile else 0


def step_points(pile: Sequence[tuple[Seat, int]], card: int) -> int:
    """What a card scores at once."""
    return int(bool(pile) and card > pile[-1][1])


# What becomes of it ---------------------------------------------------------------------------


def _round_dealt(state: State, event: RoundDealt) -> None:
    state.hands = state.hands or [Hand() for _ in event.hands]
    for hand, cards in zip(state.hands, event.hands, strict=True):
        hand.cards = cards
    state.pile, state.active = (), event.first
    state.round += 1
    state.turn += 1


def _card_laid(state: State, event: CardLaid) -> None:
    hand = state.hands[event.seat]
    place = hand.cards.index(event.card)
    hand.cards = hand.cards[:place] + hand.cards[place + 1 :]
    hand.steps += event.points
    state.pile += ((event.seat, event.card),)
    state.active = (event.seat - 1) % len(state.hands)
    state.turn += bool(state.hands[state.active].cards)
    if not state.hands[state.active].cards:
        state.active = None


def _crown_won(state: State, event: CrownWon) -> None:
    state.hands[event.seat].crowns += event.points


def _match_ended(state: State, event: MatchEnded) -> None:
    state.result = event


EVOLVERS: Final[Mapping[type[Event], Callable[[State, Any], None]]] = {
    RoundDealt: _round_dealt,
    CardLaid: _card_laid,
    CrownWon: _crown_won,
    MatchEnded: _match_ended,
}


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, by number alone: the rest is left to chance."""

    players: int


class Stairs:
    """The game as a decider."""

    name = NAME
    rules: Final = "stairs"
    agreed: Final[Mapping[str, Any]] = MappingProxyType({})
    codec = EventCodec(EVENTS)

    def empty(self) -> State:
        return State()

    def random_setup(self, players: int) -> Setup:
        return Setup(players)

    def begin(self, setup: Setup, chance: Chance) -> list[Event]:
        return self.open(self.empty(), setup, chance)

    def open(self, state: State, setup: Setup, chance: Chance) -> list[Event]:
        if setup.players not in PLAYERS:
            raise ImpossibleSetup("player_count")
        transaction = Transaction(state, chance, EVOLVERS)
        first = chance.shuffled(range(setup.players))[0]
        transaction.emit(_deal(setup.players, first, chance))
        return transaction.events

    def could_begin(self, events: Sequence[Event]) -> bool:
        match list(events):
            case [RoundDealt(hands=hands, first=first)]:
                cards = [card for hand in hands for card in hand]
                chance = FixedChance([[first], cards])
                return self.begin(Setup(len(hands)), chance) == [*events]
        return False

    def legal(self, state: State, seat: Seat) -> Sequence[Lay]:
        if seat not in state.owing:
            return ()
        return tuple(Lay(seat, card) for card in state.hands[seat].cards)

    def decide(self, state: State, command: Command, chance: Chance) -> list[Event]:
        return self.step(state.copy(), command, chance)

    def step(self, state: State, command: Command, chance: Chance) -> list[Event]:
        seat = command.seat
        if seat not in state.owing:
            raise IllegalCommand("not_asked" if 0 <= seat < state.seats else "no_such_seat")
        if not isinstance(command, Lay) or command.card not in state.hands[seat].cards:
            raise IllegalCommand("card_not_held")
        transaction = Transaction(state, chance, EVOLVERS)
        transaction.emit(CardLaid(seat, command.card, step_points(state.pile, command.card)))
        if state.active is None:
            _end_round(transaction)
        return transaction.events

    def evolve(self, state: State, event: Event) -> None:
        state.version += 1
        EVOLVERS[type(event)](state, event)

    def can_follow(self, state: State, event: Event) -> bool:
        match event:
            case RoundDealt(hands=hands, first=first):
                cards = [card for hand in hands for card in hand]
                fits = not state.hands or (state.active is None and len(hands) == state.seats)
                alike = {*map(len, hands)} == {HAND} and len({*cards}) == len(cards)
                return fits and alike and {*cards} <= {*CARDS} and first in range(len(hands))
            case CardLaid(seat=seat, card=card, points=points):
                return seat == state.active and points == step_points(state.pile, card)
            case CrownWon(seat=seat, points=points):
                return seat in range(state.seats) and points == CROWN
        return state.result is None

    def can_wait(self, state: State) -> bool:
        return state.seats in PLAYERS and (state.result is None) == bool(state.owing)

    def is_over(self, state: State) -> bool:
        return state.result is not None

    def players(self, state: State) -> int:
        return state.seats

    def seats(self, state: State) -> int:
        return state.seats

    def player_of(self, state: State, seat: Seat) -> Seat:
        return seat

    def scores(self, state: State) -> list[dict[str, int]]:
        return [hand.points for hand in state.hands]

    def details(self, state: State) -> list[dict[str, str | int]]:
        return [{"rounds": hand.crowns // CROWN} for hand in state.hands]

    def view_for(self, state: State, seat: Seat) -> View:
        asked = seat in state.owing
        return View(
            seat=seat,
            rows=tuple(
                SeatView(s, len(h.cards), h.steps, h.crowns) for s, h in enumerate(state.hands)
            ),
            hand=tuple(sorted(state.hands[seat].cards)),
            pile=state.pile,
            round=state.round,
            turn=state.turn,
            active=state.active,
            prompt=Prompt.LAY if asked else None,
            owing=tuple(state.owing),
            legal=tuple(sorted(self.legal(state, seat), key=lambda lay: lay.card)),
            result=state.result,
            version=state.version,
        )

    def redact(self, event: Event, seat: Seat) -> Event:
        """Only the own hand is seen when cards are dealt; an unknown event is an error."""
        match event:
            case RoundDealt(hands=hands, first=first):
                covered = (UNSEEN,) * HAND
                seen = (hand if s == seat else covered for s, hand in enumerate(hands))
                return RoundDealt(tuple(seen), first)
            case CardLaid() | CrownWon() | MatchEnded():
                return event
        raise KeyError(type(event))

    def memory_for(self, past: Iterable[tuple[Sequence[Event], State]], seat: Seat) -> None:
        """Nothing: a view says all that can be known."""

    def remember(self, memory: None, events: Sequence[Event], state: State) -> None:
        """Nothing happens."""

    def reveals(self, event: Event) -> bool:
        return isinstance(event, RoundDealt | CardLaid)

    def milestone(self, event: Event) -> Milestone | None:
        match event:
            case RoundDealt():
                return Milestone.ROUND
            case MatchEnded():
                return Milestone.END
        return None

    def outline(self, state: State) -> Outline:
        cities = tuple(CityOutline("", "", 0, 0, points) for points in self.scores(state))
        winners = state.result.winners if state.result is not None else ()
        return Outline(0, max(1, state.round), cities, winners)


def _deal(players: int, first: Seat, chance: Chance) -> RoundDealt:
    cards = chance.shuffled(CARDS)
    hands = (tuple(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(players))
    return RoundDealt(tuple(hands), first)


def _end_round(transaction: Transaction[State]) -> None:
    state = transaction.state
    began = state.pile[0][0]
    seat, card = max(state.pile, key=lambda laid: laid[1])
    transaction.emit(CrownWon(seat, card, CROWN))
    if state.round < ROUNDS:
        next_first = (began - 1) % state.seats
        transaction.emit(_deal(state.seats, next_first, transaction.chance))
        return
    ranks = [(hand.points["total"], hand.crowns) for hand in state.hands]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    transaction.emit(MatchEnded(tuple(points for points, _ in ranks), winners))


@dataclass(frozen=True, slots=True)
class Place:
    """What a seat has in a position that is laid out."""

    hand: tuple[int, ...] = ()
    steps: int = 0
    crowns: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """The rest of it; the last card of the ``pile`` was laid by the seat before the ``active``."""

    pile: tuple[int, ...] = ()
    round: int = 1
    active: Seat = 0


def laid_out(places: Sequence[Place], position: Position) -> State:
    """The state of a position; raises ValueError for one that cannot be."""
    seats, cards = len(places), [*position.pile, *(c for place in places for c in place.hand)]
    if seats not in PLAYERS or position.active not in range(seats):
        raise ValueError("so many cannot play")
    if len({*cards}) < len(cards) or not {*cards} <= {*CARDS}:
        raise ValueError("no such cards are in the box")
    before = reversed(range(1, len(position.pile) + 1))
    pile = zip(((position.active + k) % seats for k in before), position.pile, strict=True)
    state = State([Hand(p.hand, p.steps, p.crowns) for p in places], tuple(pile), position.round)
    state.turn, state.active = len(position.pile) + 1, position.active
    if not state.hands[state.active].cards:
        raise ValueError("a seat without cards is asked")
    return state


def dice_for(seed: int | str, seat: Seat, version: int) -> Random:
    """What a player draws from when it is asked."""
    return Random(f"{seed}/{seat}/{version}")


_STAIRS: Final = Stairs()


def _make(agreed: Mapping[str, Any], players: int) -> Stairs:
    if agreed or players not in PLAYERS:
        raise ImpossibleSetup("player_count")
    return _STAIRS


RULES: Final = GameRules(NAME, PLAYERS, _make)
