"""One city of Architects enlarged: every stage in words, tokens, cards, and its points so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.games.architects.scoring import Category
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
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Text, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.city_reading import CityReading, points_table
from sevenwonders_qt.views.table.panel import Answering, TableStyle

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

_ROOMY: Final = 8
"""So many progress tokens have room for their effects below their names."""


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

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        name = self.table.seats[self.seat].name
        board, stages, held = self.draw_frame(canvas, box, name, who(self.table, self.seat))
        self._draw_standing(canvas, board)
        self.lay(canvas, self._stages(stages.height() / canvas.u), stages, 1.08)
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
            sheet = self.table.standing[self.seat]
            rows = ((_ICONS[c], category_name(str(c)), sheet.points[c]) for c in Category)
            self.lay(canvas, points_table(rows, sheet.total), points)
        deck = QRectF(box.left(), points.bottom() + s(14), box.width(), 0)
        deck.setBottom(box.bottom())
        self._draw_deck(canvas, deck)

    def _draw_deck(self, canvas: Canvas, box: QRectF) -> None:
        """The top of its deck, which lies open."""
        s, top = canvas.s, self.city.deck.top
        high = box.height()
        card = QRectF(box.left(), box.top(), high * 0.76, high)
        if top is not None:
            draw_face(canvas, card, self.table.rules.card(top), small=True)
        name, note = deck_name(self.table, self.seat), deck_note(self.table, self.seat)
        words = column(Text(name, bold=700), Text(note, "note", "ink_soft"), gap=4, middle=True)
        self.lay(canvas, words, box.adjusted(card.width() + s(16), 0, 0, 0))
        self.add_spot(box, "deck", f"{name}\n{note}", focusable=False)

    # The stages ----------------------------------------------------------------------------

    def _stages(self, high: float) -> Part:
        """From the foot up, each with its cost, its points and its power in words."""
        stages = self.table.rules.catalogue.wonders[self.city.wonder].stages
        high = high / len(stages) - 10
        return column(*(Cell(self._stage(each), high=high) for each in reversed(stages)), gap=10)

    def _stage(self, stage: Stage) -> Part:
        city = self.city
        built, following = stage.number in city.stages, stage.number in city.available
        cost = cost_words(stage.cost.count, identical=stage.cost.identical)
        lines = [translate("Table", "Cost: {cost}").format(cost=cost), stage_effect(stage.effect)]
        if built:
            lines[0] = translate("Table", "built")
        elif following:
            lines[0] += " · " + translate("Table", "may be built next")
        words = (Text(line, bold=400, lines=0, narrow=True) for line in lines)
        terms = Drawing(0, 58, partial(_paint_terms, stage=stage, built=built))
        return Answering(
            column(terms, *words, gap=0),
            f"stage {stage.number}",
            "\n".join([stage_title(stage.number), *filter(None, lines)]),
            paint=partial(_paint_stage, built=built, following=following),
            margins=(13, 6, 13, 4),
            focusable=False,
        )

    # What it holds -------------------------------------------------------------------------

    def _draw_held(self, canvas: Canvas, box: QRectF) -> None:
        """Its cards by colour, and its progress tokens with what they do."""
        cards, tokens = cards_of(self.table, self.city), self.city.tokens
        low = len(tokens) > _ROOMY
        strips = [self._strip(number, card) for number, card in enumerate(cards)]
        strips += [Space(weight=1)] * (-len(strips) % _STRIPS)
        rows = [strips[first : first + _STRIPS] for first in range(0, len(strips), _STRIPS)]
        room = box.height() / canvas.u - min(66 * len(tokens) + 60, 0.6 * box.height() / canvas.u)
        high = min(58.0, (room - 44) / max(1, len(rows)) - 6)
        held = column(
            title(translate("Table", "Cards")),
            _none(translate("Table", "no cards yet"), cards),
            *(Cell(row(*each, gap=8), high=high) for each in rows),
            Space(4),
            title(translate("Table", "Progress tokens")),
            _none(translate("Table", "no progress tokens yet"), tokens),
            *(_token(number, each, low=low) for number, each in enumerate(tokens)),
            gap=6,
        )
        self.lay(canvas, held, box)

    def _strip(self, number: int, card: CardId) -> Part:
        rules = self.table.rules.card(card)
        drawing = Drawing(0, 0, partial(draw_strip, card=rules), 1)
        key = f"card {card} {number}"
        return Answering(drawing, key, card_tip(rules), weight=1, focusable=False, radius=5)


def _paint_stage(canvas: Canvas, rect: QRectF, built: bool, following: bool) -> None:
    fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
    edge = "terracotta" if following else colour("ink", 0.35)
    canvas.rounded(rect, 9, fill, edge, 3 if following else 1.2)


def _paint_terms(canvas: Canvas, rect: QRectF, stage: Stage, built: bool) -> None:
    """The numeral, the cost, the power and the points."""
    s, cy = canvas.s, rect.center().y()
    numeral = QRectF(rect.left(), rect.top(), s(44), rect.height())
    canvas.text(numeral, ROMAN[stage.number - 1], 24, "ink", 700, "left", "title")
    left = rect.left() + s(58)
    draw_cost(canvas, left, cy, s(44), stage.cost)
    if built:
        canvas.icon("state_ok", left + s(112), cy, s(36))
    icon = effect_icon(stage.effect)
    if icon:
        canvas.icon(icon, rect.right() - s(110), cy, s(44))
    if stage.points:
        canvas.points(rect.right() - s(34), cy, s(48), stage.points)


def _none(words: str, held: Sequence[object]) -> Part:
    """Words for where nothing is held."""
    return Text("" if held else words, shade="ink_soft", bold=400)


def _token(number: int, token: str, *, low: bool) -> Part:
    """A progress token: its name, and what it does, below or in a ``low`` row beside it."""
    name = Text(token_name(token), bold=700, lines=1)
    effect = Text(token_effect(token), "note", "ink_soft", 400, weight=1 if low else 0)
    words = row(Cell(name, 160), effect, weight=1) if low else column(name, effect, gap=0, weight=1)
    return Answering(
        row(Icons((token,), 1.3 if low else 2.6), words, gap=10),
        f"token {number}",
        token_tip(token),
        paint=_paint_token,
        margins=(6, 3, 10, 3),
        focusable=False,
    )


def _paint_token(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect, 9, colour("good", 0.16), colour("good", 0.7), 1.4)
