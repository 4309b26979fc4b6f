"""The log of the match in sentences, and the discard pile under it."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.log import Sentence, heading, sentence
from sevenwonders_qt.models.table import Logged
from sevenwonders_qt.views.kit.part import column, row
from sevenwonders_qt.views.kit.words import Keys, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.log_lines import Log, LogLine, log_lines
from sevenwonders_qt.views.table.panel import TablePart, TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

PILE = 84.0


class LogPanel(Log, TablePart[Shown]):
    """The log; opened it is as high as its owner makes it."""

    on_slab = True

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._said: list[tuple[Logged, Sentence | None]] = []
        self._said_to: object = None

    def show_table(self, shown: Shown) -> None:
        self._shown, view = shown, shown.table.view
        more = view.seat, view.discard_count, view.age
        self.show_lines(self._told(shown), shown.table.undo.lines, *more)

    def forget(self) -> None:
        """Show nothing."""
        self.show_lines((), 0)
        self._said = []
        super().forget()

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        s = canvas.s
        inner = box.adjusted(s(12), s(8), -s(12), -s(10))
        pile = QRectF(inner.left(), inner.bottom() - s(PILE), inner.width(), s(PILE))
        self._places["pile"] = pile
        self._draw_pile(canvas, pile, shown)
        self.draw_lines(canvas, inner.adjusted(0, 0, 0, -s(PILE + 6)))

    def _told(self, shown: Shown) -> list[LogLine]:
        """What was said of the entries before is kept: a log only grows, but for taking back."""
        seats, you, log = shown.table.seats, shown.table.you, shown.table.log
        said_to = shown.faces, seats, you
        if said_to != self._said_to:
            self._said, self._said_to = [], said_to
        pairs = zip(self._said, log, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], pairs))
        new = ((each, heading(each) or sentence(each.event, seats, you)) for each in log[kept:])
        self._said[kept:] = new
        return log_lines((words for _, words in self._said), seats, you)

    def _draw_pile(self, canvas: Canvas, pile: QRectF, shown: Shown) -> None:
        s, view = canvas.s, shown.table.view
        canvas.rounded(pile, 8, colour("ink", 0.07), colour("ink", 0.2), 1.2)
        for number in range(min(3, view.discard_count)):
            x, y = pile.left() + s(14 + 5 * number), pile.top() + s(8 - 2 * number)
            draw_card(canvas, QRectF(x, y, s(48), s(68)), max(1, view.age))
        text = translate("Table", "%n card(s), face down", None, view.discard_count)
        words = column(
            Text(translate("Table", "Discard pile"), bold=700),
            Text(text, "note", "ink_soft"),
            gap=2,
            weight=1,
            middle=True,
        )
        inside = pile.adjusted(s(88), s(4), -s(12), -s(4))
        self.lay(canvas, row(words, coin("+3", 44), Keys(caps("discards"))), inside, 0.94)
        about = translate(
            "Table",
            "Discarded cards stay here until the end of the match.\n"
            "A few wonders let their city build one of them for free.",
        )
        self.add_spot(pile, "pile", about, accessible_name=text, radius=8)
