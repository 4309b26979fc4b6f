"""A decision being written: events are folded into the state the moment they are emitted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import GameState
from sevenwonders_qt.core.event import Event

S = TypeVar("S", bound=GameState)


class Transaction(Generic[S]):
    """A state, the chance it may ask, and the events emitted so far."""

    __slots__ = ("_evolvers", "chance", "events", "state")

    def __init__(
        self, state: S, chance: Chance, evolvers: Mapping[type[Event], Callable[[Any, Any], None]]
    ) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self._evolvers = evolvers

    def emit(self, event: Event) -> None:
        """Fold the event into the state and keep it."""
        state = self.state
        state.version += 1
        self._evolvers[type(event)](state, event)
        self.events.append(event)
