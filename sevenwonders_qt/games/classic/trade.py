"""Paying with resources: what a city can make, and every sensible way to buy the rest.

The fast path in three ideas. A *production* is the set of resource vectors that some producers can
yield together; adding a producer is remembered. For one cost, the own production leaves a *need*,
and of a neighbour's production only the *share* in that need matters: there are only some hundreds
of either. What a need costs is then a pure function of two shares and the discounts, and is
remembered too. All memory is bounded.
"""

from __future__ import annotations

from collections.abc import Iterable
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
_RAW = len(RAW)
_FREE: tuple[Split, ...] = ((0, 0),)


def price(discounts: int, goods: Goods, side: Side) -> int:
    """Coins for one unit of these goods at this neighbour."""
    return LOW_PRICE if discounts & DISCOUNT_BITS[goods, side] else FULL_PRICE


class Production:
    """All resource vectors that a set of producers can yield in one turn; made by `Market` only."""

    __slots__ = ("grown", "needs", "shares", "vectors")

    def __init__(self, vectors: frozenset[Vector]) -> None:
        self.vectors = vectors
        self.grown: dict[tuple[Resource, ...], Production] = {}
        self.needs: dict[Vector, Need] = {}
        self.shares: dict[Need, int] = {}


class Need:
    """What a city must buy, in one or several alternative vectors; made by `Market` only.

    ``most`` is the greatest number of each resource in any of them. ``relevant`` masks the
    discounts that can matter. ``answers`` holds the splits by shares and discounts.
    """

    __slots__ = ("answers", "most", "relevant", "vectors")

    def __init__(self, vectors: tuple[Vector, ...]) -> None:
        self.vectors = vectors
        self.most = tuple(map(max, *vectors)) if len(vectors) > 1 else vectors[0]
        self.relevant = (3 if any(self.most[:_RAW]) else 0) | (12 if any(self.most[_RAW:]) else 0)
        self.answers: dict[tuple[int, int, int], tuple[Split, ...]] = {}


@dataclass(frozen=True, slots=True)
class Purchase:
    """One concrete way behind a split: resources of the own city and bought from each side."""

    own: tuple[Resource, ...]
    left: tuple[Resource, ...]
    right: tuple[Resource, ...]


class Market:
    """Answers what a cost may be paid with, and remembers up to ``limit`` productions and answers."""

    def __init__(self, limit: int = 50_000) -> None:
        self._limit = limit
        self._productions: dict[frozenset[Vector], Production] = {}
        self._needs: dict[tuple[Vector, ...], Need] = {}
        self._share_ids: dict[tuple[Vector, ...], int] = {}
        self._shares: list[tuple[Vector, ...]] = []
        self._answers = 0
        self.nothing = Production(frozenset({NOTHING}))

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
        need = own.needs.get(cost)
        if need is None:
            need = self._need(own, cost)
        if not need.relevant:
            return _FREE
        left_share = left.shares.get(need)
        if left_share is None:
            left_share = self._share(left, need)
        right_share = right.shares.get(need)
        if right_share is None:
            right_share = self._share(right, need)
        key = (left_share, right_share, discounts & need.relevant)
        found = need.answers.get(key)
        if found is None:
            found = self._answer(need, key)
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
        need = self._need(own, cost)
        sellers = _projected(left, need.most), _projected(right, need.most)
        for wanted, most_left, most_right in product(need.vectors, *sellers):
            for bought in product(*_ranges(wanted, most_left, most_right)):
                rest = tuple(n - b for n, b in zip(wanted, bought, strict=True))
                bill = _bill(bought, discounts, Side.LEFT), _bill(rest, discounts, Side.RIGHT)
                if bill == split:
                    used = tuple(c - n for c, n in zip(cost, wanted, strict=True))
                    return Purchase(_units(used), _units(bought), _units(rest))
        raise ValueError(f"no purchase costs {split}")

    def _intern(self, vectors: frozenset[Vector]) -> Production:
        found = self._productions.get(vectors)
        if found is None:
            if len(self._productions) >= self._limit:
                # States keep the productions they hold; only the sharing of work starts anew.
                self._productions.clear()
                self.nothing.grown.clear()
            found = self._productions[vectors] = Production(vectors)
        return found

    def _need(self, own: Production, cost: Vector) -> Need:
        made = _projected(own, cost)
        vectors = tuple(tuple(c - m for c, m in zip(cost, vector, strict=True)) for vector in made)
        need = self._needs.get(vectors)
        if need is None:
            need = self._needs[vectors] = Need(vectors)
        own.needs[cost] = need
        return need

    def _share(self, seller: Production, need: Need) -> int:
        share = _projected(seller, need.most)
        found = self._share_ids.get(share)
        if found is None:
            found = self._share_ids[share] = len(self._shares)
            self._shares.append(share)
        seller.shares[need] = found
        return found

    def _answer(self, need: Need, key: tuple[int, int, int]) -> tuple[Split, ...]:
        if self._answers >= self._limit:
            for known in self._needs.values():
                known.answers.clear()
            self._answers = 0
        self._answers += 1
        left_share, right_share, discounts = key
        splits = _splits(
            need.vectors, self._shares[left_share], self._shares[right_share], discounts
        )
        need.answers[key] = splits
        return splits


