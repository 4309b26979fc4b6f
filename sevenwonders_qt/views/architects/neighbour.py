"""A neighbour's city in its column: picture, stages, numbers, cards by colour, and the border."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.battle import won_from
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.keys import cities
from sevenwonders_qt.views.architects.marks import (
    COLOURS,
    cards_of,
    draw_numbers,
    draw_picture,
    draw_stages,
)
from sevenwonders_qt.views.architects.other_city import OtherCity
from sevenwonders_qt.views.kit.words import Icons
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.border import border
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

PER_ROW = 3
"""Strips side by side in the column."""


class Neighbour(OtherCity):
    """The city on the left or on the right."""

    def __init__(
        self, style: TableStyle, *, left: bool, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(style, parent)
        self.on_left = left
        self.key = cities()[0 if left else -1]

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, city = canvas.s, table.view.cities[self.seat]
        inner = self.draw_slab(canvas, box, 8, 12)
        head = QRectF(inner.left(), inner.top(), inner.width(), s(36))
        self.draw_head(canvas, head, table, "scope_left" if self.on_left else "scope_right")
        foot = QRectF(inner.left(), inner.bottom() - s(40), inner.width(), s(40))
        rows = _rows(cards_of(table, city), table)
        tokens = s(44) if city.tokens else 0.0
        room = foot.top() - s(6) - tokens - head.bottom() - s(6 + 5 + 44)
        high = max(s(96), min(inner.width() / 2, room - len(rows) * s(48)))
        picture = QRectF(inner.left(), head.bottom() + s(6), inner.width(), high)
        self._draw_picture(canvas, picture, table, city)
        top = picture.bottom() + s(5)
        draw_numbers(canvas, inner.left() + s(4), top, s(40), table, city, 14)
        if city.cat:
            canvas.icon("ar_cat", inner.right() - s(24), top + s(20), s(40))
        top += s(44)
        last = foot.top() - s(6) - tokens
        self._draw_cards(canvas, QRectF(inner.left(), top, inner.width(), last - top), rows, table)
        if city.tokens:
            self.draw_tokens(canvas, inner.left(), last + s(4), s(36), inner.right(), city)
        self._draw_border(canvas, foot, table, city)

    def _draw_picture(
        self, canvas: Canvas, picture: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        s = canvas.s
        draw_picture(canvas, picture, city)
        self.note_picture(picture, city)
        row = QRectF(picture.left() + s(8), picture.bottom() - s(41), 0, s(34))
        row.setRight(picture.right() - s(8))
        draw_stages(canvas, row, table, city)
        deck = QRectF(picture.right() - s(66), picture.top() + s(8), s(58), s(76))
        self.draw_deck(canvas, deck, table)

    def _draw_cards(
        self, canvas: Canvas, room: QRectF, rows: list[list[CardId]], table: ArchitectsTable
    ) -> None:
        s = canvas.s
        high = min(s(46), room.height() / max(1, len(rows)) - s(5))
        wide = (room.width() - s(6) * (PER_ROW - 1)) / PER_ROW
        for number, row in enumerate(rows):
            y = room.top() + number * (high + s(5))
            for place, card in enumerate(row):
                strip = QRectF(room.left() + place * (wide + s(6)), y, wide, high)
                self.draw_card(canvas, strip, f"card {card} {number} {place}", table, card)

    def _draw_border(
        self, canvas: Canvas, bar: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        """Shields on both sides, and who would win a battle now."""
        own, name = table.view.own.shields, table.seats[self.seat].name
        lead = own - city.shields
        medals = won_from(max(own, city.shields), min(own, city.shields), len(table.seats))
        text = translate("Table", "tie")
        looks = table.seats[table.view.seat].name if table.watched else ""
        if lead > 0 and not looks:
            text = translate("Table", "you win")
        elif lead:
            winner = looks if lead > 0 else name
            text = translate("Table", "{name} wins").format(name=winner)
        mine, theirs = (looks or translate("Table", "you"), own), (name, city.shields)
        left, right = (theirs, mine) if self.on_left else (mine, theirs)
        prize = Icons(("mil_3",) * medals, 1.7)
        self.lay(canvas, border(left, right, lead, text, prize), bar, 0.94)
        words = translate(
            "Table",
            "Battles come when every conflict token is turned: more shields than a neighbour win.",
        )
        self.note(bar, "border", f"{text}\n{words}")


def _rows(cards: list[CardId], table: ArchitectsTable) -> list[list[CardId]]:
    """The cards of a column in rows of one colour each."""
    rows = []
    for fill in COLOURS:
        same = [card for card in cards if table.rules.card(card).colour == fill]
        rows += [
            same[n * PER_ROW : (n + 1) * PER_ROW] for n in range(math.ceil(len(same) / PER_ROW))
        ]
    return rows
