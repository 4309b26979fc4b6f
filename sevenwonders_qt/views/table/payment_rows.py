"""The rows of the payment overlay: the table seen from above, left, own city, right, price."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.buyer_words import buyer_words
from sevenwonders_qt.views.table.payment_options import Option

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the columns of a row begin, in pixels of the box."""

    start: float
    left: float
    mine: float
    right: float
    price: float
    end: float

    @classmethod
    def between(cls, start: float, end: float, indent: float) -> Columns:
        """Columns from ``start`` to ``end``; the first ``indent`` pixels hold the number."""
        width, first = end - start, start + indent
        return cls(
            start, first, first + width * 0.268, first + width * 0.418, start + width * 0.775, end
        )


def draw_heads(canvas: Canvas, columns: Columns, top: float, table: Table) -> None:
    """The headings, 40 design pixels high: who receives, what is mine, what I pay."""
    s = canvas.s
    words = buyer_words(table)
    names = table.seats[table.view.left.seat].name, table.seats[table.view.right.seat].name
    gets = translate("Prompt", "{name} gets")
    high, cy = s(40), top + s(20)

    def head(left: float, right: float, text: str) -> float:
        room = QRectF(left, top, right - left - s(6), high)
        return canvas.text(room, text, 18, "ink", 700, family="condensed", shrink=0.7)

    canvas.icon("scope_left", columns.left + s(14), cy, s(26))
    head(columns.left + s(34), columns.mine, gets.format(name=names[0]))
    head(columns.mine, columns.right, words.its_own)
    width = head(columns.right, columns.price - s(40), gets.format(name=names[1]))
    canvas.icon("scope_right", columns.right + width + s(22), cy, s(26))
    head(columns.price, columns.end, words.pays)


def draw_option(
    canvas: Canvas,
    rect: QRectF,
    columns: Columns,
    option: Option,
    number: int,
    coins: int,
    *,
    chosen: bool,
    cheapest: bool,
) -> None:
    """One way to pay; ``coins`` is what the payer has, ``number`` the key that picks it."""
    s = canvas.s
    if chosen:
        out = s(4)
        canvas.rounded(rect.adjusted(-out, -out, out, out), 12, "gold")
    fill = "parchment_pale" if chosen else colour("parchment_dark", 0.55)
    canvas.rounded(rect, 9, fill, colour("ink", 0.5 if chosen else 0.25), 1.4)
    middle = rect.top() + min(s(44), rect.height() * 0.40)
    _draw_number(canvas, rect.left() + s(27), middle, number, chosen)
    if option.headline:
        words = QRectF(columns.left, middle - s(24), columns.price - columns.left - s(20), s(48))
        canvas.text(words, option.headline, 18, "ink", 500, family="condensed", shrink=0.7)
    else:
        _draw_split(canvas, rect, columns, option, middle)
    _draw_price(canvas, columns, option, middle, coins)
    _draw_note(canvas, rect, columns, option, cheapest=cheapest)


def _draw_number(canvas: Canvas, cx: float, cy: float, number: int, chosen: bool) -> None:
    if number > 9:
        return
    fill = "gold" if chosen else "parchment"
    canvas.ellipse(cx, cy, canvas.s(16), None, fill, colour("ink", 0.7), 2)
    canvas.number(cx, cy, str(number), canvas.s(18))


def _draw_split(
    canvas: Canvas, rect: QRectF, columns: Columns, option: Option, middle: float
) -> None:
    s, paid = canvas.s, option.payment
    _draw_lot(canvas, columns.left, columns.mine, middle, paid.purchase.left, paid.to_left)
    _draw_lot(canvas, columns.mine, columns.right, middle, paid.purchase.own, None)
    _draw_lot(canvas, columns.right, columns.price, middle, paid.purchase.right, paid.to_right)
    for x in (columns.mine - s(14), columns.right - s(14), columns.price - s(16)):
        low = min(rect.top() + s(74), rect.bottom() - s(40))
        canvas.line((x, rect.top() + s(14)), (x, low), colour("ink", 0.18), 1.4)


