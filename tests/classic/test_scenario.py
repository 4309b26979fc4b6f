"""Positions laid out by hand are the positions that play would lead to."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic import scenario
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Deal, Place, Scenario, build, sell, stage
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from tests.classic.offered import only

THREE = [Place("giza"), Place("rhodes"), Place("olympia")]


def test_the_examples_in_the_documentation_hold() -> None:
    assert doctest.testmod(scenario).failed == 0
    assert doctest.testmod(scenario).attempted


def test_the_first_turn_laid_out_is_the_first_turn_of_a_game(game: Classic) -> None:
    table = Scenario(game, [Place("giza", hand=["baths"]), Place("rhodes"), Place("olympia", "B")])
    wishes = (BoardWish("giza", "A"), BoardWish("rhodes", "A"), BoardWish("olympia", "B"))
    dealt = [list(city.hand) for city in table.state.cities]
    order = [card for hand in dealt for card in hand]
    begun = game.empty()
    for event in game.begin(Setup(wishes), FixedChance([(), order])):
        game.evolve(begun, event)
    for seat in range(3):
        assert game.view_for(begun, seat) == game.view_for(table.state, seat)
    assert begun == table.state


def test_a_position_laid_out_is_the_one_that_play_leads_to(game: Classic) -> None:
    """Everything that building keeps count of is there, not the cards alone."""
    played = Scenario(
        game,
        [
            Place("halicarnassus", "B", hand=["ore_vein", "baths"], built=["foundry"]),
            Place("olympia", "B", hand=["east_trading_post"], stages=1),
            Place("rhodes", "B", hand=["forest_cave"], stages=1),
        ],
    )
    played.play(build(0, "ore_vein"), build(1, "east_trading_post"), build(2, "forest_cave"))
    hands = [list(city.hand) for city in played.state.cities]
    under = [city.under_stages for city in played.state.cities]
    laid = Scenario(
        game,
        [
            Place("halicarnassus", "B", hands[0], 3, ["foundry", "ore_vein"]),
            Place("olympia", "B", hands[1], 3, ["east_trading_post"], 1, under[1]),
            Place("rhodes", "B", hands[2], 2, ["forest_cave"], 1, under[2]),
        ],
        turn=2,
    )
    assert replace(laid.state, version=0) == replace(played.state, version=0)


def test_a_stage_laid_out_has_had_its_discard_build(game: Classic) -> None:
    """Only what a stage gives for good is still there."""
    places = [
        Place("halicarnassus", "B", stages=3),
        Place("rhodes"),
        Place("olympia", "A", stages=2),
    ]
    table = Scenario(game, places, discards=["baths"], turn=2)
    assert table.city(0).powers == ()
    assert table.city(2).powers != ()
    assert only(ev.DiscardPileOpened, table.turn()) == []


def test_the_same_names_give_the_same_position(game: Classic) -> None:
    assert Scenario(game, THREE, age=2, turn=3).state == Scenario(game, THREE, age=2, turn=3).state


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_hands_are_filled_up_to_the_size_of_the_turn(game: Classic, players: int, age: int) -> None:
    places = [Place(wonder) for wonder in game.rules.catalogue.wonders[:players]]
    for turn in range(1, 7):
        table = Scenario(game, places, age=age, turn=turn)
        assert {len(city.hand) for city in table.state.cities} == {8 - turn}


def test_hands_are_filled_with_cards_for_more_players_where_cities_have_their_own(
    game: Classic,
) -> None:
    """Six hands of seven are all cards for six players, of which one stands in a city here."""
    boards = ("giza", "rhodes", "olympia", "ephesus", "babylon", "alexandria")
    places = [Place(board, built=["altar"] if board == "giza" else []) for board in boards]
    table = Scenario(game, places)
    held = Counter(card for city in table.state.cities for card in city.hand)
    assert held.total() == 42
    assert not held + Counter(["altar"]) <= Counter(game.rules.catalogue.deck(1, 6))
    assert held + Counter(["altar"]) <= Counter(game.rules.catalogue.deck(1, 7))


def test_later_deals_hold_the_cards_named(game: Classic) -> None:
    deals: dict[int, Deal] = {
        2: [["temple"], [], ["library", "school"]],
        3: [["spies_guild", "palace"], [], ["workers_guild"]],
    }
    table = Scenario(game, THREE, turn=6, deals=deals)
    while table.state.age < 3:
        table.turn()
        for age, hands in deals.items():
            if (table.state.age, table.state.turn) == (age, 1):
                for seat, hand in enumerate(hands):
                    assert set(hand) <= set(table.city(seat).hand)
                    assert len(table.city(seat).hand) == 7


def test_the_log_leads_from_the_first_position_to_the_present_one(game: Classic) -> None:
    table = Scenario(game, THREE)
    table.turn(sell(1, table.city(1).hand[3]))
    table.finish()
    state = table.start.copy()
    for event in table.log:
        game.evolve(state, event)
    assert state == table.state


def test_those_not_named_sell_once(game: Classic) -> None:
    table = Scenario(game, [Place("giza", built=["quarry"]), Place("rhodes"), Place("olympia")])
    table.play(sell(2, table.city(2).hand[1]))
    events = table.turn(stage(0, table.city(0).hand[0]))
    assert [event.seat for event in only(ev.CardChosen, events)] == [0, 1]
    assert table.state.turn == 2
    assert not any(table.state.choices)


@pytest.mark.parametrize(
    ("places", "options", "message"),
    [
        (THREE[:2], {}, "2 seats"),
        ([Place("giza"), Place("giza", "B"), Place("rhodes")], {}, "one board of each wonder"),
        ([Place("troy"), *THREE[1:]], {}, "no board 'troy' side 'A'"),
        ([Place("giza", "C"), *THREE[1:]], {}, "no board 'giza' side 'C'"),
        ([Place("giza", hand=["barn"]), *THREE[1:]], {}, "no card 'barn'"),
        ([Place("giza", built=["barn"]), *THREE[1:]], {}, "no card 'barn'"),
        ([Place("giza", stages=4), *THREE[1:]], {}, "giza A has no 4 stages but 3"),
        ([Place("giza", stages=-1), *THREE[1:]], {}, "no -1 stages"),
        ([Place("giza", coins=-1), *THREE[1:]], {}, "coins cannot be negative"),
        ([Place("giza", tokens=[2]), *THREE[1:]], {}, "tokens are worth"),
        (
            [Place("giza", built=["altar", "altar"]), *THREE[1:]],
            {},
            "two structures called 'altar'",
        ),
        (
            [Place("giza", built=["loom_age1", "loom_age2"]), *THREE[1:]],
            {},
            "two structures called 'loom'",
        ),
        ([Place("giza", hand=["mine"] * 2), *THREE[1:]], {}, "so many cards 'mine'"),
        ([Place("giza", under=["mine"]), *THREE[1:]], {}, "more cards under the wonder"),
        ([Place("giza", hand=["altar", "mine"]), *THREE[1:]], {"turn": 7}, "no turn 7"),
        ([Place("giza", hand=["altar", "mine", "loom_age1"]), *THREE[1:]], {"turn": 6}, "2 cards"),
        (THREE, {"age": 4}, "no Age 4"),
        (THREE, {"age": 0}, "no Age 0"),
        (THREE, {"discards": ["barn"]}, "no card 'barn'"),
        (THREE, {"deals": {1: [[], [], []]}}, "Age 1 is not dealt after Age 1"),
        (THREE, {"deals": {2: [[], []]}}, "needs 3 hands"),
        (THREE, {"deals": {2: [["altar"], [], []]}}, "Age 2 holds no more cards 'altar'"),
        (THREE, {"deals": {2: [["bazar"], [], []]}}, "Age 2 holds no more cards 'bazar'"),
    ],
)
def test_an_impossible_position_is_refused_by_name(
    game: Classic, places: Sequence[Place], options: Mapping[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Scenario(game, places, **options)  # type: ignore[arg-type]


def test_the_least_and_the_most_that_a_position_may_have_is_laid_out(game: Classic) -> None:
    table = Scenario(game, [Place("giza", coins=0, tokens=[-1, 1, 3, 5]), *THREE[1:]])
    assert table.city(0).coins == 0
    assert table.city(0).tokens == [-1, 1, 3, 5]


def test_an_age_may_be_dealt_card_by_card(game: Classic) -> None:
    deck = [*game.rules.catalogue.deck(3, 3), *game.rules.catalogue.guilds[:5]]
    hands = [deck[:7], deck[7:14], deck[14:]]
    table = Scenario(game, THREE, age=2, turn=6, deals={3: hands})
    table.turn()
    assert [city.hand for city in table.state.cities] == hands


def test_more_guilds_than_the_players_have_are_refused(game: Classic) -> None:
    guilds = list(game.rules.catalogue.guilds)
    with pytest.raises(ValueError, match="3 players have only 5 guilds"):
        Scenario(game, THREE, deals={3: [guilds[:3], guilds[3:6], []]})
