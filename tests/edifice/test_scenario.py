"""Positions with Edifices are laid out as wished, or refused with the reason."""

from __future__ import annotations

import doctest

import pytest

from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.edifice import scenario
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS, edifices_of
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from sevenwonders_qt.games.edifice.state import Debt, Pawn, Reward, Standing, projects_of

PLACES = [Place("ur", stages=2, alternatives=[0, 2]), Place("rhodes"), Place("giza")]
EDIFICES = ["curtain_wall", "factory", "agora"]


def test_the_examples_in_the_documentation_are_true() -> None:
    assert doctest.testmod(scenario).failed == 0
    assert doctest.testmod(scenario).attempted


def test_pawns_rewards_and_debts_lie_where_they_should(game: Classic) -> None:
    position = edifice_scenario(
        game, PLACES, EDIFICES, age=3, joined={1: [1, 2], 2: [1]}, debts={0: [1], 2: [2]}
    )
    standing = projects_of(position.state).standing
    assert standing == [Standing.BUILT, Standing.FAILED, Standing.PROJECT]
    assert projects_of(position.state).left == [0, 1, 2]
    kinds = [[type(piece) for piece in city.pieces] for city in position.state.cities]
    assert kinds == [[Pawn, Debt], [Pawn, Pawn, Reward], [Pawn, Reward, Debt]]
    assert [city.shields for city in position.state.cities] == [0, 1, 1]
    assert [position.scores(seat)["debt"] for seat in range(3)] == [-2, 0, -3]


def test_the_last_pawn_comes_from_the_pile_and_one_more_from_the_box(game: Classic) -> None:
    pawns = edifices_of(game.rules).pawns[3]
    assert pawns == 2
    for joined, left in ((1, 1), (2, 0), (3, 0)):
        position = edifice_scenario(
            game, PLACES, EDIFICES, age=2, joined={seat: [1] for seat in range(joined)}
        )
        assert projects_of(position.state).left[0] == left


def test_a_city_with_two_pawns_has_one_reward_unless_both_count() -> None:
    places = [Place("ur", "B", stages=1), Place("rhodes"), Place("giza")]
    for house_rules, rewards in (((), 1), ((BOTH_PAWNS,), 2)):
        options = Options(expansions=("edifice",), house_rules=house_rules)
        game = Box().classic(options, 3)
        position = edifice_scenario(game, places, EDIFICES, age=2, joined={0: [1], 1: [1]})
        kinds = [type(piece) for piece in position.city(0).pieces]
        assert kinds == [Pawn, Pawn, *[Reward] * rewards]


@pytest.mark.parametrize(
    ("edifices", "joined", "debts", "fault"),
    [
        (["factory", "curtain_wall", "agora"], {}, {}, "one Edifice of each Age"),
        (["curtain_wall", "factory", "library"], {}, {}, "one Edifice of each Age"),
        (["curtain_wall", "factory"], {}, {}, "one Edifice of each Age"),
        (EDIFICES, {0: [3]}, {}, "not Ages that have come"),
        (EDIFICES, {0: [1, 1]}, {}, "not Ages that have come"),
        (EDIFICES, {}, {0: [2]}, "not Ages that have come"),
        (EDIFICES, {5: [1]}, {}, "no seat 5"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(
    game: Classic,
    edifices: list[str],
    joined: dict[int, list[int]],
    debts: dict[int, list[int]],
    fault: str,
) -> None:
    with pytest.raises(ValueError, match=fault):
        edifice_scenario(game, PLACES, edifices, age=2, joined=joined, debts=debts)
