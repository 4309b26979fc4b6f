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
from sevenwonders_qt.views.kit.part import Ground, Part, column, row
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
        return self.over_hand(self.box_round(table, 760), table)

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        self.draw_words(canvas, box, translate("Advice", "Worth thinking of"), "ui_hint")

    def words_part(self) -> Part:
        return column(
            *(
                row(
                    Ground(Text(str(number), bold=700, lines=1), _badge, (14, 0, 13, 0)),
                    column(
                        Text(plan_name(hint.command, self._view), bold=600, lines=0),
                        Text(hint_words(hint, self._view), "note", "ink_soft", lines=0),
                        gap=0,
                        weight=1,
                    ),
                )
                for number, hint in enumerate(self.hints, 1)
            ),
            gap=12,
        )


def _badge(canvas: Canvas, rect: QRectF) -> None:
    x, y = rect.center().x(), rect.center().y()
    canvas.ellipse(x, y, rect.width() / 2, None, "gold", "ink", 1.5)


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
