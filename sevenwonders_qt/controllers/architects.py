"""One match of Architects at the table: whoever's turn it is answers, and the table shows it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.asking import Asker
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.models.architects_table import ArchitectsTable, architects_table
from sevenwonders_qt.models.table import Player, SeatInfo
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.architects.page import ArchitectsPage

NOBODY: Seat = -1
"""A seat that may see no secret."""


class ArchitectsController(QObject):
    """Leads a match from where it stands to its end.

    Nearly all lies open, so several persons share one screen without a curtain: the table turns
    to the one whose turn it is, and what only that person may see stays covered until asked for.
    """

    over = Signal()
    """The match has ended and everything has been shown."""

    refused = Signal(str)
    """A command was refused; the reason is a message key."""

    def __init__(
        self,
        match: Match[Architects],
        seats: tuple[SeatInfo, ...],
        page: ArchitectsPage,
        thinker: Thinker,
        pace: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = match.game
        self.match = match
        self.page = page
        self.seats = seats
        self._persons = [s for s, seat in enumerate(seats) if seat.player is Player.PERSON]
        self._viewer = self._persons[0] if self._persons else 0
        self._shared = len(self._persons) != 1
        self._looking = False
        self._log: list[Event] = self._seen(match.events)
        self._asker = Asker(match, thinker, pace, self)
        self._asker.answered.connect(self.submit)
        self._asker.failed.connect(lambda: self.refused.emit("no_answer"))
        page.commanded.connect(self.submit)
        page.uncovered.connect(self._uncover)
        page.finished.connect(self._go_on)

    @property
    def pace(self) -> str:
        """How fast AI players answer."""
        return self._asker.pace

    @pace.setter
    def pace(self, pace: str) -> None:
        self._asker.pace = pace

    def begin(self) -> None:
        """Show the table and ask whoever owes an answer."""
        self._go_on()

    def close(self) -> None:
        """Stop asking and showing; the journal holds everything accepted."""
        self._asker.close()
        self.page.commanded.disconnect(self.submit)
        self.page.uncovered.disconnect(self._uncover)
        self.page.finished.disconnect(self._go_on)
        self.page.clear()
        self.match.close()

    def table(self) -> ArchitectsTable:
        """The table as whoever sits before the screen may see it."""
        view = self.game.view_for(self.match.state, self._viewer)
        shared = self._shared and not self._looking
        return architects_table(self.game.rules, view, self.seats, tuple(self._log), shared=shared)

    def submit(self, command: Command) -> None:
        """A command from the table or of an AI player."""
        try:
            events = self.match.submit(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            return
        self._log += self._seen(events)
        if command.seat not in self.match.owing:
            self._looking = False
        self._asker.hold()
        self.page.play(self._seen(events), self.table())

    def _go_on(self) -> None:
        if self.match.is_over:
            self.over.emit()
            return
        for seat in self.match.owing:
            if seat in self._persons:
                self._turn_to(seat)
            else:
                self._asker.ask(seat, self.seats[seat].player)
        self.page.show_table(self.table())
        self._asker.go_on()

    def _turn_to(self, seat: Seat) -> None:
        if seat != self._viewer:
            self._viewer, self._looking = seat, False

    def _uncover(self) -> None:
        """The one at the screen says that nobody else looks."""
        if self._shared and self._viewer in self.match.owing:
            self._looking = True
            self.page.show_table(self.table())

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        eyes = NOBODY if self._shared else self._viewer
        return [self.game.redact(event, eyes) for event in events]
