"""Small controls of the score pad: chips for boxes, and buttons in the dark bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.views.kit.part import Ground, Part, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.button import IconButton, PaintedButton
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import Shade, colour


def commands(event: QKeyEvent) -> bool:
    """Whether the key belongs to the page or the window, such as that which keeps the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


class Chip(PaintedButton):
    """A pill that is on or off: a box that is on the table or not."""

    wraps = False
    least = 1.7

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)

    def describe(self) -> Part:
        shade: Shade = "ink" if self.isChecked() else "ink_soft"
        sign = Icons(("plus",), 1.1, glyph=True, shade=shade)
        if self.isChecked():
            sign = Icons(("state_ok",), 1.3)
        inside = row(sign, Text(self.text(), "note", shade, 600, lines=1), gap=6)
        return Ground(inside, None, (9, 0, 13, 0))

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        on = self.isChecked()
        ground = colour("gold") if on else colour("parchment_dark", 0.9 if self.hovered() else 0.5)
        self.radius = rect.height() / canvas.u / 2
        canvas.rounded(rect, self.radius, ground, colour("ink", 0.7 if on else 0.35), 1.6)


class StepButton(IconButton):
    """A pale square with a plus or a minus."""

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.rounded(rect.translated(0, canvas.s(3)), 8, colour("black", 0.3))
        ground = colour("parchment_pale", darker=6 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour("ink", 0.6), 1.5)
        shade, side = colour("ink", 1.0 if self.isEnabled() else 0.3), rect.height() * 0.52
        draw_glyph(canvas, self.glyph, rect.center().x(), rect.center().y(), side, shade)
        if self.hasFocus():
            focus_ring(canvas, rect, 8)
