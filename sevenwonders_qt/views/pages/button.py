"""Buttons in the look of the table: slabs, words on the table, switches and rows of choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look, dark_keycap
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import button, focus_ring
from sevenwonders_qt.views.paint.theme import colour

T = TypeVar("T")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PaintedButton(QAbstractButton):
    """A button that paints itself on a canvas; Space and Enter press it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        """Paint the body on ``rect``; for subclasses."""

    def hovered(self) -> bool:
        """Whether the mouse is on it and it can be pressed."""
        return self.isEnabled() and self.underMouse()

    def hitButton(self, pos: QPoint) -> bool:
        return self.look.body(self).contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint(self.look.canvas(painter), self.look.body(self))


class Button(PaintedButton):
    """A raised slab with a label, and perhaps an icon, a second line and the key that does it."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str | None = None,
        key: str = "",
        size: float = 18,
        *,
        primary: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self.icon_name = icon
        self.key = key
        self.size_of_text = size
        self.primary = primary
        self.note = ""

    def set_texts(self, text: str, note: str = "", about: str = "") -> None:
        """The label, the second line, and what assistive technology adds to both."""
        self.setText(text)
        self.note = note
        self.setAccessibleDescription(about or note)
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        button(
            canvas,
            rect,
            self.text(),
            self.icon_name,
            self.key,
            self.note,
            self.size_of_text,
            primary=self.primary,
            enabled=self.isEnabled(),
            focused=self.hasFocus(),
            hovered=self.hovered(),
            pressed=self.isDown(),
        )


class Word(PaintedButton):
    """Words on the table that can be pressed, with a key cap after them."""

    def __init__(self, look: Look, parent: QWidget, key: str = "", size: float = 20) -> None:
        super().__init__(look, parent)
        self.key = key
        self.size_of_text = size

    def width_needed(self) -> float:
        """Pixels from the first letter to the end of the key cap."""
        words = self.look.text_width(self.text(), self.size_of_text, 600)
        return words + (self.look.s(64) if self.key else 0) + 2

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        chosen = self.isCheckable() and self.isChecked()
        lit = chosen or self.hovered() or self.isDown()
        shade = "gold_light" if lit else colour("parchment", 0.85)
        drawn = canvas.text(rect, self.text(), self.size_of_text, shade, 600)
        if chosen:
            low = rect.center().y() + canvas.px(self.size_of_text) * 0.72
            canvas.line((rect.left(), low), (rect.left() + drawn, low), "gold", 2)
        if self.key:
            dark_keycap(canvas, self.look, rect.left() + drawn + canvas.s(20), _mid(rect), self.key)
        if self.hasFocus():
            wide = QRectF(rect.left(), rect.top(), drawn, rect.height())
            focus_ring(canvas, wide.adjusted(-canvas.s(1), canvas.s(3), canvas.s(1), -canvas.s(3)))


class IconButton(PaintedButton):
    """A square with a drawing alone; its accessible name and tooltip say what it does."""

    def __init__(self, look: Look, parent: QWidget, glyph: str, *, dark: bool = True) -> None:
        super().__init__(look, parent)
        self.glyph = glyph
        self.dark = dark

    def set_name(self, text: str) -> None:
        """What it does, in words."""
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        lighter = -35 if self.hovered() else 0
        if self.dark:
            canvas.rounded(rect, 9, colour("bar", darker=lighter), colour("gold", 0.55), 1.4)
        elif self.hovered() or self.hasFocus():
            canvas.rounded(rect, 7, colour("ink", 0.12))
        shade = "parchment" if self.dark else colour("ink", 0.75)
        draw_glyph(canvas, self.glyph, rect.center().x(), _mid(rect), rect.height() * 0.62, shade)
        if self.hasFocus():
            focus_ring(canvas, rect, 9)


class OpenPlace(PaintedButton):
    """A dashed outline where something can be added."""

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        lit = self.hovered() or self.isDown()
        pen = QPen(colour("ink", 0.65 if lit else 0.4), canvas.s(2), Qt.PenStyle.DashLine)
        canvas.painter.setPen(pen)
        canvas.painter.setBrush(colour("gold_light", 0.5) if lit else Qt.BrushStyle.NoBrush)
        canvas.painter.drawRoundedRect(rect, canvas.s(9), canvas.s(9))
        words = self.look.text_width(self.text(), 19, 600)
        left = rect.center().x() - words / 2
        draw_glyph(canvas, "plus", left - canvas.s(18), _mid(rect), canvas.s(22), "ink_soft")
        canvas.text(rect, self.text(), 19, "ink_soft", 600, "center")
        if self.hasFocus():
            focus_ring(canvas, rect, 9)


class Toggle(PaintedButton):
    """A switch with a label and a line that explains it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.note = ""

    def set_texts(self, text: str, note: str) -> None:
        """The label and the line below it."""
        self.setText(text)
        self.note = note
        self.setAccessibleDescription(note)
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s, on = canvas.s, self.isChecked()
        well = QRectF(rect.left(), rect.center().y() - s(15), s(56), s(30))
        ground = "good" if on else colour("stone", darker=15)
        canvas.rounded(well, 15, ground, colour("ink", 0.8 if self.hovered() else 0.6), 1.4)
        left, right = well.left() + s(15), well.right() - s(15)
        canvas.ellipse(right if on else left, _mid(rect), s(11), None, "parchment", "ink", 1.4)
        if on:
            canvas.icon("state_ok", left, _mid(rect), s(18))
        else:
            draw_glyph(canvas, "cross", right, _mid(rect), s(18), "parchment")
        words = rect.adjusted(s(72), 0, 0, 0)
        above = QRectF(words.left(), words.top(), words.width(), words.height() * 0.52)
        below = QRectF(words.left(), above.bottom(), words.width(), words.height() * 0.48)
        canvas.text(above, self.text(), 18.5, "ink", 700)
        canvas.text(below, self.note, 16, "ink_soft", 400, "left", "condensed")
        if self.hasFocus():
            focus_ring(canvas, well, 15)


