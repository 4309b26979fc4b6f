"""Progress tokens to be taken, and the conflict tokens that turn from peace to battle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Signal

from sevenwonders_qt.games.architects.numbers import FACE_UP
from sevenwonders_qt.models.architects_choices import on_token
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import token_effect, token_name
from sevenwonders_qt.views.architects.marks import token_tip
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import Shade, colour

translate = QCoreApplication.translate

FIRST_KEY = 4
"""The digit of the first token; 1 to 3 are the decks."""


class Progress(ArchitectsPart):
    """Three open tokens, the pile, and the conflicts."""

    token_pressed = Signal(int)
    """The place of a token that may be taken: 0 to 2, 3 for the pile."""

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        canvas.slab(box, "parchment", 12)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        inner = box.adjusted(s(14), s(8), -s(14), -s(10))
        head = QRectF(inner.left(), inner.top(), s(190), s(34))
        title = translate("Table", "Progress").upper()
        drawn = canvas.text(head, title, 18, "ink", 700, "left", "title")
        note = QRectF(head.left() + drawn + s(12), head.top(), 0, s(34))
        note.setRight(inner.right())
        words = translate("Table", "a green pair or trio")
        canvas.text(note, words, 15, "ink_soft", 400, "right", "condensed", shrink=0.7)
        line = inner.top() + s(36)
        canvas.line((inner.left(), line), (inner.right(), line), "gold", 2)
        y = inner.top() + s(43)
        for place, token in enumerate(table.view.open_tokens):
            self._draw_token(canvas, QRectF(inner.left(), y, inner.width(), s(56)), place, token)
            y += s(61)
        y = inner.top() + s(43 + 3 * 61)
        self._draw_pile(canvas, QRectF(inner.left(), y, inner.width(), s(44)), table)
        y += s(49)
        rest = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        self._draw_conflicts(canvas, rest, table)

    def _ground(
        self, canvas: Canvas, rect: QRectF, place: int, fill: Shade, edge: Shade
    ) -> Callable[[], None] | None:
        """The ground of a token; lit when it may be taken. Returns what pressing it does."""
        table = self.table
        if table is None or not on_token(table.view.legal, place):
            canvas.rounded(rect, 8, fill, edge, 1.3)
            return None
        canvas.rounded(rect, 8, colour("gold", 0.45), "terracotta", 3)
        corner = rect.topRight() + QPointF(-canvas.s(34), canvas.s(6))
        cap = QRectF(corner, QSizeF(canvas.s(26), canvas.s(24)))
        keycap(canvas, cap, str(FIRST_KEY + place))
        return partial(self.token_pressed.emit, place)

    def _draw_token(self, canvas: Canvas, rect: QRectF, place: int, token: str) -> None:
        s = canvas.s
        act = self._ground(canvas, rect, place, colour("ink", 0.05), colour("ink", 0.25))
        canvas.icon(token, rect.left() + s(31), rect.center().y(), s(52))
        right = rect.right() - s(40 if act else 4)
        words = QRectF(rect.left() + s(66), rect.top() + s(4), 0, s(27))
        words.setRight(right)
        canvas.text(words, token_name(token), 18, "ink", 700)
        words.translate(0, s(24))
        canvas.text(
            words, token_effect(token), 15.5, "ink_soft", 400, "left", "condensed", shrink=0.7
        )
        self.add_spot(rect, f"token {place}", token_tip(token), act, focusable=act is not None)

    def _draw_pile(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable) -> None:
        s, count = canvas.s, table.view.pile_count
        ground: tuple[Shade, Shade] = (colour("good", 0.18), "good")
        if not count:
            ground = (colour("ink", 0.05), colour("ink", 0.25))
        act = self._ground(canvas, rect, FACE_UP, *ground)
        for number in range(min(3, count)):
            canvas.icon(
                "ar_progress",
                rect.left() + s(24 + 5 * number),
                rect.center().y() - s(2) * number,
                s(36),
            )
        words = rect.adjusted(s(66), 0, -s(40 if act else 6), 0)
        if count:
            text = translate("Table", "or the top of the pile, unseen (%n)", None, count)
        else:
            text = translate("Table", "the pile is empty")
        ink = "ink" if count else "ink_soft"
        canvas.text(words, text, 17, ink, 600, "left", "condensed", shrink=0.7)
        self.add_spot(rect, f"token {FACE_UP}", text, act, focusable=act is not None)

    def _draw_conflicts(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable) -> None:
        s, total, peace = canvas.s, table.view.conflict_tokens, table.view.peace
        word = QRectF(rect.left(), rect.top(), s(120), rect.height())
        text = translate("Table", "Conflicts")
        drawn = canvas.text(word, text, 17, "ink", 700, "left", "condensed", shrink=0.7)
        step = min(s(46), (rect.width() - drawn - s(100)) / total)
        for number in range(total):
            icon = "ar_war" if number < total - peace else "ar_peace"
            x = rect.left() + drawn + s(12) + step * (number + 0.5)
            canvas.icon(icon, x, rect.center().y(), step * 0.94)
        left = translate("Table", "%n at peace", None, peace)
        words = QRectF(rect.right() - s(84), rect.top(), s(84), rect.height())
        ink = "bad" if peace < total else "ink_soft"
        canvas.text(words, left, 16, ink, 700, "right", "condensed", shrink=0.7)
        self.add_spot(rect, "conflicts", left, focusable=False)
