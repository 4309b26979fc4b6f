"""The city of the seat that looks: counters, picture, stages, production and colour columns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.offer import Offer, Offered
from sevenwonders_qt.games.classic.scoring import Category, Sheet
from sevenwonders_qt.models.boxes import piece_marks, pieces_words
from sevenwonders_qt.models.names import city_name, wonder_name
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour, own_fill
from sevenwonders_qt.views.paint.wonder import draw_wonder, standing, wonder_ahead
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.living import LivingPanel
from sevenwonders_qt.views.table.neighbour import counter_words
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import (
    coins,
    production_words,
    stage_note,
    stage_words,
)

translate = QCoreApplication.translate

PRODUCTION = 46.0
STUB = 40.0
TALLEST = 66.0
NARROWEST = 138.0
"""Design pixels: the production bar, an empty column, a strip; how wide one must be to be read."""


Region = tuple[QRectF, str, str]
"""A place with a tooltip: rectangle, key, words."""

_OVER: Final = 1.3
"""How high two lines may be together, as a share of the row that they stand in."""


class OwnCityPanel(CityPart, LivingPanel):
    """The only city one builds in, so the largest."""

    stage_pressed = Signal()
    """The next stage was clicked."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._next: dict[Colour, QRectF] = {}
        self._columns: dict[Colour, QRectF] = {}

    def depends_on(self, shown: Shown) -> object:
        table = shown.table
        return shown.own, table.prices, table.stage, table.view.age, _sheet(shown), shown.choosing

    def name(self) -> str:
        if self._shown is None:
            return ""
        board = self._shown.board_name(self._shown.own)
        if self._shown.table.watched:
            return f"{self._shown.name(self._shown.own.seat)}: {board}"
        return translate("Accessible", "Your city: {city}").format(city=board)

    def column(self, kind: Colour) -> QRectF:
        """Where the structures of a colour stand."""
        self.make_ready()
        return self._columns.get(kind, self._columns.get(Colour.BROWN, self.rect))

    def next_strip(self, kind: Colour) -> QRectF:
        """Where one more structure of a colour would stand, as the columns are now."""
        self.make_ready()
        return self._next.get(kind, self._next.get(Colour.BROWN, self.rect))

    # Drawing -------------------------------------------------------------------------------

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> Iterator[None]:
        self._columns, self._next = {}, {}
        s = canvas.s
        canvas.slab(box, own_fill(shown.own.side), 14, depth=6)
        inner = box.adjusted(s(10), s(10), -s(10), -s(10))
        cards = _columns(canvas, inner.width(), shown)
        tall = max(len(column) for _, column in cards)
        need = max(tall * max(s(40), marks.TWO_LINES + s(4)), s(150))
        high = min(s(290), inner.height() - s(PRODUCTION) - s(14) - need)
        high = max(high, s(150))
        wide = min(high * 2, inner.width() * 0.52)
        picture = QRectF(inner.center().x() - wide / 2, inner.top(), wide, high)
        own = shown.own
        city = own.wonder, own.side, own.stages, own.stage_count
        yield from wonder_ahead(canvas, picture, *city, 10)
        draw_wonder(canvas, picture, *city, 10)
        pieces = standing(canvas.art, own.wonder, own.stages, own.stage_count)
        self.enliven(picture, own.wonder, own.side, pieces)
        side = picture.left() - inner.left() - s(10)
        stats = QRectF(inner.left(), inner.top(), side, high)
        for rect, key, words in _draw_stats(canvas, stats, shown):
            said = counter_words(shown.own) if key == "treasury" else ""
            self.add_spot(rect, key, words, accessible_name=said, focusable=False)
        yield
        stages = QRectF(picture.right() + s(10), inner.top(), side, high)
        self._places["board"] = picture.united(stages)
        self._draw_stages(canvas, stages, shown)
        yield
        y = inner.top() + high + s(7)
        bar = QRectF(inner.left(), y, inner.width(), s(PRODUCTION - 4))
        self._draw_production(canvas, bar, shown)
        yield
        y = bar.bottom() + s(8)
        room = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        yield from self._draw_columns(canvas, room, shown, cards)
        self._places["columns"] = reduce(QRectF.united, self._columns.values())

    def _draw_stages(self, canvas: Canvas, room: QRectF, shown: Shown) -> None:
        """From the foot up, like the building."""
        own, s = shown.own, canvas.s
        high = (room.height() - s(6) * (own.stage_count - 1)) / own.stage_count
        for number, plinth in enumerate(marks.plinths(shown, own)):
            top = room.bottom() - (number + 1) * high - number * s(6)
            rect = QRectF(room.left(), top, room.width(), high)
            following = number == own.stages
            offer = shown.table.stage if following and shown.choosing else None
            mark = _stage_mark(offer) if offer is not None else None
            draw_plinth(canvas, rect, plinth, mark=mark, ringed=following)
            if following:
                self._places["stage"] = rect
            words = stage_words(shown, own.wonder, own.side, number, stands=number < own.stages)
            if offer is None:
                self.add_spot(rect, f"stage {number}", words, focusable=False)
                continue
            words += "\n" + stage_note(shown, offer)
            press = self.stage_pressed.emit if offer.possible else None
            self.add_spot(rect, "next stage", words, press, radius=6)

    def _draw_production(self, canvas: Canvas, bar: QRectF, shown: Shown) -> None:
        s, cy, high = canvas.s, bar.center().y(), bar.height()
        canvas.rounded(bar, 7, "parchment_pale", "gold", 2)
        box = QRectF(bar.left() + s(12), bar.top(), s(150), high)
        watched = shown.table.watched
        word = translate("Table", "Production") if watched else translate("Table", "You produce")
        x = box.left() + canvas.text(box, word, 16, "ink_soft", 600, "left", "condensed") + s(12)
        prices = bar.right() - s(250)
        word = translate("Table", "Pays") if watched else translate("Table", "You pay")
        box = QRectF(prices - s(120), bar.top(), s(114), high)
        wide = canvas.text(box, word, 16, "ink_soft", 600, "right", "condensed")
        room = prices - s(16) - wide - x
        draw_row(canvas, marks.goods(shown.own.makes, 3), x, cy, high * 0.84, "left", room, 0.02)
        self._draw_prices(canvas, prices, cy, shown)
        text = (
            translate(
                "Table",
                "Raw materials and goods cost {name} {left} on the left, {right} on the right.",
            )
            if watched
            else translate(
                "Table",
                "Raw materials and goods cost you {left} on the left, {right} on the right.",
            )
        )
        pairs = [marks.price_pairs(shown.table.prices, side) for side in Side]
        left, right = (" / ".join(coins(price) for _, price in pair) for pair in pairs)
        words = text.format(name=shown.name(shown.own.seat), left=left, right=right)
        said = f"{production_words(shown.own.makes)}\n{words}"
        self.add_spot(bar, "production", words, accessible_name=said, focusable=False)

    def _draw_prices(self, canvas: Canvas, x: float, cy: float, shown: Shown) -> None:
        s = canvas.s
        for side in Side:
            if side is Side.LEFT:
                marks.arrow(canvas, side, x + s(14), cy, s(22))
                x += s(30)
            for icon, price in marks.price_pairs(shown.table.prices, side):
                canvas.icon(icon, x + s(12), cy, s(24))
                canvas.coin(x + s(33), cy, marks.coin_size(s(25)), price)
                x += s(46)
            if side is Side.RIGHT:
                marks.arrow(canvas, side, x + s(8), cy, s(22))
            x += s(6)

    def _draw_columns(
        self,
        canvas: Canvas,
        room: QRectF,
        shown: Shown,
        columns: list[tuple[Colour, list[CardId]]],
    ) -> Iterator[None]:
        s, gap = canvas.s, canvas.s(7)
        tall = max(1, *(len(cards) for _, cards in columns))
        filled = sum(1 for _, cards in columns if cards)
        spare = room.width() - gap * (len(columns) - 1) - s(STUB) * (len(columns) - filled)
        wide = min(spare / max(1, filled), s(210))
        total = wide * filled + s(STUB) * (len(columns) - filled) + gap * (len(columns) - 1)
        high = min(s(TALLEST), (room.height() - s(4) * (tall - 1)) / tall)
        x = room.center().x() - total / 2
        lengths = [0, *(len(cards) for _, cards in columns), 0]
        for number, (kind, cards) in enumerate(columns):
            across = wide if cards else s(STUB)
            column = QRectF(x, room.top(), across, room.height())
            self._columns[kind] = column
            above = len(cards) or max(lengths[number : number + 3])
            self._next[kind] = _next_strip(canvas, room, column, above, high)
            if cards:
                canvas.rounded(column, 6, colour(kind, 0.13))
                self._draw_strips(canvas, column, shown, cards, high)
                yield
            else:
                canvas.rounded(column, 6, colour("ink", 0.06), colour("ink", 0.18), 1.2)
                middle = column.center().x()
                canvas.icon(f"sym_{kind}", middle, column.top() + s(24), s(30), 0.45)
            x += across + gap

    def _draw_strips(
        self, canvas: Canvas, column: QRectF, shown: Shown, cards: list[CardId], high: float
    ) -> None:
        y = column.top()
        for card in cards:
            rect = QRectF(column.left(), y, column.width(), high)
            draw_strip(canvas, rect, shown.faces(card))
            self.add_structure(rect, shown, card, focusable=True)
            y += high + canvas.s(4)


