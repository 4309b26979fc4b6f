"""The effect of each event on the state; no other code writes to a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP, HIDDEN
from sevenwonders_qt.games.architects.state import City, Searched, State

# Looking a member up in its class is slow, and these are set in every turn.
_TAKE, _ACT, _KEEP = Prompt.TAKE, Prompt.ACT, Prompt.KEEP


def _game_began(state: State, event: ev.GameBegan) -> None:
    rules = state.rules
    cards = dict.fromkeys(rules.catalogue.cards, 0)
    for wonder in event.wonders:
        city = City(wonder, cards.copy(), rules.holdings.nothing, rules.wanted(wonder, ()))
        city.stirring = rules.stirring
        state.cities.append(city)
    seats = len(event.wonders)
    state.reach = tuple((seat, (seat + 1) % seats, CENTRAL) for seat in range(seats))
    state.decks = [list(deck[::-1]) for deck in (*event.decks, event.central)]
    state.open_tokens = list(event.tokens[:FACE_UP])
    state.pile = list(event.tokens[: FACE_UP - 1 : -1])
    state.discards = cards
    state.conflict_tokens = state.peace = event.conflict_tokens


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn += 1
    state.active = event.seat
    state.prompt = _TAKE
    state.agenda = state.used = state.taken = ()
    if event.seen and event.seat not in state.knows:
        state.knows += (event.seat,)


def _turn_passed(state: State, event: ev.TurnPassed) -> None:
    state.turn += 1
    state.active = event.seat
    state.prompt = None
    state.agenda = state.used = state.taken = ()


def _card_taken(state: State, event: ev.CardTaken | ev.CardKept) -> None:
    state.decks[event.deck].pop()
    if event.deck == CENTRAL:
        state.knows = ()
    state.prompt = _ACT
    city, card = state.cities[event.seat], event.card
    city.cards[card] += 1
    holding = city.holding
    city.holding = holding.after.get(card) or holding.more(card)
    state.taken += (card,)
    shields = state.rules.shields
    if card in shields:
        city.shields += shields[card]


def _discard(state: State, city: City, cards: tuple[CardId, ...]) -> None:
    held, discards, holding = city.cards, state.discards, city.holding
    shields = state.rules.shields
    for card in cards:
        held[card] -= 1
        discards[card] += 1
        holding = holding.before.get(card) or holding.less(card)
        if card in shields:
            city.shields -= shields[card]
    city.holding = holding


def _cat_moved(state: State, event: ev.CatMoved) -> None:
    state.cat = event.seat


def _horns_sounded(state: State, event: ev.HornsSounded) -> None:
    state.peace = event.peace


def _action_earned(state: State, event: ev.ActionEarned) -> None:
    state.agenda += (event.due,)


def _action_used(state: State, event: ev.ActionUsed) -> None:
    place = state.agenda.index(event.due)
    state.agenda = state.agenda[:place] + state.agenda[place + 1 :]
    if event.due.source in state.rules.catalogue.tokens:
        state.used += (event.due.source,)


def _stage_built(state: State, event: ev.StageBuilt) -> None:
    city = state.cities[event.seat]
    _discard(state, city, event.cards)
    city.stages += (event.stage,)
    city.wanted = state.rules.wanted(city.wonder, city.stages)
    state.used += event.tokens
    city.shields += state.rules.stage_shields[city.wonder, event.stage]


def _token_taken(state: State, event: ev.TokenTaken) -> None:
    city = state.cities[event.seat]
    _discard(state, city, event.cards)
    if event.token == HIDDEN:
        return
    if event.place < FACE_UP:
        if event.refill == HIDDEN:
            del state.open_tokens[event.place]
        else:
            state.open_tokens[event.place] = state.pile.pop()
    else:
        state.pile.pop()
    city.tokens += (event.token,)
    rules = state.rules
    city.paying = rules.paying_of(city.tokens)
    city.stirring |= rules.stirred_by[event.token]
    city.shields += rules.shields_of(rules.catalogue.tokens[event.token].effect)


def _deck_searched(state: State, event: ev.DeckSearched) -> None:
    del state.decks[event.deck][-len(event.cards) :]
    state.searched = Searched(event.deck, event.cards, event.to_all)
    state.prompt = _KEEP


def _card_kept(state: State, event: ev.CardKept) -> None:
    """Put the card back on top of the others, and take it from there like any other."""
    state.searched = None
    state.decks[event.deck] = [*event.order[::-1], event.card]
    _card_taken(state, event)


def _rest_left(state: State, event: ev.RestLeft) -> None:
    state.agenda = ()
    state.prompt = None


def _battle_fought(state: State, event: ev.BattleFought) -> None:
    for city, won, cards in zip(state.cities, event.victories, event.discarded, strict=True):
        city.victories += won
        if cards:
            _discard(state, city, cards)
    state.peace = event.peace


def _game_ended(state: State, event: ev.GameEnded) -> None:
    state.result = event
    state.prompt = None
    state.agenda = ()


EVOLVERS: Mapping[type[Event], Callable[[State, Any], None]] = {
    ev.GameBegan: _game_began,
    ev.TurnBegan: _turn_began,
    ev.TurnPassed: _turn_passed,
    ev.CardTaken: _card_taken,
    ev.CatMoved: _cat_moved,
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
