"""Buying from neighbours: items 18 to 22 of the corner cases, and examples 43 to 49."""

from __future__ import annotations

from itertools import permutations

import pytest

from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.games.classic.effects import RESOURCES, Goods, Resource, Side
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS, Market, Production
from tests.classic.offered import payments, stage_payments, ways

# --- item 18: what is for sale ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("wonder", "side", "stages", "built", "sold"),
    [
        ("giza", "A", 0, [], ["stone"]),
        ("giza", "A", 0, ["lumber_yard", "loom_age1"], ["stone", "wood", "loom"]),
        ("giza", "A", 0, ["quarry"], ["stone", "stone", "stone"]),
        ("giza", "A", 0, ["mine"], ["stone", "stone/ore"]),
        ("giza", "A", 0, ["forum", "caravansery"], ["stone"]),
        ("alexandria", "A", 2, [], ["glass"]),
        ("alexandria", "B", 2, [], ["glass"]),
    ],
)
def test_the_starting_resource_and_brown_and_grey_cards_are_for_sale_and_nothing_else(
    game: Classic, wonder: str, side: str, stages: int, built: list[str], sold: list[str]
) -> None:
    """Items 18 and 29: no yellow card, no wonder stage."""
    places = [Place(wonder, side, built=built, stages=stages), Place("rhodes"), Place("olympia")]
    table = Scenario(game, places, turn=3)
    seller = game.view_for(table.state, 0).own
    assert ["/".join(options) for options in seller.sells] == sold
    assert table.city(0).sold == game.rules.market.made_by(seller.sells)


def test_a_neighbour_cannot_buy_what_the_forum_and_the_caravansery_make(game: Classic) -> None:
    """Item 18: the owner builds with them, the neighbours do without."""
    places = [
        Place("giza", hand=["apothecary", "stockade"], built=["forum", "caravansery"]),
        Place("rhodes", hand=["apothecary", "stockade"]),
        Place("babylon"),
    ]
    table = Scenario(game, places)
    for card in ("apothecary", "stockade"):
        assert payments(table, 0, card) == {(0, 0)}
        assert payments(table, 1, card) == set()


# --- item 19: prices --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (Place("babylon"), {(2, 0), (0, 2)}),
        (Place("babylon", built=["east_trading_post"]), {(2, 0), (0, 1)}),
        (Place("babylon", built=["west_trading_post"]), {(1, 0), (0, 2)}),
        (Place("babylon", built=["east_trading_post", "west_trading_post"]), {(1, 0), (0, 1)}),
        (Place("babylon", built=["marketplace"]), {(2, 0), (0, 2)}),
        (Place("olympia", "B", stages=1), {(1, 0), (0, 1)}),
        (Place("olympia", "B", stages=1, built=["east_trading_post"]), {(1, 0), (0, 1)}),
        (Place("olympia", "B"), {(2, 0), (0, 2)}),
    ],
)
def test_a_raw_material_costs_two_coins_or_one_with_the_right_discount(
    game: Classic, place: Place, expected: set[tuple[int, int]]
) -> None:
    """Item 19: the east post looks to the right; discounts do not add up."""
    own = Place(place.wonder, place.side, ["baths"], 3, place.built, place.stages)
    table = Scenario(game, [own, Place("giza"), Place("rhodes", built=["stone_pit"])])
    assert payments(table, 0, "baths") == expected


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (Place("babylon"), {(2, 0), (0, 2)}),
        (Place("babylon", built=["marketplace"]), {(1, 0), (0, 1)}),
        (Place("babylon", built=["east_trading_post", "west_trading_post"]), {(2, 0), (0, 2)}),
        (Place("olympia", "B", stages=1), {(2, 0), (0, 2)}),
    ],
)
def test_a_manufactured_good_costs_one_coin_with_the_marketplace_only(
    game: Classic, place: Place, expected: set[tuple[int, int]]
) -> None:
    """Item 19."""
    own = Place(place.wonder, place.side, ["workshop"], 3, place.built, place.stages)
    table = Scenario(game, [own, Place("alexandria"), Place("rhodes", built=["glassworks_age1"])])
    assert payments(table, 0, "workshop") == expected


def test_both_trading_posts_may_be_built_beside_olympias_discount(game: Classic) -> None:
    """Item 19."""
    places = [
        Place("olympia", "B", ["east_trading_post", "west_trading_post"], stages=1),
        Place("giza"),
        Place("rhodes"),
    ]
    table = Scenario(game, places)
    assert ways(table, 0, "east_trading_post")
    assert ways(table, 0, "west_trading_post")


