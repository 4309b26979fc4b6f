"""Prices, reasons and tooltips of the table in words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.models.terms import (
    card_name,
    cost_words,
    effect_sentences,
    free_way,
    kind_name,
    resource_name,
)
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


def coins(n: int) -> str:
    """So many coins."""
    return translate("Table", "%n coin(s)", None, n)


def payment_words(shown: Shown, payment: Payment) -> str:
    """Who gets how much, e.g. "2 to Ana, 1 to the bank"."""
    view = shown.table.view
    parts = []
    for paid, seat in ((payment.to_left, view.left.seat), (payment.to_right, view.right.seat)):
        if paid:
            text = translate("Table", "{n} to {name}")
            parts.append(text.format(n=paid, name=shown.name(seat)))
    if payment.to_bank:
        parts.append(translate("Table", "{n} to the bank").format(n=payment.to_bank))
    return ", ".join(parts)


def build_note(shown: Shown, offer: Offer) -> str:
    """The small line under "Build"."""
    match offer.state:
        case Offered.FREE:
            return translate("Table", "costs nothing")
        case Offered.READY:
            return translate("Table", "with what you produce")
        case Offered.CHAIN:
            name = card_name(offer.chain) if offer.chain else ""
            return translate("Table", "free through {card}").format(card=name)
        case Offered.PRICE:
            return _priced(shown, offer)
    return reason(offer)


def stage_note(shown: Shown, offer: Offer) -> str:
    """The small line under "Stage"."""
    if offer.state is Offered.NO:
        return reason(offer)
    return _priced(shown, offer) if offer.cheapest else translate("Table", "with what you produce")


def _priced(shown: Shown, offer: Offer) -> str:
    words = payment_words(shown, offer.payments[0])
    ways = len(offer.payments)
    return words if ways == 1 else words + " · " + translate("Table", "%n way(s)", None, ways)


def reason(offer: Offer) -> str:
    """Why something cannot be built, on one line; empty when it can."""
    if offer.state is Offered.BUILT:
        return translate("Table", "already in your city")
    if offer.state is not Offered.NO:
        return ""
    if offer.missing:
        return translate("Table", "nobody sells {goods}").format(goods=_names(offer.missing))
    if offer.short_of:
        text = translate("Table", "costs {price}, you lack %n", None, offer.short_of)
        return text.format(price=offer.cheapest)
    return translate("Table", "not now")


def _names(resources: Iterable[Resource]) -> str:
    return ", ".join(resource_name(resource) for resource in dict.fromkeys(resources))


def card_words(shown: Shown, card: CardId) -> list[str]:
    """What there is to know of a card, a line each: name and kind, cost, effects, chains."""
    entry = shown.card(card)
    lines = [f"{card_name(card)} · {kind_name(entry.colour)}"]
    lines.append(translate("Table", "Cost: {cost}").format(cost=cost_words(entry.cost)))
    if entry.chains_from:
        names = " / ".join(dict.fromkeys(map(card_name, entry.chains_from)))
        lines.append(translate("Table", "Free with {cards}").format(cards=names))
    lines += effect_sentences(entry.effects)
    if entry.chains_to:
        names = ", ".join(dict.fromkeys(map(card_name, entry.chains_to)))
        lines.append(translate("Table", "Makes free: {cards}").format(cards=names))
    return lines


def hand_words(shown: Shown, card: CardId, offer: Offer | None) -> str:
    """The tooltip of a card in hand: the card, and what building it takes or why it cannot be."""
    lines = card_words(shown, card)
    if offer is not None:
        lines.append(_verdict(shown, offer))
    return "\n".join(lines)


def _verdict(shown: Shown, offer: Offer) -> str:
    free = offer.rather_free
    if free is not None:
        text = translate("Table", "You can build it for free: power of your wonder, {why}.")
        return text.format(why=free_way(free.way))
    if offer.possible:
        text = translate("Table", "You can build it: {how}.")
        return text.format(how=build_note(shown, offer))
    return translate("Table", "You cannot build it: {why}.").format(why=reason(offer))


def stage_words(shown: Shown, wonder: str, side: str, stage: int) -> str:
    """The tooltip of a wonder stage (0 is the first)."""
    entry = shown.table.catalogue.boards[wonder, side].stages[stage]
    head = translate("Table", "Stage {number}").format(number=roman(stage))
    cost = translate("Table", "Cost: {cost}").format(cost=cost_words(entry.cost))
    return "\n".join([head, cost, *effect_sentences(entry.effects)])


def roman(stage: int) -> str:
    """The numeral of a stage, 0 being the first."""
    return ("I", "II", "III", "IV")[stage]
