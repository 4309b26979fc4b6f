"""The lamp: the best choices of the moment, each with a reason, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import LookAtDeck, TakeCard, TakeToken
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.models.advice_words import hint_words, plan_name
from sevenwonders_qt.views.kit.part import Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate


class HintBox(Notice):
    """Up to three choices, the best first; what they are made with is ringed.

    Any key or click goes on.
    """

    icon = "ui_hint"
    over_hand = True

    def __init__(self, style: TableStyle, hints: Sequence[Hint], view: Any) -> None:
        """``view`` is what the seat sees that chooses."""
        super().__init__(style)
        self.hints = hints
        self._view = view

    def lit(self) -> Sequence[Place]:
        return [("fan",)]

    def ringed(self) -> Sequence[Place]:
        return [place for hint in self.hints for place in _places(hint.command)]

    def title(self) -> str:
        return translate("Advice", "Worth thinking of")

    def content(self) -> Part:
        return column(*map(self._choice, range(len(self.hints))), gap=14)

    def _choice(self, number: int) -> Part:
        """Its number, its name and the reason."""
        hint = self.hints[number]
        words = column(
            Text(plan_name(hint.command, self._view), bold=600),
            Text(hint_words(hint, self._view), "note", "ink_soft", lines=0),
            gap=2,
            weight=1,
        )
        return row(Drawing(36, 36, partial(_paint_badge, number=number + 1)), words, gap=14)


def _paint_badge(canvas: Canvas, rect: QRectF, number: int) -> None:
    middle, radius = rect.center().x(), canvas.s(17)
    cy = rect.top() + radius
    canvas.ellipse(middle, cy, radius, None, "gold", "ink", 1.5)
    canvas.number(middle, cy, str(number), canvas.s(20))


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