def _columns(canvas: Canvas, width: float, shown: Shown) -> list[tuple[Colour, list[CardId]]]:
    """The columns shown, in order: guilds only when they can be; brown and grey may share one."""
    own, age = shown.own, shown.table.view.age
    found = {kind: shown.of_colour(own, kind) for kind in shown.faces.colours}
    if age < 3 and not found[Colour.PURPLE]:
        del found[Colour.PURPLE]
    narrow = (width - canvas.s(7) * 6) / len(found) < 118
    if narrow and sum(1 for cards in found.values() if cards) > 6:
        found[Colour.BROWN] = found[Colour.BROWN] + found.pop(Colour.GREY)
    return list(found.items())


def _next_strip(canvas: Canvas, room: QRectF, column: QRectF, above: int, high: float) -> QRectF:
    """Below so many strips, over the last one if need be; wider than an empty column."""
    wide = max(column.width(), min(canvas.s(NARROWEST), room.width()))
    left = min(max(column.center().x() - wide / 2, room.left()), room.right() - wide)
    top = min(column.top() + above * (high + canvas.s(4)), room.bottom() - high)
    return QRectF(left, top, wide, high)


def _stage_mark(offer: Offer) -> str | int:
    if offer.state is Offered.NO:
        return "state_no"
    return offer.cheapest or "state_ok"


