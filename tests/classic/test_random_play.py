"""The random player, from the state and from a view."""

from __future__ import annotations

from random import Random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_answer, random_command
from sevenwonders_qt.games.classic.setup import Setup


def test_a_random_answer_is_the_same_from_the_view_as_from_the_state() -> None:
    game, chance, dice = Classic.first_edition(), SeededChance(3), Random(3)
    for players in (3, 5, 7):
        state = game.empty()
        for event in game.begin(Setup.random(players), chance):
            game.evolve(state, event)
        while not game.is_over(state):
            for seat in state.owing:
                draws = dice.getstate()
                command = random_command(state, seat, dice)
                dice.setstate(draws)
                assert random_answer(game.view_for(state, seat), dice) == command
                game.step(state, command, chance)
