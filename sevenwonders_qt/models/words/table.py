"""Prices, refusals and tooltips of the table in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.events import HIDDEN, StageBuilt
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.games.classic.prices import FromBoard, Make, Rebate, Used, Waive, WaiveAll
from sevenwonders_qt.games.classic.view import CityView, PlayerView, Producers
from sevenwonders_qt.models.boxes import card_played
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words import terms
from sevenwonders_qt.models.words.effects import (
    cost_words,
    effect_sentences,
    either,
    price_words,
    stage_sentences,
)
from sevenwonders_qt.models.words.lists import all_of, in_a_row
from sevenwonders_qt.models.words.names import ROMAN, wonder_name
from sevenwonders_qt.models.words.terms import card_name, free_way, kind_name, resource_name

translate = QCoreApplication.translate


def coins(n: int) -> str:
    """Return so many coins in words."""
    return translate("Table", "%n coin(s)", None, n)


def payment_words(shown: Shown, payment: Payment) -> str:
    """Return the receivers of a payment and their parts."""
    view = shown.table.view
    paid = ((view.left.seat, payment.to_left), (view.right.seat, payment.to_right))
    shares = [(shown.name(seat), coins) for seat, coins in paid]
    return terms.payment_words(shares, payment.to_bank)


def build_note(shown: Shown, offer: Offer) -> str:
    """Return the small line under "Build"."""
    match offer.state:
        case Offered.FREE:
            return translate("Table", "costs nothing")
        case Offered.READY:
            return _saved(offer) or _produced(shown)
        case Offered.CHAIN:
            name = card_name(offer.chain) if offer.chain else ""
            return translate("Table", "free through {card}").format(card=name)
        case Offered.PRICE:
            return _priced(shown, offer)
    return reason(shown, offer)


def stage_note(shown: Shown, offer: Offer) -> str:
    """Return the small line under "Stage"."""
    if offer.state is Offered.NO:
        return reason(shown, offer)
    return _priced(shown, offer) if offer.cheapest else _saved(offer) or _produced(shown)


def sale_note(shown: Shown) -> str:
    """Return the small line under "Discard"."""
    if shown.table.is_free_citys:
        return translate("Table", "from the bank to the Free City")
    return translate("Table", "from the bank to you")


def by_power(shown: Shown, way: Way) -> str:
    """Return the name of the power that builds for nothing."""
    if not terms.is_wonders_power(way):
        return free_way(way)
    text = translate("Table", "power of your wonder, {why}")
    if shown.table.is_free_citys:
        text = translate("Table", "power of its wonder, {why}")
    return text.format(why=free_way(way))


def _produced(shown: Shown) -> str:
    if shown.table.is_free_citys:
        return translate("Table", "with what it produces")
    return translate("Table", "with what you produce")


def _priced(shown: Shown, offer: Offer) -> str:
    words, ways = [payment_words(shown, offer.payments[0])], len(offer.payments)
    words += [translate("Table", "%n way(s)", None, ways)] if ways > 1 else [_saved(offer)]
    return " · ".join(filter(None, words))


def _saved(offer: Offer) -> str:
    """Return what makes the cheapest way cheaper; empty for nothing."""
    return used_words(offer.payments[0]) if offer.payments else ""


def used_words(payment: Payment) -> str:
    """Return the cards, persons and wonders that make a payment cheaper, each with what it does."""
    return in_a_row(filter(None, map(_used_words, payment.used)))


def _used_words(used: Used) -> str:
    """Return what serves in a payment; empty for a seller, who is named with the coins."""
    goods = all_of(map(resource_name, used.units))
    match used.term:
        case WaiveAll(source=source):
            text = translate("Table", "{name}: no resources needed")
        case Waive(source=source):
            text = translate("Table", "{name} saves {goods}")
        case Make(source=source):
            text = translate("Table", "{name} provides {goods}")
        case FromBoard(source=source, coins=coins):
            text = translate("Table", "{name}: {goods} for %n coin(s)", None, coins)
        case Rebate(source=source):
            text = translate("Table", "{name} saves %n coin(s)", None, used.coins)
        case _:
            return ""
    if not source:
        return translate("Table", "saved: {goods}").format(goods=goods) if goods else ""
    return text.format(name=terms.source_name(source), goods=goods)


def reason(shown: Shown, offer: Offer) -> str:
    """Return the reason why something cannot be built, on one line; empty when it can."""
    if offer.state is Offered.BUILT:
        if shown.table.is_free_citys:
            return translate("Table", "already in the Free City")
        return translate("Table", "already in your city")
    if offer.state is not Offered.NO:
        return ""
    if offer.missing:
        text = translate("Table", "nobody sells {goods}")
        if is_partly_sold(shown, offer):
            text = translate("Table", "not enough {goods} for sale")
        return text.format(goods=all_of(map(resource_name, dict.fromkeys(offer.missing))))
    if offer.short_of:
        text = translate("Table", "costs {price}, %n short", None, offer.short_of)
        return text.format(price=offer.cheapest)
    return translate("Table", "not now")


def is_partly_sold(shown: Shown, offer: Offer) -> bool:
    """Return whether a neighbour sells some of the missing resources, though not enough."""
    view = shown.table.view
    sold = {good for city in (view.left, view.right) for unit in city.sells for good in unit}
    return not sold.isdisjoint(offer.missing)


def search_cause(shown: Shown) -> str:
    """Return the stage or the card that lets the own city search the discards; empty if unknown.

    Nothing that the city plays comes between it and the search.
    """
    seat = shown.own.seat
    for entry in reversed(shown.table.log):
        event, played = entry.event, card_played(entry.event)
        if isinstance(event, StageBuilt) and event.seat == seat:
            return translate("Prompt", "{wonder}, stage {number}").format(
                wonder=wonder_name(shown.own.wonder), number=ROMAN[event.stage]
            )
        if played is not None and played[0] == seat:
            return card_name(played[1])
    return ""


def card_words(shown: Shown, card: CardId) -> list[str]:
    """Return the facts of a card, a line each: name and kind, cost, effects, chains."""
    entry = shown.card(card)
    lines = [f"{card_name(card)} · {kind_name(entry.colour)}"]
    lines.append(translate("Table", "Cost: {cost}").format(cost=price_words(entry)))
    if entry.chains_from:
        names = " / ".join(dict.fromkeys(map(card_name, entry.chains_from)))
        lines.append(translate("Table", "Free with {cards}").format(cards=names))
    lines += effect_sentences(entry.effects)
    if entry.chains_to:
        names = in_a_row(dict.fromkeys(map(card_name, entry.chains_to)))
        lines.append(translate("Table", "Makes free: {cards}").format(cards=names))
    return lines


def hand_words(shown: Shown, card: CardId) -> str:
    """Return the tooltip of a card in hand: the card, and its cost or why it cannot be built.

    For the player who decides for the Free City it speaks of both cities.
    """
    lines = card_words(shown, card)
    for city in (shown, shown.of_free_city()):
        offer = city.table.offers.get(card) if city is not None and city.choosing else None
        if city is not None and offer is not None:
            lines.append(_verdict(city, card, offer))
    return "\n".join(lines)


def _verdict(shown: Shown, card: CardId, offer: Offer) -> str:
    how, able = build_note(shown, offer), offer.possible
    held = shown.table.box_hand
    if held is not None:
        text, cannot = held.able(), held.unable()
        return text.format(how=how) if able else cannot.format(why=reason(shown, offer))
    if offer.preferred_free_build is not None:
        how = by_power(shown, offer.preferred_free_build.way)
    elif not able:
        how = use_restriction(shown, card, Use.BUILD) or reason(shown, offer)
    if shown.table.is_free_citys:
        text = translate("Table", "The Free City can build it: {how}.")
        cannot = translate("Table", "The Free City cannot build it: {why}.")
    elif offer.preferred_free_build is not None:
        text = translate("Table", "You can build it for free: {how}.")
        cannot = ""
    else:
        text = translate("Table", "You can build it: {how}.")
        cannot = translate("Table", "You cannot build it: {why}.")
    return text.format(how=how) if able else cannot.format(why=how)


def stage_words(shown: Shown, city: CityView, stage: int) -> str:
    """Return the tooltip of a wonder stage (0 is the first), which may be built already."""
    entry, stands = shown.board(city).stages[stage], stage < city.stages
    head = translate("Table", "Stage {number}").format(number=ROMAN[stage])
    if stands:
        head = translate("Table", "Stage {number}, built").format(number=ROMAN[stage])
    chosen = city.alternatives[stage] if stands else None
    return "\n".join([head, stage_cost(entry), *stage_sentences(entry, chosen)])


def stage_cost(stage: Stage) -> str:
    """Return the cost of a stage on a line."""
    return translate("Table", "Cost: {cost}").format(cost=cost_words(stage.cost))


def production_words(makes: Producers) -> str:
    """Return the production of a city in a turn, such as "Each turn: Wood; Clay or Ore"."""
    return translate("Accessible", "Produces each turn: {goods}").format(goods=_units(makes))


def savings_words(view: PlayerView, seat: Seat) -> str:
    """Return what makes purchases from a neighbour cheaper now, a line for each; empty for none.

    A term without a source has nothing to name.
    """
    lines = []
    for term in view.terms.get(HIDDEN, ()):
        match term:
            case FromBoard(seat=seller, resource=resource, source=source) if (
                seller == seat and source
            ):
                lines.append(_used_words(Used(term, (resource,))))
            case Rebate(seat=seller, coins=coins, source=source) if seller == seat and source:
                text = translate("Table", "{name}: %n coin(s) less in a turn", None, coins)
                lines.append(text.format(name=terms.source_name(source)))
    return "\n".join(dict.fromkeys(lines))


def sales_words(sells: Producers) -> str:
    """Return the goods that a neighbour sells, in the form of `production_words`."""
    return translate("Accessible", "For sale: {goods}").format(goods=_units(sells))


def _units(units: Producers) -> str:
    return "; ".join(either([resource_name(each) for each in unit]) for unit in units)


def use_restriction(shown: Shown, card: CardId, use: Use) -> str:
    """Return the reason why a card of the hand may not be put to this use although it is paid for.

    Empty when only the price forbids it, or nothing at all. The legal commands are read from
    the view; only the reason is found here.
    """
    if shown.free_seat is None or not shown.choosing:
        return ""
    open_uses = {
        command.use
        for command in shown.table.view.legal
        if isinstance(command, Play) and command.card == card
    }
    if use in open_uses:
        return ""
    if shown.table.is_free_citys:
        return _restriction_of_free_city(shown, card, use)
    return "" if open_uses else translate("Table", "reserved for the Free City")


def _restriction_of_free_city(shown: Shown, card: CardId, use: Use) -> str:
    offer = shown.table.offers.get(card)
    chained = offer is not None and offer.state is Offered.CHAIN
    if use is Use.STAGE and chained:
        return translate("Table", "its chain must be used")
    if use is Use.SELL:
        return translate("Table", "only if nothing else is possible")
    return ""
