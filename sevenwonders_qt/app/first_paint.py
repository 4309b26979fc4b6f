"""Notices when a widget has been painted for the first time."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Watches until it has seen one picture of the widget."""

    painted = Signal()
    """The picture is there; sent once, when the window has nothing more urgent to do."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.at = 0.0
        """The time of the picture, as `time.time` returns it; 0 before."""
        self.spent = 0.0
        """Seconds of processor time that the process had taken by then."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)  # once the painting that now begins is over
        return False

    def _tell(self) -> None:
        self.at, self.spent = time.time(), time.process_time()
        self.painted.emit()
