"""The statistics between their page, the index of matches, the paper games and the settings."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.models import messages
from sevenwonders_qt.models.fault_words import system_words
from sevenwonders_qt.models.records import Records, paper_results
from sevenwonders_qt.models.statistics_csv import results_csv
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.results import SeatResult
from sevenwonders_qt.views.main_window import MainWindow

translate = QCoreApplication.translate

PORTION: Final = 0.02
"""Seconds of reading between two looks at what the window wants."""

SHOWN_EVERY: Final = 25
"""Portions after which the numbers are shown again while journals are still being read."""


class StatisticsController(QObject):
    """Counts what the index tells; reads changed journals bit by bit meanwhile."""

    def __init__(self, window: MainWindow, archive: Archive, settings: SettingsController) -> None:
        """Paper games lie beside the journals."""
        super().__init__(window)
        self.exporter = Exporter(window)
        self._window = window
        self._page = window.statistics
        self._archive = archive
        self._settings = settings
        self._paper: list[SeatResult] = []
        self._portions = 0
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        window.closing.connect(self._reading.stop)
        page = self._page
        page.came_up.connect(self._look)
        page.export_button.clicked.connect(self._export)
        page.question.yes_button.clicked.connect(lambda: self._count_from(datetime.now(UTC)))
        page.whole_button.clicked.connect(lambda: self._count_from(None))
        page.rebuild_button.clicked.connect(self._rebuild)

    def show(self) -> None:
        """Show the page; it asks for what has been played since it was seen last."""
        self._window.show_statistics()

    @property
    def reading(self) -> bool:
        """Whether journals are still being read."""
        return self._reading.isActive()

    def _look(self) -> None:
        self._paper = list(paper_results(pad_files.read_all(self._archive.folder).games))
        if self._archive.scan():
            self._portions = 0
            self._reading.start(0)
        self._fill()

    def _read_on(self) -> None:
        left = self._archive.read_some(PORTION)
        self._portions += 1
        if not left:
            self._reading.stop()
        if not left or self._portions % SHOWN_EVERY == 0:
            self._fill()

    def _fill(self) -> None:
        self._page.show_records(self._records(), self._archive.waiting)

    def _records(self) -> Records:
        since = self._settings.current.counted_from
        moment = datetime.fromisoformat(since) if since else None
        return Records.of([*self._archive.results(), *self._paper], moment)

    def _count_from(self, moment: datetime | None) -> None:
        since = moment.isoformat() if moment is not None else ""
        self._settings.take(replace(self._settings.current, counted_from=since))
        self._fill()

    def _rebuild(self) -> None:
        try:
            self._archive.forget()
        except OSError as error:
            self._window.show_message(messages.index_not_renewed(system_words(error)))
        self._look()

    def _export(self) -> None:
        """Ask where, write every result there, and say what came of it."""
        records = self._records()
        if not records.played:
            return
        name = translate("Statistics", "Statistics of 7 Wonders")
        self.exporter.write(
            f"{name} {datetime.now():%Y-%m-%d}.csv",
            "csv",
            lambda: results_csv(records),
            messages.table_not_saved,
        )
