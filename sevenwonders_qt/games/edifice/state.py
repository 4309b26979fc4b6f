"""The state of the Edifices: the three projects, and the pieces by the boards of the cities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Effect, Piece
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.edifice.catalogue import NAME


class Standing(StrEnum):
    """The side of an Edifice card that is up; FAILED once the card was removed."""

    PROJECT = "project"
    BUILT = "built"
    FAILED = "failed"


@dataclass(slots=True)
class Projects:
    """The Edifices of the match; each list has one entry for each Age, the first one first.

    ``left`` counts the pawns on the cards.
    """

    edifices: tuple[str, ...] = ()
    left: list[int] = field(default_factory=list)
    standing: list[Standing] = field(default_factory=list)

    def copy(self) -> Projects:
        return Projects(self.edifices, self.left[:], self.standing[:])


@record
class Pawn(Piece):
    """A Participation pawn; ``joined`` means that it did not come from a wonder."""

    age: int
    joined: bool


@record
class Debt(Piece):
    """A Debt token; ``points`` are negative."""

    age: int
    points: int


@record
class Reward(Piece):
    """The reward of an Edifice that the city has gained."""

    edifice: str
    reward: tuple[Effect, ...]

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.reward


def projects_of(state: State) -> Projects:
    """Return the projects of a match with this expansion."""
    found = state.extras[NAME]
    assert isinstance(found, Projects)
    return found


def has_pawn(pieces: Sequence[Piece], age: int) -> bool:
    """Return whether a pawn of this Age is among the pieces."""
    return Pawn(age, joined=True) in pieces or Pawn(age, joined=False) in pieces


def has_joined(pieces: Sequence[Piece], age: int) -> bool:
    """Return whether the city has participated in this Age."""
    return Pawn(age, joined=True) in pieces


def pawns_held(pieces: Sequence[Piece], age: int) -> int:
    """Return the number of pawns of this Age among the pieces: at most two, one from a wonder."""
    return sum(isinstance(piece, Pawn) and piece.age == age for piece in pieces)


def rewards_held(pieces: Sequence[Piece], edifice: str) -> int:
    """Return how often the reward of this Edifice is among the pieces."""
    return sum(isinstance(piece, Reward) and piece.edifice == edifice for piece in pieces)
