"""The panel in which the symbols of one player are counted, and what they come to."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.models.pad_science import Science, best_science
from sevenwonders_qt.models.pad_words import entry_name, entry_note
from sevenwonders_qt.models.score_pad import ScorePad
from sevenwonders_qt.models.terms import symbol_name
from sevenwonders_qt.views.pad.controls import commands, draw_step
from sevenwonders_qt.views.pad.marks import SYMBOL_ICONS
from sevenwonders_qt.views.pages.button import Toggle
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_TOP: Final = 80.0
_FOOT: Final = 20.0
_COUNTED: Final = ("compass", "gear", "tablet", "free", "most")
_SWITCHED: Final = ("swap", "bonus")


class CountRow(QWidget):
    """One number with a minus and a plus; digits set it, + - and left and right step it."""

    typed = Signal(str, str)
    """Entry and text."""

    def __init__(self, look: Look, parent: QWidget, entry: str) -> None:
        super().__init__(parent)
        self._panel = parent
        self.look = look
        self.entry = entry
        self.value = 0
        self.science = best_science(ScorePad().symbols(0))
        self._text = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, value: int, science: Science) -> None:
        """Show the number, and what is made of all symbols."""
        self.value, self.science = value, science
        self.setAccessibleName(f"{entry_name(self.entry)}: {value}")
        self.update()

    def step_box(self, up: bool) -> QRectF:
        """Where the minus or the plus is drawn."""
        s, middle = self.look.s, self.height() / 2
        side = min(s(42), self.height() * 0.66)
        x = s(130 if up else 30)
        return QRectF(x - side / 2, middle - side / 2, side, side)

    # Painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            rect = QRectF(self.rect()).adjusted(s(5), s(5), -s(5), -s(5))
            symbol = self.entry in _COUNTED[:3]
            if symbol:
                canvas.rounded(rect, 9, colour("ink", 0.05))
            else:
                canvas.rounded(rect, 9, colour("gold_light", 0.7), "gold", 1.6)
            draw_step(canvas, self.step_box(False), "minus", enabled=self.value > 0)
            draw_step(canvas, self.step_box(True), "plus")
            number = QRectF(s(52), 0, s(56), self.height())
            canvas.text(number, str(self.value), 34, "ink", 700, "center", "condensed", shrink=0.6)
            if symbol:
                self._paint_symbols(canvas, rect)
            else:
                self._paint_choice(canvas, rect)
            if self.hasFocus():
                focus_ring(canvas, rect.adjusted(s(3), s(3), -s(3), -s(3)), 7)

    def _paint_symbols(self, canvas: Canvas, rect: QRectF) -> None:
        s, place = canvas.s, _COUNTED.index(self.entry)
        count, given = self.science.counts[place], self.science.given(place)
        side = min(s(38), rect.height() * 0.6)
        pitch = min(side * 1.2, s(200) / max(1, count))
        middle, left = rect.center().y(), s(190)
        for number in range(max(1, count)):
            x = left + number * pitch
            if count and number >= count - given:
                canvas.ellipse(x, middle, side * 0.62, None, "gold_light", "gold", 2.5)
            canvas.icon(SYMBOL_ICONS[place], x, middle, side, 1.0 if count else 0.25)
        times = QRectF(rect.right() - s(155), rect.top(), s(84), rect.height())
        canvas.text(times, f"{count} × {count}", 20, "ink_soft", 500, "right", "condensed")
        points = QRectF(rect.right() - s(66), rect.top(), s(54), rect.height())
        canvas.text(points, str(count * count), 29, "ink", 700, "right", "condensed", shrink=0.6)

    def _paint_choice(self, canvas: Canvas, rect: QRectF) -> None:
        """What the symbol is, and what it is used as."""
        s, given = canvas.s, self.science.free if self.entry == "free" else self.science.most
        left, room = s(170), rect.right() - s(170)
        used = [place for place, count in enumerate(given) for _ in range(count)]
        side = min(s(44), rect.height() * 0.66)
        pitch = min(side, s(120) / max(1, len(used)))
        room -= pitch * len(used) + s(10)
        high = rect.height()
        if (canvas.px(19.5) + canvas.px(16.5)) * 1.1 > high:  # large text in a small window
            name = QRectF(left, rect.top(), room, high)
            canvas.text(name, entry_name(self.entry), 19.5, "ink", 700, shrink=0.6)
            self._paint_used(canvas, rect, used, side, pitch)
            return
        name = QRectF(left, rect.top() + high * 0.08, room, high * 0.46)
        note = QRectF(left, rect.top() + high * 0.50, room, high * 0.40)
        canvas.text(name, entry_name(self.entry), 19.5, "ink", 700, shrink=0.6)
        canvas.text(note, self._use(used), 16.5, "ink_soft", 400, "left", "condensed", shrink=0.6)
        self._paint_used(canvas, rect, used, side, pitch)

    def _paint_used(
        self, canvas: Canvas, rect: QRectF, used: list[int], side: float, pitch: float
    ) -> None:
        """The symbols that it is used as, at the right."""
        for number, place in enumerate(reversed(used)):
            x = rect.right() - canvas.s(10) - side / 2 - number * pitch
            canvas.icon(SYMBOL_ICONS[place], x, rect.center().y(), side)

    def _use(self, used: list[int]) -> str:
        if not used:
            if self.entry == "most":
                return translate("Score", "Leaders, cards and islands that give one")
            return translate("Score", "the pad finds the best use")
        names = dict.fromkeys(symbol_name(SYMBOLS[place]).lower() for place in used)
        return translate("Score", "worth most as {symbols}").format(symbols=", ".join(names))

    # Input --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        position: QPointF = event.position()
        reach = self.look.s(5)
        for up in (False, True):
            if self.step_box(up).adjusted(-reach, -reach, reach, reach).contains(position):
                self._step(1 if up else -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._text = ""
        self._panel.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._panel.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if commands(event):
            event.ignore()
        elif text in ("+", "=") or key == Qt.Key.Key_Right:
            self._step(1)
        elif text in ("-", "\N{MINUS SIGN}") or key == Qt.Key.Key_Left:
            self._step(-1)
        elif key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            whole = key == Qt.Key.Key_Delete
            self._ask("" if whole else str(self.value)[:-1])
        elif text.isprintable() and text.strip():
            self.type_digit(text)
        else:
            event.ignore()  # the panel moves

    def type_digit(self, text: str) -> None:
        """Take a digit as if typed here."""
        self._ask(self._text + text)

    def accept(self, text: str) -> None:
        """What was asked for has been taken: further digits go on from it."""
        self._text = text

    def _step(self, by: int) -> None:
        self._text = ""
        if self.value + by >= 0:
            self.typed.emit(self.entry, str(self.value + by))

    def _ask(self, text: str) -> None:
        self.typed.emit(self.entry, text)


class SciencePanel(QWidget):
    """The symbols of one player; ``left`` is sent when Enter, Esc or Down goes beyond it."""

    typed = Signal(str, str)
    left = Signal(bool)
    """True when the keyboard should go on to the next row, False when back to the cell."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.title = ""
        self.science = best_science(ScorePad().symbols(0))
        self.entries: tuple[str, ...] = ()
        self.lit = False
        self.rows = {entry: CountRow(look, self, entry) for entry in _COUNTED}
        self.switches = {entry: Toggle(look, self) for entry in _SWITCHED}
        for entry, switch in self.switches.items():
            switch.clicked.connect(
                lambda on, entry=entry: self.typed.emit(entry, "1" if on else "0")
            )

    def show_symbols(self, pad: ScorePad, seat: int, name: str, *, lit: bool) -> None:
        """Show what this seat has; ``lit`` marks that its cell has the keyboard."""
        self.title = translate("Score", "Science of {name}").format(name=name)
        self.lit = lit
        self.entries = pad.symbol_entries
        entries = pad.players[seat].entries
        self.science = best_science(pad.symbols(seat))
        for entry, row in self.rows.items():
            row.setVisible(entry in self.entries)
            row.show_value(entries.get(entry, 0), self.science)
        for entry, switch in self.switches.items():
            switch.setVisible(entry in self.entries)
            switch.setChecked(bool(entries.get(entry, 0)))
        self.setAccessibleName(f"{self.title}: {self.science.points}")
        self.arrange()
        self.update()

    def begin(self, digit: str) -> None:
        """Put the keyboard on the first symbol, with the digit that was typed on the cell."""
        first = self.rows[_COUNTED[0]]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if digit:
            first.type_digit(digit)

    def _shown(self) -> list[QWidget]:
        everything: dict[str, QWidget] = {**self.rows, **self.switches}
        return [widget for entry, widget in everything.items() if entry in self.entries]

    def arrange(self) -> None:
        """Put the rows in their places at the present size."""
        s, pitch = self.look.s, self._pitch()
        roomy = (self.look.px(18.5) + self.look.px(16)) * 1.1 < pitch
        for entry, switch in self.switches.items():
            switch.set_texts(entry_name(entry), entry_note(entry) if roomy else "")
            switch.setToolTip(entry_note(entry))
            switch.setAccessibleDescription(entry_note(entry))
        for place, widget in enumerate(self._shown()):
            rect = QRectF(s(13), s(_TOP) + place * pitch, self.width() - s(26), pitch)
            if isinstance(widget, Toggle):
                rect.adjust(s(8), s(1), -s(18), -s(1))
            widget.setGeometry(rect.toRect())

    def _pitch(self) -> float:
        rows = len(self._shown()) + 1
        return (self.height() - self.look.s(_TOP + _FOOT)) / max(5, rows)

    # Painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(6), self.height() - s(7))
            canvas.slab(body, "parchment", 14)
            here = any(widget.hasFocus() for widget in self._shown())
            if self.lit or here:
                rim = s(2)
                canvas.rounded(body.adjusted(rim, rim, -rim, -rim), 13, None, "terracotta", 4)
            canvas.icon("sym_green", s(46), s(44), s(50))
            title = QRectF(s(84), s(18), body.width() - s(210), s(52))
            canvas.text(title, self.title, 25, "ink", 700, family="title", shrink=0.5)
            total = QRectF(body.right() - s(130), s(12), s(102), s(64))
            canvas.text(total, str(self.science.points), 48, "green", 700, "right", "condensed")
            self._paint_sets(canvas, body)

    def _paint_sets(self, canvas: Canvas, body: QRectF) -> None:
        s, pitch, sets = canvas.s, self._pitch(), self.science.sets
        rect = QRectF(s(18), s(_TOP) + len(self._shown()) * pitch, body.width() - s(36), pitch)
        middle, side = rect.center().y(), s(29)
        wide = min(s(108), s(290) / max(1, sets))
        step = min(side, (wide - s(10)) / 3)
        for number in range(max(1, sets)):
            for nth, icon in enumerate(SYMBOL_ICONS):
                x = rect.left() + s(24) + number * wide + nth * step
                canvas.icon(icon, x, middle, side, 1.0 if sets else 0.25)
        words = translate("Score", "%n set(s) × {worth}", None, sets)
        place = QRectF(rect.right() - s(230), rect.top(), s(154), rect.height())
        text = words.format(worth=self.science.set_worth)
        canvas.text(place, text, 20, "ink_soft", 500, "right", "condensed", shrink=0.7)
        points = QRectF(rect.right() - s(70), rect.top(), s(54), rect.height())
        worth = sets * self.science.set_worth
        canvas.text(points, str(worth), 29, "ink", 700, "right", "condensed", shrink=0.6)
        line = points.bottom() - s(4)
        canvas.line((points.left(), line), (points.right(), line), "ink", 2)

    # Keys ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown, here, key = self._shown(), self.focusWidget(), event.key()
        if commands(event) or here not in shown:
            super().keyPressEvent(event)
            return
        place = shown.index(here)
        if key == Qt.Key.Key_Escape:
            self.left.emit(False)
        elif key == Qt.Key.Key_Up:
            shown[max(0, place - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if place + 1 < len(shown):
                shown[place + 1].setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.left.emit(True)
        else:
            super().keyPressEvent(event)
