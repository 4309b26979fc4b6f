"""A decision being written: events are folded into the state the moment they are emitted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import GameState
from sevenwonders_qt.core.event import Event

S = TypeVar("S", bound=GameState)


class Draft(Generic[S]):
    """A state, the chance it may ask, and the events emitted so far.

    While a step of the agenda runs, its first event is preceded by ``opening`` (the event that
    takes the step off the agenda), so that steps with nothing to do leave no trace.
    """

    __slots__ = ("_evolvers", "chance", "events", "opening", "state")

    def __init__(
        self, state: S, chance: Chance, evolvers: Mapping[type[Event], Callable[[Any, Any], None]]
    ) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.opening: Event | None = None
        self._evolvers = evolvers

    def emit(self, event: Event) -> None:
        if self.opening is not None:
            opening, self.opening = self.opening, None
            self.emit(opening)
        self.state.version += 1
        self._evolvers[type(event)](self.state, event)
        self.events.append(event)