def _draw_stats(canvas: Canvas, rect: QRectF, shown: Shown) -> list[Region]:
    """Draw them on a parchment plate; returns the places that have something to tell."""
    s, own, high = canvas.s, shown.own, rect.height()
    canvas.rounded(rect, 8, "parchment", colour("ink", 0.3), 1.2)
    left, wide = rect.left() + s(12), rect.width() - s(24)
    head = QRectF(left, rect.top() + high * 0.03, wide - s(30), high * 0.15)
    name = QRectF(left, rect.top(), head.width(), high * 0.2)
    lay(canvas, Text(city_name(own.wonder), "title", bold=700, lines=1), name)
    marks.sky(canvas, own.side, rect.right() - s(22), rect.top() + high * 0.105, s(28), "dusk")
    line = rect.top() + high * 0.195
    canvas.line((left, line), (left + wide, line), "gold", 2)
    row = high * 0.245
    big = 30.0 if high > s(200) else 23.0
    first = QRectF(left, rect.top() + high * 0.22, wide, row)
    second = first.translated(0, row + high * 0.01)
    third = second.translated(0, row + high * 0.01)
    _draw_treasury(canvas, first, shown, big)
    science = _draw_science(canvas, second, shown, big)
    points = _draw_result(canvas, third, shown, big)
    return [
        (head, "city", f"{wonder_name(own.wonder)}\n{shown.side(own)}"),
        (first, "treasury", _treasury()),
        (second, "science", science),
        (third, "points", points),
    ]


def _treasury() -> str:
    return translate(
        "Table",
        "Three coins are worth a point at the end of the match.\n"
        "After each Age the city with more shields wins the conflict with its neighbour.",
    )


def _with_science(text: str) -> str:
    """And how it counts."""
    counts = translate(
        "Table", "Of each symbol its number squared, and 7 points for each set of three."
    )
    return f"{text}\n{counts}"


