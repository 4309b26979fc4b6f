"""What must hold in every game with the wonders of the pack, whoever plays it and however."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use
from sevenwonders_qt.games.classic.effects import RESOURCES
from sevenwonders_qt.games.classic.offer import stage_offer
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.games.wonder_pack import events as ev
from sevenwonders_qt.games.wonder_pack.effects import PointsForColour
from tests.classic.random_games import BATCH, GAMES
from tests.classic.test_trade_against_brute_force import brute_force
from tests.random_moves import check_refolded
from tests.truths import other_truth
from tests.wonder_pack.random_games import PackGame

in_every_random_game = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def batch(first: int, *, fresh: bool = False) -> list[PackGame]:
    return [PackGame(number, fresh=fresh) for number in range(first, min(first + BATCH, GAMES))]


@in_every_random_game
def test_what_is_stored_folds_to_the_state_and_the_points_of_all_views(first: int) -> None:
    for played in batch(first, fresh=True):
        check_refolded(played)
        game, state = played.game, played.state
        totals = [points["total"] for points in game.scores(state)]
        for seat in range(len(state.cities)):
            view = game.view_for(state, seat)
            assert [one.total for one in sheets(game.rules, view.cities)] == totals


@in_every_random_game
def test_stages_are_raised_once_and_no_city_owes_coins(first: int) -> None:
    for played in batch(first):
        printed = [len(city.board.stages) for city in played.state.cities]
        for move in played.moves():
            state = move.after
            assert state.result is not None or played.game.can_wait(state)
            for seat, city in enumerate(state.cities):
                assert city.coins >= 0
                assert len(city.board.stages) == printed[seat] >= city.stages
                assert len({*map(id, city.board.stages)}) == printed[seat]
                assert city.raised == _raised(played, state, seat)
                # The colour is seen as soon as the stage is there.
                assert not any(isinstance(power, PointsForColour) for power in city.powers)


def _raised(played: PackGame, state: State, seat: Seat) -> tuple[object, ...]:
    rules = played.game.rules
    board = rules.laid([(city.wonder, city.side) for city in state.cities])[seat]
    return board.raised(state.cities[seat].chosen)


@in_every_random_game
def test_every_stage_that_may_be_next_has_every_undominated_payment(first: int) -> None:
    """Brute force for the cities without terms of other boxes."""
    for played in batch(first)[:3]:
        game = played.game
        for move in played.moves():
            state = move.before
            for seat in state.owing:
                city = state.cities[seat]
                if state.prompts[seat] != Prompt.CARD or city.stages == len(city.board.stages):
                    continue
                view = game.view_for(state, seat)
                if view.terms.get(classic.HIDDEN) or move.command.seat != seat:
                    continue
                plays = [
                    play
                    for play in view.legal
                    if isinstance(play, Play) and play.use is Use.STAGE and not play.option
                    if play.card == view.hand[0]
                ]
                left, right = view.left.sells, view.right.sells
                for number, stage in enumerate(city.board.ways(city.stages)):
                    cost = +Counter(dict(zip(RESOURCES, stage.cost.resources, strict=True)))
                    found = brute_force(cost, view.own.makes, left, right, city.discounts)
                    purse = city.coins - stage.cost.coins
                    due = {each for each in found if sum(each) <= purse}
                    paid = {(p.to_left, p.to_right) for p in plays if p.alternative == number}
                    assert paid == due, (played, seat, number)
                    offer = stage_offer(game.rules, view, "", number)
                    assert offer is not None
                    assert {(p.to_left, p.to_right) for p in offer.payments} == due


@in_every_random_game
def test_a_view_does_not_change_with_what_is_hidden(first: int) -> None:
    for played in batch(first)[:2]:
        game, dice = played.game, Random(first)
        for count, move in enumerate(played.moves()):
            state = move.after
            if state.result is not None or count % 5:
                continue
            for seat in range(len(state.cities)):
                other = other_truth(game, state, seat, dice)
                assert game.view_for(other, seat) == game.view_for(state, seat), (played, count)


def test_random_games_come_upon_all_that_the_pack_brings() -> None:
    games = [PackGame(number) for number in range(42)]
    events = [(played, event) for played in games for event in played.log()]
    assert {type(event) for _, event in events} >= {*ev.EVENTS}
    out_of_order = {
        event.alternative
        for played, event in events
        if isinstance(event, classic.StageBuilt)
        if played.state.cities[event.seat].board.any_order
    }
    assert out_of_order == {0, 1, 2, 3}


def test_side_b_of_the_great_wall_needs_cities() -> None:
    for number in range(42):
        game = PackGame(number).game
        with_cities = "cities" in game.options.expansions
        assert (("great_wall", "B") in game.rules.catalogue.boards) is with_cities
