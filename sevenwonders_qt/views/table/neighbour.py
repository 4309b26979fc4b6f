"""A neighbour's city in full: board, counters, what it sells, strips, and the common border."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.boxes import pieces_words
from sevenwonders_qt.models.keys import cap, cities
from sevenwonders_qt.models.names import city_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.paint.wonder import wonder_ahead
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.border import border_words, neighbour_border
from sevenwonders_qt.views.table.free_city_marks import draw_free_head, draw_free_seat
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import coins, sales_words, stage_words

translate = QCoreApplication.translate

_ECONOMY = (Colour.BROWN, Colour.GREY, Colour.YELLOW)
_GLORY = (Colour.BLUE, Colour.GREEN, Colour.RED, Colour.PURPLE)
_LONGEST_GLORY = 10
_STRIP = 48.0
"""Design pixels: the height of a strip that has all the room it wants."""


class NeighbourPanel(CityPart):
    """The city that trades and fights with the own one on one side."""

    def __init__(self, style: TableStyle, side: Side) -> None:
        super().__init__(style)
        self.side = side

    def next_strip(self, kind: Colour) -> QRectF:
        """About where one more structure of a colour would stand: below those of its kind."""
        strips, shown = self.place_within("strips"), self._shown
        if shown is None:
            return strips
        columns = columns_of(shown, self._city(shown))
        column = next((c for c in columns if kind in c), columns[1])
        cards = {card for each in column for card in shown.of_colour(self._city(shown), each)}
        high = self.style.s(_STRIP)
        wide = (strips.width() - self.style.s(8)) / 2
        left = strips.left() if column is columns[0] else strips.right() - wide
        feet = [spot.rect.bottom() + self.style.s(4) for spot in self.spots if spot.key in cards]
        top = min(max(feet, default=strips.top()), strips.bottom() - high)
        return QRectF(left, top, wide, high)

    def depends_on(self, shown: Shown) -> object:
        city, table = self._city(shown), shown.table
        looks = (shown.own.shields, shown.free_seat, table.prices, table.view.age, table.view.seat)
        return city, table.seats[city.seat], looks

    def _city(self, shown: Shown) -> CityView:
        return shown.table.view.left if self.side is Side.LEFT else shown.table.view.right

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> Iterator[None]:
        s, city = canvas.s, self._city(shown)
        canvas.slab(box, board_fill(city.side), 12)
        inner = box.adjusted(s(8), s(8), -s(8), -s(8))
        columns = columns_of(shown, city)
        rows = max(sum(len(shown.of_colour(city, kind)) for kind in z) for z in columns)
        free = city.seat == shown.free_seat
        places = _places(canvas, inner, rows, 42 if free else 33)
        self._places |= {"picture": places["board"], "strips": places["strips"]}
        self._draw_head(canvas, places["head"], shown, city)
        wonder = city.wonder, city.side, city.stages, city.stage_count
        yield from wonder_ahead(canvas, places["board"], *wonder, 8)
        self._draw_board(canvas, places["board"], shown, city)
        yield
        marks.counters(canvas, places["counters"], city)
        self.add_spot(places["counters"], "counters", counter_words(city), focusable=False)
        self._draw_sales(canvas, places["sales"], shown, city)
        yield
        yield from self._draw_strips(canvas, places["strips"], shown, city, columns)
        bar = neighbour_border(shown, city, self.side)
        words = border_words(shown, city)
        self.lay(canvas, Answering(bar, "border", words, focusable=False), places["border"], 0.94)

    def _draw_head(self, canvas: Canvas, rect: QRectF, shown: Shown, city: CityView) -> None:
        s, left = canvas.s, self.side is Side.LEFT
        free = city.seat == shown.free_seat
        if free:
            draw_free_head(canvas, rect)
        else:
            canvas.rounded(rect, 7, "sea_deep")
        x = rect.left() + s(20) if left else rect.right() - s(20)
        marks.arrow(canvas, self.side, x, rect.center().y(), s(24))
        before, after = (s(36), s(6)) if left else (s(6), s(36))
        place = rect.adjusted(before, s(2), -after, -s(2))
        (draw_free_seat if free else draw_seat)(canvas, place, shown, city)
        text = translate("Table", "{name}, {city}: click to enlarge ({key})").format(
            name=shown.name(city.seat),
            city=shown.board_name(city),
            key=cap(cities()[0 if left else -1]),
        )
        self.add_spot(rect, "city", text, lambda: self.enlarge.emit(city.seat), radius=7)

    def name(self) -> str:
        if self._shown is None:
            return ""
        left = translate("Accessible", "Left neighbour: {name}, {city}")
        right = translate("Accessible", "Right neighbour: {name}, {city}")
        city = self._city(self._shown)
        return (left if self.side is Side.LEFT else right).format(
            name=self._shown.name(city.seat), city=self._shown.board_name(city)
        )

    def _draw_board(self, canvas: Canvas, rect: QRectF, shown: Shown, city: CityView) -> None:
        places = marks.board(canvas, rect, shown, city, 8, 42)
        for number, place in enumerate(places):
            words = stage_words(shown, city.wonder, city.side, number, stands=number < city.stages)
            self.add_spot(place, f"stage {number}", words, focusable=False)

    def _draw_sales(self, canvas: Canvas, rect: QRectF, shown: Shown, city: CityView) -> None:
        s, cy, high = canvas.s, rect.center().y(), rect.height()
        canvas.rounded(rect, 6, "parchment_pale", colour("gold", 0.9), 1.5)
        x = rect.left() + s(8)
        word = translate("Table", "sells")
        box = QRectF(x, rect.top(), s(70), high)
        x += canvas.text(box, word, 14, "ink_soft", 500, "left", "condensed") + s(8)
        split = rect.right() - s(108)
        draw_row(
            canvas, marks.goods(city.sells, 2), x, cy, high * 0.78, "left", split - s(8) - x, 0.02
        )
        canvas.line(
            (split, rect.top() + high * 0.18),
            (split, rect.bottom() - high * 0.18),
            colour("ink", 0.25),
            1.2,
        )
        pairs = marks.price_pairs(shown.table.prices, self.side)
        for icon, price in pairs:
            canvas.icon(icon, split + s(18), cy, high * 0.60)
            canvas.coin(split + s(40), cy, marks.coin_size(high * 0.56), price)
            split += s(52)
        text = (
            translate("Table", "For sale here: raw materials for {raw}, goods for {made}")
            if shown.table.watched
            else translate(
                "Table", "What you can buy here: raw materials for {raw}, goods for {made}"
            )
        )
        words = text.format(raw=coins(pairs[0][1]), made=coins(pairs[1][1]))
        said = f"{sales_words(city.sells)}\n{words}"
        self.add_spot(rect, "sales", words, accessible_name=said, focusable=False)

    def _draw_strips(
        self,
        canvas: Canvas,
        room: QRectF,
        shown: Shown,
        city: CityView,
        columns: tuple[list[Colour], list[Colour]],
    ) -> Iterator[None]:
        s = canvas.s
        cards = [[shown.of_colour(city, kind) for kind in column] for column in columns]
        rows = max(1, *(sum(map(len, column)) for column in cards))
        gaps = max(sum(1 for group in column if group) for column in cards)
        high = min(s(_STRIP), (room.height() - gaps * s(4)) / rows - s(4))
        wide = (room.width() - s(8)) / 2
        for number, column in enumerate(cards):
            x, y = room.left() + number * (wide + s(8)), room.top()
            for group in column:
                for card in group:
                    rect = QRectF(x, y, wide, high)
                    draw_strip(canvas, rect, shown.faces(card))
                    self.add_structure(rect, shown, card)
                    y += high + s(4)
                y += s(4) if group else 0
                yield


def _places(canvas: Canvas, inner: QRectF, rows: int, strip: float) -> dict[str, QRectF]:
    """The parts from top to bottom; the picture gives way to ``rows`` strips with two lines.

    ``strip`` is what a strip asks for, in design pixels.
    """
    s, left, wide = canvas.s, inner.left(), inner.width()
    border = QRectF(left, inner.bottom() - s(40), wide, s(40))
    y = inner.top() + s(42)
    strips = rows * max(s(strip), marks.TWO_LINES + s(4)) + s(20)
    spare = border.top() - y - s(106) - strips
    high = max(s(120), min(wide / 2, spare))
    foot = y + high
    return {
        "head": QRectF(left, inner.top(), wide, s(36)),
        "board": QRectF(left, y, wide, high),
        "counters": QRectF(left + s(2), foot + s(6), wide, s(38)),
        "sales": QRectF(left, foot + s(46), wide, s(42)),
        "strips": QRectF(left, foot + s(96), wide, border.top() - s(6) - foot - s(96)),
        "border": border,
    }


def columns_of(shown: Shown, city: CityView) -> tuple[list[Colour], list[Colour]]:
    """Economy left, glory right; green, then red, cross over when glory is longer than ten."""
    left, right = list(_ECONOMY), list(_GLORY)

    def length(column: list[Colour]) -> int:
        return sum(len(shown.of_colour(city, kind)) for kind in column)

    for kind in (Colour.GREEN, Colour.RED):
        moved = len(shown.of_colour(city, kind))
        if length(right) > _LONGEST_GLORY and length(left) + moved < length(right):
            right.remove(kind)
            left.append(kind)
    return left, right


def draw_seat(canvas: Canvas, rect: QRectF, shown: Shown, city: CityView) -> None:
    """Who sits there and in which city, and whether the seat has chosen."""
    s, high, cy = canvas.s, rect.height(), rect.center().y()
    state = marks.seat_state(shown.ready(city.seat))
    draw_portrait(canvas, shown.portrait(city.seat), rect.left() + high * 0.6, cy, high, state)
    x = rect.left() + high * 1.32
    name = QRectF(x, rect.top(), rect.width() * 0.5, high)
    x += canvas.text(name, shown.name(city.seat), 21, "parchment", 700) + s(8)
    level = shown.level(city.seat)
    words = city_name(city.wonder) + (f" · {level}" if level else "")
    box = QRectF(x, rect.top() + s(2), rect.right() - x - s(26), high)
    canvas.text(box, words, 15, colour("parchment", 0.8), 400, "left", "condensed")
    marks.sky(canvas, city.side, rect.right() - high * 0.4, cy, high * 0.66)


def counter_words(city: CityView) -> str:
    """The counters of a city in words."""
    text = translate(
        "Table",
        "Coins: {coins} · Shields: {shields} · Compass, gear, tablet: {compass}, {gear}, {tablet}"
        " · Military tokens: {tokens}",
    )
    compass, gear, tablet = city.symbols
    pieces = pieces_words(city.pieces)
    words = text.format(
        coins=city.coins,
        shields=city.shields,
        compass=compass,
        gear=gear,
        tablet=tablet,
        tokens=", ".join(f"{token:+d}" for token in city.tokens) or "0",
    )
    return f"{words} · {pieces}" if pieces else words
