"""Events as JSON: what was written is read, and nothing else is taken for an event."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.checks import MOST_CONFLICT_TOKENS
from sevenwonders_qt.games.architects.commands import Act, Due, Prompt
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import (
    CENTRAL_SIZE,
    DECK_SIZE,
    FACE_UP,
    HIDDEN,
    TOKENS,
)
from sevenwonders_qt.games.architects.scenario import Scenario
from sevenwonders_qt.games.architects.setup import Setup
from tests.architects.tables import table
from tests.stored_events import ANYTHING, Stored, each_of

WOOD, COIN = CardId("wood"), CardId("coin")
DUE = Due(Act.TAKE, "urbanism", (0, 1, -1), True, 1)

EXAMPLES: tuple[Event, ...] = (
    ev.GameBegan(("giza", "rhodes"), ((WOOD, COIN), (COIN,)), (WOOD,), ("decor", "science"), 3),
    ev.TurnBegan(1, WOOD),
    ev.TurnPassed(0),
    ev.CardTaken(0, -1, WOOD, ""),
    ev.CatMoved(2),
    ev.HornsSounded(0, 2, 1),
    ev.ActionEarned(0, DUE),
    ev.ActionUsed(0, Due(Act.PROGRESS, "2", (), False, 1)),
    ev.StageBuilt(1, 2, (WOOD, WOOD), ("economy",)),
    ev.TokenTaken(1, 0, "decor", "science", (CardId("gear"), CardId("gear"))),
    ev.DeckSearched(0, 1, (WOOD, COIN), False),
    ev.CardKept(0, 1, WOOD, (COIN, WOOD)),
    ev.RestLeft(0, ("urbanism",)),
    ev.BattleFought((1, 0), (1, 0), ((CardId("red1"),), ()), 3),
    ev.GameEnded((30, 28), (0,)),
)

each_event = each_of(EXAMPLES)
stored = Stored(ev.CODEC)


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in EXAMPLES} == {*ev.EVENTS}


@each_event
def test_an_event_comes_back_as_it_was(event: Event) -> None:
    assert ev.CODEC.decode(stored(event)) == event


@each_event
def test_a_missing_field_and_one_too_many_are_refused(event: Event) -> None:
    for field in fields(event):
        damaged = stored(event)
        del damaged[field.name]
        with pytest.raises(Damaged, match=type(event).__name__):
            ev.CODEC.decode(damaged)
    with pytest.raises(Damaged, match=type(event).__name__):
        ev.CODEC.decode({**stored(event), "mood": "good"})


@pytest.mark.parametrize("field", ["act", "source", "decks", "optional", "count"])
@pytest.mark.parametrize("wrong", [None, 1.5, {}, [["x"]], "steal"])
def test_damage_inside_a_due_action_is_refused_by_name(field: str, wrong: object) -> None:
    damaged = stored(ev.ActionEarned(0, DUE))
    damaged["due"][field] = wrong
    if field == "source" and isinstance(wrong, str):
        assert ev.CODEC.decode(damaged)
        return
    with pytest.raises(Damaged, match=f"ActionEarned.due.{field}"):
        ev.CODEC.decode(damaged)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(EXAMPLES), st.data())
def test_whatever_stands_in_a_field_is_refused_or_means_just_that(
    event: Event, data: st.DataObject
) -> None:
    """No value is bent into shape: what is accepted is written back unchanged."""
    field = data.draw(st.sampled_from([field.name for field in fields(event)]))
    stored.refused_or_kept({**stored(event), field: data.draw(ANYTHING)})


class _Rumour(Event):
    """An event that no table knows."""


def test_an_event_that_the_table_does_not_know_is_shown_to_nobody(game: Architects) -> None:
    with pytest.raises(KeyError):
        game.redact(_Rumour(), 0)
    for event in EXAMPLES:
        assert type(game.redact(event, 0)) is type(event)


def test_of_each_deck_a_seat_sees_the_top_and_how_many_lie_below_it(game: Architects) -> None:
    began = game.open(game.empty(), Setup.random(3), SeededChance(1))[0]
    shown = game.redact(began, 1)
    assert isinstance(began, ev.GameBegan)
    assert isinstance(shown, ev.GameBegan)
    assert shown.decks == tuple((deck[0],) + (HIDDEN,) * (len(deck) - 1) for deck in began.decks)
    assert shown.central == (HIDDEN,) * len(began.central)


def test_a_match_begins_with_its_deal_and_the_first_turn_and_nothing_else(
    game: Architects,
) -> None:
    opened = game.open(game.empty(), Setup.random(3), SeededChance(1))
    assert game.could_begin(opened)
    assert not game.could_begin(opened[:1])
    assert not game.could_begin(opened[1:])
    assert not game.could_begin([*opened[:-1], ev.CatMoved(0)])


# --- what can be folded -----------------------------------------------------------------------

BEGUN = ev.GameBegan(("giza", "rhodes"), ((), ()), (), (), 3)


@pytest.mark.parametrize(
    ("changes", "fits"),
    [
        ({}, True),
        ({"wonders": ("giza",), "decks": ((),)}, False),
        ({"wonders": ("giza", "giza")}, False),
        ({"decks": ((WOOD,),)}, False),
        ({"decks": ((WOOD,) * DECK_SIZE, ())}, True),
        ({"decks": ((WOOD,) * (DECK_SIZE + 1), ())}, False),
        ({"central": (WOOD,) * CENTRAL_SIZE}, True),
        ({"central": (WOOD,) * (CENTRAL_SIZE + 1)}, False),
        ({"tokens": ("decor",) * TOKENS}, True),
        ({"tokens": ("decor",) * (TOKENS + 1)}, False),
        ({"conflict_tokens": 0}, False),
        ({"conflict_tokens": 1}, True),
        ({"conflict_tokens": MOST_CONFLICT_TOKENS}, True),
        ({"conflict_tokens": 100}, False),
    ],
)
def test_a_match_begins_with_what_is_in_the_box(
    game: Architects, changes: dict[str, object], fits: bool
) -> None:
    began = replace(BEGUN, **changes)  # type: ignore[arg-type]
    assert game.can_follow(game.empty(), began) is fits


LOOK = Due(Act.LOOK, "3", (0, 1), True, 5)


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.HornsSounded(0, 0, 0), True),
        (ev.HornsSounded(0, 1, 3), True),
        (ev.HornsSounded(0, -1, 3), False),
        (ev.HornsSounded(0, 0, 4), False),
        (ev.HornsSounded(0, 0, -1), False),
        (ev.ActionEarned(0, LOOK), True),
        (ev.ActionEarned(1, LOOK), False),
        (ev.ActionEarned(0, replace(LOOK, source="0")), False),
        (ev.ActionEarned(0, replace(LOOK, source="5")), True),
        (ev.ActionEarned(0, replace(LOOK, source="6")), False),
        (ev.ActionEarned(0, replace(LOOK, source="culture")), True),
        (ev.ActionEarned(0, replace(LOOK, source="agriculture")), False),
        (ev.ActionEarned(0, replace(LOOK, count=0)), False),
        (ev.ActionEarned(0, replace(LOOK, count=1)), True),
        (ev.ActionEarned(0, replace(LOOK, count=DECK_SIZE)), True),
        (ev.ActionEarned(0, replace(LOOK, count=DECK_SIZE + 1)), False),
        (ev.ActionEarned(0, replace(LOOK, decks=())), False),
        (ev.ActionEarned(0, replace(LOOK, decks=(-1,))), True),
        (ev.ActionEarned(0, replace(LOOK, decks=(-2,))), False),
        (ev.ActionEarned(0, replace(LOOK, decks=(2,))), True),
        (ev.ActionEarned(0, replace(LOOK, decks=(3,))), False),
        (ev.ActionEarned(0, Due(Act.PROGRESS, "2", (), False, 1)), True),
        (ev.ActionEarned(0, Due(Act.PROGRESS, "2", (0,), False, 1)), False),
        (ev.ActionUsed(0, LOOK), True),
        (ev.ActionUsed(1, LOOK), False),
        (ev.BattleFought((0, 1, 0), (0, 2, 0), ((), (), ()), 3), True),
        (ev.BattleFought((0, 1, 0), (0, 3, 0), ((), (), ()), 3), False),
        (ev.BattleFought((0, 1, 0), (0, -1, 0), ((), (), ()), 3), False),
        (ev.BattleFought((0, -1, 0), (0, 0, 0), ((), (), ()), 3), False),
        (ev.BattleFought((0, 1), (0, 0), ((), ()), 3), False),
        (ev.BattleFought((0, 1, 0), (0, 0, 0), ((), (CardId("red1"),), ()), 3), False),
        (ev.BattleFought((0, 1, 0), (0, 0, 0), ((), (), ()), 0), True),
        (ev.BattleFought((0, 1, 0), (0, 0, 0), ((), (), ()), 4), False),
        (ev.BattleFought((0, 1, 0), (0, 0, 0), ((), (), ()), -1), False),
        (ev.GameEnded((1, 2, 3), (2,)), True),
        (ev.GameEnded((1, 2, 3), (0, 2)), True),
        (ev.GameEnded((1, 2), (1,)), False),
        (ev.GameEnded((1, 2, 3), ()), False),
        (ev.GameEnded((1, 2, 3), (3,)), False),
        (ev.GameEnded((1, 2, 3), (2, 0)), False),
        (ev.TurnBegan(3, CardId(HIDDEN)), False),
        (ev.CatMoved(-1), False),
        (ev.CatMoved(2), True),
        (ev.CatMoved(3), False),
    ],
)
def test_what_is_folded_fits_the_table(game: Architects, event: Event, fits: bool) -> None:
    assert game.can_follow(table(players=3).state, event) is fits


GEARS = (CardId("gear"), CardId("gear"))


@pytest.mark.parametrize(
    ("place", "token", "refill", "fits"),
    [
        (0, "decor", "economy", True),
        (0, "decor", HIDDEN, False),
        (0, "politics", "economy", False),
        (2, "science", "economy", True),
        (FACE_UP, "economy", HIDDEN, True),
        (FACE_UP, "economy", "tactics", False),
        (FACE_UP, "tactics", HIDDEN, False),
        (FACE_UP + 1, HIDDEN, HIDDEN, False),
        (-1, HIDDEN, HIDDEN, True),
        (-1, "decor", HIDDEN, False),
        (-1, HIDDEN, "economy", False),
    ],
)
def test_a_stored_token_was_where_it_was_taken(
    place: int, token: str, refill: str, fits: bool
) -> None:
    tokens = ["decor", "politics", "science", "economy", "tactics"]
    at = table(cards=["gear", "gear"], tokens=tokens)
    taken = ev.TokenTaken(0, place, token, refill, GEARS)
    assert at.game.can_follow(at.state, taken) is fits
    assert not at.game.can_follow(at.state, replace(taken, seat=1))
    assert not at.game.can_follow(at.state, replace(taken, cards=(*GEARS, CardId("gear"))))


def test_where_no_token_lies_none_is_taken(game: Architects) -> None:
    state = table(cards=["gear", "gear"], tokens_left=0).state
    for place, fits in ((-1, True), (0, False), (FACE_UP, False)):
        assert game.can_follow(state, ev.TokenTaken(0, place, HIDDEN, HIDDEN, GEARS)) is fits


# --- where an event fits the turn -------------------------------------------------------------


def seen_through() -> Scenario:
    """Seat 0 has built stage 2 of Halicarnassus and looks through its deck."""
    at = table("halicarnassus", stages=[1], cards=["glass", "glass"], deck=["blue3", "wood"])
    at.take("left")
    at.build(2, "glass", "glass")
    at.look("left", "2")
    return at


def due_to_act() -> Scenario:
    """Seat 0 has taken its card and has two green ones to take a token for."""
    at = table(cards=["gear"], deck=["gear", "blue3"], central=["wood", "coin"])
    at.take("left")
    return at


def test_a_turn_begins_when_the_last_one_is_over(game: Architects) -> None:
    at = due_to_act()
    assert game.can_follow(at.state, ev.TurnBegan(1, CardId(HIDDEN)))
    assert game.can_follow(at.state, ev.TurnBegan(1, WOOD))
    assert not game.can_follow(at.state, ev.TurnBegan(1, COIN))
    assert not game.can_follow(table().state, ev.TurnBegan(1, CardId(HIDDEN)))
    assert not game.can_follow(seen_through().state, ev.TurnBegan(1, CardId(HIDDEN)))


def test_a_seat_is_passed_over_when_it_has_no_card_to_take(game: Architects) -> None:
    state = due_to_act().state
    assert not game.can_follow(state, ev.TurnPassed(1))
    for deck in state.reach[1]:
        state.decks[deck].clear()
    assert game.can_follow(state, ev.TurnPassed(1))
    assert not game.can_follow(state, ev.TurnPassed(0))
    state.prompt = Prompt.TAKE
    assert not game.can_follow(state, ev.TurnPassed(1))


def test_the_card_taken_lies_on_top_of_its_deck(game: Architects) -> None:
    at = table(deck=["wood", "coin"], right=["coin"])
    taken = ev.CardTaken(0, 0, WOOD, "")
    assert game.can_follow(at.state, taken)
    assert game.can_follow(at.state, replace(taken, source="urbanism"))
    for wrong in ({"seat": 1}, {"card": COIN}, {"source": "wood"}, {"deck": 1}, {"deck": 3}):
        assert not game.can_follow(at.state, replace(taken, **wrong)), wrong
    looking = seen_through().state
    top = looking.decks[1][-1]
    assert not game.can_follow(looking, ev.CardTaken(0, 1, top, ""))


def test_a_stage_is_built_from_below_with_what_its_city_has(game: Architects) -> None:
    at = table(cards=["wood", "stone"], stages=[1], has=["economy"])
    built = ev.StageBuilt(0, 2, (WOOD,), ("economy",))
    assert game.can_follow(at.state, built)
    assert game.can_follow(at.state, replace(built, tokens=()))
    for wrong in ({"seat": 1}, {"stage": 3}, {"cards": (COIN,)}, {"tokens": ("decor",)}):
        assert not game.can_follow(at.state, replace(built, **wrong)), wrong


def test_a_deck_is_looked_through_from_its_top_by_who_plays(game: Architects) -> None:
    at = table(deck=["wood", "coin", "wood"])
    searched = ev.DeckSearched(0, 0, (WOOD, COIN), False)
    assert game.can_follow(at.state, searched)
    for wrong in ({"seat": 1}, {"cards": (COIN, WOOD)}, {"cards": ()}, {"deck": 3}):
        assert not game.can_follow(at.state, replace(searched, **wrong)), wrong
    looking = seen_through().state
    top = looking.decks[1][-1]
    assert not game.can_follow(looking, ev.DeckSearched(0, 1, (top,), False))


def test_what_is_left_of_a_turn_came_from_known_things_and_is_of_who_plays(
    game: Architects,
) -> None:
    state = due_to_act().state
    assert game.can_follow(state, ev.RestLeft(0, ("urbanism", "1", "5")))
    assert not game.can_follow(state, ev.RestLeft(1, ("urbanism",)))
    assert not game.can_follow(state, ev.RestLeft(0, ("urbanism", "0")))


def test_nothing_follows_the_end(game: Architects) -> None:
    state = due_to_act().state
    end = ev.GameEnded((1, 2, 3), (2,))
    game.evolve(state, end)
    assert not game.can_follow(state, end)
    assert not game.can_follow(state, ev.CatMoved(0))


# --- what a match can wait for ----------------------------------------------------------------


def test_a_match_waits_for_a_card_that_can_be_taken(game: Architects) -> None:
    state = table().state
    assert game.can_wait(state)
    state.searched = seen_through().state.searched
    assert not game.can_wait(state)
    state.searched = None
    for deck in state.reach[state.active]:
        state.decks[deck].clear()
    assert not game.can_wait(state)


def test_a_match_waits_for_a_card_to_keep_while_one_looks_at_some(game: Architects) -> None:
    state = seen_through().state
    assert state.prompt is Prompt.KEEP
    assert game.can_wait(state)
    state.searched = None
    assert not game.can_wait(state)


def test_a_match_waits_for_an_action_while_there_is_one(game: Architects) -> None:
    state = due_to_act().state
    assert state.prompt is Prompt.ACT
    assert game.can_wait(state)
    looking, idle = state.copy(), table().state
    looking.searched = seen_through().state.searched
    idle.prompt = Prompt.ACT
    assert not game.can_wait(looking)
    assert not game.can_wait(idle)


def test_a_match_that_is_over_waits_for_nothing_more(game: Architects) -> None:
    state = table().state
    for deck in state.decks:
        deck.clear()
    assert not game.can_wait(state)
    state.result = ev.GameEnded((1, 2, 3), (2,))
    assert game.can_wait(state)


def test_a_match_has_no_more_turns_and_victories_than_any_game(game: Architects) -> None:
    for turn, victories, fits in ((1, 0, True), (0, 0, False), (1, 999, True), (1, 1000, False)):
        state = table().state
        state.turn, state.cities[1].victories = turn, victories
        assert game.can_wait(state) is fits, (turn, victories)
