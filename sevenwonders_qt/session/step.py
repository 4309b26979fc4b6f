"""One accepted choice of a match, with the state after it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record


@record
class MatchStep:
    """The events of one command and the state after them, for the session alone.

    ``number`` is the number of its line in the journal. ``by`` is the seat that chose, None for the
    deal. ``first`` counts the events before it. ``state`` is never written to: copy it.
    """

    number: int
    by: Seat | None
    first: int
    events: tuple[Event, ...]
    state: Any

    @property
    def end(self) -> int:
        """The number of events up to here."""
        return self.first + len(self.events)


class Span(StrEnum):
    """The span of an undo."""

    CHOICE = "choice"
    """Back to before a person's last choice."""

    ROUND = "round"
    AGE = "age"
