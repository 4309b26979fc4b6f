"""Buttons and fields of the page of saved matches alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look, dark_keycap
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour


class DarkButton(PaintedButton):
    """A button in the bar at the top: a drawing and a word."""

    def __init__(
        self, look: Look, parent: QWidget, glyph: str, key: str = "", *, gold: bool = False
    ) -> None:
        super().__init__(look, parent)
        self.glyph = glyph
        self.key = key
        self.gold = gold

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s, lighter = canvas.s, -25 if self.hovered() else 0
        ground = colour("gold" if self.gold else "bar", darker=lighter)
        canvas.rounded(rect, 9, ground, "gold_light" if self.gold else colour("gold", 0.55), 1.4)
        shade = "ink" if self.gold else "parchment"
        draw_glyph(canvas, self.glyph, rect.left() + s(28), rect.center().y(), s(24), shade)
        words = rect.adjusted(s(50), 0, -s(10), 0)
        if self.key:
            words.setRight(rect.right() - s(64))
            dark_keycap(canvas, self.look, words.right() + s(4), rect.center().y(), self.key)
        canvas.text(words, self.text(), 18, shade, 700 if self.gold else 600, shrink=0.6)
        if self.hasFocus():
            focus_ring(canvas, rect, 9)


class SearchField(LineEdit):
    """What to look for, on the dark bar."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, 17)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, colour("parchment"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, colour("parchment", 0.7))
        self.setPalette(palette)

    def rescale(self) -> None:
        super().rescale()
        margins, s = self.textMargins(), self.look.s
        self.setTextMargins(margins.left() + round(s(38)), 0, margins.right() + round(s(62)), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rect, s = self.look.canvas(painter), self.look.body(self), self.look.s
            canvas.rounded(rect, 9, "bar", colour("gold", 0.8 if self.underMouse() else 0.55), 1.4)
            draw_glyph(canvas, "search", rect.left() + s(26), rect.center().y(), s(24), "parchment")
            dark_keycap(canvas, self.look, rect.right() - s(64), rect.center().y(), "Ctrl F")
            if self.hasFocus():
                focus_ring(canvas, rect, 9)
        super(LineEdit, self).paintEvent(event)


class ToolButton(PaintedButton):
    """A pale tile with a drawing, a word and the key that does it."""

    def __init__(
        self, look: Look, parent: QWidget, glyph: str, key: str, shade: str = "ink"
    ) -> None:
        super().__init__(look, parent)
        self.glyph = glyph
        self.key = key
        self.shade = shade

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        canvas.rounded(rect.translated(0, s(4)), 8, colour("black", 0.25))
        if self.isDown():
            rect = rect.translated(0, s(3))
        ground = colour("parchment_pale", darker=5 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour(self.shade, 0.6), 1.5)
        with canvas.faded(1.0 if self.isEnabled() else 0.4):
            middle, high = rect.center().x(), rect.height()
            draw_glyph(canvas, self.glyph, middle, rect.top() + s(26), s(30), self.shade)
            word = QRectF(rect.left() + s(4), rect.top() + s(40), rect.width() - s(8), high * 0.3)
            canvas.text(word, self.text(), 17, self.shade, 700, "center", shrink=0.6)
            key = QRectF(rect.left(), rect.top() + s(69), rect.width(), high * 0.24)
            canvas.text(key, self.key, 13, "ink_soft", 500, "center", "condensed")
        if self.hasFocus():
            focus_ring(canvas, rect, 8)


class TitleField(LineEdit):
    """The title while it is being changed; leaving it keeps what was written."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()
