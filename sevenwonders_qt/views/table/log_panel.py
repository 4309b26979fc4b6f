"""The log of the match in sentences, and the discard pile under it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from sevenwonders_qt.models.log import sentence
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.log_lines import LogLine, LogLines, log_lines
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

PILE = 84.0


class LogPanel(TablePart):
    """The last sentences; ``opened`` it is as high as its owner makes it, and scrolls."""

    line_wanted = Signal(int)
    """A line was chosen: the number of its event in the log of the table, from 0."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self.lines = LogLines(self, self.line_wanted.emit)
        self._pile = QRectF()

    def show_log(self, shown: Shown) -> None:
        """Show the log of the table and its discard pile."""
        self._shown = shown
        table = shown.table
        self.lines.show(_lines(table), table.undo.lines)
        view = table.view
        self.renew((self.lines.content, view.seat, view.discard_count, view.age))

    def forget(self) -> None:
        """Show nothing."""
        self.lines.clear()
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
        self.lines.draw(canvas, room)

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
        self.lines.scroll(2 if event.delta() > 0 else -2)
        event.accept()


def _lines(table: Table) -> list[LogLine]:
    seats, you = table.seats, table.view.seat
    return log_lines((sentence(logged.event, seats, you) for logged in table.log), seats, you)
