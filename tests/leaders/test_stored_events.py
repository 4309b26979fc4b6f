"""Events of the Leaders from a file: what can be folded is let in, and nothing beyond."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.events import BANK, CardChosen
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.module import leaders_of
from sevenwonders_qt.games.leaders.state import Hands, hands_of
from tests.leaders.positions import OTHERS, Before

PLATO, CAESAR, SAPPHO = CardId("plato"), CardId("caesar"), CardId("sappho")
CHOICE = CardChosen(0, PLATO, Use.STAGE, Way.COST, 0, 2, 0, 0, "", ((BANK, 1),))
EXAMPLES: tuple[Event, ...] = (
    ev.LeadersDealt(((PLATO,), (CAESAR,), ()), (SAPPHO,)),
    ev.CoinsReturned(2, 3),
    ev.DraftAsked(),
    ev.LeaderKept(0, PLATO),
    ev.KeptTakenBack(0),
    ev.LeadersPassed(),
    ev.RowLaid((PLATO, CAESAR)),
    ev.TurnToTake(0),
    ev.LeaderTaken(0, PLATO, None),
    ev.DraftEnded(),
    ev.LeadersAsked(1),
    ev.LeaderChosen(0, CHOICE),
    ev.LeaderTakenBack(0),
    ev.LeaderRecruited(0, PLATO, 1, 4, True),
    ev.TokenGained(0, PLATO, 3),
    ev.DefeatsDropped(0, PLATO, 2),
    ev.VictoriesDemanded(0, PLATO),
    ev.VictoryAsked(0),
    ev.VictoryLost(0, 1),
    ev.LeadersDrawn(0, (PLATO,)),
    ev.BurialAsked(0),
    ev.LeaderBuried(0, None, 0),
    ev.CopyAsked(0),
    ev.LeaderCopied(0, PLATO, 1),
    ev.RecruitAsked(0),
    ev.RecruitPassed(0),
    ev.LeadersLeft(0, (PLATO,)),
)


def test_every_event_comes_back_from_its_stored_form(game: Classic) -> None:
    assert {type(event) for event in EXAMPLES} == {*ev.EVENTS}
    for event in EXAMPLES:
        stored = game.codec.encode(event)
        assert game.codec.decode(stored) == event
        for field in fields(event):  # type: ignore[arg-type]
            with pytest.raises(Damaged):
                game.codec.decode({**stored, field.name: {"a": 1.5}})
            with pytest.raises(Damaged):
                game.codec.decode({k: v for k, v in stored.items() if k != field.name} | {"x": 1})


@pytest.fixture
def before(game: Classic) -> Before:
    """Before Age II: the first seat has two leaders, and can raise a stage."""
    places = [Place("giza", coins=3, built=["stone_pit"]), *OTHERS]
    return Before(game, 2, places, {0: ["plato", "caesar"]})


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.LeaderChosen(0, CHOICE), True),
        (ev.LeaderChosen(1, CHOICE), False),
        (ev.LeaderChosen(0, replace(CHOICE, seat=1)), False),
        (ev.LeaderChosen(0, replace(CHOICE, card=SAPPHO)), False),
        (ev.LeaderChosen(0, replace(CHOICE, way=Way.CHAIN)), False),
        (ev.LeaderChosen(0, replace(CHOICE, to_left=-1)), False),
        (ev.LeaderChosen(0, replace(CHOICE, alternative=1)), False),
        (ev.LeaderChosen(0, replace(CHOICE, option="join")), False),
        (ev.LeaderChosen(0, replace(CHOICE, to_others=((0, 1),))), False),
        (ev.LeaderChosen(0, replace(CHOICE, to_others=((1, 1), (1, 1)))), False),
        (ev.LeaderChosen(0, replace(CHOICE, use=Use.BUILD, alternative=1)), False),
        (ev.LeaderRecruited(0, PLATO, 2, 4), True),
        (ev.LeaderRecruited(0, PLATO, 0, 4), False),
        (ev.LeaderRecruited(0, PLATO, 4, 4), False),
        (ev.LeaderRecruited(0, PLATO, 2, -1), False),
        (ev.LeaderRecruited(0, CardId("louis"), 2, 4), False),
        (ev.LeaderRecruited(3, PLATO, 2, 4), False),
        (ev.LeadersAsked(3), False),
        (ev.LeaderKept(0, PLATO), False),
        (ev.KeptTakenBack(0), False),
        (ev.LeaderTakenBack(0), False),
        (ev.LeadersPassed(), False),
        (ev.RowLaid((PLATO,)), False),
        (ev.TurnToTake(0), False),
        (ev.LeaderTaken(0, PLATO, None), False),
        (ev.DraftEnded(), False),
        (ev.DraftAsked(), False),
        (ev.CoinsReturned(0, 3), True),
        (ev.CoinsReturned(0, 4), False),
        (ev.TokenGained(0, PLATO, 3), True),
        (ev.TokenGained(0, PLATO, 2), False),
        (ev.DefeatsDropped(0, PLATO, -1), False),
        (ev.VictoriesDemanded(0, CardId("louis")), False),
        (ev.VictoryAsked(0), False),
        (ev.BurialAsked(0), False),
        (ev.CopyAsked(0), False),
        (ev.RecruitAsked(0), False),
        (ev.VictoryLost(0, 1), True),
        (ev.VictoryLost(0, -1), False),
        (ev.LeaderBuried(0, PLATO, 8), True),
        (ev.LeaderBuried(0, None, 0), True),
        (ev.LeaderBuried(0, PLATO, 100), False),
        (ev.LeaderBuried(0, PLATO, -1), False),
        (ev.LeaderBuried(0, CardId("louis"), 2), False),
        (ev.LeaderCopied(0, PLATO, 2), True),
        (ev.LeaderCopied(0, PLATO, 3), False),
        (ev.LeaderCopied(0, CardId("louis"), 2), False),
    ],
)
def test_an_event_is_let_in_if_it_can_be_folded(
    game: Classic, before: Before, event: Event, fits: bool
) -> None:
    assert game.can_follow(before.state, event) is fits


def test_leaders_are_dealt_once_from_the_pile_of_the_match(game: Classic, before: Before) -> None:
    pile = leaders_of(game.rules).pile
    hands = (pile[:4], pile[4:8], pile[8:12])
    dealt = ev.LeadersDealt(hands, pile[12:])
    assert not game.can_follow(before.state, dealt)
    before.state.extras["leaders"] = Hands()
    assert game.can_follow(before.state, dealt)
    for wrong in (
        ev.LeadersDealt(hands[:2], pile[12:]),
        ev.LeadersDealt((*hands[:2], hands[0]), pile[12:]),
        ev.LeadersDealt(hands, pile[11:]),
        ev.LeadersDealt(hands, (CardId("darius"),)),
    ):
        assert not game.can_follow(before.state, wrong)


def test_a_match_waits_with_the_leaders_that_it_asks_about(game: Classic, before: Before) -> None:
    assert game.can_wait(before.state)
    wrongs = [before.state.copy() for _ in range(4)]
    hands_of(wrongs[0]).choices[0] = CHOICE  # it is asked and has chosen
    wrongs[1].prompts[1] = None
    hands_of(wrongs[1]).choices[1] = CHOICE  # another seat's leader
    wrongs[2].coming = 3
    hands_of(wrongs[3]).picked[2] = SAPPHO
    for wrong in wrongs:
        assert not game.can_wait(wrong)
    before.state.prompts[0] = None
    hands_of(before.state).choices[0] = replace(CHOICE, to_left=4)
    assert not game.can_wait(before.state)
    hands_of(before.state).choices[0] = replace(CHOICE, to_left=2)
    assert game.can_wait(before.state)
    assert before.state.prompts[1] == LeaderPrompt.USE
