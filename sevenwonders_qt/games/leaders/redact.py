"""Events about leaders as a seat may see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.events import HIDDEN, CardChosen
from sevenwonders_qt.games.classic.ruleset import Redaction, shown_to_all
from sevenwonders_qt.games.leaders import events as ev


def _hidden(leaders: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return (HIDDEN,) * len(leaders)


def _own_hand(event: ev.LeadersDealt, seat: Seat) -> Event:
    hands = [hand if s == seat else _hidden(hand) for s, hand in enumerate(event.hands)]
    return ev.LeadersDealt(tuple(hands), _hidden(event.pile))


def _own_leader(event: ev.LeaderKept, seat: Seat) -> Event:
    return event if event.seat == seat else replace(event, leader=HIDDEN)


def _own_choice(event: ev.LeaderChosen, seat: Seat) -> Event:
    if event.seat == seat:
        return event
    return replace(event, choice=CardChosen(event.seat, HIDDEN, Use.SELL, Way.COST, 0, 0, 0))


def _own_leaders(event: ev.LeadersDrawn | ev.LeadersLeft, seat: Seat) -> Event:
    return event if event.seat == seat else replace(event, leaders=_hidden(event.leaders))


REDACTIONS: Mapping[type[Event], Redaction] = {
    **dict.fromkeys(ev.EVENTS, shown_to_all),
    ev.LeadersDealt: _own_hand,
    ev.LeaderKept: _own_leader,
    ev.LeaderChosen: _own_choice,
    ev.LeadersDrawn: _own_leaders,
    ev.LeadersLeft: _own_leaders,
}
