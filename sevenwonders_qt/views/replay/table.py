"""The table of 7 Wonders for watching: nothing can be played, and more can be seen.

There is a panel for the open cards, and one for the actions of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.events import HIDDEN, CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.events import paid as paid_in
from sevenwonders_qt.models.boxes import timeline_mark
from sevenwonders_qt.models.seats import NOBODY
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.replay import Revealed
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.lists import all_of, titled
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    flow,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Text, gold_line, sign, title
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_block
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.marks import structure
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Answering, TablePart

translate = QCoreApplication.translate


_FEW = 4
"""The most rows that are still higher."""

_NAME = 96.0
_PILE = 9
"""The number of cards of the discard pile in a row."""

_MOST_HIGH = 54.0
_ABOVE = 15
"""Over the hand and the log, under the moving items."""


class ReplayMoment(NamedTuple):
    """The content of the panels: the cards played in the turn that comes or has ``past``.

    ``cards`` are those that are hidden, where they are shown.
    """

    turn: Sequence[Event] = ()
    cards: Revealed | None = None
    past: bool = False


class TurnPanel(TablePart[tuple[Shown, ReplayMoment]]):
    """One row for each card that is played on the way to the next stop, or to this one."""

    on_slab = True
    margins = (14, 6, 14, 10)

    def depends_on(self, moment: tuple[Shown, ReplayMoment]) -> object:
        shown, (turn, _, past) = moment
        view = shown.table.view
        return view.version, view.seat, tuple(turn), shown.table.seats, past

    def describe_table(self, moment: tuple[Shown, ReplayMoment]) -> Part:
        shown, (turn, _, past) = moment
        rows = _rows(shown, turn, _line) or _rows(shown, turn, _logged)
        lines = [Cell(line, high=48 if len(rows) <= _FEW else 0) for line in rows]
        nothing = "" if rows or (turn and not past) else _nothing(shown, past=past)
        words = Text(nothing, shade="ink_soft", lines=0, vertical="top")
        if shown.table.view.result is not None:
            heading = translate("Replay", "The end")
        elif past:
            heading = translate("Replay", "In the last turn")
        else:
            heading = translate("Replay", "In this turn")
        return column(title(heading), words, *lines, gap=3, stretch=12)


def _rows(
    shown: Shown, turn: Sequence[Event], line: Callable[[Shown, Event, str], Part | None]
) -> list[Part]:
    """Return the lines of the events that have one."""
    made = (line(shown, event, f"row {n}") for n, event in enumerate(turn))
    return [each for each in made if each is not None]


def _nothing(shown: Shown, *, past: bool) -> str:
    result = shown.table.view.result
    if result is not None:
        names = all_of(shown.table.seats[seat].name for seat in result.winners)
        points = result.totals[result.winners[0]]
        text = translate("Replay", "{names}: victory with %n point(s)", None, points)
        return text.format(names=names)
    if past:
        return translate("Replay", "Nothing has been played yet, and what comes is hidden.")
    return translate(
        "Replay", "The match has reached this point: the rest has not been played yet."
    )


def _line(shown: Shown, event: Event, key: str) -> Part | None:
    """Return a player's name and action; None for an event that is no action of a player.

    They are on one line where both fit, else on two.
    """
    mark = timeline_mark(event)
    if mark is not None:
        seat, icon, named = mark
        found = sentence(event, shown.table.seats, NOBODY)
        words = found[2] if found is not None else named()
        return _said(shown, seat, Icons((icon,), 1.5), words, 0, key)
    if not isinstance(event, CardBuilt | StageBuilt | CardSold):
        return None
    card = event.card
    seen, paid = card != HIDDEN, 0
    match event:
        case CardBuilt():
            paint = partial(_paint_block, fill=str(shown.card(card).colour))
            sign: Part = Drawing(32, 22, paint)
            words, paid = card_name(card), paid_in(event)
        case StageBuilt():
            sign, paid = Icons(("stage",), 1.5), paid_in(event)
            words = translate("Replay", "Stage {number}").format(number=ROMAN[event.stage])
            words += f" · {card_name(card)}" if seen else ""
        case CardSold():
            sign, words = Icons(("discard",), 1.5), translate("Replay", "discards a card")
            if seen:
                words = translate("Replay", "discards {card}").format(card=card_name(card))
    return _said(shown, event.seat, sign, words, paid, key)


def _logged(shown: Shown, event: Event, key: str) -> Part | None:
    """Return a player's name and the words of the log; None for an event without a player's line.

    Between two turns players answer and no card is played.
    """
    found = sentence(event, shown.table.seats, NOBODY)
    seat, icon, words = found if found is not None else (None, "", "")
    if seat is None:
        return None
    return _said(shown, seat, Icons((icon,), 1.5), words, 0, key)


def _said(shown: Shown, seat: Seat, sign: Part, words: str, paid: int, key: str) -> Part:
    """Return a player's name and action with the coins that were paid."""
    name = shown.table.seats[seat].name
    who = Text(name, bold=700, lines=1, narrow=True)
    said = Cell(flow(who, Text(words, "note", "ink_soft"), gap=8), weight=1)
    coins = (coin(paid, 30),) if paid else ()
    ground = rounded(8, colour("ink", 0.05), colour("ink", 0.18), 1)
    if seat == shown.table.view.seat:
        ground = rounded(8, colour("gold_light", 0.8), "gold", 2)
    return Answering(
        row(sign, said, *coins, gap=9),
        key,
        titled(name, words),
        paint=ground,
        margins=(6, 4, 8, 4),
    )


