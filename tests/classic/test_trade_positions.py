"""The market agrees with a plain search over every producer, in random positions of the game.

More positions than usual, here a hundred thousand:

SEVENWONDERS_POSITIONS=100000 python -m pytest tests/classic/test_trade_positions.py
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import pytest

from sevenwonders_qt.games.classic.catalogue import Card, Stage
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    Goods,
    Produce,
    Resource,
    Side,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS, Market

POSITIONS = int(os.environ.get("SEVENWONDERS_POSITIONS", "2000"))
BATCHES = 8

Producers = list[tuple[Resource, ...]]
Vector = tuple[int, ...]
Split = tuple[int, int]
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Position:
    """A bill, and what the city that pays it and its neighbours can yield."""

    cost: Vector
    own: Producers
    left: Producers
    right: Producers
    cheap: frozenset[tuple[Goods, Side]]

    def price(self, resource: Resource, side: Side) -> int:
        goods = Goods.RAW if resource in RAW else Goods.MANUFACTURED
        return 1 if (goods, side) in self.cheap else 2


def every_split(position: Position) -> set[Split]:
    """All that can be paid: each producer in turn stays idle or yields one of its options."""
    outcomes = {(position.cost, 0, 0)}  # what is still missing, paid to the left and to the right
    for options in position.own:
        outcomes |= {
            (one_less(missing, resource), to_left, to_right)
            for missing, to_left, to_right in outcomes
            for resource in useful(options, missing)
        }
    for options in position.left:
        outcomes |= {
            (one_less(missing, resource), to_left + position.price(resource, Side.LEFT), to_right)
            for missing, to_left, to_right in outcomes
            for resource in useful(options, missing)
        }
    for options in position.right:
        outcomes |= {
            (one_less(missing, resource), to_left, to_right + position.price(resource, Side.RIGHT))
            for missing, to_left, to_right in outcomes
            for resource in useful(options, missing)
        }
    return {(to_left, to_right) for missing, to_left, to_right in outcomes if not any(missing)}


def useful(options: Iterable[Resource], missing: Vector) -> list[Resource]:
    return [resource for resource in options if missing[RESOURCES.index(resource)]]


def one_less(missing: Vector, resource: Resource) -> Vector:
    return tuple(n - (r is resource) for n, r in zip(missing, RESOURCES, strict=True))


def undominated(splits: set[Split]) -> set[Split]:
    return {
        one
        for one in splits
        if not any(o != one and o[0] <= one[0] and o[1] <= one[1] for o in splits)
    }


class Positions:
    """Random positions: of the game as it is, and nastier ones than it ever brings about."""

    def __init__(self, game: Classic, dice: Random) -> None:
        self._dice = dice
        catalogue = game.rules.catalogue
        self._boards = list(catalogue.boards.values())
        cards = list(catalogue.cards.values())
        stages = [stage for board in self._boards for stage in board.stages]
        self._costs = [source.cost.resources for source in [*cards, *stages]]
        self._useful = [
            card
            for card in cards
            if effects_of([card], Produce) or effects_of([card], TradeDiscount)
        ]

    def endless(self) -> Iterator[Position]:
        while True:
            yield self._of_the_game()
            yield self._nasty()

    def _of_the_game(self) -> Position:
        """Three cities with some of the cards and stages that yield or that cheapen."""
        dice, cities = self._dice, []
        for board in dice.sample(self._boards, 3):
            cards = dice.sample(self._useful, dice.randint(0, 12))
            built: list[Card | Stage] = [*cards, *board.stages[: dice.randint(0, 3)]]
            made = [(board.resource,)] + [e.options for e in effects_of(built, Produce)]
            sold = [(board.resource,)]
            sold += [e.options for e in effects_of(built, Produce) if e.for_sale]
            cheap = {(e.goods, s) for e in effects_of(built, TradeDiscount) for s in e.neighbours}
            cities.append((made, sold, frozenset(cheap)))
        (own, _, cheap_own), (_, left, _), (_, right, _) = cities
        return Position(dice.choice(self._costs), own, left, right, cheap_own)

    def _nasty(self) -> Position:
        """Any choice among resources of a class, any bill of up to seven units."""
        dice = self._dice
        bill = [dice.choice(RESOURCES) for _ in range(dice.randint(0, 7))]
        cities = [[self._producer() for _ in range(dice.randint(0, 7))] for _ in range(3)]
        cheap = frozenset(kind for kind in DISCOUNT_BITS if dice.random() < 0.5)
        return Position(tuple(bill.count(r) for r in RESOURCES), *cities, cheap)

    def _producer(self) -> tuple[Resource, ...]:
        goods = self._dice.choice((RAW, RAW, MANUFACTURED))
        return tuple(self._dice.sample(goods, self._dice.randint(1, len(goods))))


def effects_of(sources: Sequence[Card | Stage], kind: type[E]) -> list[E]:
    return [effect for source in sources for effect in source.effects if isinstance(effect, kind)]


@pytest.mark.timeout(0)
@pytest.mark.parametrize("batch", range(BATCHES))
def test_splits_and_prices_are_those_of_a_plain_search(game: Classic, batch: int) -> None:
    """In a market with plenty of memory, and in one that forgets again and again."""
    large, small = Market(), Market(limit=300)
    positions = Positions(game, Random(f"positions {batch}")).endless()
    for number in range(batch, POSITIONS, BATCHES):
        position = next(positions)
        market = small if number % 3 == 0 else large
        discounts = sum(DISCOUNT_BITS[kind] for kind in position.cheap)
        cities = [market.made_by(c) for c in (position.own, position.left, position.right)]
        splits = market.splits(position.cost, cities[0], cities[1], cities[2], discounts)
        payable = every_split(position)
        assert set(splits) == undominated(payable), position
        assert len(set(splits)) == len(splits), position
        prices = [sum(split) for split in splits]
        assert prices == sorted(prices), position
        if payable:
            assert prices[0] == min(map(sum, payable)), position


def test_a_production_is_equal_to_the_same_one_made_after_everything_was_forgotten() -> None:
    """States that were folded at different times must compare."""
    market = Market(limit=1)
    before = market.made_by([(Resource.WOOD,), (Resource.CLAY, Resource.ORE)])
    market.splits((1, 0, 0, 0, 0, 0, 0), market.nothing, before, before, 0)
    market.splits((0, 0, 1, 0, 0, 0, 0), before, before, before, 0)
    again = market.made_by([(Resource.WOOD,), (Resource.CLAY, Resource.ORE)])
    assert again.raw is not before.raw
    assert again == before
    assert hash(again) == hash(before)
    assert again != market.made_by([(Resource.WOOD,)])
