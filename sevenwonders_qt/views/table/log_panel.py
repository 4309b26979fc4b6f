"""The log of the match in sentences, and the discard pile under it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from sevenwonders_qt.models.log import Sentence, sentence, subject
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

LINE, PILE = 31.0, 84.0


class LogPanel(TablePart):
    """The last sentences; ``opened`` it is as high as its owner makes it, and scrolls.

    Where its lines ``answer``, one that is clicked tells which event it is about.
    """

    line_pressed = Signal(int)
    """The number of an event in the log of the table, from 0."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self.answers = False
        self._sentences: list[Sentence] = []
        self._numbers: list[int] = []
        self._back = 0
        self._pile = QRectF()

    def show_log(self, shown: Shown) -> None:
        """Show the log of the table and its discard pile."""
        self._shown = shown
        self._back = 0
        table = shown.table
        seat = table.view.seat
        told = (sentence(logged.event, table.seats, seat) for logged in table.log)
        lines = [(number, line) for number, line in enumerate(told) if line is not None]
        self._numbers = [number for number, _ in lines]
        self._sentences = [line for _, line in lines]
        last = tuple(self._sentences[-60:])
        self.renew((len(self._sentences), last, seat, table.view.discard_count, table.view.age))

    def forget(self) -> None:
        """Show nothing."""
        self._sentences = []
        super().forget()

    @property
    def pile(self) -> QRectF:
        """The discard pile, in the panel's coordinates."""
        self._ensure_drawn()
        return self._pile

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.slab(box, "parchment", 12)
        if self._shown is None:
            return
        inner = box.adjusted(s(12), s(8), -s(12), -s(10))
        head = QRectF(inner.left(), inner.top(), inner.width() - s(40), s(30))
        canvas.text(head, translate("Table", "Log").upper(), 17, "ink", 700, "left", "title")
        cap = QRectF(inner.right() - s(28), inner.top() + s(4), s(26), s(22))
        keycap(canvas, cap, "L")
        line = inner.top() + s(32)
        canvas.line((inner.left(), line), (inner.right(), line), "gold", 2)
        self._pile = QRectF(inner.left(), inner.bottom() - s(PILE), inner.width(), s(PILE))
        self._draw_pile(canvas, self._pile, self._shown)
        top = inner.top() + s(37)
        room = QRectF(inner.left(), top, inner.width(), self._pile.top() - s(6) - top)
        self._draw_lines(canvas, room, self._shown)

    def _draw_lines(self, canvas: Canvas, room: QRectF, shown: Shown) -> None:
        s = canvas.s
        count = max(2, int(room.height() // s(LINE)))
        end = len(self._sentences) - self._back
        y, first = room.top(), max(0, end - count)
        for at, (seat, icon, text) in enumerate(self._sentences[first:end], first):
            cy = y + s(14)
            canvas.icon(icon, room.left() + s(13), cy, s(25))
            x, name = room.left() + s(32), ""
            if seat is not None:
                name = subject(seat, shown.table.seats, shown.table.view.seat)
                box = QRectF(x, y, s(110), s(28))
                x += canvas.text(box, name, 15.5, "ink", 700, "left", "condensed") + s(6)
            box = QRectF(x, y, room.right() - x, s(28))
            canvas.text(box, text, 15.5, "ink_soft", 400, "left", "condensed", shrink=0.7)
            whole = f"{name} {text}".strip()
            place = QRectF(room.left(), y, room.width(), s(LINE))
            press = partial(self.line_pressed.emit, self._numbers[at]) if self.answers else None
            self.add_spot(place, f"line {y:.0f}", whole, press, focusable=False)
            y += s(LINE)

    def _draw_pile(self, canvas: Canvas, pile: QRectF, shown: Shown) -> None:
        s, view = canvas.s, shown.table.view
        canvas.rounded(pile, 8, colour("ink", 0.07), colour("ink", 0.2), 1.2)
        for number in range(min(3, view.discard_count)):
            x, y = pile.left() + s(14 + 5 * number), pile.top() + s(8 - 2 * number)
            draw_card(canvas, QRectF(x, y, s(48), s(68)), max(1, view.age))
        right = pile.right() - s(104)
        words = QRectF(pile.left() + s(88), pile.top() + s(10), right - pile.left() - s(88), s(34))
        canvas.text(words, translate("Table", "Discard pile"), 17, "ink", 700)
        words = QRectF(words.left(), pile.top() + s(42), words.width(), s(28))
        text = translate("Table", "%n card(s), face down", None, view.discard_count)
        canvas.text(words, text, 15, "ink_soft", 400, "left", "condensed")
        canvas.coin(pile.right() - s(76), pile.center().y(), s(44), "+3")
        cap = QRectF(pile.right() - s(40), pile.center().y() - s(12), s(26), s(24))
        keycap(canvas, cap, "D")
        self.add_spot(pile, "pile", text, radius=8)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll back and forth in what was told."""
        step = 1 if event.delta() > 0 else -1
        back = min(max(0, self._back + 2 * step), max(0, len(self._sentences) - 4))
        if back != self._back:
            self._back = back
            self.refresh()
        event.accept()
