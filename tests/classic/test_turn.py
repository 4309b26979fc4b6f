"""The turn and the Age: items 1 to 10 of the corner cases."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, sell, stage
from tests.classic.offered import kinds, only, payments, picks, stage_payments

# --- item 1: the choice is secret and simultaneous --------------------------------------------


def three(game: Classic, *hands: list[str], age: int = 1, turn: int = 1) -> Scenario:
    places = [
        Place(wonder, hand=hand)
        for wonder, hand in zip(("giza", "rhodes", "olympia"), hands, strict=True)
    ]
    return Scenario(game, places, age=age, turn=turn)


def test_nothing_is_laid_before_the_last_seat_has_chosen(game: Classic) -> None:
    """Item 1."""
    table = three(game, ["baths"], ["barracks"], ["stockade"])
    first = table.play(build(0, "baths"), build(2, "stockade"))
    assert kinds(first) == ["CardChosen", "CardChosen"]
    assert not any(city.built for city in table.state.cities)
    last = table.play(build(1, "barracks"))
    assert kinds(last)[:4] == ["CardChosen", "CardBuilt", "CardBuilt", "CardBuilt"]
    assert [city.built for city in table.state.cities] == [["baths"], ["barracks"], ["stockade"]]


def test_a_chosen_card_is_seen_by_its_owner_alone(game: Classic) -> None:
    """Item 1: the others see that a choice was made, not which."""
    table = three(game, ["baths"], ["barracks"], ["stockade"])
    table.play(build(0, "baths"))
    own, other = game.view_for(table.state, 0), game.view_for(table.state, 1)
    assert own.choice is not None
    assert own.choice.card == "baths"
    assert other.choice is None
    assert (other.cities[0].ready, other.cities[0].hand_size) == (True, 6)
    assert not other.cities[1].ready


def test_what_others_hear_of_a_choice_says_nothing_of_card_use_or_price(game: Classic) -> None:
    """Item 1."""
    built = ev.CardChosen(0, CardId("baths"), Use.STAGE, Way.CHAIN, 1, 2, 3, 1, "x", ((2, 4),))
    heard = game.redact(built, 1)
    assert heard == ev.CardChosen(0, ev.HIDDEN, Use.SELL, Way.COST, 0, to_left=0, to_right=0)
    assert game.redact(built, 0) == built


def test_a_choice_may_be_taken_back_until_the_last_seat_has_chosen(game: Classic) -> None:
    """Item 1: nothing is bound before the cards are turned over."""
    table = three(game, ["baths"], ["barracks"], ["stockade"])
    table.play(build(0, "baths"))
    assert list(table.legal(0)) == [TakeBack(0)]
    table.play(TakeBack(0), sell(0, "baths"), build(1, "barracks"), build(2, "stockade"))
    assert table.city(0).built == []
    with pytest.raises(IllegalCommand) as refused:
        table.play(TakeBack(0))
    assert refused.value.reason == "nothing_to_take_back"


def test_a_seat_chooses_one_card_a_turn(game: Classic) -> None:
    """Item 1."""
    table = three(game, ["baths", "altar"], [], [])
    table.play(build(0, "baths"))
    with pytest.raises(IllegalCommand) as refused:
        table.play(build(0, "altar"))
    assert refused.value.reason == "not_asked"


# --- item 2: coins of the turn are not for the turn -------------------------------------------


def test_coins_from_a_sale_to_a_neighbour_serve_from_the_next_turn(game: Classic) -> None:
    """Item 2: even when the neighbour chose first."""
    places = [
        Place("giza", hand=["timber_yard"], coins=0),
        Place("rhodes", hand=["baths"]),
        Place("olympia", hand=["clay_pit"]),
    ]
    table = Scenario(game, places)
    table.play(build(1, "baths", to_left=2))
    assert payments(table, 0, "timber_yard") == set()
    with pytest.raises(IllegalCommand):
        table.play(build(0, "timber_yard"))
    table.turn()
    assert table.city(0).coins == 2 + 3


@pytest.mark.parametrize(
    ("age", "card", "built", "coins"),
    [
        (1, "tavern", [], 5),
        (2, "vineyard", ["lumber_yard"], 1),
        (3, "haven", ["lumber_yard", "ore_vein", "loom_age1"], 2),
    ],
)
def test_coins_of_a_structure_come_when_the_turn_is_played(
    game: Classic, age: int, card: str, built: list[str], coins: int
) -> None:
    """Item 2: a choice is paid with the coins held when it is made."""
    own = Place("giza", hand=[card], coins=0, built=built)
    table = Scenario(game, [own, Place("rhodes"), Place("olympia")], age=age, turn=2)
    table.play(build(0, card), sell(1, table.city(1).hand[0]))
    assert table.city(0).coins == 0
    table.play(sell(2, table.city(2).hand[0]))
    assert table.city(0).coins == coins


def test_coins_of_a_stage_come_when_the_turn_is_played(game: Classic) -> None:
    """Items 2 and 28."""
    places = [
        Place("ephesus", "A", coins=0, built=["sawmill"], stages=1),
        Place("giza"),
        Place("rhodes"),
    ]
    table = Scenario(game, places, turn=2)
    card = table.city(0).hand[0]
    table.play(stage(0, card))
    assert table.city(0).coins == 0
    table.turn()
    assert table.city(0).coins == 9


# --- items 3 and 4: what a seller sells -------------------------------------------------------


def test_a_unit_may_be_sold_to_both_neighbours_and_used_at_home_in_one_turn(game: Classic) -> None:
    """Item 3."""
    places = [
        Place("giza", hand=["baths"]),
        Place("rhodes", hand=["baths"]),
        Place("olympia", built=["glassworks_age1"], hand=["lighthouse"]),
    ]
    table = Scenario(game, places)
    table.play(build(0, "baths"), build(1, "baths", to_left=2), build(2, "lighthouse", to_right=2))
    assert table.city(0).coins == 3 + 2 + 2
    assert [city.built[-1] for city in table.state.cities] == ["baths", "baths", "lighthouse"]


def test_a_neighbour_sells_each_unit_once_to_one_buyer(game: Classic) -> None:
    """Item 4: one stone cannot be bought twice."""
    places = [
        Place("rhodes", hand=["aqueduct"], coins=20),
        Place("giza"),
        Place("olympia", built=["stone_pit"]),
    ]
    assert payments(Scenario(game, places, age=2), 0, "aqueduct") == set()
    places[2] = Place("olympia", built=["quarry"])
    assert payments(Scenario(game, places, age=2), 0, "aqueduct") == {(4, 2)}


# --- item 5: what is built this turn serves from the next -------------------------------------


def test_a_trading_post_lowers_prices_from_the_next_turn(game: Classic) -> None:
    """Item 5."""
    places = [
        Place("rhodes", hand=["east_trading_post", "baths"]),
        Place("giza", hand=["altar", "baths"]),
        Place("olympia"),
    ]
    table = Scenario(game, places)
    assert payments(table, 0, "baths") == {(0, 2)}
    table.turn(build(0, "east_trading_post"))
    assert payments(table, 0, "baths") == {(0, 1)}


def test_a_resource_built_this_turn_can_be_used_and_bought_from_the_next(game: Classic) -> None:
    """Item 5: even when the neighbour chose first."""
    places = [
        Place("rhodes", hand=["baths"]),
        Place("ephesus", hand=["stone_pit", "baths"]),
        Place("olympia"),
    ]
    table = Scenario(game, places)
    table.play(build(1, "stone_pit"))
    assert payments(table, 0, "baths") == set()
    table.turn(sell(0, "baths"))
    assert payments(table, 0, "baths") == {(0, 2)}


def test_a_resource_built_this_turn_raises_a_stage_from_the_next(game: Classic) -> None:
    """Item 5: Giza's first stage asks for two stones."""
    table = three(game, ["stone_pit"], [], [])
    assert stage_payments(table, 0) == set()
    table.turn(build(0, "stone_pit"))
    assert stage_payments(table, 0) == {(0, 0)}


