"""The mark over a card of the hand: can I build it, and at what price; shown by shape and words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.games.classic.offer import Offer, Offered
from sevenwonders_qt.models.terms import card_name, short_free_way
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import ribbon
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

HEIGHT = 34.0


@dataclass(frozen=True, slots=True)
class Tag:
    """A pill: colour, icon in front, words, icons behind; or a price and who gets it.

    ``receivers`` are side and coins; the bank's share is in ``bank``. ``name`` is written when
    one neighbour alone is paid.
    """

    fill: str
    icon: str = ""
    words: str = ""
    behind: tuple[str, ...] = ()
    price: int = 0
    receivers: tuple[tuple[Side, int], ...] = ()
    bank: int = 0
    name: str = ""


def offer_tag(shown: Shown, offer: Offer) -> Tag:
    """The mark of a card that may be chosen."""
    free = offer.preferred_free_build
    if free is not None:
        words = translate("Table", "free: {why}").format(why=short_free_way(free.way))
        return Tag("gold_light", free.way, words)
    match offer.state:
        case Offered.FREE:
            return Tag("good", "state_ok", translate("Table", "no cost"))
        case Offered.READY:
            ready = translate("Table", "own production")
            words = ready if shown.table.watched else translate("Table", "you produce")
            return Tag("good", "state_ok", words)
        case Offered.CHAIN:
            name = card_name(offer.chain) if offer.chain else ""
            words = translate("Table", "free: {card}").format(card=name)
            return Tag("chain", "state_chain", words)
        case Offered.PRICE:
            return _price_tag(shown, offer)
        case Offered.BUILT:
            return Tag("ink_soft", "state_no", translate("Table", "already built"))
    if offer.missing:
        behind = tuple(f"res_{kind}" for kind in dict.fromkeys(offer.missing))[:3]
        return Tag("bad", "state_no", translate("Table", "nobody sells"), behind)
    text = translate("Table", "costs {price}, %n short", None, offer.short_of)
    return Tag("bad", "state_no", text.format(price=offer.cheapest))


def _price_tag(shown: Shown, offer: Offer) -> Tag:
    way, view = offer.payments[0], shown.table.view
    paid = ((Side.LEFT, way.to_left), (Side.RIGHT, way.to_right))
    receivers = tuple((side, n) for side, n in paid if n)
    name = ""
    if len(receivers) == 1 and not way.to_bank:
        seat = view.left.seat if receivers[0][0] is Side.LEFT else view.right.seat
        name = shown.name(seat)
    return Tag("gold_light", price=way.total, receivers=receivers, bank=way.to_bank, name=name)


def choice_tag(use: Use) -> Tag:
    """The mark of the card that lies face down for this turn."""
    return Tag("gold_light", *chosen_words(use))


def chosen_words(use: Use) -> tuple[str, str]:
    """The icon of what a card was chosen for, and the words."""
    match use:
        case Use.BUILD:
            return "build", translate("Table", "chosen: build")
        case Use.STAGE:
            return "stage", translate("Table", "chosen: stage")
        case Use.SELL:
            return "discard", translate("Table", "chosen: discard")


def draw_tag(canvas: Canvas, cx: float, cy: float, tag: Tag, room: float) -> None:
    """Draw the mark around (cx, cy); without its words where they would not fit ``room``."""
    fits = _width(canvas, tag) <= room
    if tag.price and not fits:
        _draw_small_price(canvas, cx, cy, tag)
    elif tag.price and tag.name:
        _draw_one_receiver(canvas, cx, cy, tag)
    elif tag.price:
        _draw_price(canvas, cx, cy, tag)
    else:
        _draw_words(canvas, cx, cy, tag if fits else replace(tag, words=""))


def _width(canvas: Canvas, tag: Tag) -> float:
    """How wide the mark is with all its words."""
    high = canvas.s(HEIGHT)
    if tag.name:
        return high * 2.1 + canvas.text_width(tag.name, 15, 600, "condensed") + canvas.s(10)
    if tag.price:
        words, share = _bank_words(tag)
        wide = high * (1.2 + 1.15 * len(tag.receivers) + (0.9 if share else 0)) + canvas.s(10)
        return wide + canvas.text_width(words or share, 15, 600, "condensed")
    wide = high * (1.02 if tag.words else 0.78) + high * 0.86 * len(tag.behind) + canvas.s(14)
    return wide + canvas.text_width(tag.words, 15, 600, "condensed")


def _draw_words(canvas: Canvas, cx: float, cy: float, tag: Tag) -> None:
    high, wide = canvas.s(HEIGHT), _width(canvas, tag)
    shade = "ink" if tag.fill == "gold_light" else "white"
    rect = ribbon(canvas, cx, cy, wide, high, tag.fill)
    if not tag.words and not tag.behind:
        canvas.icon(tag.icon, cx, cy, high * 0.82)
        return
    canvas.icon(tag.icon, rect.left() + high * 0.52, cy, high * 0.82)
    if tag.words:
        words = QRectF(rect.left() + high * 1.02, rect.top(), wide, high)
        canvas.text(words, tag.words, 15, shade, 600, "left", "condensed")
    x = rect.right() - high * 0.52 - (len(tag.behind) - 1) * high * 0.86
    for icon in tag.behind:
        canvas.icon(icon, x, cy, high * 0.80)
        x += high * 0.86


def _draw_small_price(canvas: Canvas, cx: float, cy: float, tag: Tag) -> None:
    high = canvas.s(HEIGHT)
    rect = ribbon(canvas, cx, cy, high * 1.9, high, tag.fill)
    canvas.coin(rect.left() + high * 0.6, cy, high * 0.96, tag.price)
    sides = [side for side, _ in tag.receivers]
    icon = "coins"
    if sides == [Side.LEFT]:
        icon = "scope_left"
    elif sides == [Side.RIGHT]:
        icon = "scope_right"
    elif sides:
        icon = "trade_both"
    canvas.icon(icon, rect.right() - high * 0.55, cy, high * 0.7)


def _bank_words(tag: Tag) -> tuple[str, str]:
    """What is written of the bank: in words when it alone is paid, else only its share."""
    if not tag.bank:
        return "", ""
    if tag.bank == tag.price:
        return translate("Table", "to the bank"), ""
    return "", f"+{tag.bank}"


def _draw_price(canvas: Canvas, cx: float, cy: float, tag: Tag) -> None:
    high = canvas.s(HEIGHT)
    bank, share = _bank_words(tag)
    rect = ribbon(canvas, cx, cy, _width(canvas, tag), high, tag.fill)
    canvas.coin(rect.left() + high * 0.58, cy, high * 0.98, tag.price)
    x = rect.left() + high * 1.16
    for side, paid in tag.receivers:
        left = side is Side.LEFT
        marks.arrow(canvas, side, x + high * (0.36 if left else 0.74), cy, high * 0.62)
        box = QRectF(x + high * (0.68 if left else 0.04), rect.top(), high * 0.38, high)
        align: Align = "left" if left else "right"
        canvas.text(box, str(paid), 17, "ink", 700, align, "condensed")
        x += high * 1.15
    if share:
        canvas.icon("coins", x + high * 0.36, cy, high * 0.62)
        x += high * 0.76
    words = QRectF(x, rect.top(), rect.right() - x - canvas.s(4), high)
    canvas.text(words, bank or share, 15, "ink", 600, "left", "condensed")


def _draw_one_receiver(canvas: Canvas, cx: float, cy: float, tag: Tag) -> None:
    high = canvas.s(HEIGHT)
    side = tag.receivers[0][0]
    rect = ribbon(canvas, cx, cy, _width(canvas, tag), high, tag.fill)
    canvas.coin(rect.left() + high * 0.58, cy, high * 0.98, tag.price)
    left = side is Side.LEFT
    tip = rect.left() + high * 1.5 if left else rect.right() - high * 0.52
    marks.arrow(canvas, side, tip, cy, high * 0.66)
    x = rect.left() + high * (1.95 if left else 1.2)
    room = rect.right() - x - (canvas.s(8) if left else high * 0.9)
    canvas.text(QRectF(x, rect.top(), room, high), tag.name, 15, "ink", 600, "left", "condensed")
