"""A city further away: as much of it as its width allows, the rest in its tooltip."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.marks import (
    cards_of,
    draw_numbers,
    draw_picture,
    draw_stages,
    draw_tally,
)
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.panel import TableStyle


class FarCity(OtherCity):
    """One of up to four cities above the own one."""

    def __init__(self, style: TableStyle, key: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self.key = key

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, city = canvas.s, table.view.cities[self.seat]
        inner = self.draw_slab(canvas, box, 6, 10)
        wide, room = box.width() > s(700), QRectF(inner)
        if box.width() > s(400):
            picture = QRectF(inner)
            picture.setWidth(inner.height() * (2 if wide else 1.2))
            draw_picture(canvas, picture, city, 7)
            self.note_picture(picture, city)
            room.setLeft(picture.right() + s(10))
        if wide:
            self._draw_wide(canvas, room, table, city)
        else:
            self._draw_narrow(canvas, room, table, city)

    def _draw_wide(
        self, canvas: Canvas, room: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        s, left = canvas.s, room.left()
        head = QRectF(left, room.top(), s(320), s(36))
        self.draw_head(canvas, head, table, "")
        draw_numbers(canvas, head.right() + s(16), head.top(), s(38), table, city)
        deck = QRectF(room.right() - s(64), room.top() + s(2), s(62), s(82))
        self.draw_deck(canvas, deck, table)
        if city.cat:
            canvas.icon("ar_cat", deck.left() - s(28), head.center().y(), s(38))
        y = head.bottom() + s(8)
        draw_stages(canvas, QRectF(left, y, s(400), s(36)), table, city)
        self.draw_tokens(canvas, left + s(412), y, s(36), deck.left() - s(4), city)
        rest = QRectF(room)
        rest.setTop(y + s(43))
        self._draw_cards(canvas, rest, table, city)

    def _draw_cards(
        self, canvas: Canvas, room: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        """Its cards side by side, clear of the deck."""
        s, cards = canvas.s, cards_of(table, city)
        wide = room.width() - (s(70) if room.height() > s(44) else 0)
        step = min(s(90), wide / max(1, len(cards)))
        for number, card in enumerate(cards):
            left = room.left() + number * step
            strip = QRectF(left, room.top(), step - s(6), room.height())
            self.draw_card(canvas, strip, f"card {card} {number}", table, card)

    def _draw_narrow(
        self, canvas: Canvas, room: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        s, left, right = canvas.s, room.left(), room.right()
        deck = QRectF(right - s(42), room.top() + s(2), s(40), s(54))
        head = QRectF(left, room.top(), deck.left() - s(4) - left, s(30))
        self.draw_head(canvas, head, table, "")
        self.draw_deck(canvas, deck, table)
        y = head.bottom() + s(3)
        gap = 4 if head.width() < s(240) else 9
        draw_numbers(canvas, left, y, s(28), table, city, gap, 19)
        y += s(33)
        draw_stages(canvas, QRectF(left, y, right - left, s(27)), table, city)
        y += s(31)
        tally = QRectF(left, y, right - left - (s(34) if city.cat else 0), room.bottom() - y)
        draw_tally(canvas, tally, city.cards)
        if city.cat:
            canvas.icon("ar_cat", right - s(15), tally.center().y(), s(28))
