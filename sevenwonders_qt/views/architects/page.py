"""The table of Architects in the window: shows tables, and what happened between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.view import TableView

CALLING = 1800
"""Milliseconds that a horn call stays, at normal speed."""


class ArchitectsPage(QWidget):
    """Knows no rules and no match."""

    commanded = Signal(object)
    """A command of the seat that looks."""

    uncovered = Signal()
    """The seat that looks may see its secrets now."""

    finished = Signal()
    """What was to be shown has been shown, and the table stands as it is now."""

    menu_wanted = Signal()
    help_wanted = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = ArchitectsScene(art, self)
        self.view = TableView(self.scene, self)
        self.speed = 1.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._shown)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.scene.commanded.connect(self.commanded)
        self.scene.uncovered.connect(self.uncovered)
        self.scene.menu_wanted.connect(self.menu_wanted)
        self.scene.help_wanted.connect(self.help_wanted)

    def show_table(self, table: ArchitectsTable) -> None:
        """Show the whole truth of this table; may be called at any time."""
        self.scene.show_table(table)

    def play(self, events: Sequence[Event], after: ArchitectsTable) -> None:
        """Show what became of the table; horns and battles are called out. `finished` follows."""
        self.scene.show_table(after)
        calling = self.scene.announce(events) and self.speed > 0
        self._timer.start(round(CALLING / self.speed) if calling else 0)

    def clear(self) -> None:
        """Take everything away."""
        self._timer.stop()
        self.scene.hide_everything()

    def _shown(self) -> None:
        self.scene.call.clear()
        self.finished.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.scene.retranslate()
