"""The computer players with leaders: at random, by rules, and on every level."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevenwonders_qt.ai.classic_players import PLAYERS as CLASSIC
from sevenwonders_qt.ai.gaps import player_gaps
from sevenwonders_qt.ai.leaders import PLAYERS
from sevenwonders_qt.ai.leaders.appraiser import LeadersOutlook
from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.random_play import random_answer, random_command
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.commands import LoseVictory, UseLeader
from sevenwonders_qt.games.leaders.module import load_expansion
from sevenwonders_qt.games.leaders.state import hands_of
from tests.computers import choose
from tests.leaders.positions import LEADERS, OTHERS, Before, recruit


def _with_players() -> Expansion:
    box = load_expansion()
    return replace(box, modules=tuple(replace(m, players=PLAYERS) for m in box.modules))


KNOWING = Box({**EXPANSIONS, "leaders": _with_players})
FIRST = Options(expansions=LEADERS)


@pytest.mark.parametrize("player", ["random", "rules", *LEVEL_IDS])
def test_every_level_plays_a_match_with_leaders_to_its_end(player: str) -> None:
    for number, players in enumerate((3, 2, 4)):
        edition = Edition.SECOND if number == 0 else Edition.FIRST
        game = KNOWING.classic(Options(edition, expansions=LEADERS), players)
        state, chance = game.empty(), SeededChance(number)
        game.open(state, Setup.random(players), chance)
        while not game.is_over(state):
            seat = state.owing[0]
            view = game.view_for(state, seat)
            command = choose(player, view, game.rules, 1)
            assert command in view.legal
            game.step(state, command, chance)


def test_the_player_by_rules_beats_players_at_random() -> None:
    won = 0
    game = KNOWING.classic(FIRST, 4)
    for seed in range(12):
        state, chance, dice = game.empty(), SeededChance(seed), Random(seed)
        game.open(state, Setup.random(4), chance)
        while not game.is_over(state):
            seat = state.owing[0]
            if seat == seed % 4:
                command = choose("rules", game.view_for(state, seat), game.rules, seed)
            else:
                command = random_command(state, seat, dice)
            game.step(state, command, chance)
        assert state.result is not None
        won += seed % 4 in state.result.winners
    assert won >= 11


def test_a_random_answer_is_the_same_from_the_view_as_from_the_state(game: Classic) -> None:
    dice, chance = Random(3), SeededChance(3)
    state = game.empty()
    game.open(state, Setup.random(3), chance)
    while not game.is_over(state):
        seat = state.owing[0]
        draws = dice.getstate()
        command = random_command(state, seat, dice)
        dice.setstate(draws)
        assert random_answer(game.view_for(state, seat), dice) == command
        game.step(state, command, chance)


def test_every_kind_of_effect_of_the_box_is_judged() -> None:
    game = KNOWING.classic(FIRST, 4)
    assert [str(gap) for gap in player_gaps(game.rules)] == []


def chosen(before: Before, seat: int = 0) -> object:
    knowing = KNOWING.classic(before.game.options, len(before.state.cities))
    return choose("rules", before.game.view_for(before.state, seat), knowing.rules, 1)


def test_the_player_by_rules_recruits_who_scores_most_before_the_last_age(game: Classic) -> None:
    blue = ["altar", "baths", "theater", "statue", "aqueduct", "temple", "courthouse"]
    places = [Place("giza", coins=12, built=blue), *OTHERS]
    before = Before(game, 3, places, {0: ["nebuchadnezzar", "hiram"]})
    assert chosen(before) == recruit(0, "nebuchadnezzar")


def test_the_player_by_rules_sells_a_leader_that_is_worth_nothing(game: Classic) -> None:
    places = [Place("giza", coins=3, tokens=[-1]), *OTHERS]
    before = Before(game, 3, places, {0: ["cynisca", "gorgo"]})
    command = chosen(before)
    assert isinstance(command, UseLeader)
    assert command.play.use is Use.SELL


def test_the_player_by_rules_returns_the_cheapest_victory(game: Classic) -> None:
    places = [Place("giza", coins=9), Place("rhodes", tokens=[1, 3]), Place("babylon")]
    before = Before(game, 3, places, {0: ["telesilla", "sappho"]})
    before.rest(recruit(0, "telesilla"))
    assert chosen(before, 1) == LoseVictory(1, 1)


def test_the_memory_of_a_view_holds_the_own_leaders_and_hides_all_others(game: Classic) -> None:
    assert PLAYERS.extra is not None
    before = Before(game, 2, [Place("giza", coins=9), *OTHERS], {0: ["plato", "caesar"]})
    before.play(recruit(0, "plato"))
    view = game.view_for(before.state, 0)
    found = PLAYERS.extra(view.extras["leaders"])
    assert sorted(found.hands[0]) == ["caesar", "plato"]  # type: ignore[attr-defined]
    assert {*found.hands[1], *found.hands[2], *found.pile} == {""}  # type: ignore[attr-defined]
    held = [len(hand) for hand in hands_of(before.state).hands]
    assert [len(hand) for hand in found.hands] == held  # type: ignore[attr-defined]
    nothing = PLAYERS.extra(None)
    assert nothing.hands == []  # type: ignore[attr-defined]


def test_a_leader_is_worth_more_the_more_of_it_is_to_come(game: Classic) -> None:
    from sevenwonders_qt.ai.economy import Economy
    from sevenwonders_qt.ai.evaluation import Evaluation
    from sevenwonders_qt.ai.weights import Weights

    worths = []
    for age in (2, 3):
        before = Before(game, age, [Place("giza", coins=9), *OTHERS], {0: ["varro", "bilkis"]})
        view = game.view_for(before.state, 0)
        evaluation = Evaluation(game.rules, view, 0, Weights())
        outlook = LeadersOutlook(game.rules, evaluation, Economy(evaluation))
        worths.append([outlook.worth(CardId(leader)) for leader in ("varro", "bilkis")])
    assert all(early > late for early, late in zip(*worths, strict=True))


@pytest.mark.parametrize("players", range(2, 8))
def test_a_review_is_offered_just_where_a_network_can_make_it(players: int) -> None:
    """The Free City has a network, which knows no leaders."""
    rules = KNOWING.classic(FIRST, players).rules
    can = CLASSIC.has_learned(rules)
    assert (CLASSIC.adviser(rules) is not None) is can
    assert (CLASSIC.advice_key(rules) is not None) is can
    assert not (can and players == 2)
    without = Box(EXPANSIONS).classic(Options(), players).rules
    assert CLASSIC.advice_key(without) is not None
