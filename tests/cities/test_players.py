"""The player by rules with Cities: it beats chance, and gains by what it knows of black cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random

import pytest

from sevenwonders_qt.ai.rule_based import choose
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.events import Demand, LossesDemanded
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.view import PlayerView

Chooses = Callable[[PlayerView, Ruleset, Random], Command]


def at_random(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    return random.choice(list(view.legal))


def totals(
    game: Classic, players: int, seed: int, others: Chooses, by_rules: Collection[int]
) -> list[int]:
    """Play a match in which some seats choose by rules, and return the points of all."""
    state, chance, random = game.empty(), SeededChance(seed), Random(seed)
    game.open(state, Setup.random(players), chance)
    while not game.is_over(state):
        seat = state.owing[0]
        choice = choose if seat in by_rules else others
        game.step(state, choice(game.view_for(state, seat), state.rules, random), chance)
    return [game.scores(state)[seat]["total"] for seat in range(players)]


@pytest.mark.parametrize("boxes", [("cities",), tuple(BOXES)], ids=["alone", "all boxes"])
def test_one_who_plays_by_rules_beats_all_who_play_at_random(boxes: tuple[str, ...]) -> None:
    won = 0
    for seed in range(20):
        players = (3, 4, 5, 7)[seed % 4]
        edition = (Edition.FIRST, Edition.SECOND)[seed % 2]
        game = box_of(BOXES).classic(Options(edition, expansions=boxes), players)
        points = totals(game, players, seed, at_random, {seed % players})
        won += points[seed % players] == max(points)
    assert won >= 19


def test_two_who_know_black_cards_are_ahead_of_two_who_do_not() -> None:
    options, lead = Options(Edition.SECOND, expansions=("cities",)), 0
    unknowing = {**BOXES, "cities": replace(BOXES["cities"], players=None)}
    game = box_of(BOXES).classic(options, 4)
    rules = box_of(unknowing).classic(options, 4).rules

    def without(view: PlayerView, _: Ruleset, random: Random) -> Command:
        return choose(view, rules, random)

    for seed in range(30):
        know = {seed % 4, (seed + 2) % 4}
        points = totals(game, 4, seed, without, know)
        lead += sum(n if seat in know else -n for seat, n in enumerate(points))
    assert lead > 30


@pytest.mark.parametrize(("coins", "paid"), [(2, 2), (5, 2), (0, None)])
def test_coins_that_make_no_point_are_paid_rather_than_owed(coins: int, paid: int | None) -> None:
    game = box_of(BOXES).classic(Options(expansions=("cities",)), 3)
    places = [Place("giza", coins=coins), Place("rhodes"), Place("babylon")]
    asked = LossesDemanded((Demand(1, "rhodes", (2, 0, 0)),))
    position = Scenario(game, places, age=3, turn=7, also=[asked])
    view = game.view_for(position.state, 0)
    if paid is None:
        assert not any(isinstance(command, PayLoss) for command in view.legal)
    else:
        assert choose(view, game.rules, Random(1)) == PayLoss(0, paid)
