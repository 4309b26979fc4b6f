"""Building structures and stages: items 11 to 17 of the corner cases."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, sell, stage
from tests.classic.offered import only, payments, picks, sales, stage_payments, ways


def refusal(table: Scenario, command: Command) -> str:
    """The reason for which the command is refused."""
    with pytest.raises(IllegalCommand) as refused:
        table.play(command)
    return refused.value.reason


# --- items 11 to 13: names --------------------------------------------------------------------


def test_a_city_does_not_pay_for_a_second_structure_of_one_name(game: Classic) -> None:
    """Item 11."""
    places = [Place("giza", hand=["baths"], built=["baths"]), Place("rhodes"), Place("olympia")]
    table = Scenario(game, places)
    assert ways(table, 0, "baths") == set()
    assert refusal(table, build(0, "baths")) == "already_built"


def test_a_chain_does_not_allow_a_second_structure_of_one_name(game: Classic) -> None:
    """Item 11."""
    places = [
        Place("giza", hand=["library"], built=["scriptorium", "library"]),
        Place("rhodes"),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=2)
    assert ways(table, 0, "library") == set()
    assert refusal(table, build(0, "library", Way.CHAIN)) == "already_built"


def test_olympia_does_not_build_a_second_structure_of_one_name_for_free(game: Classic) -> None:
    """Item 11."""
    places = [
        Place("olympia", "A", hand=["baths"], built=["baths"], stages=2),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places)
    assert ways(table, 0, "baths") == set()
    assert refusal(table, build(0, "baths", Way.FREE_BUILD)) == "already_built"


def test_halicarnassus_does_not_find_a_second_structure_of_one_name(game: Classic) -> None:
    """Item 11."""
    places = [
        Place("halicarnassus", "B", hand=["theater"], built=["foundry", "baths"]),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places, turn=3, discards=["baths", "altar", "altar"])
    table.turn(stage(0, "theater"))
    assert "baths" not in picks(table, 0)
    assert {"altar", None} <= picks(table, 0)
    assert refusal(table, pick(0, "baths")) == "not_in_discard_pile"


def test_babylons_last_card_is_not_a_second_structure_of_one_name(game: Classic) -> None:
    """Item 11: not even when the first one was built in that very turn."""
    places = [
        Place("babylon", "B", hand=["pawnshop", "pawnshop"], stages=2),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places, turn=6)
    table.turn(build(0, "pawnshop"))
    assert ways(table, 0, "pawnshop") == set()
    assert refusal(table, build(0, "pawnshop")) == "already_built"


@pytest.mark.parametrize("good", ["loom", "glassworks", "press"])
def test_the_twins_of_two_ages_share_one_name(game: Classic, good: str) -> None:
    """Item 12: one Loom, one Glassworks and one Press in a city."""
    places = [
        Place("giza", hand=[f"{good}_age2"], built=[f"{good}_age1"]),
        Place("rhodes", hand=[f"{good}_age2"]),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=2)
    assert ways(table, 0, f"{good}_age2") == set()
    assert ways(table, 1, f"{good}_age2") == {Way.COST}


def test_the_twins_of_two_ages_share_one_name_in_the_discard_pile_too(game: Classic) -> None:
    """Items 11 and 12."""
    places = [
        Place("halicarnassus", "B", hand=["theater"], built=["foundry", "loom_age2"]),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places, turn=3, age=2, discards=["loom_age1", "press_age1"])
    table.turn(stage(0, "theater"))
    assert "loom_age1" not in picks(table, 0)
    assert "press_age1" in picks(table, 0)


def test_a_card_under_the_wonder_is_no_structure(game: Classic) -> None:
    """Item 13: it has no effect, no colour, no name, opens no chain and is not discarded."""
    places = [
        Place("giza", hand=["aqueduct", "baths"], stages=2, under=["baths", "barracks"]),
        Place("rhodes"),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=2)
    city = table.city(0)
    assert (city.built, city.shields, table.state.discards) == ([], 0, [])
    assert not any(city.colours.values())
    assert ways(table, 0, "aqueduct") == set()
    assert ways(table, 0, "baths") == {Way.COST}
    assert table.scores(0)["civil"] == 0


# --- item 14: stages --------------------------------------------------------------------------


def test_stages_rise_from_left_to_right(game: Classic) -> None:
    """Item 14: the second stage's wood is there, the first stage's second stone is not."""
    places = [
        Place("giza", coins=0, built=["lumber_yard", "sawmill"]),
        Place("rhodes"),
        Place("babylon"),
    ]
    table = Scenario(game, places, turn=3)
    assert stage_payments(table, 0) == set()
    assert refusal(table, stage(0, table.city(0).hand[0])) == "cannot_stage"


def test_several_stages_rise_in_one_age_and_none_after_the_last(game: Classic) -> None:
    """Item 14."""
    places = [
        Place("rhodes", "B", built=["quarry", "stone_pit", "foundry", "ore_vein"]),
        Place("giza"),
        Place("olympia"),
    ]
    table = Scenario(game, places, turn=2)
    raised = [
        event.stage
        for _ in range(2)
        for event in only(ev.StageBuilt, table.turn(stage(0, table.city(0).hand[0])))
    ]
    assert raised == [0, 1]
    assert stage_payments(table, 0) == set()
    assert refusal(table, stage(0, table.city(0).hand[0])) == "cannot_stage"


def test_a_stage_may_be_left_unbuilt(game: Classic) -> None:
    """Item 14: building stays possible, and so does selling."""
    places = [Place("giza", hand=["baths"], built=["quarry"]), Place("rhodes"), Place("olympia")]
    table = Scenario(game, places)
    assert stage_payments(table, 0) == {(0, 0)}
    assert ways(table, 0, "baths") == {Way.COST}
    assert "baths" in sales(table, 0)


@pytest.mark.parametrize("way", [Way.CHAIN, Way.FREE_BUILD, Way.DISCARD])
def test_a_stage_is_never_free(game: Classic, way: Way) -> None:
    """Item 14: neither a chain nor Olympia pays for a stage."""
    places = [
        Place("olympia", "A", hand=["statue"], coins=0, built=["theater"], stages=2),
        Place("giza"),
        Place("babylon"),
    ]
    table = Scenario(game, places, age=2)
    assert stage_payments(table, 0) == set()
    play = stage(0, "statue")
    free = type(play)(play.seat, play.card, play.use, way)
    assert refusal(table, free) == "no_such_way"


# --- item 15: selling -------------------------------------------------------------------------


def test_any_card_may_be_sold_for_three_coins_even_if_it_could_be_built(game: Classic) -> None:
    """Item 15."""
    places = [Place("giza", hand=["altar"]), Place("rhodes"), Place("olympia")]
    table = Scenario(game, places)
    assert ways(table, 0, "altar") == {Way.COST}
    assert sales(table, 0) == set(table.city(0).hand)
    events = table.turn(sell(0, "altar"))
    assert ev.CardSold(0, table.state.discards[0], 3) in events
    assert table.city(0).coins == 6
    assert "altar" in table.state.discards


def test_selling_is_all_that_is_left_when_nothing_can_be_paid(game: Classic) -> None:
    """Item 15."""
    places = [
        Place("giza", hand=["walls", "statue"], coins=0),
        Place("rhodes"),
        Place("alexandria"),
    ]
    table = Scenario(game, places, age=2, turn=6)
    assert set(table.legal(0)) == {sell(0, "walls"), sell(0, "statue")}


# --- item 16: chains --------------------------------------------------------------------------


CHAINS = {
    "baths": "aqueduct",
    "altar": "temple",
    "theater": "statue",
    "east_trading_post": "forum",
    "west_trading_post": "forum",
    "marketplace": "caravansery",
    "apothecary": "stables dispensary",
    "workshop": "archery_range laboratory",
    "scriptorium": "courthouse library",
    "temple": "pantheon",
    "statue": "gardens",
    "forum": "haven",
    "caravansery": "lighthouse",
    "walls": "fortifications",
    "training_ground": "circus",
    "dispensary": "arena lodge",
    "laboratory": "siege_workshop observatory",
    "library": "senate university",
    "school": "academy study",
}


@pytest.mark.parametrize(
    ("source", "target"),
    [(source, target) for source, targets in CHAINS.items() for target in targets.split()],
)
def test_a_chain_builds_for_nothing(game: Classic, source: str, target: str) -> None:
    """Item 16: no resource, no coin, and no other way is offered."""
    age = game.rules.catalogue.cards[CardId(target)].age
    places = [
        Place("giza", hand=[target], coins=0, built=[source]),
        Place("rhodes", coins=0),
        Place("alexandria", coins=0),
    ]
    table = Scenario(game, places, age=age, turn=2)
    assert ways(table, 0, target) == {Way.CHAIN}
    events = table.turn(build(0, target, Way.CHAIN))
    assert only(ev.CardBuilt, events) == [ev.CardBuilt(0, CardId(target), Way.CHAIN, 0, 0, 0)]


def test_a_chain_opens_in_the_age_in_which_the_structure_came_from_the_pile(
    game: Classic,
) -> None:
    """Baths of Age I, picked in Age II, build the Aqueduct of that Age from the next turn on."""
    halicarnassus = Place("halicarnassus", stages=1, built=["ore_vein", "foundry"], hand=["temple"])
    places = [halicarnassus, Place("rhodes"), Place("olympia", hand=["statue", "aqueduct"])]
    table = Scenario(game, places, age=2, discards=["baths"])
    table.turn(stage(0, "temple"))
    table.play(pick(0, "baths"))
    assert table.state.age == 2
    assert ways(table, 0, "aqueduct") == {Way.CHAIN}
    table.turn(build(0, "aqueduct", Way.CHAIN))
    assert table.city(0).built[-2:] == ["baths", "aqueduct"]


def test_without_the_structure_named_there_is_no_chain(game: Classic) -> None:
    """Item 16: a neighbour's structure opens nothing."""
    places = [
        Place("giza", hand=["library"], coins=0),
        Place("rhodes", built=["scriptorium"]),
        Place("alexandria", built=["scriptorium"]),
    ]
    table = Scenario(game, places, age=2)
    assert ways(table, 0, "library") == set()
    assert refusal(table, build(0, "library", Way.CHAIN)) == "cannot_pay"


