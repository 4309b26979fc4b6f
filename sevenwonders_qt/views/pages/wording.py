"""Choices that more than one page offers, in the chosen language."""

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.views.pages.segments import Option

translate = QCoreApplication.translate


def pace_options() -> list[Option[str]]:
    """How fast computer players answer."""
    return [
        Option(
            "instant",
            translate("Settings", "at once"),
            note=translate("Settings", "No pause: a choice counts as soon as it is made."),
        ),
        Option(
            "quick",
            translate("Settings", "quick"),
            note=translate("Settings", "A short pause before each choice."),
        ),
        Option(
            "slow",
            translate("Settings", "at leisure"),
            note=translate("Settings", "A longer pause: each choice can be followed."),
        ),
    ]
