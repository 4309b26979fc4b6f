"""The events of the Wonder Pack."""

from __future__ import annotations

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Colour


@record
class FirstCoinsGained(Event):
    """A city begins with so many coins more than its wonder leaves others."""

    seat: Seat
    coins: int


@record
class ColourSeen(Event):
    """A seat showed the colour of the card below a stage; a leader has none that counts."""

    seat: Seat
    colour: Colour | None


EVENTS: tuple[type[Event], ...] = (FirstCoinsGained, ColourSeen)
