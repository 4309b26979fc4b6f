"""Leads a match at its desk from its current state to its end, in one of the modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.hints import Hints
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.words.mode import Mode
from sevenwonders_qt.models.words.undo import Undo
from sevenwonders_qt.views.table.match_page import MatchPage


class TableController(QObject):
    """A mode: decides which players are asked, and what happens with a choice.

    A subclass for each mode can lead a match of any game; everything that differs between games is
    at the `desk`.
    """

    over = Signal()
    """The match has ended and everything has been shown."""

    refused = Signal(str)
    """A command was refused; the reason is a message key."""

    moved = Signal()
    """The match has gone on, or back."""

    def __init__(self, desk: Desk[Any], thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        desk.setParent(self)
        self.desk, self.match = desk, desk.match
        self.page: MatchPage = desk.page
        self.scheduler = desk.scheduler
        self.hints = Hints(desk, thinker)
        self.scheduler.answered.connect(self.submit)
        desk.stood.connect(self._go_on)
        page = desk.page
        page.offer_hints(self.hints.allowed and not desk.watched)
        page.show_watching(None)
        desk.hear(page.commanded, self.choose)
        desk.hear(page.scene.hint_wanted, self.find_hints)

    # Defined by each mode ------------------------------------------------------------------

    def ask_players(self) -> None:
        """Have computer players or a script answer for the seats that have to answer."""
        raise NotImplementedError

    def choose(self, command: Command) -> None:
        """Handle the choice of a person."""
        raise NotImplementedError

    def find_hints(self) -> None:
        """Show good choices, if a person is choosing and may ask."""
        self.hints.find()

    @property
    def mode(self) -> Mode:
        """The mode that the menu and the bar of the table show."""
        raise NotImplementedError

    # For the owner -------------------------------------------------------------------------

    @property
    def persons(self) -> Sequence[Seat]:
        """The seats of persons."""
        return self.desk.persons

    def begin(self) -> None:
        """Show the table as the match is and ask the players who have to answer."""
        self.desk.begin()

    def submit(self, command: Command) -> None:
        """Play a command of a person or of an AI player."""
        try:
            self.desk.take(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            return
        self.moved.emit()

    def apply(self, settings: Settings) -> None:
        """Lead the match from now on by these settings."""
        self.desk.settings, self.scheduler.pace = settings, settings.pace

    def close(self) -> None:
        """Stop asking and showing; a match that cannot be saved now stays open."""
        self.desk.close()
        if self.match.save():
            self.match.close()

    def show_otherwise(self) -> None:
        """Show the table again after a change of its looks."""
        if self.desk.at_screen is not None or len(self.persons) < 2:
            self.desk.ask_again()

    def pause(self) -> None:
        """Keep all automatic moves back until `resume` or `show_again`."""
        self.scheduler.pause()

    def resume(self) -> None:
        """Go on after `pause`."""
        self.scheduler.resume()

    def ask_players_again(self) -> None:
        """Forget what AI players were asked and ask them once more."""
        self.scheduler.drop()
        self.ask_players()

    def cover(self) -> None:
        """Hide the whole table; `show_again` brings it back."""
        self.page.clear()

    def show_again(self) -> None:
        """Show the match as it is now, whatever was shown or thought about before."""
        self.scheduler.drop()
        self.page.clear()
        self.resume()
        self.begin()
        self.moved.emit()

    def undo(self) -> Undo:
        """Return what can be undone now."""
        return self.desk.undo()

    # Inner ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask for the next answers after everything has been shown, or end the match."""
        self._free_players()
        if self.match.is_over:
            self.over.emit()
            return
        self.desk.prepare()
        self.ask_players()
        self.desk.ask()
        self._asked()

    def _asked(self) -> None:
        """Follow up after all players who have to answer have been asked."""

    def _free_players(self) -> None:
        """Let AI players answer, unless that would delete choices that can be redone.

        As long as those can be redone, they wait for the next choice of a person.
        """
        if self.match.can_redo and self.desk.persons_owing():
            self.scheduler.hold()
        else:
            self.scheduler.release()