# --- items 6 and 7: coins by counting ---------------------------------------------------------


def test_the_vineyard_counts_brown_cards_that_all_three_build_in_the_same_turn(
    game: Classic,
) -> None:
    """Item 6: every card lies before the bank pays, whoever chose first."""
    places = [
        Place("giza", hand=["vineyard"], coins=0, built=["clay_pool"]),
        Place("rhodes", hand=["sawmill"], built=["ore_vein"]),
        Place("olympia", hand=["quarry"]),
    ]
    table = Scenario(game, places, age=2)
    events = table.turn(build(0, "vineyard"), build(1, "sawmill"), build(2, "quarry"))
    assert only(ev.CoinsGained, events) == [ev.CoinsGained(0, 4, CardId("vineyard"))]
    assert table.city(0).coins == 4


def test_the_bazar_pays_two_coins_for_grey_cards_of_three_cities_but_no_further(
    game: Classic,
) -> None:
    """Item 6: the city across the table does not count."""
    places = [
        Place("giza", hand=["bazar"], coins=0, built=["loom_age1"]),
        Place("rhodes", hand=["glassworks_age2"]),
        Place("olympia", built=["press_age1", "loom_age1"]),
        Place("ephesus", hand=["press_age2"]),
    ]
    table = Scenario(game, places, age=2)
    table.turn(build(0, "bazar"), build(1, "glassworks_age2"), build(3, "press_age2"))
    assert table.city(0).coins == 2 * 3


