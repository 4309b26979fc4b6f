"""The overlay that asks what is given up when an Edifice fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.edifice.commands import PayPenalty
from sevenwonders_qt.models.edifice.projects import edifices_on
from sevenwonders_qt.models.edifice.sentences import penalty_words
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour
from sevenwonders_qt.views.table.action_button import button, peek_button
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import Place, cities_around, draw_board
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import card_words

translate = QCoreApplication.translate

SHAPE: Final = CARD_SIZE[0] / CARD_SIZE[1]
WIDEST: Final = 208.0


class PenaltyPrompt(OneOf):
    """Picks the structure or the victory tokens to give up; one of the ways must be taken.

    Arrows and digits pick, Enter or a double click pays.
    """

    rule = "edifice_failed"
    thing = "way"
    golden = "pay"

    chosen = Signal(object)
    """The `PayPenalty` that was picked."""

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        legal = shown.table.view.legal
        ways = [command for command in legal if isinstance(command, PayPenalty)]
        super().__init__(style, len(ways), closable=False)
        self.shown = shown
        self.ways: Sequence[PayPenalty] = ways

    # What it asks --------------------------------------------------------------------------

    def confirm(self) -> None:
        """Pay what is looked at."""
        command = self.ways[self.picked]
        self.close()
        self.chosen.emit(command)

    # Overlay -------------------------------------------------------------------------------

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        wide = max(880.0, min(1500.0, 80 + len(self.ways) * (WIDEST + 22)))
        box = QRectF(0, 0, s(wide), s(620))
        box.moveCenter(table.center())
        return box

    def lit(self) -> Sequence[Place]:
        return cities_around(self.shown.table)

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, table = canvas.s, self.shown.table
        edifices = edifices_on(table)
        project = edifices.of_age(table.view.age) if edifices is not None else None
        title, note = translate("Edifice", "The penalty"), ""
        if project is not None:
            text = translate("Edifice", "{edifice} has failed")
            title = text.format(edifice=card_name(project.id))
            text = translate("Edifice", "You took no part. Choose what you lose: {what}.")
            note = text.format(what=penalty_words(project.penalty))
        draw_board(canvas, box, title, "ed_debt", box.width() - s(140), note)
        room = QRectF(box.left() + s(34), box.top() + s(120), box.width() - s(68), s(392))
        self._draw_ways(canvas, room)
        self._draw_answers(canvas, box)

    def _draw_ways(self, canvas: Canvas, room: QRectF) -> None:
        s, number = canvas.s, len(self.ways)
        gap = s(18)
        wide = min(s(WIDEST), (room.width() - gap * (number - 1)) / number)
        left = room.center().x() - (wide * number + gap * (number - 1)) / 2
        high = wide / SHAPE
        top = room.center().y() - high / 2
        for place, way in enumerate(self.ways):
            rect = QRectF(left + place * (wide + gap), top, wide, high)
            self._draw_way(canvas, rect, way, chosen=place == self.picked)
            name, tip = way_words(way), ""
            if way.card is not None:
                tip = "\n".join(card_words(self.shown, way.card))
            key = f"way {place + 1}"
            picker = self._picker(place)
            self.add_spot(rect, key, tip, picker, name, focusable=False, command=way)

    def _draw_way(self, canvas: Canvas, rect: QRectF, way: PayPenalty, *, chosen: bool) -> None:
        s = canvas.s
        if way.card is not None:
            glow = "gold" if chosen else None
            draw_card(canvas, rect, self.shown.faces(way.card), glow=glow)
            return
        edge = "gold" if chosen else colour("ink", 0.4)
        canvas.rounded(rect, 10, "parchment_pale", edge, 5 if chosen else 1.5)
        size = min(rect.width() * 0.62, rect.height() / (len(way.tokens) + 0.6))
        for row, token in enumerate(way.tokens):
            cy = rect.center().y() + (row - (len(way.tokens) - 1) / 2) * size * 1.08
            canvas.military(rect.center().x(), cy, max(size, s(30)), token)

    def _draw_answers(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        go = QRectF(box.right() - s(34 + 440), box.bottom() - s(90), s(440), s(60))
        text = translate("Edifice", "Give up {what}").format(what=way_words(self.ways[self.picked]))
        self.lay(canvas, button("pay", text, self.confirm, "state_no", "⏎", primary=True), go)
        look = QRectF(box.left() + s(34), go.top(), s(200), s(60))
        self.lay(canvas, peek_button(), look)

    def _picker(self, number: int) -> Callable[[], None]:
        return lambda: self.pick(number)


def way_words(way: PayPenalty) -> str:
    """What one way of paying gives up."""
    if way.card is not None:
        return card_name(way.card)
    return translate("Edifice", "tokens {worths}").format(worths=" + ".join(map(str, way.tokens)))
