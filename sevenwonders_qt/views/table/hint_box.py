"""The lamp: the best choices of the moment, each with a reason, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import LookAtDeck, TakeCard, TakeToken
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.models.advice_words import hint_words, plan_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import Place, draw_board
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

LINE = 84.0
"""Scene units for one choice: its name, and two lines of reason."""


class HintBox(Notice):
    """Up to three choices, the best first; what they are made with is ringed.

    Any key or click goes on.
    """

    def __init__(self, style: TableStyle, hints: Sequence[Hint], view: Any) -> None:
        """``view`` is what the seat sees that chooses."""
        super().__init__(style)
        self.hints = hints
        self._view = view

    def lit(self) -> Sequence[Place]:
        return [("fan",)]

    def ringed(self) -> Sequence[Place]:
        return [place for hint in self.hints for place in _places(hint.command)]

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        box = QRectF(0, 0, s(760), s(110 + LINE * len(self.hints) + 104))
        box.moveCenter(table.center())
        fan = self._place_of(("fan",))
        if fan is not None:
            box.moveBottom(fan.top() - s(18))
        box.moveTop(max(box.top(), table.top() + s(12)))
        return box

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, box, translate("Advice", "Worth thinking of"), "ui_hint", s(600))
        row = QRectF(box.left() + s(40), box.top() + s(92), box.width() - s(80), s(LINE))
        for number, hint in enumerate(self.hints, 1):
            middle = row.top() + s(22)
            canvas.ellipse(row.left() + s(18), middle, s(17), None, "gold", "ink", 1.5)
            badge = QRectF(row.left(), middle - s(18), s(36), s(36))
            canvas.text(badge, str(number), 18, "ink", 700, "center", "condensed")
            words = row.adjusted(s(50), 0, 0, 0)
            name = QRectF(words.left(), words.top() + s(4), words.width(), s(34))
            canvas.text(name, plan_name(hint.command, self._view), 21, "ink", 600)
            reason = QRectF(words.left(), name.bottom(), words.width(), s(LINE - 40))
            canvas.paragraph(reason, hint_words(hint, self._view), 16, "ink_soft")
            row = row.translated(0, s(LINE))
        self.draw_go_on(canvas, box)


def _places(command: Command) -> list[Place]:
    """What a choice is made with, as far as it can be seen."""
    match command:
        case Play(card=card):
            return [("held", card)]
        case TakeCard(deck=deck) | LookAtDeck(deck=deck):
            return [("deck", deck)]
        case TakeToken(place=place):
            return [("token", place)]
    return []
