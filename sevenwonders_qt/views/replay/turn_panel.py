"""What every city does in a turn, where the buttons are in a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.events import HIDDEN, CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.events import paid as paid_in
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_block
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import roman

translate = QCoreApplication.translate

Played = CardBuilt | StageBuilt | CardSold


@dataclass(frozen=True, slots=True)
class _Row:
    """``fill`` is the colour of a built card, else ``icon`` is shown in its place."""

    name: str
    words: str
    fill: str = ""
    icon: str = ""
    paid: int = 0
    own: bool = False


class TurnPanel(TablePart):
    """One row for each card that is played on the way to the next stop, or to this one."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._played: list[Played] = []
        self._past = False

    def show_turn(self, shown: Shown, events: Sequence[Event], *, past: bool) -> None:
        """Show what comes, or came, of these events, as the seat that looks may see them."""
        self._shown, self._past = shown, past
        self._played = [e for e in events if isinstance(e, CardBuilt | StageBuilt | CardSold)]
        view = shown.table.view
        self.renew((view.version, view.seat, tuple(self._played), shown.table.seats, past))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.slab(box, "parchment", 12)
        if self._shown is None:
            return
        inner = box.adjusted(s(14), s(8), -s(14), -s(10))
        head = QRectF(inner.left(), inner.top(), inner.width(), s(30))
        rows = [_row(self._shown, event) for event in self._played]
        title = self._title(self._shown)
        canvas.text(head, title.upper(), 17, "ink", 700, "left", "title", shrink=0.6)
        line = inner.top() + s(32)
        canvas.line((inner.left(), line), (inner.right(), line), "gold", 2)
        body = inner.adjusted(0, s(38), 0, 0)
        if not rows:
            self._draw_nothing(canvas, body, self._shown)
            return
        high = min(s(72), body.height() / len(rows))
        for number, row in enumerate(rows):
            place = QRectF(body.left(), body.top() + number * high, body.width(), high)
            self._draw_row(canvas, place.adjusted(0, s(2), 0, -s(2)), row, f"row {number}")

    def _title(self, shown: Shown) -> str:
        if shown.table.view.result is not None:
            return translate("Replay", "The end")
        if self._past:
            return translate("Replay", "In the last turn")
        return translate("Replay", "In this turn")

    def _draw_nothing(self, canvas: Canvas, body: QRectF, shown: Shown) -> None:
        result = shown.table.view.result
        words = translate("Replay", "The match stands here: what comes is still to be played.")
        if self._past:
            words = translate("Replay", "Nothing has been played yet, and what comes is hidden.")
        if result is not None:
            names = ", ".join(shown.table.seats[seat].name for seat in result.winners)
            points = result.totals[result.winners[0]]
            text = translate("Replay", "{names}: victory with %n point(s)", None, points)
            words = text.format(names=names)
        canvas.paragraph(body, words, 17, "ink_soft")

    def _draw_row(self, canvas: Canvas, place: QRectF, row: _Row, key: str) -> None:
        s = canvas.s
        fill = colour("gold_light", 0.8) if row.own else colour("ink", 0.05)
        edge = "gold" if row.own else colour("ink", 0.18)
        canvas.rounded(place, 8, fill, edge, 2 if row.own else 1)
        side = min(s(44), place.height() - s(6))
        mini = QRectF(place.left() + s(6), place.center().y() - side / 2, side * 0.9, side)
        if row.fill:
            draw_block(canvas, mini, row.fill)
        else:
            canvas.icon(row.icon, mini.center().x(), mini.center().y(), side)
        words = QRectF(mini.right() + s(9), place.top(), 0, place.height())
        words.setRight(place.right() - s(10))
        if row.paid:
            coin = min(s(34), place.height() * 0.86)
            canvas.coin(words.right() - coin / 2, place.center().y(), coin, row.paid)
            words.setRight(words.right() - coin - s(6))
        if place.height() >= s(50):
            half = words.height() / 2
            above, below = words.adjusted(0, s(2), 0, -half), words.adjusted(0, half, 0, -s(2))
        else:
            share = words.width() * 0.34
            above = words.adjusted(0, 0, share - words.width(), 0)
            below = words.adjusted(share + s(6), 0, 0, 0)
        canvas.text(above, row.name, 17, "ink", 700, "left", "condensed", shrink=0.7)
        canvas.text(below, row.words, 16, "ink_soft", 500, "left", "condensed", shrink=0.66)
        self.add_spot(place, key, f"{row.name}: {row.words}", focusable=False)


def _row(shown: Shown, event: Played) -> _Row:
    name, own = shown.table.seats[event.seat].name, event.seat == shown.table.view.seat
    match event:
        case CardBuilt():
            paid = paid_in(event)
            fill = str(shown.card(event.card).colour)
            return _Row(name, card_name(event.card), fill, paid=paid, own=own)
        case StageBuilt():
            paid = paid_in(event)
            words = translate("Replay", "Stage {number}").format(number=roman(event.stage))
            if event.card != HIDDEN:
                words = f"{words} · {card_name(event.card)}"
            return _Row(name, words, icon="stage", paid=paid, own=own)
        case CardSold():
            words = translate("Replay", "discards a card")
            if event.card != HIDDEN:
                words = translate("Replay", "discards {card}").format(card=card_name(event.card))
            return _Row(name, words, icon="discard", own=own)
