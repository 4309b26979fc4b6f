"""A turn cut into actions."""

from __future__ import annotations

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.models.shown.one_by_one import actions

BUILT = ev.CardBuilt(0, CardId("tavern"), Way.COST, 0, 0, 0)
SOLD = ev.CardSold(1, CardId("altar"), 3)
PAID = ev.CoinsGained(0, 5, CardId("tavern"))
PASSED = ev.HandsPassed(-1)
BEGAN = ev.TurnBegan(2)


def test_every_city_that_acts_is_an_action_of_its_own() -> None:
    found = list(actions([BUILT, SOLD, PAID, PASSED, BEGAN]))
    assert [action.seat for action in found] == [0, 1, 0, None]
    assert [action.events for action in found] == [(BUILT,), (SOLD,), (PAID,), (PASSED, BEGAN)]


def test_a_card_and_what_it_brings_at_once_belong_together() -> None:
    assert [action.events for action in actions([BUILT, PAID, SOLD])] == [(BUILT, PAID), (SOLD,)]


def test_nothing_is_lost_and_nothing_comes_twice() -> None:
    events = [PASSED, BUILT, SOLD, SOLD, PAID, BEGAN]
    assert [event for action in actions(events) for event in action.events] == events


def test_nothing_happened_is_no_action() -> None:
    assert list(actions([])) == []
