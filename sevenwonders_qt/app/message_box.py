"""Shows in a box what a command line would print, for a program without a terminal."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from sevenwonders_qt.app.application import application

TITLE = "Seven Wonders"


def show_box(text: str, *, wrong: bool) -> None:
    """Show ``text`` until it is closed; ``wrong`` adds the sign of a warning."""
    app = application()
    icon = QMessageBox.Icon.Warning if wrong else QMessageBox.Icon.Information
    box = QMessageBox(icon, TITLE, text)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    box.deleteLater()
    app.processEvents()
