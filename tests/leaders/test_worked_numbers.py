"""The worked numbers of the facts about leaders, each as a position that is counted."""

from __future__ import annotations

from typing import Any

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, sell, stage
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import LeaderPrompt, LoseVictory
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from tests.leaders.positions import (
    OTHERS,
    Before,
    gains,
    lines_of,
    points_of,
    raise_over,
    recruit,
    sell_leader,
    table,
)

COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]


def symbols(compass: int, gear: int, tablet: int) -> list[str]:
    """Green cards with so many of each symbol."""
    return COMPASS[:compass] + GEAR[:gear] + TABLET[:tablet]


def builds(position: Scenario, card: str) -> list[Play]:
    """The ways to build a card of the hand of the first city."""
    plays = (command for command in position.legal(0) if isinstance(command, Play))
    return [play for play in plays if (play.card, play.use) == (card, Use.BUILD)]


def score(position: Scenario, row: str) -> int:
    return position.scores(0)[row]


def with_leader(game: Classic, leader: str, row: str, **own: Any) -> tuple[int, int]:
    """The points of a row and of the leader."""
    position = table(game, leader, **own)
    return score(position, row), points_of(position, leader)


@pytest.mark.parametrize(("counts", "plain", "more"), [((2, 2, 3), 31, 6), ((1, 1, 1), 10, 3)])
def test_worked_1_and_2_aristotle_makes_each_set_ten_points(
    game: Classic, counts: tuple[int, int, int], plain: int, more: int
) -> None:
    assert with_leader(game, "aristotle", "science", built=symbols(*counts)) == (plain, more)


@pytest.mark.parametrize(("coins", "treasury", "midas"), [(14, 4, 4), (3, 1, 1), (2, 0, 0)])
def test_worked_3_midas_counts_the_coins_of_the_treasury_again(
    game: Classic, coins: int, treasury: int, midas: int
) -> None:
    assert with_leader(game, "midas", "treasury", coins=coins) == (treasury, midas)
    position = table(game, "midas", coins=coins, built=["gamers_guild"])
    assert score(position, "guild") == midas


@pytest.mark.parametrize(
    ("tokens", "military", "more"), [([1, 3, 5, 5, -1], 13, 4), ([1], 1, 1), ([-1], -1, 0)]
)
def test_worked_4_alexander_counts_victories_and_not_their_worth(
    game: Classic, tokens: list[int], military: int, more: int
) -> None:
    assert with_leader(game, "alexander", "military", tokens=tokens) == (military, more)


def test_worked_5_justinian_counts_sets_of_blue_red_and_green(game: Classic) -> None:
    blue = ["altar", "baths", "theater", "statue", "aqueduct"]
    red = ["stockade", "barracks"]
    position = table(game, "justinian", built=[*blue, *red, *symbols(2, 1, 1)])
    assert points_of(position, "justinian") == 6


def test_worked_6_plato_counts_sets_of_all_seven_colours(game: Classic) -> None:
    built = [
        *("lumber_yard", "ore_vein", "clay_pool", "loom_age1", "press_age1"),
        *("altar", "baths", "theater", "statue", "tavern", "forum", "stockade", "barracks"),
        *symbols(2, 2, 1),
    ]
    one = [*built, "workers_guild"]
    assert points_of(table(game, "plato", built=built), "plato") == 0
    assert points_of(table(game, "plato", built=one), "plato") == 7
    assert points_of(table(game, "plato", built=[*one, "spies_guild"]), "plato") == 14


def test_worked_7_amytis_counts_stages(game: Classic, second: Classic) -> None:
    assert points_of(table(game, "amytis", stages=3), "amytis") == 6
    assert points_of(table(game, "amytis", stages=2), "amytis") == 4
    assert points_of(table(second, "amytis", side="B", stages=4), "amytis") == 8


@pytest.mark.parametrize(
    ("leader", "counts", "plain", "after"),
    [
        ("ptolemy", (2, 1, 0), 5, 13),
        ("pythagoras", (0, 3, 1), 10, 17),
        ("euclid", (0, 3, 1), 10, 18),
    ],
)
def test_worked_8_and_9_leaders_bring_a_symbol(
    game: Classic, leader: str, counts: tuple[int, int, int], plain: int, after: int
) -> None:
    assert score(table(game, built=symbols(*counts)), "science") == plain
    assert score(table(game, leader, built=symbols(*counts)), "science") == after


BROWN = ["lumber_yard", "ore_vein", "clay_pool", "stone_pit", "timber_yard", "sawmill"]
BLUE = ["altar", "baths", "theater", "statue", "aqueduct", "temple", "courthouse"]
YELLOW = ["tavern", "forum", "caravansery", "vineyard"]
RED = ["stockade", "barracks", "guard_tower", "walls"]


