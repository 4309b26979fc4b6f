"""The turn: a card, the actions that come up, a battle if it is due, and the next seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.battle import fight
from sevenwonders_qt.games.architects.commands import (
    Act,
    BuildStage,
    Due,
    EndTurn,
    KeepCard,
    LookAtDeck,
    Prompt,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.dues import stage_dues
from sevenwonders_qt.games.architects.evolve import EVOLVERS
from sevenwonders_qt.games.architects.legal import allowed, idle, refusal
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP, HIDDEN, PLAYERS
from sevenwonders_qt.games.architects.scoring import ranking, sheets
from sevenwonders_qt.games.architects.state import Reach, State

# Looking a member up in its class is slow, and these are asked for in every turn.
_TAKE, _ACT = Prompt.TAKE, Prompt.ACT

# The commonest events, one object for equal ones: they are made millions of times.
_once = lru_cache(maxsize=4096)
_turn_began, _card_taken = _once(ev.TurnBegan), _once(ev.CardTaken)
_cat_moved, _horns_sounded = _once(ev.CatMoved), _once(ev.HornsSounded)
_stage_built = _once(ev.StageBuilt)
_UNSEEN_TURNS = [ev.TurnBegan(seat, CardId(HIDDEN)) for seat in range(PLAYERS[-1])]


def begin_turn(transaction: Transaction[State], seat: Seat) -> None:
    """Begin the turn of the first seat from here on, clockwise, that finds a card."""
    state = transaction.state
    central = state.decks[CENTRAL]
    while not central and not any(state.decks[deck] for deck in state.reach[seat]):
        transaction.emit(ev.TurnPassed(seat))
        seat = (seat - 1) % len(state.cities)
    looks = state.cat == seat and central
    transaction.emit(_turn_began(seat, central[-1]) if looks else _UNSEEN_TURNS[seat])


def take_turn_card(transaction: Transaction[State], command: Command) -> None:
    """Take the first card of the turn."""
    state, seat = transaction.state, command.seat
    if not isinstance(command, TakeCard) or command.source:
        raise IllegalCommand("take_a_card_first")
    deck = command.deck
    if deck not in state.reach[seat]:
        raise IllegalCommand("deck_out_of_reach")
    if not state.decks[deck]:
        raise IllegalCommand("deck_empty")
    _take(transaction, seat, deck, "")


def act(transaction: Transaction[State], command: Command) -> None:
    """Take one of the open actions."""
    if not allowed(transaction.state, command):
        raise IllegalCommand(refusal(command))
    _ACTIONS[type(command)](transaction, command)


def keep(transaction: Transaction[State], command: Command) -> None:
    """Keep one of the cards looked at; the others go back."""
    state = transaction.state
    searched = state.searched
    if not isinstance(command, KeepCard) or searched is None:
        raise IllegalCommand("keep_a_card_first")
    if command.card not in searched.cards:
        raise IllegalCommand("not_among_the_cards")
    rest = list(searched.cards)
    rest.remove(command.card)
    below = state.decks[searched.deck][::-1]
    if state.rules.options.look_shuffles_whole_deck:
        order = transaction.chance.shuffled(rest + below)
    else:
        order = transaction.chance.shuffled(rest) + below
    transaction.emit(ev.CardKept(command.seat, searched.deck, command.card, tuple(order)))
    _react(transaction, command.seat, command.card)


def answer(state: State, command: Command, chance: Chance) -> list[Event]:
    """Return the events of the active seat's command; end the turn when no action is left."""
    prompt, seat = state.prompt, command.seat
    if prompt is None or seat != state.active:
        known = 0 <= seat < len(state.cities)
        raise IllegalCommand("not_asked" if known else "no_such_seat")
    transaction = Transaction(state, chance, EVOLVERS)
    if prompt is _TAKE:
        take_turn_card(transaction, command)
    elif prompt is _ACT:
        act(transaction, command)
    else:
        keep(transaction, command)
    if state.prompt is _ACT and idle(state):
        _end_turn(transaction)
    return transaction.events


def _end_turn(transaction: Transaction[State]) -> None:
    state = transaction.state
    seat, cities = state.active, state.cities
    if not state.peace:
        fight(transaction)
    if cities[seat].wanted and any(state.decks):
        begin_turn(transaction, (seat - 1) % len(cities))
    else:
        points = [sheet.total for sheet in sheets(state.rules, cities, state.cat)]
        winners = ranking(points, [len(city.stages) for city in cities])
        transaction.emit(ev.GameEnded(tuple(points), winners))


def _take(transaction: Transaction[State], seat: Seat, deck: int, source: str) -> None:
    state = transaction.state
    card = state.decks[deck][-1]
    transaction.emit(_card_taken(seat, deck, card, source))
    if card in state.cities[seat].stirring:
        _react(transaction, seat, card)


