"""What the cities of others have in common: a head, tokens, cards, and a deck to be pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_choices import on_deck, only
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import card_tip, kind_name, token_name
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.views.architects.card import draw_face, draw_strip
from sevenwonders_qt.views.architects.marks import picture_tip, side_of, token_pill, token_tip, who
from sevenwonders_qt.views.architects.part import CityPart
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import board_fill, colour

translate = QCoreApplication.translate


class OtherCity(CityPart):
    """A click anywhere on it shows it large, but on the deck where that may be taken from."""

    deck_pressed = Signal(int)
    """The deck of this seat."""

    enlarge_wanted = Signal(int)
    """The city of this seat."""

    key = ""
    """The key that shows it large."""

    def name(self) -> str:
        if self.table is None:
            return ""
        return f"{self.table.seats[self.seat].name} · {who(self.table, self.seat)}"

    # For subclasses ------------------------------------------------------------------------

    def draw_slab(self, canvas: Canvas, box: QRectF, rim: float, radius: float) -> QRectF:
        """The board of the city. Returns the room on it."""
        canvas.slab(box, board_fill(side_of(self.seat)), radius)
        self.note(box, "city", "")
        edge = canvas.s(rim)
        return box.adjusted(edge, edge, -edge, -edge)

    def note_picture(self, rect: QRectF, city: CityView) -> None:
        """The same of the picture of its wonder."""
        self.note(rect, "picture", "\n".join((picture_tip(city), *self._large())))

    def note(self, rect: QRectF, key: str, words: str) -> None:
        """A region that says what lies there; pressing it shows the whole city."""
        self.add_spot(rect, key, words, self._enlarge, focusable=False)

    def draw_head(self, canvas: Canvas, head: QRectF, table: ArchitectsTable, icon: str) -> None:
        """Who plays which wonder; ``icon`` is the arrow of a neighbour, empty for none."""
        s, seat = canvas.s, self.seat
        active = table.view.active == seat and table.view.result is None
        canvas.rounded(head, 7, "sea_deep", "gold" if active else None, 2)
        left, right = head.left() + s(10), head.right() - s(10)
        if icon:
            at = head.left() + s(20) if icon == "scope_left" else head.right() - s(20)
            canvas.icon(icon, at, head.center().y(), s(24))
            left += s(30) if icon == "scope_left" else 0
            right -= s(30) if icon == "scope_right" else 0
        right = self._draw_key(canvas, head, right)
        side = head.height() * 0.92
        portrait = portraits(table.seats)[seat]
        draw_portrait(canvas, portrait, left + side / 2, head.center().y(), side)
        left += side + s(7)
        pale = colour("parchment", 0.8)
        size = 21 if head.height() > s(33) else 18
        room = QRectF(left, head.top(), s(170), head.height())
        left += canvas.text(room, table.seats[seat].name, size, "parchment", 700) + s(8)
        note = QRectF(left, head.top(), right - left, head.height())
        self.lay(canvas, Text(who(table, seat), "note", pale, 400), note, 0.94)
        self.add_spot(head, "head", self._told(table), self._enlarge)

    def _draw_key(self, canvas: Canvas, head: QRectF, right: float) -> float:
        """The key, where there is room for it. Returns where the words must end."""
        s = canvas.s
        if not self.key or head.width() < s(280):
            return right
        place = QRectF(right - s(34), head.center().y() - s(12), s(34), s(24))
        keycap(canvas, place, cap(self.key), dark=True)
        return place.left() - s(6)

    def draw_deck(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable) -> None:
        """The top card of its deck; lit when it may be taken from."""
        view = table.view
        shown, sides = view.deck(self.seat), (table.reach[0], table.reach[2])
        open_here = on_deck(view.legal, self.seat, sides)
        open_now = bool(open_here)
        if open_now:
            out = canvas.s(4)
            canvas.rounded(rect.adjusted(-out, -out, out, out), 8, "gold", "ink", 1.2)
        if shown.top is not None:
            draw_face(canvas, rect, table.rules.card(shown.top), small=True)
        act: Callable[[], None] = self._enlarge
        if open_now:
            act = partial(self.deck_pressed.emit, self.seat)
        meant = only(open_here)
        self.add_spot(rect, "deck", self.deck_tip(table), act, focusable=open_now, command=meant)

    def draw_tokens(
        self, canvas: Canvas, left: float, top: float, high: float, right: float, city: CityView
    ) -> None:
        """The progress tokens, with their names where all of them fit."""
        needed = sum(
            high + canvas.s(22) + canvas.text_width(token_name(t), 16, 600) for t in city.tokens
        )
        named = left + needed <= right
        for number, token in enumerate(city.tokens):
            if left + high > right:
                break
            texts = (token_name(token),) if named else ()
            pill = token_pill(canvas, left, top, high, token, right - left, texts)
            self.note(pill, f"token {number}", token_tip(token))
            left = pill.right() + canvas.s(6)

    def draw_card(
        self, canvas: Canvas, strip: QRectF, key: str, table: ArchitectsTable, card: CardId
    ) -> None:
        """A card of the city as a strip."""
        draw_strip(canvas, strip, table.rules.card(card))
        self.note(strip, key, card_tip(table.rules.card(card)))

    # Inner ---------------------------------------------------------------------------------

    def _enlarge(self) -> None:
        seat: Seat = self.seat
        self.enlarge_wanted.emit(seat)

    def _told(self, table: ArchitectsTable) -> str:
        """The whole city in words, for who cannot read the small drawing."""
        city = table.view.cities[self.seat]
        held = ", ".join(f"{n} × {kind_name(card)}" for card, n in city.cards.items() if n)
        lines = [self.name(), held]
        lines += [token_tip(token).replace("\n", ": ") for token in city.tokens]
        lines += self._large()
        return "\n".join(line for line in lines if line)

    def _large(self) -> tuple[str, ...]:
        """How the city is shown large."""
        words = translate("Table", "Click or {key}: large").format(key=cap(self.key))
        return (words,) if self.key else ()
