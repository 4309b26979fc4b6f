"""Temporary marks over the panels of the table: rings, small pictures, lines of words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.models.shown.consequences import Change
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.panel import Answering, Floating, TableStyle
from sevenwonders_qt.views.table.sprites import Sprite, picture

_EDGE = 8.0
"""Design pixels between the words and the edge of the picture."""

_APART = 6.0
_AROUND = (10.0, 3.0, 10.0, 4.0)
_OUT = 5.0
"""Design pixels between a ring and the thing that it marks."""


class Rings:
    """All marks of one thing; they take no events and cost no panel a redraw."""

    def __init__(self, scene: QGraphicsScene, height: float) -> None:
        """``height`` is the height of the marks above the table, pictures over rings."""
        self._scene = scene
        self._height = height
        self.places: list[QRectF] = []
        """The places of the rings in the scene."""
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

    def show(self, made: QPixmap, middle: QPointF, opacity: float = 1.0) -> Sprite:
        """Show a picture with its middle at this point of the scene."""
        shown = self._add(made, middle, 100, opacity)
        self.pictures.append(shown)
        return shown

    def clear(self) -> None:
        """Remove all marks."""
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


class ForeseenLines(Floating):
    """The consequences of a choice, on the picture of a wonder: as many as there is room for."""

    above = 61  # over the places where a card may be dropped
    lines: Sequence[Change] = ()
    """All lines, whether there is room for them or not."""
    _noted: Sequence[Change] = ()
    """The lines that are drawn if there is room."""

    def say(
        self, lines: Sequence[Change], room: QRectF, style: TableStyle, *, counted: bool = True
    ) -> None:
        """Show these lines at the foot of ``room``; nothing without a line.

        Without ``counted`` the changes of the own city's numbers are not drawn.
        """
        self.lines = lines
        self._noted = [line for line in lines if counted or not line.counted]
        edge = style.s(_EDGE)
        self.place(room.adjusted(edge, edge, -edge, -edge), style)
        self.renew((tuple(lines), tuple(self._noted), style))
        self.setVisible(bool(lines))

    def name(self) -> str:
        return ". ".join(line.text for line in self.lines)

    def describe(self) -> Part | None:
        if not self.lines:
            return None
        shown = [*self._noted]
        while shown and not self._fits(shown):
            shown.pop()
        below = (self._slip(shown),) if shown else ()
        return Answering(column(Space(weight=1), *below, weight=1), "lines", self.name())

    def _fits(self, lines: Sequence[Change]) -> bool:
        sizes, wide = self.style.sizes(), self.rect.width()
        return self._slip(lines).high(sizes, wide) <= self.rect.height()

    def _slip(self, lines: Sequence[Change]) -> Part:
        """Return a slip as wide as its longest line, or as there is room."""
        rows = [
            (sign(line.icon, 26), Text(line.text, "note", bold=600, lines=0, weight=1))
            for line in lines
        ]
        sizes, (left, _, right, _) = self.style.sizes(), _AROUND
        longest = max(icon.wide(sizes) + words.wide(sizes) for icon, words in rows) / sizes.u
        wide = min(longest + _APART + left + right, self.rect.width() / sizes.u)
        ground = rounded(10, "parchment_pale", "gold_deep", 2.5, shadow=2)
        inside = column(*(row(*parts, gap=_APART) for parts in rows), gap=2)
        return row(Cell(Ground(inside, ground, _AROUND), wide), Space(weight=1), gap=0)
