"""The order in which boxes, wonders and leaders are named makes no other game."""

from __future__ import annotations

from itertools import permutations

import pytest

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import WONDERS_DEALT, Edition, Options
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from tests.wonder_pack.positions import RICH, stages

ORDERS = [*permutations(EXPANSIONS)]
WONDERS = ("giza", "stonehenge", "petra", "carthage", "roma")
LEADERS = tuple(
    sorted(Box().classic(Options(expansions=("leaders",)), 3).rules.data["leaders"].all)
)


def test_the_program_and_the_rules_alone_know_the_boxes_in_one_order() -> None:
    assert [*BOXES] == [*EXPANSIONS]
    found = Box().classic(Options(expansions=ORDERS[-1]), 3)
    assert found.options.expansions == tuple(EXPANSIONS)


def opening(game: Classic) -> object:
    return game.begin(Setup.random(5), SeededChance("the same chance"))


@pytest.mark.parametrize("edition", Edition)
def test_options_in_another_order_make_the_same_game(edition: Edition) -> None:
    wonders, leaders = permutations(WONDERS), [LEADERS, LEADERS[::-1]]
    games = [
        Box().classic(
            Options(
                edition,
                expansions=boxes,
                house_rules=("burying_optional", "both_pawns_rewarded")[:: (-1) ** number],
                choices=(("leaders_pile", "own"), ("cities_deck", "27"))[:: (-1) ** number],
                lists=(
                    (WONDERS_DEALT, next(wonders)),
                    ("leaders_allowed", leaders[number % 2]),
                ),
            ),
            5,
        )
        for number, boxes in enumerate(ORDERS)
    ]
    first = games[0]
    dealt = opening(first)
    for game in games[1:]:
        assert game.rules.agenda.describe() == first.rules.agenda.describe()
        assert game.rules.categories == first.rules.categories
        assert game.rules.catalogue.wonders == first.rules.catalogue.wonders
        assert opening(game) == dealt


@pytest.mark.parametrize("boxes", [("edifice", "wonder_pack"), ("wonder_pack", "edifice")])
def test_carthage_searches_the_pile_before_the_great_wall_however_they_are_named(
    boxes: tuple[str, ...],
) -> None:
    places = [
        Place("great_wall", "A", built=RICH, coins=9),
        Place("carthage", "B", built=RICH, coins=9, stages=1),
        Place("giza"),
    ]
    game = Box().classic(Options(expansions=boxes), 3)
    projects = ("belvedere", "factory", "agora")
    at = edifice_scenario(game, places, projects, age=2, discards=["altar", "theater"])
    at.turn(stages(at, 0)[-1], stages(at, 1)[0])
    assert at.state.prompts == [None, Prompt.DISCARD_PILE, None]
