"""Watches a match that only computers play: its speed, and the seat that it is seen from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.play import ask_computers, kept_mode
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.shown.watching import Watch, Watching
from sevenwonders_qt.models.words.mode import Mode, ModeKind


class WatchController(TableController):
    """A match that computers play; a person watches from any seat, with nothing hidden."""

    def __init__(self, desk: Desk[Any], thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(desk, thinker, parent)
        self.watching = Watching()
        """The speed of the match, and whether it is paused."""
        self._stepping_from: object = None
        """The turn that the match pauses after; None if it does not."""
        page = desk.page
        page.show_watching(self.watching)
        desk.hear(page.watch_wanted, self._on_watch)
        desk.hear(page.seat_wanted, self._look_from)

    @property
    def mode(self) -> Mode:
        return kept_mode(self.match, ModeKind.WATCHED)

    def ask_players(self) -> None:
        ask_computers(self.desk)

    def choose(self, command: Command) -> None:
        """Ignore choices: a person who watches makes none."""

    def resume(self) -> None:
        """Go on after `pause`, unless the person who watches has paused the match."""
        if not self.watching.paused or self._stepping_from is not None:
            super().resume()

    def _go_on(self) -> None:
        if self._stepping_from not in (None, self.desk.turn) and not self.match.is_over:
            self._stepping_from = None
            self.pause()
        super()._go_on()

    def _on_watch(self, watch: Watch) -> None:
        watching = self.watching
        match watch:
            case Watch.PLAY:
                self._stepping_from = None
                watching = replace(watching, paused=not watching.paused)
            case Watch.STEP:
                self._stepping_from = self.desk.turn
                watching = replace(watching, paused=True)
            case Watch.SLOWER | Watch.FASTER:
                step = -1 if watch is Watch.SLOWER else 1
                watching = replace(watching, speed=watching.at(step))
        self.watching = watching
        self.scheduler.haste = watching.speed
        self.page.show_watching(watching)
        self.pause()
        self.resume()

    def _look_from(self, seat: Seat) -> None:
        """Show the table from another seat."""
        if seat != self.desk.viewer:
            self.desk.viewer = seat
            self.show_again()
