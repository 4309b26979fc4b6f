"""The view of a seat on the Edifices: everything is open."""

from __future__ import annotations

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.edifice.catalogue import NAME, edifices_of
from sevenwonders_qt.games.edifice.commands import PayPenalty
from sevenwonders_qt.games.edifice.penalty import ways_to_pay
from sevenwonders_qt.games.edifice.state import Standing, has_pawn, projects_of


@record
class ProjectView:
    """An Edifice of the match. ``holders`` are the seats with a pawn of its Age."""

    age: int
    edifice: str
    standing: Standing
    pawns_left: int
    holders: tuple[Seat, ...]


@record
class EdificesView:
    """The part of a `PlayerView` under the name of the expansion: one project for each Age.

    Pawns, debts and rewards are among the ``pieces`` of each city's view; the price of
    participating is among the ``option_costs``.
    """

    projects: tuple[ProjectView, ...]


@record
class Threat:
    """The penalty of a seat if the project of the Age fails: it pays in one of these ways.

    Without a way to pay, it takes a debt of ``debt`` points (negative).
    """

    edifice: str
    ways: tuple[PayPenalty, ...]
    debt: int


def edifices_view(state: State, seat: Seat) -> EdificesView:
    """Return the projects as any seat may see them."""
    projects, cities = projects_of(state), state.cities
    return EdificesView(
        tuple(
            ProjectView(
                age,
                edifice,
                projects.standing[age - 1],
                projects.left[age - 1],
                tuple(s for s, city in enumerate(cities) if has_pawn(city.pieces, age)),
            )
            for age, edifice in enumerate(projects.edifices, start=1)
        )
    )


def edifices_in(view: PlayerView) -> EdificesView | None:
    """Return the Edifices of a view; None in a match without them."""
    found: EdificesView | None = view.extras.get(NAME)
    return found


def threat_to(rules: Ruleset, view: PlayerView, seat: Seat) -> Threat | None:
    """Return the threat to a seat at the end of this Age, in the current state; None if none."""
    found = edifices_in(view)
    if found is None or not view.current_age:
        return None
    project = found.projects[view.current_age - 1]
    if project.standing is not Standing.PROJECT or seat in project.holders:
        return None
    edifices = edifices_of(rules)
    edifice = edifices.edifices[project.edifice]
    ways = ways_to_pay(rules, edifice, view.cities[seat], seat)
    return Threat(edifice.id, ways, edifices.debts[view.current_age])
