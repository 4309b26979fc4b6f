"""One city enlarged: every stage in words, every structure, and its points so far."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.scoring import Category
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.boxes import score_rows
from sevenwonders_qt.models.effect_words import cost_words, stage_sentences
from sevenwonders_qt.models.names import city_name
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, column, rounded
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.city_reading import CityReading, points_table
from sevenwonders_qt.views.table.neighbour import columns_of
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import card_words

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


class Enlarged(CityReading):
    """Everything open about one city."""

    rule = "secrets"

    card_wanted = Signal(object)
    """A structure was clicked, to be shown large (its `CardId`)."""

    def __init__(self, style: TableStyle, shown: Shown, seat: Seat) -> None:
        view = shown.table.view
        super().__init__(style, view.seat, len(view.cities), seat)
        self.shown = shown

    @property
    def city(self) -> CityView:
        """The city that is shown."""
        return self.shown.table.view.cities[self.seat]

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        city, name = self.city, self.shown.name(self.seat)
        about = city_name(city.wonder), self.shown.side(city), self.shown.level(self.seat)
        sky = Drawing(38, 0, partial(_paint_sky, side=city.side))
        words = " · ".join(filter(None, about))
        board, stages, strips = self.draw_frame(canvas, box, name, words, sky)
        self._draw_standing(canvas, board)
        self.lay(canvas, self._stages(stages.height() / canvas.u), stages)
        self._draw_city(canvas, strips)

    def _draw_standing(self, canvas: Canvas, box: QRectF) -> None:
        """The picture, the counters and the points so far."""
        s, city = canvas.s, self.city
        picture = QRectF(box.left(), box.top(), box.width(), box.width() / 2)
        stages = city.stages, city.stage_count
        draw_wonder(canvas, picture, city.wonder, city.side, *stages, 10)
        row = QRectF(box.left(), picture.bottom() + s(10), box.width(), s(46))
        marks.counters(canvas, row, city, medals=False)
        medals = QRectF(box.left(), row.bottom() + s(4), box.width(), s(46))
        marks.medal_row(canvas, medals, city.tokens, s(44))
        if not city.tokens:
            text = translate("Table", "no military tokens yet")
            canvas.text(medals, text, 15, "ink_soft", 400, family="condensed")
        top = medals.bottom() + s(10)
        points = QRectF(box.left(), top, box.width(), box.bottom() - top)
        if self.shown.table.standing is not None:
            sheet = self.shown.table.standing[self.seat]
            icons = {**{row.name: row.icon for row in score_rows()}, **_ICONS}
            rows = ((icons[c], category_name(c), sheet.points(c)) for c in sheet.categories)
            self.lay(canvas, points_table(rows, sheet.total), points)

    def _stages(self, high: float) -> Part:
        """The stages from the foot up, each with its cost and effects in words."""
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

    def _draw_city(self, canvas: Canvas, box: QRectF) -> None:
        """What it makes, and every structure."""
        s, city = canvas.s, self.city
        bar = QRectF(box.left(), box.top(), box.width(), s(46))
        canvas.rounded(bar, 7, "parchment_pale", "gold", 1.5)
        label = translate("Table", "makes")
        room = QRectF(bar.left() + s(12), bar.top(), s(90), bar.height())
        width = canvas.text(room, label, 15, "ink_soft", 500, family="condensed")
        left = room.left() + width + s(12)
        made = marks.goods(city.makes, 2)
        most = bar.right() - s(12) - left
        draw_row(canvas, made, left, bar.center().y(), s(36), "left", most, 0.02)
        self._draw_strips(canvas, box.adjusted(0, s(58), 0, 0))

    def _draw_strips(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        columns = [self._groups(column) for column in columns_of(self.shown, self.city)]
        rows = max(1, *(sum(map(len, groups)) for groups in columns))
        gaps = max(len(groups) for groups in columns)
        high = min(s(52), (box.height() - gaps * s(6)) / rows - s(5))
        wide = (box.width() - s(12)) / 2
        if not self.city.built:
            text = translate("Table", "nothing built yet")
            canvas.text(box, text, 17, "ink_soft", 400, "center", "condensed", vertical="top")
        for number, groups in enumerate(columns):
            left, top = box.left() + number * (wide + s(12)), box.top()
            for group in groups:
                for card in group:
                    self._draw_strip(canvas, QRectF(left, top, wide, high), card)
                    top += high + s(5)
                top += s(6)

    def _groups(self, column: list[Colour]) -> list[list[CardId]]:
        groups = (self.shown.of_colour(self.city, kind) for kind in column)
        return [group for group in groups if group]

    def _draw_strip(self, canvas: Canvas, place: QRectF, card: CardId) -> None:
        draw_strip(canvas, place, self.shown.faces(card))
        words = "\n".join(card_words(self.shown, card))
        self.add_spot(place, card, words, lambda: self.card_wanted.emit(card), radius=5)


def _paint_sky(canvas: Canvas, rect: QRectF, side: str) -> None:
    x, y = rect.center().x(), rect.center().y()
    canvas.ellipse(x, y, canvas.s(19), None, "sea_deep")
    marks.sky(canvas, side, x, y, canvas.s(30))
