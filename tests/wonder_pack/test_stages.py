"""Each stage of each board of the Wonder Pack, as the facts of the box say."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.cities.effects import CopySymbol, ProduceOther
from sevenwonders_qt.games.cities.pieces import Diplomacy
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import PickDiscard, Prompt
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    Coins,
    Points,
    PointsPer,
    Resource,
    Science,
    Shields,
    Symbol,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, raised, sell, stage
from sevenwonders_qt.games.classic.scoring import Category, explained, sheets
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.edifice.effects import TakePawn
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from sevenwonders_qt.games.leaders.state import hands_of
from sevenwonders_qt.games.wonder_pack import events as ev
from sevenwonders_qt.games.wonder_pack.effects import CopyStage
from sevenwonders_qt.games.wonder_pack.pieces import SeenColour
from tests.leaders.positions import Before, sell_leader
from tests.wonder_pack.positions import RICH, raise_stage, stages, table, with_boxes

NO_STONE = tuple(card for card in RICH if card not in ("stone_pit", "quarry"))


def cost(one: Stage) -> dict[str, int]:
    """The resources of a stage."""
    pairs = zip(RESOURCES, one.cost.resources, strict=True)
    return {str(resource): number for resource, number in pairs if number}


def gained(events: list[object]) -> list[tuple[int, int]]:
    return [(e.seat, e.coins) for e in events if isinstance(e, classic.CoinsGained)]


# What is printed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wonder", "side", "start", "costs"),
    [
        (
            *("great_wall", "A", Resource.LOOM),
            [{"wood": 2}, {"clay": 1, "glass": 1, "papyrus": 1}, {"stone": 3}, {"ore": 3}],
        ),
        (
            *("stonehenge", "A", Resource.WOOD),
            [{"ore": 1, "clay": 1}, {"clay": 2, "papyrus": 1}, {"wood": 3, "loom": 1}],
        ),
        ("stonehenge", "B", Resource.WOOD, [{"ore": 3}, {"clay": 3, "papyrus": 1}]),
        (
            *("manneken_pis", "A", None),
            [
                {"stone": 1, "clay": 1},
                {"wood": 1, "ore": 1},
                {"glass": 1, "loom": 1, "papyrus": 1},
            ],
        ),
        ("manneken_pis", "B", None, [dict.fromkeys(map(str, RESOURCES), 1)]),
    ],
)
def test_a_board_has_its_first_resource_and_the_costs_of_its_stages(
    game: Classic, wonder: str, side: str, start: Resource | None, costs: list[dict[str, int]]
) -> None:
    board = game.rules.catalogue.boards[wonder, side]
    assert board.resource is start
    assert [cost(one) for one in board.stages] == costs
    assert board.any_order is (wonder == "great_wall")
    assert not any(one.cost.coins for one in board.stages)


@pytest.mark.parametrize("edition", Edition)
def test_the_pack_goes_with_either_edition(edition: Edition) -> None:
    rules = with_boxes(edition=edition).rules
    assert {"great_wall", "stonehenge", "manneken_pis"} <= {*rules.catalogue.wonders}


# The Great Wall ---------------------------------------------------------------------------------


def test_any_stage_of_the_great_wall_may_be_the_first(game: Classic) -> None:
    at = table(game, "great_wall", "A")
    assert [play.alternative for play in stages(at)] == [0, 1, 2, 3]


def test_only_the_stages_of_the_great_wall_that_can_be_paid_may_be_raised(game: Classic) -> None:
    at = table(game, "great_wall", "A", built=["quarry", "stone_pit"], coins=0)
    assert [play.alternative for play in stages(at)] == [2]
    with pytest.raises(IllegalCommand):
        at.play(stage(0, at.city(0).hand[0], alternative=0))
    with pytest.raises(IllegalCommand):
        at.play(stage(0, at.city(0).hand[0], alternative=4))


def test_each_stage_of_the_great_wall_is_raised_once_in_the_order_that_is_chosen(
    game: Classic,
) -> None:
    at = table(game, "great_wall", "A")
    printed = game.rules.catalogue.boards["great_wall", "A"].stages
    for number in (2, 0, 1, 0):
        left = 4 - at.city(0).stages
        assert [play.alternative for play in stages(at)] == [*range(left)]
        raise_stage(at, number)
        if at.state.prompts[0] == Prompt.DISCARD_PILE:
            at.play(PickDiscard(0, None))
    assert at.city(0).raised == (printed[2], printed[0], printed[3], printed[1])
    assert not stages(at)
    view = game.view_for(at.state, 1)
    assert view.cities[0].alternatives == (2, 0, 1, 0)
    assert game.rules.board_of(view.cities, 0).stages == at.city(0).raised


def test_eight_coins(game: Classic) -> None:
    at = table(game, "great_wall", "A")
    assert gained(raise_stage(at, 0)) == [(0, 8)]


def test_a_scientific_symbol_of_choice(game: Classic) -> None:
    at = table(game, "great_wall", "A", built=(*RICH, "apothecary", "workshop"))
    assert at.scores(0)[Category.SCIENCE] == 2
    raise_stage(at, 1)
    assert at.scores(0)[Category.SCIENCE] == 10
    (symbol,) = at.city(0).raised[0].effects
    assert symbol == Science(tuple(Symbol))


def test_two_shields(game: Classic) -> None:
    at = table(game, "great_wall", "A")
    raise_stage(at, 2)
    assert game.rules.shields(at.city(0)) == 2


def test_a_card_of_the_discard_pile_is_built_free(game: Classic) -> None:
    at = table(game, "great_wall", "A", discards=["palace"])
    raise_stage(at, 3)
    assert at.state.prompts[0] == Prompt.DISCARD_PILE
    at.play(PickDiscard(0, CardId("palace")))
    assert "palace" in at.city(0).built


def with_cities(number: int) -> Scenario:
    """The table where the first city of three has raised a stage of side B, Cities on it."""
    at = table(with_boxes("cities"), "great_wall", "B")
    assert [cost(stage) for stage in at.city(0).board.stages] == [
        {"papyrus": 1, "wood": 1},
        {"ore": 1, "clay": 2},
        {"papyrus": 1, "wood": 2},
        {"stone": 2},
    ]
    raise_stage(at, number)
    return at


def test_eight_coins_and_two_for_each_neighbour() -> None:
    at = with_cities(0)
    assert sorted(gained(at.log)) == [(0, 8), (1, 2), (2, 2)]


def test_a_mask() -> None:
    assert isinstance(with_cities(1).city(0).raised[0].effects[0], CopySymbol)


def test_a_diplomacy_token_and_two_coins_that_all_others_lose() -> None:
    at = with_cities(2)
    assert at.city(0).coins == 9
    assert Diplomacy in [type(piece) for piece in at.city(0).pieces]
    assert [prompt is not None for prompt in at.state.prompts] == [False, True, True]


def test_a_resource_that_the_city_does_not_make() -> None:
    at = with_cities(3)
    assert ProduceOther() in at.city(0).powers


# Stonehenge -------------------------------------------------------------------------------------


def test_stonehenge_a_gives_three_and_five_points(game: Classic) -> None:
    at = table(game, "stonehenge", "A", built=NO_STONE, stages=2)
    assert at.scores(0)[Category.WONDER] == 8


def test_stonehenge_a_gives_two_points_for_each_stone(game: Classic) -> None:
    at = table(game, "stonehenge", "A", stages=3)  # Stone Pit 1, Quarry 2
    assert at.scores(0)[Category.WONDER] == 3 + 5 + 2 * 3


@pytest.mark.parametrize(
    ("built", "stone"),
    [
        ([], 0),
        (["stone_pit"], 1),
        (["quarry"], 2),
        (["timber_yard"], 1),  # stone or wood
        (["timber_yard", "clay_pit"], 1),
        (["stone_pit", "quarry", "timber_yard"], 4),
        (["caravansery"], 1),  # any raw material
        (["forum", "loom_age2"], 0),
    ],
)
def test_stonehenge_counts_stone_of_every_producer_and_none_that_is_bought(
    game: Classic, built: list[str], stone: int
) -> None:
    right = Place("rhodes", built=["stone_pit", "quarry"])
    at = table(game, "stonehenge", "A", right=right, built=built, stages=3)
    assert at.scores(0)[Category.WONDER] == 8 + 2 * stone
    own = game.view_for(at.state, 1).cities[0]
    assert at.city(0).most(Resource.STONE) == own.most(Resource.STONE) == stone


@pytest.mark.parametrize(
    ("more", "own", "stone"), [("black_market", "clay_pit", 0), ("secret_warehouse", "quarry", 2)]
)
def test_stonehenge_counts_no_stone_that_a_black_card_adds_once_a_turn(
    more: str, own: str, stone: int
) -> None:
    at = table(with_boxes("cities"), "stonehenge", "A", built=[own, more], stages=3)
    assert at.scores(0)[Category.WONDER] == 8 + 2 * stone


def test_a_view_counts_what_a_city_makes_as_the_state_does(game: Classic) -> None:
    at = table(game, "stonehenge", "A", built=(*RICH, "caravansery", "forum"))
    for seat in range(3):
        shown = game.view_for(at.state, 1).cities[seat]
        for resource in RESOURCES:
            assert at.city(seat).most(resource) == shown.most(resource)


def test_stonehenge_b_pays_a_coin_for_each_stone_at_once_and_a_point_at_the_end(
    game: Classic,
) -> None:
    at = table(game, "stonehenge", "B")
    assert gained(raise_stage(at)) == [(0, 3)]
    assert at.scores(0)[Category.WONDER] == 3
    at = table(game, "stonehenge", "B", stages=1, built=["stone_pit"])
    assert at.scores(0)[Category.WONDER] == 1


def test_stone_that_comes_in_the_same_turn_counts_as_all_cards_are_played_first(
    game: Classic,
) -> None:
    left = Place("manneken_pis", "A", built=RICH, coins=9)
    at = table(game, "stonehenge", "B", left=left, built=NO_STONE)
    events = at.turn(*(stages(at, seat)[0] for seat in (0, 2)))
    assert (0, 1) not in gained(events)  # its own city makes none


def test_the_colour_of_the_card_below_counts_in_both_neighbouring_cities(game: Classic) -> None:
    left = Place("babylon", built=["altar", "baths", "barracks"])
    right = Place("rhodes", built=["theater", "loom_age2"])
    at = table(game, "stonehenge", "B", left, right, stages=1, hand=["temple"])
    before = at.scores(0)[Category.WONDER]
    raise_stage(at)
    assert at.city(0).pieces == (SeenColour("blue"),)
    assert at.scores(0)[Category.WONDER] == before + 3
    lines = explained(game.rules, at.state.cities)[0].lines
    assert [(each.points, each.count) for each in lines if each.category == "wonder"] == [
        (3, 1),
        (3, 2),
    ]


def test_the_colour_of_the_card_below_is_shown_to_all_and_the_card_is_not(game: Classic) -> None:
    at = table(game, "stonehenge", "B", stages=1, hand=["temple"])
    events = raise_stage(at)
    seen = [game.redact(event, 1) for event in events]
    assert ev.ColourSeen(0, "blue") in seen
    assert not any(getattr(event, "card", "") == "temple" for event in seen)
    view = game.view_for(at.state, 1)
    assert view.cities[0].pieces == (SeenColour("blue"),)
    assert [one.total for one in sheets(game.rules, view.cities)] == [
        at.scores(seat)["total"] for seat in range(3)
    ]


def test_a_leader_below_the_second_stage_scores_nothing() -> None:
    game = with_boxes("leaders")
    places = [
        Place("stonehenge", "B", stages=2),
        Place("rhodes", built=["altar"]),
        Place("babylon"),
    ]
    at = leaders_scenario(game, places, also=[ev.ColourSeen(0, None)])
    assert at.scores(0)[Category.WONDER] == 0
    assert not at.city(0).pieces


# Manneken Pis -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "boxes", "coins"), [("A", (), 7), ("B", ("leaders",), 10)])
def test_manneken_pis_begins_with_four_coins_more(
    side: str, boxes: tuple[str, ...], coins: int
) -> None:
    game = with_boxes(*boxes)
    wishes = (BoardWish("manneken_pis", side), BoardWish("giza"), BoardWish("rhodes"))
    state = game.empty()
    events = game.open(state, Setup(wishes), SeededChance(1))
    assert ev.FirstCoinsGained(0, 4) in events
    assert [city.coins for city in state.cities] == [coins, coins - 4, coins - 4]


def test_manneken_pis_b_gives_coins_points_and_a_shield_for_one_of_each_resource(
    game: Classic,
) -> None:
    at = table(game, "manneken_pis", "B")
    assert gained(raise_stage(at)) == [(0, 7)]
    assert at.scores(0)[Category.WONDER] == 7
    assert game.rules.shields(at.city(0)) == 1
    assert not stages(at)


def test_the_first_stage_does_what_the_first_of_the_left_neighbour_does(game: Classic) -> None:
    left = Place("rhodes", "B")  # a shield, 3 points, 3 coins
    at = table(game, "manneken_pis", "A", left, Place("giza"))
    assert gained(raise_stage(at)) == [(0, 3)]
    assert at.city(0).raised[0].effects == (Shields(1), Points(3), Coins(3))
    assert cost(at.city(0).raised[0]) == {"stone": 1, "clay": 1}


def test_the_second_stage_does_what_the_second_of_the_right_neighbour_does(game: Classic) -> None:
    at = table(game, "manneken_pis", "A", Place("giza"), Place("rhodes"), stages=1)
    raise_stage(at)
    assert at.city(0).raised[1].effects == (Shields(2),)


def test_the_owner_chooses_between_the_third_stages_of_two_neighbours(game: Classic) -> None:
    left, right = Place("great_wall", "A"), Place("stonehenge", "A")
    at = table(game, "manneken_pis", "A", left, right, stages=2)
    assert [play.alternative for play in stages(at)] == [0, 1]
    raise_stage(at, 1)
    (effect,) = at.city(0).raised[2].effects
    assert isinstance(effect, PointsPer)
    assert at.scores(0)[Category.WONDER] == 5 + 2 * 3  # Stonehenge's second stage, and the stone


def test_equal_third_stages_are_no_choice(game: Classic) -> None:
    at = table(game, "manneken_pis", "A", Place("giza"), Place("rhodes"), stages=2)
    assert [play.alternative for play in stages(at)] == [0]
    raise_stage(at)
    assert at.city(0).raised[2].effects == (Points(7),)


def test_a_stage_is_copied_before_its_owner_has_built_it_and_at_its_own_cost(
    game: Classic,
) -> None:
    at = table(game, "manneken_pis", "A", Place("giza"), Place("rhodes"))
    assert not at.city(2).stages
    raise_stage(at)
    assert at.city(0).raised[0].effects == (Points(3),)
    assert cost(at.city(0).raised[0]) == {"stone": 1, "clay": 1}


def test_a_stage_that_no_neighbour_has_can_be_built_and_does_nothing(game: Classic) -> None:
    left, right = Place("rhodes", "B"), Place("stonehenge", "B")  # two stages each
    at = table(game, "manneken_pis", "A", left, right, stages=2)
    points = at.scores(0)[Category.WONDER]
    raise_stage(at)
    assert isinstance(at.city(0).raised[2].effects[0], CopyStage)
    assert at.city(0).stages == 3
    assert at.scores(0)[Category.WONDER] == points
    assert at.finish()


def test_a_choice_on_the_board_of_a_neighbour_is_copied_as_a_choice() -> None:
    game = with_boxes("edifice")
    at = raised(
        game.rules,
        [
            Place("manneken_pis", stages=2, alternatives=[0, 2]),
            Place("ur"),
            Place("giza"),
        ],
        0,
    )
    assert at[1].effects == (TakePawn(3),)


def test_stages_of_the_great_wall_are_copied_as_they_are_printed(game: Classic) -> None:
    left = Place("great_wall", stages=2, alternatives=[3, 1])
    at = table(game, "manneken_pis", "A", left, Place("giza"))
    assert gained(raise_stage(at)) == [(0, 8)]


def test_a_power_that_is_copied_works_in_the_own_city(game: Classic) -> None:
    right = Place("babylon", "B")  # the second stage plays the seventh card
    at = table(game, "manneken_pis", "A", Place("giza"), right, stages=2, turn=6)
    at.turn(*(sell(seat, at.city(seat).hand[0]) for seat in range(3)))
    assert at.state.prompts[0] == Prompt.LAST_CARD


def test_the_colour_is_copied_with_the_card_below_the_own_stage(game: Classic) -> None:
    right = Place("stonehenge", "B", built=["altar", "loom_age2"])
    at = table(game, "manneken_pis", "A", Place("giza"), right, stages=1, hand=["temple"])
    raise_stage(at)
    assert at.city(0).pieces == (SeenColour("blue"),)
    assert at.scores(0)[Category.WONDER] == 3 + 1


def test_a_guild_is_copied_by_the_copy_of_olympia(game: Classic) -> None:
    right = Place("rhodes", "B", built=["workers_guild"])
    left = Place("olympia", "B", built=["stone_pit"])
    at = table(game, "manneken_pis", "A", left, right, stages=3, age=3)
    assert at.scores(0)[Category.GUILD] == 1


def test_the_free_city_may_have_a_wonder_of_the_pack() -> None:
    game = with_boxes(players=2)
    wishes = (BoardWish("giza"), BoardWish("great_wall", "A"))
    state = game.empty()
    game.open(state, Setup(wishes, BoardWish("manneken_pis", "A")), SeededChance(1))
    assert state.cities[2].coins == 7
    assert state.cities[2].board.stages[0].effects == state.cities[1].board.stages[0].effects


@pytest.mark.parametrize(("wonder", "left"), [("roma", 1), ("giza", 0)])
def test_leaders_are_kept_while_a_stage_may_copy_the_recruit_of_rome(
    wonder: str, left: int
) -> None:
    places = [Place("manneken_pis", "A", stages=2), Place("rhodes", "A"), Place(wonder, "B")]
    before = Before(with_boxes("leaders"), 3, places, {0: ["sappho", "plato"]})
    before.rest(sell_leader(0, "sappho"))
    assert len(hands_of(before.state).hands[0]) == left


def test_two_cities_with_a_seventh_card_play_it_one_after_another(game: Classic) -> None:
    right = Place("babylon", "B", stages=2, hand=["altar", "baths"])
    own = {"stages": 2, "hand": ["theater", "tavern"], "turn": 6}
    at = table(game, "manneken_pis", "A", Place("rhodes"), right, **own)
    at.turn(sell(0, "theater"), sell(1, "altar"))
    assert at.state.prompts == [None, Prompt.LAST_CARD, None]
    at.play(sell(1, "baths"))
    assert at.state.prompts == [Prompt.LAST_CARD, None, None]


@pytest.mark.parametrize(("leaders", "coins"), [((), 2), (("berenice",), 3)])
def test_what_a_seventh_card_brings_is_there_before_the_next_city_plays_its_own(
    leaders: tuple[str, ...], coins: int
) -> None:
    rich = Place("babylon", "B", stages=2, hand=["altar", "gambling_den"], coins=1)
    own = Place("manneken_pis", "A", stages=2, hand=["theater", "tavern"], coins=0)
    places, game = [own, rich, Place("rhodes")], with_boxes("cities", "leaders")
    at = leaders_scenario(game, places, recruited={0: leaders}, age=2, turn=7)
    at.turn(build(0, "theater"), sell(1, "altar"))
    at.play(build(1, "gambling_den"))  # two coins for each neighbour
    assert at.state.prompts == [Prompt.LAST_CARD, None, None]
    assert at.city(0).coins == coins
