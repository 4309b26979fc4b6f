"""The window onto the table: keeps the scene as large as itself, at the screen's own pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QKeyEvent, QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QWidget,
)

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.ground import Ground
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH
from sevenwonders_qt.views.table.panel import Panel, TableStyle, table_style
from sevenwonders_qt.views.table.tips import Tips

if TYPE_CHECKING:
    from sevenwonders_qt.views.table.watching_panel import WatchingPanel

TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class FittedScene(QGraphicsScene):
    """A table that lays itself out for the size and the text size it is given.

    Keys go to an item of the scene that has Qt's own focus, such as an overlay, and to the table
    otherwise.
    """

    laid_out = Signal()
    """Everything has its place and its style, for whatever an owner puts on the table besides."""

    sounded = Signal(object)
    """A `Sound` is to be heard now."""
    described = Signal(object)
    """The `Described` words that a describe key asked for."""

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._user = 1.0
        self._ratio = 1.0
        self._size = QSizeF(LEAST_WIDTH, LEAST_HEIGHT)
        self._style = table_style(art, LEAST_WIDTH, LEAST_HEIGHT)
        self._ground = Ground()
        self.tips = Tips(self, self._style)
        self.pointed = self.tips.wanted

    @property
    def style(self) -> TableStyle:  # type: ignore[override]  # Qt's own is of no use here
        """The scale that everything is drawn at now, for what lies over the table."""
        return self._style

    def set_size(self, width: float, height: float, ratio: float | None = None) -> None:
        """Lay the table out again; ``ratio`` is device pixels to one scene unit."""
        self._size = QSizeF(width, height)
        self._ratio = ratio or self._ratio
        self.setSceneRect(QRectF(0, 0, width, height))
        self._restyle()

    def set_text_size(self, factor: float) -> None:
        """The user's text size, 0.9 to 1.4."""
        self._user = factor
        self._restyle()

    def recolour(self) -> None:
        """Paint everything in the palette that is in force now."""
        self._restyle()

    def set_light(self, age: int) -> None:
        """Light the table as in this Age; 0 is before the first, or a game without Ages."""
        if self._ground.set_age(age):
            self.update()

    def forget_ground(self) -> None:
        """Give back the memory of the picture of the table top; it is painted when next needed."""
        self._ground.forget()

    def picture(self, width: int, height: int) -> QImage:
        """What is on the table now, laid out for a picture of so many pixels."""
        size, ratio = self._size, self._ratio
        self.tips.hide()
        self.set_size(width, height, 1.0)
        made = QImage(width, height, QImage.Format.Format_RGB32)
        with Painting(made) as painter:
            self.render(painter, QRectF(made.rect()), self.sceneRect())
        self.set_size(size.width(), size.height(), ratio)
        return made

    def say_of(self, command: Command, lines: Sequence[str]) -> bool:
        """Say more of a command that is pointed at; False when it is not any more."""
        return self.tips.add(command, lines)

    # For subclasses ------------------------------------------------------------------------

    def name(self) -> str:
        """What screen readers call the table."""
        return ""

    def in_reading_order(self) -> Sequence[QObject]:
        """Panels and lists in the order in which they are best read."""
        return ()

    def focused(self) -> tuple[Panel | None, str]:
        """The panel and the spot that keys go to now, if any."""
        panel = self.focusItem()
        if isinstance(panel, Panel):
            return panel, panel.focus_key
        return self.reached()

    def reached(self) -> tuple[Panel | None, str]:
        """The panel and the spot that the keys have come to, if any."""
        return None, ""

    def lay_out(self, *, changed: bool) -> None:
        """Put everything where it belongs at this size; ``changed`` when the style is another."""

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key means on the table, Tab included; False when it means nothing."""
        return False

    def buttons_of_watching(self) -> WatchingPanel | None:
        """The buttons for a match of computers, if the table has any."""
        return None

    def heeds(self, event: QEvent) -> bool:
        """Whether an event is for those buttons, also while something moves; keys are done then."""
        panel = self.buttons_of_watching()
        if panel is None or not panel.isVisible():
            return False
        if isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and panel.press_key(event)
        if isinstance(event, QGraphicsSceneMouseEvent):
            return panel.sceneBoundingRect().contains(event.scenePos())
        return False

    # Inner ---------------------------------------------------------------------------------

    def _restyle(self) -> None:
        width, height = self._size.width(), self._size.height()
        style = table_style(self._art, width, height, self._ratio, self._user)
        changed, self._style = style != self._style, style
        self._ground.forget()
        self.lay_out(changed=changed)
        self.update()
        self.laid_out.emit()

    # Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and pressed and event.key() in TABS:
            # Qt would take Tab for itself and move between items that have its own focus.
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.tips.hide()
        if self.focusItem() is None and self.press_key(event):
            event.accept()
            if self.focusItem() is None:
                self.tips.reached(*self.reached())
        else:
            super().keyPressEvent(event)
            panel = self.focusItem()
            if isinstance(panel, Panel):
                self.tips.reached(panel, panel.focus_key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.tips.hide()  # it has been read, and what it speaks of may go
        super().mousePressEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        self._ground.draw(painter, self.sceneRect(), self._style)


class TableView(QGraphicsView):
    """A raster view without effects; a window under 1280x720 shows the table scaled down."""

    undo_pressed = Signal()
    """The key that takes back, whatever lies or moves on the table."""

    redo_pressed = Signal()
    """The key that takes up again."""

    def __init__(self, scene: FittedScene, parent: QWidget | None = None) -> None:
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

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.table_scene.forget_ground()  # as large as the window: in 4K it takes 32 MB

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
            self.table_scene.recolour()
        return done
