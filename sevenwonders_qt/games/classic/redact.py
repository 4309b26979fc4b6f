"""What a seat may see of each event; an event without an entry here is shown to nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Use, Way


def _open(event: Event, seat: Seat) -> Event:
    return event


def _own_hand(event: ev.AgeBegan, seat: Seat) -> Event:
    hidden = ((ev.HIDDEN,) * len(hand) for hand in event.hands)
    hands = (
        own if s == seat else h for s, (own, h) in enumerate(zip(event.hands, hidden, strict=True))
    )
    return ev.AgeBegan(event.age, tuple(hands))


def _own_choice(event: ev.CardChosen, seat: Seat) -> Event:
    if event.seat == seat:
        return event
    return ev.CardChosen(event.seat, ev.HIDDEN, Use.SELL, Way.COST, 0, 0, 0)


_FaceDown = ev.StageBuilt | ev.CardSold | ev.LeftoverDiscarded | ev.PileDrawn


def _own_card(event: _FaceDown, seat: Seat) -> Event:
    return event if event.seat == seat else replace(event, card=ev.HIDDEN)


_TABLE: Mapping[type[Event], Callable[[Any, Seat], Event]] = {
    ev.GameBegan: _open,
    ev.StepsDone: _open,
    ev.AgeBegan: _own_hand,
    ev.TurnBegan: _open,
    ev.CardChosen: _own_choice,
    ev.ChoiceTakenBack: _open,
    ev.CardBuilt: _open,
    ev.StageBuilt: _own_card,
    ev.CardSold: _own_card,
    ev.CoinsGained: _open,
    ev.HandsPassed: _open,
    ev.PileDrawn: _own_card,
    ev.HandsSwapped: _open,
    ev.CoinsSetAside: _open,
    ev.CoinsTakenUp: _open,
    ev.LastCardAsked: _open,
    ev.LeftoverDiscarded: _own_card,
    ev.DiscardPileOpened: _open,
    ev.DiscardPickEnded: _open,
    ev.ConflictResolved: _open,
    ev.GameEnded: _open,
}


def redact(event: Event, seat: Seat) -> Event:
    """The event as this seat may see it; raises KeyError for an event the table does not know."""
    return _TABLE[type(event)](event, seat)
