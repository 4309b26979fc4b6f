"""Tooltips of the table: a parchment slip beside the spot under the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import metrics
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Panel, TableStyle

DELAY_MS = 250
TIP_Z = 2000.0
WIDEST = 420.0
"""Design pixels of the longest line."""

SIZE = 16.0
_WRAP = int(Qt.TextFlag.TextWordWrap)


class Tip(Panel):
    """The slip; the first line of its text is the heading."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._lines: Sequence[str] = ()
        self.setZValue(TIP_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.setVisible(False)

    def show_text(self, text: str, spot: QRectF, table: QRectF, style: TableStyle) -> None:
        """Show ``text`` by ``spot``, above it if it can, and within ``table``."""
        self._lines = text.split("\n")
        boxes = self._boxes(style)
        pad = style.s(12)
        wide = max(box.width() for box in boxes) + 2 * pad
        high = boxes[-1].bottom() + pad
        left = min(
            max(spot.center().x() - wide / 2, table.left() + pad), table.right() - wide - pad
        )
        top = spot.top() - high - style.s(10)
        if top < table.top():
            top = min(spot.bottom() + style.s(10), table.bottom() - high)
        self.place(QRectF(left, top, wide, high), style)
        self.refresh()
        self.setVisible(True)

    def clear(self) -> None:
        """Show and keep no text."""
        self._lines = ()
        self.refresh()
        self.setVisible(False)

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        canvas.rounded(box.translated(canvas.s(3), canvas.s(4)), 8, colour("black", 0.35))
        canvas.rounded(box, 8, "parchment_pale", "gold_deep", 2)
        for number, place in enumerate(self._boxes(self.style)):
            shade, weight = ("ink", 600) if number == 0 else ("ink_soft", 400)
            place.setWidth(place.width() + 1)  # what was just wide enough must not break now
            canvas.paragraph(place, self._lines[number], SIZE, shade, weight, family="condensed")

    def _boxes(self, style: TableStyle) -> list[QRectF]:
        """The place of each line of text on the slip."""
        px = round(max(style.least, SIZE * style.u * style.text))
        pad, y = style.s(12), style.s(8)
        boxes = []
        for number, line in enumerate(self._lines):
            measure = metrics(px, 600 if number == 0 else 400, "condensed")
            room = QRectF(0, 0, style.s(WIDEST) * max(1.0, style.text), 9e5)
            size = measure.boundingRect(room, _WRAP, line)
            boxes.append(QRectF(pad, y, size.width() + 1, size.height()))
            y += size.height() + style.s(2)
        return boxes


class Tips(QObject):
    """Shows the tooltip of the spot under the mouse after a quarter of a second."""

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        super().__init__(scene)
        self._scene = scene
        self.tip = Tip(style)
        scene.addItem(self.tip)
        self._panel: Panel | None = None
        self._key = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._show)

    def over(self, panel: Panel, key: str) -> None:
        """The mouse came over this spot, or over none."""
        self.hide()
        if key:
            self._panel, self._key = panel, key
            self._timer.start()

    def hide(self) -> None:
        """Show none."""
        self._timer.stop()
        self._panel, self._key = None, ""
        if self.tip.isVisible():
            self.tip.clear()

    def _show(self) -> None:
        panel = self._panel
        spot = panel.spot(self._key) if panel is not None else None
        if panel is None or spot is None or not spot.tooltip or not panel.isVisible():
            return
        place = spot.rect.translated(panel.pos())
        self.tip.show_text(spot.tooltip, place, self._scene.sceneRect(), panel.style)
