"""Events as a seat may see them; an event not listed here is hidden from all seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.numbers import FACE_UP, HIDDEN

_CARD = CardId(HIDDEN)


def _open(event: Event, seat: Seat) -> Event:
    return event


def _tops(event: ev.GameBegan, seat: Seat) -> Event:
    return replace(
        event,
        decks=tuple(_top(deck) for deck in event.decks),
        central=(_CARD,) * len(event.central),
        tokens=event.tokens[:FACE_UP] + (HIDDEN,) * len(event.tokens[FACE_UP:]),
    )


def _top(deck: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return deck[:1] + (_CARD,) * len(deck[1:])


def _own_look(event: ev.TurnBegan, seat: Seat) -> Event:
    return event if event.seat == seat else ev.TurnBegan(event.seat, _CARD)


def _own_search(event: ev.DeckSearched, seat: Seat) -> Event:
    if event.to_all or event.seat == seat:
        return event
    return replace(event, cards=(_CARD,) * len(event.cards))


def _new_top(event: ev.CardKept, seat: Seat) -> Event:
    return replace(event, order=_top(event.order))


_TABLE: Mapping[type[Event], Callable[[Any, Seat], Event]] = {
    ev.GameBegan: _tops,
    ev.TurnBegan: _own_look,
    ev.TurnPassed: _open,
    ev.CardTaken: _open,
    ev.CatMoved: _open,
    ev.HornsSounded: _open,
    ev.ActionEarned: _open,
    ev.ActionUsed: _open,
    ev.StageBuilt: _open,
    ev.TokenTaken: _open,
    ev.DeckSearched: _own_search,
    ev.CardKept: _new_top,
    ev.RestLeft: _open,
    ev.BattleFought: _open,
    ev.GameEnded: _open,
}


def redact(event: Event, seat: Seat) -> Event:
    """Return the event as this seat may see it; raises KeyError for one not in the table."""
    return _TABLE[type(event)](event, seat)
