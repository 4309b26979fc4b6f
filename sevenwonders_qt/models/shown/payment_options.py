"""The ways to use a card of the hand and to pay for it, to choose from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.events import BANK
from sevenwonders_qt.games.classic.offer import Payment
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.lists import all_of, in_a_row
from sevenwonders_qt.models.words.table import used_words
from sevenwonders_qt.models.words.terms import (
    card_name,
    free_way,
    is_wonders_power,
    resource_name,
)

translate = QCoreApplication.translate

NOTHING: Final = Purchase((), (), ())


@dataclass(frozen=True, slots=True)
class PaymentOption:
    """One way to choose: a command, its price and its effect on the neighbours' coins.

    ``headline`` replaces the split if no neighbour is paid: a chain, a free build, a sale.
    ``gain`` are coins from the bank.
    """

    command: Play
    payment: Payment
    note: str
    headline: str = ""
    gain: int = 0


def payment_options(table: Table, card: CardId, use: Use, option: str = "") -> list[PaymentOption]:
    """Return every way to ``use`` this card now, cheapest first; empty when there is none.

    ``option`` is the option taken with it.
    """
    if use is Use.SELL:
        return _sale(table, card, option)
    offer = table.offers.get(card) if use is Use.BUILD else table.stage
    if option:
        offer = table.options.get((option, card))
    if offer is None:
        return []
    found = [_paid(table, payment, card) for payment in offer.payments]
    if use is Use.BUILD and offer.chain is not None:
        text = in_person(
            table,
            translate("Prompt", "Free: you have {structure}."),
            translate("Prompt", "Free: the Free City has {structure}."),
        )
        found = [replace(found[0], headline=text.format(structure=card_name(offer.chain)))]
    if offer.free_build is not None and use is Use.BUILD:
        found.append(_free(table, offer.free_build, uses_up=offer.uses_up))
        if offer.preferred_free_build is not None:
            found = [found[-1], *found[:-1]]
    return found


def _sale(table: Table, card: CardId, option: str) -> list[PaymentOption]:
    sales = (
        command
        for command in table.view.legal
        if isinstance(command, Play)
        and (command.use, command.card, command.option) == (Use.SELL, card, option)
    )
    text = translate("Prompt", "The card goes face down to the discard pile.")
    note = translate("Prompt", "Nobody sees which card it was.")
    extra = table.options.get((option, card))
    if option and extra is None:
        return []
    price = extra.cheapest if extra is not None else 0
    gain = table.view.shape.sale_coins - price
    return [
        PaymentOption(command, Payment(command, price, 0, 0, NOTHING), note, text, gain)
        for command in sales
    ][:1]


def _free(table: Table, command: Play, *, uses_up: bool) -> PaymentOption:
    payment = Payment(command, 0, 0, 0, NOTHING)
    if not is_wonders_power(command.way):
        text = translate("Prompt", "Free: {why}.").format(why=free_way(command.way))
        return PaymentOption(command, payment, _used_up() if uses_up else "", text)
    text = in_person(
        table,
        translate("Prompt", "Free, by the power of your wonder."),
        translate("Prompt", "Free, by the power of its wonder."),
    )
    return PaymentOption(command, payment, _why_free(command.way), text)


def _why_free(way: Way) -> str:
    """Return the note on a power that one should know before using it."""
    match way:
        case Way.FREE_COLOUR:
            return translate("Prompt", "Your city has no structure of this colour yet.")
        case Way.FREE_FIRST:
            return translate("Prompt", "Only the first card of each Age is free.")
        case Way.FREE_LAST:
            return translate("Prompt", "Only the card of the last turn of each Age is free.")
    return _used_up()


def _used_up() -> str:
    return translate("Prompt", "This uses up the power for this Age.")


def _paid(table: Table, payment: Payment, card: CardId) -> PaymentOption:
    left, right = table.view.left, table.view.right
    parts = [_purse(table, left, payment.to_left), _purse(table, right, payment.to_right)]
    note = in_a_row(parts)
    remarks = filter(None, (_remark(table, payment), used_words(payment)))
    note = " · ".join((note, *remarks))
    return PaymentOption(replace(payment.command, card=card), payment, note)


def _purse(table: Table, city: CityView, coins: int) -> str:
    """Return the coins of a neighbour after being paid ``coins``, in words."""
    name = table.seats[city.seat].name
    if not coins:
        return translate("Prompt", "{name} keeps {coins}").format(name=name, coins=city.coins)
    text = translate("Prompt", "{name} will have {coins}")
    return text.format(name=name, coins=city.coins + coins)


def _remark(table: Table, payment: Payment) -> str:
    """Return a reason for this split."""
    if payment.to_bank:
        text = translate("Prompt", "%n coin(s) to the bank", None, payment.to_bank)
        units = (resource for seat, resource in payment.purchase.others if seat == BANK)
        bought = all_of(map(resource_name, units))
        return f"{text} ({bought})" if bought else text
    if payment.to_left and payment.to_right:
        return translate("Prompt", "split between the two")
    unpaid = table.view.right if payment.to_left else table.view.left
    if payment.to_left + payment.to_right and unpaid.shields > table.view.own.shields:
        text = translate("Prompt", "nothing to {name}, who would win the conflict")
        return text.format(name=table.seats[unpaid.seat].name)
    return ""


def in_person(table: Table, own: str, free: str) -> str:
    """Return the words for the city that pays: for the ``own`` one, or for the ``free`` one."""
    return free if table.is_free_citys else own


def built_already(table: Table) -> str:
    """Return the refusal of a structure that the city that pays already has."""
    return in_person(
        table,
        translate("Prompt", "You have built this already."),
        translate("Prompt", "The Free City has built this already."),
    )
