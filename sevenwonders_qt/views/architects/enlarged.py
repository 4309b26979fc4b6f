"""One city of Architects enlarged: every stage in words, tokens, cards, and its points so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects.articles import A_TOKEN
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import (
    cost_words,
    deck_name,
    deck_note,
    stage_effect,
    stage_title,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.shown.entry_key import key_of
from sevenwonders_qt.models.words.terms import category_name
from sevenwonders_qt.views.architects.marks import (
    cards_of,
    counts,
    draw_picture,
    paint_stage,
    strips,
    terms,
    token_tip,
    top_card,
    who,
    wonder_entry,
)
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, in_rows, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text, captioned, title
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.overlay import CityReading, headed, points_table
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
"""The most progress tokens with room for their effects below their names."""


class EnlargedCity(CityReading):
    """Everything open about one city."""

    rule = "a_build"
    share = 1.08

    def __init__(self, style: TableStyle, table: ArchitectsTable, seat: Seat) -> None:
        super().__init__(style, table.view.seat, len(table.seats), seat)
        self.table = table

    @property
    def city(self) -> CityView:
        """The city that is shown."""
        return self.table.view.cities[self.seat]

    def entry(self) -> str:
        return wonder_entry(self.city)

    def head(self) -> tuple[Part, str]:
        return headed(self.table.seats[self.seat].name, who(self.table, self.seat)), ""

    def columns(self, wide: float, high: float) -> Sequence[Part]:
        return self._standing(), self._stages(), self._holds(high)

    # The wonder and its points -------------------------------------------------------------

    def _standing(self) -> Part:
        """Return the picture, the numbers, the points, and the open top card of its deck."""
        city, table = self.city, self.table
        points: tuple[Part, ...] = ()
        if table.standing is not None:
            sheet = table.standing[self.seat]
            rows = ((_ICONS[c], category_name(str(c)), sheet.points[c]) for c in Category)
            points = (Cell(points_table(rows, sheet.total), high=280),)
        name, note = deck_name(table, self.seat), deck_note(table, self.seat)
        deck = row(top_card(table, self.seat, 82, 108), captioned(name, note), gap=16)
        return column(
            Drawing(0, 296, partial(draw_picture, city=city, radius=10)),
            row(counts(table, city), Space(weight=1), Icons(("ar_cat",) * city.cat, 2.6)),
            *points,
            Answering(deck, "deck", f"{name}\n{note}", rule="a_turn"),
            gap=12,
        )

    # The stages ----------------------------------------------------------------------------

    def _stages(self) -> Part:
        """Return the stages from the foot up, each with its cost, points and power in words."""
        stages = self.table.rules.catalogue.wonders[self.city.wonder].stages
        return column(*map(self._stage, reversed(stages)), gap=10)

    def _stage(self, stage: Stage) -> Part:
        city = self.city
        built, following = stage.number in city.stages, stage.number in city.available
        cost = cost_words(stage.cost.count, identical=stage.cost.identical)
        lines = [translate("Table", "Cost: {cost}").format(cost=cost), stage_effect(stage.effect)]
        if built:
            lines[0] = translate("Table", "built")
        elif following:
            lines.insert(1, translate("Table", "may be built next"))
        words = (Text(line, bold=400, lines=0, narrow=True) for line in lines)
        return Answering(
            column(terms(stage, Space(weight=1), built=built), *words, gap=0),
            f"stage {stage.number}",
            "\n".join([stage_title(stage.number), *filter(None, lines)]),
            paint=partial(paint_stage, built=built, following=following),
            margins=(13, 6, 13, 4),
            weight=1,
        )

    # Its cards and tokens -----------------------------------------------------------------

    def _holds(self, high: float) -> Part:
        """Return its cards by colour, and its progress tokens with their effects."""
        cards, tokens = cards_of(self.table, self.city), self.city.tokens
        low = len(tokens) > _ROOMY
        rows = in_rows([Cell(each, weight=1) for each in strips(self.table, cards)], _STRIPS)
        room = high - min(66 * len(tokens) + 60, 0.6 * high)
        high = min(58.0, (room - 44) / max(1, len(rows)) - 6)
        return column(
            title(translate("Table", "Cards")),
            _none(translate("Table", "no cards yet"), cards),
            *(Cell(each, high=high) for each in rows),
            Space(4),
            title(translate("Table", "Progress tokens")),
            _none(translate("Table", "no progress tokens yet"), tokens),
            *(_token(number, each, low=low) for number, each in enumerate(tokens)),
            gap=6,
        )


def _none(words: str, held: Sequence[object]) -> Part:
    """Return the words for an empty group."""
    return Text("" if held else words, shade="ink_soft", bold=400)


def _token(number: int, token: str, *, low: bool) -> Part:
    """Return a progress token: its name, and its effect, below or in a ``low`` row beside it."""
    name = Text(token_name(token), bold=700, lines=1)
    effect = Text(token_effect(token), "note", "ink_soft", 400, weight=1 if low else 0)
    words = row(Cell(name, 160), effect, weight=1) if low else column(name, effect, gap=0, weight=1)
    return Answering(
        row(Icons((token,), 1.3 if low else 2.6), words, gap=10),
        f"token {number}",
        token_tip(token),
        paint=rounded(9, colour("good", 0.16), colour("good", 0.7), 1.4),
        margins=(6, 3, 10, 3),
        rule="a_tokens",
        entry=key_of(A_TOKEN, token),
    )
