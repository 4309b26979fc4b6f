"""Paying with resources: what a city can make, and every sensible way to buy the rest.

The fast path in three ideas. A *production* is the set of resource vectors that some producers can
yield together; adding a producer is remembered. For one cost, a production is *projected* on what
the cost needs, which leaves only a few hundred different *shares*. How a cost can be paid is then a
pure function of three shares and the discounts, and is remembered too. All memory is bounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from sevenwonders_qt.games.classic.effects import RAW, RESOURCES, Goods, Resource, Side

Vector = tuple[int, ...]
"""Units of each resource, in the order of `RESOURCES`."""

Split = tuple[int, int]
"""Coins to the left and to the right neighbour."""

FULL_PRICE = 2
LOW_PRICE = 1
DISCOUNT_BITS: dict[tuple[Goods, Side], int] = {
    (Goods.RAW, Side.LEFT): 1,
    (Goods.RAW, Side.RIGHT): 2,
    (Goods.MANUFACTURED, Side.LEFT): 4,
    (Goods.MANUFACTURED, Side.RIGHT): 8,
}
NOTHING: Vector = (0,) * len(RESOURCES)
_INDEX = {resource: index for index, resource in enumerate(RESOURCES)}
_RAW = range(len(RAW))
_MADE = range(len(RAW), len(RESOURCES))
_FREE: tuple[Split, ...] = ((0, 0),)


def price(discounts: int, goods: Goods, side: Side) -> int:
    """Coins for one unit of these goods at this neighbour."""
    return LOW_PRICE if discounts & DISCOUNT_BITS[goods, side] else FULL_PRICE


class Production:
    """All resource vectors that a set of producers can yield in one turn; made by `Market` only."""

    __slots__ = ("grown", "shares", "vectors")

    def __init__(self, vectors: frozenset[Vector]) -> None:
        self.vectors = vectors
        self.grown: dict[tuple[Resource, ...], Production] = {}
        self.shares: dict[Vector, int] = {}


@dataclass(frozen=True, slots=True)
class Purchase:
    """One concrete way behind a split: resources of the own city and bought from each side."""

    own: tuple[Resource, ...]
    left: tuple[Resource, ...]
    right: tuple[Resource, ...]


class Market:
    """Answers what a cost may be paid with, and remembers the answers up to ``limit`` entries."""

    def __init__(self, limit: int = 50_000) -> None:
        self._limit = limit
        self._productions: dict[frozenset[Vector], Production] = {}
        self._share_ids: dict[tuple[Vector, ...], int] = {}
        self._shares: list[tuple[Vector, ...]] = []
        self._splits: dict[tuple[Vector, int, int, int, int], tuple[Split, ...]] = {}
        self.nothing = self._intern(frozenset({NOTHING}))

    def grow(self, production: Production, options: tuple[Resource, ...]) -> Production:
        """The production with one more producer, which yields one unit of one of the options."""
        grown = production.grown.get(options)
        if grown is None:
            grown = self._intern(
                frozenset(
                    _plus_one(vector, _INDEX[option])
                    for vector in production.vectors
                    for option in options
                )
            )
            production.grown[options] = grown
        return grown

    def made_by(self, producers: Iterable[tuple[Resource, ...]]) -> Production:
        """The production of these producers, each given by its options."""
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
    ) -> tuple[Split, ...]:
        """Every undominated (to left, to right) that pays the resources, cheapest total first.

        Empty when the three cities together cannot make the cost. A split is dominated when
        another costs no more on either side and less on one.
        """
        # share() written out three times: this is the hottest line of the program
        own_share = own.shares.get(cost)
        if own_share is None:
            own_share = self._share(own, cost)
        left_share = left.shares.get(cost)
        if left_share is None:
            left_share = self._share(left, cost)
        right_share = right.shares.get(cost)
        if right_share is None:
            right_share = self._share(right, cost)
        key = (cost, own_share, left_share, right_share, discounts)
        found = self._splits.get(key)
        if found is None:
            shares = self._shares
            found = _splits(
                cost, shares[own_share], shares[left_share], shares[right_share], discounts
            )
            if len(self._splits) >= self._limit:
                self._splits.clear()
            self._splits[key] = found
        return found

    def purchase(
        self,
        cost: Vector,
        own: Production,
        left: Production,
        right: Production,
        discounts: int,
        split: Split,
    ) -> Purchase:
        """What to buy where for one of the `splits`; ValueError when the split is none of them."""
        shares = (_projected(city, cost) for city in (own, left, right))
        for need, most_left, most_right in _needs(cost, *shares):
            for bought in product(*_ranges(need, most_left, most_right)):
                rest = tuple(n - b for n, b in zip(need, bought, strict=True))
                if (_bill(bought, discounts, Side.LEFT), _bill(rest, discounts, Side.RIGHT)) == split:
                    used = tuple(c - n for c, n in zip(cost, need, strict=True))
                    return Purchase(_units(used), _units(bought), _units(rest))
        raise ValueError(f"no purchase costs {split}")

    def _intern(self, vectors: frozenset[Vector]) -> Production:
        found = self._productions.get(vectors)
        if found is None:
            if len(self._productions) >= self._limit:
                # States keep the productions they hold; only the sharing of work starts anew.
                self._productions.clear()
                if hasattr(self, "nothing"):
                    self.nothing.grown.clear()
            found = self._productions[vectors] = Production(vectors)
        return found

    def _share(self, production: Production, cost: Vector) -> int:
        share = _projected(production, cost)
        found = self._share_ids.get(share)
        if found is None:
            found = self._share_ids[share] = len(self._shares)
            self._shares.append(share)
        production.shares[cost] = found
        return found


def _plus_one(vector: Vector, index: int) -> Vector:
    return (*vector[:index], vector[index] + 1, *vector[index + 1 :])


def _projected(production: Production, cost: Vector) -> tuple[Vector, ...]:
    """The production's vectors capped at the cost; those another one covers are left out."""
    capped = {tuple(map(min, vector, cost)) for vector in production.vectors}
    best: list[Vector] = []
    for vector in sorted(capped, key=lambda v: (-sum(v), v)):
        if not any(_covers(other, vector) for other in best):
            best.append(vector)
    return tuple(best)


