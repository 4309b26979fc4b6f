"""Conflicts, points and winners: items 30 to 34 and 36 of the corner cases, and science.

Item 35 is about a guild of the second edition, which this game does not have.
"""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.effects import Symbol
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build
from sevenwonders_qt.games.classic.scoring import ranking, science_points
from tests.classic.offered import only

# --- item 30: conflicts -----------------------------------------------------------------------


@pytest.mark.parametrize(("age", "victory"), [(1, 1), (2, 3), (3, 5)])
def test_each_two_neighbours_compare_shields_at_the_end_of_an_age(
    game: Classic, age: int, victory: int
) -> None:
    """Item 30: the winner gains by the Age, the loser always loses one, a tie gives nothing."""
    places = [
        Place("giza", built=["barracks", "stockade"]),
        Place("babylon", built=["guard_tower"]),
        Place("olympia", built=["walls"]),
        Place("ephesus"),
    ]
    table = Scenario(game, places, age=age, turn=6)
    events = table.turn()
    assert [
        (fight.left, fight.right, fight.winner) for fight in only(ev.ConflictResolved, events)
    ] == [(0, 1, 0), (1, 2, 2), (2, 3, 2), (3, 0, 0)]
    assert [sorted(city.tokens) for city in table.state.cities] == [
        [victory, victory],
        [-1, -1],
        [victory, victory],
        [-1, -1],
    ]


def test_equal_shields_bring_no_token(game: Classic) -> None:
    """Item 30: with none at all, too."""
    places = [
        Place("giza", built=["barracks"]),
        Place("babylon", built=["stockade"]),
        Place("olympia"),
        Place("ephesus"),
    ]
    table = Scenario(game, places, turn=6)
    fights = only(ev.ConflictResolved, table.turn())
    assert [fight.winner for fight in fights] == [None, 1, None, 0]
    assert [city.tokens for city in table.state.cities] == [[1], [1], [-1], [-1]]


def test_there_is_no_conflict_before_the_sixth_turn(game: Classic) -> None:
    """Item 30."""
    places = [Place("giza", built=["barracks"]), Place("babylon"), Place("olympia")]
    table = Scenario(game, places, turn=5)
    assert only(ev.ConflictResolved, table.turn()) == []


def test_a_red_card_of_the_sixth_turn_fights_in_the_conflict_of_its_age(game: Classic) -> None:
    """Items 10 and 30."""
    places = [Place("rhodes", hand=["barracks"]), Place("babylon"), Place("olympia")]
    table = Scenario(game, places, turn=6)
    table.turn(build(0, "barracks"))
    assert table.city(0).tokens == [1, 1]


# --- item 31: treasury and military -----------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (30, 10)]
)
def test_three_coins_are_a_point_and_the_rest_is_nothing(
    game: Classic, coins: int, points: int
) -> None:
    """Item 31."""
    places = [Place("giza", coins=coins), Place("babylon"), Place("olympia")]
    assert Scenario(game, places).scores(0)["treasury"] == points


@pytest.mark.parametrize(
    ("tokens", "points"), [([], 0), ([-1] * 6, -6), ([1, -1], 0), ([5, 5, 3, 3, 1, 1], 18)]
)
def test_military_points_are_the_sum_of_the_tokens_and_may_be_negative(
    game: Classic, tokens: list[int], points: int
) -> None:
    """Item 31."""
    places = [Place("giza", coins=0, tokens=tokens), Place("babylon"), Place("olympia")]
    scores = Scenario(game, places).scores(0)
    assert (scores["military"], scores["total"]) == (points, points)


# --- item 32 and examples: science ------------------------------------------------------------

CHOICE = tuple(Symbol)


@pytest.mark.parametrize(
    ("compass", "gear", "tablet", "free", "points"),
    [
        (0, 0, 0, 1, 1),
        (0, 0, 1, 0, 1),
        (0, 0, 0, 2, 4),
        (0, 0, 1, 1, 4),
        (0, 0, 2, 0, 4),
        (0, 0, 0, 3, 10),
        (0, 0, 1, 2, 10),
        (0, 1, 1, 1, 10),
        (1, 1, 1, 0, 10),
        (0, 0, 0, 4, 16),
        (0, 0, 1, 3, 16),
        (0, 0, 2, 2, 16),
        (0, 0, 3, 1, 16),
        (0, 0, 4, 0, 16),
    ],
)
def test_science_points_with_symbols_of_choice(
    compass: int, gear: int, tablet: int, free: int, points: int
) -> None:
    """Example 50."""
    assert science_points((compass, gear, tablet), [CHOICE] * free) == points


