"""The worked examples of the facts about Cities, each as a position that is played or counted."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.cities.commands import LOSS, PayLoss
from sevenwonders_qt.games.cities.events import DiplomacySpent
from sevenwonders_qt.games.cities.scenario import settled
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Prompt, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, stage
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from tests.cities.positions import (
    BOX,
    CITIES,
    OTHERS,
    builds,
    gains,
    losses,
    owed,
    pay,
    prices,
    table,
)
from tests.leaders.positions import Before, raise_over, recruit

ALL_BLACK = (("cities_deck", "42"),)


@pytest.fixture(scope="session")
def leaders() -> Classic:
    """The first edition with Leaders and Cities, for three."""
    return BOX.classic(Options(expansions=("leaders", "cities"), choices=ALL_BLACK), 3)


def with_leader(game: Classic, leader: str, *others: Place, **own: object) -> Scenario:
    """A turn where the first city has recruited a leader."""
    position = {key: own.pop(key) for key in ("age", "turn", "discards") if key in own}
    position.setdefault("age", 2)
    places = [Place("giza", "A", **own), *(others or OTHERS)]  # type: ignore[arg-type]
    also = [*settled(game.rules, places)]
    return leaders_scenario(game, places, recruited={0: [leader]}, also=also, **position)


def coins(position: Scenario) -> list[int]:
    return [city.coins for city in position.state.cities]


def score(position: Scenario, row: str, seat: int = 0) -> int:
    return position.scores(seat)[row]


# Set-up ----------------------------------------------------------------------------------------


def test_example_1_as_many_black_cards_as_players_join_each_age() -> None:
    game = BOX.classic(Options(expansions=CITIES), 5)
    state = game.empty()
    game.open(state, Setup.random(5), SeededChance(1))
    dealt = [card for city in state.cities for card in city.hand]
    assert len(dealt) == 40
    assert sum(game.rules.catalogue.cards[card].colour == "black" for card in dealt) == 5
    assert (game.rules.shape.hand, game.rules.shape.turns) == (8, 7)
    three = BOX.classic(Options(expansions=CITIES), 3).rules.catalogue
    assert [pool.drawn[3] for pool in three.pools_of(3)] == [5, 3]
    assert three.deck_size(3, 3) == 24


# Losses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "left", "debt"), [(1, 3, 0), (0, 4, 1)])
def test_example_2_hideout_costs_a_coin_or_a_debt(
    game: Classic, paid: int, left: int, debt: int
) -> None:
    others = (Place("rhodes", coins=1), Place("babylon", coins=0))
    position = table(game, *others, hand=["hideout"])
    position.turn(build(0, "hideout"))  # the others sell a card for 3 coins each
    assert coins(position)[1:] == [4, 3]
    pay(position, paid, 1)
    assert (coins(position)[1], owed(position)) == (left, [0, debt, 0])


@pytest.mark.parametrize(("paid", "debts"), [(2, 3), (1, 4), (0, 5)])
def test_example_3_a_loss_may_be_split_between_coins_and_debts(
    game: Classic, paid: int, debts: int
) -> None:
    others = (Place("rhodes", coins=2, hand=["altar"]), Place("babylon"))
    hand = ["opium_distillery"]
    position = table(game, *others, hand=hand, built=["lumber_yard", "glassworks_age1"], age=3)
    position.turn(build(0, "opium_distillery"), build(1, "altar"))
    ways = [command.coins for command in position.legal(1) if isinstance(command, PayLoss)]
    assert ways == [2, 1, 0]
    pay(position, paid, 5)
    assert owed(position) == [0, debts, 0]


def test_example_4_coins_of_the_same_turn_pay_a_loss(game: Classic) -> None:
    others = (Place("rhodes", coins=0), Place("babylon", coins=0))
    position = table(game, *others, hand=["hideout"])
    position.turn(build(0, "hideout"))
    pay(position, 1, 1)
    assert coins(position)[1:] == [2, 2]
    assert owed(position) == [0, 0, 0]


def test_example_5_a_city_without_coins_is_not_asked_and_takes_debts(game: Classic) -> None:
    others = (Place("rhodes", coins=0, hand=["lumber_yard"]), Place("babylon", coins=0))
    built = ["timber_yard", "sawmill", "ore_vein", "loom_age1"]
    position = table(game, *others, hand=["brotherhood"], built=built, age=3)
    events = position.turn(build(0, "brotherhood"), build(1, "lumber_yard"))
    assert position.state.prompts[1] is None
    events += pay(position, 3)
    assert losses(events) == {1: (0, 3), 2: (3, 0)}
    assert score(position, "city_debts", 1) == -3


def test_example_6_losses_of_two_cities_hit_each_other_and_are_added_up(four: Classic) -> None:
    places = [
        Place("rhodes", hand=["hideout"]),
        Place("babylon"),
        Place("olympia"),
    ]
    position = table(four, *places, hand=["lair"], built=["lumber_yard", "glassworks_age1"])
    position.turn(build(0, "lair"), build(1, "hideout"))
    events = pay(position, 1, 2, 3, 3)
    assert losses(events) == {0: (1, 0), 1: (2, 0), 2: (3, 0), 3: (3, 0)}


def test_example_7_gifts_come_before_losses(game: Classic) -> None:
    others = (
        Place("rhodes", coins=0, hand=["opium_stash"]),
        Place("babylon", coins=0, hand=["lumber_yard"]),
    )
    position = table(game, *others, hand=["customs"], coins=1)
    moves = (build(0, "customs"), build(1, "opium_stash"), build(2, "lumber_yard"))
    events = position.turn(*moves)
    assert gains(events, 2) == [("customs", 1)]
    assert sorted(gains(events, 1)) == [("customs", 1), ("opium_stash", 3)]
    pay(position, 1, 1)
    assert coins(position) == [0, 4, 0]
    assert owed(position) == [0, 0, 0]


SEPULCHER = ["stone_pit", "glassworks_age1", "loom_age1"]


def test_example_8_sepulcher_counts_the_victories_of_the_loser(game: Classic) -> None:
    others = (
        Place("rhodes", coins=5, tokens=[1, 1, 3]),
        Place("babylon", coins=5, tokens=[-1, -1]),
    )
    hand = ["sepulcher"]
    position = table(game, *others, hand=hand, built=SEPULCHER, tokens=[1, 3], age=2)
    events = position.turn(build(0, "sepulcher"))
    assert losses(events + pay(position, 3)) == {1: (3, 0)}


def test_example_9_cenotaph_against_one_victory_and_no_coin_is_a_debt(game: Classic) -> None:
    others = (Place("rhodes", coins=0, tokens=[5], hand=["lumber_yard"]), Place("babylon"))
    built = [*SEPULCHER, "brickyard"]
    position = table(game, *others, hand=["cenotaph"], built=built, age=3)
    events = position.turn(build(0, "cenotaph"), build(1, "lumber_yard"))
    assert losses(events) == {1: (0, 1)}


def test_example_10_chamber_of_builders_counts_stages_of_this_turn(game: Classic) -> None:
    built = ["lumber_yard", "clay_pool", "glassworks_age1", "press_age1"]
    others = (
        Place("rhodes", coins=9, stages=2, built=["foundry", "mine"], hand=["altar"]),
        Place("babylon", coins=9),
    )
    position = table(game, *others, hand=["chamber_of_builders"], built=built, age=3)
    position.turn(build(0, "chamber_of_builders"), stage(1, "altar"))
    assert losses(pay(position, 3)) == {1: (3, 0)}


def test_example_11_raiders_give_both_neighbours_a_debt_at_once(four: Classic) -> None:
    others = (Place("rhodes", coins=9), Place("babylon", coins=9), Place("olympia", coins=9))
    built = ["ore_vein", "clay_pool"]
    position = table(four, *others, hand=["raider_fort"], built=built)
    position.turn(build(0, "raider_fort"))
    assert LOSS not in position.state.prompts
    assert position.city(0).tokens == [3]
    assert owed(position) == [0, 1, 0, 1]


@pytest.mark.parametrize(("card", "points"), [("cells", 4), ("guardhouse", 3), ("prison", 4)])
def test_example_12_prisons_count_tokens_of_one_worth(
    game: Classic, card: str, points: int
) -> None:
    assert score(table(game, built=[card], tokens=[1, 1, 3, 5, -1], age=3), "cities") == points


MEMORIAL = ["stone_pit", "lumber_yard", "loom_age1"]


def test_example_13_memorial_sells_the_defeats(game: Classic, leaders: Classic) -> None:
    own = {"hand": ["memorial"], "built": MEMORIAL, "tokens": [-1, -1, -1, 3], "age": 3}
    position = table(game, **own)
    assert score(position, "military") == 0
    events = position.turn(build(0, "memorial"))
    assert gains(events, 0) == [("memorial", 6)]
    assert score(position, "military") == 3
    berenice = with_leader(leaders, "berenice", **own)
    assert gains(berenice.turn(build(0, "memorial")), 0) == [("memorial", 6), ("berenice", 1)]


def test_example_14_secret_network_counts_black_cards_now_and_at_the_end(game: Classic) -> None:
    built = ["stone_pit", "press_age1", "city_gates", "tabularium"]
    position = table(game, hand=["secret_network"], built=built, age=3)
    assert gains(position.turn(build(0, "secret_network")), 0) == [("secret_network", 3)]
    black = ["city_gates", "tabularium", "secret_network", "militia", "mercenaries"]
    assert score(table(game, built=black, age=3), "cities") == 4 + 6 + 5


def test_example_15_slave_market_counts_victories_now_and_at_the_end(game: Classic) -> None:
    built = ["sawmill", "foundry", "fortifications", "circus"]
    position = table(game, hand=["slave_market"], built=built, tokens=[1, 3], age=3, turn=7)
    assert gains(position.turn(build(0, "slave_market")), 0) == [("slave_market", 2)]
    assert position.city(0).tokens == [1, 3, 5, 5]
    assert score(position, "cities") == 4


# Masks -----------------------------------------------------------------------------------------


def test_example_16_three_masks_copy_symbols_of_three_cards(game: Classic) -> None:
    masks = ["pigeonhole", "band_of_spies", "torture_chamber"]
    right, left = Place("rhodes", built=["workshop", "apothecary"]), Place("babylon")
    with_tablet = Place("babylon", built=["scriptorium"])
    assert score(table(game, right, with_tablet, built=masks, age=3), "science") == 10
    one_card = Place("rhodes", built=["workshop"])
    assert score(table(game, one_card, left, built=masks, age=3), "science") == 1
    assert score(table(game, Place("rhodes"), left, built=masks, age=3), "science") == 0


def test_example_17_a_mask_completes_a_set(game: Classic, leaders: Classic) -> None:
    own = {"built": ["apothecary", "dispensary", "workshop", "pigeonhole"]}
    others = (Place("rhodes", built=["scriptorium"]), Place("babylon"))
    assert score(table(game, *others, **own), "science") == 4 + 1 + 1 + 7
    aristotle = with_leader(leaders, "aristotle", *others, **own)
    assert score(aristotle, "science") + score(aristotle, "leaders") == 16


def test_example_18_one_card_is_copied_once_and_the_same_symbol_of_another_too(
    game: Classic,
) -> None:
    own = {"built": ["pigeonhole", "band_of_spies"]}
    two = Place("rhodes", built=["library", "university"])
    one = Place("rhodes", built=["library"])
    assert score(table(game, two, Place("babylon"), age=3, **own), "science") == 4
    assert score(table(game, one, Place("babylon"), age=3, **own), "science") == 1


def test_masks_do_not_copy_a_card_twice_where_that_would_be_best(game: Classic) -> None:
    """Three own gears, a gear and a tablet next door: 17 points, not 25."""
    built = ["workshop", "laboratory", "observatory", "pigeonhole", "band_of_spies"]
    others = (Place("rhodes", built=["study", "scriptorium"]), Place("babylon"))
    assert score(table(game, *others, built=built, age=3), "science") == 17


# Prices ----------------------------------------------------------------------------------------

QUARRY = Place("rhodes", built=["quarry"])
"""A right neighbour that sells two stones."""


@pytest.mark.parametrize(
    ("more", "due"),
    [([], 4), (["east_clandestine_wharf"], 3), (["east_trading_post"], 2)],
)
def test_example_19_the_wharf_takes_a_coin_off(game: Classic, more: list[str], due: int) -> None:
    own = {"wonder": "olympia", "hand": ["library"], "coins": 9}
    position = table(game, QUARRY, Place("babylon"), built=["loom_age1", *more], **own)
    assert prices(position, "library") == {(0, due)}
    both = ["loom_age1", "east_clandestine_wharf", "east_trading_post"]
    position = table(game, QUARRY, Place("babylon"), built=both, **own)
    assert prices(position, "library") == {(0, 1)}


@pytest.mark.parametrize(
    ("more", "one", "two"),
    [
        (["smugglers_cache"], 1, 3),
        (["smugglers_cache", "east_trading_post"], 0, 1),
        (["smugglers_cache", "east_trading_post", "east_clandestine_wharf"], 0, 0),
    ],
)
def test_example_20_the_cache_makes_the_stone_of_the_board_cheaper(
    game: Classic, more: list[str], one: int, two: int
) -> None:
    giza = Place("giza", built=["stone_pit"])
    own = {"wonder": "olympia", "coins": 9, "built": ["loom_age1", *more]}
    position = table(game, giza, Place("babylon"), hand=["baths", "library"], **own)
    assert prices(position, "baths") == {(0, one)}
    assert prices(position, "library") == {(0, two)}


def test_a_stone_of_a_board_is_sold_once(game: Classic) -> None:
    """The neighbour sells one stone, so two are not to be had, at whatever price."""
    giza = Place("giza")
    own = {"wonder": "olympia", "coins": 9, "built": ["loom_age1", "smugglers_cache"]}
    assert not builds(table(game, giza, Place("babylon"), hand=["library"], **own), "library")


def test_example_21_the_warehouse_makes_one_more_of_what_is_made(game: Classic) -> None:
    own = {"wonder": "olympia", "coins": 1, "built": ["secret_warehouse"]}
    others = (Place("rhodes"), Place("babylon"))
    hand = ["caravansery", "siege_workshop", "workshop"]  # 2 wood; 1 wood, 3 clay; a glass
    position = table(game, *others, hand=hand, **own)
    assert prices(position, "caravansery") == {(0, 0)}
    assert not builds(position, "workshop")
    three = table(game, *others, hand=["shipowners_guild"], **{**own, "coins": 9}, age=3)
    assert not builds(three, "shipowners_guild")


def test_example_22_the_market_makes_what_is_not_made(game: Classic) -> None:
    own = {"wonder": "olympia", "coins": 0, "built": ["black_market"]}
    hand = ["workshop", "apothecary", "scriptorium", "barracks", "guard_tower", "baths"]
    position = table(game, Place("halicarnassus"), Place("ephesus"), hand=hand, **own)
    assert all(builds(position, card) for card in hand)
    assert not builds(table(game, *OTHERS, hand=["caravansery"], **own), "caravansery")


def test_example_23_both_resources_of_a_choice_count_as_made(game: Classic) -> None:
    others = (Place("ephesus"), Place("halicarnassus"))
    tree = {"wonder": "giza", "coins": 0, "built": ["tree_farm", "secret_warehouse"]}
    hand = ["caravansery", "forum"]  # 2 wood, 2 clay
    position = table(game, *others, hand=hand, **tree)
    assert builds(position, "caravansery")
    assert builds(position, "forum")
    market = {**tree, "built": ["tree_farm", "black_market"]}
    position = table(game, *others, hand=["caravansery", "forum", "barracks"], **market)
    assert not builds(position, "caravansery")
    assert not builds(position, "forum")
    assert builds(position, "barracks")


def test_example_24_the_market_gives_the_seventh_resource(game: Classic) -> None:
    built = [
        *("lumber_yard", "clay_pool", "ore_vein", "glassworks_age1", "press_age1"),
        "black_market",
    ]
    others = (Place("ephesus", built=["loom_age1"]), Place("halicarnassus"))
    position = table(game, *others, hand=["palace"], built=built, coins=0, age=3)
    assert prices(position, "palace") == {(0, 0)}


@pytest.mark.parametrize(("edition", "due"), [(Edition.FIRST, 7), (Edition.SECOND, 5)])
def test_example_25_the_architect_firm_saves_resources_and_no_coins(
    edition: Edition, due: int
) -> None:
    game = BOX.classic(Options(edition, expansions=CITIES), 3)
    firm = ["architect_firm"]
    position = table(game, *OTHERS, hand=["altar"], built=firm, stages=2, coins=0)
    assert stage(0, "altar") in position.legal(0)
    petra = {"wonder": "petra", "stages": 1, "built": firm, "hand": ["altar"]}
    assert stage(0, "altar") not in table(game, *OTHERS, coins=due - 1, **petra).legal(0)
    position = table(game, *OTHERS, coins=due, **petra)
    position.turn(stage(0, "altar"))
    assert position.city(0).coins == 0


# Diplomacy -------------------------------------------------------------------------------------

HOLDER = ["residence"]


def conflicts(position: Scenario) -> list[tuple[int, int, int | None]]:
    """The conflicts at the end of the Age: the two cities that met, and the winner."""
    events = position.turn()
    return [
        (event.left, event.right, event.winner)
        for event in events
        if isinstance(event, classic.ConflictResolved)
    ]


def test_example_26_two_cities_are_left_and_fight_once(game: Classic) -> None:
    others = (
        Place("rhodes", built=["walls", "training_ground"]),
        Place("babylon", built=["stables"]),
    )
    position = table(game, *others, built=HOLDER, diplomacy=[0], turn=7)
    assert conflicts(position) == [(1, 2, 1)]
    assert [city.tokens for city in position.state.cities] == [[], [3], [-1]]
    assert not position.city(0).pieces


def test_example_27_the_neighbours_of_a_diplomat_meet(four: Classic) -> None:
    places = [
        Place("rhodes", built=HOLDER),
        Place("babylon", built=["stockade", "walls"]),
        Place("olympia", built=["stables"]),
    ]
    position = table(four, *places, built=["barracks"], diplomacy=[1], age=1, turn=7)
    assert conflicts(position) == [(0, 2, 2), (2, 3, 2), (3, 0, 3)]
    assert [c.tokens for c in position.state.cities] == [[-1, -1], [], [1, 1], [-1, 1]]


def test_example_28_two_diplomats_beside_each_other_are_passed_over() -> None:
    game = BOX.classic(Options(expansions=CITIES), 5)
    places = [
        Place("rhodes", built=["residence"]),
        Place("babylon", built=["consulate"]),
        Place("olympia"),
        Place("ephesus"),
    ]
    position = table(game, *places, diplomacy=[1, 2], turn=7)
    assert {(left, right) for left, right, _ in conflicts(position)} == {(0, 3), (3, 4), (4, 0)}


def test_example_29_the_last_city_has_no_conflict(game: Classic) -> None:
    others = (Place("rhodes", built=["consulate"]), Place("babylon"))
    position = table(game, *others, built=HOLDER, diplomacy=[0, 1], turn=7)
    assert conflicts(position) == []
    assert not any(city.pieces for city in position.state.cities)


def test_example_30_two_tokens_cover_two_ages(game: Classic) -> None:
    own = {"wonder": "byzantium", "side": "B", "stages": 1, "built": HOLDER}
    position = table(game, *OTHERS, diplomacy=[0, 0], turn=7, **own)
    assert {left for left, *_ in conflicts(position)} == {1}
    assert len(position.city(0).pieces) == 1
    events = position.finish()
    met = [(e.left, e.right) for e in events if isinstance(e, classic.ConflictResolved)]
    assert met == [(1, 2)]
    assert [e.seat for e in events if isinstance(e, DiplomacySpent)] == [0]


@pytest.mark.parametrize(("edition", "due"), [(Edition.FIRST, 14), (Edition.SECOND, 10)])
def test_example_31_petra_by_night(edition: Edition, due: int) -> None:
    game = BOX.classic(Options(edition, expansions=CITIES), 3)
    petra = {"wonder": "petra", "side": "B", "hand": ["altar"]}
    position = table(game, *OTHERS, built=["clay_pool", "foundry"], **petra)
    position.turn(stage(0, "altar"))
    pay(position, 2, 2)
    assert score(position, "wonder") == 3
    position = table(game, *OTHERS, stages=1, coins=due, **petra)
    position.turn(stage(0, "altar"))
    assert (position.city(0).coins, score(position, "wonder")) == (0, 17)


def test_example_32_debts_are_points_less(game: Classic) -> None:
    position = table(game, coins=11, debts={0: 4})
    assert (score(position, "treasury"), score(position, "city_debts")) == (3, -4)
    assert score(position, "total") == -1


# With Leaders ----------------------------------------------------------------------------------


def test_example_33_diocletian_is_paid_for_the_agency_and_for_the_card_it_finds(
    leaders: Classic,
) -> None:
    position = with_leader(
        leaders, "diocletian", hand=["forging_agency"], coins=2, discards=["capitol"]
    )
    events = position.turn(build(0, "forging_agency"))
    assert gains(events, 0) == [("diocletian", 2)]
    assert position.state.prompts[0] == Prompt.DISCARD_PILE
    assert gains(position.play(pick(0, "capitol")), 0) == [("diocletian", 2)]
    assert score(position, "cities") == 8


def test_example_34_berenice_has_a_coin_more_of_her_own_card_and_of_a_gift(
    leaders: Classic,
) -> None:
    position = with_leader(leaders, "berenice", hand=["dive"])
    assert sum(coins for _, coins in gains(position.turn(build(0, "dive")), 0)) == 7
    others = (Place("rhodes", hand=["dive"]), Place("babylon"))
    position = with_leader(leaders, "berenice", *others, hand=["altar"])
    events = position.turn(build(0, "altar"), build(1, "dive"))
    assert sum(coins for _, coins in gains(events, 0)) == 2


def test_example_35_caligula_builds_a_black_card_free_once_an_age(leaders: Classic) -> None:
    hand = ["contingent", "mercenaries"]
    position = with_leader(leaders, "caligula", hand=hand, coins=0, age=3)
    free = [play.way for play in builds(position, "contingent")]
    assert free == [Way("leader_free_once")]
    position.turn(build(0, "contingent", free[0]))
    assert position.city(0).shields == 5
    others = leaders_scenario(
        leaders,
        [Place("giza", hand=["mercenaries"], coins=0), *OTHERS],
        recruited={0: ["caligula"]},
        age=3,
    )
    others.state.cities[0].spent = (Way("leader_free_once"),)
    assert not builds(others, "mercenaries")


def test_example_36_trade_center_gives_two_coins_to_each_other_player(four: Classic) -> None:
    others = (Place("rhodes"), Place("babylon"), Place("olympia"))
    built = ["stone_pit", "clay_pool", "press_age1"]
    position = table(four, *others, hand=["trade_center"], built=built)
    events = position.turn(build(0, "trade_center"))
    assert [gains(events, seat) for seat in range(4)] == [[], *[[("trade_center", 2)]] * 3]
    assert score(position, "cities") == 6


def test_example_37_the_guilds_of_the_first_edition(game: Classic) -> None:
    others = (
        Place("rhodes", tokens=[1, 3], built=["militia", "dive", "cells"]),
        Place("babylon", tokens=[1, 1, 5], built=["hideout"]),
    )
    guild = {"age": 3}
    assert score(table(game, *others, built=["mourners_guild"], **guild), "guild") == 5
    assert score(table(game, *others, built=["guild_of_shadows"], **guild), "guild") == 4
    built = ["foundry", "ore_vein", "glassworks_age1", "loom_age1"]
    position = table(game, *others, hand=["counterfeiters_guild"], built=built, age=3)
    events = position.turn(build(0, "counterfeiters_guild"))
    assert losses(events + pay(position, 3, 3)) == {1: (3, 0), 2: (3, 0)}
    assert score(position, "guild") == 5


def test_example_38_losses_before_an_age_are_added_up(leaders: Classic) -> None:
    places = [
        Place("giza", coins=6),
        Place("rhodes", coins=6, built=["sawmill"]),
        Place("babylon", coins=6),
    ]
    hands = {0: ["arsinoe"], 1: ["plato"], 2: ["varro"]}
    before = Before(leaders, 2, places, hands=hands, recruited={1: ["octavia"]})
    before.rest(recruit(0, "arsinoe"), raise_over(1, "plato"))
    assert [losses_of(before.state).due(seat) for seat in range(3)] == [1, 2, 3]
    assert before.state.prompts == [LOSS] * 3


def test_example_39_diplomacy_of_the_last_turn_counts_at_once(game: Classic) -> None:
    others = (Place("rhodes", built=["circus", "fortifications"]), Place("babylon"))
    own = {"hand": ["residence"], "built": ["clay_pool"]}
    position = table(game, *others, age=1, turn=7, **own)
    position.turn(build(0, "residence"))
    assert [city.tokens for city in position.state.cities] == [[], [1], [-1]]


def test_example_40_a_full_city(game: Classic) -> None:
    built = ["pantheon", "gardens", "city_gates", "hideout"]
    position = table(game, built=built, coins=8, debts={0: 3}, tokens=[5, -1], age=3)
    assert [score(position, row) for row in ("civil", "cities", "treasury", "city_debts")] == [
        *(12, 6, 2, -3)
    ]
    assert (score(position, "military"), score(position, "total")) == (4, 21)