def _plus_one(vector: Vector, index: int) -> Vector:
    return (*vector[:index], vector[index] + 1, *vector[index + 1 :])


def _projected(production: Production, most: Vector) -> tuple[Vector, ...]:
    """The production's vectors capped at ``most``; those another one covers are left out."""
    if len(production.vectors) == 1:
        return tuple(tuple(map(min, vector, most)) for vector in production.vectors)
    capped = {tuple(map(min, vector, most)) for vector in production.vectors}
    best: list[Vector] = []
    for vector in sorted(capped, key=lambda v: (-sum(v), v)):
        if not any(_covers(other, vector) for other in best):
            best.append(vector)
    return tuple(best)


def _covers(great: Vector, small: Vector) -> bool:
    return all(g >= s for g, s in zip(great, small, strict=True))


def _ranges(need: Vector, most_left: Vector, most_right: Vector) -> list[range]:
    """How many units of each resource may come from the left."""
    return [
        range(max(0, n - b), min(n, a) + 1)
        for n, a, b in zip(need, most_left, most_right, strict=True)
    ]


def _splits(
    needs: tuple[Vector, ...],
    left: tuple[Vector, ...],
    right: tuple[Vector, ...],
    discounts: int,
) -> tuple[Split, ...]:
    """The undominated splits. Units of one class cost the same at one neighbour: only how many of
    them come from the left matters, and every number between the least and the most is possible.
    """
    raw_left, raw_right = (price(discounts, Goods.RAW, side) for side in Side)
    made_left, made_right = (price(discounts, Goods.MANUFACTURED, side) for side in Side)
    found: set[Split] = set()
    for need, most_left, most_right in product(needs, left, right):
        raws = _from_left(need[:_RAW], most_left[:_RAW], most_right[:_RAW])
        mades = _from_left(need[_RAW:], most_left[_RAW:], most_right[_RAW:])
        all_raw, all_made = sum(need[:_RAW]), sum(need[_RAW:])
        for raw in raws:
            for made in mades:
                to_left = raw * raw_left + made * made_left
                to_right = (all_raw - raw) * raw_right + (all_made - made) * made_right
                found.add((to_left, to_right))
    return _undominated(found)


def _from_left(need: Vector, most_left: Vector, most_right: Vector) -> range:
    """How many units in all may come from the left; empty when the two cannot give enough."""
    least = most = 0
    for wanted, here, there in zip(need, most_left, most_right, strict=True):
        if wanted > here + there:
            return range(0)
        least += wanted - there if wanted > there else 0
        most += wanted if wanted < here else here
    return range(least, most + 1)


def _undominated(splits: set[Split]) -> tuple[Split, ...]:
    best: list[Split] = []
    for to_left, to_right in sorted(splits):
        if not best or to_right < best[-1][1]:
            best.append((to_left, to_right))
    return tuple(sorted(best, key=lambda split: (split[0] + split[1], split)))


def _bill(units: Vector, discounts: int, side: Side) -> int:
    raw, made = sum(units[:_RAW]), sum(units[_RAW:])
    return raw * price(discounts, Goods.RAW, side) + made * price(
        discounts, Goods.MANUFACTURED, side
    )


def _units(vector: Vector) -> tuple[Resource, ...]:
    return tuple(
        resource
        for resource, count in zip(RESOURCES, vector, strict=True)
        for _ in range(count)
    )
