"""The player by rules with Cities: it beats chance, and gains by what it knows of black cards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from random import Random

import pytest

from sevenwonders_qt.ai.evaluation import Evaluation
from sevenwonders_qt.ai.rule_based import DEFAULT, Appraisal, choose
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.events import Demand, LossesDemanded
from sevenwonders_qt.games.classic.effects import VICTORIES, Count, PointsPer, Scope
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.leaders.commands import KeepLeader

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


def worths(view: PlayerView, rules: Ruleset) -> dict[Command, float]:
    """The worth of each choice that is open."""
    return {command: worth for worth, command in Appraisal(rules, view, DEFAULT).values()}


def test_a_leader_is_worth_more_for_what_she_does_with_cities() -> None:
    options, unlike = Options(expansions=("leaders", "cities")), set[str]()
    unknowing = {**BOXES, "cities": replace(BOXES["cities"], players=None)}
    game, without = box_of(BOXES).classic(options, 4), box_of(unknowing).classic(options, 4).rules
    for seed in range(6):
        state = game.empty()
        game.open(state, Setup.random(4), SeededChance(seed))
        for seat in range(4):
            view = game.view_for(state, seat)
            known, unknown = worths(view, game.rules), worths(view, without)
            for keep in known:
                assert isinstance(keep, KeepLeader)
                assert known[keep] >= unknown[keep]
                unlike |= {keep.leader} if known[keep] > unknown[keep] else set()
    assert unlike == {"aspasia", "octavia", "arsinoe"}


def test_victories_that_are_likely_to_come_are_counted_for_those_who_score_them() -> None:
    game = box_of(BOXES).classic(Options(expansions=("cities",)), 3)
    mine, theirs = (
        PointsPer(1, Count(kinds=(VICTORIES,), scope=scope))
        for scope in (Scope.SELF, Scope.NEIGHBOURS)
    )

    def worth_of(effect: PointsPer, built: list[str]) -> float:
        places = [Place("giza", built=built, tokens=[1, 3]), Place("rhodes"), Place("babylon")]
        view = game.view_for(Scenario(game, places, age=3).state, 0)
        return Evaluation(game.rules, view, 0, DEFAULT).worth((effect,), None)

    weak: list[str] = []
    strong = ["stockade", "barracks", "walls"]
    assert 2 < worth_of(mine, weak) < worth_of(mine, strong) < 4
    assert 0 < worth_of(theirs, strong) < worth_of(theirs, weak) < 4