@pytest.mark.parametrize(
    ("leader", "built", "points"),
    [
        ("phidias", BROWN, 6),
        ("praxiteles", ["loom_age1", "press_age1", "glassworks_age1"], 6),
        ("nebuchadnezzar", BLUE, 7),
        ("varro", YELLOW, 4),
        ("pericles", RED, 8),
        ("hypatia", symbols(2, 2, 2), 6),
        ("hiram", ["spies_guild", "workers_guild"], 4),
    ],
)
def test_worked_10_leaders_count_cards_of_a_colour_also_earlier_ones(
    game: Classic, leader: str, built: list[str], points: int
) -> None:
    position = table(game, leader, built=built)
    assert points_of(position, leader) == points
    (line,) = lines_of(position, leader)
    assert line.count * line.each == points
    assert sum(part.number for part in line.counted) == line.count


@pytest.mark.parametrize(
    ("leader", "points"), [("sappho", 2), ("zenobia", 3), ("nefertiti", 4), ("cleopatra", 5)]
)
def test_worked_11_leaders_bring_plain_points(game: Classic, leader: str, points: int) -> None:
    assert points_of(table(game, leader), leader) == points


@pytest.mark.parametrize(("left", "right", "points"), [(3, 4, 5), (0, 5, 0), (4, 4, 5), (5, 0, 0)])
def test_worked_12_phryne_needs_more_than_each_neighbour(
    game: Classic, left: int, right: int, points: int
) -> None:
    others = [
        Place("rhodes", built=["pantheon", "gardens", "town_hall", "palace", "senate"][:right]),
        Place("babylon", built=["senate", "palace", "town_hall", "gardens", "pantheon"][:left]),
    ]
    position = table(game, "phryne", built=BLUE[:5], others=others)
    assert points_of(position, "phryne") == points
    (line,) = lines_of(position, "phryne")
    assert [part.number for part in line.counted if part.seat == 0] == [5]


@pytest.mark.parametrize(("coins", "points"), [((8, 9), 0), ((8, 8), 5), ((9, 0), 0)])
def test_worked_12_makeda_needs_more_coins_than_each_neighbour(
    game: Classic, coins: tuple[int, int], points: int
) -> None:
    others = [Place("rhodes", coins=coins[0]), Place("babylon", coins=coins[1])]
    assert points_of(table(game, "makeda", coins=9, others=others), "makeda") == points


def test_worked_13_cynisca_needs_a_city_without_defeats(game: Classic) -> None:
    assert points_of(table(game, "cynisca", tokens=[1, 3]), "cynisca") == 6
    assert points_of(table(game, "cynisca", tokens=[1, -1]), "cynisca") == 0


@pytest.mark.parametrize(
    ("tokens", "points"), [([1, 1, 3, 3, 3, 5], 4), ([5, 5, 5, 5], 10), ([1, 3, 5], 0)]
)
def test_worked_14_gorgo_scores_pairs_of_equal_victories(
    game: Classic, tokens: list[int], points: int
) -> None:
    position = table(game, "gorgo", tokens=tokens)
    assert points_of(position, "gorgo") == points
    assert sum(line.count * line.each for line in lines_of(position, "gorgo")) == points


def test_worked_15_agrippina_must_be_alone_face_up(game: Classic) -> None:
    assert points_of(table(game, "agrippina"), "agrippina") == 7
    assert points_of(table(game, "agrippina", "sappho"), "agrippina") == 0
    places = [Place("abu_simbel", "B", stages=1), *OTHERS]
    alone = leaders_scenario(game, places, recruited={0: ["agrippina"]}, buried={0: ["sappho"]})
    assert points_of(alone, "agrippina") == 7


def test_worked_16_aganice_changes_a_symbol(game: Classic) -> None:
    """3, 1 and 0 (10 points) can become 2, 1 and 1 (13), but 4, 0 and 0 are 16."""
    position = table(game, "aganice", built=symbols(3, 1, 0))
    assert (score(position, "science"), points_of(position, "aganice")) == (16, 0)
    told = {(line.reason, line.symbol): line.count for line in lines_of(position, "aganice")}
    assert told == {("symbol_removed", "gear"): 1, ("symbol_added", "compass"): 1}
    position = table(game, "aganice", built=symbols(2, 2, 0))
    assert score(position, "science") == 4 + 1 + 1 + 7


@pytest.mark.parametrize(("counts", "points"), [((3, 1, 1), 25), ((2, 2, 1), 21)])
def test_worked_17_enheduanna_adds_one_of_the_most_frequent(
    game: Classic, counts: tuple[int, int, int], points: int
) -> None:
    assert score(table(game, "enheduanna", built=symbols(*counts)), "science") == points


