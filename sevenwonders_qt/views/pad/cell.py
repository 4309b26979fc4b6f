"""What the score pad consists of: heads with the players, cells, and buttons that step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.pad_words import drawn, row_name, row_note, wonder_title
from sevenwonders_qt.models.score_pad import SCIENCE, STAGES_ROW, PadPlayer, ScorePad, limits
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.marks import SYMBOL_ICONS
from sevenwonders_qt.views.pages.button import ARROWS, ENTER, IconButton, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.plain_tip import plain_tip

translate = QCoreApplication.translate


def commands(event: QKeyEvent) -> bool:
    """Whether the key belongs to the page or the window, such as that which keeps the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


class StepButton(IconButton):
    """A pale square with a plus or a minus."""

    radius = 8.0
    side = 0.52
    strong, pale = 1.0, 0.3

    def __init__(self, look: Look, parent: QWidget, glyph: str) -> None:
        super().__init__(look, parent, glyph, dark=False)

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.rounded(rect.translated(0, canvas.s(3)), 8, colour("black", 0.3))
        ground = colour("parchment_pale", darker=6 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour("ink", 0.6), 1.5)


_NARROW = 150.0
"""A thinner column has the trophy on the picture, so that the name keeps its room."""

_MINUS: Final = ("-", "\N{MINUS SIGN}")


class PadHead(PaintedButton):
    """Pressed to change the player; a letter typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letter that was typed."""

    reached = Signal(int)

    leaves = ARROWS
    fills = True
    sinks = False

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self.player = PadPlayer()
        self.winner = False
        self.odd = ""
        self.clicked.connect(lambda: self.opened.emit(self.seat, ""))

    def show_player(self, player: PadPlayer, name: str, *, winner: bool, odd: str) -> None:
        """Show this player; ``odd`` says what cannot be right."""
        self.player, self.winner, self.odd = player, winner, odd
        self.setText(name)
        city = wonder_title(player.wonder) if player.wonder else ""
        about = translate("Score", "{name}: name, wonder and side").format(name=name)
        self.setAccessibleName(about)
        self.setAccessibleDescription(odd or city)
        self.setToolTip(plain_tip(odd or about))
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        rect = rect.adjusted(s(6), s(6), -s(6), -s(6))
        picture = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - s(34))
        draw_board(canvas, picture, self.player)
        if self.hovered():
            canvas.rounded(picture, 7, colour("white", 0.15))
        name = QRectF(rect.left(), picture.bottom(), rect.width(), s(34))
        side = 0.0
        if self.winner and rect.width() < s(_NARROW):
            canvas.icon("ui_trophy", name.left() + s(18), picture.top() + s(20), s(32))
        elif self.winner:
            side = s(34)
            canvas.icon("ui_trophy", name.left() + s(16), name.center().y(), s(32))
        words = Text(self.text(), "text", bold=700, align="center", lines=1, narrow=True, cut=True)
        self.look.lay(words, name.adjusted(side, 0, 0, 0)).paint(canvas)
        if self.odd:
            canvas.icon("state_no", rect.right() - s(12), rect.top() + s(12), s(26))
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(1), s(1), -s(1), -s(1)), 7)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.opened.emit(self.seat, event.text())
        else:
            super().keyPressEvent(event)


class PadCell(PaintedButton):
    """A number to type, or the science that is calculated.

    Sends ``typed`` with the whole text that a person wants in it; it changes nothing itself.
    """

    typed = Signal(int, str, str)
    """Seat, row and text."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    reached = Signal(int, str)
    """The keyboard has come to this seat and row."""

    fills = True
    sinks = False

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
        s, rim = canvas.s, canvas.s(5)
        rect = rect.adjusted(rim, rim * 0.7, -rim, -rim * 0.7)
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
        return whole_number(self.pad.points(self.seat, self.row))

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


def draw_board(canvas: Canvas, rect: QRectF, player: PadPlayer) -> None:
    """The wonder of a player by day or by night, or a place for one."""
    if player.wonder and drawn(player.wonder):
        draw_wonder(canvas, rect, player.wonder, player.side or "A", 5, 5, 7, scaffold=False)
        return
    canvas.rounded(rect, 7, "night" if player.side == "B" else "sea", colour("ink", 0.55), 1.5)
    if not player.wonder:
        canvas.icon("wonder", rect.center().x(), rect.center().y(), rect.height() * 0.62, 0.75)
        return
    high = rect.height()
    canvas.icon("wonder", rect.center().x(), rect.top() + high * 0.34, high * 0.5)
    words = QRectF(rect.left() + canvas.s(4), rect.top() + high * 0.6, rect.width(), high * 0.36)
    words.setRight(rect.right() - canvas.s(4))
    title = wonder_title(player.wonder).upper()
    lay(canvas, Text(title, "title", "parchment", 700, "center"), words, 0.72)
