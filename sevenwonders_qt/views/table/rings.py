"""Marks that lie over the panels of the table for a while: rings and small pictures."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.sprites import Sprite


class Rings:
    """Everything that marks one thing; it answers to nothing and costs no panel a redraw."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """``height`` is how far above the table the marks lie."""
        self._scene = scene
        self._height = height
        self._items: list[QGraphicsItem] = []

    @property
    def places(self) -> list[QRectF]:
        """Where the rings lie in the scene."""
        return [item.rect for item in self._items if isinstance(item, _Ring)]

    @property
    def pictures(self) -> list[Sprite]:
        """The pictures."""
        return [item for item in self._items if isinstance(item, Sprite)]

    def ring(
        self, rect: QRectF, style: TableStyle, shade: Shade = "terracotta", wide: float = 3.5
    ) -> None:
        """Draw a ring around a place of the scene."""
        self._keep(_Ring(rect, style, shade, wide))

    def show(self, made: QPixmap, middle: QPointF, opacity: float = 1.0) -> None:
        """Show a picture with its middle at this point of the scene."""
        sprite = Sprite(made)
        sprite.setPos(middle)
        sprite.setOpacity(opacity)
        self._keep(sprite)

    def clear(self) -> None:
        """Mark nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []

    def _keep(self, item: QGraphicsItem) -> None:
        item.setZValue(self._height + 0.01 * len(self._items))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        self._items.append(item)


class _Ring(QGraphicsItem):
    def __init__(self, rect: QRectF, style: TableStyle, shade: Shade, wide: float) -> None:
        super().__init__()
        self.rect = rect
        self._style, self._shade, self._wide = style, shade, wide

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
