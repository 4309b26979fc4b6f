"""The desk of Architects: each seat answers in its turn, and the table shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.models.architects.table import ArchitectsTable, architects_table
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.architects.page import ArchitectsPage


class ArchitectsDesk(Desk[ArchitectsPage]):
    """Nearly all is open, so several persons share one screen without a curtain.

    The table turns to the next person to play, and that person's secrets stay covered until asked
    for.
    """

    game: Architects

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
        """Whether the person at the screen has confirmed that no other person looks."""
        self._log: list[Event] = []
        self.hear(page.uncovered, self._uncover)
        self.hear(page.finished, self.stood.emit)

    def begin(self) -> None:
        self._looking = False
        self._log = []
        self.note(self.match.events)
        self.stood.emit()

    def take(self, command: Command) -> None:
        events = self.match.submit(command)
        self.note(events)
        if command.seat not in self.match.owing:
            self._looking = False
        self.scheduler.hold()
        self.page.play([self.seen(event) for event in events], self.table())

    def note(self, events: Sequence[Event]) -> None:
        self._log += [self.seen(event) for event in events]

    def prepare(self) -> None:
        """Turn the table to the person who is to answer."""
        for seat in self.persons_owing():
            if seat != self.viewer:
                self.viewer, self._looking = seat, False

    def ask(self) -> None:
        self.page.show_table(self.table())
        self.scheduler.hand_on()

    def ask_again(self) -> None:
        self.page.show_table(self.table())

    @property
    def turn(self) -> int:
        turn: int = self.match.view(self.viewer).turn
        return turn

    @property
    def at_screen(self) -> Seat | None:
        return self.viewer if self.viewer in self.match.owing else None

    @property
    def choosing(self) -> PlayerView | None:
        return self.table().view if self.at_screen in self.persons else None

    def table(self) -> ArchitectsTable:
        """Return the table as the person at the screen may see it."""
        view = self.match.view(self.viewer)
        shared = self._shared and not self._looking
        log = tuple(self._log)
        if self.watched:
            view = replace(view, legal=(), prompt=None)
        rules, points = self.game.rules, not self.settings.hides_points
        table = architects_table(rules, view, self.seats, log, shared=shared, points=points)
        return replace(table, undo=self.undo(), watched=self.watched)

    def _uncover(self) -> None:
        if self._shared and self.viewer in self.match.owing:
            self._looking = True
            self.page.show_table(self.table())
