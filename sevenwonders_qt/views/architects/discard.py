"""The discard pile below the log: how many cards, the last one, and a way to read them all."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.architects.catalogue import Card
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import kind_name
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.views.architects.card import draw_strip
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.kit.part import Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text
from sevenwonders_qt.views.paint.canvas import Canvas
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
        words = translate("Table", "Discard pile")
        text = translate("Table", "%n card(s)", None, count) if count else _empty()
        texts = column(
            Text(words, bold=700), Text(text, "note", "ink_soft"), gap=0, weight=1, middle=True
        )
        tip = f"{words}\n{text}"
        card: tuple[Part, ...] = ()
        if top is not None:
            tip += "\n" + translate("Table", "last: {card}").format(card=kind_name(top))
            card = (Drawing(112, 42, partial(_paint_card, card=table.rules.card(top))),)
        sign = Icons(("discard",), 2.4, opacity=1.0 if count else 0.4)
        self.lay(
            canvas,
            row(sign, texts, *card, Keys(caps("discards")), gap=9),
            box.adjusted(s(12), 0, -s(14), 0),
        )
        act = self.wanted.emit if count else None
        self.add_spot(box, "pile", tip, act, focusable=bool(count), radius=12)
        if count:
            canvas.rounded(box.adjusted(s(5), s(5), -s(5), -s(5)), 8, None, colour("ink", 0.15), 1)


def _paint_card(canvas: Canvas, rect: QRectF, card: Card) -> None:
    middle, high = rect.center().y(), canvas.s(42)
    draw_strip(canvas, QRectF(rect.left(), middle - high / 2, rect.width(), high), card)


def _empty() -> str:
    return translate("Table", "nothing discarded yet")
