"""A city that is no neighbour: as much of it as its slab has room for."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.names import city_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.strip import draw_chip, draw_strip
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.neighbour import counter_words, draw_seat
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

_WIDE, _MIDDLE = 700.0, 400.0


class FarCityPanel(CityPart):
    """Strips when wide, chips when middling, counters alone when narrow."""

    def __init__(self, style: TableStyle, key: str) -> None:
        """``key`` is the key that enlarges it."""
        super().__init__(style)
        self.key = key
        self.seat: Seat = 0

    def depends_on(self, shown: Shown) -> object:
        return shown.table.view.cities[self.seat], shown.table.seats[self.seat]

    def name(self) -> str:
        if self._shown is None:
            return ""
        text = translate("Accessible", "Far city: {name}, {city}")
        city = self._shown.table.view.cities[self.seat]
        board = self._shown.board_name(city)
        return text.format(name=self._shown.name(self.seat), city=board)

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        city = shown.table.view.cities[self.seat]
        canvas.slab(box, board_fill(city.side), 10)
        pad = canvas.s(6)
        inner = box.adjusted(pad, pad, -pad, -pad)
        text = translate("Table", "{name}, {city}: click to enlarge ({key})")
        words = text.format(
            name=shown.name(city.seat), city=shown.board_name(city), key=cap(self.key)
        )
        tip = words + "\n" + counter_words(city)
        self.add_spot(box, "city", tip, lambda: self.enlarge.emit(city.seat), words, radius=10)
        if box.width() > canvas.s(_WIDE):
            self._draw_wide(canvas, inner, shown, city)
            return
        head = QRectF(inner.left(), inner.top(), inner.width(), canvas.s(28))
        self._draw_head(canvas, head, shown, city)
        rest = inner.adjusted(0, head.height() + canvas.s(4), 0, 0)
        if box.width() > canvas.s(_MIDDLE):
            self._draw_middle(canvas, rest, shown, city)
        else:
            self._draw_narrow(canvas, rest, city)

    def _draw_wide(self, canvas: Canvas, inner: QRectF, shown: Shown, city: CityView) -> None:
        """Picture with stages, then named strips in two rows."""
        s = canvas.s
        picture = QRectF(inner.left(), inner.top(), inner.height() * 2, inner.height())
        marks.board(canvas, picture, shown, city, 7, 32)
        x = picture.right() + s(10)
        wide = inner.right() - x
        head = QRectF(x, inner.top(), wide * 0.34, s(36))
        canvas.rounded(head, 7, "sea_deep")
        draw_seat(canvas, head.adjusted(s(5), s(2), -s(5), -s(2)), shown, city)
        counters = self._places["coins"] = QRectF(
            head.right() + s(14), inner.top(), wide * 0.50, s(38)
        )
        marks.counters(canvas, counters, city)
        place = QRectF(inner.right() - s(34), inner.top() + s(6), s(32), s(24))
        canvas.rounded(place, 4, colour("ink", 0.12), colour("ink", 0.45), 1)
        canvas.text(place, cap(self.key), 13, colour("ink", 0.95), 600, "center", "condensed")
        cards = shown.by_colour(city)
        top = inner.top() + s(43)
        self._draw_strips(canvas, QRectF(x, top, wide, inner.bottom() - top), shown, cards)

    def _draw_strips(self, canvas: Canvas, room: QRectF, shown: Shown, cards: list[CardId]) -> None:
        gap = canvas.s(5)
        rows = 2 if len(cards) <= 14 else 3
        across = max(5, math.ceil(len(cards) / rows))
        wide = (room.width() - gap * (across - 1)) / across
        high = (room.height() - gap * (rows - 1)) / rows
        for number, card in enumerate(cards):
            row, column = divmod(number, across)
            x, y = room.left() + column * (wide + gap), room.top() + row * (high + gap)
            rect = QRectF(x, y, wide, high)
            if wide >= canvas.s(104):
                draw_strip(canvas, rect, shown.faces(card))
            else:
                draw_chip(canvas, rect, shown.faces(card))
            self.add_structure(rect, shown, card)

    def _draw_head(self, canvas: Canvas, rect: QRectF, shown: Shown, city: CityView) -> None:
        s, cy = canvas.s, rect.center().y()
        canvas.rounded(rect, 6, "sea_deep")
        state = marks.seat_state(city.ready)
        draw_portrait(canvas, shown.portrait(city.seat), rect.left() + s(16), cy, s(27), state)
        x = rect.left() + s(37)
        box = QRectF(x, rect.top(), rect.width() * 0.46, rect.height())
        name = shown.name(city.seat)
        x += canvas.text(box, name, 17, "parchment", 700, "left", "condensed") + s(6)
        box = QRectF(x, rect.top() + s(1), rect.right() - x - s(60), rect.height())
        pale = colour("parchment", 0.8)
        canvas.text(box, city_name(city.wonder), 14, pale, 400, "left", "condensed")
        marks.sky(canvas, city.side, rect.right() - s(42), cy, s(20))
        place = QRectF(rect.right() - s(28), rect.top() + s(4), s(22), s(20))
        marks.key_badge(canvas, place, cap(self.key))

    def _draw_middle(self, canvas: Canvas, rest: QRectF, shown: Shown, city: CityView) -> None:
        """Picture, counters, then a chip for each stage and card."""
        s = canvas.s
        picture = QRectF(rest.left(), rest.top(), rest.height() * 1.55, rest.height())
        draw_wonder(canvas, picture, city.wonder, city.side, city.stages, city.stage_count, 6)
        x = picture.right() + s(8)
        counters = self._places["coins"] = QRectF(x, rest.top(), rest.right() - x, s(29))
        marks.counters(canvas, counters, city)
        room = QRectF(x, rest.top() + s(32), rest.right() - x, rest.height() - s(32))
        cards = shown.by_colour(city)
        across = max(1, math.ceil((len(cards) + city.stage_count) / 2))
        wide = min((room.width() - s(3) * (across - 1)) / across, s(58))
        high = (room.height() - s(4)) / 2
        for number in range(city.stage_count + len(cards)):
            row, column = divmod(number, across)
            x, y = room.left() + column * (wide + s(3)), room.top() + row * (high + s(4))
            rect = QRectF(x, y, wide, high)
            if number < city.stage_count:
                draw_stage_dot(canvas, rect, number < city.stages)
            else:
                card = cards[number - city.stage_count]
                draw_chip(canvas, rect, shown.faces(card))
                self.add_structure(rect, shown, card)

    def _draw_narrow(self, canvas: Canvas, rest: QRectF, city: CityView) -> None:
        """Counters only: with a far city nobody trades, so numbers are what matters."""
        s = canvas.s
        counters = self._places["coins"] = QRectF(rest.left(), rest.top(), rest.width(), s(29))
        marks.counters(canvas, counters, city, medals=False)
        y, side = rest.top() + s(33), s(27)
        for number in range(city.stage_count):
            x = rest.left() + s(2) + number * (side + s(3))
            draw_stage_dot(canvas, QRectF(x, y, side, s(28)), number < city.stages)
        x = rest.left() + city.stage_count * (side + s(3)) + s(12)
        medals = QRectF(x, y, rest.right() - x, s(28))
        marks.medal_row(canvas, medals, city.tokens, s(31), right=True)
        y += s(31)
        row = QRectF(rest.left(), y, rest.width(), rest.bottom() - y)
        canvas.rounded(row, 5, colour("parchment", 0.75), colour("ink", 0.25), 1)
        marks.colour_counts(canvas, row.adjusted(s(2), 0, 0, 0), city)


def draw_stage_dot(canvas: Canvas, rect: QRectF, built: bool) -> None:
    """A stage without its cost and effect: built or not."""
    fill = colour("gold") if built else colour("parchment", 0.4)
    canvas.rounded(rect, 4, fill, colour("ink", 0.6), 1.2)
    side = min(rect.width(), rect.height()) * 0.78
    icon = "state_ok" if built else "stage"
    canvas.icon(icon, rect.center().x(), rect.center().y(), side, 1 if built else 0.4)
