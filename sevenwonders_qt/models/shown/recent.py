"""The events at the table since a seat last chose a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.events import (
    BANK,
    CardBuilt,
    CardChosen,
    CardSold,
    ChoiceTakenBack,
    CoinsGained,
    HandsPassed,
    HandsSwapped,
    StageBuilt,
    payment,
)
from sevenwonders_qt.models.boxes import all_words, choice_made, news_of
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.table import Logged
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.sentence import Sentence

_NOBODY: Seat = -1
"""No seat is called "you": the person called may not be the one who reads."""


@dataclass(frozen=True, slots=True)
class Recent:
    """New structures and stages (0 is the first), each with its city, and coins won or lost.

    ``parts`` are new parts of cities that boxes add, by their names.
    """

    built: tuple[tuple[Seat, CardId], ...] = ()
    stages: tuple[tuple[Seat, int], ...] = ()
    coins: Mapping[Seat, int] = field(default_factory=dict)
    parts: tuple[tuple[Seat, str], ...] = ()


def since_choice(log: Sequence[Logged], seat: Seat) -> list[Event]:
    """Return the events after the last card that the seat chose without undoing it."""
    taken_back = 0
    for at in range(len(log) - 1, -1, -1):
        made = _choice_made(log[at].event, seat)
        if made is False:
            taken_back += 1
        elif made:
            if not taken_back:
                return [entry.event for entry in log[at + 1 :]]
            taken_back -= 1
    return []


def _choice_made(event: Event, seat: Seat) -> bool | None:
    """Return whether a seat lays a card with an event, or takes it back; None for neither."""
    if getattr(event, "seat", None) != seat:
        return None
    if isinstance(event, CardChosen | ChoiceTakenBack):
        return isinstance(event, CardChosen)
    return choice_made(event)


def news(log: Sequence[Logged], seats: Sequence[SeatInfo], seat: Seat) -> list[Sentence]:
    """Return the public log of the events since the seat chose."""
    events = since_choice(log, seat)
    worth_a_line = (event for event in events if not isinstance(event, HandsPassed | HandsSwapped))
    lines = (sentence(event, seats, _NOBODY) for event in worth_a_line)
    return [line for line in lines if line is not None]


def recent(events: Sequence[Event], cities: int) -> Recent:
    """Return the gains of so many cities by those events."""
    built = ((e.seat, e.card) for e in events if isinstance(e, CardBuilt))
    stages = ((e.seat, e.stage) for e in events if isinstance(e, StageBuilt))
    coins: Counter[Seat] = Counter()
    for event in events:
        for seat, more in coins_moved(event, cities):
            coins[seat] += more
    parts = tuple(filter(None, map(news_of, events)))
    return Recent(tuple(built), tuple(stages), {s: n for s, n in coins.items() if n}, parts)


def coins_moved(event: Event, cities: int) -> Iterator[tuple[Seat, int]]:
    """Yield the change of coins of each city by an event."""
    if isinstance(event, CardBuilt | StageBuilt | CardSold):
        for receiver, coins in payment(event, cities):
            yield event.seat, -coins
            if receiver != BANK:
                yield receiver, coins
    if isinstance(event, CardSold | CoinsGained):
        yield event.seat, event.coins
    for words in all_words():
        yield from words.coins(event)
