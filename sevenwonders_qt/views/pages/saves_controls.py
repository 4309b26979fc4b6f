"""Buttons and fields of the page of saved matches alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import cap, caps
from sevenwonders_qt.views.kit.part import Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import Shade, colour

_SIGN: Final = Icons(("search",), 1.3, glyph=True, shade="parchment")


class SearchField(LineEdit):
    """What to look for, on the dark bar."""

    def inks(self) -> QPalette:
        palette = super().inks()
        palette.setColor(QPalette.ColorRole.Text, colour("parchment", role="text"))
        pale = colour("parchment", 0.7, role="text")
        palette.setColor(QPalette.ColorRole.PlaceholderText, pale)
        return palette

    def rescale(self) -> None:
        super().rescale()
        margins, (before, after) = self.textMargins(), self._beside(self.look.own_sizes())
        self.setTextMargins(margins.left() + round(before), 0, margins.right() + round(after), 0)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """So wide that what can be looked for is read; its height in real pixels."""
        words = sizes.width(self.placeholderText(), "text", 500, family="condensed")
        ends = sum(self._beside(sizes)) + 2 * sizes.s(CLEAR + 9)
        return words + ends, super().needs(sizes, width)[1]

    def _beside(self, sizes: Sizes) -> tuple[float, float]:
        """How wide the sign before the words is and the keys after them, in real pixels."""
        return _SIGN.wide(sizes) + sizes.s(12), Keys(caps("find")).wide(sizes) + sizes.s(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rect = self.look.canvas(painter), self.look.body(self)
            canvas.rounded(rect, 9, "bar", colour("gold", 0.8 if self.underMouse() else 0.55), 1.4)
            inside = row(Space(4), _SIGN, Space(weight=1), Keys(caps("find"), dark=True), Space(4))
            self.look.lay(inside, rect).paint(canvas)
            if self.hasFocus():
                focus_ring(canvas, rect, 9)
        super(LineEdit, self).paintEvent(event)


class ToolButton(PaintedButton):
    """A pale tile with a drawing, a word and the key that does it."""

    sinks = False
    wraps = False

    def __init__(
        self, look: Look, parent: QWidget, glyph: str, key: str, shade: str = "ink"
    ) -> None:
        super().__init__(look, parent)
        self.glyph = glyph
        self.key = key
        self.shade: Shade = shade

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        canvas.rounded(rect.translated(0, s(4)), 8, colour("black", 0.25))
        if self.isDown():
            rect = rect.translated(0, s(3))
        ground = colour("parchment_pale", darker=5 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour(self.shade, 0.6), 1.5)
        with canvas.faded(1.0 if self.isEnabled() else 0.4):
            self.look.lay(self.describe(), rect).paint(canvas)
        if self.hasFocus():
            focus_ring(canvas, rect, 8)

    def describe(self) -> Part:
        sign = Icons((self.glyph,), 1.6, glyph=True, shade=self.shade)
        words = column(
            row(Space(weight=1), sign, Space(weight=1)),
            Text(self.text(), "text", self.shade, 700, "center", lines=1),
            Text(cap(self.key), "note", "ink_soft", 500, "center", lines=1),
            gap=2,
            middle=True,
        )
        return Ground(words, None, (0, 6, 0, 6))


class TitleField(LineEdit):
    """The title while it is being changed; leaving it keeps what was written."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()
