"""Matches that cannot be saved: reports it, tries again, offers another place, and asks first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sevenwonders_qt.core.file_name import file_name
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models.match_lock import check_free
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words import saving as saving_words
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.session.match import Match, News, SavedAgain, Unsaved
from sevenwonders_qt.session.shelf import SUFFIX
from sevenwonders_qt.views.main_window import MainWindow

AGAIN: Final = 10_000
"""Milliseconds between two tries while the person does not choose."""


class Saving(QObject):
    """Keeps a closed match that cannot be saved in memory until it is saved."""

    saved = Signal()
    """A match that had been closed is saved by now."""

    _heard = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._played: Match[Any] | None = None
        self._away: list[Match[Any]] = []
        self.ask: Callable[[str, str], Path | None] = window.ask_where
        """Asks for the place of a file with this proposed name and kind; returns None for none."""
        self._again = QTimer(self, interval=AGAIN)
        self._again.timeout.connect(self._try_again)
        window.menu.elsewhere_button.clicked.connect(self._save_played)
        window.questions.append(self._ask_first)
        self._heard.connect(self._report)

    def hear(self, news: News) -> None:
        """Report news of the journal of a match to the person; may be called in any thread."""
        self._heard.emit(news)

    def serve(self, match: Match[Any]) -> None:
        """Save the match that is on the table from now on."""
        self._played = match
        self._away = [other for other in self._away if other is not match]
        self._show(match.unsaved)

    def put_away(self, match: Match[Any]) -> None:
        """Stop serving a match that left the table; keep it here if it cannot be saved."""
        if self._played is match:
            self._played = None
        if match.unsaved is not None:
            self._away.append(match)
        self._show(None)

    def waiting(self, path: Path | None = None) -> Match[Any] | None:
        """Return the match that was closed last and is not saved; with ``path``, the one for it."""
        goes_on = (match for match in reversed(self._away) if not match.is_over)
        return next((m for m in goes_on if path in (None, m.intended_path)), None)

    def close(self) -> None:
        """Try to save a last time when the program ends."""
        self._again.stop()
        for match in self._away:
            match.close()
        self._away = []

    # Inner ---------------------------------------------------------------------------------

    def _report(self, news: News) -> None:
        if isinstance(news, SavedAgain):
            self._window.show_done(messages.saved_again(news.saved, news.path.name))
        else:
            self._window.show_message(messages.not_kept(journal_words(news.error)))
        self._show(news if isinstance(news, Unsaved) else None)

    def _unsaved(self) -> list[Match[Any]]:
        """Return all matches that are not saved, the one on the table last."""
        found = [*self._away] if self._played is None else [*self._away, self._played]
        return [match for match in found if match.unsaved is not None]

    def _show(self, unsaved: Unsaved | None) -> None:
        self._window.menu.show_unsaved(unsaved.since if unsaved is not None else None)
        if self._unsaved() or unsaved is not None:
            self._again.start()
        else:
            self._again.stop()

    def _try_again(self) -> None:
        for match in self._unsaved():
            match.save()
        if any(match.unsaved is None for match in self._away):
            self._let_go()

    def _let_go(self) -> None:
        """Close the matches that are saved by now."""
        for match in self._away:
            if match.unsaved is None:
                match.close()
        self._away = [match for match in self._away if match.unsaved is not None]
        self.saved.emit()

    def _ask_first(self, leave: Callable[[], object], ending: bool) -> bool:
        """Return whether a question is asked before the match is left, or the program ends."""
        match = self._played
        found = self._unsaved() if ending else [m for m in self._unsaved() if m is match]
        found = [match for match in found if not match.save()]
        if not found:
            return False
        unsaved = found[-1].unsaved
        assert unsaved is not None
        asked = saving_words.quit_unsaved if ending else saving_words.leave_unsaved
        question = asked(unsaved.since, journal_words(unsaved.error))
        if self._window.page() is self._window.table:
            self._window.show_table()  # without the menu over it
        again = self._window.close if ending else leave  # there may be more to ask
        elsewhere = partial(self._save_elsewhere, found[-1], again)
        self._window.question.ask(question, leave, other=elsewhere)
        return True

    def _save_played(self) -> None:
        if self._played is not None:
            self._save_elsewhere(self._played, self._window.show_table)

    def _save_elsewhere(self, match: Match[Any], then: Callable[[], object]) -> None:
        """Ask for another place for a match, save it there, and then call ``then``."""
        kind = SUFFIX.removeprefix(".")
        path = self.ask(file_name(saving_words.proposed_name(match.header.created), kind), kind)
        if path is None:
            return
        try:
            check_free(path)
            match.save_at(path)
        except JournalError as error:
            self._window.show_message(messages.not_kept(journal_words(error)))
            return
        if match.is_over or match in self._away:
            self._let_go()
        self._show(self._played.unsaved if self._played is not None else None)
        then()
        self._window.show_done(messages.saved_elsewhere(str(path)))
