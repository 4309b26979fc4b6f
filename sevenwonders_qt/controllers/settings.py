"""Reads the settings, puts the window into their language, and writes changes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from sevenwonders_qt.models.settings import load_settings, merged, settings_file
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import system_words
from sevenwonders_qt.views.main_window import MainWindow

SAVE_AFTER = 400
"""Milliseconds without another change before the settings are written."""


class SettingsController(QObject):
    """The current settings are those of the window, and apply to all matches."""

    def __init__(
        self, window: MainWindow, path: Path, set_language: Callable[[str], object]
    ) -> None:
        super().__init__(window)
        self._language: str | None = None  # nothing is installed before `begin`
        self._window = window
        self._path = path
        self._kept = window.settings()
        """The settings as they were written last."""
        self._file = settings_file(path, self._kept)
        self._set_language = set_language
        self._saving = QTimer(self, singleShot=True)
        self._saving.timeout.connect(self._save)
        window.language_wanted.connect(self._use_language)
        window.settings_changed.connect(self._on_change)

    def begin(self, language: str | None = None) -> None:
        """Apply the saved settings, with ``language`` before the saved one."""
        read = load_settings(self._path, type(self._kept))
        settings = replace(read.settings, language=language) if language else read.settings
        self._use_language(settings.language)
        self._window.apply(settings)
        self._kept = settings
        self._file = settings_file(self._path, settings)
        if read.errors:
            self._window.show_message(messages.settings_damaged(read.errors))

    def close(self) -> None:
        """Write the changes that are not written yet."""
        if self._saving.isActive():
            self._save()
        with suppress(OSError):  # it was reported before
            self._file.finish()

    def _on_change(self) -> None:
        self._saving.start(SAVE_AFTER)

    def _use_language(self, language: str) -> None:
        if language != self._language:
            self._language = language
            self._set_language(language)

    def _save(self) -> None:
        self._saving.stop()
        before, self._kept = self._kept, self._window.settings()
        try:
            self._file.change(partial(merged, before=before, now=self._kept))
        except OSError as error:
            self._window.show_message(messages.settings_not_saved(system_words(error)))
