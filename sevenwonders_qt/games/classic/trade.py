"""Paying with resources: a city's own production, and every sensible way to buy the rest.

The fast path in three ideas. Raw materials and manufactured goods never mix, so each class is
answered by a market of its own and the two answers are added. A *stock* is the set of resource
vectors that some producers of one class can yield together; adding a producer is remembered. For
one cost, the own stock leaves a *need*, and of a neighbour's stock only the *share* in that need
matters: there are only some hundreds of either. The price of a need is then a pure function of two
shares and two prices, and is remembered too. All memory is bounded: a market that is full forgets
everything and starts again. Its answers never depend on what it remembers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from operator import ge, sub
from typing import NamedTuple

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    Goods,
    Resource,
    Side,
)

Vector = tuple[int, ...]
"""Units of each resource: of all, in the order of `RESOURCES`, or of one class alone."""

Split = tuple[int, int]
"""Coins to the left and to the right neighbour."""

Splits = tuple[Split, ...]

FULL_PRICE = 2
LOW_PRICE = 1
DISCOUNT_BITS: dict[tuple[Goods, Side], int] = {
    (Goods.RAW, Side.LEFT): 1,
    (Goods.RAW, Side.RIGHT): 2,
    (Goods.MANUFACTURED, Side.LEFT): 4,
    (Goods.MANUFACTURED, Side.RIGHT): 8,
}
_PRICES: tuple[Split, ...] = tuple(
    (LOW_PRICE if bits & 1 else FULL_PRICE, LOW_PRICE if bits & 2 else FULL_PRICE)
    for bits in range(4)
)
FREE: Splits = ((0, 0),)


def price(discounts: int, goods: Goods, side: Side) -> int:
    """Return the coins for one unit of these goods at this neighbour."""
    return LOW_PRICE if discounts & DISCOUNT_BITS[goods, side] else FULL_PRICE


class Stock:
    """All vectors of one class that a set of producers can yield in one turn.

    ``most`` is the greatest number of each resource in any of them.

    It remembers the stocks with one producer more, the `Need` that each cost leaves, and its share
    in the needs of buyers.
    """

    __slots__ = ("grown", "most", "needs", "shares", "vectors")

    def __init__(self, vectors: frozenset[Vector]) -> None:
        self.vectors = vectors
        self.most = _most(vectors)
        self.grown: dict[tuple[Resource, ...], Stock] = {}
        self.needs: dict[Vector, Need] = {}
        self.shares: dict[Need, Share] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stock) and self.vectors == other.vectors

    def __hash__(self) -> int:
        return hash(self.vectors)

    def forget(self) -> None:
        self.grown.clear()
        self.needs.clear()
        self.shares.clear()


class Need:
    """The resources a city must buy, in one or several alternative vectors.

    ``most`` is the greatest number of each resource in any of them. ``answers`` holds the splits
    by shares of the left and right neighbour and prices.
    """

    __slots__ = ("answers", "most", "vectors")

    def __init__(self, vectors: tuple[Vector, ...]) -> None:
        self.vectors = vectors
        self.most = _most(vectors)
        self.answers: dict[tuple[Share, Share, int], Splits] = {}


class Share:
    """The resources a neighbour can sell towards a need, in one or several alternative vectors."""

    __slots__ = ("vectors",)

    def __init__(self, vectors: tuple[Vector, ...]) -> None:
        self.vectors = vectors


class Production(NamedTuple):
    """The resources a city can make, or sell, in one turn."""

    raw: Stock
    manufactured: Stock


@dataclass(frozen=True, slots=True)
class Purchase:
    """One concrete way behind a split: resources of the own city and bought from each side.

    ``others`` are those from other sources by a price term: a seat, the bank (-1), or None for
    units that need not be paid.
    """

    own: tuple[Resource, ...]
    left: tuple[Resource, ...]
    right: tuple[Resource, ...]
    others: tuple[tuple[Seat | None, Resource], ...] = ()


class Market:
    """Answers how a cost may be paid."""

    def __init__(self, limit: int = 100_000) -> None:
        """``limit`` bounds the memory of each class of goods, as `GoodsMarket` explains."""
        self.raw = GoodsMarket(RAW, limit)
        self.manufactured = GoodsMarket(MANUFACTURED, limit)
        self.nothing = Production(self.raw.nothing, self.manufactured.nothing)

    def grow(self, production: Production, options: tuple[Resource, ...]) -> Production:
        """Return the production with one more producer: one unit a turn of one of the options.

        Raises ValueError when the options are not all of one class.
        """
        if options[0] in RAW:
            return Production(self.raw.grow(production.raw, options), production.manufactured)
        grown = self.manufactured.grow(production.manufactured, options)
        return Production(production.raw, grown)

    def without(self, production: Production, resource: Resource) -> Production:
        """Return the production without one unit of a resource that it always has."""
        if resource in RAW:
            return Production(self.raw.without(production.raw, resource), production.manufactured)
        left = self.manufactured.without(production.manufactured, resource)
        return Production(production.raw, left)

    def made_by(self, producers: Iterable[tuple[Resource, ...]]) -> Production:
        """Return the production of these producers, each named by its options."""
        production = self.nothing
        for options in producers:
            production = self.grow(production, options)
        return production

    def splits(
        self,
        cost: Vector,
        own: Production,
        left: Production,
        right: Production,
        discounts: int,
    ) -> Splits:
        """Return every undominated (to left, to right) that pays the resources, cheapest total
        first.

        Empty when the three cities together cannot make the cost. A split is dominated when
        another costs no more on either side and less on one.
        """
        raw, made = cost[: len(RAW)], cost[len(RAW) :]
        found = self.raw.splits(raw, own.raw, left.raw, right.raw, discounts & 3)
        more = self.manufactured.splits(
            made, own.manufactured, left.manufactured, right.manufactured, discounts >> 2
        )
        return combined_splits(found, more)

    def purchase(
        self,
        cost: Vector,
        own: Production,
        left: Production,
        right: Production,
        discounts: int,
        split: Split,
    ) -> Purchase:
        """Return the purchases for one of the `splits`; ValueError when it is none of them."""
        raw, made = cost[: len(RAW)], cost[len(RAW) :]
        raws = self.raw.purchases(raw, own.raw, left.raw, right.raw, discounts & 3)
        mades = self.manufactured.purchases(
            made, own.manufactured, left.manufactured, right.manufactured, discounts >> 2
        )
        for one, two in product(raws, mades):
            if (one[0] + two[0], one[1] + two[1]) == split:
                a, b = raws[one], mades[two]
                return Purchase(a.own + b.own, a.left + b.left, a.right + b.right)
        raise ValueError(f"no purchase costs {split}")


class GoodsMarket:
    """The market of one class of goods; vectors count the resources of that class alone.

    ``remembered`` is the number of entries in all tables, those inside of stocks and needs
    included, with one more for each vector or split that an entry holds; some 100 bytes each.
    It stays near ``limit`` at most.
    """

    def __init__(self, resources: tuple[Resource, ...], limit: int) -> None:
        self.remembered = 0
        self._resources = resources
        self._limit = limit
        self._stocks: dict[frozenset[Vector], Stock] = {}
        self._needs: dict[tuple[Vector, ...], Need] = {}
        self._shares: dict[tuple[Vector, ...], Share] = {}
        self._holders: dict[int, Stock] = {}  # by identity: an equal stock has memory of its own
        self.nothing = Stock(frozenset({(0,) * len(resources)}))

    def grow(self, stock: Stock, options: tuple[Resource, ...]) -> Stock:
        """Return the stock with one more producer."""
        grown = stock.grown.get(options)
        if grown is None:
            self._make_room(stock)
            indices = [self._resources.index(option) for option in options]
            vectors = frozenset(_plus_one(v, index) for v in stock.vectors for index in indices)
            grown = self._kept(vectors)
            stock.grown[options] = grown
            self.remembered += 1
        return grown

    def without(self, stock: Stock, resource: Resource) -> Stock:
        """Return the stock without one unit of a resource that all its vectors have."""
        place = self._resources.index(resource)
        vectors = frozenset((*v[:place], v[place] - 1, *v[place + 1 :]) for v in stock.vectors)
        return self._kept(vectors)

    def splits(self, cost: Vector, own: Stock, left: Stock, right: Stock, cheap: int) -> Splits:
        """Return the undominated splits; bits of ``cheap``: 1 low price left, 2 low price right."""
        try:
            need = own.needs[cost]
            return need.answers[left.shares[need], right.shares[need], cheap]
        except KeyError:  # asked for the first time
            self._make_room(own, left, right)
            need = self._need(own, cost)
            return self._answer(need, self._share(left, need), self._share(right, need), cheap)

    def purchases(
        self, cost: Vector, own: Stock, left: Stock, right: Stock, cheap: int
    ) -> dict[Split, Purchase]:
        """Return every purchase that meets the cost, one for each split, also dominated ones."""
        found: dict[Split, Purchase] = {}
        left_price, right_price = _PRICES[cheap]
        self._make_room(own)
        need = self._need(own, cost)
        sellers = _projected(left, need.most), _projected(right, need.most)
        for wanted, most_left, most_right in product(need.vectors, *sellers):
            for bought in product(*_ranges(wanted, most_left, most_right)):
                rest = tuple(map(sub, wanted, bought))
                used = tuple(map(sub, cost, wanted))
                split = sum(bought) * left_price, sum(rest) * right_price
                found[split] = Purchase(self._units(used), self._units(bought), self._units(rest))
        return found

    def _kept(self, vectors: frozenset[Vector]) -> Stock:
        """Return the stock of these vectors, always the same one while it is remembered."""
        stock = self._stocks.get(vectors)
        if stock is None:
            stock = self._stocks[vectors] = Stock(vectors)
            self.remembered += 1 + len(vectors)
        return stock

    def _make_room(self, *holders: Stock) -> None:
        """Free memory, if it is full, before these stocks remember more."""
        if self.remembered >= self._limit:
            for stock in self._holders.values():
                stock.forget()
            self._stocks.clear()
            self._needs.clear()
            self._shares.clear()
            self._holders.clear()
            self.remembered = 0
        # A stock may be older than the last time that all was forgotten: states keep theirs.
        self._holders.update((id(stock), stock) for stock in holders)

    def _need(self, own: Stock, cost: Vector) -> Need:
        need = own.needs.get(cost)
        if need is None:
            vectors = tuple([tuple(map(sub, cost, made)) for made in _projected(own, cost)])
            need = self._needs.get(vectors)
            if need is None:
                need = self._needs[vectors] = Need(vectors)
                self.remembered += 1 + len(vectors)
            own.needs[cost] = need
            self.remembered += 1
        return need

    def _share(self, seller: Stock, need: Need) -> Share:
        share = seller.shares.get(need)
        if share is None:
            vectors = _projected(seller, need.most)
            share = self._shares.get(vectors)
            if share is None:
                share = self._shares[vectors] = Share(vectors)
                self.remembered += 1 + len(vectors)
            seller.shares[need] = share
            self.remembered += 1
        return share

    def _answer(self, need: Need, left: Share, right: Share, cheap: int) -> Splits:
        found = need.answers.get((left, right, cheap))
        if found is None:
            found = _class_splits(need.vectors, left.vectors, right.vectors, _PRICES[cheap])
            need.answers[left, right, cheap] = found
            self.remembered += 1 + len(found)
        return found

    def _units(self, vector: Vector) -> tuple[Resource, ...]:
        counts = zip(self._resources, vector, strict=True)
        return tuple(resource for resource, count in counts for _ in range(count))


def _most(vectors: Collection[Vector]) -> Vector:
    return tuple(map(max, zip(*vectors, strict=True)))


def _plus_one(vector: Vector, index: int) -> Vector:
    return (*vector[:index], vector[index] + 1, *vector[index + 1 :])


def _projected(stock: Stock, most: Vector) -> tuple[Vector, ...]:
    """Return the stock's vectors capped at ``most``; those another one covers are left out."""
    peak = tuple(map(min, stock.most, most))
    if peak.count(0) >= len(peak) - 1:  # of one resource at most: there is nothing to choose
        return (peak,)
    capped = {tuple(map(min, vector, most)) for vector in stock.vectors}
    if peak in capped:
        return (peak,)
    best: list[Vector] = []
    for vector in sorted(capped, reverse=True):  # a vector that covers another comes before it
        if not any(_covers(other, vector) for other in best):
            best.append(vector)
    return tuple(best)


