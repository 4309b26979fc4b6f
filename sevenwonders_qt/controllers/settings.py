"""Keeps the settings: reads them, lets the window follow them, writes what is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from sevenwonders_qt.models import messages
from sevenwonders_qt.models.fault_words import system_words
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.views.main_window import MainWindow

SAVE_AFTER = 400
"""Milliseconds without another change before the settings are written."""


class SettingsController(QObject):
    """What is set holds for all matches; the window and whoever listens follow each change."""

    changed = Signal(object)
    """The `Settings` in force from now on."""

    def __init__(
        self, window: MainWindow, path: Path, set_language: Callable[[str], object]
    ) -> None:
        super().__init__(window)
        self.current = Settings()
        self._language: str | None = None  # nothing is installed before `begin`
        self._window = window
        self._path = path
        self._set_language = set_language
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.timeout.connect(self._save)
        window.settings_changed.connect(self._on_change)

    def begin(self, language: str | None = None) -> None:
        """Take up what was saved, with ``language`` before the saved one."""
        read = load_settings(self._path)
        settings = replace(read.settings, language=language) if language else read.settings
        self._apply(settings)
        self._window.apply(settings)
        if read.faults:
            self._window.show_message(messages.settings_damaged())

    def take(self, settings: Settings) -> None:
        """A change that was not made on a page of the settings."""
        self._window.apply(settings)
        self._on_change(settings)

    def close(self) -> None:
        """Write what is not written yet."""
        if self._saving.isActive():
            self._save()

    def _on_change(self, settings: Settings) -> None:
        self._apply(settings)
        self._saving.start(SAVE_AFTER)

    def _apply(self, settings: Settings) -> None:
        self.current = settings
        if settings.language != self._language:
            self._language = settings.language
            self._set_language(settings.language)
        self.changed.emit(settings)

    def _save(self) -> None:
        self._saving.stop()
        try:
            save_settings(self._path, self.current)
        except OSError as error:
            self._window.show_message(messages.settings_not_saved(system_words(error)))
