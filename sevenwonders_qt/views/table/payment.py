"""The overlay that asks how to pay, with the cost and the payees of each way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import asked, asked_number, cap, option_act, option_of
from sevenwonders_qt.models.shown.choices import options_for
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.shown.payment_options import (
    PaymentOption,
    built_already,
    in_person,
    payment_options,
)
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.box_words import OptionWords
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.table import use_restriction
from sevenwonders_qt.views.kit.part import (
    Cell,
    Crowd,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
    ruled,
)
from sevenwonders_qt.views.kit.steps import DOWN
from sevenwonders_qt.views.kit.words import Icons, Text, disc, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import button, coin
from sevenwonders_qt.views.table.overlay import Prompting, cities_around
from sevenwonders_qt.views.table.panel import Answering, Scrolled, TableStyle
from sevenwonders_qt.views.table.places import Own, Sells

translate = QCoreApplication.translate

_TABS: Final = ((Use.BUILD, "build"), (Use.STAGE, "stage"), (Use.SELL, "discard"))
_USES: Final = {acts.BUILD: Use.BUILD, acts.STAGE: Use.STAGE, acts.DISCARD: Use.SELL}
ROW: Final = 118.0
LEAST_ROW: Final = 92.0
GAP: Final = 14.0
_ROOM: Final = 712.0 - 150 - 92 - 20
"""The height for rows, in design pixels."""
_NUMBER: Final = 44.0
_WEIGHTS: Final = (0.27, 0.16, 0.34, 0.23)
"""The widths of left, own city, right and price, relative to each other."""


class Extra(NamedTuple):
    """An extra that can be taken with a use of the card: its name, words, and ways to pay both."""

    option: str
    words: OptionWords
    ways: Sequence[PaymentOption]


class PaymentPanel(Scrolled, Prompting):
    """Asks for the use of one card of the hand: build, stage or discard, and which split to pay.

    Digits pick a way, Enter takes it, Escape goes back, C, E and D turn to another use, R wishes
    for the cheapest way from now on.
    """

    room = (34, 96, 20, 26)

    always_cheapest = Signal()
    """Asks to take the cheapest way from now on, without a question."""

    def __init__(
        self,
        style: TableStyle,
        shown: Shown,
        card: CardId,
        use: Use = Use.BUILD,
        *,
        option: str = "",
        closable: bool = True,
    ) -> None:
        """``option`` is the extra taken with the card at first; its key adds and removes it.

        The last card of the hand cannot be left without an answer: it is not ``closable``.
        """
        super().__init__(style, closable=closable)
        self.rule = "trade" if closable else "turn"
        self.shown = shown
        self.table = shown.table
        self.icon = EMBLEM if shown.table.is_free_citys else ""
        self.card = card
        self._options: dict[Use, Sequence[PaymentOption]] = {
            use: ()
            if use_restriction(shown, card, use)
            else payment_options(shown.table, card, use)
            for use, _ in _TABS
        }
        self._extras = {use: self._open_extra(use) for use, _ in _TABS}
        open_uses = [use for use, found in self._options.items() if found]
        self.use = use if use in open_uses else open_uses[0]
        self._taken = {use} if option else set[Use]()
        self.picked = 0
        self.lit = cities_around(shown.table)
        self.set_focus_key("confirm")
        self._changed()

    def _open_extra(self, use: Use) -> Extra | None:
        """Return the extra that a box offers with a use of this card, if it can be paid."""
        for _, option, words in options_for(self.shown, use):
            found = payment_options(self.table, self.card, use, option)
            if found:
                return Extra(option, words, found)
        return None

    # The question --------------------------------------------------------------------------

    @property
    def ways(self) -> Sequence[PaymentOption]:
        """The rows of the chosen tab."""
        if self.extra is not None and self.joins:
            return self.extra.ways
        return self._options[self.use]

    @property
    def way(self) -> PaymentOption:
        """The row that Enter would take."""
        return self.ways[self.picked]

    def turn_to(self, use: Use) -> None:
        """Show the ways of another use, if there are any."""
        if self._options[use] and use is not self.use:
            self.use, self.picked, self.first = use, 0, 0
            self._changed()

    @property
    def extra(self) -> Extra | None:
        """The extra that can be taken with the chosen use; None for none."""
        return self._extras[self.use]

    @property
    def joins(self) -> bool:
        """Whether it is taken."""
        return self.use in self._taken

    def turn_joining(self) -> None:
        """Add the extra to the card, or remove it, where that is possible."""
        if self.extra is not None:
            self._taken ^= {self.use}
            self.picked = self.first = 0
            self._changed()

    def pick(self, number: int) -> None:
        """Choose the row ``number``, from 0; others are ignored."""
        if 0 <= number < len(self.ways):
            self.picked = number
            self.bring_to_view(number)
            self.set_focus_key("confirm")
            self._changed()

    def confirm(self) -> None:
        """Take the chosen row."""
        self.answer_with(self.way.command)

    def wish_cheapest(self) -> None:
        """Take the cheapest way, now and from now on."""
        self.pick(0)
        self.always_cheapest.emit()
        self.confirm()

    def _changed(self) -> None:
        paid, view = self.way.payment.purchase, self.table.view
        bought = (paid.left, view.left), (paid.right, view.right)
        self.ringed = [Sells(city.seat) for resources, city in bought if resources]
        self.refresh()
        self.relight()

    # Overlay -------------------------------------------------------------------------------

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        own = self._place_of(Own())
        middle = own.center().x() if own else table.center().x()
        width = min(s(1180), own.width() - s(4)) if own else s(1088)
        top = table.top() + min(s(150), (table.height() - s(712)) / 2)
        return QRectF(middle - width / 2, top, width, s(712))

    def key(self, event: QKeyEvent) -> bool:
        code, act = event.key(), asked(event, On.PROMPT)
        number = asked_number(event, On.PROMPT)
        if number:
            self.pick(number - 1)
        elif code in DOWN:
            self.pick(self.picked + DOWN[code])
        elif act == acts.CHEAPEST:
            if self.closable:  # the last card is too rare for a lasting wish
                self.wish_cheapest()
        elif self.extra is not None and option_of(act) == self.extra.option:
            self.turn_joining()
        elif act in _USES:
            self.turn_to(_USES[act])
        else:
            return False
        return True

    # Drawing -------------------------------------------------------------------------------

    def head(self) -> tuple[str, str]:
        own, free = translate("Prompt", "How to pay?"), translate("Prompt", "The Free City pays")
        if not self.closable:
            own = translate("Prompt", "The seventh card")
            free = translate("Prompt", "The last of the pile")
        return in_person(self.table, own, free), ""

    def beside(self) -> Sequence[Part]:
        return (row(*(self._tab(use, icon) for use, icon in _TABS), gap=10, weight=1.7),)

    def body(self) -> Part:
        inside = row(Cell(self._card_and_needs(), 214), self._ways(), gap=28, weight=1)
        return row(inside, Ground(Drawing(6, _ROOM, self._paint_bar), None, (0, 54, 0, 0)), gap=8)

    def _card_and_needs(self) -> Part:
        """Return the card, its needs, and the switch for the extra that a box offers with it."""
        extra, faces = self.extra, self.shown.faces(self.card)
        card = Drawing(0, 252 if extra else 328, partial(draw_card, shown=faces))
        parts = [card, _needs(self.way.payment.purchase, self.table)]
        if extra is not None:
            words = extra.words
            text = words.lit() if self.joins else words.more()
            icon, key, act = words.icon, option_act(extra.option), self.turn_joining
            tip, on = words.tip(), self.joins
            switch = button(extra.option, text, act, icon, key, tooltip=tip, primary=on)
            parts += [Space(weight=1), Cell(switch, high=62)]
        return column(*parts, gap=14)

    def _tab(self, use: Use, icon: str) -> Part:
        ways = self._options[use]
        price: tuple[Part, ...] = ()
        if ways:
            price = (coin(f"+{ways[0].gain}" if ways[0].gain else ways[0].payment.total, 34),)
        words = Text(self._use_name(use), bold=700, shade="ink" if ways else "ink_soft", weight=1)
        sign = Icons((icon,), 1.8, opacity=1.0 if ways else 0.4)
        ground = rounded(9, colour("parchment_dark", 1.0 if ways else 0.4), colour("ink", 0.3), 1.2)
        if use is self.use:
            ground = rounded(9, "gold", colour("ink", 0.75), 2)
        return Answering(
            row(sign, words, *price, gap=8),
            f"use {use}",
            "" if ways else self._why_not(use),
            partial(self.turn_to, use) if ways else None,
            paint=ground,
            margins=(10, 2, 10, 2),
            weight=1,
            command=ways[0].command if ways else None,
            focusable=True,
        )

    def _ways(self) -> Part:
        """Return the headings, the rows in sight, and the answers."""
        ways = self.ways
        cheaper = len(ways) > 1 and ways[0].payment.total < ways[1].payment.total
        rows = [
            self._way(number, cheapest=number == 0 and cheaper and not ways[0].headline)
            for number in self.seen
        ]
        heading = Cell(Space() if self.way.headline else _heads(self.table), high=40, keeps=True)
        return column(
            heading,
            column(*rows, gap=GAP),
            Space(weight=1),
            Cell(row(*self._answers(), gap=14), high=62),
            gap=10,
            weight=1,
        )

    def _way(self, number: int, *, cheapest: bool) -> Part:
        way, chosen = self.ways[number], number == self.picked
        other = rounded(9, colour("parchment_dark", 0.55), colour("ink", 0.25), 1.4)
        coins = self.table.view.own.coins
        inside = _option_row(way, number + 1, coins, chosen=chosen, cheapest=cheapest)
        return Answering(
            Cell(inside, high=self._row_height() - 12),
            f"way {number + 1}",
            "",
            partial(self.pick, number),
            way.note,
            paint=rounded(9, "parchment_pale", "gold", 7) if chosen else other,
            margins=(6, 6, 8, 6),
            radius=9,
            command=way.command,
        )

    def _paint_bar(self, canvas: Canvas, track: QRectF) -> None:
        """Draw the position in the list, where it is longer than there is room for."""
        count, seen = self.count(), self.seen
        if count > len(seen):
            canvas.rounded(track, 3, colour("ink", 0.12))
            top = track.top() + track.height() * seen.start / count
            bar = QRectF(track.left(), top, track.width(), track.height() * len(seen) / count)
            canvas.rounded(bar, 3, "gold_deep")

    def _answers(self) -> Iterator[Part]:
        """Yield the other actions, the way back, and the gold button."""
        yield self._hint()
        if self.closable:
            yield Cell(button("back", translate("Prompt", "Back"), self.leave), 140)
        text, icon = self._answer(), dict(_TABS)[self.use]
        yield Cell(button("confirm", text, self.confirm, icon, FixedKey.ENTER, primary=True), 352)

    def _hint(self) -> Part:
        if not self.closable:
            return Text(
                translate("Prompt", "{key}: see the table").format(key=cap(acts.PEEK)),
                "note",
                "ink_soft",
                weight=1,
            )
        if len(self.ways) <= 1 or self.use is Use.SELL:
            return Space(weight=1)
        text = translate("Prompt", "{key}: always the cheapest").format(key=cap(acts.CHEAPEST))
        tip = translate("Prompt", "Pay the cheapest way from now on, without asking")
        words = Text(text, "note", "ink_soft")
        return Answering(words, "cheapest", tip, self.wish_cheapest, text, weight=1)

    # Words ---------------------------------------------------------------------------------

    def _use_name(self, use: Use) -> str:
        if use is Use.BUILD:
            return translate("Prompt", "Build")
        if use is Use.SELL:
            return translate("Prompt", "Discard")
        own = self.table.view.own
        if own.stages == own.stage_count:
            return translate("Prompt", "Wonder done")
        number = ROMAN[own.stages]
        return translate("Prompt", "Stage {number}").format(number=number)

    def _answer(self) -> str:
        n, way = self.way.payment.total, self.way
        if self.extra is not None and self.joins and n:
            return self.extra.words.pay().format(coins=n)
        if self.use is Use.SELL:
            return translate("Prompt", "Discard for {coins}").format(coins=way.gain)
        if self.use is Use.BUILD:
            text = translate("Prompt", "Build for {coins}")
            free = translate("Prompt", "Build for free")
        else:
            text = translate("Prompt", "Build the stage for {coins}")
            free = translate("Prompt", "Build the stage for free")
        return text.format(coins=n) if n else free

    def _why_not(self, use: Use) -> str:
        if use is Use.STAGE:
            offer = self.table.stage
            if offer is None:
                own = translate("Prompt", "Your wonder is finished.")
                free = translate("Prompt", "The wonder of the Free City is finished.")
                return in_person(self.table, own, free)
        else:
            offer = self.table.offers.get(self.card)
        if offer is not None and offer.state is Offered.BUILT:
            return built_already(self.table)
        own = translate("Prompt", "You cannot pay for this.")
        dear = in_person(self.table, own, translate("Prompt", "The Free City cannot pay for this."))
        return use_restriction(self.shown, self.card, use) or dear

    # Rows ----------------------------------------------------------------------------------

    def _row_height(self) -> float:
        n = max(1, len(self.ways))
        return min(ROW, max(LEAST_ROW, (_ROOM + GAP) / n - GAP))

    def count(self) -> int:
        return len(self.ways)

    def room_for(self, lines: Sequence[int]) -> int:
        return min(len(lines), int((_ROOM + GAP + 0.5) // (self._row_height() + GAP)))


def last_card(style: TableStyle, shown: Shown) -> PaymentPanel:
    """Return the panel for the last card: build with it, put it under a stage, or discard it."""
    return PaymentPanel(style, shown, shown.table.view.hand[0], closable=False)


def _heads(table: Table) -> Part:
    """Return the headings: the payees, the city's own goods, the price."""
    view = table.view
    own = in_person(table, translate("Prompt", "yours"), translate("Prompt", "its own"))
    pay = in_person(table, translate("Prompt", "you pay"), translate("Prompt", "it pays"))
    gets = translate("Prompt", "{name} gets")
    left, right = (
        Text(gets.format(name=table.seats[seat].name), bold=700, narrow=True)
        for seat in (view.left.seat, view.right.seat)
    )
    mine, pays = (Text(text, bold=700, narrow=True) for text in (own, pay))
    left_sign, right_sign = Icons(("scope_left",), 1.4), Icons(("scope_right",), 1.4)
    cells = row(left_sign, Cell(left, weight=1), gap=8), mine, row(right, right_sign, gap=8), pays
    return row(Cell(Space(), _NUMBER), *map(_weighed, cells, _WEIGHTS), gap=6)


