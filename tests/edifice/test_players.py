"""The AI players with Edifices: random and rule-based."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.random_play import random_answer, random_command
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.edifice.commands import PayPenalty
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from tests.ai.matches import played
from tests.computers import choose


def test_a_random_answer_is_the_same_from_the_view_as_from_the_state(game: Classic) -> None:
    chance, dice = SeededChance(3), Random(3)
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


def answer(position: Scenario, seat: int) -> object:
    view = position.game.view_for(position.state, seat)
    return choose("rules", view, position.game.rules, 1)


def test_the_rules_player_gives_up_what_it_needs_least(game: Classic) -> None:
    others = [Place("rhodes"), Place("babylon")]
    places = [Place("giza", built=["senate", "altar", "aqueduct"]), *others]
    edifices = ["belvedere", "factory", "archives"]
    position = edifice_scenario(game, places, edifices, age=3, turn=6)
    position.turn()
    assert answer(position, 0) == PayPenalty(0, CardId("altar"))
    places = [Place("giza", tokens=[5, 1, 3, 3]), Place("rhodes"), Place("babylon")]
    third = edifice_scenario(
        game, places, ["belvedere", "factory", "concentric_castle"], age=3, turn=6
    )
    third.turn()
    tokens = answer(third, 0)
    assert isinstance(tokens, PayPenalty)
    assert tokens.tokens == (1, 3)


def test_the_rules_player_participates_in_what_pays_at_once(game: Classic) -> None:
    places = [Place("giza", stages=2, built=["stone_pit", "quarry", "excavation"], coins=9)]
    places += [Place("rhodes"), Place("babylon")]
    position = edifice_scenario(
        game, places, ["belvedere", "factory", "gold_reserves"], age=3, joined={1: [3]}, turn=6
    )
    play = answer(position, 0)
    assert isinstance(play, Play)
    assert play.option


def test_the_rules_player_beats_random_ones_and_plays_every_number_of_players(
    game: Classic,
) -> None:
    won = 0
    for players in (3, 4, 5, 6, 7):
        for seed in range(4):
            end = played(game, ["rules", *["random"] * (players - 1)], seed)
            assert end.result is not None
            won += end.result.winners == (0,)
    assert won >= 18


def test_the_rules_player_does_not_look_at_who_has_chosen_already(game: Classic) -> None:
    state = game.empty()
    for event in game.begin(Setup.random(4), SeededChance(5)):
        game.evolve(state, event)
    first = choose("rules", game.view_for(state, 3), game.rules, 7)
    for seat in (0, 1, 2):
        game.step(state, random_command(state, seat, Random(seat)), SeededChance(0))
    view = game.view_for(state, 3)
    assert choose("rules", view, game.rules, 7) == first
    assert choose("rules", replace(view, version=0), game.rules, 7) == first
