"""A move of a random game, for the tests that must hold in every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Move(Generic[State]):
    """One command of a game. ``after`` is the state that `step` left, to be looked at only."""

    before: State
    command: Command
    seed: str
    events: list[Event]
    after: State

    @property
    def chance(self) -> SeededChance:
        """The chance that the command was decided with, from its start."""
        return SeededChance(self.seed)
