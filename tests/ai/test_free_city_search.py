"""The searching player beside the Free City."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.search import Budget, Search, looks_ahead
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.free_city import FREE, holder
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import Setup


@pytest.mark.parametrize("free_city_first", [False, True])
def test_its_deals_hold_all_cards_of_the_age_and_go_on_by_the_rules(free_city_first: bool) -> None:
    """Whoever holds the Free City's card, and whether that city's card is laid already."""
    game = Classic.two_players()
    brain = brain_for(game.rules)
    assert brain is not None
    search = Search(brain, Budget(depth=2, samples=3, best=2))
    state, chance, dice = game.empty(), SeededChance(1), Random(1)
    memory, holders = Memory(0), set()
    events = game.open(state, Setup.random(2), chance)
    while state.result is None:
        for event in events:
            memory.hear(game.redact(event, 0))
        owing = [*state.owing]
        seat = owing[-1 if free_city_first else 0]
        view = game.view_for(state, 0)
        if state.prompts[0] == Prompt.CARD:
            memory.look(view.hand)
            own_first = state.prompts[FREE] is not None or holder(state) != 0
            assert looks_ahead(view) is own_first
            if own_first:
                holders.add(holder(state))
                (deal,) = islice(search.deals(view, memory, dice), 1)
                dealt = [len(city.hand) for city in deal.state.cities]
                turn = [game.rules.shape.hand + 1 - state.turn] * 3
                turn[holder(state)] += 1
                turn[FREE] -= 1
                assert dealt == turn
                if state.turn in (1, 6):
                    assert search.choose(view, memory, dice) in view.legal
        events = game.step(state, random_command(state, seat, dice), chance)
    assert holders == {0, 1}
