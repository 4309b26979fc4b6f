"""Choices that more than one page offers, in the chosen language."""

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.views.pages.segments import Option

translate = QCoreApplication.translate


def pace_options() -> list[Option[str]]:
    """How fast computer players answer."""
    return [
        Option("instant", translate("Settings", "at once")),
        Option("quick", translate("Settings", "quick")),
        Option("slow", translate("Settings", "at leisure")),
    ]
