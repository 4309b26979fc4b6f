"""The tag of a card in the hand, as a shape and words: can it be built, and at what price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.words.table import is_partly_sold
from sevenwonders_qt.models.words.terms import card_name, short_free_way, way_icon

translate = QCoreApplication.translate


class TagWords(NamedTuple):
    """Words on a tag, which goes without them where there is no room."""

    words: str


Item = str | int | TagWords
"""An icon, coins or words."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A pill in the colour ``fill``; ``short`` are the items where there is no room for words."""

    fill: str
    items: tuple[Item, ...]
    short: tuple[Item, ...] = ()

    @property
    def words(self) -> str:
        """The words on the tag."""
        return " ".join(item.words for item in self.items if isinstance(item, TagWords))


def missing_signs(missing: Sequence[Resource]) -> tuple[str, ...]:
    """Return the drawings of the resources that cannot be bought, each once."""
    return tuple(f"res_{kind}" for kind in dict.fromkeys(missing))


def offer_tag(shown: Shown, offer: Offer) -> Tag:
    """Return the mark of a card that may be chosen."""
    free = offer.preferred_free_build
    if free is not None:
        words = translate("Table", "free: {why}").format(why=short_free_way(free.way))
        return Tag("gold_light", (way_icon(free.way), TagWords(words)))
    match offer.state:
        case Offered.FREE:
            return Tag("good", ("state_ok", TagWords(translate("Table", "no cost"))))
        case Offered.READY:
            ready = translate("Table", "own production")
            words = ready if shown.table.all_by_name else translate("Table", "you produce")
            return Tag("good", ("state_ok", TagWords(words)))
        case Offered.CHAIN:
            name = card_name(offer.chain) if offer.chain else ""
            words = translate("Table", "free: {card}").format(card=name)
            return Tag("chain", ("state_chain", TagWords(words)))
        case Offered.PRICE:
            return _price_tag(shown, offer.payments[0])
        case Offered.BUILT:
            return Tag("ink_soft", ("state_no", TagWords(translate("Table", "already built"))))
    if offer.missing:
        words = translate("Table", "nobody sells")
        if is_partly_sold(shown, offer):
            words = translate("Table", "not enough", "of these goods for sale")
        return Tag("bad", ("state_no", TagWords(words), *missing_signs(offer.missing)[:3]))
    text = translate("Table", "costs {price}, %n short", None, offer.short_of)
    return Tag("bad", ("state_no", TagWords(text.format(price=offer.cheapest))))


def _price_tag(shown: Shown, way: Payment) -> Tag:
    """Return the price with each receiver's part; the name of a neighbour who gets all of it."""
    left, right = "scope_left", "scope_right"
    words: list[Item] = []
    view, bank = shown.table.view, way.to_bank
    if way.to_left:
        paid = str(way.to_left) if way.to_right or bank else shown.name(view.left.seat)
        words += [left, TagWords(paid)]
    if way.to_right:
        paid = str(way.to_right) if way.to_left or bank else shown.name(view.right.seat)
        words += [TagWords(paid), right]
    if bank and words:
        words += ["coins", TagWords(f"+{bank}")]
    elif bank:
        words.append(TagWords(translate("Table", "to the bank")))
    icon = "trade_both" if way.to_left and way.to_right else left if way.to_left else right
    if not way.to_left and not way.to_right:
        icon = "coins"
    return Tag("gold_light", (way.total, *words), (way.total, icon))


def choice_tag(shown: Shown, use: Use) -> Tag:
    """Return the mark of the card that is face down for this turn."""
    icon, words = chosen_words(use)
    held = shown.table.box_hand
    if held is not None and use is Use.BUILD:
        icon, words = held.icon, held.laid()
    return Tag("gold_light", (icon, TagWords(words)))


def chosen_words(use: Use) -> tuple[str, str]:
    """Return the icon and the words for the use that a card was chosen for."""
    match use:
        case Use.BUILD:
            return "build", translate("Table", "chosen: build")
        case Use.STAGE:
            return "stage", translate("Table", "chosen: stage")
        case Use.SELL:
            return "discard", translate("Table", "chosen: discard")


def under_tag(free: Shown, offer: Offer) -> Tag:
    """Return the mark of a card for the Free City; ``free`` is the table that it sees."""
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
    """Return the mark of the card that is face down for the Free City."""
    return _under("gold_light", *chosen_words(use))


def _under(fill: str, what: Item, words: str) -> Tag:
    return Tag(fill, (EMBLEM, what, TagWords(words)))


def receivers(shown: Shown, payment: Payment) -> str:
    """Return the receivers of a payment, as short as can be."""
    view = shown.table.view
    paid = ((payment.to_left, view.left.seat), (payment.to_right, view.right.seat))
    you = translate("Table", "you", "who is paid")
    names = [
        you if seat == shown.table.decider else shown.name(seat) for coins, seat in paid if coins
    ]
    if payment.to_bank:
        names.append(translate("Table", "bank"))
    return " + ".join(names)
