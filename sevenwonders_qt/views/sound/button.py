"""The button in the bar of every table that switches the sound on and off."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.keys import with_key

translate = QCoreApplication.translate


def sound_button(on: bool) -> tuple[str, str]:
    """Its icon and what it does, while the sound is on or off."""
    if on:
        return "ui_sound_on", with_key(translate("Table", "Sound off"), "sound")
    return "ui_sound_off", with_key(translate("Table", "Sound on"), "sound")