@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ((1, 2, 3), 21),  # example 11
        ((2, 2, 3), 31),  # example 12
        ((5, 0, 0), 25),  # example 14
        ((0, 6, 0), 36),  # example 14
        ((4, 4, 4), 76),
        ((0, 0, 0), 0),
        ((2, 1, 0), 5),
    ],
)
def test_symbols_score_their_squares_and_seven_for_each_set(
    symbols: tuple[int, int, int], points: int
) -> None:
    """Item 32 and examples 11, 12 and 14: both ways of counting add up."""
    assert science_points(symbols) == points


def test_four_green_cards_of_a_symbol_and_two_of_choice_are_thirty_six(game: Classic) -> None:
    """Item 32 and example 14: the most that one symbol can bring."""
    tablets = ["scriptorium", "library", "school", "university"]
    places = [
        Place("babylon", "A", built=tablets, stages=1),
        Place("giza"),
        Place("olympia"),
    ]
    assert Scenario(game, places, age=3, turn=3).scores(0)["science"] == 16
    places[0] = Place("babylon", "A", built=tablets, stages=2)
    assert Scenario(game, places, age=3, turn=3).scores(0)["science"] == 25
    places[0] = Place("babylon", "A", built=[*tablets, "scientists_guild"], stages=2)
    assert Scenario(game, places, age=3, turn=3).scores(0)["science"] == 36


def test_green_cards_of_the_city_bring_the_symbols(game: Classic) -> None:
    """Examples 11 and 12."""
    six = ["apothecary", "dispensary", "workshop", "scriptorium", "library", "school"]
    for built, points in ((six, 21), ([*six, "laboratory"], 31)):
        places = [Place("alexandria", built=built), Place("giza"), Place("olympia")]
        assert Scenario(game, places, age=3).scores(0)["science"] == points


def test_a_view_counts_sure_symbols_by_kind_and_those_of_choice_apart(game: Classic) -> None:
    """What players see of a city, and estimate its science by."""
    built = ["apothecary", "workshop", "library", "school", "scientists_guild"]
    places = [Place("babylon", "A", built=built, stages=2), Place("giza"), Place("olympia")]
    table = Scenario(game, places, age=3)
    city = game.view_for(table.state, 1).cities[0]
    assert city.symbols == (1, 1, 2)
    assert city.free_symbols == 2


# --- item 33: guilds --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guild", "own", "right", "across", "left", "points"),
    [
        ("workers_guild", "lumber_yard", ["stone_pit", "sawmill"], "clay_pool", "mine", 3),
        (
            "craftsmens_guild",
            "loom_age1",
            ["press_age1", "loom_age2"],
            "press_age2",
            "loom_age2",
            6,
        ),
        ("traders_guild", "tavern", ["forum", "marketplace"], "vineyard", "bazar", 3),
        ("philosophers_guild", "apothecary", ["library", "workshop"], "school", "academy", 3),
        ("spies_guild", "barracks", ["walls", "stockade"], "stables", "circus", 3),
        ("magistrates_guild", "altar", ["statue", "baths"], "theater", "palace", 3),
    ],
)
def test_a_guild_of_a_colour_counts_the_cards_of_both_neighbours_and_no_others(
    game: Classic, guild: str, own: str, right: list[str], across: str, left: str, points: int
) -> None:
    """Item 33: neither the own cards nor those across the table."""
    places = [
        Place("giza", built=[guild, own]),
        Place("babylon", built=right),
        Place("ephesus", built=[across]),
        Place("olympia", built=[left]),
    ]
    assert Scenario(game, places, age=3, turn=4).scores(0)["guild"] == points


def test_the_builders_guild_counts_stages_of_the_own_city_and_both_neighbours(
    game: Classic,
) -> None:
    """Item 33."""
    places = [
        Place("giza", "B", built=["builders_guild"], stages=4),
        Place("rhodes", "B", stages=2),
        Place("ephesus", stages=3),
        Place("olympia", stages=1),
    ]
    assert Scenario(game, places, age=3, turn=4).scores(0)["guild"] == 7