def test_stages_are_paid_with_purchases_and_discounts_too(game: Classic) -> None:
    """Item 19: Rhodes buys two woods for its first stage."""
    places = [
        Place("rhodes", built=["east_trading_post"]),
        Place("olympia", built=["lumber_yard"]),
        Place("giza", built=["lumber_yard"]),
    ]
    table = Scenario(game, places)
    assert stage_payments(table, 0) == {(0, 2), (2, 1)}


# --- items 20 to 22: whom to buy from, and what -----------------------------------------------


def test_the_dearer_neighbour_may_be_chosen(game: Classic) -> None:
    """Item 20: every distinct split is offered, cheapest first."""
    places = [
        Place("rhodes", hand=["walls"], coins=6, built=["west_trading_post"]),
        Place("giza", built=["quarry"]),
        Place("babylon", built=["quarry", "stone_pit"]),
    ]
    table = Scenario(game, places, age=2)
    offered = [
        (play.to_left, play.to_right)
        for play in table.legal(0)
        if play in {build(0, "walls", to_left=left, to_right=6 - 2 * left) for left in range(4)}
    ]
    assert offered == [(3, 0), (2, 2), (1, 4), (0, 6)]
    table.turn(build(0, "walls", to_right=6))
    assert [city.coins for city in table.state.cities] == [0, 3 + 6 + 3, 3 + 3]


def test_payments_beyond_the_coins_held_are_not_offered(game: Classic) -> None:
    """Item 20: of the splits only those that can be paid."""
    places = [
        Place("rhodes", hand=["walls"], coins=4, built=["west_trading_post"]),
        Place("giza", built=["quarry"]),
        Place("babylon", built=["quarry", "stone_pit"]),
    ]
    assert payments(Scenario(game, places, age=2), 0, "walls") == {(3, 0), (2, 2)}


@pytest.mark.parametrize("split", [(0, 0), (0, 1), (1, 1), (2, 2), (4, 0), (-2, 4), (0, 4)])
def test_a_payment_that_buys_nothing_sensible_is_refused(
    game: Classic, split: tuple[int, int]
) -> None:
    """Items 20 to 22: neither too little, nor too much, nor a present for somebody."""
    places = [
        Place("babylon", hand=["baths"], coins=9),
        Place("giza"),
        Place("rhodes", built=["stone_pit"]),
    ]
    table = Scenario(game, places)
    assert payments(table, 0, "baths") == {(2, 0), (0, 2)}
    with pytest.raises(IllegalCommand) as refused:
        table.play(build(0, "baths", to_left=split[0], to_right=split[1]))
    assert refused.value.reason == "cannot_pay"


def test_a_seller_cannot_refuse_and_the_neighbour_gets_the_coins(game: Classic) -> None:
    """Item 21: the seller is not asked, whatever it does itself."""
    places = [Place("babylon", hand=["baths"]), Place("giza", hand=["baths"]), Place("rhodes")]
    table = Scenario(game, places)
    table.turn(build(0, "baths", to_right=2), build(1, "baths"))
    assert [city.coins for city in table.state.cities] == [1, 5, 6]


def test_coins_of_a_cost_go_to_the_bank(game: Classic) -> None:
    """Item 21."""
    places = [Place("babylon", hand=["timber_yard"]), Place("giza"), Place("rhodes")]
    table = Scenario(game, places)
    before = sum(city.coins for city in table.state.cities)
    table.turn(build(0, "timber_yard"))
    assert [city.coins for city in table.state.cities] == [2, 6, 6]
    assert sum(city.coins for city in table.state.cities) == before - 1 + 3 + 3


def test_what_the_own_city_makes_is_not_bought(game: Classic) -> None:
    """Item 22: no payment is offered for a card that costs nothing or that the city can make."""
    places = [Place("giza", hand=["baths", "altar"]), Place("rhodes"), Place("babylon")]
    places[2] = Place("babylon", built=["stone_pit"])
    table = Scenario(game, places)
    assert payments(table, 0, "baths") == {(0, 0)}
    assert payments(table, 0, "altar") == {(0, 0)}
    with pytest.raises(IllegalCommand):
        table.play(build(0, "baths", to_left=2))


def test_the_own_producers_with_a_choice_are_used_to_buy_as_little_as_possible(
    game: Classic,
) -> None:
    """Item 22: with wood or clay at home, only the other one is bought."""
    places = [
        Place("ephesus", hand=["gardens"], coins=9, built=["tree_farm", "clay_pool"]),
        Place("giza", built=["clay_pool"]),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=3, turn=2)
    assert payments(table, 0, "gardens") == {(2, 0), (0, 2)}


# --- examples 43 to 49: rings of cities -------------------------------------------------------

