"""Prices beyond those of the market: waivers, other sellers and rebates of rule modules.

The market answers fast for the own city and its neighbours. A term takes units off the cost first,
for coins or for nothing, in every way that it can; the market answers the rest, without what a
neighbour has sold already. A rebate is taken off the sum in the end. So all possible ways are
found, and this code never runs in a match without terms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from operator import sub
from typing import NamedTuple

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import RAW, RESOURCES, Resource
from sevenwonders_qt.games.classic.events import BANK
from sevenwonders_qt.games.classic.trade import Market, Production, Purchase, Split, Vector

NOTHING: Vector = (0,) * len(RESOURCES)

Due = tuple[Seat, int]
"""Coins for one receiver."""

Bill = Split | tuple[int, int, int, tuple[Due, ...]]
"""Coins to the left and the right neighbour; where needed, also to the bank and farther seats."""


@dataclass(frozen=True, slots=True)
class Waive:
    """One unit of one of these resources need not be paid, but for those that an option costs.

    ``source`` is the card, person or wonder that does it, here and in the other terms.
    """

    options: tuple[Resource, ...]
    source: str = ""


@dataclass(frozen=True, slots=True)
class WaiveAll:
    """No unit need be paid, but for those that an option costs."""

    source: str = ""


@dataclass(frozen=True, slots=True)
class Make:
    """The city makes one unit more, of one of these resources."""

    options: tuple[Resource, ...]
    source: str = ""


@dataclass(frozen=True, slots=True)
class Buy:
    """One unit of one of these resources for coins, from the bank or from a seat."""

    options: tuple[Resource, ...]
    coins: int
    receiver: Seat = BANK


@dataclass(frozen=True, slots=True)
class Seller:
    """A city farther away sells its goods, each unit of a class for so many coins."""

    seat: Seat
    raw: int
    manufactured: int


@dataclass(frozen=True, slots=True)
class FromBoard:
    """The unit that the board of a neighbour makes costs so many coins."""

    seat: Seat
    resource: Resource
    coins: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class Rebate:
    """So many coins are taken off the sum for a neighbour, but never more than the sum."""

    seat: Seat
    coins: int
    source: str = ""


Term = Waive | WaiveAll | Make | Buy | Seller | FromBoard | Rebate


class Used(NamedTuple):
    """A term that serves in a payment: the units that it is for, and the coins of a rebate."""

    term: Term
    units: tuple[Resource, ...] = ()
    coins: int = 0


class Position(NamedTuple):
    """The buyer and the sellers: the seat, each city's production or sales, and the discounts.

    ``goods[seat]`` are the goods that the buyer can use and that any other city sells.
    """

    seat: Seat
    goods: Sequence[Production]
    discounts: int

    @property
    def left(self) -> Seat:
        return (self.seat - 1) % len(self.goods)

    @property
    def right(self) -> Seat:
        return (self.seat + 1) % len(self.goods)

    def for_market(
        self, market: Market, sold: Sequence[FromBoard] = ()
    ) -> tuple[Production, Production, Production, int]:
        """Return the arguments of the market, without units that boards have sold already."""
        left, right = self.goods[self.left], self.goods[self.right]
        for unit in sold:
            if unit.seat == self.left:
                left = market.without(left, unit.resource)
            else:
                right = market.without(right, unit.resource)
        return self.goods[self.seat], left, right, self.discounts


class _Taken(NamedTuple):
    """Units taken off a cost: the rest of it, coins by receiver, and each unit's source.

    ``sold`` are those of neighbours' boards among them, ``used`` the terms that served so far.
    """

    rest: Vector
    paid: tuple[Due, ...]
    units: tuple[tuple[Seat | None, Resource], ...]
    sold: tuple[FromBoard, ...] = ()
    used: tuple[Used, ...] = ()


def bills(
    market: Market, cost: Vector, at: Position, terms: Iterable[Term], along: Vector = NOTHING
) -> tuple[Bill, ...]:
    """Return every undominated bill for the resources, cheapest first; empty if none pays them.

    ``along`` is the part of the cost that an option has. A bill is dominated when another costs
    no receiver more and one less.
    """
    return tuple(_found(market, cost, at, terms, along))


def purchase(
    market: Market,
    cost: Vector,
    at: Position,
    terms: Iterable[Term],
    bill: Bill,
    along: Vector = NOTHING,
) -> tuple[Purchase, tuple[Used, ...]]:
    """Return a purchase for one of the `bills`, and the terms that serve in it.

    Raises KeyError for a bill that is none of them.
    """
    listed = [*terms]
    taken, split = _found(market, cost, at, listed, along)[bill]
    found = market.purchase(taken.rest, *at.for_market(market, taken.sold), split)
    own, left, right, others = [*found.own], [*found.left], [*found.right], []
    near = {at.seat: own, at.left: left, at.right: right}
    for giver, resource in taken.units:
        if giver in near:
            near[giver].append(resource)
        else:
            others.append((giver, resource))
    rebates = [term for term in listed if isinstance(term, Rebate)]
    used = *taken.used, *_rebates_used(taken.paid, split, at, rebates)
    return Purchase(tuple(own), tuple(left), tuple(right), tuple(others)), used


def _rebates_used(
    paid: tuple[Due, ...], split: Split, at: Position, rebates: Sequence[Rebate]
) -> Iterator[Used]:
    """Yield the rebates that lower a bill, each with its coins."""
    before = _bill(paid, split, at)
    for number, rebate in enumerate(rebates, 1):
        after = _bill(paid, split, at, rebates[:number])
        if after != before:
            yield Used(rebate, coins=total(before) - total(after))
        before = after


def total(bill: Bill) -> int:
    """Return all coins of a bill."""
    more = bill[2] + sum(coins for _, coins in bill[3]) if len(bill) == 4 else 0
    return bill[0] + bill[1] + more


def _found(
    market: Market, cost: Vector, at: Position, terms: Iterable[Term], along: Vector
) -> Mapping[Bill, tuple[_Taken, Split]]:
    """Return the undominated bills with the way to pay each, in their order."""
    listed = [*terms]
    taken: dict[tuple[Vector, tuple[Due, ...], tuple[FromBoard, ...]], _Taken] = {}
    taken[cost, (), ()] = _Taken(cost, (), ())
    # Waivers come first: a unit that is bought may be the structure's or the option's.
    for term in sorted(listed, key=lambda term: not isinstance(term, Waive | WaiveAll)):
        for before in [*taken.values()]:
            for after in _using(term, before, at, along):
                taken.setdefault((after.rest, after.paid, after.sold), after)
    rebates = [term for term in listed if isinstance(term, Rebate)]
    found: dict[Bill, tuple[_Taken, Split]] = {}
    for one in taken.values():
        for split in market.splits(one.rest, *at.for_market(market, one.sold)):
            found.setdefault(_bill(one.paid, split, at, rebates), (one, split))
    best = _undominated(found)
    return {bill: found[bill] for bill in best}


def _using(term: Term, taken: _Taken, at: Position, along: Vector) -> Iterator[_Taken]:
    """Yield what is left after one term takes more off."""
    match term:
        case Waive(options=options):
            yield from _one_of(term, options, taken, None, taken.paid, along)
        case WaiveAll():
            yield _waived(term, taken, along)
        case Make(options=options):
            yield from _one_of(term, options, taken, at.seat, taken.paid)
        case Buy(options=options, receiver=receiver):
            paid = _plus(taken.paid, receiver, term.coins)
            yield from _one_of(term, options, taken, receiver, paid)
        case Seller():
            yield from _bought(term, taken, at.goods[term.seat])
        case FromBoard(seat=seat):
            paid = _plus(taken.paid, seat, term.coins)
            for after in _one_of(term, (term.resource,), taken, seat, paid):
                yield after._replace(sold=(*taken.sold, term))


def _one_of(
    term: Term,
    options: Iterable[Resource],
    taken: _Taken,
    giver: Seat | None,
    paid: tuple[Due, ...],
    left: Vector = NOTHING,
) -> Iterator[_Taken]:
    """Yield what is left when one unit of the options is taken, if more than ``left`` is."""
    for resource in options:
        place = RESOURCES.index(resource)
        if taken.rest[place] > left[place]:
            rest = (*taken.rest[:place], taken.rest[place] - 1, *taken.rest[place + 1 :])
            units = (*taken.units, (giver, resource))
            used = *taken.used, Used(term, (resource,))
            yield taken._replace(rest=rest, paid=paid, units=units, used=used)


def _waived(term: WaiveAll, taken: _Taken, along: Vector) -> _Taken:
    """Return what is left when all units but those of an option are waived."""
    rest = tuple(map(min, taken.rest, along))
    counts = zip(RESOURCES, map(sub, taken.rest, rest), strict=True)
    units = [(None, resource) for resource, number in counts for _ in range(number)]
    if not units:
        return taken
    used = *taken.used, Used(term, tuple([resource for _, resource in units]))
    return taken._replace(rest=rest, units=(*taken.units, *units), used=used)


def _bought(term: Seller, taken: _Taken, goods: Production) -> Iterator[_Taken]:
    """Yield every useful bundle of goods from a city farther away."""
    bundles: set[Vector] = set()
    for raw, manufactured in product(goods.raw.vectors, goods.manufactured.vectors):
        most = map(min, taken.rest, raw + manufactured)
        bundles.update(product(*(range(units + 1) for units in most)))
    for bundle in sorted(bundles):
        if any(bundle):
            coins = sum(bundle[: len(RAW)]) * term.raw + sum(bundle[len(RAW) :]) * term.manufactured
            counts = zip(RESOURCES, bundle, strict=True)
            units = [(term.seat, resource) for resource, n in counts for _ in range(n)]
            rest = tuple(map(sub, taken.rest, bundle))
            paid = _plus(taken.paid, term.seat, coins)
            yield taken._replace(rest=rest, paid=paid, units=(*taken.units, *units))


def _plus(paid: tuple[Due, ...], receiver: Seat, coins: int) -> tuple[Due, ...]:
    sums = dict(paid)
    sums[receiver] = sums.get(receiver, 0) + coins
    return tuple(sorted((seat, due) for seat, due in sums.items() if due))


def _bill(
    paid: tuple[Due, ...], split: Split, at: Position, rebates: Iterable[Rebate] = ()
) -> Bill:
    sums = dict(paid)
    left, right = sums.pop(at.left, 0) + split[0], sums.pop(at.right, 0) + split[1]
    for rebate in rebates:
        if rebate.seat == at.left:
            left = max(0, left - rebate.coins)
        else:
            right = max(0, right - rebate.coins)
    bank = sums.pop(BANK, 0)
    return (left, right, bank, tuple(sorted(sums.items()))) if bank or sums else (left, right)


def _undominated(found: Iterable[Bill]) -> list[Bill]:
    best: list[Bill] = []
    for bill in sorted(
        found, key=lambda bill: (total(bill), bill)
    ):  # a bill that beats another costs less
        if not any(_beats(other, bill) for other in best):
            best.append(bill)
    return best


def _beats(one: Bill, other: Bill) -> bool:
    mine, theirs = _by_receiver(one), _by_receiver(other)
    return all(coins <= theirs.get(receiver, 0) for receiver, coins in mine.items())


def _by_receiver(bill: Bill) -> dict[object, int]:
    sums: dict[object, int] = {"left": bill[0], "right": bill[1]}
    if len(bill) == 4:
        sums.update({BANK: bill[2], **dict(bill[3])})
    return sums