def _draw_lot(
    canvas: Canvas,
    left: float,
    right: float,
    cy: float,
    resources: tuple[Resource, ...],
    coins: int | None,
) -> None:
    """Resources of one city; ``coins`` it gets for them, None for the own city."""
    s = canvas.s
    if not resources:
        text = translate("Prompt", "nothing") if coins is not None else "—"
        room = QRectF(left, cy - s(24), right - left - s(20), s(48))
        canvas.text(room, text, 17, colour("ink", 0.5), 400, family="condensed")
        return
    most = right - left - s(24)
    pictures = len(resources) + (1.35 if coins is not None else 0)
    side = min(s(44), most / pictures * 0.95)
    step = side * 1.045
    for number, resource in enumerate(resources):
        canvas.icon(f"res_{resource}", left + step * number + side / 2, cy, side)
    if coins is not None:
        canvas.coin(left + step * len(resources) + side * 0.68, cy, side, f"+{coins}")


def _draw_price(canvas: Canvas, columns: Columns, option: Option, cy: float, coins: int) -> None:
    s, price = canvas.s, option.payment.total
    shown = f"+{option.gain}" if option.gain else price
    canvas.coin(columns.price + s(28), cy, s(54), shown)
    n = coins - price + option.gain
    text = translate("Prompt", "%n left", None, n) if n else translate("Prompt", "none left")
    room = QRectF(columns.price + s(64), cy - s(26), columns.end - columns.price - s(70), s(52))
    canvas.text(room, text, 18, "ink", 600, family="condensed", shrink=0.7)


def _draw_note(
    canvas: Canvas, rect: QRectF, columns: Columns, option: Option, *, cheapest: bool
) -> None:
    s = canvas.s
    left, top = columns.left, rect.bottom() - s(38)
    if cheapest:
        text = translate("Prompt", "cheapest")
        width = canvas.text_width(text, 15, 600, "condensed") + s(32)
        pill = QRectF(left, top, width, s(28))
        canvas.rounded(pill, 14, "good")
        canvas.text(pill, text, 15, "white", 600, "center", "condensed")
        left += width + s(12)
    room = QRectF(left, top, columns.end - left - s(12), s(28))
    canvas.text(room, option.note, 16, "ink_soft", 400, family="condensed", shrink=0.7)


def draw_needs(canvas: Canvas, box: QRectF, bought: Purchase, table: Table) -> None:
    """What the city makes itself, what it buys, and the coins it has."""
    s, said = canvas.s, buyer_words(table)
    canvas.rounded(box, 10, colour("ink", 0.06), colour("ink", 0.2), 1.2)
    lots = (
        (said.makes, bought.own),
        (translate("Prompt", "to buy"), bought.left + bought.right),
    )
    for number, (label, resources) in enumerate(lots):
        _draw_need(canvas, box, box.top() + s(8 + 62 * number), label, resources)
    low = box.top() + s(134)
    canvas.line((box.left() + s(12), low), (box.right() - s(12), low), colour("ink", 0.2), 1.2)
    words = QRectF(box.left() + s(12), low + s(4), s(96), s(52))
    canvas.text(words, said.has, 16, "ink", 600, family="condensed", shrink=0.7)
    canvas.coin(box.left() + s(134), low + s(30), s(44), table.view.own.coins)


def _draw_need(
    canvas: Canvas, box: QRectF, top: float, label: str, resources: tuple[Resource, ...]
) -> None:
    s = canvas.s
    words = QRectF(box.left() + s(12), top, s(96), s(56))
    canvas.text(words, label, 16, "ink", 600, family="condensed", shrink=0.7)
    left, cy = box.left() + s(112), top + s(28)
    if not resources:
        dash = QRectF(left + s(12), top, s(40), s(56))
        canvas.text(dash, "—", 17, colour("ink", 0.5), 400, family="condensed")
        return
    step = min(s(48), (box.right() - s(8) - left) / len(resources))
    side = min(s(44), step * 1.15)
    for number, resource in enumerate(resources):
        canvas.icon(f"res_{resource}", left + side / 2 + step * number, cy, side)