RAW_LEFT = DISCOUNT_BITS[Goods.RAW, Side.LEFT]
RAW_RIGHT = DISCOUNT_BITS[Goods.RAW, Side.RIGHT]
GLASS_RIGHT = DISCOUNT_BITS[Goods.MANUFACTURED, Side.RIGHT]


def ring(need: str, *cities: str, seat: int, discounts: int = 0) -> set[tuple[int, int]]:
    """The splits of one seat. A city is its producers: ``wood clay/ore (stone)`` are three of
    them, the last one not for sale.
    """
    market = Market()

    def production(city: str, reserved: bool) -> Production:
        return market.made_by(
            tuple(map(Resource, producer.strip("()").split("/")))
            for producer in city.split()
            if reserved or "(" not in producer
        )

    cost = tuple(need.split().count(resource) for resource in RESOURCES)
    own = production(cities[seat], reserved=True)
    left = production(cities[seat - 1], reserved=False)
    right = production(cities[(seat + 1) % len(cities)], reserved=False)
    return set(market.splits(cost, own, left, right, discounts))


def test_example_43_two_stones_in_a_ring_of_stone_wood_stone() -> None:
    cities = "stone", "wood", "stone"
    assert ring("stone stone", *cities, seat=0) == {(2, 0)}
    assert ring("stone stone", *cities, seat=1) == {(2, 2)}
    assert ring("stone stone", *cities, seat=2) == {(0, 2)}


def test_example_44_stone_and_clay_come_from_the_only_city_that_has_them() -> None:
    cities = "stone clay", "ore", "wood"
    assert ring("stone clay", *cities, seat=0) == {(0, 0)}
    assert ring("stone clay", *cities, seat=1) == {(4, 0)}
    assert ring("stone clay", *cities, seat=2) == {(0, 4)}


def test_example_45_a_discount_to_the_right_leaves_the_left_neighbour_on_offer() -> None:
    cities = "stone", "wood", "glass", "wood"
    assert ring("wood", *cities, seat=0, discounts=RAW_RIGHT) == {(0, 1), (2, 0)}
    assert ring("wood", *cities, seat=2) == {(2, 0), (0, 2)}


def test_example_46_a_producer_with_a_choice_sells_what_is_needed() -> None:
    cities = "stone", "ore wood/clay", "wood"
    assert ring("wood", *cities, seat=0, discounts=RAW_RIGHT) == {(0, 1), (2, 0)}
    assert ring("wood", *cities, seat=1) == {(0, 0)}
    assert ring("wood", *cities, seat=2) == {(0, 0)}


def test_example_47_a_producer_with_a_choice_at_home_makes_one_of_two_needs() -> None:
    """The producer with a choice is not for sale there, like the one of a wonder stage."""
    cities = "wood (clay/ore)", "wood ore clay", "wood"
    assert ring("ore clay", *cities, seat=0, discounts=RAW_RIGHT) == {(0, 1)}
    assert ring("ore clay", *cities, seat=1) == {(0, 0)}
    assert ring("ore clay", *cities, seat=2) == {(4, 0)}
    on_sale = "wood clay/ore", "wood ore clay", "wood"
    assert ring("ore clay", *on_sale, seat=2) == {(4, 0), (2, 2)}


def test_example_48_three_clays_are_bought_together_from_two_sides() -> None:
    cities = "wood stone clay/ore", "clay ore clay wood wood", "wood"
    need = "wood clay clay clay"
    assert ring(need, *cities, seat=0, discounts=RAW_LEFT | RAW_RIGHT) == {(0, 2)}
    assert ring(need, *cities, seat=1) == {(2, 0)}
    assert ring(need, *cities, seat=2) == {(4, 2)}


def test_example_49_crossed_discounts_leave_three_splits_that_none_beats() -> None:
    """The example lowers clay on one side and wood on the other. Discounts of this game lower
    all goods of one class, so glass takes the place of wood here.
    """
    cities = "stone", "glass clay", "glass clay"
    found = ring("glass clay", *cities, seat=0, discounts=RAW_LEFT | GLASS_RIGHT)
    assert found == {(1, 1), (3, 0), (0, 3)}


@pytest.mark.parametrize("order", list(permutations(["wood", "clay/wood", "ore/clay"])))
def test_the_order_in_which_producers_were_built_does_not_matter(order: tuple[str, ...]) -> None:
    assert ring("wood clay ore", " ".join(order), "", "", seat=0) == {(0, 0)}
    assert ring("wood wood clay", " ".join(order), "", "", seat=0) == {(0, 0)}
    assert ring("wood wood wood", " ".join(order), "wood", "", seat=0) == {(0, 2)}