def _covers(great: Vector, small: Vector) -> bool:
    return all(map(ge, great, small))


def _ranges(need: Vector, most_left: Vector, most_right: Vector) -> list[range]:
    """Return the ranges of units of each resource that may come from the left."""
    return [
        range(max(0, n - b), min(n, a) + 1)
        for n, a, b in zip(need, most_left, most_right, strict=True)
    ]


def _class_splits(
    needs: tuple[Vector, ...],
    left: tuple[Vector, ...],
    right: tuple[Vector, ...],
    prices: Split,
) -> Splits:
    """Return the undominated splits of one class.

    A unit of the class always costs the same: only the number that comes from the left matters,
    and every number between the least and the most is possible.
    """
    left_price, right_price = prices
    found: set[Split] = set()
    for need, most_left, most_right in product(needs, left, right):
        units = sum(need)
        for bought in _from_left(need, most_left, most_right):
            found.add((bought * left_price, (units - bought) * right_price))
    return FREE if (0, 0) in found else _undominated(found)


def _from_left(need: Vector, most_left: Vector, most_right: Vector) -> range:
    """Return the range of units in all from the left; empty when the two cannot sell enough."""
    least = most = 0
    for wanted, here, there in zip(need, most_left, most_right, strict=True):
        if wanted > here + there:
            return range(0)
        least += wanted - there if wanted > there else 0
        most += wanted if wanted < here else here
    return range(least, most + 1)


def combined_splits(raw: Splits, manufactured: Splits) -> Splits:
    """Return the undominated splits of paying one split of each."""
    if raw is FREE or not manufactured:
        return manufactured
    return raw if manufactured is FREE or not raw else _sums(raw, manufactured)


@lru_cache(maxsize=8192)
def _sums(raw: Splits, manufactured: Splits) -> Splits:
    return _undominated({(a + c, b + d) for a, b in raw for c, d in manufactured})


def _undominated(splits: set[Split]) -> Splits:
    best: list[Split] = []
    for to_left, to_right in sorted(splits):
        if not best or to_right < best[-1][1]:
            best.append((to_left, to_right))
    return tuple(sorted(best, key=lambda split: (split[0] + split[1], split)))