@pytest.mark.parametrize(
    ("card", "built", "coins", "points"),
    [
        ("haven", ["lumber_yard", "ore_vein", "sawmill", "loom_age1"], 3, 3),
        ("lighthouse", ["stone_pit", "glassworks_age1", "tavern", "forum"], 3, 3),
        ("chamber_of_commerce", ["brickyard", "press_age1", "loom_age1"], 4, 4),
    ],
)
def test_a_commercial_structure_of_the_third_age_counts_its_own_city_once(
    game: Classic, card: str, built: list[str], coins: int, points: int
) -> None:
    """Item 6: coins now, points at the end; the Lighthouse counts itself; neighbours do not."""
    places = [
        Place("giza", hand=[card], coins=0, built=built),
        Place("rhodes", built=["clay_pool", "press_age2", "east_trading_post"]),
        Place("olympia", built=["clay_pool", "press_age2", "west_trading_post"]),
    ]
    table = Scenario(game, places, age=3, turn=3)
    table.turn(build(0, card))
    assert table.city(0).coins == coins
    assert table.scores(0)["commerce"] == points


def test_the_arena_pays_coins_for_stages_built_so_far_and_points_for_all(game: Classic) -> None:
    """Item 7: coins and points may differ."""
    places = [
        Place("giza", "B", hand=["arena"], coins=0, stages=1, built=["quarry", "ore_vein"]),
        Place("rhodes", stages=2),
        Place("olympia", stages=3),
    ]
    table = Scenario(game, places, age=3)
    table.turn(build(0, "arena"))
    assert table.city(0).coins == 3
    table.turn(stage(0, table.city(0).hand[0]))
    assert table.city(0).stages == 2
    assert table.city(0).coins == 3
    assert table.scores(0)["commerce"] == 2


# --- items 8 and 9: passing hands, the sixth turn ---------------------------------------------


@pytest.mark.parametrize(("age", "receiver"), [(1, -1), (2, 1), (3, -1)])
def test_hands_go_left_in_the_first_and_third_age_and_right_in_the_second(
    game: Classic, age: int, receiver: int
) -> None:
    """Item 8."""
    places = [Place(wonder) for wonder in ("giza", "rhodes", "olympia", "babylon")]
    table = Scenario(game, places, age=age)
    kept = [city.hand[1:] for city in table.state.cities]
    table.turn()
    for seat in range(4):
        assert table.city((seat + receiver) % 4).hand == kept[seat]


