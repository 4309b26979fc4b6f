"""The overlay that asks for the penalty when an Edifice fails."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.edifice.commands import PayPenalty
from sevenwonders_qt.models.edifice.projects import edifices_on
from sevenwonders_qt.models.edifice.sentences import penalty_words
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.table import card_words
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import Drawing, Part
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import cities_around
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate


class PenaltyPrompt(OneOf):
    """Picks the structure or the victory tokens to lose; one of the ways must be taken."""

    rule = "edifice_failed"
    thing = "way"
    golden = "pay"
    icon = "ed_debt"
    plate = (208.0, 208 * CARD_SIZE[1] / CARD_SIZE[0])
    least = 880.0

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        legal = shown.table.view.legal
        self.ways = [command for command in legal if isinstance(command, PayPenalty)]
        self.shown = shown
        super().__init__(style, self.ways, closable=False)
        self.lit = cities_around(shown.table)

    def head(self) -> tuple[str, str]:
        table = self.shown.table
        edifices = edifices_on(table)
        project = edifices.of_age(table.view.current_age) if edifices is not None else None
        if project is None:
            return translate("Edifice", "The penalty"), ""
        title = translate("Edifice", "{edifice} has failed").format(edifice=card_name(project.id))
        note = translate("Edifice", "You did not take part. Choose what to give up: {what}.")
        return title, note.format(what=penalty_words(project.penalty))

    def answer(self) -> tuple[str, str]:
        text = translate("Edifice", "Give up {what}")
        return text.format(what=way_words(self.ways[self.picked])), "state_no"

    def thing_at(self, number: int) -> Part:
        way, chosen = self.ways[number], number == self.picked
        if way.card is not None:
            tip = "\n".join(card_words(self.shown, way.card))
            glow, face = "gold" if chosen else None, self.shown.faces(way.card)
            drawing = Drawing(0, 0, partial(draw_card, shown=face, glow=glow))
        else:
            tip, drawing = "", Drawing(0, 0, partial(_paint_tokens, way=way, chosen=chosen))
        key, pick = f"way {number + 1}", partial(self.pick, number)
        return Answering(drawing, key, tip, pick, way_words(way), focusable=False, command=way)


def _paint_tokens(canvas: Canvas, rect: QRectF, way: PayPenalty, chosen: bool) -> None:
    edge = "gold" if chosen else colour("ink", 0.4)
    canvas.rounded(rect, 10, "parchment_pale", edge, 5 if chosen else 1.5)
    size = min(rect.width() * 0.62, rect.height() / (len(way.tokens) + 0.6))
    for row, token in enumerate(way.tokens):
        cy = rect.center().y() + (row - (len(way.tokens) - 1) / 2) * size * 1.08
        canvas.military(rect.center().x(), cy, max(size, canvas.s(30)), token)


def way_words(way: PayPenalty) -> str:
    """Return the loss by one way of paying, in words."""
    if way.card is not None:
        return card_name(way.card)
    return translate("Edifice", "tokens {worths}").format(worths=" + ".join(map(str, way.tokens)))
