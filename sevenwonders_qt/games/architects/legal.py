"""The actions that a seat may take, and those that it must take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import repeat
from operator import is_

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
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
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP, PLAYERS
from sevenwonders_qt.games.architects.state import City, State

NO_TOKEN = -1
_ALL_PLACES = (*range(FACE_UP), FACE_UP)

# One object for equal commands: they are offered millions of times.
_once = lru_cache(maxsize=4096)
_take_card, _take_both, _take_token = _once(TakeCard), _once(TakeBothCards), _once(TakeToken)
_look_at_deck, _keep_card, _end_turn = _once(LookAtDeck), _once(KeepCard), _once(EndTurn)

# Looking a member up in its class is slow, and these are asked for in every turn.
_TAKE = Prompt.TAKE
_LOOK, _PROGRESS, _TAKE_BOTH = Act.LOOK, Act.PROGRESS, Act.TAKE_BOTH


def legal(state: State, seat: Seat) -> Sequence[Command]:
    """Return every command this seat may choose now; each distinct sensible payment is one."""
    prompt = state.prompt
    if prompt is None or seat != state.active:
        return ()
    if prompt is _TAKE:
        decks = state.decks
        if all(decks):
            return _THREE_CARDS[len(decks) - 1][seat]
        return [_take_card(seat, deck, "") for deck in state.reach[seat] if decks[deck]]
    if state.searched is not None:
        return [_keep_card(seat, card) for card in dict.fromkeys(state.searched.cards)]
    return _actions(state)


def idle(state: State) -> bool:
    """Return whether the active seat has no action left to take, not even an optional one."""
    city = state.cities[state.active]
    holding = city.holding
    payable = holding.pays_helped if city.paying else holding.pays
    if payable & city.wanted or holding.sets or state.agenda:
        return not _actions(state)
    return True


def allowed(state: State, command: Command) -> bool:
    """Return whether the command is one of the open actions; the very object is found first.

    Two commands are compared field by field only if none is the same object.
    """
    options = _actions(state)
    return any(map(is_, options, repeat(command))) or command in options


def _actions(state: State) -> tuple[Command, ...]:
    """Return the open actions, in any order; the end of the turn once nothing is due.

    They are found once for each version of the state: callers ask first whether there are any,
    then for all of them, and then whether a command is among them.
    """
    version, found = state.offers
    if version != state.version:
        found = _found(state, state.active)
        state.offers = state.version, found
    return found


def _found(state: State, seat: Seat) -> tuple[Command, ...]:
    city = state.cities[seat]
    paying = tuple([t for t in city.paying if t not in state.used]) if city.paying else ()
    ways, must = state.rules.builds(seat, city.wanted, city.holding, paying)
    sets = _cashes(state, seat, city) if city.holding.sets else ()
    uses, compulsory = _due(state, seat) if state.agenda else ((), False)
    found = (*ways, *sets, *uses)
    if found and not (must or sets or compulsory):
        return (*found, _end_turn(seat))
    return found


def _due(state: State, seat: Seat) -> tuple[Sequence[Command], bool]:
    """Return every use of the actions earned, and whether one of them has to be taken."""
    uses: list[Command] = []
    must = False
    for due in dict.fromkeys(state.agenda):
        found = _uses(state, seat, due)
        if found:
            uses += found
            must = must or not due.optional
    return uses, must


def searchable(state: State, due: Due, deck: int) -> bool:
    """Return whether the deck holds enough cards to be looked through."""
    size = len(state.decks[deck])
    return size > 0 and (state.rules.options.look_at_short_deck or size >= due.count)


def _uses(state: State, seat: Seat, due: Due) -> list[Command]:
    """Return the uses of an action, which may be none."""
    if due.act is _PROGRESS:
        return [_take_token(seat, place, (), due.source) for place in _places(state)]
    if due.act is _TAKE_BOTH:
        full = any(state.decks[deck] for deck in due.decks)
        return [_take_both(seat, due.source)] if full else []
    if due.act is _LOOK:
        decks = (deck for deck in due.decks if searchable(state, due, deck))
        return [_look_at_deck(seat, deck, due.source) for deck in decks]
    return [_take_card(seat, deck, due.source) for deck in due.decks if state.decks[deck]]


def _cashes(state: State, seat: Seat, city: City) -> tuple[TakeToken, ...]:
    """Return a command to take a token for each set of green cards."""
    return _cashed(seat, city.holding.sets, state.rules.catalogue.symbols, _token_places(state))


@lru_cache(maxsize=4096)
def _cashed(
    seat: Seat,
    sets: tuple[tuple[int, ...], ...],
    symbols: tuple[CardId, ...],
    places: tuple[int, ...],
) -> tuple[TakeToken, ...]:
    return tuple(
        _take_token(seat, place, tuple(symbols[symbol] for symbol in cashed))
        for cashed in sets
        for place in places
    )


def _token_places(state: State) -> tuple[int, ...]:
    """Return the places to cash a set of green cards for, which may be for no token."""
    places = _places(state)
    if not places and state.rules.options.discard_symbols_without_token:
        return (NO_TOKEN,)
    return places


def _places(state: State) -> tuple[int, ...]:
    """Return the places of progress tokens that can be taken: the open ones, then the pile."""
    if state.pile and len(state.open_tokens) == FACE_UP:
        return _ALL_PLACES
    return (*range(len(state.open_tokens)), *((FACE_UP,) if state.pile else ()))


def _three_cards(seat: Seat, players: int) -> tuple[TakeCard, ...]:
    return tuple(_take_card(seat, deck, "") for deck in (seat, (seat + 1) % players, CENTRAL))


_THREE_CARDS = {n: [_three_cards(seat, n) for seat in range(n)] for n in PLAYERS}
"""The first choices of a turn while no deck is empty, by number of players and seat."""


_REFUSALS = {
    BuildStage: "cannot_build",
    TakeToken: "no_token_due",
    TakeCard: "no_card_due",
    TakeBothCards: "no_card_due",
    LookAtDeck: "nothing_to_look_at",
    KeepCard: "not_among_the_cards",
    EndTurn: "actions_left",
}


def refusal(command: Command) -> str:
    """Return why a command that is not legal now is refused, as a message key."""
    return _REFUSALS.get(type(command), "not_expected")
