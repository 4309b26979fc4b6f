"""What happens when an AI player of the match on the table gives no answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import messages
from sevenwonders_qt.models.question import no_answer
from sevenwonders_qt.views.main_window import MainWindow


class NoAnswer(QObject):
    """Says that a process is started again, and asks what to do when that did not help either."""

    faulted = Signal(str)
    """What went wrong with the AI players, for a log."""

    _restarted = Signal(str)
    """From the thread of the thinker."""

    def __init__(self, window: MainWindow, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._leader: TableController | None = None
        self._restarted.connect(self._on_restart)
        window.retry.yes_button.clicked.connect(self._try_again)
        thinker.on_restart = self._restarted.emit

    def serve(self, controller: TableController) -> None:
        """From now on this is the match on the table."""
        self._leader = controller
        controller.unanswered.connect(self._on_unanswered)

    def leave(self) -> None:
        """The match is put away."""
        if self._leader is not None:
            self._leader.unanswered.disconnect(self._on_unanswered)
            self._leader = None
            self._window.retry.hide()

    def _on_restart(self, why: str) -> None:
        self.faulted.emit(why)
        self._window.show_message(messages.players_restarted())

    def _on_unanswered(self, seat: Seat, why: str) -> None:
        controller = self._leader
        if controller is None:
            return
        self.faulted.emit(why)
        controller.pause()  # the others wait, too: there is one question at a time
        name = controller.players[controller.match.player_of(seat)].name
        self._window.retry.ask(no_answer(name))

    def _try_again(self) -> None:
        if self._leader is not None:
            self._leader.ask_again()
            self._leader.resume()
            self._window.table.setFocus()
