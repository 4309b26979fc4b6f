"""The discard pile below the log: how many cards, the last one, and a way to read them all."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import kind_name
from sevenwonders_qt.views.architects.card import draw_strip
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class DiscardPile(ArchitectsPart):
    """All of it lies open, so anyone may read it."""

    wanted = Signal()
    """The pile is to be read."""

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        canvas.slab(box, "parchment", 12)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, count, top = canvas.s, table.discard_count, table.last_discard
        cy, right = box.center().y(), box.right() - s(14)
        canvas.icon("discard", box.left() + s(36), cy, s(46), 1.0 if count else 0.4)
        keycap(canvas, QRectF(right - s(26), cy - s(12), s(26), s(24)), "D")
        right -= s(36)
        if top is not None:
            strip = QRectF(right - s(112), cy - s(21), s(112), s(42))
            draw_strip(canvas, strip, table.rules.card(top))
            right = strip.left() - s(8)
        title = QRectF(box.left() + s(70), box.top() + s(5), 0, s(28))
        title.setRight(right)
        words = translate("Table", "Discard pile")
        canvas.text(title, words, 17, "ink", 700, "left", "condensed", shrink=0.6)
        note = title.translated(0, s(24))
        text = translate("Table", "%n card(s)", None, count) if count else _empty()
        canvas.text(note, text, 15.5, "ink_soft", 400, "left", "condensed", shrink=0.6)
        tip = f"{words}\n{text}"
        if top is not None:
            tip += "\n" + translate("Table", "last: {card}").format(card=kind_name(top))
        act = self.wanted.emit if count else None
        self.add_spot(box, "pile", tip, act, focusable=bool(count), radius=12)
        if count:
            canvas.rounded(box.adjusted(s(5), s(5), -s(5), -s(5)), 8, None, colour("ink", 0.15), 1)


def _empty() -> str:
    return translate("Table", "nothing discarded yet")
