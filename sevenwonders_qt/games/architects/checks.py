"""Checks of Architects: stored events that can be folded, and states that can be played on from.

Events of a journal may come from anywhere. They are checked to be in shape, not to follow from the
rules: an older program may have played by other rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.commands import Act, Due, Prompt
from sevenwonders_qt.games.architects.legal import idle
from sevenwonders_qt.games.architects.numbers import (
    CENTRAL,
    CENTRAL_SIZE,
    DECK_SIZE,
    FACE_UP,
    HIDDEN,
    PLAYERS,
    STAGES,
    TOKENS,
)
from sevenwonders_qt.games.architects.state import City, State

MOST_CONFLICT_TOKENS = 99
_TURNS = range(1, 10_000)
"""All possible turns of a match; there are not so many cards."""

MOST_VICTORIES = 999
"""Of one city; no game comes near it."""


def can_follow(state: State, event: Event) -> bool:
    """Return whether the event is in shape: its seats, cards and tokens are there.

    It does not look for errors that `evolve` raises for events that do not fit.
    """
    seat = getattr(event, "seat", None)
    if seat is not None and not 0 <= seat < len(state.cities):
        return False
    if state.result is not None:
        return False
    check = _CHECKS.get(type(event))
    return check is None or check(state, event)


def can_wait(state: State) -> bool:
    """Return whether the match can be like this between two commands."""
    if state.turn not in _TURNS or any(city.victories > MOST_VICTORIES for city in state.cities):
        return False
    if state.result is not None:
        return True
    decks = state.decks
    if state.prompt is Prompt.TAKE:
        return state.searched is None and any(decks[deck] for deck in state.reach[state.active])
    if state.prompt is Prompt.KEEP:
        return state.searched is not None
    return state.searched is None and not idle(state)


def _game_began(state: State, event: ev.GameBegan) -> bool:
    return (
        not state.cities
        and len(event.wonders) == len({*event.wonders}) == len(event.decks)
        and len(event.wonders) in PLAYERS
        and all(len(deck) <= DECK_SIZE for deck in event.decks)
        and len(event.central) <= CENTRAL_SIZE
        and len(event.tokens) <= TOKENS
        and 1 <= event.conflict_tokens <= MOST_CONFLICT_TOKENS
    )


def _turn_began(state: State, event: ev.TurnBegan) -> bool:
    central = state.decks[CENTRAL]
    return _turn_is_over(state) and event.seen in (HIDDEN, *central[-1:])


def _turn_passed(state: State, event: ev.TurnPassed) -> bool:
    return _turn_is_over(state) and not any(state.decks[deck] for deck in state.reach[event.seat])


def _turn_is_over(state: State) -> bool:
    """Return whether a card was taken in the turn, and none is still looked at."""
    return state.searched is None and state.prompt is not Prompt.TAKE


def _card_taken(state: State, event: ev.CardTaken) -> bool:
    return (
        event.seat == state.active
        and state.searched is None
        and _is_deck(state, event.deck)
        and state.decks[event.deck][-1:] == [event.card]
        and (not event.source or _is_source(state, event.source))
    )


def _horns_sounded(state: State, event: ev.HornsSounded) -> bool:
    return event.turned >= 0 and 0 <= event.peace <= state.conflict_tokens


def _action_earned(state: State, event: ev.ActionEarned) -> bool:
    due = event.due
    return (
        event.seat == state.active
        and _is_source(state, due.source)
        and 1 <= due.count <= DECK_SIZE
        and _has_decks(state, due)
    )


def _has_decks(state: State, due: Due) -> bool:
    if due.act is Act.PROGRESS:
        return not due.decks
    return bool(due.decks) and all(_is_deck(state, deck) for deck in due.decks)


def _action_used(state: State, event: ev.ActionUsed) -> bool:
    return event.seat == state.active


def _stage_built(state: State, event: ev.StageBuilt) -> bool:
    city = state.cities[event.seat]
    bare = state.rules.available(city.wonder, tuple(city.stages))  # only stages whose base is built
    return (
        event.seat == state.active
        and event.stage in {stage.number for stage in bare}
        and _holds(city, event.cards)
        and {*event.tokens} <= {*city.tokens}
    )


def _token_taken(state: State, event: ev.TokenTaken) -> bool:
    place, pile = event.place, state.pile
    if event.seat != state.active or not _holds(state.cities[event.seat], event.cards):
        return False
    if place == FACE_UP:
        return pile[-1:] == [event.token] and event.refill == HIDDEN
    if not 0 <= place < len(state.open_tokens):
        return place < 0 and event.token == event.refill == HIDDEN
    refill = pile[-1] if pile else HIDDEN
    return state.open_tokens[place] == event.token and event.refill == refill


def _deck_searched(state: State, event: ev.DeckSearched) -> bool:
    cards = [*event.cards[::-1]]
    return (
        event.seat == state.active
        and state.searched is None
        and _is_deck(state, event.deck)
        and bool(cards)
        and state.decks[event.deck][-len(cards) :] == cards
    )


def _card_kept(state: State, event: ev.CardKept) -> bool:
    searched = state.searched
    if event.seat != state.active or searched is None or event.deck != searched.deck:
        return False
    before = Counter((*state.decks[event.deck], *searched.cards))
    return event.card in searched.cards and Counter((*event.order, event.card)) == before


def _rest_left(state: State, event: ev.RestLeft) -> bool:
    known = all(_is_source(state, source) for source in event.sources)
    return event.seat == state.active and known


def _battle_fought(state: State, event: ev.BattleFought) -> bool:
    return (
        len(event.shields) == len(event.victories) == len(event.discarded) == len(state.cities)
        and all(shields >= 0 for shields in event.shields)
        and all(0 <= won <= 2 for won in event.victories)
        and all(map(_holds, state.cities, event.discarded))
        and 0 <= event.peace <= state.conflict_tokens
    )


def _game_ended(state: State, event: ev.GameEnded) -> bool:
    seats = range(len(state.cities))
    return (
        len(event.totals) == len(seats)
        and bool(event.winners)
        and event.winners == tuple(sorted({*event.winners} & {*seats}))
        and state.searched is None
    )


def _is_deck(state: State, deck: int) -> bool:
    return CENTRAL <= deck < len(state.cities)


def _is_source(state: State, source: str) -> bool:
    """Return whether an action can be due from it: a token, or the number of a stage."""
    return source in state.rules.catalogue.tokens or source in _STAGE_NUMBERS


_STAGE_NUMBERS = {str(number) for number in range(1, STAGES + 1)}


def _holds(city: City, cards: tuple[CardId, ...]) -> bool:
    return all(city.cards.get(card, 0) >= count for card, count in Counter(cards).items())


_CHECKS: Mapping[type[Event], Callable[[State, Any], bool]] = {
    ev.GameBegan: _game_began,
    ev.TurnBegan: _turn_began,
    ev.TurnPassed: _turn_passed,
    ev.CardTaken: _card_taken,
    ev.HornsSounded: _horns_sounded,
    ev.ActionEarned: _action_earned,
    ev.ActionUsed: _action_used,
    ev.StageBuilt: _stage_built,
    ev.TokenTaken: _token_taken,
    ev.DeckSearched: _deck_searched,
    ev.CardKept: _card_kept,
    ev.RestLeft: _rest_left,
    ev.BattleFought: _battle_fought,
    ev.GameEnded: _game_ended,
}