def _option_row(
    option: PaymentOption, number: int, coins: int, *, chosen: bool, cheapest: bool
) -> Part:
    """Return one way to pay; the payer has ``coins``, the key ``number`` picks it."""
    paid, bought = option.payment, option.payment.purchase
    key = disc(number, 32, "gold" if chosen else "parchment") if number <= 9 else Space()
    left = coins - paid.total + option.gain
    rest = translate("Prompt", "%n left", None, left) if left else translate("Prompt", "none left")
    price = f"+{option.gain}" if option.gain else paid.total
    said = Text(rest, bold=600, narrow=True)
    if option.headline:
        words = Text(option.headline, narrow=True, weight=1)
        above = row(Cell(key, _NUMBER), words, coin(price, 52), said, gap=8)
    else:
        pays = row(coin(price, 52), Cell(said, weight=1), gap=8)
        lots = _lot(bought.left, paid.to_left), _lot(bought.own), _lot(bought.right, paid.to_right)
        line = Drawing(12, 0, ruled(colour("ink", 0.18), 1.4))
        parted = (row(Cell(part, weight=1), line, gap=0) for part in lots)
        above = row(Cell(key, _NUMBER), *map(_weighed, (*parted, pays), _WEIGHTS), gap=6)
    pill = Ground(
        Text(translate("Prompt", "cheapest") if cheapest else "", "note", "white", 600, lines=1),
        rounded(14, "good"),
        (14, 2, 14, 2),
    )
    note = Text(option.note, "note", "ink_soft", weight=1)
    return column(above, row(Cell(Space(), _NUMBER - 6), pill, note, gap=8), gap=4, middle=True)


