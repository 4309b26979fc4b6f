"""Events of the Edifices from a file: what can be folded is let in, and nothing beyond."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.scenario import edifice_scenario
from sevenwonders_qt.games.edifice.state import projects_of

LAID = ("belvedere", "auction_house", "gold_reserves")


@pytest.fixture
def position(game: Classic) -> Scenario:
    """Nobody has participated yet: two pawns lie on each card."""
    return edifice_scenario(game, [Place("giza"), Place("rhodes"), Place("babylon")], LAID)


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.ProjectJoined(0, 0, False), False),
        (ev.ProjectJoined(0, 1, False), True),
        (ev.ProjectJoined(0, 3, False), True),
        (ev.ProjectJoined(0, 4, False), False),
        (ev.ProjectJoined(0, 4, True), False),
        (ev.PawnGiven(0, 0), False),
        (ev.PawnGiven(0, 1), True),
        (ev.PawnGiven(0, 3), True),
        (ev.PawnGiven(0, 4), False),
        (ev.EdificeBuilt(0, LAID[2]), False),
        (ev.EdificeBuilt(1, LAID[0]), True),
        (ev.EdificeBuilt(3, LAID[2]), True),
        (ev.EdificeBuilt(3, LAID[0]), False),
        (ev.EdificeBuilt(4, LAID[0]), False),
        (ev.ProjectFailed(1, LAID[0]), True),
        (ev.ProjectFailed(2, LAID[0]), False),
        (ev.RewardGained(0, 1, LAID[0], (1, 3, 5), 0), True),
        (ev.RewardGained(0, 1, LAID[0], (1, 3, 5, 5), 0), False),
        (ev.RewardGained(0, 1, LAID[0], (2,), 0), False),
        (ev.RewardGained(0, 1, LAID[0], (), -1), False),
        (ev.RewardGained(0, 2, LAID[0], (), 0), False),
        (ev.PenaltyPaid(0, 0, 2, None, ()), False),
        (ev.PenaltyPaid(0, 1, 0, None, ()), True),
        (ev.PenaltyPaid(0, 3, 2, None, ()), True),
        (ev.PenaltyPaid(0, 4, 2, None, ()), False),
        (ev.PenaltyPaid(0, 1, -1, None, ()), False),
        (ev.DebtTaken(0, 0, -1), False),
        (ev.DebtTaken(0, 1, 0), True),
        (ev.DebtTaken(0, 3, -99), True),
        (ev.DebtTaken(0, 3, -100), False),
        (ev.DebtTaken(0, 1, 1), False),
        (ev.DebtTaken(0, 4, -1), False),
    ],
)
def test_what_happens_to_a_project_fits_an_age_and_its_edifice(
    game: Classic, position: Scenario, event: Event, fits: bool
) -> None:
    assert game.can_follow(position.state, event) is fits


def test_no_pawn_comes_from_a_card_that_has_none_left(game: Classic, position: Scenario) -> None:
    projects_of(position.state).left[0] = 1
    assert game.can_follow(position.state, ev.ProjectJoined(0, 1, False))
    projects_of(position.state).left[0] = 0
    assert not game.can_follow(position.state, ev.ProjectJoined(0, 1, False))
    assert game.can_follow(position.state, ev.ProjectJoined(0, 1, True))
    assert game.can_follow(position.state, ev.ProjectJoined(0, 2, False))


@pytest.mark.parametrize(
    ("event", "fits"),
    [
        (ev.ProjectsRevealed(LAID, 0), True),
        (ev.ProjectsRevealed(LAID, 99), True),
        (ev.ProjectsRevealed(LAID, -1), False),
        (ev.ProjectsRevealed(LAID, 100), False),
        (ev.ProjectsRevealed(LAID[:2], 2), False),
        (ev.ProjectsRevealed((*LAID, LAID[0]), 2), False),
        (ev.ProjectsRevealed(LAID[::-1], 2), False),
    ],
)
def test_one_edifice_of_each_age_is_revealed(
    game: Classic, position: Scenario, event: Event, fits: bool
) -> None:
    projects = projects_of(position.state)
    assert not game.can_follow(position.state, event)  # there are some already
    projects.edifices = ()
    assert game.can_follow(position.state, event) is fits


def test_a_match_waits_while_an_edifice_of_each_age_lies(game: Classic, position: Scenario) -> None:
    assert game.can_wait(position.state)
    projects_of(position.state).edifices = LAID[:2]
    assert not game.can_wait(position.state)


def test_a_penalty_is_asked_of_who_owes_no_answer(game: Classic, position: Scenario) -> None:
    asked = ev.PenaltyAsked(0)
    assert not game.can_follow(position.state, asked)
    position.state.prompts[0] = None
    assert game.can_follow(position.state, asked)
