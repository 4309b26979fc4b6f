"""What a person has asked of the whole system for the eyes, as far as Qt knows it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from sevenwonders_qt.models.appearance import SystemWishes


def system_wishes() -> SystemWishes:
    """Whether the system is dark and whether it asks for high contrast, which Qt 6.10 knows."""
    hints = QGuiApplication.styleHints()
    dark = hints.colorScheme() == Qt.ColorScheme.Dark
    if not hasattr(hints, "accessibility"):
        return SystemWishes(dark)
    wanted = hints.accessibility().contrastPreference()
    return SystemWishes(dark, wanted == Qt.ContrastPreference.HighContrast)


def when_wishes_change(follow: Callable[[], object]) -> None:
    """Call ``follow`` whenever the system asks for something else.

    ``follow`` has to be a method of a ``QObject``: what Qt hints at lives as long as the program,
    and a connection to anything else would keep it alive, too.
    """
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(follow)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(follow)
