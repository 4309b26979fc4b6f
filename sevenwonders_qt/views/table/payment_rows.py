"""The rows of the payment overlay: the table seen from above, left, own city, right, price."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.buyer_words import buyer_words
from sevenwonders_qt.views.table.payment_options import Option

translate = QCoreApplication.translate

_NUMBER: Final = 44.0
_WEIGHTS: Final = (0.27, 0.16, 0.34, 0.23)
"""How wide left, own city, right and price are against each other."""


def heads(table: Table) -> Part:
    """The headings: who receives, what is mine, what I pay."""
    words, view = buyer_words(table), table.view
    gets = translate("Prompt", "{name} gets")
    left, right = (
        Text(gets.format(name=table.seats[seat].name), bold=700, narrow=True)
        for seat in (view.left.seat, view.right.seat)
    )
    mine, pays = (Text(text, bold=700, narrow=True) for text in (words.its_own, words.pays))
    left_sign, right_sign = Icons(("scope_left",), 1.4), Icons(("scope_right",), 1.4)
    cells = row(left_sign, Cell(left, weight=1), gap=8), mine, row(right, right_sign, gap=8), pays
    return row(Cell(Space(), _NUMBER), *map(_weighed, cells, _WEIGHTS), gap=6)


def option_row(option: Option, number: int, coins: int, *, chosen: bool, cheapest: bool) -> Part:
    """One way to pay; ``coins`` is what the payer has, ``number`` the key that picks it."""
    paid, bought = option.payment, option.payment.purchase
    key = Drawing(_NUMBER, 40, partial(_paint_number, number=number, chosen=chosen))
    left = coins - paid.total + option.gain
    rest = translate("Prompt", "%n left", None, left) if left else translate("Prompt", "none left")
    price = f"+{option.gain}" if option.gain else paid.total
    pays = row(coin(price, 52), Text(rest, bold=600, narrow=True, weight=1), gap=8)
    if option.headline:
        words = Cell(Text(option.headline, narrow=True), weight=sum(_WEIGHTS[:3]))
        above = row(key, words, _weighed(pays, _WEIGHTS[3]), gap=6)
    else:
        lots = _lot(bought.left, paid.to_left), _lot(bought.own), _lot(bought.right, paid.to_right)
        ruled = (Ground(part, _paint_rule, (0, 0, 12, 0)) for part in lots)
        above = row(key, *map(_weighed, (*ruled, pays), _WEIGHTS), gap=6)
    pill = Ground(
        Text(translate("Prompt", "cheapest") if cheapest else "", "note", "white", 600, lines=1),
        partial(_paint_pill, shade="good"),
        (14, 2, 14, 2),
    )
    note = Text(option.note, "note", "ink_soft", weight=1)
    return column(above, row(Cell(Space(), _NUMBER - 6), pill, note, gap=8), gap=4, middle=True)


def needs(bought: Purchase, table: Table) -> Part:
    """What the city makes itself, what it buys, and the coins it has."""
    said = buyer_words(table)
    lots = (said.makes, bought.own), (translate("Prompt", "to buy"), bought.left + bought.right)
    rows = [row(_label(text), Cell(_lot(found), weight=1), gap=6) for text, found in lots]
    coins = row(
        _label(said.has), Cell(coin(table.view.own.coins, 44), 46, high=46), Space(weight=1), gap=6
    )
    line = Drawing(0, 2, _paint_line)
    return Ground(column(*rows, line, coins, gap=8), _paint_needs, (12, 8, 8, 8))


def _label(text: str) -> Part:
    return Cell(Text(text, "note", bold=600), 90)


def _weighed(part: Part, weight: float) -> Part:
    return Cell(part, weight=weight, keeps=True)


def _lot(resources: tuple[Resource, ...], coins: int | None = None) -> Part:
    """Resources of one city, and the coins that it gets for them."""
    if not resources:
        text = translate("Prompt", "nothing") if coins is not None else "—"
        return Text(text, "text", colour("ink", 0.72), 400, lines=1, narrow=True)
    return Drawing(0, 46, partial(_paint_lot, resources=resources, coins=coins))


def _paint_lot(
    canvas: Canvas, rect: QRectF, resources: tuple[Resource, ...], coins: int | None
) -> None:
    pictures = len(resources) + (1.35 if coins is not None else 0)
    side = min(canvas.s(44), rect.width() / pictures * 0.95)
    step, cy = side * 1.045, rect.center().y()
    for number, resource in enumerate(resources):
        canvas.icon(f"res_{resource}", rect.left() + step * number + side / 2, cy, side)
    if coins is not None:
        canvas.coin(rect.left() + step * len(resources) + side * 0.68, cy, side, f"+{coins}")


def _paint_number(canvas: Canvas, rect: QRectF, number: int, *, chosen: bool) -> None:
    if number <= 9:
        x, y, fill = rect.center().x(), rect.center().y(), "gold" if chosen else "parchment"
        canvas.ellipse(x, y, canvas.s(16), None, fill, colour("ink", 0.7), 2)
        canvas.number(x, y, str(number), canvas.s(18))


def paint_row(canvas: Canvas, rect: QRectF, *, chosen: bool) -> None:
    """The ground of a way to pay."""
    if chosen:
        out = canvas.s(4)
        canvas.rounded(rect.adjusted(-out, -out, out, out), 12, "gold")
    fill = "parchment_pale" if chosen else colour("parchment_dark", 0.55)
    canvas.rounded(rect, 9, fill, colour("ink", 0.5 if chosen else 0.25), 1.4)


def _paint_rule(canvas: Canvas, rect: QRectF) -> None:
    x, out = rect.right() - canvas.s(4), canvas.s(3)
    ends = (x, rect.top() - out), (x, rect.bottom() + out)
    canvas.line(*ends, colour("ink", 0.18), 1.4)


def _paint_pill(canvas: Canvas, rect: QRectF, shade: Shade) -> None:
    canvas.rounded(rect, 14, shade)


def _paint_needs(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect, 10, colour("ink", 0.06), colour("ink", 0.2), 1.2)


def _paint_line(canvas: Canvas, rect: QRectF) -> None:
    y = rect.center().y()
    canvas.line((rect.left(), y), (rect.right(), y), colour("ink", 0.2), 1.2)
