"""A move of a random game, for the tests that must hold in every game."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from functools import cache
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


def snapshot(thing: object) -> object:
    """What a state consists of; it shares nothing with it that could change.

    Left out are the rules, the same in every state, and what is worked out from the rest.
    """
    names = _parts(type(thing))
    if names is not None:
        return tuple(snapshot(getattr(thing, name)) for name in names)
    if isinstance(thing, list) and any(_parts(type(each)) is not None for each in thing):
        return tuple(map(snapshot, thing))
    return frozenset(thing) if isinstance(thing, set) else repr(thing)


@cache
def _parts(kind: type) -> tuple[str, ...] | None:
    """The names of what a record of this kind consists of; None for what is no record."""
    if not is_dataclass(kind):
        return None
    return tuple(f.name for f in fields(kind) if f.compare and f.name != "rules")