# --- item 17: producers with a choice ---------------------------------------------------------


def test_a_producer_with_a_choice_makes_one_of_its_resources_a_turn(game: Classic) -> None:
    """Item 17: stables ask for wood, ore and clay; one of three cannot be both wood and ore."""
    places = [
        Place("babylon", hand=["stables", "archery_range"], coins=0, built=["forest_cave"]),
        Place("giza"),
        Place("olympia"),
    ]
    assert ways(Scenario(game, places, age=2), 0, "stables") == set()
    places[0] = Place("babylon", hand=["stables"], coins=0, built=["forest_cave", "ore_vein"])
    assert ways(Scenario(game, places, age=2), 0, "stables") == {Way.COST}


def test_each_neighbour_chooses_for_itself_what_a_producer_with_a_choice_makes(
    game: Classic,
) -> None:
    """Item 17: wood for one, clay for the other, and wood at home, all in the same turn."""
    places = [
        Place("rhodes", hand=["guard_tower"]),
        Place("ephesus", hand=["stockade"], built=["tree_farm"]),
        Place("giza", hand=["stockade"]),
    ]
    table = Scenario(game, places)
    table.turn(
        build(0, "guard_tower", to_right=2),
        build(1, "stockade"),
        build(2, "stockade", to_left=2),
    )
    assert [city.built[-1] for city in table.state.cities] == ["guard_tower", *["stockade"] * 2]
    assert table.city(1).coins == 3 + 4


def test_a_buyer_takes_one_resource_a_turn_from_a_producer_with_a_choice(game: Classic) -> None:
    """Items 4 and 17: wood or clay, not both."""
    places = [
        Place("rhodes", hand=["stables"], coins=20),
        Place("ephesus", built=["tree_farm"]),
        Place("giza"),
    ]
    assert payments(Scenario(game, places, age=2), 0, "stables") == set()
    places[2] = Place("giza", built=["excavation"])
    assert payments(Scenario(game, places, age=2), 0, "stables") == {(2, 2)}
