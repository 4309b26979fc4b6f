"""Shows the moments of a match of 7 Wonders: hands and piles as they may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sevenwonders_qt.controllers.classic.desk import views_at
from sevenwonders_qt.controllers.showing import Showing
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.events import CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.models.boxes import card_played
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.replay import Revealed, Viewpoint, revealed
from sevenwonders_qt.models.shown.story import Story
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.replay.table import ReplayMoment, WatchedTable


class ClassicShowing(Showing[WatchedTable]):
    """A match of 7 Wonders."""

    _game: Classic

    def __init__(
        self,
        match: Match[Classic],
        seats: tuple[SeatInfo, ...],
        story: Story,
        page: WatchedTable,
    ) -> None:
        super().__init__(match, seats, story, page)
        self._logs: dict[Viewpoint, list[Logged]] = {}

    def show(self, stop: int, eyes: Viewpoint) -> None:
        self.page.stop()
        picked = None if self.hidden else self._picked(stop, eyes)
        self.page.show_at(self.table(stop, eyes), self._moment(stop, eyes), picked)

    def play(self, stop: int, eyes: Viewpoint) -> None:
        before, after = self.table(stop - 1, eyes), self.table(stop, eyes)
        self.page.show_moment(self._moment(stop - 1, eyes))
        self.page.play(self._coming(stop - 1, eyes), before, after)

    def table(self, stop: int, eyes: Viewpoint) -> Table:
        """Return the table at a stop, without any command: nothing can be played on it."""
        step = self._step(stop)
        state: State = step.state
        covered = eyes.guest or eyes.open
        view, free_city = views_at(self._game, state, eyes.seat, covered=covered)
        log = self._log(eyes)[: step.end]
        table = table_for(self._game.rules, view, self._seats, log, free_city)
        table = replace(table, view=replace(table.view, legal=()), watched=self._by_computers)
        if table.free_city is None:
            return table
        shown = replace(table.free_city.view, legal=())
        return replace(table, free_city=replace(table.free_city, view=shown))

    def _log(self, eyes: Viewpoint) -> list[Logged]:
        if eyes not in self._logs:
            self._logs[eyes] = noted([], self._all_seen(eyes))
        return self._logs[eyes]

    def _moment(self, stop: int, eyes: Viewpoint) -> ReplayMoment:
        return ReplayMoment(self._turn(stop, eyes), self._revealed(stop, eyes), past=self.hidden)

    def _turn(self, stop: int, eyes: Viewpoint) -> Sequence[Event]:
        """Return the next events; if these are hidden, the last ones."""
        if not self.hidden:
            return self._coming(stop, eyes)
        over = self._story.over and stop == self._story.last
        return () if over or not stop else self._coming(stop - 1, eyes)

    def _revealed(self, stop: int, eyes: Viewpoint) -> Revealed | None:
        """Return the hidden cards: to open eyes, and to all players when the match is over."""
        end = self._story.over and stop == self._story.last
        return revealed(self._step(stop).state) if eyes.open or end else None

    def _picked(self, stop: int, eyes: Viewpoint) -> CardId | None:
        """Return the card that the seat that looks is about to play."""
        played = (_played(event) for event in self._coming(stop, eyes))
        own = (found[1] for found in played if found is not None and found[0] == eyes.sees)
        return next(own, None)


def _played(event: Event) -> tuple[Seat, CardId] | None:
    """Return the seat and the card that it plays with an event; None if it plays none."""
    if isinstance(event, CardBuilt | StageBuilt | CardSold):
        return event.seat, event.card
    return card_played(event)
