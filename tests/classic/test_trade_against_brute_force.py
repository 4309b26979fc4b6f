"""The market's fast answers equal those of trying everything, for any producers and any cost."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    Goods,
    Resource,
    Side,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS, Market

Producers = Sequence[tuple[Resource, ...]]
Units = Counter[Resource]
Split = tuple[int, int]

EXHAUSTIVE = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def yields(producers: Producers, cost: Units) -> set[tuple[tuple[Resource, int], ...]]:
    """Everything useful for the cost that the producers can make at once, one choice for each."""
    found = set()
    for choice in product(*producers):
        made = Counter(choice) & cost
        found.add(tuple(sorted(made.items())))
    return found


def parts(whole: Units) -> Iterator[Units]:
    """Every bundle that a bundle holds, itself and nothing included."""
    resources = list(whole)
    for counts in product(*(range(whole[resource] + 1) for resource in resources)):
        yield Counter(dict(zip(resources, counts, strict=True)))


def unit_price(resource: Resource, side: Side, discounts: int) -> int:
    goods = Goods.RAW if resource in RAW else Goods.MANUFACTURED
    return 1 if discounts & DISCOUNT_BITS[goods, side] else 2


def bill(units: Units, side: Side, discounts: int) -> int:
    return sum(count * unit_price(resource, side, discounts) for resource, count in units.items())


def brute_force(
    cost: Units, own: Producers, left: Producers, right: Producers, discounts: int
) -> set[Split]:
    """Every split that no other beats: each unit is made at home or bought on either side."""
    found: set[Split] = set()
    options = product(yields(own, cost), yields(left, cost), yields(right, cost))
    for at_home, most_left, most_right in options:
        for used in parts(Counter(dict(at_home))):
            missing = cost - used
            for bought in parts(missing & Counter(dict(most_left))):
                rest = missing - bought
                if rest <= Counter(dict(most_right)):
                    bills = bill(bought, Side.LEFT, discounts), bill(rest, Side.RIGHT, discounts)
                    found.add(bills)
    return {one for one in found if not any(beats(other, one) for other in found)}


def beats(one: Split, other: Split) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


def vector(cost: Units) -> tuple[int, ...]:
    return tuple(cost[resource] for resource in RESOURCES)


def options_of(goods: Sequence[Resource]) -> st.SearchStrategy[tuple[Resource, ...]]:
    """A producer of one class, with a choice or without."""
    return st.lists(st.sampled_from(goods), min_size=1, max_size=len(goods), unique=True).map(tuple)


producers = st.lists(options_of(RAW) | options_of(MANUFACTURED), max_size=5)
costs = st.lists(st.sampled_from(RESOURCES), max_size=5).map(Counter)
discounts = st.integers(0, 15)
wood, stone, ore, clay, glass, loom, papyrus = RESOURCES


@EXHAUSTIVE
@given(costs, producers, producers, producers, discounts)
@example(Counter({wood: 1, clay: 1}), [(wood, clay)], [(wood, clay)], [(wood,), (clay,)], 1)
@example(Counter({wood: 2, stone: 2}), [(wood, stone)] * 2, [(wood, stone)] * 3, [(wood,)], 2)
@example(Counter({glass: 1, wood: 1}), [], [(glass,), (wood,)], [(glass,), (wood,)], 9)
@example(Counter(RESOURCES), [RAW, MANUFACTURED], [(r,) for r in RESOURCES], [RAW] * 3, 6)
def test_the_splits_are_those_that_trying_everything_finds(
    cost: Units, own: Producers, left: Producers, right: Producers, discounts: int
) -> None:
    market = Market()
    splits = ask(market, cost, own, left, right, discounts)
    assert len(set(splits)) == len(splits)
    assert set(splits) == brute_force(cost, own, left, right, discounts)
    assert [sum(split) for split in splits] == sorted(sum(split) for split in splits)


@EXHAUSTIVE
@given(costs, producers, producers, producers, discounts)
def test_each_split_has_a_purchase_that_costs_just_that(
    cost: Units, own: Producers, left: Producers, right: Producers, discounts: int
) -> None:
    market = Market()
    made = market.made_by(own), market.made_by(left), market.made_by(right)
    for split in market.splits(vector(cost), *made, discounts):
        purchase = market.purchase(vector(cost), *made, discounts, split)
        bought = Counter(purchase.left), Counter(purchase.right)
        assert Counter(purchase.own) + bought[0] + bought[1] == cost
        assert bill(bought[0], Side.LEFT, discounts) == split[0]
        assert bill(bought[1], Side.RIGHT, discounts) == split[1]
        for units, makers in zip((Counter(purchase.own), *bought), (own, left, right), strict=True):
            assert any(units <= Counter(dict(most)) for most in yields(makers, cost))


@EXHAUSTIVE
@given(st.lists(st.tuples(costs, producers, producers, producers, discounts), max_size=12))
def test_a_market_that_forgets_all_the_time_answers_the_same(
    questions: list[tuple[Units, Producers, Producers, Producers, int]],
) -> None:
    """Two entries of memory, or plenty of it, and answers in any order."""
    small, large = Market(limit=2), Market()
    answers: list[list[tuple[Split, ...]]] = []
    for market in (small, large):
        answers.append([ask(market, *question) for question in questions])
    assert answers[0] == answers[1]


def ask(
    market: Market, cost: Units, own: Producers, left: Producers, right: Producers, discounts: int
) -> tuple[Split, ...]:
    made = market.made_by(own), market.made_by(left), market.made_by(right)
    return market.splits(vector(cost), *made, discounts)


def test_the_memory_of_a_market_is_bounded(game: Classic) -> None:
    """However many cities trade there: the limit tells how much is remembered."""
    catalogue = game.rules.catalogue
    bills = {card.cost.resources for card in catalogue.cards.values()}
    bills |= {stage.cost.resources for board in catalogue.boards.values() for stage in board.stages}
    makers: list[tuple[Resource, ...]] = [(resource,) for resource in RESOURCES]
    makers += [(wood, clay), (stone, ore), (stone, clay), RAW, MANUFACTURED]

    def held(limit: int) -> int:
        """Memory that a market holds after many cities have traded there, in bytes."""
        chance = random.Random(7)
        tracemalloc.start()
        try:
            market = Market(limit)
            for _ in range(600):
                own, left, right = (
                    market.made_by(chance.choices(makers, k=chance.randint(0, 9))) for _ in "123"
                )
                for cost in chance.sample(sorted(bills), 5):
                    market.splits(cost, own, left, right, chance.randrange(16))
            del own, left, right
            gc.collect()
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()

    held(60)  # what is remembered outside of any market is there from now on
    small, large = held(60), held(1_000_000)
    assert 3 * small < large


def test_every_table_of_a_market_stays_bounded(game: Classic) -> None:
    """Also those inside of stocks that states hold for longer than the market remembers them."""
    limit = 500
    market, chance = Market(limit), random.Random(11)
    kept = []
    for _ in range(1500):
        own, left, right = (
            market.made_by(
                tuple(chance.sample(goods, chance.randint(1, len(goods))))
                for goods in chance.choices((RAW, MANUFACTURED), k=chance.randint(0, 6))
            )
            for _ in range(3)
        )
        kept += [own, left, right]
        for _ in range(4):
            cost = Counter(chance.choices(RESOURCES, k=chance.randint(0, 5)))
            discounts = chance.randrange(16)
            split = market.splits(vector(cost), own, left, right, discounts)
            if split:
                market.purchase(vector(cost), own, left, right, discounts, split[0])
        assert market.raw.remembered < limit + 200
        assert market.manufactured.remembered < limit + 200
    for goods in (market.raw, market.manufactured):
        stocks = {stock for production in kept for stock in production} | {goods.nothing}
        entries = sum(len(s.grown) + len(s.needs) + len(s.shares) for s in stocks)
        needs = {need for stock in stocks for need in stock.needs.values()}
        entries += sum(len(need.answers) for need in needs)
        assert entries < 2 * limit + 400


def test_a_market_counts_every_entry_that_it_remembers() -> None:
    """Counted again from the empty stock on, from which all others have grown."""
    market, chance = Market(), random.Random(5)
    for _ in range(60):
        own, left, right = (
            market.made_by(chance.choices([(wood, clay), (ore,), RAW], k=chance.randint(0, 4)))
            for _ in range(3)
        )
        cost = Counter(chance.choices(RAW, k=chance.randint(0, 4)))
        market.splits(vector(cost), own, left, right, chance.randrange(16))
    stocks = [market.raw.nothing]
    for stock in stocks:
        stocks += [grown for grown in stock.grown.values() if grown not in stocks]
    needs = {need for stock in stocks for need in stock.needs.values()}
    shares = {share for stock in stocks for share in stock.shares.values()}
    tables = sum(len(s.grown) + len(s.needs) + len(s.shares) for s in stocks)
    vectors = sum(1 + len(each.vectors) for each in (*stocks[1:], *needs, *shares))
    answers = sum(1 + len(found) for need in needs for found in need.answers.values())
    assert market.raw.remembered == tables + vectors + answers


def test_a_full_market_counts_from_nothing_again() -> None:
    market = Market(limit=0)
    for resource in RAW:
        market.made_by([(resource,)])
        assert market.raw.remembered == 3  # the stock, its one vector and the way to it
