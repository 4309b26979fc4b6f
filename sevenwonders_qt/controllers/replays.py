"""Opens matches to be watched again, and leads from them to score sheets and new matches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from sevenwonders_qt.controllers.desk import seat_infos
from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.controllers.opening import opened
from sevenwonders_qt.controllers.replay import ReplayController
from sevenwonders_qt.controllers.tables import Tables
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.replay import title_of
from sevenwonders_qt.models.shown.saves import saved_match
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.saves import copy_counts
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import MatchStep
from sevenwonders_qt.session.summary import summarise
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.replay.page import ReplayPage


@dataclass(frozen=True, slots=True)
class ReplayWays:
    """The callbacks for leaving a match that is watched; each shows another page.

    ``score`` takes a match that is over and its players, ``resume`` a journal, ``review`` the
    journal of a match that is over.
    """

    score: Callable[[Match[AnyGame], tuple[SeatInfo, ...]], None]
    resume: Callable[[Path], None]
    review: Callable[[Path], None]


class Replays(QObject):
    """At most one match is watched at a time."""

    def __init__(
        self,
        tables: Tables,
        box: Box,
        matches: Path,
        ways: ReplayWays,
    ) -> None:
        """``matches`` is the folder of journals."""
        window = tables.window
        super().__init__(window)
        self._tables = tables
        self._window = window
        self._box = box
        self._matches = matches
        self._ways = ways
        self.exporter = Exporter(window)
        self.current: ReplayController | None = None
        self._path: Path | None = None
        window.follow(lambda now: now, self.apply)
        window.when_made(MainWindow.replay, self._serve)

    def replay(self, path: Path) -> None:
        """Show a match from its deal on; a journal that cannot be read brings a message."""
        try:
            read = partial(Match[AnyGame].replay, self._box.find, path)
            match = opened(self._window, path, read)
            seats = seat_infos(match)
        except JournalError as error:
            reason = journal_words(error)
            self._window.show_message(messages.not_opened(error.path.name, reason))
            return
        self.close()
        title = partial(title_of, match.header, practice=match.practice)
        self._path = path
        page, showing = self._window.replay, self._tables.of(match).showing
        self.current = ReplayController(match, seats, page, title, showing, self)
        self.apply(self._window.settings())
        self._window.visit(self._window.replay)
        self.current.begin()

    def replay_at(self, path: Path, step: int, seat: int) -> None:
        """Show the table to a seat for the choice after a step, given by its place."""
        if not self.watches(path):
            self.replay(path)
        if self.current is not None and self._path == path:
            self.current.show_from(step, seat)

    def watches(self, path: Path) -> bool:
        """Return whether this match is being watched."""
        return self.current is not None and self._path == path

    def close(self) -> None:
        """Stop watching."""
        if self.current is not None:
            self.current.close()
            self.current.deleteLater()
            self.current = None

    def apply(self, settings: Settings) -> None:
        """Show by these settings."""
        if self.current is not None:
            self.current.apply(settings)

    def _serve(self, page: ReplayPage) -> None:
        page.header.leave_button.clicked.connect(self._leave)
        page.score_button.clicked.connect(self._show_score)
        page.review_button.clicked.connect(self._review)
        page.continue_button.clicked.connect(self._continue)
        page.image_button.clicked.connect(self._save_image)

    def _leave(self) -> None:
        self.close()
        self._window.go_back()

    def _show_score(self) -> None:
        if self.current is not None:
            match = self.current.match
            self.close()
            self._ways.score(match, seat_infos(match))

    def _review(self) -> None:
        if self._path is not None:
            self._ways.review(self._path)

    def _save_image(self) -> None:
        """Write the table as it is seen at this moment."""
        current = self.current
        if current is not None:
            current.go(current.stop)  # no movement is caught in the middle
            self.exporter.write(
                current.image_name(), "png", current.png, messages.picture_not_saved
            )

    def _continue(self) -> None:
        """Play on from here in a new match.

        The match that is watched stays as it is; if it is not over, it is practice from then on.
        """
        path, current = self._path, self.current
        if path is None or current is None:
            return
        step = current.step
        if not shelf.is_countable(path):
            self._copy(path, step)
            return
        row = saved_match(summarise(self._box.find, path), datetime.now().astimezone())
        self._window.question.ask(copy_counts(row.title), partial(self._copy, path, step))

    def _copy(self, path: Path, step: MatchStep) -> None:
        try:
            if shelf.is_countable(path):
                shelf.mark_practice(path, lock_file)
            made = continue_from(path, step, self._matches)
        except JournalError as error:
            self._window.show_message(messages.not_continued(journal_words(error)))
            return
        self.close()
        self._ways.resume(made)
