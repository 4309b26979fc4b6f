"""How the Free City is marked: its head, its emblem, and what it pays for the cards of a hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPen

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.hand_tag import Item, Said, Tag, chosen_words
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

EMBLEM = "free_city"


def under_tag(free: Shown, offer: Offer) -> Tag:
    """What a card of the hand would take from the Free City; ``free`` is the table it sees."""
    if offer.preferred_free_build is not None or offer.state is Offered.CHAIN:
        return _under("chain", "state_chain", translate("Table", "free", "of a card"))
    match offer.state:
        case Offered.FREE:
            return _under("good", "state_ok", translate("Table", "no cost"))
        case Offered.READY:
            return _under("good", "state_ok", translate("Table", "it produces"))
        case Offered.PRICE:
            return _under("gold_light", offer.cheapest, receivers(free, offer.payments[0]))
        case Offered.BUILT:
            return _under("ink_soft", "state_no", translate("Table", "has it"))
    return _under("bad", "state_no", translate("Table", "cannot"))


def laid_under(use: Use) -> Tag:
    """The mark of the card that lies face down for the Free City."""
    return _under("gold_light", *chosen_words(use))


def _under(fill: str, what: Item, words: str) -> Tag:
    return Tag(fill, (EMBLEM, what, Said(words)))


def receivers(shown: Shown, payment: Payment) -> str:
    """Who is paid, as short as can be."""
    view = shown.table.view
    paid = ((payment.to_left, view.left.seat), (payment.to_right, view.right.seat))
    names = [_receiver(shown, seat) for coins, seat in paid if coins]
    if payment.to_bank:
        names.append(translate("Table", "bank"))
    return " + ".join(names)


def _receiver(shown: Shown, seat: Seat) -> str:
    if seat == shown.table.decider:
        return translate("Table", "you", "who is paid")
    return shown.name(seat)


def draw_free_frame(canvas: Canvas, card: QRectF) -> None:
    """The frame of the card meant for the Free City: dashes, where the own one's is solid."""
    s, painter = canvas.s, canvas.painter
    for out, shade, wide in ((7.0, "ink", 2.0), (5.0, "moon", 5.0)):
        canvas.rounded(card.adjusted(-s(out), -s(out), s(out), s(out)), 15, None, shade, wide)
    pen = QPen(colour("sea", role="line"), s(5))
    pen.setDashPattern([2.2, 2.2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card.adjusted(-s(5), -s(5), s(5), s(5)), s(15), s(15))


def draw_pile_mark(canvas: Canvas, card: QRectF, *, narrow: bool) -> None:
    """That the card was drawn from the Free City's pile this turn."""
    s = canvas.s
    words = translate("Table", "from the pile")
    wide = s(32) if narrow else s(38) + canvas.text_width(words, 13, 600, "condensed")
    rect = QRectF(card.right() - s(4) - wide, card.top() + card.height() * 0.275, wide, s(26))
    canvas.rounded(rect, 13, colour("bar", 0.92), "gold", 1.4)
    back = QRectF(rect.left() + s(9), rect.center().y() - s(9), s(12), s(18))
    canvas.rounded(back, 2, "sea", "parchment", 1.4)
    if narrow:
        back = back.translated(s(4), -s(1))
        canvas.rounded(back, 2, "sea", "parchment", 1.4)
        return
    box = QRectF(rect.left() + s(27), rect.top(), wide - s(30), s(26))
    canvas.text(box, words, 13, "parchment", 600, "left", "condensed")
