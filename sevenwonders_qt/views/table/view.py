"""The window onto the table: keeps the scene as large as itself, at the screen's own pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QWidget,
)

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.match_scene import MatchScene

TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class TableView(QGraphicsView):
    """A raster view without effects; a window under 1280x720 shows the table scaled down."""

    undo_pressed = Signal()
    """The key that takes back, whatever lies or moves on the table."""

    redo_pressed = Signal()
    """The key that takes up again."""

    def __init__(self, scene: MatchScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A scene takes every drag and does nothing with it; the window has a use for files.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def fit(self) -> None:
        """Lay the table out for the size and the screen the view has now."""
        width, height = self.viewport().width(), self.viewport().height()
        if width < 1 or height < 1:
            return
        zoom = min(1.0, width / LEAST_WIDTH, height / LEAST_HEIGHT)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self.table_scene.set_size(width / zoom, height / zoom, self.devicePixelRatioF() * zoom)

    # Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(int(LEAST_WIDTH), int(LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = asked(event, On.EVERY, On.TABLE)
        if act in ("help", "encyclopaedia") and not event.isAutoRepeat():
            event.ignore()  # the window explains what has the focus, also where something lies over
        elif act not in ("undo", "redo"):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():  # a key held down is one press
            (self.undo_pressed if act == "undo" else self.redo_pressed).emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        elif event.type() == QEvent.Type.PaletteChange:
            self.table_scene.restyle()
        return done
