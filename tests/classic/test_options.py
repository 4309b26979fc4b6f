"""What can be agreed before a match, and what each rule option changes."""

from __future__ import annotations

import json

import pytest

from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import (
    Edition,
    Options,
    options_as_json,
    options_from_json,
)
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, sell

ALL = [
    Options(),
    Options(Edition.SECOND),
    Options(copied_guild_counts=False),
    Options(sixth_coins_pay_seventh=False, one_by_one=True),
]


@pytest.mark.parametrize("options", ALL)
def test_options_come_back_from_json_as_they_were(options: Options) -> None:
    assert options_from_json(json.loads(json.dumps(options_as_json(options)))) == options


def test_what_an_older_journal_does_not_name_has_its_default() -> None:
    assert options_from_json({}) == Options()
    assert options_from_json({"edition": "second"}) == Options(Edition.SECOND)


@pytest.mark.parametrize(
    ("stored", "named"),
    [
        ({"edition": "third"}, "edition: 'third' is not one of first, second"),
        ({"edition": 2}, "edition: 2 is not"),
        ({"edition": ["first"]}, "edition: a list is not"),
        ({"copied_guild_counts": 1}, "copied_guild_counts: expected true or false, not 1"),
        ({"one_by_one": "yes"}, "one_by_one: expected true or false, not 'yes'"),
        ({"houserule": True}, "houserule: unknown field"),
    ],
)
def test_options_that_cannot_be_are_named(stored: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        options_from_json(stored)


# --- the copied guild -------------------------------------------------------------------------


def olympia_beside_shipowners(options: Options) -> int:
    places = [
        Place("olympia", "B", built=["stone_pit", "press_age1"], stages=3),
        Place("giza", built=["shipowners_guild"]),
        Place("rhodes"),
    ]
    return Scenario(Classic.of(options, 3), places, age=3, turn=6).scores(0)["guild"]


def test_a_copied_guild_may_leave_itself_out() -> None:
    assert olympia_beside_shipowners(Options()) == 3
    assert olympia_beside_shipowners(Options(copied_guild_counts=False)) == 2


# --- coins of the sixth card ------------------------------------------------------------------


def babylon(options: Options, coins: int = 0) -> Scenario:
    """Babylon may play its seventh card, which is to be paid."""
    places = [
        Place("babylon", "B", ["tavern", "timber_yard"], coins=coins, stages=2),
        Place("giza"),
        Place("rhodes"),
    ]
    return Scenario(Classic.of(options, 3), places, turn=6)


@pytest.mark.parametrize("first", [build(0, "tavern"), sell(0, "tavern")])
def test_coins_of_the_sixth_card_may_have_to_wait(first: object) -> None:
    for options, payable in ((Options(), True), (Options(sixth_coins_pay_seventh=False), False)):
        table = babylon(options)
        table.turn(first)  # type: ignore[arg-type]
        assert table.state.prompts[0] == Prompt.LAST_CARD
        assert (build(0, "timber_yard") in table.legal(0)) is payable


def test_coins_held_before_the_sixth_card_pay_for_the_seventh_all_the_same() -> None:
    table = babylon(Options(sixth_coins_pay_seventh=False), coins=1)
    table.turn(build(0, "tavern"))
    assert table.city(0).coins == 1
    table.play(build(0, "timber_yard"))
    assert table.city(0).coins == 5


def test_coins_set_aside_come_back_before_the_next_age() -> None:
    table = babylon(Options(sixth_coins_pay_seventh=False))
    table.turn(build(0, "tavern"))
    events = table.play(sell(0, "timber_yard"))
    assert ev.CoinsTakenUp(0, 5) in events
    assert (table.city(0).coins, table.city(0).aside) == (8, 0)


def test_coins_that_neighbours_pay_in_the_sixth_turn_wait_too() -> None:
    places = [
        Place("babylon", "B", ["altar", "timber_yard"], coins=0, built=["stone_pit"], stages=2),
        Place("rhodes", hand=["baths"]),
        Place("alexandria"),
    ]
    table = Scenario(Classic.of(Options(sixth_coins_pay_seventh=False), 3), places, turn=6)
    table.turn(build(0, "altar"), build(1, "baths", to_left=2))
    assert (table.city(0).coins, table.city(0).aside) == (0, 2)


def test_nothing_is_set_aside_for_cities_without_a_seventh_card() -> None:
    table = babylon(Options(sixth_coins_pay_seventh=False))
    table.turn(build(0, "tavern"))
    assert [city.aside for city in table.state.cities] == [5, 0, 0]