class Option(NamedTuple, Generic[T]):
    """One choice of a `Segments`: its value, its words and perhaps a drawing beside them."""

    value: T
    text: str
    glyph: str | None = None
    name: str = ""


class Segment(PaintedButton):
    """One part of a `Segments`."""

    def __init__(self, look: Look, parent: Segments[T], size: float) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self.size_of_text = size
        self.glyph: str | None = None
        self.tile = parent.tiles
        self._row: QWidget = parent

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        rect = QRectF(self.rect())
        shade: str = self._paint_ground(canvas, rect)
        if not self.glyph:
            inner = rect.adjusted(canvas.s(4), 0, -canvas.s(4), 0)
            canvas.text(inner, self.text(), self.size_of_text, shade, 600, "center", "condensed")
            return
        words = canvas.text_width(self.text(), self.size_of_text, 700, "condensed")
        side = canvas.s(22)
        left = rect.center().x() - (words + side + canvas.s(4)) / 2
        place = QRectF(left, rect.top(), words + 2, rect.height())
        canvas.text(place, self.text(), self.size_of_text, shade, 700, "left", "condensed")
        tint = "moon" if self.isChecked() else "dusk"
        middle = left + words + canvas.s(4) + side / 2
        draw_glyph(canvas, self.glyph, middle, _mid(rect), side, tint)

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> str:
        """Paint the ground; gives back the shade of the text on it."""
        on, pale = self.isChecked(), colour("parchment_pale", darker=6 if self.hovered() else 0)
        rim = canvas.s(1)
        rect = rect.adjusted(rim, rim, -rim, -rim)
        if self.tile:
            chosen = "night" if self.glyph == "moon" else "sea"
            edge = colour("ink", 0.5 if on else 0.3)
            canvas.rounded(rect, 7, chosen if on else pale, edge, 1.4)
            return "parchment" if on else "ink"
        if on:
            canvas.rounded(rect, 7, "gold", colour("ink", 0.6), 1.2)
        elif self.hovered():
            canvas.rounded(rect, 7, colour("white", 0.35))
        return "ink" if on else "ink_soft"

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._row.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._row.update()


class Segments(QWidget, Generic[T]):
    """A choice of one among a few: parts of a sunken well, or tiles side by side.

    Sends ``chosen`` with the value a person picked; arrow keys move within it.
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        form: Literal["well", "tiles"] = "well",
        size: float = 18,
        *,
        exclusive: bool = True,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.tiles = form == "tiles"
        self._size = size
        self._values: list[T] = []
        self.parts: list[Segment] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(exclusive)
        self._group.idClicked.connect(self._pick)

    def set_options(self, options: Sequence[Option[T]]) -> None:
        """The choices, in order; the one chosen before stays chosen."""
        self._values = [option.value for option in options]
        while len(self.parts) < len(options):
            part = Segment(self.look, self, self._size)
            self._group.addButton(part, len(self.parts))
            self.parts.append(part)
        for part, option in zip(self.parts, options, strict=True):
            part.setText(option.text)
            part.glyph = option.glyph
            part.setAccessibleName(option.name or option.text)
            part.setToolTip(option.name)
        self._arrange()

    def value(self) -> T | None:
        """What is chosen."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: T) -> None:
        """Choose without a signal."""
        self.parts[self._values.index(value)].setChecked(True)

    def _pick(self, number: int) -> None:
        if not self._group.exclusive():
            self.parts[number].setChecked(False)
        self.chosen.emit(self._values[number])

    def _arrange(self) -> None:
        if not self.parts:
            return
        body, s = self.look.body(self), self.look.s
        gap, rim = (s(4), 0.0) if self.tiles else (0.0, s(3))
        room = body.width() - 2 * rim - gap * (len(self.parts) - 1)
        shares = self._shares()
        left = body.left() + rim
        for part, share in zip(self.parts, shares, strict=True):
            wide = room * share
            place = QRectF(left, body.top() + rim, wide, body.height() - 2 * rim)
            part.setGeometry(place.toRect())
            part.show()
            left += wide + gap

    def _shares(self) -> list[float]:
        """How much of the width each part gets: what its words need, or all the same."""
        if self.tiles:
            return [1 / len(self.parts)] * len(self.parts)
        margin = self.look.s(24)
        needs = [
            self.look.text_width(part.text(), self._size, 600, "condensed") + margin
            for part in self.parts
        ]
        return [need / sum(needs) for need in needs]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        canvas = self.look.canvas(painter)
        if not self.tiles:
            canvas.rounded(self.look.body(self), 9, colour("ink", 0.10), colour("ink", 0.3), 1.2)
        for part in self.parts:
            if part.hasFocus():
                inset = canvas.s(1)
                ring = QRectF(part.geometry()).adjusted(inset, inset, -inset, -inset)
                canvas.rounded(ring.adjusted(-inset, -inset, inset, inset), 9, None, "ink", 6)
                focus_ring(canvas, ring.adjusted(inset, inset, -inset, -inset))


def _mid(rect: QRectF) -> float:
    return rect.center().y()
