"""The other cities: a neighbour in its column, and those further away in a row."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_choices import on_deck
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import kind_name
from sevenwonders_qt.views.architects.card import draw_face, draw_strip
from sevenwonders_qt.views.architects.marks import (
    COLOURS,
    cards_of,
    draw_numbers,
    draw_picture,
    draw_stages,
    draw_tally,
    side_of,
    token_pill,
    token_tip,
    who,
)
from sevenwonders_qt.views.architects.part import CityPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

PER_ROW = 3
"""Strips side by side in a neighbour's column."""


class OtherCity(CityPart):
    """What both kinds of other cities have: a head, tokens, and a deck that may be pressed."""

    deck_pressed = Signal(int)
    """The deck of this seat."""

    def _draw_head(self, canvas: Canvas, head: QRectF, table: ArchitectsTable, icon: str) -> None:
        s, seat = canvas.s, self.seat
        active = table.view.active == seat and table.view.result is None
        canvas.rounded(head, 7, "sea_deep", "gold" if active else None, 2)
        left = head.left() + s(10)
        if icon:
            at = head.left() + s(20) if icon == "scope_left" else head.right() - s(20)
            canvas.icon(icon, at, head.center().y(), s(24))
            left += s(30) if icon == "scope_left" else 0
        size = 21 if head.height() > s(33) else 18
        room = QRectF(left, head.top(), s(170), head.height())
        wide = canvas.text(room, table.seats[seat].name, size, "parchment", 700)
        note = QRectF(left + wide + s(8), head.top() + s(1), 0, head.height())
        note.setRight(head.right() - s(40))
        shade = colour("parchment", 0.8)
        canvas.text(note, who(table, seat), 15, shade, 400, "left", "condensed", shrink=0.7)
        self.add_spot(head, "head", self._told(table), focusable=True)

    def _told(self, table: ArchitectsTable) -> str:
        """The whole city in words, for who cannot read the small drawing."""
        city = table.view.cities[self.seat]
        held = ", ".join(f"{n} × {kind_name(card)}" for card, n in city.cards.items() if n)
        lines = [f"{table.seats[self.seat].name} · {who(table, self.seat)}", held]
        lines += [token_tip(token).replace("\n", ": ") for token in city.tokens]
        return "\n".join(line for line in lines if line)

    def _draw_deck(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable) -> None:
        """The top card of its deck; lit when it may be taken from."""
        view = table.view
        shown, sides = view.deck(self.seat), (table.reach[0], table.reach[2])
        open_now = bool(on_deck(view.legal, self.seat, sides))
        if open_now:
            out = canvas.s(4)
            canvas.rounded(rect.adjusted(-out, -out, out, out), 8, "gold", "ink", 1.2)
        if shown.top is not None:
            draw_face(canvas, rect, table.rules.card(shown.top), small=True)
        act: Callable[[], None] | None = None
        if open_now:
            act = partial(self.deck_pressed.emit, self.seat)
        self.add_spot(rect, "deck", self.deck_tip(table), act, focusable=open_now)

    def _draw_tokens(
        self, canvas: Canvas, left: float, top: float, high: float, right: float, city: CityView
    ) -> None:
        words = True
        needed = sum(
            high + canvas.s(22) + canvas.text_width(token_tip(t).split("\n")[0], 16, 600)
            for t in city.tokens
        )
        if left + needed > right:
            words = False
        for number, token in enumerate(city.tokens):
            if left + high > right:
                break
            pill = token_pill(canvas, left, top, high, token, right - left, words=words)
            self.add_spot(pill, f"token {number}", token_tip(token), focusable=False, radius=18)
            left = pill.right() + canvas.s(6)


