"""Payments for a stage: every sensible choice of cards, as pure functions of small tuples."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from sevenwonders_qt.games.architects.catalogue import Cost
from sevenwonders_qt.games.architects.options import CoinPolicy

Purse = tuple[int, ...]
"""The number of cards of each resource, in the order of the catalogue, and of coins at the end."""


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards to spend; ``doubled``: one coin counts twice; ``mixed``: the kind does not fit."""

    cards: Purse
    doubled: bool
    mixed: bool


def can_pay(purse: Purse, cost: Cost) -> bool:
    """Return whether the cards are enough without any token, whatever the policy."""
    *greys, coins = purse
    fitting = max(greys) if cost.identical else sum(map(bool, greys))
    return fitting + coins >= cost.count


def can_pay_helped(purse: Purse, cost: Cost) -> bool:
    """Return whether they are enough with every token: any kind fits, and one coin counts twice."""
    return sum(purse) + min(purse[-1], 1) >= cost.count


def needed_at_most(purse: Purse, count: int, alike: bool) -> Purse:
    """Return the part of a purse that matters for so many resources; it allows the same ways.

    Of one resource no more than one card can be spent unless cards may be ``alike``.
    """
    greys = count if alike else 1
    return tuple(map(min, purse, (*(greys,) * (len(purse) - 1), count)))


@lru_cache(maxsize=65536)
def payments(
    purse: Purse, cost: Cost, may_double: bool, may_mix: bool, policy: CoinPolicy
) -> tuple[Payment, ...]:
    """Return every way to pay exactly the cost, plain ones first; empty when there is none.

    Coins fill what the grey cards leave open. Under ``MISSING_ONLY`` as many grey cards are spent
    as the kinds chosen allow; a coin is doubled only if it covers two resources.
    """
    found: dict[Payment, None] = {}
    *greys, coins = purse
    for grey, mixed in _grey_choices(tuple(greys), cost, may_mix, policy):
        missing = cost.count - sum(grey)
        if missing <= coins:
            found[Payment((*grey, missing), False, mixed)] = None
        if may_double and missing >= 2 and missing - 1 <= coins:
            found[Payment((*grey, missing - 1), True, mixed)] = None
    return tuple(sorted(found, key=lambda way: way.doubled + way.mixed))


def _grey_choices(
    greys: Purse, cost: Cost, may_mix: bool, policy: CoinPolicy
) -> Iterator[tuple[Purse, bool]]:
    """Yield the grey cards that may be spent, each with whether they break the kind of the cost."""
    plain = _identical if cost.identical else _different
    for grey in plain(greys, cost.count, policy):
        yield grey, False
    if may_mix:
        for grey in _mixed(greys, cost.count, policy):
            if not _fits(grey, cost):
                yield grey, True


def _fits(grey: Purse, cost: Cost) -> bool:
    return sum(map(bool, grey)) <= 1 if cost.identical else max(grey) <= 1


def _identical(greys: Purse, count: int, policy: CoinPolicy) -> Iterator[Purse]:
    none = (0,) * len(greys)
    for place, held in enumerate(greys):
        most = min(held, count)
        if most:
            least = 1 if policy is CoinPolicy.FREE else most
            for spent in range(most, least - 1, -1):
                yield (*none[:place], spent, *none[place + 1 :])
    yield none


def _different(greys: Purse, count: int, policy: CoinPolicy) -> Iterator[Purse]:
    kinds = [place for place, held in enumerate(greys) if held]
    most = min(len(kinds), count)
    least = 0 if policy is CoinPolicy.FREE else most
    for size in range(most, least - 1, -1):
        for chosen in combinations(kinds, size):
            yield tuple(int(place in chosen) for place in range(len(greys)))


def _mixed(greys: Purse, count: int, policy: CoinPolicy) -> Iterator[Purse]:
    most = min(sum(greys), count)
    least = 0 if policy is CoinPolicy.FREE else most
    for grey in product(*(range(min(held, count) + 1) for held in greys)):
        if least <= sum(grey) <= most:
            yield grey


@lru_cache(maxsize=4096)
def symbol_sets(symbols: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the sets that can be cashed with so many cards of each symbol, as places of symbols.

    Two of one symbol are a set, and so is one of each.
    """
    pairs = [(place, place) for place, held in enumerate(symbols) if held >= 2]
    return (*pairs, tuple(range(len(symbols)))) if all(symbols) else tuple(pairs)
