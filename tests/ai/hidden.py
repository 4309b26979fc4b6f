"""Positions that differ in nothing that a seat may see."""

from dataclasses import replace
from random import Random

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.state import State


def with_hidden_cards_permuted(state: State, seat: Seat, random: Random) -> State:
    """The same for the seat's eyes: every card it cannot see lies where another lay."""
    other = state.copy()
    places = [city.hand for s, city in enumerate(other.cities) if s != seat]
    places += [city.under_stages for s, city in enumerate(other.cities) if s != seat]
    if other.prompts[seat] != Prompt.DISCARD_PILE:
        places.append(other.discards)
    cards = [card for place in places for card in place]
    random.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]
    for s, choice in enumerate(other.choices):
        if choice is not None and s != seat:
            other.choices[s] = replace(choice, card=random.choice(other.cities[s].hand))
    return other
