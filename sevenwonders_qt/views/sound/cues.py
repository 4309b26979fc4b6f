"""The sounds of the events on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.views.sound.sounds import Sound


@dataclass(frozen=True, slots=True)
class Cues:
    """The sounds of the events of a game.

    ``sounds`` are of each kind of event that is seen on the table, the most important first. Events
    of the kinds ``called_out`` are heard when all else has landed.
    """

    sounds: Mapping[type[Event], Sound]
    called_out: tuple[type[Event], ...] = ()

    def of(self, event: Event) -> Sound | None:
        """Return the sound of an event that is heard when it happens; None for silence."""
        return None if isinstance(event, self.called_out) else self.sounds.get(type(event))

    def chief(self, events: Sequence[Event]) -> Sound | None:
        """Return the one sound of events that nothing is seen to move for; None for silence."""
        return self._first([event for event in events if not isinstance(event, self.called_out)])

    def last(self, events: Sequence[Event]) -> Sound | None:
        """Return the sound when everything has landed, if there is one."""
        return self._first([event for event in events if isinstance(event, self.called_out)])

    def _first(self, events: Sequence[Event]) -> Sound | None:
        kinds = {type(event) for event in events}
        return next((sound for kind, sound in self.sounds.items() if kind in kinds), None)
