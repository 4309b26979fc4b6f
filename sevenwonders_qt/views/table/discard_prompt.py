"""The overlay that offers the discard pile: one of its cards is built for nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import PickDiscard
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import asked, asked_number, cap
from sevenwonders_qt.models.shown.card_tags import Tag, TagWords
from sevenwonders_qt.models.shown.consequences import changes, consequence
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.shown.payment_options import built_already
from sevenwonders_qt.models.words.table import card_words, search_cause
from sevenwonders_qt.models.words.terms import card_name, kind_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.steps import ARROWS
from sevenwonders_qt.views.kit.words import Icons, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import CARD_SIZE, colour
from sevenwonders_qt.views.table.action_button import button, peek_button
from sevenwonders_qt.views.table.card_item import draw_tag
from sevenwonders_qt.views.table.overlay import Prompting, cities_around
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate

SHAPE: Final = CARD_SIZE[0] / CARD_SIZE[1]
LARGEST: Final = 232.0
"""The width of a card, in design pixels, when only a few are to choose from."""


class DiscardPrompt(Prompting):
    """Picks one structure of the discard pile, or none.

    Arrows move, Enter or a double click builds, 1 to 7 show one colour only, 0 all of them, N
    takes none.
    """

    rule = "power_pile"
    room = (34, 112, 34, 34)
    share = 0.94

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        super().__init__(style, closable=False)
        self.shown = shown
        self.icon = EMBLEM if shown.table.is_free_citys else "build_from_discard"
        self.lit = cities_around(shown.table)
        picks = [c for c in shown.table.view.legal if isinstance(c, PickDiscard)]
        self._picks = {command.card: command for command in picks}
        self._pile = _sorted(shown, shown.table.view.discard_pile)
        self._filter: Colour | None = None
        self._columns = 1
        self.picked = next((c for c in self._pile if c in self._picks), self._first())
        self.set_focus_key("build")

    # The question --------------------------------------------------------------------------

    @property
    def cards(self) -> Sequence[CardId]:
        """The cards in sight, in the order of the grid; equal cards are shown once."""
        if self._filter is None:
            return self._pile
        return [card for card in self._pile if self.shown.card(card).colour == self._filter]

    def can_build(self, card: CardId | None) -> bool:
        """Return whether that card may be taken."""
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
            self.answer_with(self._picks[self.picked])

    def take_none(self) -> None:
        """Leave the pile as it is, if that is allowed."""
        if None in self._picks:
            self.answer_with(self._picks[None])

    def spot_of(self, command: Command) -> str:
        card = command.card if isinstance(command, PickDiscard) else None
        return card if card is not None else "none"

    def _first(self) -> CardId | None:
        return next(iter(self.cards), None)

    # Overlay -------------------------------------------------------------------------------

    def size(self) -> tuple[float, float]:
        return 1560, 800

    def key(self, event: QKeyEvent) -> bool:
        number, colours = asked_number(event, On.PROMPT), self.shown.faces.colours
        arrow = ARROWS.get(event.key())
        if arrow is not None:
            self._move(*arrow)
        elif number == 0:
            self.show_only(self._filter)
        elif number is not None and number <= len(colours):
            self.show_only(colours[number - 1])
        elif asked(event, On.PROMPT) == acts.NONE:
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

    def head(self) -> tuple[str, str]:
        return translate("Prompt", "A free card from the discard pile"), self._subtitle()

    def beside(self) -> Sequence[Part]:
        counted = enumerate(self.shown.faces.colours, start=1)
        return (Cell(row(*(self._colour(number, fill) for number, fill in counted), gap=6), 480),)

    def body(self) -> Part:
        return row(Cell(self._cards(1080, 654), 1080), self._side(), gap=28)

    def _subtitle(self) -> str:
        cause = search_cause(self.shown)
        if self.shown.table.is_free_citys:
            text = translate("Prompt", "for the Free City: {stage}")
            cause = text.format(stage=cause) if cause else translate("Prompt", "for the Free City")
        secret = translate("Prompt", "only you see these cards")
        rule = translate("Prompt", "no structure may be built twice")
        return " · ".join(filter(None, (cause, secret, rule)))

    def _colour(self, number: int, fill: Colour) -> Part:
        """Return the button that shows one colour alone, with the number of its cards."""
        count = sum(1 for card in self._pile if self.shown.card(card).colour == fill)
        tip, on = translate("Prompt", "{kind} only (key {key})"), self._filter == fill
        back = "gold" if on else colour("parchment_dark", 0.7 if count else 0.3)
        return Answering(
            row(
                sign(f"sym_{fill}", 30, 1 if count else 0.3),
                Text(str(count), shade="ink" if count else colour("ink", 0.7), bold=700),
                gap=3,
            ),
            f"colour {fill}",
            tip.format(kind=kind_name(fill), key=cap(acts.NUMBERS[number])),
            partial(self.show_only, fill) if count else None,
            paint=rounded(8, back, colour("ink", 0.6 if on else 0.3), 1.2),
            margins=(5, 0, 5, 0),
            weight=1,
            focusable=True,
        )

    def _cards(self, wide: float, high: float) -> Part:
        """Return the cards in sight, as large as there is room in so many design pixels."""
        cards = [self._choice(card) for card in self.cards]
        self._columns, width = _grid(len(cards), wide, high)
        gap = between = max(8.0, width * 0.1)
        if len(cards) > self._columns > 1:
            between = (wide - width * self._columns) / (self._columns - 1)
        cells = [Cell(card, width, high=width / SHAPE) for card in cards]
        starts = range(0, len(cells), self._columns)
        rows = (row(*cells[start : start + self._columns], gap=between) for start in starts)
        return column(*rows, gap=1.25 * gap)

    def _choice(self, card: CardId) -> Part:
        able, glow = self.can_build(card), "gold" if card == self.picked else None
        face = partial(draw_card, shown=self.shown.faces(card), dim=not able, glow=glow)
        built = () if able else (built_already(self.shown.table),)
        tip = "\n".join((*card_words(self.shown, card), *built))
        return Answering(
            Space() if able else Drawing(0, 0, _paint_built),
            card,
            tip,
            partial(self.pick, card),
            card_name(card),
            paint=face,
            focusable=False,
            command=self._picks.get(card),
            entry=key_of(EntryKind.CARD, card),
        )

    def _side(self) -> Part:
        """Return the card that is looked at, its consequences, and the answers."""
        card, table = self.picked, self.shown.table
        able, parts, built = self.can_build(card), list[Part](), built_already(table)
        text = translate("Prompt", "Build")
        taking, leaving = self._picks.get(card) if able else None, self._picks.get(None)
        if card is not None:
            text = translate("Prompt", "Build {card}").format(card=card_name(card))
            face = partial(draw_card, shown=self.shown.faces(card), dim=not able)
            lines = changes(table, consequence(table, taking)) if taking is not None else []
            free = translate("Prompt", "It costs neither coins nor resources")
            said = [*((line.icon, line.text) for line in lines)]
            said.append(("coin", free) if able else ("state_no", built))
            parts = [
                Drawing(0, 270, face),
                Text(translate("Prompt", "What changes"), "title", bold=700),
                *(
                    row(Icons((icon,), 1.9), Text(words, narrow=True, weight=1), gap=10)
                    for icon, words in said
                ),
            ]
        tip, act = "" if able else built, self.confirm if able else None
        take = button(
            "build", text, act, "build", FixedKey.ENTER, tooltip=tip, command=taking, primary=True
        )
        none = translate("Prompt", "Take none")
        press = self.take_none if leaving is not None else None
        leave = button("none", none, press, act=acts.NONE, command=leaving)
        others = row(Cell(leave, weight=0.8), Cell(peek_button(), weight=1))
        answers = column(Cell(take, high=62), Cell(others, high=48), gap=14)
        inside = column(*parts, Space(weight=1), answers, gap=6)
        return Ground(inside, rounded(10, "parchment_pale", "gold", 2), (18, 14, 18, 18), 1)


def _paint_built(canvas: Canvas, rect: QRectF) -> None:
    """Draw the mark of a card that the city has already."""
    said = TagWords(translate("Prompt", "already built"))
    tag = Tag("ink_soft", (said,), ("state_no",))
    draw_tag(canvas, rect.center().x(), rect.top() + canvas.s(2), tag, rect.width(), 30)


def _sorted(shown: Shown, pile: Sequence[CardId]) -> list[CardId]:
    """Return each different card once: colour by colour, later Ages first."""
    cards = [shown.card(card) for card in dict.fromkeys(pile)]
    colours = shown.faces.colours
    cards.sort(key=lambda card: (colours.index(card.colour), -card.age, card_name(card.id)))
    return [card.id for card in cards]


def _grid(cards: int, wide: float, high: float) -> tuple[int, float]:
    """Return the number of columns that makes the cards largest, and the width in design pixels."""
    best = (1, 0.0)
    for columns in range(1, max(2, cards + 1)):
        rows = math.ceil(max(1, cards) / columns)
        # A gap is a tenth of a card, an eighth between rows, where the ribbons are.
        across = wide / (columns + 0.1 * (columns - 1))
        down = high / (rows + 0.125 * SHAPE * (rows - 1)) * SHAPE
        width = min(LARGEST, across, down)
        if width > best[1] + 0.5:
            best = (columns, width)
    return best