def _needs(bought: Purchase, table: Table) -> Part:
    """Return the goods the city produces, the goods it buys, and the coins it has."""
    makes = in_person(table, translate("Prompt", "you produce"), translate("Prompt", "it produces"))
    has = in_person(table, translate("Prompt", "you have"), translate("Prompt", "it has"))
    lots = (makes, bought.own), (translate("Prompt", "to buy"), bought.left + bought.right)
    rows = [row(_label(text), Cell(_lot(found), weight=1), gap=6) for text, found in lots]
    coins = row(
        _label(has), Cell(coin(table.view.own.coins, 44), 46, high=46), Space(weight=1), gap=6
    )
    line = Drawing(0, 2, ruled(colour("ink", 0.2)))
    ground = rounded(10, colour("ink", 0.06), colour("ink", 0.2), 1.2)
    return Ground(column(*rows, line, coins, gap=8), ground, (12, 8, 8, 8))


def _label(text: str) -> Part:
    return Cell(Text(text, "note", bold=600), 90)


def _weighed(part: Part, weight: float) -> Part:
    return Cell(part, weight=weight, keeps=True)


def _lot(resources: tuple[Resource, ...], coins: int | None = None) -> Part:
    """Return resources of one city, and the coins that it gets for them."""
    if not resources:
        text = translate("Prompt", "nothing") if coins is not None else "—"
        return Text(text, "text", colour("ink", 0.72), 400, lines=1, narrow=True)
    paid = () if coins is None else (coin(f"+{coins}", 44),)
    icons = (sign(f"res_{resource}", 44) for resource in resources)
    return Cell(Crowd(*icons, *paid, gap=2), high=46)
