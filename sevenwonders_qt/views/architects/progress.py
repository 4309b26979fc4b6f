"""Progress tokens to be taken, and the conflict tokens that turn from peace to battle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models.architects_choices import Group, on_token, only
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import token_effect, token_name
from sevenwonders_qt.models.keys import caps, numbers
from sevenwonders_qt.views.architects.marks import token_tip
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Keys, Text, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.panel import Answering

translate = QCoreApplication.translate

FIRST_KEY = 4
"""The digit of the first token; 1 to 3 are the decks."""


class Progress(ArchitectsPart):
    """Three open tokens, the pile, and the conflicts."""

    on_slab = True

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        tokens = [self._token(place, token) for place, token in enumerate(table.view.open_tokens)]
        note = Text(translate("Table", "a green pair or trio"), "note", "ink_soft")
        beside, below = ((), (note,)) if self.style.large else ((note,), ())
        part = column(
            title(translate("Table", "Progress"), after=beside),
            *below,
            *tokens,
            self._pile(table.view.pile_count),
            _conflicts(table),
            gap=6,
        )
        self.lay(canvas, part, box.adjusted(s(12), s(6), -s(12), -s(8)), 0.94)

    def _token(self, place: int, token: str) -> Part:
        words = column(
            Text(token_name(token), bold=700),
            Text(token_effect(token), "note", "ink_soft"),
            gap=0,
            weight=1,
            middle=True,
        )
        inside = row(Icons((token,), 2.5), words, gap=8)
        plain = colour("ink", 0.05), colour("ink", 0.25)
        return self._answer(Cell(inside, high=50, weight=1), place, token_tip(token), plain)

    def _pile(self, count: int) -> Part:
        text = translate("Table", "the pile is empty")
        ground: tuple[Shade, Shade] = colour("ink", 0.05), colour("ink", 0.25)
        if count:
            text = translate("Table", "or the top of the pile, unseen (%n)", None, count)
            ground = colour("good", 0.18), "good"
        stack = Drawing(52, 38, partial(_paint_stack, count=min(3, count)))
        shade = "ink" if count else "ink_soft"
        inside = row(stack, Text(text, "note", shade, 600, weight=1), gap=8)
        tip = translate("Table", "Taken in the place of an open token, before it is seen.")
        return self._answer(Cell(inside, weight=1), FACE_UP, f"{text}\n{tip}", ground)

    def _answer(self, part: Part, place: int, tip: str, ground: tuple[Shade, Shade]) -> Part:
        """What may be taken is lit and has its key; the rest says only what it is."""
        ways: Group = on_token(self.table.view.legal, place) if self.table is not None else ()
        if ways:
            ground = colour("gold", 0.45), "terracotta"
        keys = Keys(caps(numbers()[FIRST_KEY + place]) if ways else ())
        fill, edge = ground
        return Answering(
            row(part, keys, gap=6),
            f"token {place}",
            tip,
            partial(self.chosen.emit, ways) if ways else None,
            paint=rounded(8, fill, edge, 3 if ways else 1.3),
            margins=(6, 2, 6, 2),
            focusable=bool(ways),
            command=only(ways),
        )


def _conflicts(table: ArchitectsTable) -> Part:
    total, peace = table.view.conflict_tokens, table.view.peace
    left = translate("Table", "%n at peace", None, peace)
    signs = Drawing(0, 30, partial(paint_conflicts, total=total, peace=peace), weight=1)
    shade = "bad" if peace < total else "ink_soft"
    inside = row(
        Text(translate("Table", "Conflicts"), "note", bold=700, lines=1),
        signs,
        Text(left, "note", shade, 700, lines=1),
    )
    tip = translate("Table", "Horns turn them to battle; when all are turned, everyone fights.")
    return Answering(inside, "conflicts", f"{left}\n{tip}", focusable=False, weight=1)


def paint_conflicts(canvas: Canvas, rect: QRectF, total: int, peace: int) -> None:
    """The conflict tokens, those at peace last."""
    step = min(canvas.s(46), rect.width() / total)
    for number in range(total):
        icon = "ar_war" if number < total - peace else "ar_peace"
        x = rect.left() + step * (number + 0.5)
        canvas.icon(icon, x, rect.center().y(), min(step * 0.94, rect.height()))


def _paint_stack(canvas: Canvas, rect: QRectF, count: int) -> None:
    s = canvas.s
    for number in range(count):
        x = rect.left() + s(18 + 5 * number)
        canvas.icon("ar_progress", x, rect.center().y() - s(2) * number, s(36))