def test_worked_18_symbols_are_chosen_and_changed_in_the_best_order(game: Classic) -> None:
    wild = {"wonder": "babylon", "stages": 2, "others": [Place("rhodes"), Place("giza")]}
    two = {**wild, "built": [*symbols(1, 1, 1), "scientists_guild"]}
    assert score(table(game, "enheduanna", **wild), "science") == 4
    assert score(table(game, "enheduanna", **two), "science") == 26
    # 3, 1 and 0 with both: 3, 1 and 1 are 18, and 5, 0 and 0 are 25.
    both = table(game, "aganice", "enheduanna", built=symbols(3, 1, 0))
    assert score(both, "science") == 25


def test_worked_19_vitruvius_pays_for_chains_and_xenophon_for_yellow_cards(game: Classic) -> None:
    total = 0
    for card, source in (
        ("temple", "altar"),
        ("statue", "theater"),
        ("aqueduct", "baths"),
        ("library", "scriptorium"),
    ):
        position = table(game, "vitruvius", built=[source], hand=[card])
        total += dict(gains(position.turn(build(0, card, Way.CHAIN)), 0))["vitruvius"]
    assert total == 8
    total = 0
    for card in ("tavern", "east_trading_post", "west_trading_post"):
        position = table(game, "xenophon", hand=[card])
        total += dict(gains(position.turn(build(0, card)), 0))["xenophon"]
    assert total == 6


@pytest.mark.parametrize(("berenice", "coins"), [(False, 4), (True, 5)])
def test_worked_20_nero_pays_for_conflicts(game: Classic, berenice: bool, coins: int) -> None:
    leaders = ["nero"] + ["berenice"] * berenice
    position = table(
        game, *leaders, hand=["altar"], built=["walls", "stables"], turn=6, hands={0: ["sappho"]}
    )
    events = position.turn(build(0, "altar"))
    conflicts = [e for e in events if isinstance(e, classic.ConflictResolved) and e.winner == 0]
    assert [event.victory for event in conflicts] == [3, 3]
    assert sum(n for _, n in gains(events, 0)) == coins


def test_worked_21_hatshepsut_pays_for_each_neighbour_bought_from(game: Classic) -> None:
    others = [Place("rhodes", built=["lumber_yard"]), Place("babylon", built=["glassworks_age1"])]
    position = table(
        game, "hatshepsut", age=2, hand=["temple"], built=["clay_pool"], coins=5, others=others
    )  # a wood, a clay and a glass
    events = position.turn(build(0, "temple", to_left=2, to_right=2))
    assert gains(events, 0) == [("hatshepsut", 1), ("hatshepsut", 1)]
    assert position.city(0).coins == 5 - 4 + 2


def test_worked_22_hatshepsut_pays_one_coin_for_one_neighbour(game: Classic) -> None:
    position = table(game, "hatshepsut", age=1, hand=["barracks"], coins=3)
    position.turn(build(0, "barracks", to_right=2))
    assert position.city(0).coins == 2


def test_worked_23_berenice_adds_a_coin_once_a_turn(game: Classic) -> None:
    position = table(game, "berenice", hand=["altar", "tavern"], age=1, coins=3)
    events = position.turn(sell(0, "altar"))
    assert (position.city(0).coins, gains(events, 0)) == (7, [("berenice", 1)])
    position = table(game, "berenice", "xenophon", hand=["tavern"], age=1, coins=3)
    events = position.turn(build(0, "tavern"))
    assert sorted(gains(events, 0)) == [("berenice", 1), ("tavern", 5), ("xenophon", 2)]
    assert position.city(0).coins == 3 + 5 + 2 + 1


def test_worked_24_bilkis_sells_one_resource_for_a_coin(game: Classic) -> None:
    """Library: two stones and a loom."""
    others = [Place("rhodes", built=["stone_pit"]), Place("babylon")]
    position = table(game, "bilkis", hand=["library"], coins=3, others=others)
    (play,) = [
        p
        for p in position.legal(0)
        if isinstance(p, Play) and p.card == "library" and p.use is Use.BUILD
    ]
    assert (play.to_bank, play.to_left, play.to_right) == (1, 0, 2)
    position.turn(play)
    assert position.city(0).coins == 0


def test_worked_25_imhotep_saves_a_resource_of_a_stage(game: Classic) -> None:
    own = {"built": ["quarry"], "stages": 2, "hand": ["altar"], "coins": 0}
    assert not [p for p in table(game, **own).legal(0) if getattr(p, "use", None) is Use.STAGE]
    position = table(game, "imhotep", **own)
    position.turn(stage(0, "altar"))
    assert position.city(0).stages == 3


