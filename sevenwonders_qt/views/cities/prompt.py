"""The overlay that asks how a loss is paid: a place for each coin, paid or owed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.cities.catalogue import NAME
from sevenwonders_qt.games.classic.scoring import COINS_PER_POINT
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.boxes import debts_of
from sevenwonders_qt.models.cities.losses import (
    Bill,
    Cause,
    cause_words,
    left_words,
    title_words,
    way_words,
)
from sevenwonders_qt.models.keys import asked_number
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import WONDERS
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    in_rows,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.steps import arrow_step
from sevenwonders_qt.views.kit.words import Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table.action_button import button, peek_button
from sevenwonders_qt.views.table.bar import portrait
from sevenwonders_qt.views.table.counters import CHANGED
from sevenwonders_qt.views.table.overlay import Prompting
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.places import City

translate = QCoreApplication.translate

_WIDE: Final = 1092.0
_CAUSE: Final = 92.0
_PLACE: Final = 128.0
"""Design pixels: the width of the box, the height of a cause, and of a place with its words."""

_FOOT: Final = 18.0
"""Design pixels below the box."""

_ONE_ROW: Final = 7
_SCENE: Final = 240 / 220
"""The most places in a row that have words, and the shape of a picture."""

_PICTURE: Final = 84.0


class LossPrompt(Prompting):
    """Left and right, numbers and clicks say how many coins are paid; Enter answers.

    It begins with all that can be paid. Each place is a coin: a click on it pays so many, another
    click on the last one that is paid one fewer.
    """

    rule = "cities_losses"
    icon = "coin_loss"
    room = (34, 92, 34, 26)

    def __init__(self, style: TableStyle, shown: Shown, bill: Bill) -> None:
        super().__init__(style, closable=False)
        self.shown, self.bill = shown, bill
        self.paid = bill.most
        self.lit = [City(shown.own.seat), *(City(cause.by) for cause in bill.causes)]
        self.set_focus_key("answer")

    # The question --------------------------------------------------------------------------

    @property
    def owed(self) -> int:
        """The debts of the answer."""
        return self.bill.coins - self.paid

    def pay(self, coins: int) -> None:
        """Pay so many coins, as far as that can be."""
        self.paid = max(0, min(coins, self.bill.most))
        self.set_focus_key("answer")
        self.refresh()

    def press_place(self, number: int) -> None:
        """Pay up to the place ``number``, from 1; one fewer if that is the last one paid."""
        self.pay(number - 1 if number == self.paid else number)

    def confirm(self) -> None:
        """Answer with what is paid now."""
        self.answer_with(self.bill.ways[self.paid])

    def key(self, event: QKeyEvent) -> bool:
        across, number = arrow_step(event), asked_number(event, On.PROMPT)
        if across:
            self.pay(self.paid + across)
        elif number is not None:
            self.pay(number)
        else:
            return False
        return True

    # Drawing -------------------------------------------------------------------------------

    def size(self) -> tuple[float, float]:
        lines = -(-len(self.bill.causes) // 2)
        places = _PLACE if self.bill.coins <= _ONE_ROW else 2 * _PLACE * 0.62
        return _WIDE, 370 + lines * (_CAUSE + 10) + places

    def box_in(self, table: QRectF) -> QRectF:
        """Return a place at the foot of the table: the numbers of the own city stay in sight."""
        box = super().box_in(table)
        box.moveBottom(table.bottom() - self.style.s(_FOOT))
        return box

    def head(self) -> tuple[str, str]:
        return title_words(self.bill), translate("Cities", "Nobody sees what you choose.")

    def about(self) -> str:
        """Name who takes coins, then what is answered now."""
        causes = [self._cause_words(cause) for cause in self.bill.causes]
        return ". ".join((*causes, way_words(self.paid, self.owed)))

    def body(self) -> Part:
        causes = [self._cause(cause) for cause in self.bill.causes]
        lines = in_rows(causes, 2 if len(causes) > 1 else 1, 12)
        rule = translate(
            "Cities",
            "Three coins are worth 1 point at the end; each debt costs 1 and is never paid back.",
        )
        each = translate("Cities", "Each place is a coin that you pay, or a debt.")
        return column(
            *(Cell(line, high=_CAUSE) for line in lines),
            Text(each, "note", "ink_soft", lines=1),
            row(self._coin_places(), Cell(self._sums(), 400), gap=20, weight=1),
            Text(rule, "note", "ink", 600, lines=1),
            Cell(row(*self._answers(), gap=14), high=74),
            gap=10,
        )

    def _cause_words(self, cause: Cause) -> str:
        text = translate("Cities", "{name}, {what}: %n coin(s)", None, cause.coins)
        return text.format(name=self.shown.name(cause.by), what=cause_words(cause))

    def _cause(self, cause: Cause) -> Part:
        """Return who takes coins, and with what."""
        name = self.shown.name(cause.by)
        words = column(
            Text(name, bold=700, lines=1, cut=True),
            Text(cause_words(cause), "note", "ink_soft", lines=1),
            gap=0,
            weight=1,
            middle=True,
        )
        lost = (Token("numbered", ("coin_loss",), cause.coins),)
        inside = row(
            Cell(Drawing(0, 0, partial(self._paint_picture, cause)), _PICTURE),
            portrait(self.shown.portrait(cause.by), 46),
            words,
            Drawing(58, 58, partial(draw_row, row=lost)),
            gap=10,
        )
        plate = rounded(8, mix("parchment", "dusk", 0.14), colour("ink", 0.5), 1.5)
        tip = self._cause_words(cause)
        key = f"cause {self.bill.causes.index(cause)}"
        return Answering(inside, key, tip, paint=plate, margins=(6, 6, 12, 6), weight=1)

    def _paint_picture(self, cause: Cause, canvas: Canvas, rect: QRectF) -> None:
        if cause.what in WONDERS:
            city = self.shown.table.view.cities[cause.by]
            draw_wonder(canvas, rect, cause.what, city.side, city.stages, city.stage_count, 6)
            return
        with canvas.clip(rect, 6):
            wide = max(rect.width(), rect.height() * _SCENE)
            whole = QRectF(0, 0, wide, wide / _SCENE)
            whole.moveCenter(rect.center())
            scene = self.shown.faces(CardId(cause.what)).scene
            canvas.art.svg(f"scenes/{scene}.svg").render(canvas.painter, whole)

    def _coin_places(self) -> Part:
        """Return a place for each coin; the first ones are paid."""
        places = [self._place(number) for number in range(1, self.bill.coins + 1)]
        if len(places) <= _ONE_ROW:
            return row(*places, gap=10, weight=1)
        return column(*in_rows(places, -(-len(places) // 2), 6), gap=6, weight=1)

    def _place(self, number: int) -> Part:
        paid, able = number <= self.paid, number <= self.bill.most
        word = translate("Cities", "paid") if paid else translate("Cities", "owed")
        paint = partial(_paint_place, paid=paid)
        parts: list[Part] = [Cell(Drawing(0, 0, paint, 1), weight=1)]
        if self.bill.coins <= _ONE_ROW:
            shade: Shade = "on_bright" if paid else CHANGED
            parts.append(Text(word, "note", shade, 700, "center", lines=1))
        ground = rounded(7, colour("gold", 0.55) if paid else colour("bad", 0.2), "ink_soft", 1.5)
        tip = titled(number, word) if able else self._short()
        return Answering(
            column(*parts, gap=2, weight=1),
            f"place {number}",
            tip,
            partial(self.press_place, number) if able else None,
            titled(number, word),
            paint=ground,
            margins=(5, 7, 5, 5),
            weight=1,
            focusable=False,
            radius=7,
        )

    def _short(self) -> str:
        return translate("Cities", "You have only %n coin(s).", None, self.shown.own.coins)

    def _sums(self) -> Part:
        """Return coins, points of the treasury and points that are owed, before and after."""
        own = self.shown.own
        coins, owed = (own.coins, own.coins - self.paid), debts_of(own.pieces)
        points = [each // COINS_PER_POINT for each in coins]
        worth = translate("Cities", "Treasury {before} → {after}")
        lines = (
            ("coin", coins, worth.format(before=points[0], after=points[1])),
            ("debt_blank", (owed, owed - self.owed), translate("Cities", "points by debts")),
        )
        rows = [
            row(
                sign(icon, 40),
                Cell(row(*_steps(*step), gap=8), 150),
                Text(words, "note", "ink_soft", 500, lines=2, weight=1),
                gap=12,
                weight=1,
            )
            for icon, step, words in lines
        ]
        return Ground(
            column(*rows, gap=4), rounded(8, colour("sand", 0.5), "stone", 1.5), (16, 8, 12, 8)
        )

    def _answers(self) -> Iterator[Part]:
        """Yield the answer, and buttons that set the coins to all and to none."""
        yield Cell(peek_button(), 160)
        yield Cell(
            button(
                "answer",
                way_words(self.paid, self.owed),
                self.confirm,
                act=FixedKey.ENTER,
                note=left_words(self.shown.own.coins - self.paid, self.owed),
                primary=True,
                rule=self.rule,
            ),
            400,
        )
        if self.bill.most:
            every = self.bill.most == self.bill.coins
            words = translate("Cities", "Pay all") if every else _as_much()
            yield self._shortcut("all", words, self.bill.most)
            yield self._shortcut("none", translate("Cities", "Owe all"), 0)

    def _shortcut(self, key: str, words: str, coins: int) -> Part:
        named = acts.NUMBERS
        act = named[coins] if coins < len(named) else None
        note = left_words(self.shown.own.coins - coins, self.bill.coins - coins)
        return button(key, words, partial(self.pay, coins), act=act, note=note)


def _as_much() -> str:
    return translate("Cities", "Pay all you can")


def _steps(before: int, after: int) -> Iterator[Part]:
    yield Number(whole_number(before), tall=30, shade="ink_soft")
    if before != after:
        yield sign("line_play", 18, shade=CHANGED)
        yield Number(whole_number(after), tall=30, shade=CHANGED)
    yield Space(weight=1)


def _paint_place(canvas: Canvas, rect: QRectF, paid: bool) -> None:
    side = min(rect.width(), rect.height())
    canvas.icon("coin" if paid else "debt", *rect.center().toTuple(), side)


def loss_prompt(style: TableStyle, shown: Shown) -> LossPrompt:
    """Return the question about the losses of the own city."""
    bill = shown.table.boxes[NAME]
    assert isinstance(bill, Bill), "a seat is asked only about a loss that it has"
    return LossPrompt(style, shown, bill)
