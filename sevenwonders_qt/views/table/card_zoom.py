"""A structure shown large, with its effects and chains in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.models.effect_words import cost_words, effect_sentences
from sevenwonders_qt.models.terms import card_name, kind_name
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, row
from sevenwonders_qt.views.kit.words import Text, gold_line, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import CARD_SIZE
from sevenwonders_qt.views.table.choices import refusal
from sevenwonders_qt.views.table.overlay import Place, Reading
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

FACE: Final = 380.0
"""The width of the large face in design pixels: twice that of a card in the hand."""

WORDS: Final = 330.0


class CardZoom(Reading):
    """A card of the hand or of a city, large; any click, and most keys, put it away.

    The structures of the own city that make it free are ringed.
    """

    def __init__(self, style: TableStyle, shown: Shown, card: CardId) -> None:
        super().__init__(style)
        self.shown = shown
        self.card = card

    def size(self) -> tuple[float, float]:
        return FACE + WORDS + 76, FACE * CARD_SIZE[1] / CARD_SIZE[0] + 44

    def ringed(self) -> Sequence[Place]:
        entry, view = self.shown.card(self.card), self.shown.table.view
        sources = {self.shown.card(source).name for source in entry.chains_from}
        return [
            ("strip", view.seat, built)
            for built in view.own.built
            if self.shown.card(built).name in sources
        ]

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.slab(box, "parchment", 16, depth=8)
        face = Drawing(FACE, 0, partial(draw_card, shown=self.shown.faces(self.card)))
        words = Ground(self._words(), None, (0, 8, 0, 8), 1)
        self.lay(canvas, row(face, words, gap=26), box.adjusted(s(22), s(22), -s(28), -s(22)))

    def _words(self) -> Part:
        """The name, the kind, and everything there is to tell."""
        card = self.shown.card(self.card)
        name = Text(card_name(card.id), "title", bold=700)
        kind = Text(kind_name(card.colour), "note", "ink_soft", weight=1)
        head = row(sign(f"sym_{card.colour}", 30), kind, gap=8)
        content = (
            column(
                Text(label, "note", "ink_soft", 600),
                *(Text(line, lines=0, narrow=True) for line in lines),
                gap=1,
            )
            for label, lines in self._parts(card)
        )
        return column(name, head, gold_line(), *content, gap=10)

    def _parts(self, card: Card) -> list[tuple[str, list[str]]]:
        """What there is to tell, each part with its label."""
        parts = []
        why = refusal(self.shown, self.card)
        if why:
            parts.append((translate("Card", "Not possible now"), [why]))
        parts.append((translate("Card", "Effect"), effect_sentences(card.effects)))
        parts.append((translate("Card", "Cost"), [cost_words(card.cost)]))
        sources = dict.fromkeys(card_name(source) for source in card.chains_from)
        if sources:
            parts.append((translate("Card", "Free with"), [" / ".join(sources)]))
        targets = dict.fromkeys(card_name(target) for target in card.chains_to)
        if targets:
            parts.append((translate("Card", "Makes free"), [", ".join(targets)]))
        return parts
