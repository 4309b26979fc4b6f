"""Whole matches between AI players, for tests."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.setup import Setup
from tests.computers import choose


def positions(game: Classic, players: Sequence[str], seed: int) -> Iterator[tuple[State, Seat]]:
    """Every question of one match, before it is answered; the last state is the end."""
    chance = SeededChance(seed)
    state = game.empty()
    for event in game.begin(Setup.random(len(players)), chance):
        game.evolve(state, event)
    while state.owing:
        seat = state.owing[0]
        yield state, seat
        player = players[game.player_of(state, seat)]
        command = choose(player, game.view_for(state, seat), game.rules, seed)
        game.step(state, command, chance)


def played(game: Classic, players: Sequence[str], seed: int) -> State:
    """The end of one match."""
    *_, (state, _) = positions(game, players, seed)
    return state


def opening(game: Classic, players: int, seed: int) -> State:
    """A match in which nobody has chosen yet."""
    return next(positions(game, ["random"] * players, seed))[0]


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
