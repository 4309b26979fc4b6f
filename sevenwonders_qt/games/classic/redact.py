"""Events as a seat may see them; an event that no table lists is hidden from all seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.ruleset import Redaction, shown_to_all


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


REDACTIONS: Mapping[type[Event], Redaction] = {
    ev.GameBegan: shown_to_all,
    ev.StepsDone: shown_to_all,
    ev.AgeBegan: _own_hand,
    ev.TurnBegan: shown_to_all,
    ev.CardChosen: _own_choice,
    ev.ChoiceTakenBack: shown_to_all,
    ev.CardBuilt: shown_to_all,
    ev.StageBuilt: _own_card,
    ev.CardSold: _own_card,
    ev.CoinsGained: shown_to_all,
    ev.HandsPassed: shown_to_all,
    ev.PileDrawn: _own_card,
    ev.HandsSwapped: shown_to_all,
    ev.CoinsSetAside: shown_to_all,
    ev.CoinsTakenUp: shown_to_all,
    ev.LastCardAsked: shown_to_all,
    ev.LeftoverDiscarded: _own_card,
    ev.DiscardPileOpened: shown_to_all,
    ev.DiscardPickEnded: shown_to_all,
    ev.ConflictResolved: shown_to_all,
    ev.GameEnded: shown_to_all,
}


def redact(event: Event, seat: Seat) -> Event:
    """Return the event as this seat may see it; raises KeyError for one not of the base game."""
    return REDACTIONS[type(event)](event, seat)