def test_in_the_sixth_turn_one_card_is_played_and_the_other_discarded_without_coins(
    game: Classic,
) -> None:
    """Item 9."""
    table = three(game, ["baths", "altar"], ["pawnshop", "theater"], ["tavern", "baths"], turn=6)
    events = table.turn(build(0, "baths"), build(1, "pawnshop"), build(2, "tavern"))
    left = [(event.seat, event.card) for event in only(ev.LeftoverDiscarded, events)]
    assert left == [(0, "altar"), (1, "theater"), (2, "baths")]
    assert table.state.discards == ["altar", "theater", "baths"]
    assert [city.coins for city in table.state.cities] == [3, 3, 3 + 5]
    assert (table.state.age, table.state.turn) == (2, 1)


def test_before_the_sixth_turn_nothing_is_discarded_unplayed(game: Classic) -> None:
    """Item 9."""
    table = three(game, [], [], [], turn=5)
    assert only(ev.LeftoverDiscarded, table.turn()) == []
    assert [len(city.hand) for city in table.state.cities] == [2, 2, 2]


# --- item 10: the order at the end of an Age --------------------------------------------------


def end_of_age(game: Classic, age: int) -> Scenario:
    """Halicarnassus is about to raise a stage with a pick, Babylon may play its last card."""
    return Scenario(
        game,
        [
            Place("halicarnassus", "B", hand=["baths", "altar"], built=["foundry"]),
            Place("babylon", "B", hand=["tavern", "pawnshop"], stages=2),
            Place("rhodes", "A", hand=["theater", "altar"]),
        ],
        age=age,
        turn=6,
        discards=["siege_workshop"],
    )


@pytest.mark.parametrize(("age", "then"), [(1, "AgeBegan"), (2, "AgeBegan"), (3, "GameEnded")])
def test_an_age_ends_with_last_card_leftovers_discard_build_and_conflict_in_this_order(
    game: Classic, age: int, then: str
) -> None:
    """Item 10."""
    table = end_of_age(game, age)
    events = table.play(stage(0, "baths"), build(1, "tavern"), sell(2, "theater"))
    assert table.state.prompts == [None, Prompt.LAST_CARD, None]
    events += table.play(sell(1, "pawnshop"))
    assert table.state.prompts == [Prompt.DISCARD_PILE, None, None]
    assert picks(table, 0) == {"siege_workshop", "theater", "pawnshop", "altar", None}
    events += table.play(pick(0, "siege_workshop"))
    order = [kind for kind in kinds(events) if kind not in ("CardChosen", "StepsDone")]
    assert order[:13] == [
        "StageBuilt",
        "CardBuilt",
        "CardSold",
        "CoinsGained",
        "LastCardAsked",
        "CardSold",
        "LeftoverDiscarded",
        "LeftoverDiscarded",
        "DiscardPileOpened",
        "CardBuilt",
        "DiscardPickEnded",
        "ConflictResolved",
        "ConflictResolved",
    ]
    assert order[13:15] == ["ConflictResolved", then]


@pytest.mark.parametrize(("age", "victory"), [(1, 1), (2, 3), (3, 5)])
def test_shields_from_the_discard_pile_count_in_the_conflict_of_that_age(
    game: Classic, age: int, victory: int
) -> None:
    """Item 10: in the third Age too."""
    table = end_of_age(game, age)
    table.play(stage(0, "baths"), build(1, "tavern"), sell(2, "theater"), sell(1, "pawnshop"))
    table.play(pick(0, "siege_workshop"))
    assert table.city(0).tokens == [victory, victory]
    assert table.city(1).tokens == table.city(2).tokens == [-1]


def test_the_described_turn_marks_the_steps_of_the_last_turn_of_an_age(game: Classic) -> None:
    agenda = game.rules.agenda
    lines = agenda.describe().splitlines()
    last = {line.split()[1] for line in lines if line.endswith("(last turn of an Age)")}
    assert last == {"ask_for_last_cards", "discard_leftovers", "resolve_conflicts"}
    assert [line.split()[1] for line in lines if line.split()[1] not in last] == [
        *agenda.opening[:-1],
        *agenda.start,
        *agenda.chosen(last_turn=False, last_age=False),
    ]
