"""The window onto the table: keeps the scene as large as itself, at the screen's own pixels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH


class FittedScene(QGraphicsScene):
    """A table that lays itself out for the size it is given."""

    def set_size(self, width: float, height: float, ratio: float | None = None) -> None:
        """Lay the table out anew; ``ratio`` is device pixels to one scene unit."""
        raise NotImplementedError


class TableView(QGraphicsView):
    """A raster view without effects; a window under 1280x720 shows the table scaled down."""

    def __init__(self, scene: FittedScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
        self._table.set_size(width / zoom, height / zoom, self.devicePixelRatioF() * zoom)

    # Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(int(LEAST_WIDTH), int(LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return done
