"""One city of Architects enlarged: every stage in words, tokens, cards, and its points so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.games.architects.scoring import Category, Sheet
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import (
    card_tip,
    cost_words,
    deck_name,
    deck_note,
    stage_effect,
    stage_title,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.names import ROMAN
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.architects.card import draw_face, draw_strip
from sevenwonders_qt.views.architects.marks import (
    cards_of,
    draw_cost,
    draw_numbers,
    draw_picture,
    effect_icon,
    token_tip,
    who,
)
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.city_reading import CityReading
from sevenwonders_qt.views.table.overlay import draw_board, draw_words
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

_ICONS: Final = {
    Category.WONDER: "wonder",
    Category.CAT: "ar_cat",
    Category.BLUE: "sym_blue",
    Category.MILITARY: "shield",
    Category.PROGRESS: "ar_progress",
}
_STRIPS: Final = 4
"""Strips side by side."""


class EnlargedCity(CityReading):
    """Everything open about one city."""

    def __init__(self, style: TableStyle, table: ArchitectsTable, seat: Seat) -> None:
        super().__init__(style, table.view.seat, len(table.seats), seat)
        self.table = table

    @property
    def city(self) -> CityView:
        """The city that is shown."""
        return self.table.view.cities[self.seat]

    def show_table(self, table: ArchitectsTable) -> None:
        """The game has gone on behind it: show it as it is now."""
        self.table = table
        self.refresh()

    def veil_clicked(self) -> None:
        self.close()

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, name = canvas.s, self.table.seats[self.seat].name
        draw_board(canvas, box, name, room=s(420))
        left = box.left() + s(54) + min(canvas.text_width(name, 31, 700, "title"), s(420))
        words = QRectF(left, box.top() + s(26), box.right() - s(140) - left, s(42))
        canvas.text(words, who(self.table, self.seat), 20, "ink_soft", 500, family="condensed")
        self.draw_close(canvas, box)
        inner = box.adjusted(s(34), s(92), -s(34), -s(34))
        board = QRectF(inner.left(), inner.top(), inner.width() * 0.315, inner.height())
        stages = QRectF(board.right() + s(22), inner.top(), inner.width() * 0.3, inner.height())
        held = QRectF(stages.right() + s(22), inner.top(), 0, inner.height())
        held.setRight(inner.right())
        self._draw_standing(canvas, board)
        self._draw_stages(canvas, stages)
        self._draw_held(canvas, held)

    # The wonder and its points -------------------------------------------------------------

    def _draw_standing(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        picture = QRectF(box.left(), box.top(), box.width(), box.width() * 0.6)
        draw_picture(canvas, picture, self.city, 10)
        row = QRectF(box.left(), picture.bottom() + s(10), box.width(), s(48))
        draw_numbers(canvas, row.left(), row.top(), row.height(), self.table, self.city, 26, 26)
        if self.city.cat:
            canvas.icon("ar_cat", row.right() - s(30), row.center().y(), s(54))
        points = QRectF(box.left(), row.bottom() + s(10), box.width(), 0)
        points.setBottom(points.top() + s(280))
        if self.table.standing is None:
            points.setHeight(0)
        else:
            self._draw_points(canvas, points, self.table.standing[self.seat])
        deck = QRectF(box.left(), points.bottom() + s(14), box.width(), 0)
        deck.setBottom(box.bottom())
        self._draw_deck(canvas, deck)

    def _draw_points(self, canvas: Canvas, box: QRectF, sheet: Sheet) -> None:
        s = canvas.s
        canvas.rounded(box, 10, "parchment_pale", colour("gold", 0.9), 1.5)
        inner = box.adjusted(s(16), s(8), -s(16), -s(8))
        step = inner.height() / (len(Category) + 1)
        for number, category in enumerate(Category):
            row = QRectF(inner.left(), inner.top() + step * number, inner.width(), step)
            canvas.icon(_ICONS[category], row.left() + s(16), row.center().y(), s(32))
            name = QRectF(row.left() + s(42), row.top(), row.width() - s(110), step)
            canvas.text(name, category_name(str(category)), 17, "ink", 500, family="condensed")
            value = sheet.points[category]
            shade = "ink" if value else colour("ink", 0.7)
            canvas.text(row, str(value), 20, shade, 700, "right", "condensed")
        low = inner.bottom() - step
        canvas.line((inner.left(), low), (inner.right(), low), "gold", 2)
        total = QRectF(inner.left(), low, inner.width(), step)
        text = translate("Table", "Points so far")
        canvas.text(total, text, 19, "ink", 700, family="title", shrink=0.7)
        canvas.text(total, str(sheet.total), 26, "ink", 700, "right", "condensed")

    def _draw_deck(self, canvas: Canvas, box: QRectF) -> None:
        """The top of its deck, which lies open."""
        s, top = canvas.s, self.city.deck.top
        high = box.height()
        card = QRectF(box.left(), box.top(), high * 0.76, high)
        if top is not None:
            draw_face(canvas, card, self.table.rules.card(top), small=True)
        words = QRectF(card.right() + s(16), box.top(), 0, high / 2)
        words.setRight(box.right())
        title = deck_name(self.table, self.seat)
        canvas.text(words, title, 18, "ink", 700, family="body", shrink=0.6)
        note = deck_note(self.table, self.seat)
        words.translate(0, high / 2 - s(12))
        canvas.text_block(words, note, 17, "ink_soft", 500, "left", lines=2)
        self.add_spot(box, "deck", f"{title}\n{note}", focusable=False)

    # The stages ----------------------------------------------------------------------------

    def _draw_stages(self, canvas: Canvas, box: QRectF) -> None:
        """From the foot up, each with its cost, its points and its power in words."""
        s = canvas.s
        stages = self.table.rules.catalogue.wonders[self.city.wonder].stages
        high = box.height() / len(stages)
        for number, stage in enumerate(stages):
            top = box.bottom() - high * (number + 1)
            place = QRectF(box.left(), top, box.width(), high - s(10))
            self._draw_stage(canvas, place, stage)

    def _draw_stage(self, canvas: Canvas, place: QRectF, stage: Stage) -> None:
        s, city = canvas.s, self.city
        built, following = stage.number in city.stages, stage.number in city.available
        fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
        edge = "terracotta" if following else colour("ink", 0.35)
        canvas.rounded(place, 9, fill, edge, 3 if following else 1.2)
        head = QRectF(place.left() + s(12), place.top() + s(6), place.width() - s(24), s(58))
        numeral = QRectF(head.left(), head.top(), s(44), head.height())
        canvas.text(numeral, ROMAN[stage.number - 1], 24, "ink", 700, "left", "title")
        left, cy = head.left() + s(58), head.center().y()
        draw_cost(canvas, left, cy, s(44), stage.cost)
        if built:
            canvas.icon("state_ok", left + s(112), cy, s(36))
        icon = effect_icon(stage.effect)
        if icon:
            canvas.icon(icon, head.right() - s(110), cy, s(44))
        if stage.points:
            canvas.points(head.right() - s(34), cy, s(48), stage.points)
        self._draw_words(canvas, place, stage, built=built, following=following)

    def _draw_words(
        self, canvas: Canvas, place: QRectF, stage: Stage, *, built: bool, following: bool
    ) -> None:
        s = canvas.s
        cost = cost_words(stage.cost.count, identical=stage.cost.identical)
        lines = [translate("Table", "Cost: {cost}").format(cost=cost), stage_effect(stage.effect)]
        if built:
            lines[0] = translate("Table", "built")
        elif following:
            lines[0] += " · " + translate("Table", "may be built next")
        text = "\n".join(line for line in lines if line)
        room = place.adjusted(s(14), s(68), -s(14), -s(4))
        draw_words(canvas, room, text, 20)
        tip = f"{stage_title(stage.number)}\n{text}"
        self.add_spot(place, f"stage {stage.number}", tip, focusable=False)

    # What it holds -------------------------------------------------------------------------

    def _draw_held(self, canvas: Canvas, box: QRectF) -> None:
        """Its cards by colour, and its progress tokens with what they do."""
        s, cards = canvas.s, cards_of(self.table, self.city)
        top = self._title(canvas, box, box.top(), translate("Table", "Cards"))
        if not cards:
            none = QRectF(box.left(), top, box.width(), s(40))
            canvas.text(none, translate("Table", "no cards yet"), 17, "ink_soft", 400)
            top += s(48)
        rows = -(-len(cards) // _STRIPS)
        tokens = min(len(self.city.tokens) * s(66) + s(60), box.height() * 0.6)
        high = min(s(58), (box.bottom() - tokens - top) / max(1, rows) - s(6))
        wide = (box.width() - s(8) * (_STRIPS - 1)) / _STRIPS
        for number, card in enumerate(cards):
            row, place = divmod(number, _STRIPS)
            y = top + row * (high + s(6))
            strip = QRectF(box.left() + place * (wide + s(8)), y, wide, high)
            draw_strip(canvas, strip, self.table.rules.card(card))
            tip = card_tip(self.table.rules.card(card))
            self.add_spot(strip, f"card {card} {number}", tip, focusable=False, radius=5)
        self._draw_tokens(canvas, box, top + rows * (high + s(6)) + s(14))

    def _draw_tokens(self, canvas: Canvas, box: QRectF, top: float) -> None:
        s = canvas.s
        top = self._title(canvas, box, top, translate("Table", "Progress tokens"))
        if not self.city.tokens:
            none = QRectF(box.left(), top, box.width(), s(40))
            canvas.text(none, translate("Table", "no progress tokens yet"), 17, "ink_soft", 400)
        step = min(s(66), (box.bottom() - top) / max(1, len(self.city.tokens)))
        for number, token in enumerate(self.city.tokens):
            row = QRectF(box.left(), top + number * step, box.width(), step - s(6))
            self._draw_token(canvas, row, token)
            self.add_spot(row, f"token {number}", token_tip(token), focusable=False)

    def _draw_token(self, canvas: Canvas, row: QRectF, token: str) -> None:
        """Its name and effect: one below the other, or side by side in a low row."""
        s, high = canvas.s, row.height()
        canvas.rounded(row, 9, colour("good", 0.16), colour("good", 0.7), 1.4)
        canvas.icon(token, row.left() + s(32), row.center().y(), min(s(52), high * 0.94))
        words = row.adjusted(s(68), 0, -s(10), 0)
        effect = token_effect(token)
        if high > s(50):
            name = QRectF(words.left(), row.top() + s(4), words.width(), s(28))
            canvas.text(name, token_name(token), 18, "ink", 700)
            words = name.translated(0, s(24))
        else:
            words.setLeft(words.left() + s(160))
            name = QRectF(row.left() + s(68), row.top(), s(150), high)
            canvas.text(name, token_name(token), 17, "ink", 700, shrink=0.7)
        canvas.text(words, effect, 15.5, "ink_soft", 400, "left", "condensed", shrink=0.6)

    def _title(self, canvas: Canvas, box: QRectF, top: float, text: str) -> float:
        """A heading over a gold line. Returns where what follows begins."""
        s = canvas.s
        head = QRectF(box.left(), top, box.width(), s(34))
        canvas.text(head, text.upper(), 17, "ink", 700, "left", "title", shrink=0.6)
        line = head.bottom() + s(2)
        canvas.line((box.left(), line), (box.right(), line), "gold", 2)
        return line + s(10)
