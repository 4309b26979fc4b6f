"""Every hand, what lies under the stages and the discard pile, over the room of the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.revealed import Revealed
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Text, gold_line, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

_NAME = 96.0
_PILE = 9
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
        wide, high = box.width() / canvas.u - 24 - _NAME, box.height() / canvas.u - 14
        piles = [cards.discards[n : n + _PILE] for n in range(0, len(cards.discards), _PILE)]
        cities = range(len(cards.hands))
        pitch = min(_MOST_HIGH, (high - 38) / (len(cities) + max(1, len(piles))))
        lines = [self._city(self._shown, cards, city, wide) for city in cities]
        label = row(Icons(("discard",), 1.2), _name(translate("Replay", "Discards")), gap=4)
        for number, pile in enumerate(piles or [()]):
            name = Space() if number else label
            strips = self._strips(self._shown, pile, wide / _PILE, f"pile {number}")
            lines.append(row(Cell(name, _NAME), *strips, gap=0))
        head = row(
            Text(translate("Replay", "Hidden cards").upper(), "title", bold=700, lines=1),
            Icons(("stage",)),
            Text(translate("Replay", "hand, then what lies under the stages"), "note", "ink_soft"),
        )
        rows = column(*(Cell(line, high=pitch) for line in lines), gap=0)
        part = column(Cell(head, high=30), gold_line(), rows, gap=2)
        self.lay(canvas, part, box.adjusted(s(12), s(6), -s(12), -s(8)), 0.9)

    def _city(self, shown: Shown, cards: Revealed, city: int, wide: float) -> Part:
        hand, under, own = cards.hands[city], cards.under[city], city == shown.table.view.seat
        mark = (sign("stage", 26), Space(4)) if under else ()
        each = (wide - (30 if under else 0)) / max(_PILE - 1, len(hand) + len(under))
        inside = row(
            Cell(_name(shown.table.seats[city].name, bold=own), _NAME),
            *self._strips(shown, hand, each, f"hand {city}"),
            *mark,
            *self._strips(shown, under, each, f"under {city}"),
            gap=0,
        )
        return Ground(inside, _paint_own if own else None, (0, 0, 0, 0))

    def _strips(
        self, shown: Shown, cards: Sequence[CardId], wide: float, key: str
    ) -> Iterator[Part]:
        """A strip for each card, so many design pixels wide."""
        for number, card in enumerate(cards):
            strip = Answering(
                Drawing(0, 0, partial(draw_strip, shown=shown.faces(card))),
                f"{key} {number}",
                card_name(card),
                partial(self.enlarge.emit, card),
                focusable=False,
                radius=5,
            )
            yield Cell(Ground(strip, None, (0, 2, 5, 3)), min(160.0, wide))


def _name(words: str, *, bold: bool = False) -> Part:
    return Text(words, "note", bold=700 if bold else 600, lines=1, cut=True)


def _paint_own(canvas: Canvas, rect: QRectF) -> None:
    s = canvas.s
    canvas.rounded(rect.adjusted(-s(4), s(1), s(4), -s(1)), 6, colour("gold", 0.28))