def test_the_shipowners_guild_counts_own_brown_grey_and_purple_cards_and_itself(
    game: Classic,
) -> None:
    """Item 33: a card with two resources is one card."""
    own = ["lumber_yard", "quarry", "loom_age1", "spies_guild", "shipowners_guild", "forum"]
    places = [
        Place("giza", built=own),
        Place("babylon", built=["clay_pool", "press_age1", "workers_guild"]),
        Place("olympia", built=["ore_vein"]),
    ]
    assert Scenario(game, places, age=3, turn=4).scores(0)["guild"] == 5


def test_the_strategists_guild_counts_the_neighbours_defeats_of_all_ages(game: Classic) -> None:
    """Item 33: those of the last conflict too, the own ones not."""
    places = [
        Place("giza", built=["strategists_guild", "barracks"], tokens=[-1, -1, -1]),
        Place("babylon", tokens=[-1, -1, 3]),
        Place("ephesus", tokens=[-1]),
        Place("olympia", tokens=[-1, 1]),
    ]
    table = Scenario(game, places, age=3, turn=6)
    assert table.scores(0)["guild"] == 3
    table.turn()
    assert game.is_over(table.state)
    assert table.scores(0)["guild"] == 5


def test_the_scientists_guild_is_a_symbol_of_choice(game: Classic) -> None:
    """Items 24 and 33: its points are science."""
    places = [
        Place("giza", built=["scientists_guild", "apothecary", "workshop"]),
        Place("babylon"),
        Place("olympia"),
    ]
    scores = Scenario(game, places, age=3, turn=4).scores(0)
    assert (scores["science"], scores["guild"]) == (10, 0)


# --- item 34: a starting resource is no card --------------------------------------------------


def test_no_card_counts_the_resource_printed_on_a_board(game: Classic) -> None:
    """Item 34: stone is no brown card, papyrus no grey one."""
    places = [
        Place("giza", hand=["vineyard"], built=["workers_guild", "shipowners_guild"], coins=0),
        Place("ephesus", hand=["bazar"], built=["craftsmens_guild"], coins=0),
        Place("rhodes"),
        Place("alexandria"),
    ]
    table = Scenario(game, places, age=2, turn=2)
    table.turn(build(0, "vineyard"), build(1, "bazar"))
    assert (table.city(0).coins, table.city(1).coins) == (0, 0)
    assert table.scores(0)["guild"] == 2  # the Shipowners count two purple cards
    assert table.scores(1)["guild"] == 0


# --- item 36: the winner ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "coins", "winners"),
    [
        ([40, 50, 45], [9, 0, 3], (1,)),
        ([50, 50, 45], [3, 5, 9], (1,)),
        ([50, 50, 50], [5, 4, 5], (0, 2)),
        ([50, 50, 50], [5, 5, 5], (0, 1, 2)),
    ],
)
def test_most_points_win_then_most_coins_then_the_victory_is_shared(
    points: list[int], coins: list[int], winners: tuple[int, ...]
) -> None:
    """Item 36."""
    assert ranking(points, coins) == winners


def test_a_tie_on_points_is_won_by_coins(game: Classic) -> None:
    """Item 36: three points of coins on one side, the Pawnshop's three on the other."""
    places = [
        Place("giza", coins=9),
        Place("babylon", coins=1, built=["pawnshop"]),
        Place("olympia", coins=0),
    ]
    table = Scenario(game, places, age=3, turn=6)
    ended = table.turn()[-1]
    assert ended == ev.GameEnded((4, 4, 1), (0,))


def test_a_tie_on_points_and_coins_is_shared(game: Classic) -> None:
    """Item 36."""
    places = [Place("giza", coins=9), Place("babylon", coins=9), Place("olympia", coins=0)]
    ended = Scenario(game, places, age=3, turn=6).turn()[-1]
    assert ended == ev.GameEnded((4, 4, 1), (0, 1))


def test_the_game_ends_after_the_third_age_and_nobody_owes_anything(game: Classic) -> None:
    """Item 36: no command is open any more."""
    table = Scenario(game, [Place("giza"), Place("babylon"), Place("olympia")])
    events = table.finish()
    assert isinstance(events[-1], ev.GameEnded)
    assert game.is_over(table.state)
    assert list(table.state.owing) == []
    assert all(not table.legal(seat) for seat in range(3))
    assert events[-1].totals == tuple(table.scores(seat)["total"] for seat in range(3))
