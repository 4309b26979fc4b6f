"""Events as JSON: what was written is read, and nothing else is taken for an event."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import DamagedEvent, Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.checks import MOST_CONFLICT_TOKENS
from sevenwonders_qt.games.architects.commands import Act, Due
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import (
    CENTRAL_SIZE,
    DECK_SIZE,
    FACE_UP,
    HIDDEN,
    TOKENS,
)
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
        with pytest.raises(DamagedEvent, match=type(event).__name__):
            ev.CODEC.decode(damaged)
    with pytest.raises(DamagedEvent, match=type(event).__name__):
        ev.CODEC.decode({**stored(event), "mood": "good"})


@pytest.mark.parametrize("field", ["act", "source", "decks", "optional", "count"])
@pytest.mark.parametrize("wrong", [None, 1.5, {}, [["x"]], "steal"])
def test_damage_inside_a_due_action_is_refused_by_name(field: str, wrong: object) -> None:
    damaged = stored(ev.ActionEarned(0, DUE))
    damaged["due"][field] = wrong
    if field == "source" and isinstance(wrong, str):
        assert ev.CODEC.decode(damaged)
        return
    with pytest.raises(DamagedEvent, match=f"ActionEarned.due.{field}"):
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
