"""Events as JSON: what was written is read, and nothing else is taken for an event."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.checks import (
    MOST_COINS,
    MOST_TOKENS,
    can_follow,
    can_wait,
)
from sevenwonders_qt.games.classic.commands import Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import BuildFromDiscard
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.setup import Setup
from tests.stored_events import ANYTHING, Stored, each_of

CARD = CardId("altar")
FAR = ((2, 1),)
"""Coins for a seat farther away."""

EXAMPLES: tuple[Event, ...] = (
    ev.GameBegan((ev.BoardDealt("giza", "A"), ev.BoardDealt("rhodes", "B")), 3),
    ev.StepsDone(("pass_on",)),
    ev.AgeBegan(1, ((CARD, CardId("baths")), (CARD,))),
    ev.TurnBegan(1),
    ev.CardChosen(0, CARD, Use.STAGE, Way.COST, 0, 2, 0, 1, "join", FAR),
    ev.ChoiceTakenBack(2),
    ev.CardBuilt(0, CARD, Way.CHAIN, 0, 0, 0, FAR),
    ev.StageBuilt(1, 0, CARD, 0, 1, 2, 1, FAR),
    ev.CardSold(0, CARD, 3, FAR),
    ev.CoinsGained(0, 5, CARD),
    ev.HandsPassed(-1),
    ev.LastCardAsked(0),
    ev.LeftoverDiscarded(0, CARD),
    ev.DiscardPileOpened(0),
    ev.DiscardPickEnded(0, True),
    ev.ConflictResolved(0, 1, 3, 3, None, 5, 2),
    ev.ConflictResolved(0, 1, 3, 2, 0, 5, 0),
    ev.GameEnded((50, 40, 50), (0, 2)),
    ev.PileDrawn(1, CARD),
    ev.HandsSwapped(),
    ev.CoinsSetAside(2, 3),
    ev.CoinsTakenUp(2, 3),
)

each_event = each_of(EXAMPLES)
stored = Stored(ev.CODEC)

WRONG: tuple[object, ...] = (
    None,
    True,
    1.0,
    7,
    "",
    "?",
    [],
    [[]],
    [7],
    [None],
    {},
    {"a": 1},
)


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in EXAMPLES} == {*ev.EVENTS}


@each_event
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    assert ev.CODEC.decode(stored(event)) == event


@each_event
def test_an_event_is_stored_under_its_name_with_its_fields(event: Event) -> None:
    assert set(stored(event)) == {"event", *(field.name for field in fields(event))}
    assert stored(event)["event"] == type(event).__name__


@pytest.mark.parametrize(
    "foreign",
    [
        None,
        [],
        "TurnBegan",
        7,
        {},
        {"turn": 1},
        {"event": None, "turn": 1},
        {"event": ["TurnBegan"], "turn": 1},
        {"event": "CardEaten", "seat": 0},
        {"event": "Event"},
        {"event": "BoardDealt", "wonder": "giza", "side": "A"},
        {"event": "turnbegan", "turn": 1},
    ],
)
def test_what_no_game_writes_is_refused(foreign: object) -> None:
    with pytest.raises(Damaged):
        ev.CODEC.decode(foreign)


def test_a_codec_knows_its_own_events_only() -> None:
    codec = EventCodec([ev.TurnBegan])
    assert codec.decode({"event": "TurnBegan", "turn": 2}) == ev.TurnBegan(2)
    with pytest.raises(Damaged, match="unknown event 'HandsPassed'"):
        codec.decode(stored(ev.HandsPassed(1)))


@each_event
def test_a_missing_field_is_refused(event: Event) -> None:
    for field in fields(event):
        if field.default is not MISSING:
            continue
        damaged = stored(event)
        del damaged[field.name]
        with pytest.raises(Damaged, match=type(event).__name__):
            ev.CODEC.decode(damaged)


def test_a_field_at_its_default_is_not_written() -> None:
    """So that an event that has grown a field is stored as before where the field says nothing."""
    plain = ev.CardChosen(0, CARD, Use.BUILD, Way.COST, 0, 2, 0)
    assert not {"alternative", "option"} & {*stored(plain)}
    assert ev.CODEC.decode(stored(plain)) == plain
    with pytest.raises(Damaged, match=r"CardChosen\.option"):
        ev.CODEC.decode({**stored(plain), "option": ""})


@each_event
def test_a_field_too_many_is_refused(event: Event) -> None:
    with pytest.raises(Damaged, match=type(event).__name__):
        ev.CODEC.decode({**stored(event), "mood": "good"})


@each_event
def test_a_field_of_another_type_is_refused_by_name(event: Event) -> None:
    """A yes is no number, a number with a fraction no whole one, a text no list of texts."""
    for field in fields(event):
        value = stored(event)[field.name]
        for wrong in WRONG:
            if could_be(type(event), field.name, value, wrong):
                continue
            with pytest.raises(Damaged, match=f"{type(event).__name__}.{field.name}"):
                ev.CODEC.decode({**stored(event), field.name: wrong})


def could_be(kind: type[Event], field: str, value: object, wrong: object) -> bool:
    """Whether the value is one that the field may hold."""
    if wrong is None or (kind is ev.ConflictResolved and field == "winner"):
        return field == "winner" and (wrong is None or type(wrong) is int)
    if isinstance(value, str) and field == "use":
        return False
    if isinstance(value, list) and isinstance(wrong, list):
        lists_of_numbers = kind is ev.GameEnded
        lists_of_lists = kind is ev.AgeBegan
        return (
            not wrong or (lists_of_numbers and wrong == [7]) or (lists_of_lists and wrong == [[]])
        )
    return type(value) is type(wrong)


@pytest.mark.parametrize(
    ("event", "field", "wrong"),
    [
        (EXAMPLES[0], "boards", [{"wonder": "giza"}]),
        (EXAMPLES[0], "boards", [{"wonder": "giza", "side": 1}]),
        (EXAMPLES[0], "boards", [{"wonder": "giza", "side": "A", "colour": "red"}]),
        (EXAMPLES[0], "boards", ["giza A"]),
        (EXAMPLES[2], "hands", [["altar"], "baths"]),
        (EXAMPLES[2], "hands", [["altar"], ["baths", 3]]),
        (EXAMPLES[4], "use", "burn"),
        (EXAMPLES[4], "way", 3),
        (EXAMPLES[16], "winner", "0"),
        (EXAMPLES[17], "winners", [0, "2"]),
    ],
)
def test_damage_deep_inside_an_event_is_refused_by_name(
    event: Event, field: str, wrong: object
) -> None:
    with pytest.raises(Damaged, match=f"{type(event).__name__}.{field}"):
        ev.CODEC.decode({**stored(event), field: wrong})


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.sampled_from([event for event in EXAMPLES if fields(event)]), st.data())
def test_whatever_stands_in_a_field_is_refused_or_means_just_that(
    event: Event, data: st.DataObject
) -> None:
    """No value is bent into shape: what is accepted is written back unchanged."""
    field = data.draw(st.sampled_from([field.name for field in fields(event)]))
    stored.refused_or_kept({**stored(event), field: data.draw(ANYTHING)})


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(ANYTHING)
def test_anything_that_is_no_event_is_refused(value: object) -> None:
    with pytest.raises(Damaged):
        ev.CODEC.decode(value)


@pytest.mark.parametrize(
    ("paid", "fits"),
    [
        ((), True),
        ((ev.BANK, 1, 2), True),
        ((1, 1), False),
        ((0,), False),
        ((3,), False),
    ],
)
def test_who_is_paid_for_a_sale_is_the_bank_or_another_city_each_once(
    paid: tuple[Seat, ...], fits: bool
) -> None:
    table = Scenario(Classic.first_edition(), [Place("giza"), Place("rhodes"), Place("olympia")])
    sold = ev.CardSold(0, CARD, 3, tuple((receiver, 1) for receiver in paid))
    assert can_follow(table.state, sold) is fits


@pytest.mark.parametrize(
    "of",
    [
        lambda coins: ev.CardSold(0, CARD, coins),
        lambda coins: ev.CoinsGained(0, coins, CardId("tavern")),
        lambda coins: ev.CoinsSetAside(0, coins),
        lambda coins: ev.CoinsTakenUp(0, coins),
    ],
)
def test_coins_of_a_stored_event_may_be_none_but_not_fewer(of: Callable[[int], Event]) -> None:
    table = Scenario(Classic.first_edition(), [Place("giza"), Place("rhodes"), Place("olympia")])
    assert can_follow(table.state, of(0))
    assert not can_follow(table.state, of(-1))


def test_no_turn_and_no_age_begins_while_a_card_is_awaited_or_laid_down() -> None:
    game = Classic.first_edition()
    state = Scenario(game, [Place("giza"), Place("rhodes"), Place("olympia")]).state
    hands = tuple(tuple(city.hand) for city in state.cities)
    begun = (ev.TurnBegan(state.turn + 1), ev.AgeBegan(state.age + 1, hands))
    assert any(state.prompts)
    assert not any(state.choices)
    assert not any(can_follow(state, event) for event in begun)
    for seat, hand in enumerate(hands):
        game.evolve(state, ev.CardChosen(seat, hand[0], Use.SELL, Way.COST, 0, 0, 0))
    assert not any(state.prompts)
    assert not any(can_follow(state, event) for event in begun)


@pytest.mark.parametrize(
    ("winners", "fits"),
    [((1,), True), ((0, 1, 2), True), ((), False), ((3,), False), ((1, 0), False)],
)
def test_a_match_is_won_by_one_or_several_of_its_players(
    winners: tuple[Seat, ...], fits: bool
) -> None:
    state = Scenario(
        Classic.first_edition(), [Place("giza"), Place("rhodes"), Place("olympia")]
    ).state
    ended = ev.GameEnded((40, 40, 40), winners)
    assert not can_follow(state, ended)
    state.prompts = [None, None, None]
    assert can_follow(state, ended) is fits


def test_a_text_is_no_longer_than_any_name() -> None:
    assert ev.CODEC.decode(stored(ev.StepsDone(("x" * 100,)))) == ev.StepsDone(("x" * 100,))
    with pytest.raises(Damaged, match="the text is too long"):
        ev.CODEC.decode(stored(ev.StepsDone(("x" * 101,))))


def test_a_payment_names_each_receiver_with_what_it_gets() -> None:
    paid = ev.CardBuilt(0, CARD, Way.COST, to_bank=3, to_left=1, to_right=2, to_others=((2, 4),))
    assert ev.payment(paid, 5) == ((4, 1), (1, 2), (ev.BANK, 3), (2, 4))
    assert ev.paid(paid) == 1 + 2 + 3 + 4
    last = ev.CardBuilt(4, CARD, Way.COST, to_bank=0, to_left=1, to_right=2)
    assert ev.payment(last, 5) == ((3, 1), (0, 2))
    assert ev.paid(ev.CardSold(0, CARD, 3, paid=((1, 2), (ev.BANK, 1)))) == 3


def test_a_match_begins_with_its_boards() -> None:
    opened = GAME.open(GAME.empty(), Setup.random(3), SeededChance(1))
    assert GAME.could_begin(opened)
    assert not GAME.could_begin(opened[1:])


# --- where an event fits the turn -------------------------------------------------------------

GAME = Classic.first_edition()


def position(**rest: Any) -> Scenario:
    """Seat 0 has Giza, where the baths and the loom stand; all are asked for the third card."""
    own = Place("giza", built=["baths", "loom_age1"], hand=["altar", "theater"], coins=3)
    return Scenario(GAME, [own, Place("rhodes"), Place("halicarnassus")], turn=3, **rest)


def asked_nothing(**rest: Any) -> State:
    state = position(**rest).state
    state.prompts = [None, None, None]
    return state


ALTAR, THEATER, BATHS = CardId("altar"), CardId("theater"), CardId("baths")
CHOSEN = ev.CardChosen(0, ALTAR, Use.BUILD, Way.COST, 0, 0, 0)


@pytest.mark.parametrize(
    ("changes", "fits"),
    [
        ({}, True),
        ({"seat": 3}, False),
        ({"seat": -1}, False),
        ({"to_bank": -1}, False),
        ({"card": BATHS}, False),  # it stands there
        ({"way": Way.CHAIN}, True),
        ({"way": Way.DISCARD}, False),
        ({"alternative": 1}, False),
        ({"to_others": ((1, 1),)}, True),
        ({"to_others": ((1, 0),)}, True),
        ({"to_others": ((1, -1),)}, False),
        ({"to_others": ((0, 1),)}, False),
        ({"use": Use.SELL}, True),
        ({"use": Use.SELL, "way": Way.CHAIN}, False),
        ({"use": Use.SELL, "alternative": 1}, False),
        ({"use": Use.STAGE}, True),
        ({"use": Use.STAGE, "alternative": 1}, False),
        ({"use": Use.STAGE, "alternative": -1}, False),
    ],
)
def test_a_card_is_chosen_for_what_can_be_done_with_it(changes: dict[str, Any], fits: bool) -> None:
    assert can_follow(position().state, replace(CHOSEN, **changes)) is fits
    assert not can_follow(asked_nothing(), replace(CHOSEN, **changes))


def test_a_wonder_has_no_stage_after_its_last() -> None:
    board = GAME.rules.catalogue.boards["giza", "A"]
    for stages in (len(board.stages) - 1, len(board.stages)):
        giza = Place("giza", stages=stages)
        state = Scenario(GAME, [giza, Place("rhodes"), Place("olympia")]).state
        fits = stages < len(board.stages)
        assert can_follow(state, replace(CHOSEN, use=Use.STAGE)) is fits
        assert can_follow(state, ev.StageBuilt(0, stages, ALTAR, 0, 0, 0, 0)) is fits
        assert not can_follow(state, ev.StageBuilt(0, stages + 1, ALTAR, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.CardBuilt(0, ALTAR, Way.COST, 0, 0, 0), True),
        (ev.CardBuilt(0, BATHS, Way.COST, 0, 0, 0), False),
        (ev.CardBuilt(0, ALTAR, Way("by magic"), 0, 0, 0), False),
        (ev.HandsPassed(1), True),
        (ev.HandsPassed(-1), True),
        (ev.HandsPassed(0), False),
        (ev.HandsPassed(2), False),
        (ev.CoinsGained(0, 1, BATHS), True),
        (ev.CoinsGained(0, 1, CardId(ev.HIDDEN)), True),
        (ev.CoinsGained(0, 1, CardId("treasure")), False),
        (ev.ConflictResolved(0, 1, 2, 1, 0, 1), True),
        (ev.ConflictResolved(2, 0, 2, 2, None, 5), True),
        (ev.ConflictResolved(0, 2, 2, 1, 0, 1), False),
        (ev.ConflictResolved(3, 1, 2, 1, 1, 1), False),
        (ev.ConflictResolved(-1, 0, 2, 1, 0, 1), False),
        (ev.ConflictResolved(0, 1, 2, 1, 2, 1), False),
        (ev.ConflictResolved(0, 1, 0, 0, None, 1), True),
        (ev.ConflictResolved(0, 1, 0, -1, 0, 1), False),
        (ev.ConflictResolved(0, 1, 2, 1, 0, 2), False),
        (ev.ConflictResolved(0, 1, 2, 1, 0, 1, 2), True),
        (ev.ConflictResolved(0, 1, 2, 1, 0, 1, 3), False),
        (ev.ConflictResolved(0, 1, 2, 1, 0, 1, -1), False),
        (ev.GameBegan((ev.BoardDealt("giza", "A"),) * 3, 3), False),  # it has begun
        (ev.GameEnded((1, 2), (1,)), False),
        (ev.GameEnded((1, 2, 3), (2,)), True),
    ],
)
def test_what_is_folded_fits_the_table(event: Event, fits: bool) -> None:
    assert can_follow(asked_nothing(), event) is fits


@pytest.mark.parametrize(
    ("wonders", "coins", "fits"),
    [
        (("giza", "rhodes", "olympia"), 3, True),
        (("giza", "rhodes", "olympia"), 0, True),
        (("giza", "rhodes", "olympia"), -1, False),
        (("giza", "rhodes", "olympia"), MOST_COINS, True),
        (("giza", "rhodes", "olympia"), MOST_COINS + 1, False),
        (("giza", "rhodes", "giza"), 3, False),
        (("giza", "rhodes"), 3, False),
    ],
)
def test_a_match_begins_with_different_wonders_for_three_to_seven(
    wonders: tuple[str, ...], coins: int, fits: bool
) -> None:
    began = ev.GameBegan(tuple(ev.BoardDealt(wonder, "A") for wonder in wonders), coins)
    assert can_follow(GAME.empty(), began) is fits


def test_ages_and_turns_follow_each_other() -> None:
    hands = ((CARD,) * 7,) * 3
    state = asked_nothing(age=2)
    for age, turn in ((1, 3), (2, 3), (3, 4), (4, 5)):
        assert can_follow(state, ev.AgeBegan(age, hands)) is (age == 3)
        assert can_follow(state, ev.TurnBegan(turn)) is (turn == 4)
    assert not can_follow(state, ev.AgeBegan(3, ((CARD,) * 7, (CARD,) * 7, (CARD,) * 6)))
    state.age, state.turn = 3, 6
    assert not can_follow(state, ev.AgeBegan(4, hands))
    assert not can_follow(state, ev.TurnBegan(7))


def test_steps_are_done_in_their_order() -> None:
    state = asked_nothing()
    state.agenda = ("play_cards", "pass_on")
    for still, fits in (
        (("play_cards", "pass_on"), True),
        (("pass_on",), True),
        (("play_cards",), False),
        ((), False),
    ):
        assert can_follow(state, ev.StepsDone(still)) is fits
    state.agenda = ()
    assert not can_follow(state, ev.StepsDone(()))


def test_a_choice_is_taken_back_that_was_made_before_the_last_seat_has_chosen() -> None:
    state = position().state
    assert not can_follow(state, ev.ChoiceTakenBack(0))
    GAME.evolve(state, CHOSEN)
    assert can_follow(state, ev.ChoiceTakenBack(0))
    assert not can_follow(state, ev.ChoiceTakenBack(1))
    state.prompts = [None, None, None]
    assert not can_follow(state, ev.ChoiceTakenBack(0))


def test_the_last_card_and_the_discards_are_asked_of_cities_with_their_power() -> None:
    state = asked_nothing()
    assert can_follow(state, ev.LastCardAsked(0))
    asked, empty = state.copy(), state.copy()
    asked.prompts[0] = Prompt.LAST_CARD
    empty.cities[0].hand.clear()
    assert not can_follow(asked, ev.LastCardAsked(0))
    assert not can_follow(empty, ev.LastCardAsked(0))
    opened = ev.DiscardPileOpened(2)
    assert not can_follow(state, opened)
    state.cities[2].powers = (BuildFromDiscard(),)
    assert can_follow(state, opened)
    assert not can_follow(asked, opened)
    state.prompts[0] = Prompt.CARD
    assert not can_follow(state, opened)


def test_nothing_follows_the_end() -> None:
    state = asked_nothing()
    GAME.evolve(state, ev.GameEnded((1, 2, 3), (2,)))
    assert not can_follow(state, ev.HandsPassed(1))


# --- what a match can wait for ----------------------------------------------------------------


def changed(**values: Any) -> State:
    state = position().state
    for name, value in values.items():
        setattr(state, name, value)
    return state


def with_city(**values: Any) -> State:
    state = position().state
    for name, value in values.items():
        setattr(state.cities[1], name, value)
    return state


def test_a_match_waits_within_its_ages_and_turns() -> None:
    assert can_wait(position().state)
    for wrong in ({"age": -1}, {"age": 4}, {"turn": 0}, {"turn": -1}, {"turn": 7}):
        assert not can_wait(changed(**wrong)), wrong


def test_a_city_holds_no_more_than_any_game_brings() -> None:
    for right in ({"coins": 0}, {"coins": MOST_COINS}, {"tokens": [1] * MOST_TOKENS}):
        assert can_wait(with_city(**right)), right
    for wrong in (
        {"coins": -1},
        {"coins": MOST_COINS + 1},
        {"aside": -1},
        {"aside": MOST_COINS + 1},
        {"tokens": [1] * (MOST_TOKENS + 1)},
    ):
        assert not can_wait(with_city(**wrong)), wrong


def test_a_turn_waits_for_those_who_have_not_chosen() -> None:
    chosen = position().state
    GAME.evolve(chosen, CHOSEN)
    assert can_wait(chosen)
    asked_again, nobody, elsewhere = chosen.copy(), chosen.copy(), chosen.copy()
    asked_again.prompts[0] = Prompt.CARD
    nobody.prompts[1] = None
    elsewhere.agenda = ("pass_on",)
    for wrong in (asked_again, nobody, elsewhere, with_city(hand=[ALTAR])):
        assert not can_wait(wrong)


@pytest.mark.parametrize("wrong", [{"card": BATHS}, {"to_bank": 4}])
def test_what_was_chosen_is_in_the_hand_and_can_be_paid(wrong: dict[str, Any]) -> None:
    state = position().state
    GAME.evolve(state, CHOSEN)
    assert state.choices[0] is not None
    state.choices[0] = replace(state.choices[0], **wrong)
    assert not can_wait(state)


def test_a_match_that_is_over_has_had_a_turn() -> None:
    over = asked_nothing()
    over.result = ev.GameEnded((1, 2, 3), (2,))
    assert can_wait(over)
    over.turn = 0
    assert not can_wait(over)


def test_nothing_is_waited_for_before_the_first_turn() -> None:
    state = asked_nothing()
    state.turn = 0
    assert not can_wait(state)
