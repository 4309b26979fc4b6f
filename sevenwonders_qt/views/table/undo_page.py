"""What a page with a table has to take a match back: keys, buttons in the bar, lines of the log."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.sound.sounds import Ambience
from sevenwonders_qt.views.table.back_bar import BackBar
from sevenwonders_qt.views.table.view import TableView


class UndoPage(QWidget):
    """A page with a table on which what was chosen can be taken back."""

    undo_wanted = Signal()
    """The last choice of a person is to be taken back."""

    redo_wanted = Signal()
    """What was taken back is to be taken up again."""

    sounded: SignalInstance
    """A `Sound` is to be heard now."""

    sound_toggled: SignalInstance
    """Sound on where it is off, off where it is on."""

    line_wanted: SignalInstance
    """The match shall go back to the event of this number in the log; the log itself sends it."""

    @property
    def ambience(self) -> Ambience:
        """What is heard all the while."""
        raise NotImplementedError

    def show_sounding(self, on: bool) -> None:
        """Show on the button in the bar whether there is sound."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The key or the button was pressed; a page with nothing to take back first says so."""
        self.undo_wanted.emit()

    def take_up(self) -> None:
        """The other key or button was pressed."""
        self.redo_wanted.emit()

    def hear(self, view: TableView, bar: BackBar) -> None:
        """Listen to the keys, which work whatever lies or moves on the table, and the buttons."""
        for undo, redo in (
            (view.undo_pressed, view.redo_pressed),
            (bar.undo_wanted, bar.redo_wanted),
        ):
            undo.connect(self.take_back)
            redo.connect(self.take_up)
