"""Tooltips of the table, a quarter of a second after the mouse came to rest on a spot."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGraphicsScene, QToolTip

from sevenwonders_qt.views.table.panel import Panel

DELAY_MS = 250


class Tips(QObject):
    """Shows the tooltip of the spot under the mouse."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._text = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._show)

    def over(self, panel: Panel, key: str) -> None:
        """The mouse came over this spot, or over none."""
        spot = panel.spot(key) if key else None
        self.hide()
        if spot is not None and spot.tooltip:
            self._text = spot.tooltip
            self._timer.start()

    def hide(self) -> None:
        """Show none."""
        self._timer.stop()
        if self._text:
            self._text = ""
            QToolTip.hideText()

    def _show(self) -> None:
        views = self._scene.views()
        if self._text and views:
            # Only rich text is broken into lines of a readable width.
            lines = escape(self._text).replace("\n", "<br>")
            QToolTip.showText(QCursor.pos(), f"<qt>{lines}</qt>", views[0])
