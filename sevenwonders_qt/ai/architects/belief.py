"""A seat's knowledge of a match of Architects, as a state, and whole states that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.state import City, Searched, State
from sevenwonders_qt.games.architects.view import CityView, DeckView, PlayerView


def open_state(view: PlayerView, rules: Ruleset) -> State:
    """Return what the seat knows as a state; face-down cards and tokens are in the box's order."""
    state = State(rules)
    state.cities = [_city(rules, city) for city in view.cities]
    seats = len(view.cities)
    state.reach = tuple((seat, (seat + 1) % seats, CENTRAL) for seat in range(seats))
    decks = [*(city.deck for city in view.cities), view.central]
    state.decks = [_laid(deck) for deck in decks]
    if view.searched_deck is not None:
        state.searched = Searched(view.searched_deck, view.searched, False)
        state.decks[view.searched_deck] = _laid(decks[view.searched_deck], view.searched)
    state.open_tokens = list(view.open_tokens)
    state.pile = [token for token, n in view.hidden_tokens.items() for _ in range(n)]
    state.discards = {CardId(card): n for card, n in view.discards.items()}
    state.conflict_tokens, state.peace, state.cat = view.conflict_tokens, view.peace, view.cat
    state.turn, state.active, state.prompt = view.turn, view.active, view.prompt
    state.agenda, state.used, state.taken = view.agenda, view.used, view.taken
    state.knows = (view.seat,) if view.central.top is not None else ()
    state.version = view.version
    return state


def sample(known: State, seat: Seat, random: Random) -> State:
    """Return a state that fits what the seat knows: all that is face-down is shuffled."""
    state = known.copy()
    for deck, cards in enumerate(state.decks):
        if cards:
            hidden = deck == len(state.cities) and seat not in state.knows
            top = [] if hidden else [cards.pop()]
            random.shuffle(cards)
            cards += top
    random.shuffle(state.pile)
    return state


def _laid(deck: DeckView, held: Sequence[CardId] = ()) -> list[CardId]:
    left = Counter(deck.left)
    left.subtract(held)
    top = [] if deck.top is None else [deck.top]
    left.subtract(top)
    return [card for card, n in left.items() for _ in range(n)] + top


def _city(rules: Ruleset, view: CityView) -> City:
    cards = dict(view.cards)
    catalogue = rules.catalogue
    stirring = rules.stirring
    for token in view.tokens:
        stirring |= rules.stirred_by[token]
    return City(
        view.wonder,
        cards,
        rules.holdings.of(
            tuple(cards[card] for card in catalogue.payers),
            tuple(cards[card] for card in catalogue.symbols),
        ),
        rules.wanted(view.wonder, view.stages),
        view.stages,
        view.tokens,
        view.victories,
        view.shields,
        rules.paying_of(view.tokens),
        stirring,
    )
