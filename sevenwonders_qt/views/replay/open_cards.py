"""Every hand, what lies under the stages and the discard pile, over the room of the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.revealed import Revealed
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.kit.part import row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

_NAME, _HEAD = 96.0, 30.0
_LANE_CARDS = 9
"""So many cards of the discard pile stand in a row."""

_MOST_HIGH = 54.0


class OpenCards(CityPart):
    """A row for each city: its hand, then what lies under its stages; the discards at the foot."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._cards: Revealed | None = None

    def show_cards(self, shown: Shown, cards: Revealed) -> None:
        """Show these cards of the cities of a table."""
        self._shown, self._cards = shown, cards
        self.renew((cards, shown.table.seats))

    def forget(self) -> None:
        """Show nothing."""
        self._cards = None
        super().forget()

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self._shown is None or self._cards is None:
            return
        s, cards = canvas.s, self._cards
        canvas.slab(box, "parchment", 12, "gold")
        inner = box.adjusted(s(12), s(6), -s(12), -s(8))
        self._draw_head(canvas, QRectF(inner.left(), inner.top(), inner.width(), s(_HEAD)))
        body = inner.adjusted(0, s(_HEAD + 4), 0, 0)
        cities = range(len(cards.hands))
        below = max(1, -(-len(cards.discards) // _LANE_CARDS))
        pitch = min(s(_MOST_HIGH), body.height() / (len(cities) + below))
        for city in cities:
            place = QRectF(body.left(), body.top() + city * pitch, body.width(), pitch)
            self._draw_city(canvas, place, city)
        foot = body.adjusted(0, pitch * len(cities), 0, 0)
        foot.setHeight(pitch * below)
        self._draw_discards(canvas, foot, below)

    def _draw_head(self, canvas: Canvas, head: QRectF) -> None:
        words = row(
            Text(translate("Replay", "Hidden cards").upper(), "title", bold=700, lines=1),
            Icons(("stage",)),
            Text(translate("Replay", "hand, then what lies under the stages"), "note", "ink_soft"),
        )
        self.lay(canvas, words, head, 0.9)
        line = head.bottom()
        canvas.line((head.left(), line), (head.right(), line), "gold", 2)

    def _draw_city(self, canvas: Canvas, place: QRectF, city: int) -> None:
        s, shown, cards = canvas.s, self._shown, self._cards
        if shown is None or cards is None:
            return
        names = [seat.name for seat in shown.table.seats]
        size = canvas.size_for(names, s(_NAME - 8), 16, 700, "condensed")
        own = city == shown.table.view.seat
        if own:
            canvas.rounded(place.adjusted(-s(4), s(1), s(4), -s(1)), 6, colour("gold", 0.28))
        name = QRectF(place.left(), place.top(), s(_NAME - 8), place.height())
        canvas.text(name, names[city], size, "ink", 700 if own else 600, "left", "condensed")
        hand, under = cards.hands[city], cards.under[city]
        room = place.adjusted(s(_NAME), 0, 0, 0)
        mark = s(30) if under else 0
        wide = self._wide(room.width() - mark, len(hand) + len(under))
        x = self._draw_row(canvas, room, hand, wide, f"hand {city}")
        if under:
            canvas.icon("stage", x + mark / 2, place.center().y(), min(s(26), place.height() * 0.8))
            rest = room.adjusted(x + mark - room.left(), 0, 0, 0)
            self._draw_row(canvas, rest, under, wide, f"under {city}")

    def _draw_discards(self, canvas: Canvas, place: QRectF, rows: int) -> None:
        s, cards = canvas.s, self._cards
        if cards is None:
            return
        high = place.height() / rows
        name = QRectF(place.left(), place.top(), s(_NAME - 8), high)
        words = Text(translate("Replay", "Discards"), "note", "ink_soft", 600, lines=1)
        self.lay(canvas, row(Icons(("discard",), 1.2), words, gap=4), name)
        room = place.adjusted(s(_NAME), 0, 0, 0)
        wide = self._wide(room.width(), _LANE_CARDS)
        for number in range(rows):
            line = QRectF(room.left(), room.top() + number * high, room.width(), high)
            part = cards.discards[number * _LANE_CARDS : (number + 1) * _LANE_CARDS]
            self._draw_row(canvas, line, part, wide, f"pile {number}")

    def _wide(self, room: float, count: int) -> float:
        return min(self.style.s(160), room / max(_LANE_CARDS - 1, count))

    def _draw_row(
        self, canvas: Canvas, room: QRectF, cards: Sequence[CardId], wide: float, key: str
    ) -> float:
        """Strips side by side; gives back where they end."""
        s, shown, x = canvas.s, self._shown, room.left()
        for number, card in enumerate(cards):
            place = QRectF(x, room.top() + s(2), wide - s(5), room.height() - s(5))
            if shown is not None:
                draw_strip(canvas, place, shown.faces(card))
            press = partial(self.enlarge.emit, card)
            name = card_name(card)
            self.add_spot(place, f"{key} {number}", name, press, focusable=False, radius=5)
            x += wide
        return x
