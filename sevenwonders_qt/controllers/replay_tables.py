"""Shows the moments of a match that is over or stands on the table of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar, cast

from PySide6.QtGui import QImage

from sevenwonders_qt.controllers.match import views_at
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.state import State as ArchitectsState
from sevenwonders_qt.games.box import BoxGame
from sevenwonders_qt.games.classic.events import CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.models.architects.table import (
    ArchitectsTable,
    architects_table,
    without_secrets,
)
from sevenwonders_qt.models.replay import Eyes, Revealed, Story, revealed
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.table import Logged, Table, noted, table_for
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import Step
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.replay.page import ReplayPage
from sevenwonders_qt.views.replay.table import Moment, WatchedTable

G = TypeVar("G", Classic, Architects)
P = TypeVar("P", WatchedTable, ArchitectsPage)


class Showing(ABC, Generic[G, P]):
    """A match on the table of its game, as one may see it.

    ``finished`` is sent when what was played has been shown. While ``hidden``, nothing is shown of
    what comes.
    """

    def __init__(self, match: Match[G], seats: tuple[SeatInfo, ...], story: Story, page: P) -> None:
        """``seats`` has an entry for every city."""
        self.page: P = page
        self.finished = page.finished
        self.hidden = False
        self._match: Match[G] = match
        self._game: G = match.game
        self._seats = seats
        self._by_computers = all(seat.player is not Player.PERSON for seat in seats)
        self._story = story
        self._events: dict[Eyes, list[Event]] = {}

    @abstractmethod
    def show(self, stop: int, eyes: Eyes) -> None:
        """Break off what plays and show a stop as it is."""

    @abstractmethod
    def play(self, stop: int, eyes: Eyes) -> None:
        """Play what leads from the stop before to this one; `finished` follows."""

    def apply(self, settings: Settings) -> None:
        """Draw by these settings."""
        self.page.scene.set_text_size(settings.text_size)
        self.page.reduced = settings.reduced_motion

    def set_speed(self, speed: float) -> None:
        """How fast movements are; 0 shows what comes of them at once."""
        self.page.speed = speed

    def picture(self, width: int, height: int) -> QImage:
        """The table as it is shown, laid out for so many pixels."""
        return self.page.scene.picture(width, height)

    def clear(self) -> None:
        """Take everything away."""
        self.page.clear()

    def _step(self, stop: int) -> Step:
        return self._match.steps[self._story.stops[stop]]

    def _coming(self, stop: int, eyes: Eyes) -> list[Event]:
        """What leads to the next stop, as it may be seen."""
        steps = (self._match.steps[place] for place in self._story.steps_after(stop))
        return [self._seen(event, eyes) for step in steps for event in step.events]

    def _all_seen(self, eyes: Eyes) -> list[Event]:
        """Every event of the match, as it may be seen."""
        if eyes not in self._events:
            self._events[eyes] = [self._seen(event, eyes) for event in self._match.events]
        return self._events[eyes]

    def _seen(self, event: Event, eyes: Eyes) -> Event:
        return event if eyes.open else self._game.redact(event, eyes.sees)


class ClassicShowing(Showing[Classic, WatchedTable]):
    """A match of 7 Wonders."""

    def __init__(
        self,
        match: Match[Classic],
        seats: tuple[SeatInfo, ...],
        story: Story,
        page: WatchedTable,
    ) -> None:
        super().__init__(match, seats, story, page)
        self._logs: dict[Eyes, list[Logged]] = {}

    def show(self, stop: int, eyes: Eyes) -> None:
        self.page.stop()
        picked = None if self.hidden else self._picked(stop, eyes)
        self.page.show_at(self.table(stop, eyes), self._moment(stop, eyes), picked)

    def play(self, stop: int, eyes: Eyes) -> None:
        before, after = self.table(stop - 1, eyes), self.table(stop, eyes)
        self.page.show_moment(self._moment(stop - 1, eyes))
        self.page.play(self._coming(stop - 1, eyes), before, after)

    def table(self, stop: int, eyes: Eyes) -> Table:
        """The table at a stop, without any command: nothing can be played on it."""
        step = self._step(stop)
        state: State = step.state
        covered = eyes.guest or eyes.open
        view, free_city = views_at(self._game, state, eyes.seat, covered=covered)
        log = self._log(eyes)[: step.end]
        table = table_for(self._game.rules, view, self._seats, log, free_city)
        table = replace(table, view=replace(view, legal=()), watched=self._by_computers)
        if table.free_city is None:
            return table
        shown = replace(table.free_city.view, legal=())
        return replace(table, free_city=replace(table.free_city, view=shown))

    def _log(self, eyes: Eyes) -> list[Logged]:
        if eyes not in self._logs:
            self._logs[eyes] = noted([], self._all_seen(eyes))
        return self._logs[eyes]

    def _moment(self, stop: int, eyes: Eyes) -> Moment:
        return Moment(self._turn(stop, eyes), self._revealed(stop, eyes), past=self.hidden)

    def _turn(self, stop: int, eyes: Eyes) -> Sequence[Event]:
        """What comes next; where that is hidden, what has just been played."""
        if not self.hidden:
            return self._coming(stop, eyes)
        over = self._story.over and stop == self._story.last
        return () if over or not stop else self._coming(stop - 1, eyes)

    def _revealed(self, stop: int, eyes: Eyes) -> Revealed | None:
        """What was hidden: with open eyes, and to everyone when the match is over."""
        end = self._story.over and stop == self._story.last
        return revealed(self._step(stop).state) if eyes.open or end else None

    def _picked(self, stop: int, eyes: Eyes) -> CardId | None:
        """The card that the seat that looks is about to play."""
        played = (CardBuilt, StageBuilt, CardSold)
        own = (
            event.card
            for event in self._coming(stop, eyes)
            if isinstance(event, played) and event.seat == eyes.sees
        )
        return next(own, None)


class ArchitectsShowing(Showing[Architects, ArchitectsPage]):
    """A match of Architects."""

    def show(self, stop: int, eyes: Eyes) -> None:
        self.page.stop()
        self.page.show_table(self.table(stop, eyes))

    def play(self, stop: int, eyes: Eyes) -> None:
        self.page.play(self._coming(stop - 1, eyes), self.table(stop, eyes))

    def table(self, stop: int, eyes: Eyes) -> ArchitectsTable:
        """The table at a stop, without any command."""
        step = self._step(stop)
        state: ArchitectsState = step.state
        if eyes.open:
            state = _all_known(state)
        view = self._game.view_for(state, eyes.seat)
        if eyes.guest:
            view = without_secrets(view)
        view = replace(view, legal=(), prompt=None)
        log = self._all_seen(eyes)[: step.end]
        table = architects_table(self._game.rules, view, self._seats, log)
        return replace(table, watched=self._by_computers)


def _all_known(state: ArchitectsState) -> ArchitectsState:
    """The same, with what single players see laid open."""
    shown = state.copy()
    shown.knows = tuple(range(len(shown.cities)))
    if shown.searched is not None:
        shown.searched = replace(shown.searched, to_all=True)
    return shown


def showing_of(
    match: Match[BoxGame], seats: tuple[SeatInfo, ...], story: Story, page: ReplayPage
) -> Showing[Any, Any]:
    """The match on the table of its game; ``seats`` has an entry for every city."""
    table = page.table_of(match.game.name)
    if isinstance(match.game, Architects):
        other = cast(Match[Architects], match)
        return ArchitectsShowing(other, seats, story, cast(ArchitectsPage, table))
    classic = cast(Match[Classic], match)
    return ClassicShowing(classic, seats, story, cast(WatchedTable, table))
