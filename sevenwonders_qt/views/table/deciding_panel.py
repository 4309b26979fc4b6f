"""Under the Free City: who decides for it, turn by turn, and its pile."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.free_city import controller
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, column, row, slabbed
from sevenwonders_qt.views.kit.words import Number, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.panel import Answering, TablePart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


class DecidingPanel(TablePart[Shown]):
    """A cell for each turn, and the pile with its count."""

    share = 0.95

    def depends_on(self, shown: Shown) -> object:
        view, free = shown.table.view, shown.free_seat
        left = view.cities[free].hand_size if free is not None else 0
        return view.age, view.turn, view.seat, left, shown.table.seats

    def describe_table(self, shown: Shown) -> Part | None:
        if shown.free_seat is None:
            return None
        title = translate("Table", "Who decides for it")
        rule = translate("Table", "plays first; discards only if it must")
        words = column(
            Text(title, "note", bold=700, lines=1),
            Cell(_turns(shown), high=40),
            Text(rule, "note", "ink_soft", 400, lines=1, vertical="bottom", weight=1),
            gap=3,
            weight=1,
        )
        paint = slabbed(10, mix("parchment", "sea", 0.13))
        return Ground(row(words, Cell(_pile(shown), 122), gap=6), paint, (10, 6, 10, 8))


def _pile(shown: Shown) -> Part:
    """Its cards from behind, and how many there are."""
    view = shown.table.view
    assert shown.free_seat is not None
    left = view.cities[shown.free_seat].hand_size
    words = column(
        Number(str(left), 2.2),
        Text(translate("Table", "pile"), "note", "ink_soft", align="center", lines=1),
        gap=0,
        weight=1,
        middle=True,
    )
    cards = Drawing(74, 0, partial(_paint_pile, left=left, age=view.age))
    text = translate("Table", "%n card(s) left in the pile; the last is discarded", None, left)
    return Answering(row(cards, words, gap=0), "pile", text, radius=8)


def _paint_pile(canvas: Canvas, rect: QRectF, left: int, age: int) -> None:
    s, x = canvas.s, rect.left() + canvas.s(2)
    canvas.line((x, rect.top() + s(2)), (x, rect.bottom() - s(2)), colour("ink", 0.25), 1.4)
    for number in range(min(4, left)):
        corner = x + s(5 + number * 4), rect.top() + s(12 - number * 2.5)
        draw_card(canvas, QRectF(*corner, s(54), s(82)), max(1, age))


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
