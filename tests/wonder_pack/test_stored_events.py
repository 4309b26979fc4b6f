"""Events of the Wonder Pack from a file: what can be folded is let in, and nothing beyond."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.events import StageBuilt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.wonder_pack import events as ev
from tests.wonder_pack.positions import table

BLUE, PINK = Colour("blue"), Colour("pink")


def test_every_event_comes_back_from_its_stored_form(game: Classic) -> None:
    for event in (ev.FirstCoinsGained(0, 4), ev.ColourSeen(0, BLUE), ev.ColourSeen(1, None)):
        stored = game.codec.encode(event)
        assert game.codec.decode(stored) == event
        for name in stored:
            with pytest.raises(Damaged):
                game.codec.decode({**stored, name: {"a": 1.5}})


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.ColourSeen(0, BLUE), True),
        (ev.ColourSeen(0, None), True),
        (ev.ColourSeen(0, PINK), False),
        (ev.ColourSeen(1, BLUE), False),
        (ev.ColourSeen(3, BLUE), False),
        (ev.FirstCoinsGained(0, 4), False),
    ],
)
def test_an_event_is_let_in_if_it_can_be_folded(game: Classic, event: Event, fits: bool) -> None:
    at = table(game, "stonehenge", "B", stages=2)
    assert game.can_follow(at.state, event) is fits


def test_coins_before_the_match_are_let_in_before_it(game: Classic) -> None:
    state = game.empty()
    state.cities = table(game, "stonehenge", "B").state.cities
    assert game.can_follow(state, ev.FirstCoinsGained(0, 4))
    assert not game.can_follow(state, ev.FirstCoinsGained(0, 0))


@pytest.mark.parametrize(("alternative", "fits"), [(0, True), (3, True), (4, False), (-1, False)])
def test_a_stage_in_any_order_is_one_of_those_that_are_left(
    game: Classic, alternative: int, fits: bool
) -> None:
    at = table(game, "great_wall", "A")
    event = StageBuilt(0, 0, at.city(0).hand[0], 0, 0, 0, alternative)
    assert game.can_follow(at.state, event) is fits
