"""Shows the moments of a match that is over, or goes on, on the table of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtGui import QImage

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.replay import Viewpoint
from sevenwonders_qt.models.shown.story import Story
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import MatchStep
from sevenwonders_qt.views.table.match_page import MatchPage

P = TypeVar("P", bound=MatchPage)


class Showing(ABC, Generic[P]):
    """A match on the table of its game, as it may be seen.

    ``finished`` is sent when the events that were played have been shown. While ``hidden``,
    nothing is shown of later events.
    """

    def __init__(
        self, match: Match[Any], seats: tuple[SeatInfo, ...], story: Story, page: P
    ) -> None:
        """``seats`` has an entry for every city."""
        self.page: P = page
        self.finished = page.finished
        self.hidden = False
        self._match: Match[Any] = match
        self._game: Any = match.game
        self._seats = seats
        self._by_computers = all(seat.player is not Player.PERSON for seat in seats)
        self._story = story
        self._events: dict[Viewpoint, list[Event]] = {}

    @abstractmethod
    def show(self, stop: int, eyes: Viewpoint) -> None:
        """Break off any movement and show a stop as it is."""

    @abstractmethod
    def play(self, stop: int, eyes: Viewpoint) -> None:
        """Play the events from the stop before to this one; `finished` follows."""

    def apply(self, settings: Settings) -> None:
        """Draw by these settings."""
        self.page.scene.set_text_size(settings.text_size)
        self.page.reduced = settings.reduced_motion

    def set_speed(self, speed: float) -> None:
        """Set the speed of movements; 0 shows their results at once."""
        self.page.speed = speed

    def picture(self, width: int, height: int) -> QImage:
        """Return a picture of the table as it is shown, laid out for so many pixels."""
        return self.page.scene.picture(width, height)

    def clear(self) -> None:
        """Remove everything."""
        self.page.clear()

    def _step(self, stop: int) -> MatchStep:
        return self._match.steps[self._story.stops[stop]]

    def _coming(self, stop: int, eyes: Viewpoint) -> list[Event]:
        """Return the events that lead to the next stop, as they may be seen."""
        steps = (self._match.steps[place] for place in self._story.steps_after(stop))
        return [self._seen(event, eyes) for step in steps for event in step.events]

    def _all_seen(self, eyes: Viewpoint) -> list[Event]:
        """Return every event of the match, as it may be seen."""
        if eyes not in self._events:
            self._events[eyes] = [self._seen(event, eyes) for event in self._match.events]
        return self._events[eyes]

    def _seen(self, event: Event, eyes: Viewpoint) -> Event:
        if eyes.open:
            return event
        redacted: Event = self._game.redact(event, eyes.sees)
        return redacted
