"""The offers to a seat for each card and for its next stage, with prices and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Card, Cost, both
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    Goods,
    Resource,
    Side,
)
from sevenwonders_qt.games.classic.events import HIDDEN
from sevenwonders_qt.games.classic.legal import bill_of
from sevenwonders_qt.games.classic.prices import Due, Position, Term, Used, bills, purchase, total
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.trade import Purchase, price
from sevenwonders_qt.games.classic.view import PlayerView


class Offered(StrEnum):
    """The state of a card or stage: the marks over the hand."""

    FREE = "free"  # costs nothing at all
    READY = "ready"  # made by the own city
    CHAIN = "chain"  # free by a structure of the city
    PRICE = "price"  # costs coins: to the bank or to neighbours
    BUILT = "built"  # the city has one of that name already
    NO = "no"  # too dear, or no seller has the missing resources


NO_COST = Cost()


@dataclass(frozen=True, slots=True)
class Payment:
    """One way to pay: coins by receiver, the resources behind them, and what made it cheaper."""

    command: Play
    to_bank: int
    to_left: int
    to_right: int
    purchase: Purchase
    to_others: tuple[Due, ...] = ()
    used: tuple[Used, ...] = ()

    @property
    def total(self) -> int:
        others = sum(coins for _, coins in self.to_others)
        return self.to_bank + self.to_left + self.to_right + others


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to build a card or to raise a stage.

    ``payments`` are all affordable ones, cheapest first; empty for BUILT and NO. ``chain`` is the
    structure that makes it free. ``free_build`` is the command that builds it free by a power, and
    ``uses_up`` means that the power serves once per Age. For NO, ``short_of`` is the coins missing
    for the cheapest way (0 when no way exists), and ``missing`` the resources that neither the
    city nor its neighbours can provide.
    """

    state: Offered
    payments: tuple[Payment, ...] = ()
    chain: CardId | None = None
    free_build: Play | None = None
    uses_up: bool = False
    cheapest: int = 0
    short_of: int = 0
    missing: tuple[Resource, ...] = ()

    @property
    def possible(self) -> bool:
        return bool(self.payments) or self.free_build is not None

    @property
    def preferred_free_build(self) -> Play | None:
        """``free_build`` if it is used before paying; None if the power is better kept.

        Only the power that serves once per Age is worth keeping, and only while the seat can pay.
        """
        return None if self.uses_up and self.payments else self.free_build


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices of one unit for the seat at each neighbour."""

    left_raw: int
    left_manufactured: int
    right_raw: int
    right_manufactured: int


def prices(view: PlayerView) -> Prices:
    """Return the seat's prices with its discounts."""
    bits = view.own.discounts
    return Prices(*(price(bits, goods, side) for side in Side for goods in Goods))


def card_offer(rules: Ruleset, view: PlayerView, card_id: CardId) -> Offer:
    """Return the offer to build one card of the hand."""
    card = rules.catalogue.cards[card_id]
    commands = [
        command
        for command in view.legal
        if isinstance(command, Play)
        and (command.card, command.use, command.option) == (card_id, Use.BUILD, "")
    ]
    free_ways = [way for way, _ in rules.ways]
    free = next((command for command in commands if command.way in free_ways), None)
    if card.name in {rules.catalogue.cards[built].name for built in view.own.built}:
        return Offer(Offered.BUILT)
    chained = next((command for command in commands if command.way is Way.CHAIN), None)
    if chained is not None:
        nothing = Payment(chained, 0, 0, 0, Purchase((), (), ()))
        return Offer(Offered.CHAIN, (nothing,), chain=_chain(rules, view, card))
    paid = (c for c in commands if c.way is Way.COST)
    return _offer(rules, view, card.cost, paid, free, view.terms.get(card_id, ()))


def stage_offer(
    rules: Ruleset, view: PlayerView, option: str = "", alternative: int | None = None
) -> Offer | None:
    """Return the offer to raise the next stage, over any card of the hand; None after the last
    one.

    With an ``option``, the offer for both together; None when it is not open to the seat. Of a
    stage with alternatives, that for one of them: they cost the same. Of stages in any order, that
    for one that is left, or without an ``alternative`` the offer for all, as cheap as the cheapest.
    The commands name the first card of the hand: replace it by the card to be used.
    """
    own = view.own
    if own.stages == own.stage_count:
        return None
    board, extra = rules.board_of(view.cities, own.seat), NO_COST
    if alternative is None and board.any_order:
        left = range(len(board.ways(own.stages)))
        found = (stage_offer(rules, view, option, number) for number in left)
        offers = [offer for offer in found if offer is not None]
        return any_of(offers) if offers else None
    alternative = alternative or 0
    cost = board.ways(own.stages)[alternative].cost
    if option:
        if option not in view.option_costs:
            return None
        extra = view.option_costs[option]
        cost = both(cost, extra)
    plays = [c for c in view.legal if isinstance(c, Play) and c.use is Use.STAGE]
    first = plays[0].card if plays else None
    wanted = first, option, alternative
    commands = (c for c in plays if (c.card, c.option, c.alternative) == wanted)
    return _offer(rules, view, cost, commands, None, view.terms.get(HIDDEN, ()), extra)


