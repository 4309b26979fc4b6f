"""All results there are: finished matches, read bit by bit, and the games on paper beside them."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.models.records import Records, paper_results
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.results import SeatResult

PORTION: Final = 0.02
"""Seconds of reading between two looks at what the window wants."""

SHOWN_EVERY: Final = 25
"""Portions after which ``changed`` is sent while journals are still being read."""


class Results(QObject):
    """What the index of the matches says at once, and what changed journals say bit by bit."""

    changed = Signal()
    """There may be other results than before, or nothing more has to be read."""

    def __init__(self, archive: Archive, settings: SettingsController) -> None:
        """Paper games lie beside the journals."""
        super().__init__()
        self._archive = archive
        self._settings = settings
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
        """How many journals have to be read before all is known."""
        return self._archive.waiting

    def look(self) -> None:
        """Ask for what has been played since the last time."""
        self._paper = list(paper_results(pad_files.read_all(self._archive.folder).games))
        if self._archive.scan():
            self._portions = 0
            self._timer.start(0)
        self.changed.emit()

    def stop(self) -> None:
        """Read no further."""
        self._timer.stop()

    def forget(self) -> None:
        """Throw the index away: `look` reads every journal then. Raises OSError."""
        self._archive.forget()

    def records(self) -> Records:
        """Those since the day from which the person wants them counted."""
        since = self._settings.current.counted_from
        moment = datetime.fromisoformat(since) if since else None
        return Records.of([*self._archive.results(), *self._paper], moment)

    def _read_on(self) -> None:
        left = self._archive.read_some(PORTION)
        self._portions += 1
        if not left:
            self._timer.stop()
        if not left or self._portions % SHOWN_EVERY == 0:
            self.changed.emit()