def _paint_block(canvas: Canvas, rect: QRectF, fill: str) -> None:
    side = min(canvas.s(36), rect.height())
    draw_block(canvas, QRectF(rect.left(), rect.center().y() - side / 2, side * 0.9, side), fill)


class OpenCards(TablePart[tuple[Shown, Revealed]]):
    """A row for each city: its hand, then the cards under its stages; the discards at the foot."""

    on_slab, edge = True, "gold"
    margins = (12, 6, 12, 8)
    share = 0.9

    def depends_on(self, opened: tuple[Shown, Revealed]) -> object:
        shown, cards = opened
        return cards, shown.table.seats

    def describe_table(self, opened: tuple[Shown, Revealed]) -> Part:
        (shown, cards), u = opened, self.style.u
        wide, high = self.rect.width() / u - 24 - _NAME, self.rect.height() / u - 14
        piles = [cards.discards[n : n + _PILE] for n in range(0, len(cards.discards), _PILE)]
        cities = range(len(cards.hands))
        pitch = min(_MOST_HIGH, (high - 38) / (len(cities) + max(1, len(piles))))
        lines = [self._city(shown, cards, city, wide) for city in cities]
        label = row(Icons(("discard",), 1.2), _name(translate("Replay", "Discards")), gap=4)
        for number, pile in enumerate(piles or [()]):
            name = Space() if number else label
            strips = self._strips(shown, pile, wide / _PILE, f"pile {number}")
            lines.append(row(Cell(name, _NAME), *strips, gap=0))
        head = row(
            Text(capitals(translate("Replay", "Hidden cards")), "title", bold=700, lines=1),
            Icons(("stage",)),
            Text(translate("Replay", "hand, then the cards under the stages"), "note", "ink_soft"),
        )
        rows = column(*(Cell(line, high=pitch) for line in lines), gap=0)
        return column(Cell(head, high=30), gold_line(), rows, gap=2)

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
        return Ground(inside, rounded(6, colour("gold", 0.28)) if own else None, (0, 0, 0, 0))

    def _strips(
        self, shown: Shown, cards: Sequence[CardId], wide: float, key: str
    ) -> Iterator[Part]:
        """Yield a strip for each card, so many design pixels wide."""
        for number, card in enumerate(cards):
            strip = structure(shown, card, self.enlarge.emit, key=f"{key} {number}")
            yield Cell(Ground(strip, None, (0, 2, 5, 3)), min(160.0, wide))


def _name(words: str, *, bold: bool = False) -> Part:
    return Text(words, "note", bold=700 if bold else 600, lines=1, cut=True)


class WatchedTable(TablePage):
    """A table page that handles only the gestures of looking."""

    def __init__(
        self, art: Art, parent: QWidget | None = None, boxes: Sequence[TableParts] = ()
    ) -> None:
        super().__init__(art, parent, boxes)
        self.turn = TurnPanel(self.scene.style)
        self.cards = OpenCards(self.scene.style)
        self._moment = ReplayMoment()
        for panel in (self.turn, self.cards):
            panel.setZValue(_ABOVE)
            panel.hide()
            self.scene.addItem(panel)
        self.cards.enlarge.connect(self.enlarge)
        self.scene.only_show()
        self.scene.laid_out.connect(self._show_panels)

    def show_at(self, table: Table, moment: ReplayMoment, picked: CardId | None) -> None:
        """Show a table at a moment, and the card that is about to be played."""
        self.show_table(table)
        hand = self.scene.parts.hand.cards
        if picked in hand:
            self.scene.select(hand.index(picked), by_mouse=True)
        else:
            self.scene.pick_nothing()
        self.show_moment(moment)

    def show_moment(self, moment: ReplayMoment) -> None:
        """Show this in the panels alone; the table stays as it is."""
        self._moment = moment
        self._show_panels()

    def clear(self) -> None:
        super().clear()
        for panel in (self.turn, self.cards):
            panel.forget()
            panel.hide()

    def retranslate(self) -> None:
        self.turn.refresh()
        self.cards.refresh()
        super().retranslate()
        self._show_panels()

    def _show_panels(self) -> None:
        shown, cards = self.scene.shown, self._moment.cards
        if shown is None:
            return
        parts, style = self.scene.parts, self.scene.style
        self.turn.place(parts.actions.geometry, style)
        self.turn.show_table((shown, self._moment))
        self.turn.show()
        margin = style.s(10)
        self.cards.place(parts.hand.rect.adjusted(0, -margin, 0, -margin), style)
        self.cards.setVisible(cards is not None)
        if cards is not None:
            self.cards.show_table((shown, cards))
