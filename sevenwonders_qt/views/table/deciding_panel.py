"""Under the Free City: who decides for it, turn by turn, and its pile."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.free_city import controller
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.panel import Answering
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

PILE = 122.0
"""Design pixels that the pile takes at the right."""


class DecidingPanel(TablePart):
    """A cell for each turn, and the pile with its count."""

    def show_deciding(self, shown: Shown) -> None:
        """Show it for the Age of the table; nothing where there is no Free City."""
        self._shown = shown if shown.free_seat is not None else None
        view, free = shown.table.view, shown.free_seat
        left = view.cities[free].hand_size if free is not None else 0
        self.renew((view.age, view.turn, view.seat, left, shown.table.seats))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._shown is None or box.isEmpty():
            return
        s, shown = canvas.s, self._shown
        canvas.slab(box, mix("parchment", "sea", 0.13), 10)
        inner = box.adjusted(s(10), s(6), -s(10), -s(8))
        pile = QRectF(inner.right() - s(PILE), inner.top(), s(PILE), inner.height())
        title = translate("Table", "Who decides for it")
        rule = translate("Table", "plays first; discards only if it must")
        words = column(
            Text(title, "note", bold=700, lines=1),
            Cell(_turns(shown), high=40),
            Text(rule, "note", "ink_soft", 400, lines=1, vertical="bottom", weight=1),
            gap=3,
        )
        self.lay(canvas, words, inner.adjusted(0, 0, -s(PILE + 6), 0), 0.95)
        self._draw_pile(canvas, pile, shown)

    def _draw_pile(self, canvas: Canvas, pile: QRectF, shown: Shown) -> None:
        s, view = canvas.s, shown.table.view
        assert shown.free_seat is not None
        left = view.cities[shown.free_seat].hand_size
        x = pile.left() + s(2)
        canvas.line((x, pile.top() + s(2)), (x, pile.bottom() - s(2)), colour("ink", 0.25), 1.4)
        for number in range(min(4, left)):
            corner = x + s(5 + number * 4), pile.top() + s(12 - number * 2.5)
            draw_card(canvas, QRectF(*corner, s(54), s(82)), max(1, view.age))
        count = QRectF(pile.right() - s(46), pile.top() + s(14), s(46), s(44))
        canvas.text(count, str(left), 27, "ink", 700, "center", "condensed")
        label = QRectF(pile.right() - s(48), pile.top() + s(54), s(50), s(24))
        word = translate("Table", "pile")
        canvas.text(label, word, 14, "ink_soft", 500, "center", "condensed")
        text = translate("Table", "%n card(s) left in the pile; the last is discarded", None, left)
        self.add_spot(pile, "pile", text, radius=8)


def _turns(shown: Shown) -> Part:
    """A cell for each turn; a pointer is under that of now."""
    view, cells, deciders = shown.table.view, [], []
    for turn in range(1, view.shape.turns + 1):
        seat = controller(max(1, view.age), turn)
        mine, now = seat == shown.table.decider, turn == view.turn
        name = translate("Table", "you", "in a list") if mine else shown.name(seat)
        alpha = 0.45 if turn < view.turn else 1.0
        shade = colour("ink" if mine else "white", alpha)
        words = Text(name, "note", shade, 700 if now else 500, "center", lines=1)
        paint = partial(_paint_cell, mine=mine, now=now, alpha=alpha)
        cells.append(Ground(words, paint, (2, 0, 2, 0), 1))
        deciders.append(f"{turn}: {shown.name(seat)}")
    text = translate("Table", "Who decides for the Free City in each turn: {turns}")
    tip = text.format(turns=", ".join(deciders))
    return Answering(row(*cells, gap=4), "turns", tip, focusable=False)


def _paint_cell(canvas: Canvas, rect: QRectF, mine: bool, now: bool, alpha: float) -> None:
    s, x, foot = canvas.s, rect.center().x(), rect.bottom()
    with canvas.faded(alpha):
        edge = colour("ink") if now else colour("ink", 0.4)
        canvas.rounded(rect, 6, "gold" if mine else "sea", edge, 3 if now else 1.2)
    if now:
        points = [(x - s(7), foot + s(10)), (x + s(7), foot + s(10)), (x, foot + s(3))]
        canvas.sign(points, "ink")
