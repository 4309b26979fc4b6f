"""The worked examples of the rulebook: 1 to 10, 13 and 15.

Those about science, 11, 12 and 14, are in `test_scoring`.
"""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build
from sevenwonders_qt.games.classic.setup import Setup
from tests.classic.offered import payments, ways


def test_example_1_a_city_builds_with_what_it_makes(game: Classic) -> None:
    """Two stones are enough for many things, not for the Aqueduct's three."""
    makes = ["stone_pit", "clay_pool", "ore_vein", "press_age1", "loom_age1"]
    places = [
        Place("giza", hand=["barracks", "scriptorium", "aqueduct"], built=makes),
        Place("olympia"),
        Place("ephesus"),
    ]
    table = Scenario(game, places, age=2)
    assert payments(table, 0, "barracks") == payments(table, 0, "scriptorium") == {(0, 0)}
    assert ways(table, 0, "aqueduct") == set()


def test_example_2_the_university_with_a_purchase_from_each_neighbour(game: Classic) -> None:
    places = [
        Place("alexandria", hand=["university"], coins=4, built=["lumber_yard"]),
        Place("ephesus"),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=3)
    assert payments(table, 0, "university") == {(2, 2)}
    table.turn(build(0, "university", to_left=2, to_right=2))
    assert [city.coins for city in table.state.cities] == [0, 3 + 2 + 3, 3 + 2 + 3]


def test_example_3_two_stones_sold_to_both_sides_and_used_at_home(game: Classic) -> None:
    places = [
        Place("giza", hand=["library"], built=["stone_pit", "loom_age1"], coins=0),
        Place("halicarnassus", hand=["library"], coins=4),
        Place("rhodes", hand=["town_hall"], coins=4, built=["glassworks_age1"]),
    ]
    table = Scenario(game, places, age=2)
    table.turn(
        build(1, "library", to_left=4), build(2, "town_hall", to_right=4), build(0, "library")
    )
    assert [city.coins for city in table.state.cities] == [8, 0, 0]
    assert "library" in table.city(0).built


def test_example_4_coins_from_a_sale_do_not_pay_in_the_same_turn(game: Classic) -> None:
    places = [
        Place("babylon", hand=["forum"], coins=0),
        Place("giza", hand=["guard_tower"], built=["clay_pool"]),
        Place("rhodes", hand=["guard_tower"]),
    ]
    table = Scenario(game, places, age=2)
    table.play(build(2, "guard_tower", to_right=2))
    assert ways(table, 0, "forum") == set()
    with pytest.raises(IllegalCommand) as refused:
        table.play(build(0, "forum", to_right=2))
    assert refused.value.reason == "cannot_pay"


@pytest.mark.parametrize(("players", "guilds"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_example_5_the_cards_of_a_game_depend_on_the_number_of_players(
    game: Classic, players: int, guilds: int
) -> None:
    """No card for more players is dealt, and so many guilds are."""
    cards = game.rules.catalogue.cards
    table = Scenario(game, [Place(w) for w in game.rules.catalogue.wonders[:players]])
    deals = [tuple(tuple(city.hand) for city in table.state.cities)]
    deals += [event.hands for event in table.finish() if isinstance(event, ev.AgeBegan)]
    for age, hands in enumerate(deals, 1):
        dealt = [cards[card] for hand in hands for card in hand]
        assert len(dealt) == 7 * players
        assert all(card.age == age for card in dealt)
        purple = [card for card in dealt if card.colour is Colour.PURPLE]
        assert len(purple) == len(set(purple)) == (guilds if age == 3 else 0)
        for card in set(dealt) - set(purple):
            assert dealt.count(card) == sum(least <= players for least in card.copies)


def test_example_5_which_guilds_are_dealt_is_chance(game: Classic) -> None:
    """Every guild comes up in some game, and none in every one of them."""
    seen: list[set[CardId]] = []
    for seed in range(12):
        table = Scenario(game, [Place("giza"), Place("rhodes"), Place("olympia")], age=2, turn=6)
        chance = SeededChance(seed)
        state = table.state
        while state.age < 3:
            seat = state.owing[0]
            events = game.step(state, list(game.legal(state, seat))[-1], chance)
        hands = next(event.hands for event in events if isinstance(event, ev.AgeBegan))
        guilds = set(game.rules.catalogue.guilds)
        seen.append({card for hand in hands for card in hand} & guilds)
    assert set.union(*seen) == set(game.rules.catalogue.guilds)
    assert not set.intersection(*seen)


def test_example_6_three_shields_between_five_and_two(game: Classic) -> None:
    places = [
        Place("alexandria", built=["walls", "barracks"]),
        Place("ephesus", built=["stables"]),
        Place("rhodes", "A", built=["archery_range", "stockade"], stages=2),
    ]
    table = Scenario(game, places, age=2, turn=6)
    assert [city.shields for city in table.state.cities] == [3, 2, 5]
    table.turn()
    assert sorted(table.city(0).tokens) == [-1, 3]


ALEXANDRIA = Place(
    "alexandria",
    "A",
    coins=14,
    built=["altar", "aqueduct", "town_hall", "chamber_of_commerce", "loom_age1", "press_age2"],
    stages=3,
    tokens=[1, 3, 5, -1, -1, -1],
)


@pytest.mark.parametrize(
    ("number", "category", "points"),
    [
        (7, "military", 6),
        (8, "treasury", 4),
        (9, "wonder", 10),
        (10, "civil", 13),
        (13, "commerce", 4),
        (15, "total", 37),
    ],
)
def test_examples_7_to_15_the_score_sheet_of_alexandria(
    game: Classic, number: int, category: str, points: int
) -> None:
    table = Scenario(game, [ALEXANDRIA, Place("giza"), Place("rhodes")], age=3, turn=3)
    assert table.scores(0)[category] == points, f"example {number}"


def test_a_game_begins_with_three_coins_and_seven_cards_each(game: Classic) -> None:
    """No two seats have the same wonder."""
    for players in range(3, 8):
        state = game.empty()
        for event in game.begin(Setup.random(players), SeededChance(players)):
            game.evolve(state, event)
        assert [(city.coins, len(city.hand)) for city in state.cities] == [(3, 7)] * players
        assert len({city.wonder for city in state.cities}) == players
