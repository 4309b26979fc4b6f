"""The rule-based player in a match of two: it plays the Free City for its own good."""

from __future__ import annotations

import pytest

from sevenwonders_qt.ai.free_city_player import FreeCityPlayer
from sevenwonders_qt.ai.rule_based import Appraisal
from sevenwonders_qt.ai.weights import Weights
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.free_city import FREE
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.view import PlayerView
from tests.computers import choose


@pytest.fixture(scope="module")
def game() -> Classic:
    return Classic.two_players()


def answer(game: Classic, table: Scenario) -> Play:
    """What the rule-based player lays for the Free City."""
    found = choose("rules", game.view_for(table.state, FREE), game.rules, 1)
    assert isinstance(found, Play)
    return found


def test_it_does_not_arm_the_free_city_against_itself(game: Classic) -> None:
    own = Place("rhodes", hand=["barracks", "baths"], built=["stockade"])
    free = Place("giza", coins=0, built=["ore_vein", "stone_pit"], stages=3)
    other = Place("olympia", built=["guard_tower", "walls"])
    table = Scenario(game, [other, own, free], turn=5)
    assert any(c.card == "barracks" for c in table.legal(FREE) if isinstance(c, Play))
    assert answer(game, table).card != "barracks"


def test_it_arms_the_free_city_against_the_opponent(game: Classic) -> None:
    """Far behind in shields itself, it has nothing to lose."""
    own = Place("rhodes", hand=["barracks", "altar"])
    other = Place("olympia", built=["stockade"])
    free = Place("giza", coins=0, built=["ore_vein", "guard_tower"], stages=3)
    table = Scenario(game, [other, own, free], turn=5)
    assert answer(game, table).card == "barracks"


def test_it_lets_the_free_city_buy_from_itself(game: Classic) -> None:
    own = Place("rhodes", hand=["baths"], built=["stone_pit"])
    other = Place("olympia", built=["quarry"])
    free = Place("ephesus", coins=2, stages=3)
    table = Scenario(game, [other, own, free], turn=5)
    baths = [
        (value, command)
        for value, command in values(game, table)
        if isinstance(command, Play) and command.card == "baths" and command.use is Use.BUILD
    ]
    best = max(baths, key=lambda found: found[0])[1]
    assert isinstance(best, Play)
    assert (best.to_left, best.to_right) == (2, 0)


def values(game: Classic, table: Scenario) -> list[tuple[float, Command]]:
    return list(FreeCityPlayer(game.rules, game.view_for(table.state, FREE), Weights()).values())


def wins_of_seat_zero(game: Classic, seeds: range) -> float:
    """Against a player that plays the Free City as if it were its own."""

    def selfish(view: PlayerView, seed: int) -> Command:
        if view.seat != FREE:
            return choose("rules", view, game.rules, seed)
        return max(Appraisal(game.rules, view, Weights()).values(), key=lambda found: found[0])[1]

    won = 0.0
    for seed in seeds:
        chance, state = SeededChance(seed), game.empty()
        for event in game.begin(Setup.random(2), chance):
            game.evolve(state, event)
        while not game.is_over(state):
            for seat in state.owing:
                view = game.view_for(state, seat)
                clever = game.player_of(state, seat) == seed % 2
                command = choose("rules", view, game.rules, seed) if clever else selfish(view, seed)
                game.step(state, command, chance)
        assert state.result is not None
        winners = state.result.winners
        won += (seed % 2 in winners) / len(winners)
    return won


def test_it_gains_by_playing_the_free_city_for_itself(game: Classic) -> None:
    assert wins_of_seat_zero(game, range(60)) >= 33


def test_it_beats_a_random_player(game: Classic) -> None:
    for seed in range(10):
        chance, state = SeededChance(seed), game.empty()
        for event in game.begin(Setup.random(2), chance):
            game.evolve(state, event)
        while not game.is_over(state):
            for seat in state.owing:
                player = ("rules", "random")[game.player_of(state, seat)]
                command = choose(player, game.view_for(state, seat), game.rules, seed)
                game.step(state, command, chance)
        assert state.result is not None
        assert state.result.winners == (0,)