def any_of(offers: Sequence[Offer]) -> Offer:
    """Return an offer with all payments of some offers; it is like the one that is nearest."""
    nearest = min(
        offers, key=lambda offer: (not offer.payments, len(offer.missing), offer.cheapest)
    )
    payments = [payment for offer in offers for payment in offer.payments]
    return replace(nearest, payments=tuple(sorted(payments, key=lambda each: each.total)))


def option_offer(rules: Ruleset, view: PlayerView, option: str, card_id: CardId) -> Offer | None:
    """Return the offer to use a card with an option of a rule module; None if it is not open."""
    match rules.options[option].use:
        case Use.STAGE:
            offer = stage_offer(rules, view, option)
            if offer is None:
                return None
            ways = (replace(p, command=replace(p.command, card=card_id)) for p in offer.payments)
            return replace(offer, payments=tuple(ways))
        case Use.SELL:
            costs, cost = view.option_costs, Cost(0)
        case Use.BUILD:
            costs, cost = view.build_costs.get(card_id, {}), rules.catalogue.cards[card_id].cost
    if option not in costs:
        return None
    taken = [
        command
        for command in view.legal
        if isinstance(command, Play) and (command.card, command.option) == (card_id, option)
    ]
    extra, building = costs[option], rules.options[option].use is Use.BUILD
    terms = view.terms.get(card_id, ()) if building else ()
    free = [command for command in taken if building and command.way is not Way.COST]
    if free:  # a chain or a power makes the structure free, so only the option is paid
        found = _offer(rules, view, extra, free, None, terms, extra)
        paid = [command for command in taken if command not in free]
        dearer = _offer(rules, view, both(cost, extra), paid, None, terms, extra).payments
        return replace(found, payments=(*found.payments, *dearer))
    return _offer(rules, view, both(cost, extra), taken, None, terms, extra)


def _chain(rules: Ruleset, view: PlayerView, card: Card) -> CardId | None:
    names = {rules.catalogue.cards[built].name for built in view.own.built}
    return next((source for source in card.chains_from if source in names), None)


def _offer(
    rules: Ruleset,
    view: PlayerView,
    cost: Cost,
    commands: Iterable[Play],
    free: Play | None,
    terms: tuple[Term, ...],
    along: Cost = NO_COST,
) -> Offer:
    """Return the offer for a cost; ``along`` is the part of it that an option has."""
    market, own, extra = rules.market, view.own, along.resources
    goods = [market.made_by(own.makes if city is own else city.sells) for city in view.cities]
    at = Position(view.seat, goods, own.discounts)
    payments = tuple(
        Payment(
            command,
            cost.coins + command.to_bank,
            command.to_left,
            command.to_right,
            bought,
            command.to_others,
            used,
        )
        for command in commands
        for bought, used in (purchase(market, cost.resources, at, terms, bill_of(command), extra),)
    )
    uses_up = free is not None and free.way in rules.once_an_age
    if payments:
        cheapest = payments[0].total
        costless = Offered.READY if any(cost.resources) else Offered.FREE
        state = Offered.PRICE if cheapest else costless
        return Offer(state, payments, None, free, uses_up, cheapest)
    dear = bills(market, cost.resources, at, terms, extra)
    if dear:
        cheapest = cost.coins + total(dear[0])
        return Offer(
            Offered.NO,
            free_build=free,
            uses_up=uses_up,
            cheapest=cheapest,
            short_of=max(0, cheapest - view.own.coins),
        )
    return Offer(Offered.NO, free_build=free, uses_up=uses_up, missing=_missing(rules, view, cost))


def _missing(rules: Ruleset, view: PlayerView, cost: Cost) -> tuple[Resource, ...]:
    """Return the fewest missing resources, compared with the production that comes nearest."""
    everyone = rules.market.made_by(view.own.makes + view.left.sells + view.right.sells)
    found: tuple[Resource, ...] = ()
    for stock, resources in zip(everyone, (RAW, MANUFACTURED), strict=True):
        due = [cost.resources[RESOURCES.index(resource)] for resource in resources]
        gaps = (
            [max(0, d - v) for d, v in zip(due, vector, strict=True)] for vector in stock.vectors
        )
        gap = min(gaps, key=lambda units: (sum(units), units))
        found += tuple(r for r, units in zip(resources, gap, strict=True) for _ in range(units))
    return found