def _draw_treasury(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> None:
    high, cy = row.height(), row.center().y()
    half = row.width() / 2
    counters = (("coin", 0.82, shown.own.coins), ("shield", 0.86, shown.own.shields))
    for number, (icon, share, count) in enumerate(counters):
        x = row.left() + number * half
        canvas.icon(icon, x + high * 0.42, cy, high * share)
        box = QRectF(x + high * 0.9, row.top(), half - high * 0.9, high)
        canvas.text(box, str(count), big, "ink", 700, "left", "condensed")


def _draw_science(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> str:
    quarter, cy = row.width() / 4, row.center().y()
    side = min(row.height() * 0.74, quarter * 0.62)
    for number, count in enumerate(shown.own.symbols):
        x = row.left() + quarter * number
        icon = f"sci_{marks.SYMBOLS[number]}"
        canvas.icon(icon, x + side * 0.5, cy, side, 1 if count else 0.28)
        shade = "ink" if count else colour("ink", 0.66)
        box = QRectF(x + side * 1.06, row.top(), quarter * 0.4, row.height())
        canvas.text(box, str(count), big * 0.74, shade, 700, "left", "condensed")
    sheet = _sheet(shown)
    if sheet is None:
        return _with_science(_symbols(shown))
    points = sheet.points(Category.SCIENCE)
    canvas.points(row.right() - side * 0.55, cy, side * 1.16, points)
    return _with_science(translate("Table", "Science is worth %n point(s) now", None, points))


def _symbols(shown: Shown) -> str:
    compass, gear, tablet = shown.own.symbols
    text = translate("Table", "Compass, gear, tablet: {compass}, {gear}, {tablet}")
    return text.format(compass=compass, gear=gear, tablet=tablet)


def _draw_result(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> str:
    """Military tokens, and the points if they may be seen."""
    sheet = _sheet(shown)
    side = min(row.height() * 0.84, canvas.s(58))
    medals = QRectF(row.left(), row.top(), row.width() * 0.66, row.height())
    if shown.own.pieces:
        size = min(side, canvas.s(40))
        room = QRectF(medals)
        room.setWidth(medals.width() * (0.55 if shown.own.tokens else 1.0))
        wide = marks.draw_pieces(canvas, room, piece_marks(shown.own.pieces), size)
        medals.setLeft(medals.left() + wide + canvas.s(8))
    marks.medal_row(canvas, medals, shown.own.tokens, side)
    lines = [] if sheet is None else _draw_points(canvas, row, sheet, big)
    if shown.own.pieces:
        lines.append(pieces_words(shown.own.pieces))
    if sheet is None and shown.own.tokens:
        lines.insert(0, translate("Table", "Military tokens"))
    return "\n".join(lines)


def _draw_points(canvas: Canvas, row: QRectF, sheet: Sheet, big: float) -> list[str]:
    """The points if the game ended now, and what they are made of in words."""
    total = sheet.total
    box = QRectF(row.left() + row.width() * 0.68, row.top(), row.width() * 0.32, row.height())
    upper = QRectF(box.left(), box.top() + box.height() * 0.08, box.width(), box.height() * 0.5)
    lower = QRectF(box.left(), box.top() + box.height() * 0.54, box.width(), box.height() * 0.4)
    if canvas.px(big) + canvas.px(15) > row.height() * _OVER:  # no room for a word below it
        wide = canvas.text(box, str(total), big, "ink", 700, "right", "condensed")
        side = min(row.height() * 0.9, canvas.s(52))
        canvas.icon("laurel", box.right() - wide - side * 0.6, box.center().y(), side)
    else:
        canvas.text(upper, str(total), big, "ink", 700, "right", "condensed")
        word = translate("Table", "points", None, total)
        canvas.text(lower, word, 15, "ink_soft", 500, "right", "condensed")
    lines = [translate("Table", "Points if the game ended now:")]
    return [*lines, *(f"{category_name(kind)}: {sheet.points(kind)}" for kind in sheet.categories)]


def _sheet(shown: Shown) -> Sheet | None:
    """The own points by category; None where they are not to be seen."""
    standing = shown.table.standing
    return None if standing is None else standing[shown.table.view.seat]
