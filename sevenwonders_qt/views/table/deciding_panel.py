"""Under the Free City: who decides for it, turn by turn, and its pile."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.free_city import controller
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour, mix
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
        words = QRectF(inner.left(), inner.top(), inner.width() - s(PILE), s(28))
        title = translate("Table", "Who decides for it")
        canvas.text(words, title, 16, "ink", 700, "left", "condensed")
        cells = QRectF(words.left(), inner.top() + s(31), words.width() - s(6), s(40))
        self._draw_turns(canvas, cells, shown)
        rule = QRectF(words.left(), inner.bottom() - s(25), words.width() - s(4), s(25))
        text = translate("Table", "plays first; discards only if it must")
        canvas.text(rule, text, 13.5, "ink_soft", 400, "left", "condensed", shrink=0.7)
        pile = QRectF(inner.right() - s(PILE), inner.top(), s(PILE), inner.height())
        self._draw_pile(canvas, pile, shown)

    def _draw_turns(self, canvas: Canvas, row: QRectF, shown: Shown) -> None:
        s, view = canvas.s, shown.table.view
        step = row.width() / view.shape.turns
        deciders = []
        for turn in range(1, view.shape.turns + 1):
            seat = controller(max(1, view.age), turn)
            mine = seat == shown.table.decider
            cell = QRectF(row.left() + (turn - 1) * step, row.top(), step - s(4), row.height())
            now = turn == view.turn
            with canvas.faded(0.45 if turn < view.turn else 1.0):
                edge = colour("ink") if now else colour("ink", 0.4)
                canvas.rounded(cell, 6, "gold" if mine else "sea", edge, 3 if now else 1.2)
                shade, weight = "ink" if mine else "white", 700 if now else 500
                name = translate("Table", "you", "in a list") if mine else shown.name(seat)
                inner = cell.adjusted(s(2), 0, -s(2), 0)
                canvas.text(inner, name, 14, shade, weight, "center", "condensed", shrink=0.7)
            if now:
                self._draw_pointer(canvas, cell)
            deciders.append(f"{turn}: {shown.name(seat)}")
        text = translate("Table", "Who decides for the Free City in each turn: {turns}")
        self.add_spot(row, "turns", text.format(turns=", ".join(deciders)), focusable=False)

    def _draw_pointer(self, canvas: Canvas, cell: QRectF) -> None:
        s, x, foot = canvas.s, cell.center().x(), cell.bottom()
        points = [(x - s(7), foot + s(10)), (x + s(7), foot + s(10)), (x, foot + s(3))]
        canvas.sign(points, "ink")

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