def _covers(great: Vector, small: Vector) -> bool:
    return all(g >= s for g, s in zip(great, small, strict=True))


def _needs(
    cost: Vector, own: tuple[Vector, ...], left: tuple[Vector, ...], right: tuple[Vector, ...]
) -> Iterator[tuple[Vector, Vector, Vector]]:
    """Each (to buy, left can sell, right can sell) with which the cost can be met."""
    for made in own:
        need = tuple(c - m for c, m in zip(cost, made, strict=True))
        for most_left, most_right in product(left, right):
            if all(n <= a + b for n, a, b in zip(need, most_left, most_right, strict=True)):
                yield need, most_left, most_right


def _ranges(need: Vector, most_left: Vector, most_right: Vector) -> list[range]:
    """How many units of each resource may come from the left."""
    return [
        range(max(0, n - b), min(n, a) + 1)
        for n, a, b in zip(need, most_left, most_right, strict=True)
    ]


def _splits(
    cost: Vector,
    own: tuple[Vector, ...],
    left: tuple[Vector, ...],
    right: tuple[Vector, ...],
    discounts: int,
) -> tuple[Split, ...]:
    if cost in own:
        return _FREE
    raw_left, raw_right = (price(discounts, Goods.RAW, side) for side in Side)
    made_left, made_right = (price(discounts, Goods.MANUFACTURED, side) for side in Side)
    found: set[Split] = set()
    for need, most_left, most_right in _needs(cost, own, left, right):
        # Units of one class cost the same at one neighbour: only their numbers matter.
        ranges = _ranges(need, most_left, most_right)
        raw, made = sum(need[i] for i in _RAW), sum(need[i] for i in _MADE)
        for raws in _span(ranges, _RAW):
            for mades in _span(ranges, _MADE):
                found.add(
                    (
                        raws * raw_left + mades * made_left,
                        (raw - raws) * raw_right + (made - mades) * made_right,
                    )
                )
    return _undominated(found)


def _span(ranges: list[range], indices: range) -> range:
    return range(
        sum(ranges[i].start for i in indices), sum(ranges[i].stop - 1 for i in indices) + 1
    )


def _undominated(splits: set[Split]) -> tuple[Split, ...]:
    best: list[Split] = []
    for to_left, to_right in sorted(splits):
        if not best or to_right < best[-1][1]:
            best.append((to_left, to_right))
    return tuple(sorted(best, key=lambda split: (split[0] + split[1], split)))


def _bill(units: Vector, discounts: int, side: Side) -> int:
    raw, made = sum(units[i] for i in _RAW), sum(units[i] for i in _MADE)
    return raw * price(discounts, Goods.RAW, side) + made * price(
        discounts, Goods.MANUFACTURED, side
    )


def _units(vector: Vector) -> tuple[Resource, ...]:
    return tuple(
        resource
        for resource, count in zip(RESOURCES, vector, strict=True)
        for _ in range(count)
    )
