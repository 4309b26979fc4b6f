"""A closer look at the chosen saved match: what was done in it, or what can be recovered of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.models.saves_recovery import recovery_of
from sevenwonders_qt.models.saves_strip import Strip, strip_of
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.recovering import NotDamaged, SoundPart, sound_part
from sevenwonders_qt.session.summary import Entry, Summary
from sevenwonders_qt.views.pages.saves import SavesPage

PAUSE: Final = 60
"""Milliseconds that a match is the chosen one before its journal is read."""


class CloserLook(QObject):
    """Reads the journal of the chosen match alone, and only once the person stays at it."""

    def __init__(self, page: SavesPage, archive: Archive, find: FindGame[Any]) -> None:
        super().__init__(page)
        self._page = page
        self._archive = archive
        self._find = find
        self._path: Path | None = None
        self._last: tuple[Entry, Strip | SoundPart | None] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._look)
        page.closer_wanted.connect(self._choose)

    def _choose(self, path: Path) -> None:
        self._path = path
        if self._last is not None and self._last[0] == self._archive.entry(path):
            self._pause.stop()
            self._show()
        else:
            self._pause.start(PAUSE)

    def _look(self) -> None:
        entry = self._archive.entry(self._path) if self._path is not None else None
        if entry is not None:
            self._last = entry, self._seen(entry)
            self._show()

    def _seen(self, entry: Entry) -> Strip | SoundPart | None:
        """None where the journal cannot be read any more, or nothing is sound."""
        try:
            if isinstance(entry, Summary):
                return strip_of(Match.replay(self._find, entry.path))
            return sound_part(self._find, entry.path)
        except (JournalError, NotDamaged):
            return None

    def _show(self) -> None:
        if self._last is None:
            return
        entry, seen = self._last
        if isinstance(entry, Summary):
            strip = seen if isinstance(seen, Strip) else None
            self._page.detail.show_strip(entry.path, strip)
        elif entry.fault is Fault.DAMAGED:
            part = seen if isinstance(seen, SoundPart) else None
            self._page.detail.show_recovery(entry.path, recovery_of(part))
