"""The button in the bar of every table that switches the sound on and off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sound_button(on: bool) -> tuple[str, str]:
    """Its icon and what it does, while the sound is on or off."""
    if on:
        return "ui_sound_on", translate("Table", "Sound off (M)")
    return "ui_sound_off", translate("Table", "Sound on (M)")
