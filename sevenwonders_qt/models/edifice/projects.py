"""The Edifices of a match as the table shows them, worked out from the view of one seat."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.edifice.catalogue import NAME, Penalty, edifices_of
from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.games.edifice.view import Threat, edifices_in, threat_to
from sevenwonders_qt.models.shown.table import Table

WARNED_FROM = 4
"""The first turn of an Age when its seat is warned of a penalty."""


@dataclass(frozen=True, slots=True)
class Project:
    """One Edifice of the match; ``holders`` are the seats with a pawn of its Age."""

    id: str
    age: int
    cost: Cost
    reward: tuple[Effect, ...]
    penalty: Penalty
    standing: Standing
    pawns: int
    pawns_left: int
    holders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Projects:
    """The three projects, first Age first, and what they mean for the seat that looks.

    ``threat`` is what the seat loses if the project of the Age fails;
    ``warned`` says that the Age is near its end.
    """

    projects: tuple[Project, ...]
    threat: Threat | None
    warned: bool

    def of_age(self, age: int) -> Project | None:
        """Return the project of an Age; None before the first one."""
        return self.projects[age - 1] if age else None

    def find(self, edifice: str) -> Project | None:
        """Return the project of that id."""
        return next((project for project in self.projects if project.id == edifice), None)


def edifices_for(rules: Ruleset, view: PlayerView) -> Projects | None:
    """Return the Edifices as the seat of ``view`` sees them; None in a match without them."""
    seen = edifices_in(view)
    if seen is None:
        return None
    known = edifices_of(rules)
    projects = []
    for project in seen.projects:
        entry = known.edifices[project.edifice]
        projects.append(
            Project(
                entry.id,
                entry.age,
                entry.cost,
                entry.reward,
                entry.penalty,
                project.standing,
                known.pawns[len(view.cities)],
                project.pawns_left,
                project.holders,
            )
        )
    threat = threat_to(rules, view, view.seat) if view.result is None else None
    warned = threat is not None and not view.coming and view.turn >= WARNED_FROM
    return Projects(tuple(projects), threat, warned)


def edifices_on(table: Table) -> Projects | None:
    """Return the Edifices of a table; None in a match without them."""
    found: Projects | None = table.boxes.get(NAME)
    return found
