"""The overlay that offers the discard pile, one card of which is built for nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import PickDiscard
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.models.consequences import changes, consequence
from sevenwonders_qt.models.keys import On, asked, asked_number, cap, numbers
from sevenwonders_qt.models.names import wonder_name
from sevenwonders_qt.models.terms import card_name, kind_name
from sevenwonders_qt.views.kit.part import Cell, column, lay, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour
from sevenwonders_qt.views.table.action_button import button, peek_button
from sevenwonders_qt.views.table.buyer_words import buyer_words
from sevenwonders_qt.views.table.free_city_marks import EMBLEM
from sevenwonders_qt.views.table.overlay import Overlay, Place, cities_around, draw_board
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import card_words, roman

translate = QCoreApplication.translate

SHAPE: Final = CARD_SIZE[0] / CARD_SIZE[1]
LARGEST: Final = 232.0
"""The width of a card, in design pixels, when only a few are to choose from."""

_ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class DiscardPrompt(Overlay):
    """Picks one structure of the discard pile, or none.

    Arrows move, Enter or a double click builds, 1 to 7 show one colour only, 0 all of them, N
    takes none.
    """

    chosen = Signal(object)
    """The `PickDiscard` that was picked."""

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        super().__init__(style, closable=False)
        self.shown = shown
        picks = [c for c in shown.table.view.legal if isinstance(c, PickDiscard)]
        self._picks = {command.card: command for command in picks}
        self._pile = _sorted(shown, shown.table.view.discard_pile)
        self._filter: Colour | None = None
        self._columns = 1
        self.picked = next((c for c in self._pile if c in self._picks), self._first())
        self.set_focus_key("build")

    # What it asks --------------------------------------------------------------------------

    @property
    def cards(self) -> Sequence[CardId]:
        """The cards in sight, in the order of the grid; equal cards are shown once."""
        if self._filter is None:
            return self._pile
        return [card for card in self._pile if self.shown.card(card).colour == self._filter]

    def can_build(self, card: CardId | None) -> bool:
        """Whether that card may be taken."""
        return card is not None and card in self._picks

    def pick(self, card: CardId) -> None:
        """Look at that card; Enter would build it."""
        self.picked = card
        self.set_focus_key("build")
        self.refresh()

    def show_only(self, fill: Colour | None) -> None:
        """Show the cards of one colour, or all again."""
        self._filter = None if fill == self._filter else fill
        if self.picked not in self.cards:
            self.picked = self._first()
        self.refresh()

    def confirm(self) -> None:
        """Build the card looked at, if that is allowed."""
        if self.can_build(self.picked):
            self._answer(self.picked)

    def take_none(self) -> None:
        """Leave the pile as it is, if that is allowed."""
        if None in self._picks:
            self._answer(None)

    def _answer(self, card: CardId | None) -> None:
        command = self._picks[card]
        self.close()
        self.chosen.emit(command)

    def _first(self) -> CardId | None:
        return next(iter(self.cards), None)

    # Overlay -------------------------------------------------------------------------------

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        width, height = s(1560), s(800)
        left = table.center().x() - width / 2
        return QRectF(left, table.top() + (table.height() - height) / 2, width, height)

    def lit(self) -> Sequence[Place]:
        return cities_around(self.shown.table)

    def key(self, event: QKeyEvent) -> bool:
        number, colours = asked_number(event, On.PROMPT), self.shown.faces.colours
        arrow = _ARROWS.get(event.key())
        if arrow is not None:
            self._move(*arrow)
        elif number == 0:
            self.show_only(self._filter)
        elif number is not None and number <= len(colours):
            self.show_only(colours[number - 1])
        elif asked(event, On.PROMPT) == "none":
            self.take_none()
        else:
            return False
        return True

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        if spot is not None and spot.key == self.picked:
            self.confirm()

    def _move(self, across: int, down: int) -> None:
        cards = list(self.cards)
        if not cards:
            return
        at = cards.index(self.picked) if self.picked in cards else 0
        at = min(len(cards) - 1, max(0, at + across + down * self._columns))
        self.pick(cards[at])

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        title = translate("Prompt", "A card of the discard pile, for nothing")
        free = self.shown.table.is_free_citys
        icon = EMBLEM if free else "build_from_discard"
        draw_board(canvas, box, title, icon, s(900), self._subtitle())
        self._draw_filters(canvas, box)
        grid = QRectF(box.left() + s(34), box.top() + s(112), s(1080), box.height() - s(146))
        self._draw_grid(canvas, grid)
        left = grid.right() + s(28)
        side = QRectF(left, grid.top(), box.right() - s(34) - left, grid.height())
        canvas.rounded(side, 10, "parchment_pale", "gold", 2)
        if self.picked is not None:
            self._draw_picked(canvas, side, self.picked)
        self._draw_answers(canvas, side)

    def _subtitle(self) -> str:
        own = self.shown.own
        stage = translate("Prompt", "{wonder}, stage {number}").format(
            wonder=wonder_name(own.wonder), number=roman(max(0, own.stages - 1))
        )
        if self.shown.table.is_free_citys:
            stage = translate("Prompt", "for the Free City: {stage}").format(stage=stage)
        secret = translate("Prompt", "only you see these cards")
        rule = translate("Prompt", "no structure may be built twice")
        return " · ".join((stage, secret, rule))

    def _draw_filters(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        left = box.right() - s(514)
        for number, fill in enumerate(self.shown.faces.colours, start=1):
            n = sum(1 for card in self._pile if self.shown.card(card).colour == fill)
            place = QRectF(left, box.top() + s(28), s(62), s(44))
            on = self._filter == fill
            back = "gold" if on else colour("parchment_dark", 0.7 if n else 0.3)
            canvas.rounded(place, 8, back, colour("ink", 0.6 if on else 0.3), 1.2)
            cy = place.center().y()
            canvas.icon(f"sym_{fill}", place.left() + s(20), cy, s(30), 1 if n else 0.3)
            digit = QRectF(place.left() + s(37), place.top(), s(24), s(44))
            shade = "ink" if n else colour("ink", 0.7)
            canvas.text(digit, str(n), 18, shade, 700, family="condensed")
            tip = translate("Prompt", "{kind} only (key {key})")
            tip = tip.format(kind=kind_name(fill), key=cap(numbers()[number]))
            self.add_spot(place, f"colour {fill}", tip, self._filterer(fill) if n else None)
            left += s(68)

    def _draw_grid(self, canvas: Canvas, grid: QRectF) -> None:
        s, cards = canvas.s, self.cards
        self._columns, width = _grid(len(cards), grid.width() / s(1), grid.height() / s(1))
        gap, high = _gap(width), width / SHAPE
        across = s(width + gap)
        if len(cards) > self._columns > 1:
            across = (grid.width() - s(width)) / (self._columns - 1)
        for number, card in enumerate(cards):
            left = grid.left() + number % self._columns * across
            top = grid.top() + number // self._columns * s(high + 1.25 * gap)
            self._draw_choice(canvas, QRectF(left, top, s(width), s(high)), card)

    def _draw_choice(self, canvas: Canvas, place: QRectF, card: CardId) -> None:
        s, able = canvas.s, self.can_build(card)
        glow = "gold" if card == self.picked else None
        draw_card(canvas, place, self.shown.faces(card), dim=not able, glow=glow)
        if not able:
            wide = min(s(124), place.width() * 0.92)
            high = min(s(30), wide * 0.26)
            pill = ribbon(canvas, place.center().x(), place.top() + s(2), wide, high, "ink_soft")
            text = translate("Prompt", "already built")
            inner = pill.adjusted(s(6), 0, -s(6), 0)
            lay(canvas, Text(text, "note", "white", 600, "center", lines=1), inner, 0.94)
        name, taking = card_name(card), self._picks.get(card)
        tip = "\n".join(card_words(self.shown, card))
        self.add_spot(place, card, tip, self._picker(card), name, focusable=False, command=taking)

    def _draw_picked(self, canvas: Canvas, side: QRectF, card: CardId) -> None:
        s = canvas.s
        middle = side.center().x()
        place = QRectF(middle - s(88), side.top() + s(14), s(176), s(270))
        draw_card(canvas, place, self.shown.faces(card), dim=not self.can_build(card))
        table, taking = self.shown.table, self._picks.get(card)
        lines = changes(table, consequence(table, taking)) if taking is not None else []
        rows = [(line.icon, line.text) for line in lines]
        if self.can_build(card):
            rows.append(("coin", translate("Prompt", "It costs neither coins nor resources")))
        else:
            rows.append(("state_no", buyer_words(self.shown.table).built))
        head = Text(translate("Prompt", "What changes"), "title", bold=700)
        content = (
            row(Icons((icon,), 1.9), Text(text, narrow=True, weight=1), gap=10)
            for icon, text in rows
        )
        words = side.adjusted(s(18), s(290), -s(14), -s(152))
        self.lay(canvas, column(head, *content, gap=6), words, 0.94)

    def _draw_answers(self, canvas: Canvas, side: QRectF) -> None:
        s = canvas.s
        able = self.can_build(self.picked)
        go = QRectF(side.left() + s(18), side.bottom() - s(142), side.width() - s(36), s(62))
        text = translate("Prompt", "Build")
        if self.picked is not None:
            text = translate("Prompt", "Build {card}").format(card=card_name(self.picked))
        tip, act = "" if able else buyer_words(self.shown.table).built, self.confirm
        taking, leaving = self._picks.get(self.picked) if able else None, self._picks.get(None)
        take = button(
            "build", text, act if able else None, "build", "⏎", "", tip,
            command=taking, primary=True,
        )  # fmt: skip
        none = translate("Prompt", "Take none")
        press = self.take_none if leaving is not None else None
        leave = button("none", none, press, act="none", command=leaving)
        answers = column(Cell(take, high=62), Cell(row(leave, peek_button()), high=48), gap=14)
        self.lay(canvas, answers, QRectF(go.left(), go.top(), go.width(), s(124)))

    def _picker(self, card: CardId) -> Callable[[], None]:
        return lambda: self.pick(card)

    def _filterer(self, fill: Colour) -> Callable[[], None]:
        return lambda: self.show_only(fill)


def _sorted(shown: Shown, pile: Sequence[CardId]) -> list[CardId]:
    """Each different card once: colour by colour, later Ages first."""
    cards = [shown.card(card) for card in dict.fromkeys(pile)]
    colours = shown.faces.colours
    cards.sort(key=lambda card: (colours.index(card.colour), -card.age, card_name(card.id)))
    return [card.id for card in cards]


def _gap(width: float) -> float:
    """Design pixels between cards of this width."""
    return max(8.0, width * 0.1)


def _grid(cards: int, wide: float, high: float) -> tuple[int, float]:
    """How many columns make the cards largest, and their width; all in design pixels."""
    best = (1, 0.0)
    for columns in range(1, max(2, cards + 1)):
        rows = math.ceil(max(1, cards) / columns)
        # A gap is a tenth of a card, an eighth between rows, where the ribbons stand.
        across = wide / (columns + 0.1 * (columns - 1))
        down = high / (rows + 0.125 * SHAPE * (rows - 1)) * SHAPE
        width = min(LARGEST, across, down)
        if width > best[1] + 0.5:
            best = (columns, width)
    return best
