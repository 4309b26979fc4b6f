"""One city, or one card, enlarged, with everything of it in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.scoring import Category
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.boxes import score_rows
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.choices import refusal
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.effects import (
    cost_words,
    effect_sentences,
    price_words,
    stage_sentences,
)
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.rules.links import rule_of_colour
from sevenwonders_qt.models.words.terms import card_name, category_name, kind_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Layers,
    Part,
    column,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.words import Text, dot, gold_line, sign
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.boxes import InPanels
from sevenwonders_qt.views.table.counters import in_two_rows
from sevenwonders_qt.views.table.overlay import CityReading, Reading, headed, points_table
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.places import Strip

translate = QCoreApplication.translate

_ICONS: Final[dict[str, str]] = {
    Category.MILITARY: "shield",
    Category.TREASURY: "coins",
    Category.WONDER: "wonder",
    Category.CIVIL: "sym_blue",
    Category.SCIENCE: "sym_green",
    Category.COMMERCE: "sym_yellow",
    Category.GUILD: "sym_purple",
}

FACE: Final = 380.0
"""The width of the large face in design pixels: twice the width of a card in the hand."""

WORDS: Final = 330.0


class Enlarged(CityReading):
    """Everything open about one city."""

    rule = "secrets"

    card_wanted = Signal(object)
    """A structure was clicked, to be shown large (its `CardId`)."""

    def __init__(
        self, style: TableStyle, shown: Shown, seat: Seat, boxes: Sequence[InPanels] = ()
    ) -> None:
        """``boxes`` are the parts of expansions within it."""
        view = shown.table.view
        super().__init__(style, view.seat, len(view.cities), seat)
        self.shown, self._boxes = shown, boxes

    @property
    def city(self) -> CityView:
        """The city that is shown."""
        return self.shown.table.view.cities[self.seat]

    # Drawing -------------------------------------------------------------------------------

    def head(self) -> tuple[Part, str]:
        city, name = self.city, self.shown.name(self.seat)
        about = city_name(city.wonder), self.shown.side(city), self.shown.level(self.seat)
        sky = Layers(dot(38, "sea_deep"), Cell(marks.sky(city.side, 30), 38))
        return headed(name, " · ".join(filter(None, about)), sky), ""

    def columns(self, wide: float, high: float) -> Sequence[Part]:
        return self._standing(wide), self._stages(high), self._cards(high)

    def _standing(self, wide: float) -> Part:
        """Return the picture, the counters and the points so far."""
        city, parts = self.city, list[Part]()
        if self.shown.table.standing is not None:
            sheet = self.shown.table.standing[self.seat]
            icons = {**{row.name: row.icon for row in score_rows()}, **_ICONS}
            rows = ((icons[c], category_name(c), sheet.points(c)) for c in sheet.categories)
            parts = [Cell(points_table(rows, sheet.total), weight=1)]
        picture = Cell(marks.board(city, [], 10), high=wide / 2)
        press = self.card_wanted.emit
        found = (box.in_city(self.shown, self.seat, press) for box in self._boxes)
        more = [part for part in found if part is not None]
        return column(picture, in_two_rows(city, 46), *more, *parts, gap=7)

    def _stages(self, high: float) -> Part:
        """Return the stages from the foot up, each with its cost and effects in words."""
        city, plinths = self.city, marks.plinths(self.shown, self.city)
        stages = self.shown.board(city).stages
        high = min(214.0, high / len(stages)) - 10
        ground = rounded(8, colour("ink", 0.05), colour("ink", 0.2), 1.2)
        cells = []
        for number, stage in enumerate(stages):
            chosen = city.alternatives[number] if number < city.stages else None
            cost = translate("Table", "Cost: {cost}").format(cost=cost_words(stage.cost))
            lines = (cost, *stage_sentences(stage, chosen))
            words = column(*(Text(line, bold=400, lines=0, narrow=True) for line in lines), gap=0)
            plinth = Drawing(0, 76, partial(draw_plinth, plinth=plinths[number]))
            content = column(plinth, Ground(words, None, (12, 0, 12, 0)), gap=8)
            cells.append(Cell(Ground(content, ground, (0, 0, 0, 6)), high=high))
        return column(*reversed(cells), gap=10)

    def _cards(self, high: float) -> Part:
        """Return the city's production and every structure."""
        city, press = self.city, self.card_wanted.emit
        bar = marks.goods_bar(translate("Table", "produces"), city.makes, 2)
        columns = marks.columns_of(self.shown, city)
        held: Part = Text(
            translate("Table", "nothing built yet"), "note", "ink_soft", align="center"
        )
        if city.built:
            held = marks.strips(self.shown, columns, high - 58, 52, press)
        return column(Cell(bar, high=46), held)


class CardZoom(Reading):
    """A card of the hand or of a city, large; any click, and most keys, close it.

    The structures of the own city that make it free are ringed.
    """

    def __init__(self, style: TableStyle, shown: Shown, card: CardId) -> None:
        super().__init__(style)
        self.shown = shown
        self.card = card
        self.rule = rule_of_colour(shown.card(card).colour)
        sources = {shown.card(source).name for source in shown.card(card).chains_from}
        own, seat = shown.own.built, shown.table.view.seat
        self.ringed = [Strip(seat, each) for each in own if shown.card(each).name in sources]

    def entry(self) -> str:
        return key_of(EntryKind.CARD, self.card)

    def size(self) -> tuple[float, float]:
        return FACE + WORDS + 76, FACE * CARD_SIZE[1] / CARD_SIZE[0] + 44

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.close()

    # Drawing -------------------------------------------------------------------------------

    def describe(self) -> Part:
        face = Drawing(FACE, 0, partial(draw_card, shown=self._face()))
        words = Ground(self._words(), None, (0, 8, 0, 8), 1)
        slab = slabbed(16, "parchment", depth=8)
        return Ground(row(face, words, gap=26), slab, (22, 22, 28, 22))

    def _face(self) -> Face:
        held = self.card in self.shown.table.view.hand
        return self.shown.face(self.card) if held else self.shown.faces(self.card)

    def _words(self) -> Part:
        """Return the name, the kind, and all facts about the card."""
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
        """Return the facts about the card, each part with its label."""
        parts = []
        why = refusal(self.shown, self.card)
        if why:
            parts.append((translate("Card", "Not possible now"), [why]))
        parts.append((translate("Card", "Effect"), effect_sentences(card.effects)))
        parts.append((translate("Card", "Cost"), [price_words(card)]))
        sources = dict.fromkeys(card_name(source) for source in card.chains_from)
        if sources:
            parts.append((translate("Card", "Free with"), [" / ".join(sources)]))
        targets = dict.fromkeys(card_name(target) for target in card.chains_to)
        if targets:
            parts.append((translate("Card", "Makes free"), [", ".join(targets)]))
        return parts
