"""What lies over the panels of the table for a while: rings, small pictures, a line of words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.models.consequences import Change
from sevenwonders_qt.views.kit.part import Centre, Ground, Part, rounded, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.panel import Floating, TableStyle
from sevenwonders_qt.views.table.sprites import Sprite, picture

_HIGH = 36.0
_OUT = 5.0
"""Design pixels around what a ring marks."""


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
        self._items: list[Sprite] = []

    def ring(self, rect: QRectF | None, style: TableStyle, shade: Shade = "terracotta") -> None:
        """Draw a ring around a place of the scene, if it is there."""
        if rect is None:
            return
        self.places.append(rect)
        size = rect.size() + QSizeF(2, 2) * style.s(_OUT)

        def draw(canvas: Canvas, box: QRectF) -> None:
            edge = canvas.s(_OUT - 1.5)
            canvas.rounded(box.adjusted(edge, edge, -edge, -edge), 7, None, shade, 3.5)

        self._add(picture(style, *size.toTuple(), draw), rect.center(), 0)

    def show(self, made: QPixmap, middle: QPointF, opacity: float = 1.0) -> None:
        """Show a picture with its middle at this point of the scene."""
        self.pictures.append(self._add(made, middle, 100, opacity))

    def clear(self) -> None:
        """Mark nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        self.places, self.pictures, self._items = [], [], []

    def _add(self, made: QPixmap, middle: QPointF, above: int, opacity: float = 1.0) -> Sprite:
        item = Sprite(made)
        item.setPos(middle)
        item.setOpacity(opacity)
        item.setZValue(self._height + 0.001 * (above + len(self._items)))
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        self._items.append(item)
        return item


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

    def describe(self) -> Part | None:
        sizes, room = self.style.sizes(), self.rect.width() * 1.04
        ground = rounded(10, "parchment_pale", "gold_deep", 2.5, shadow=2)
        shown = [
            row(sign(line.icon, 26), Text(line.text, "note", bold=600, lines=1), gap=5)
            for line in self.lines
        ]
        while shown:
            part = Ground(row(*shown, gap=22), ground, (14, 0, 14, 0))
            wide = part.wide(sizes)
            if wide <= room or not shown[1:]:
                return Centre(part, wide / sizes.u, tall=True)
            shown.pop()
        return None
