"""All known results, read bit by bit, and the page of statistics that shows them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.models.shown.minutes import Minutes, learn_minutes
from sevenwonders_qt.models.shown.ratings import OwnRating, own_ratings
from sevenwonders_qt.models.shown.records import Records, paper_results
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.models.shown.table_csv import csv_form
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words import statistics as statistics_words
from sevenwonders_qt.models.words.faults import system_words
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.results import SeatResult
from sevenwonders_qt.views.main_window import MainWindow

translate = QCoreApplication.translate

PORTION: Final = 0.02
"""Seconds of reading between two looks at the events of the window."""

SHOWN_EVERY: Final = 25
"""Portions after which ``changed`` is sent while journals are still being read."""


LATEST: Final = 200
"""Matches that are enough to know how long one takes, and about how strong a person is.

Ten thousand would be decoded for long.
"""


class Results(QObject):
    """Results from the index of the matches at once, and from changed journals bit by bit."""

    changed = Signal()
    """There may be other results than before, or nothing more has to be read."""

    def __init__(self, archive: Archive, window: MainWindow) -> None:
        """Paper games are read from the folder of the journals."""
        super().__init__()
        self._archive = archive
        self._window = window
        self._paper: list[SeatResult] = []
        self._portions = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._read_on)

    @property
    def reading(self) -> bool:
        """Whether journals are still being read."""
        return self._timer.isActive()

    @property
    def waiting(self) -> int:
        """The number of journals that have to be read before all results are known."""
        return self._archive.waiting

    def look(self) -> None:
        """Look for matches that have been played since the last time."""
        self._paper = list(paper_results(pad_files.read_all(self._archive.folder).games))
        if self._archive.scan():
            self._portions = 0
            self._timer.start(0)
        self.changed.emit()

    def stop(self) -> None:
        """Stop reading."""
        self._timer.stop()

    def forget(self) -> None:
        """Delete the index: `look` reads every journal then. Raises OSError."""
        self._archive.forget()

    def records(self) -> Records:
        """Return the results since the day that the person wants to count from."""
        return Records.of([*self._archive.results(), *self._paper], self._since())

    def ratings(self) -> Mapping[tuple[str, str], OwnRating]:
        """Return the ratings of persons by the matches that were played last, for a suggestion."""
        return own_ratings(Records.of(self._archive.results(LATEST), self._since()))

    def minutes(self) -> Minutes:
        """Return the minutes that matches take, learned from those that were played last."""
        return learn_minutes(self._archive.results(LATEST))

    def _since(self) -> datetime | None:
        since = self._window.settings().counted_from
        return datetime.fromisoformat(since) if since else None

    def _read_on(self) -> None:
        left = self._archive.read_some(PORTION)
        self._portions += 1
        if not left:
            self._timer.stop()
        if not left or self._portions % SHOWN_EVERY == 0:
            self.changed.emit()


class StatisticsController(QObject):
    """Shows the results as they come, writes them into a file, and counts from another day."""

    def __init__(self, window: MainWindow, results: Results) -> None:
        super().__init__(window)
        self.exporter = Exporter(window)
        self._window = window
        self._page = window.statistics
        self._results = results
        results.changed.connect(self._fill)
        page = self._page
        page.came_up.connect(results.look)
        page.export_button.clicked.connect(self._export)
        page.reset_button.clicked.connect(self._ask_to_restart)
        page.whole_button.clicked.connect(lambda: self._count_from(None))
        page.rebuild_button.clicked.connect(self._rebuild)

    def show(self) -> None:
        """Show the page; it looks for matches that have been played since it was seen last."""
        self._window.visit(self._window.statistics)

    def _fill(self) -> None:
        self._page.show_records(self._results.records(), self._results.waiting)

    def _ask_to_restart(self) -> None:
        restart = partial(self._count_from, datetime.now(UTC))
        self._window.question.ask(statistics_words.restart_count(), restart)

    def _count_from(self, moment: datetime | None) -> None:
        self._window.change(counted_from=moment.isoformat() if moment is not None else "")
        self._fill()

    def _rebuild(self) -> None:
        try:
            self._results.forget()
        except OSError as error:
            self._window.show_message(messages.index_not_renewed(system_words(error)))
        self._results.look()

    def _export(self) -> None:
        """Ask for a place, write every result there, and report the result."""
        records = self._results.records()
        if not records.played:
            return
        name = translate("Statistics", "Statistics of 7 Wonders")
        self.exporter.write(
            f"{name} {datetime.now():%Y-%m-%d}.csv",
            "csv",
            lambda: results_csv(records, csv_form(self._window.settings().separator)),
            messages.table_not_saved,
        )