def test_worked_26_rome_lowers_prices_of_leaders_beside_it_as_well(game: Classic) -> None:
    def prices(wonder: str, side: str, *leaders: str) -> list[int]:
        before = Before(
            game, 2, [Place(wonder, side, coins=9), *OTHERS],
            {0: ["pericles", "croesus"], 1: ["caesar"]}, recruited={0: leaders},
        )  # fmt: skip
        view = game.view_for(before.state, 0).extras["leaders"]
        beside = game.view_for(before.state, 1).extras["leaders"]
        return [view.prices["pericles"], view.prices["croesus"], beside.prices["caesar"]]

    assert prices("giza", "A") == [6, 1, 5]
    assert prices("roma", "B") == [4, 0, 4]
    assert prices("roma", "A") == [0, 0, 5]
    assert prices("giza", "A", "maecenas") == [0, 0, 5]


def test_worked_27_abu_simbel_scores_twice_the_price(game: Classic) -> None:
    places = [Place("abu_simbel", "B", stages=1), *OTHERS]
    position = leaders_scenario(game, places, recruited={0: ["hannibal"]}, buried={0: ["caesar"]})
    assert (position.city(0).shields, position.scores(0)["wonder"]) == (1, 10)
    position = leaders_scenario(game, places, buried={0: ["phryne"]}, ages={"phryne": 2}, age=2)
    assert (position.scores(0)["wonder"], position.scores(0)["leaders"]) == (4, 0)


def test_worked_30_guilds_of_the_box_count_leaders_guilds_and_coins(game: Classic) -> None:
    places = [
        Place("giza", built=["diplomats_guild", "architects_guild", "gamers_guild"], coins=11),
        Place("rhodes", built=["spies_guild"], under=[], stages=2),
        Place("babylon", built=["workers_guild", "magistrates_guild"]),
    ]
    leaders = {1: ["sappho"], 2: ["zenobia", "caesar", "plato"]}
    position = leaders_scenario(game, places, recruited=leaders, age=3)
    assert position.scores(0)["guild"] == 4 + 9 + 3


def test_worked_31_tomyris_sends_the_defeat_to_the_winner(game: Classic) -> None:
    others = [Place("rhodes"), Place("babylon", built=["walls"])]
    position = table(game, "tomyris", others=others, age=3, turn=6)
    events = position.turn()
    conflicts = [event for event in events if isinstance(event, classic.ConflictResolved)]
    assert [event.defeat_to for event in conflicts] == [None, None, 2]
    assert [city.tokens for city in position.state.cities] == [[], [-1], [5, 5, -1]]


def test_worked_32_telesilla_drops_defeats_and_takes_a_victory_of_each_rival(game: Classic) -> None:
    places = [
        Place("giza", coins=3, tokens=[-1, -1, -1]),
        Place("rhodes", tokens=[1, 3, 3]),
        Place("babylon", tokens=[3, -1]),
    ]
    before = Before(game, 3, places, {0: ["telesilla", "sappho"]})
    events = before.rest(recruit(0, "telesilla"))
    assert ev.DefeatsDropped(0, CardId("telesilla"), 3) in events
    assert ev.VictoryLost(2, 3) in events  # it has one kind only
    assert before.state.prompts == [None, LeaderPrompt.LOSE_VICTORY, None]
    assert before.game.legal(before.state, 1) == [LoseVictory(1, 1), LoseVictory(1, 3)]
    before.play(LoseVictory(1, 1))
    assert [city.tokens for city in before.state.cities] == [[], [3, 3], [-1]]
    assert before.state.age == 3


@pytest.mark.parametrize(
    ("leader", "sold", "coins"),
    [("caesar", False, 1), ("pericles", False, 0), ("maecenas", True, 9)],
)
def test_worked_33_the_first_coins(game: Classic, leader: str, sold: bool, coins: int) -> None:
    before = Before(game, 1, hands={0: [leader, "sappho"]})
    assert before.state.cities[0].coins == 6
    before.rest((sell_leader if sold else recruit)(0, leader))
    assert before.state.cities[0].coins == coins
    assert before.state.age == 1


def test_worked_34_who_cannot_pay_may_sell_or_raise_a_stage(game: Classic) -> None:
    places = [Place("giza", coins=2, built=["stone_pit"]), *OTHERS]
    before = Before(game, 2, places, {0: ["alexander", "varro"]})
    assert not before.options(0, Use.BUILD)
    assert before.options(0, Use.STAGE, "varro") == [raise_over(0, "varro").play]
    before.rest(sell_leader(0, "varro"))
    assert before.state.cities[0].coins == 5


def test_every_leader_has_a_line_on_the_sheet_also_without_points(game: Classic) -> None:
    for leader in leaders_of(game.rules).pile:
        lines = lines_of(table(game, leader, built=symbols(1, 1, 1)), leader)
        assert lines, leader
