"""A turn split into its actions, for those who want to follow each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import CardBuilt, CardSold, CoinsGained, StageBuilt
from sevenwonders_qt.models.boxes import all_words


@dataclass(frozen=True, slots=True)
class Action:
    """Events that belong together: those of one city, or what concerns the whole table."""

    seat: Seat | None
    events: tuple[Event, ...]


def actions(events: Sequence[Event]) -> Iterator[Action]:
    """The events in their order: a new action wherever another city lays a card or is paid."""
    seat: Seat | None = None
    group: list[Event] = []
    for event in events:
        doer = _doer(event)
        if group and doer != seat:
            yield Action(seat, tuple(group))
            group = []
        seat = doer
        group.append(event)
    if group:
        yield Action(seat, tuple(group))


def _doer(event: Event) -> Seat | None:
    match event:
        case CardBuilt() | StageBuilt() | CardSold() | CoinsGained():
            return event.seat
    deeds = (kind for words in all_words() for kind in words.deeds)
    return getattr(event, "seat", None) if isinstance(event, tuple(deeds)) else None
