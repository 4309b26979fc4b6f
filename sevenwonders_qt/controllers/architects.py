"""One match of Architects at the table: each seat answers in its turn, and the table shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.models.architects.log import sentence
from sevenwonders_qt.models.architects.table import ArchitectsTable, architects_table
from sevenwonders_qt.models.log import Sentence
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.architects.page import ArchitectsPage


class ArchitectsController(TableController):
    """Nearly all lies open, so several persons share one screen without a curtain.

    The table turns to the one whose turn it is, and what only that person may see stays covered
    until asked for.
    """

    game: Architects
    page: ArchitectsPage

    def __init__(
        self,
        match: Match[Architects],
        page: ArchitectsPage,
        thinker: Thinker,
        pace: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, page, thinker, pace, parent)
        self._shared = len(self.persons) > 1
        self._looking = False
        self._log: list[Event] = []
        self._hear(page.hint_wanted, self.find_hints)
        self._hear(page.uncovered, self._uncover)
        self._hear(page.finished, self._go_on)

    def begin(self) -> None:
        self._looking = False
        self._log = self._redacted(self.match.events)
        self._go_on()

    def ask_players(self) -> None:
        for seat in self.match.owing:
            if seat not in self.persons:
                self.scheduler.ask(seat, self.seats[seat].player)

    def think_again(self) -> None:
        self.page.show_table(self.table())

    @property
    def choosing(self) -> PlayerView | None:
        return self.table().view if self.at_screen in self.persons else None

    def sentence(self, event: Event) -> Sentence | None:
        return sentence(event, self.seats, self.eyes)

    @property
    def at_screen(self) -> Seat | None:
        return self._viewer if self._viewer in self.match.owing else None

    def table(self) -> ArchitectsTable:
        """The table as the person at the screen may see it."""
        view = self.match.view(self._viewer)
        shared = self._shared and not self._looking
        log = tuple(self._log)
        watched = self.watching is not None
        if watched:
            view = replace(view, legal=(), prompt=None)
        rules, points = self.game.rules, not self.settings.hides_points
        table = architects_table(rules, view, self.seats, log, shared=shared, points=points)
        return replace(table, undo=self.undo(), watched=watched)

    def submit(self, command: Command) -> None:
        """A command from the table or of an AI player."""
        try:
            events = self.match.submit(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            return
        seen = self._redacted(events)
        self._log += seen
        if command.seat not in self.match.owing:
            self._looking = False
        self.scheduler.hold()
        self.page.play(seen, self.table())
        self.moved.emit()

    def _go_on(self) -> None:
        if self.match.is_over:
            self.over.emit()
            return
        self._end_step()
        for seat in self.match.owing:
            if seat in self.persons:
                self._turn_to(seat)
        self.ask_players()
        self.page.show_table(self.table())
        self._free_players()
        self.scheduler.hand_on()
        self._await_only()

    @property
    def _turn(self) -> int:
        turn: int = self.match.view(self._viewer).turn
        return turn

    def _turn_to(self, seat: Seat) -> None:
        if seat != self._viewer:
            self._viewer, self._looking = seat, False

    def _uncover(self) -> None:
        """The one at the screen says that nobody else looks."""
        if self._shared and self._viewer in self.match.owing:
            self._looking = True
            self.page.show_table(self.table())

    def _redacted(self, events: Sequence[Event]) -> list[Event]:
        return [self._seen(event) for event in events]
