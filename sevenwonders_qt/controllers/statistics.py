"""The statistics between their page, the results and the settings."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QObject

from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.controllers.results import Results
from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.models import messages
from sevenwonders_qt.models.fault_words import system_words
from sevenwonders_qt.models.statistics_csv import results_csv
from sevenwonders_qt.views.main_window import MainWindow

translate = QCoreApplication.translate


class StatisticsController(QObject):
    """Shows the results as they come, writes them into a file, and counts from another day."""

    def __init__(self, window: MainWindow, results: Results, settings: SettingsController) -> None:
        super().__init__(window)
        self.exporter = Exporter(window)
        self._window = window
        self._page = window.statistics
        self._results = results
        self._settings = settings
        results.changed.connect(self._fill)
        page = self._page
        page.came_up.connect(results.look)
        page.export_button.clicked.connect(self._export)
        page.question.yes_button.clicked.connect(lambda: self._count_from(datetime.now(UTC)))
        page.whole_button.clicked.connect(lambda: self._count_from(None))
        page.rebuild_button.clicked.connect(self._rebuild)

    def show(self) -> None:
        """Show the page; it asks for what has been played since it was seen last."""
        self._window.visit(self._window.statistics)

    def _fill(self) -> None:
        self._page.show_records(self._results.records(), self._results.waiting)

    def _count_from(self, moment: datetime | None) -> None:
        since = moment.isoformat() if moment is not None else ""
        self._settings.take(replace(self._settings.current, counted_from=since))
        self._fill()

    def _rebuild(self) -> None:
        try:
            self._results.forget()
        except OSError as error:
            self._window.show_message(messages.index_not_renewed(system_words(error)))
        self._results.look()

    def _export(self) -> None:
        """Ask where, write every result there, and say what came of it."""
        records = self._results.records()
        if not records.played:
            return
        name = translate("Statistics", "Statistics of 7 Wonders")
        self.exporter.write(
            f"{name} {datetime.now():%Y-%m-%d}.csv",
            "csv",
            lambda: results_csv(records),
            messages.table_not_saved,
        )
