"""What lies over the panels of the table for a while: rings, small pictures, a line of words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from sevenwonders_qt.models.consequences import Change
from sevenwonders_qt.views.kit.part import Ground, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.panel import Floating, TableStyle
from sevenwonders_qt.views.table.sprites import Sprite

_HIGH = 36.0
_RING = 3.5


class Rings:
    """Everything that marks one thing; it answers to nothing and costs no panel a redraw."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """``height`` is how far above the table the marks lie, pictures over rings."""
        self._scene = scene
        self._height = height
        self.places: list[QRectF] = []
        """Where the rings lie in the scene."""
        self.pictures: list[Sprite] = []
        """The pictures that are shown."""
        self._items: list[QGraphicsItem] = []

    def ring(self, rect: QRectF | None, style: TableStyle, shade: Shade = "terracotta") -> None:
        """Draw a ring around a place of the scene, if it is there."""
        if rect is not None:
            self.places.append(rect)
            self._add(_Ring(rect, style, shade), 0)

    def show(self, made: QPixmap, middle: QPointF, opacity: float = 1.0) -> None:
        """Show a picture with its middle at this point of the scene."""
        sprite = Sprite(made)
        sprite.setPos(middle)
        sprite.setOpacity(opacity)
        self.pictures.append(sprite)
        self._add(sprite, 100)

    def clear(self) -> None:
        """Mark nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        self.places, self.pictures, self._items = [], [], []

    def _add(self, item: QGraphicsItem, above: int) -> None:
        item.setZValue(self._height + 0.001 * (above + len(self._items)))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        self._items.append(item)


class _Ring(QGraphicsItem):
    def __init__(self, rect: QRectF, style: TableStyle, shade: Shade) -> None:
        super().__init__()
        self._rect, self._style, self._shade = rect, style, shade

    def boundingRect(self) -> QRectF:
        out = self._style.s(_RING + 3)
        return self._rect.adjusted(-out, -out, out, out)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        canvas, out = self._style.canvas(painter), self._style.s(1.5)
        place = self._rect.adjusted(-out, -out, out, out)
        canvas.rounded(place, 7, None, self._shade, _RING)


class ForeseenLine(Floating):
    """What a choice would change, across the foot of the own city: as much as there is room for."""

    above = 61  # over the places where a card may be dropped
    lines: Sequence[Change] = ()
    """All that there is to say, whether it has room or not."""

    def say(self, lines: Sequence[Change], own: QRectF, style: TableStyle) -> None:
        """Say this at the foot of ``own``; nothing without a line."""
        self.lines = lines
        s = style.s
        self.place(QRectF(own.left(), own.bottom() - s(_HIGH - 8), own.width(), s(_HIGH)), style)
        self.renew((tuple(lines), style))
        self.setVisible(bool(lines))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        sizes = self.style.sizes()
        shown = [
            row(sign(line.icon, 26), Text(line.text, "note", bold=600, lines=1), gap=5)
            for line in self.lines
        ]
        while shown:
            part = Ground(row(*shown, gap=22), _paint_plate, (14, 0, 14, 0))
            wide = part.wide(sizes)
            if wide <= box.width() * 1.04 or not shown[1:]:
                plate = QRectF(0, 0, min(box.width(), wide), box.height())
                plate.moveCenter(box.center())
                self.lay(canvas, part, plate)
                return
            shown.pop()


def _paint_plate(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect.translated(0, canvas.s(2)), 10, colour("black", 0.35))
    canvas.rounded(rect, 10, "parchment_pale", "gold_deep", 2.5)