class Neighbour(OtherCity):
    """A neighbour: picture and stages, four numbers, its cards by colour, and the border."""

    def __init__(
        self, style: TableStyle, *, left: bool, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(style, parent)
        self.on_left = left

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        table = self.table
        if table is None:
            return
        s, city = canvas.s, table.view.cities[self.seat]
        canvas.slab(box, board_fill(side_of(self.seat)), 12)
        inner = box.adjusted(s(8), s(8), -s(8), -s(8))
        head = QRectF(inner.left(), inner.top(), inner.width(), s(36))
        self._draw_head(canvas, head, table, "scope_left" if self.on_left else "scope_right")
        foot = QRectF(inner.left(), inner.bottom() - s(40), inner.width(), s(40))
        rows = _rows(cards_of(table, city), table)
        tokens = s(44) if city.tokens else 0.0
        room = foot.top() - s(6) - tokens - head.bottom() - s(6 + 5 + 44)
        high = max(s(96), min(inner.width() / 2, room - len(rows) * s(48)))
        picture = QRectF(inner.left(), head.bottom() + s(6), inner.width(), high)
        draw_picture(canvas, picture, city)
        row = QRectF(picture.left() + s(8), picture.bottom() - s(41), 0, s(34))
        row.setRight(picture.right() - s(8))
        draw_stages(canvas, row, table, city)
        deck = QRectF(picture.right() - s(66), picture.top() + s(8), s(58), s(76))
        self._draw_deck(canvas, deck, table)
        top = picture.bottom() + s(5)
        draw_numbers(canvas, inner.left() + s(4), top, s(40), table, city, 14)
        if city.cat:
            canvas.icon("ar_cat", inner.right() - s(24), top + s(20), s(40))
        top += s(44)
        last = foot.top() - s(6) - tokens
        self._draw_cards(canvas, QRectF(inner.left(), top, inner.width(), last - top), rows, table)
        if city.tokens:
            self._draw_tokens(canvas, inner.left(), last + s(4), s(36), inner.right(), city)
        self._draw_border(canvas, foot, table, city)

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
                draw_strip(canvas, strip, table.rules.card(card))
                self.add_spot(strip, f"card {number} {place}", kind_name(card), focusable=False)

    def _draw_border(
        self, canvas: Canvas, bar: QRectF, table: ArchitectsTable, city: CityView
    ) -> None:
        """Shields on both sides, and who would win a battle now."""
        s, own = canvas.s, table.view.own
        lead = own.shields - city.shields
        edge = "good" if lead > 0 else "bad" if lead < 0 else "stone"
        canvas.rounded(bar, 7, "bar", edge, 2.5)
        you = translate("Table", "you")
        name = table.seats[self.seat].name
        pair = [(city.shields, name), (own.shields, you)]
        if not self.on_left:
            pair.reverse()
        cx, cy = bar.left() + bar.width() * 0.36, bar.center().y()
        canvas.icon("shield", cx, cy, s(31))
        shade = colour("parchment", 0.75)
        first = QRectF(cx - s(62), bar.top(), s(40), bar.height())
        canvas.text(first, str(pair[0][0]), 24, "parchment", 700, "right", "condensed")
        second = QRectF(cx + s(22), bar.top(), s(40), bar.height())
        wide = canvas.text(second, str(pair[1][0]), 24, "parchment", 700, "left", "condensed")
        room = QRectF(bar.left() + s(6), bar.top(), cx - s(66) - bar.left(), bar.height())
        canvas.text(room, pair[0][1], 15, shade, 400, "left", "condensed", shrink=0.7)
        medals = _medals(table, own.shields, city.shields)
        left = cx + s(28) + wide
        room = QRectF(left, bar.top(), s(62), bar.height())
        left += canvas.text(room, pair[1][1], 15, shade, 400, "left", "condensed", shrink=0.7)
        text = translate("Table", "tie")
        if lead:
            winner = translate("Table", "{name} wins")
            text = translate("Table", "you win") if lead > 0 else winner.format(name=name)
        end = bar.right() - s(10) - s(28) * medals
        room = QRectF(left + s(6), bar.top(), end - left - s(8), bar.height())
        shade = colour("good_light" if lead > 0 else "bad_light" if lead < 0 else "stone")
        canvas.text(room, text, 15, shade, 600, "right", "condensed", shrink=0.6)
        for number in range(medals):
            canvas.icon("mil_3", bar.right() - s(22) - number * s(28), cy, s(34))
        self.add_spot(bar, "border", text, focusable=False)


class FarCity(OtherCity):
    """A city further away: as much as its width allows, the rest in its tooltip."""

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        table = self.table
        if table is None:
            return
        s, city = canvas.s, table.view.cities[self.seat]
        canvas.slab(box, board_fill(side_of(self.seat)), 10)
        inner = box.adjusted(s(6), s(6), -s(6), -s(6))
        left = inner.left()
        wide = box.width() > s(700)
        if box.width() > s(400):
            picture = QRectF(inner)
            picture.setWidth(inner.height() * (2 if wide else 1.2))
            draw_picture(canvas, picture, city, 7)
            left = picture.right() + s(10)
        if wide:
            self._draw_wide(canvas, QRectF(left, inner.top(), inner.right() - left, 0), inner)
        else:
            self._draw_narrow(canvas, left, inner)

    def _draw_wide(self, canvas: Canvas, head: QRectF, inner: QRectF) -> None:
        table = self.table
        assert table is not None
        s, city, left = canvas.s, table.view.cities[self.seat], head.left()
        head = QRectF(left, head.top(), s(290), s(36))
        self._draw_head(canvas, head, table, "")
        draw_numbers(canvas, head.right() + s(16), head.top(), s(38), table, city)
        deck = QRectF(inner.right() - s(64), inner.top() + s(2), s(62), s(82))
        self._draw_deck(canvas, deck, table)
        if city.cat:
            canvas.icon("ar_cat", deck.left() - s(28), head.center().y(), s(38))
        y = head.bottom() + s(8)
        draw_stages(canvas, QRectF(left, y, s(400), s(36)), table, city)
        self._draw_tokens(canvas, left + s(412), y, s(36), deck.left() - s(4), city)
        y += s(43)
        cards = cards_of(table, city)
        room = inner.right() - left - (s(70) if inner.bottom() - y > s(44) else 0)
        step = min(s(90), room / max(1, len(cards)))
        for number, card in enumerate(cards):
            right = left + number * step
            strip = QRectF(right, y, step - s(6), inner.bottom() - y)
            draw_strip(canvas, strip, table.rules.card(card))
            self.add_spot(strip, f"card {number}", kind_name(card), focusable=False)

    def _draw_narrow(self, canvas: Canvas, left: float, inner: QRectF) -> None:
        table = self.table
        assert table is not None
        s, city = canvas.s, table.view.cities[self.seat]
        deck = QRectF(inner.right() - s(42), inner.top() + s(2), s(40), s(54))
        head = QRectF(left, inner.top(), deck.left() - s(4) - left, s(30))
        self._draw_head(canvas, head, table, "")
        self._draw_deck(canvas, deck, table)
        y = head.bottom() + s(3)
        gap = 4 if head.width() < s(240) else 9
        draw_numbers(canvas, left, y, s(28), table, city, gap, 19)
        y += s(33)
        right = inner.right()
        draw_stages(canvas, QRectF(left, y, right - left, s(27)), table, city)
        y += s(31)
        tally = QRectF(left, y, right - left - (s(34) if city.cat else 0), inner.bottom() - y)
        draw_tally(canvas, tally, city.cards)
        if city.cat:
            canvas.icon("ar_cat", right - s(15), tally.center().y(), s(28))


def _rows(cards: list[CardId], table: ArchitectsTable) -> list[list[CardId]]:
    """The cards of a column in rows of one colour each."""
    rows = []
    for fill in COLOURS:
        same = [card for card in cards if table.rules.card(card).colour == fill]
        rows += [
            same[n * PER_ROW : (n + 1) * PER_ROW] for n in range(math.ceil(len(same) / PER_ROW))
        ]
    return rows


def _medals(table: ArchitectsTable, own: int, other: int) -> int:
    """How many victory tokens the border brings: of two players, two for twice the shields."""
    if own == other:
        return 0
    most, least = max(own, other), min(own, other)
    return 2 if len(table.seats) == 2 and most > 1 and most >= 2 * least else 1
