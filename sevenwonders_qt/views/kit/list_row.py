"""A line of a list that can be chosen: a name, a value at its end, and a note below."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour


class ListRow(PaintedButton):
    """Chosen by a click; arrow keys move within its button group."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self._part: Part = Part()

    def set_texts(self, name: str, value: str = "", note: str = "") -> None:
        """What the line says."""
        self.setText(f"{name} {value}".strip())
        self.setAccessibleDescription(note)
        above = row(
            Text(name, bold=700, weight=1), Text(value, "note", "ink_soft", lines=1), gap=14
        )
        words = column(above, Text(note, "note", "ink_soft"), gap=2)
        self._part = Ground(words, None, (14, 8, 14, 8))

    def describe(self) -> Part:
        return self._part

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        if self.isChecked():
            canvas.rounded(rect, 9, "gold_light", colour("gold"), 2)
        elif self.hovered() or self.isDown():
            canvas.rounded(rect, 9, colour("ink", 0.09))
