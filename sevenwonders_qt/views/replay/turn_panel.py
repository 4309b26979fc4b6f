"""What every city does in a turn, where the buttons are in a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.events import HIDDEN, CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.events import paid as paid_in
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, column, flow, row
from sevenwonders_qt.views.kit.words import Icons, Text, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_block
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.part import TablePart
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import roman

translate = QCoreApplication.translate

Played = CardBuilt | StageBuilt | CardSold

_FEW = 4
"""So many rows or fewer are higher."""


class TurnPanel(TablePart):
    """One row for each card that is played on the way to the next stop, or to this one."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
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
        if self._shown is not None:
            self.lay(canvas, self._describe(self._shown), box.adjusted(s(14), s(6), -s(14), -s(10)))

    def _describe(self, shown: Shown) -> Part:
        rows = [_line(shown, event, f"row {n}") for n, event in enumerate(self._played)]
        lines = [Cell(line, high=48 if len(rows) <= _FEW else 0) for line in rows]
        nothing = "" if rows else self._nothing(shown)
        words = Text(nothing, shade="ink_soft", lines=0, vertical="top")
        return column(title(self._title(shown)), words, *lines, gap=3, stretch=12)

    def _title(self, shown: Shown) -> str:
        if shown.table.view.result is not None:
            return translate("Replay", "The end")
        if self._past:
            return translate("Replay", "In the last turn")
        return translate("Replay", "In this turn")

    def _nothing(self, shown: Shown) -> str:
        result = shown.table.view.result
        if result is not None:
            names = ", ".join(shown.table.seats[seat].name for seat in result.winners)
            points = result.totals[result.winners[0]]
            text = translate("Replay", "{names}: victory with %n point(s)", None, points)
            return text.format(names=names)
        if self._past:
            return translate("Replay", "Nothing has been played yet, and what comes is hidden.")
        return translate("Replay", "The match stands here: what comes is still to be played.")


def _line(shown: Shown, event: Played, key: str) -> Part:
    """Who played what: on one line where both fit, else on two."""
    name, card = shown.table.seats[event.seat].name, event.card
    seen, paid = card != HIDDEN, 0
    match event:
        case CardBuilt():
            paint = partial(_paint_block, fill=str(shown.card(card).colour))
            sign: Part = Drawing(32, 22, paint)
            words, paid = card_name(card), paid_in(event)
        case StageBuilt():
            sign, paid = Icons(("stage",), 1.5), paid_in(event)
            words = translate("Replay", "Stage {number}").format(number=roman(event.stage))
            words += f" · {card_name(card)}" if seen else ""
        case CardSold():
            sign, words = Icons(("discard",), 1.5), translate("Replay", "discards a card")
            if seen:
                words = translate("Replay", "discards {card}").format(card=card_name(card))
    who = Text(name, bold=700, lines=1, narrow=True)
    said = Cell(flow(who, Text(words, "note", "ink_soft"), gap=8), weight=1)
    coins = (coin(paid, 30),) if paid else ()
    return Answering(
        row(sign, said, *coins, gap=9),
        key,
        f"{name}: {words}",
        paint=partial(_paint_ground, own=event.seat == shown.table.view.seat),
        margins=(6, 4, 8, 4),
        focusable=False,
    )


def _paint_block(canvas: Canvas, rect: QRectF, fill: str) -> None:
    side = min(canvas.s(36), rect.height())
    draw_block(canvas, QRectF(rect.left(), rect.center().y() - side / 2, side * 0.9, side), fill)


def _paint_ground(canvas: Canvas, rect: QRectF, *, own: bool) -> None:
    fill = colour("gold_light", 0.8) if own else colour("ink", 0.05)
    canvas.rounded(rect, 8, fill, "gold" if own else colour("ink", 0.18), 2 if own else 1)