def _react(transaction: Transaction[State], seat: Seat, card: CardId) -> None:
    """Run the effects of a card the moment it is taken, whichever deck it comes from."""
    state = transaction.state
    rules = state.rules
    face = rules.startling.get(card)
    if face is not None:
        if face.cat and state.cat != seat:
            transaction.emit(_cat_moved(seat))
        if face.horns and state.peace:
            turned = min(face.horns, state.peace)
            transaction.emit(_horns_sounded(seat, turned, state.peace - turned))
    tokens = state.cities[seat].tokens
    for token in rules.triggered[card] if tokens else ():
        if token in tokens:
            _trigger(transaction, seat, token)


def _trigger(transaction: Transaction[State], seat: Seat, token: str) -> None:
    """Grant an extra card once a turn to the seat, which has the token."""
    state = transaction.state
    if token in state.used:
        return
    if not any(due.source == token for due in state.agenda):
        optional = state.rules.options.decline_extra_cards
        transaction.emit(_extra_card_earned(seat, token, state.reach[seat], optional))


@_once
def _extra_card_earned(seat: Seat, token: str, reach: Reach, optional: bool) -> ev.ActionEarned:
    return ev.ActionEarned(seat, Due(Act.TAKE, token, reach, optional, 1))


def _build(transaction: Transaction[State], command: BuildStage) -> None:
    state, seat = transaction.state, command.seat
    transaction.emit(_stage_built(seat, command.stage, command.cards, command.tokens))
    city = state.cities[seat]
    effect = state.rules.catalogue.wonders[city.wonder].stages[command.stage - 1].effect
    if effect is not None:
        for due in stage_dues(effect, command.stage, state.reach, seat, state.rules.options):
            transaction.emit(ev.ActionEarned(seat, due))
    for token in state.rules.stage_triggered:
        if token in city.tokens:
            _trigger(transaction, seat, token)


def _take_due_card(transaction: Transaction[State], command: TakeCard) -> None:
    _use(transaction, command.seat, command.source, command.deck)
    _take(transaction, command.seat, command.deck, command.source)


def _take_both(transaction: Transaction[State], command: TakeBothCards) -> None:
    """Take both cards before either has its effect."""
    state, seat = transaction.state, command.seat
    due = _use(transaction, seat, command.source)
    taken = []
    for deck in due.decks:
        if state.decks[deck]:
            card = state.decks[deck][-1]
            transaction.emit(_card_taken(seat, deck, card, command.source))
            taken.append(card)
    for card in taken:
        _react(transaction, seat, card)


def _look(transaction: Transaction[State], command: LookAtDeck) -> None:
    state, seat = transaction.state, command.seat
    due = _use(transaction, seat, command.source)
    cards = tuple(state.decks[command.deck][: -due.count - 1 : -1])
    to_all = state.rules.options.look_public
    transaction.emit(ev.DeckSearched(seat, command.deck, cards, to_all))


def _take_token(transaction: Transaction[State], command: TakeToken) -> None:
    state, seat, place = transaction.state, command.seat, command.place
    if command.source:
        _use(transaction, seat, command.source)
    token = refill = HIDDEN
    if place == FACE_UP:
        token = state.pile[-1]
    elif place >= 0:
        token = state.open_tokens[place]
        refill = state.pile[-1] if state.pile else HIDDEN
    transaction.emit(ev.TokenTaken(seat, place, token, refill, command.cards))
    if state.rules.options.retroactive_tokens and token:
        _trigger_late(transaction, seat, token)


def _trigger_late(transaction: Transaction[State], seat: Seat, token: str) -> None:
    """Apply a new token to the cards that the turn has brought so far."""
    triggered = transaction.state.rules.triggered
    if any(token in triggered[card] for card in transaction.state.taken):
        _trigger(transaction, seat, token)


def _leave_rest(transaction: Transaction[State], command: EndTurn) -> None:
    sources = tuple(due.source for due in transaction.state.agenda)
    transaction.emit(ev.RestLeft(command.seat, sources))
    _end_turn(transaction)


def _use(transaction: Transaction[State], seat: Seat, source: str, deck: int | None = None) -> Due:
    for due in transaction.state.agenda:
        if due.source == source and (deck is None or deck in due.decks):
            break
    transaction.emit(ev.ActionUsed(seat, due))
    return due


_ACTIONS: Mapping[type[Command], Callable[[Transaction[State], Any], None]] = {
    BuildStage: _build,
    TakeCard: _take_due_card,
    TakeBothCards: _take_both,
    LookAtDeck: _look,
    TakeToken: _take_token,
    EndTurn: _leave_rest,
}
