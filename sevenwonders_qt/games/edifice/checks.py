"""Checks of stored events about Edifices that can be folded, whatever rules led to them."""

from __future__ import annotations

from collections.abc import Mapping

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.ruleset import Check, State
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import edifices_of
from sevenwonders_qt.games.edifice.state import projects_of

MOST_PAWNS = 99
MOST_DEBT = 99
"""Points below zero of one Debt token."""


def projects_lie(state: State) -> bool:
    """Return whether an Edifice of every Age was revealed."""
    return len(projects_of(state).edifices) == state.rules.shape.last_age


def _revealed(state: State, event: ev.ProjectsRevealed) -> bool:
    known = edifices_of(state.rules)
    return (
        not projects_of(state).edifices
        and len(event.edifices) == state.rules.shape.last_age
        and all(name in known.of_age(age) for age, name in enumerate(event.edifices, 1))
        and 0 <= event.pawns <= MOST_PAWNS
    )


def _joined(state: State, event: ev.ProjectJoined) -> bool:
    left = projects_of(state).left
    return 1 <= event.age <= len(left) and (event.from_box or left[event.age - 1] > 0)


def _of_an_age(state: State, event: ev.PawnGiven) -> bool:
    return 1 <= event.age <= state.rules.shape.last_age


def _of_a_project(
    state: State, event: ev.EdificeBuilt | ev.RewardGained | ev.ProjectFailed
) -> bool:
    edifices = projects_of(state).edifices
    return 1 <= event.age <= len(edifices) and edifices[event.age - 1] == event.edifice


def _rewarded(state: State, event: ev.RewardGained) -> bool:
    shape = state.rules.shape
    won = {*event.tokens} <= shape.victories and len(event.tokens) <= shape.last_age
    return _of_a_project(state, event) and won and event.defeats >= 0


def _asked(state: State, event: ev.PenaltyAsked) -> bool:
    return state.prompts[event.seat] is None


def _paid(state: State, event: ev.PenaltyPaid) -> bool:
    return 1 <= event.age <= state.rules.shape.last_age and event.coins >= 0


def _in_debt(state: State, event: ev.DebtTaken) -> bool:
    return 1 <= event.age <= state.rules.shape.last_age and -MOST_DEBT <= event.points <= 0


CHECKS: Mapping[type[Event], Check] = {
    ev.ProjectsRevealed: _revealed,
    ev.ProjectJoined: _joined,
    ev.PawnGiven: _of_an_age,
    ev.EdificeBuilt: _of_a_project,
    ev.RewardGained: _rewarded,
    ev.ProjectFailed: _of_a_project,
    ev.PenaltyAsked: _asked,
    ev.PenaltyPaid: _paid,
    ev.DebtTaken: _in_debt,
}
