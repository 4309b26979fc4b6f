"""One cell of the score pad: a number to type, or the science that is calculated."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.pad_words import row_name, row_note
from sevenwonders_qt.models.score_pad import SCIENCE, STAGES_ROW, ScorePad, limits
from sevenwonders_qt.views.pad.controls import commands
from sevenwonders_qt.views.pad.marks import SYMBOL_ICONS
from sevenwonders_qt.views.pages.button import ARROWS, ENTER, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.plain_tip import plain_tip

_MINUS: Final = ("-", "\N{MINUS SIGN}")


class PadCell(PaintedButton):
    """Sends ``typed`` with the whole text that a person wants in it; it changes nothing itself."""

    typed = Signal(int, str, str)
    """Seat, row and text."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    reached = Signal(int, str)
    """The keyboard has come to this seat and row."""

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self.row = ""
        self.pad = ScorePad()
        self.best = False
        self.odd = ""
        self._text: str | None = None
        self._shown_last: tuple[object, ...] = ()
        self.clicked.connect(self._on_click)

    def show_pad(self, pad: ScorePad, row: str, name: str, best: bool, odd: str) -> None:
        """Show this row of its seat; ``odd`` says what cannot be right."""
        if row != self.row:
            self._text = None
        symbols = pad.symbols(self.seat) if row == SCIENCE else None
        value: object = pad.value(self.seat, row), pad.filled(self.seat, row), symbols
        shown = (pad.game, row, value, name, best, odd)
        unchanged = shown == self._shown_last
        self._shown_last = shown
        self.pad, self.row, self.best, self.odd = pad, row, best, odd
        self.setText(self._shown())
        if unchanged and self._text != "-":
            return
        self.setAccessibleName(f"{row_name(row)}, {name}: {self.text()}".rstrip(": "))
        about = odd or row_note(pad, row)
        self.setAccessibleDescription(about)
        self.setToolTip(plain_tip(about))
        self.update()

    def forget(self) -> None:
        """Show everything afresh the next time, in the language of then."""
        self._shown_last = ()

    @property
    def entry(self) -> str:
        return self.pad.entry(self.row)

    # Painting -----------------------------------------------------------------------------

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        rect, s = self._body(), canvas.s
        if self.row == SCIENCE:
            ground = mix("parchment", "green", 0.30 if self.hovered() else 0.22)
        else:
            ground = colour("parchment_pale", darker=4 if self.hovered() else 0)
        filled = self.pad.filled(self.seat, self.row)
        canvas.rounded(rect, 6, ground if filled or self.row == SCIENCE else colour("white", 0.35))
        self._paint_edge(canvas, rect, filled=filled)
        if self.row == SCIENCE:
            self._paint_symbols(canvas, rect)
        elif filled:
            self._paint_source(canvas, rect)
        number = rect.adjusted(s(60), 0, -s(12), 0)
        if self.row == SCIENCE:
            number.setLeft(self._end_of_symbols(rect))
        shown = "\N{MINUS SIGN}" if self._text == "-" else self.text()
        points = self.pad.points(self.seat, self.row)
        shade = "bad" if points < 0 else "ink"
        weight = 700 if self.best else 500
        size = 30 if rect.height() > s(60) else 25
        canvas.text(number, shown, size, shade, weight, "right", "condensed")
        if self.odd:
            canvas.icon("state_no", rect.left() + s(9), rect.top() + s(9), s(20))
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(3), s(3), -s(3), -s(3)), 5)

    def _body(self) -> QRectF:
        rim = self.look.s(5)
        return QRectF(self.rect()).adjusted(rim, rim * 0.7, -rim, -rim * 0.7)

    def _paint_edge(self, canvas: Canvas, rect: QRectF, *, filled: bool) -> None:
        if self.hasFocus():
            canvas.rounded(rect, 6, None, "terracotta", 4)
        elif filled:
            canvas.rounded(rect, 6, None, colour("ink", 0.28), 1.1)
        else:
            pen = QPen(colour("ink", 0.4, role="line"), canvas.s(1.3), Qt.PenStyle.DashLine)
            canvas.painter.setPen(pen)
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawRoundedRect(rect, canvas.s(6), canvas.s(6))

    def _shown(self) -> str:
        """The number at the right: points, but stages as such."""
        if not self.pad.filled(self.seat, self.row):
            return ""
        if self.row == STAGES_ROW:
            return str(self.pad.value(self.seat, self.row))
        return points_text(self.pad.points(self.seat, self.row))

    def _paint_source(self, canvas: Canvas, rect: QRectF) -> None:
        """What the points are calculated from, at the left."""
        s, value, middle = canvas.s, self.pad.value(self.seat, self.row) or 0, rect.center().y()
        if self.row == "treasury":
            canvas.coin(rect.left() + s(25), middle, s(36), value)
            arrow = QRectF(rect.left() + s(47), rect.top(), s(26), rect.height())
            canvas.text(arrow, "→", 17, "ink_soft", 500)
        elif self.entry == "victories":
            place = QRectF(rect.left() + s(10), rect.top(), s(40), rect.height())
            wide = canvas.text(place, f"{value} ×", 18, "ink_soft", 600, "left", "condensed")
            canvas.icon("mil_3", place.left() + wide + s(18), middle, s(30))
        elif self.entry == "cat" and value:
            canvas.icon("ar_cat", rect.left() + s(26), middle, s(34))

    def _paint_symbols(self, canvas: Canvas, rect: QRectF) -> None:
        s, symbols = canvas.s, self.pad.symbols(self.seat)
        extra, pitch = symbols.free + symbols.most, self._pitch(rect)
        side, left = min(s(23), pitch * 0.95), rect.left() + s(4) + pitch / 2
        middle = rect.center().y()
        for place, (icon, count) in enumerate(zip(SYMBOL_ICONS, symbols.counts, strict=True)):
            x = left + place * pitch
            canvas.icon(icon, x, middle - s(9), side, 1.0 if count else 0.25)
            shade = colour("ink", 1.0 if count else 0.35)
            canvas.number(x, middle + s(12), str(count), s(18), shade, pitch)
        if extra:
            canvas.number(left + pitch * 2.95, middle, f"+{extra}", s(18), "ink_soft", pitch)

    def _pitch(self, rect: QRectF) -> float:
        """From one symbol of science to the next."""
        symbols = self.pad.symbols(self.seat)
        room = rect.width() - self.look.s(50)
        return min(self.look.s(30), room / (3.8 if symbols.free + symbols.most else 3))

    def _end_of_symbols(self, rect: QRectF) -> float:
        """Where the points of science may begin."""
        symbols = self.pad.symbols(self.seat)
        places = 3.85 if symbols.free + symbols.most else 3.0
        return rect.left() + self.look.s(6) + self._pitch(rect) * places

    # Keys ---------------------------------------------------------------------------------

    def _on_click(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.row == SCIENCE:
            self.reached.emit(self.seat, self.row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._text = None
        self.reached.emit(self.seat, self.row)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._text = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self._type(QGuiApplication.clipboard().text().strip()[:12])
        elif event.key() in (*ARROWS, Qt.Key.Key_Escape) or commands(event):
            event.ignore()  # the grid moves, the page does the rest
        elif self.row == SCIENCE and (event.key() in ENTER or event.text().isdecimal()):
            self.science_wanted.emit(self.seat, event.text().strip())
        elif event.key() in ENTER or event.key() == Qt.Key.Key_Space:
            self._press_plain(event)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._shorten(whole=event.key() == Qt.Key.Key_Delete)
        elif event.text().isprintable() and event.text():
            self._add(event.text())
        else:
            event.ignore()

    def _press_plain(self, event: QKeyEvent) -> None:
        """Space hands the cat over; everything else belongs to the grid."""
        if event.key() == Qt.Key.Key_Space and limits()[self.entry].most == 1:
            value = self.pad.value(self.seat, self.row)
            self._type("0" if value else "1")
        else:
            event.ignore()

    def _shorten(self, *, whole: bool) -> None:
        if self.row == SCIENCE:
            return
        text = self._text
        if text is None:
            value = self.pad.value(self.seat, self.row)
            text = "" if value is None else str(value)
        self._type("" if whole else text[:-1])

    def _add(self, text: str) -> None:
        held = self._text or ""
        self._type("-" if text in _MINUS and not held else held + text)

    def _type(self, text: str) -> None:
        """Ask for this text; what is refused leaves what was there."""
        if self.row == SCIENCE:
            return
        if text == "-" and limits()[self.entry].signed:
            self.typed.emit(self.seat, self.row, "")
            self._text = text
            self.update()
            return
        self.typed.emit(self.seat, self.row, text)

    def accept(self, text: str) -> None:
        """What was asked for has been taken: further digits go on from it."""
        self._text = text
        self.update()
