"""Marks that lie over the panels of the table for a while: rings and small pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.sprites import Sprite


class Rings:
    """Everything that marks one thing; it answers to nothing and costs no panel a redraw.

    Items are made once and used again: one that is not needed is hidden and shows nothing.
    """

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """``height`` is how far above the table the marks lie."""
        self._scene = scene
        self._height = height
        self._rings: list[_Ring] = []
        self._pictures: list[Sprite] = []

    @property
    def places(self) -> list[QRectF]:
        """Where the rings lie in the scene."""
        return [ring.rect for ring in self._rings if ring.isVisible()]

    @property
    def pictures(self) -> list[Sprite]:
        """The pictures that are shown."""
        return [sprite for sprite in self._pictures if sprite.isVisible()]

    def ring(
        self, rect: QRectF, style: TableStyle, shade: Shade = "terracotta", wide: float = 3.5
    ) -> None:
        """Draw a ring around a place of the scene."""
        free = next((ring for ring in self._rings if not ring.isVisible()), None)
        if free is None:
            free = _Ring(style)
            self._rings.append(free)
            self._add(free, len(self._rings))
        free.lie(rect, style, shade, wide)

    def show(self, made: QPixmap, middle: QPointF, opacity: float = 1.0) -> None:
        """Show a picture with its middle at this point of the scene."""
        free = next((sprite for sprite in self._pictures if not sprite.isVisible()), None)
        if free is None:
            free = Sprite(made)
            self._pictures.append(free)
            self._add(free, 100 + len(self._pictures))
        free.show_pixmap(made)
        free.setPos(middle)
        free.setOpacity(opacity)
        free.setVisible(True)

    def clear(self) -> None:
        """Mark nothing."""
        for ring in self._rings:
            ring.setVisible(False)
        for sprite in self.pictures:
            sprite.setPixmap(QPixmap())
            sprite.setVisible(False)

    def _add(self, item: QGraphicsItem, number: int) -> None:
        item.setZValue(self._height + 0.001 * number)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)


class _Ring(QGraphicsItem):
    def __init__(self, style: TableStyle) -> None:
        super().__init__()
        self.rect = QRectF()
        self._style = style
        self._shade: Shade = "terracotta"
        self._wide = 0.0

    def lie(self, rect: QRectF, style: TableStyle, shade: Shade, wide: float) -> None:
        """Lie around this place of the scene."""
        self.prepareGeometryChange()
        self.rect = rect
        self._style, self._shade, self._wide = style, shade, wide
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        out = self._style.s(self._wide + 3)
        return self.rect.adjusted(-out, -out, out, out)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        canvas, out = self._style.canvas(painter), self._style.s(1.5)
        place = self.rect.adjusted(-out, -out, out, out)
        canvas.rounded(place, 7, None, self._shade, self._wide)
