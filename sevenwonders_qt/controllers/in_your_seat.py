"""A Master in the seat of a person: the deal of a finished match is played again, and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.opening import opened
from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models.shown.in_your_seat import InYourSeat, in_your_seat, persons_of
from sevenwonders_qt.models.words import in_your_seat as words
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from sevenwonders_qt.views.pages.in_your_seat import InYourSeatPage


class InYourSeats(QObject):
    """Plays one match at a time, a choice after the other, while no match is on the table.

    It goes on while other pages are shown, and waits for a match that is played.
    """

    changed = Signal()
    """A match in the seat is over, or all of them are."""

    _answered = Signal(object, object)
    """The match that was asked in, and the `Answer`; from another thread."""

    def __init__(
        self,
        window: MainWindow,
        box: Box,
        thinker: Thinker,
        watch: Callable[[Path], object],
        log: Callable[[str], object],
    ) -> None:
        """``watch`` shows the replay of a match; ``log`` keeps faults of players."""
        super().__init__(window)
        self._window, self._box, self._thinker = window, box, thinker
        self._watch, self._log = watch, log
        self.current: InYourSeat | None = None
        self.stopped = False
        """Whether a person has stopped the matches."""

        self._run: Match[Any] | None = None
        self._length = 1
        self._connected = False
        self._answered.connect(self._take)
        window.turned.connect(self._go_on)

    def open(self, path: Path) -> None:
        """Show a Master's matches in the seat of the person of a finished match."""
        if self.begin(path):
            self._page().show_seat(self.current)
            self._window.visit(self._window.in_your_seat)
            self._show()

    def begin(self, path: Path) -> bool:
        """Play what is missing of a finished match; return whether that is possible."""
        self.stopped = False
        if self.current is not None and self.current.path == path:
            self._go_on()
            return True
        try:
            read = partial(Match[Any].replay, self._box.find, path)
            match = opened(self._window, path, read)
        except JournalError as error:
            self._window.show_message(messages.not_opened(path.name, journal_words(error)))
            return False
        if not (match.is_over and match.dealt):
            self._window.show_message(words.not_possible())
            return False
        self._choose(match, path, persons_of(match)[0])
        return True

    def close(self) -> None:
        """Ask nothing more; an answer that still comes is ignored."""
        self.stopped, self._run = True, None

    @property
    def playing(self) -> bool:
        """Whether a match is being played."""
        return self._run is not None and not self._waits

    def _choose(self, match: Match[Any], path: Path, seat: Seat) -> None:
        players = self._thinker.find(match.variant).players
        network = players.advice_key(match.game.rules) or ""
        self.current = in_your_seat(match, path, seat, network)
        self._run, self._length = None, max(1, len(match.steps) - 1)
        self.current.recall(self._box.find)
        self._go_on()

    # Inner -------------------------------------------------------------------------------------

    def _page(self) -> InYourSeatPage:
        page = self._window.in_your_seat
        if not self._connected:
            self._connected = True
            page.came_up.connect(self._show)
            page.stop_button.clicked.connect(self._stop_or_go_on)
            page.watch_button.clicked.connect(self._watch_best)
            page.seats.chosen.connect(self._choose_seat)
        return page

    @property
    def _waits(self) -> bool:
        return self.stopped or self._window.page() is self._window.table

    def _go_on(self) -> None:
        """Have the next choice made, unless it is being made or nothing is left to play."""
        found = self.current
        if found is None or found.done or self._waits:
            return
        if self._run is None:
            self._run = found.next_run()
        self._ask(found, self._run)

    def _ask(self, found: InYourSeat, run: Match[Any]) -> None:
        seat = run.owing[0]
        player = run.player_of(seat)
        kind, seed, memory = run.seats[player].player, found.seed_of(player), run.memory(seat)
        version = run.version

        def heard(answer: Answer) -> None:
            self._answered.emit((run, version), answer)

        self._thinker.ask(run.variant, run.view(seat), kind, seed, heard, memory)

    def _take(self, asked: tuple[Match[Any], int], answer: Answer) -> None:
        run, version = asked
        found = self.current
        if run is not self._run or found is None or run.version != version:
            return  # of another match, or asked twice after a pause
        if answer.command is None:
            self._log(answer.fault)
            self.stopped = True
            self._show(words.not_played())
            return
        try:
            run.submit(answer.command)
        except IllegalCommand as error:
            self._log(str(error))
            self.stopped = True
            self._show(words.not_played())
            return
        if run.is_over:
            found.take(run)
            self._run = None
            self.changed.emit()
        self._show()
        self._go_on()

    def _show(self, fault: str = "") -> None:
        made = MainWindow.in_your_seat.made(self._window)
        if made is None or self.current is None or not made.isVisible():
            return
        part = 0.0 if self._run is None else (len(self._run.steps) - 1) / self._length
        made.show_progress(min(part, 1.0), stopped=self.stopped, fault=fault)

    def _stop_or_go_on(self) -> None:
        self.stopped = not self.stopped
        self._show()
        self._go_on()

    def _choose_seat(self, seat: Seat) -> None:
        if self.current is not None and seat != self.current.seat:
            self._choose(self.current.match, self.current.path, seat)
            self._page().show_seat(self.current)

    def _watch_best(self) -> None:
        if self.current is not None and self.current.played:
            self._watch(self.current.kept_at(self.current.best))
