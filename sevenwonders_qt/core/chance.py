"""Chance: the only source of randomness that the rules may ask."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Shuffles; every outcome ends up in an event, so a replay needs no generator."""

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in a random order, as a new list."""
        ...


class SeededChance:
    """Chance from a seed: the same seed has the same outcomes on every machine."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random: random.Random | None = None

    def shuffled(self, items: Iterable[T]) -> list[T]:
        if self._random is None:  # seeding takes a while, and few commands need it
            self._random = random.Random(self._seed)
        draw = self._random.random
        return sorted(items, key=lambda item: draw())


class FixedChance:
    """Chance that hands out orders decided beforehand, for tests and recorded games.

    Each call takes the next order; it may name only the front of the items, the rest follow in
    their given order. Raises ValueError when an order holds something that is not among the items.
    """

    def __init__(self, orders: Iterable[Sequence[object]] = ()) -> None:
        self._orders = [list(order) for order in orders]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        rest = list(items)
        if not self._orders:
            return rest
        front: list[T] = []
        for wanted in self._orders.pop(0):
            if wanted not in rest:
                raise ValueError(f"{wanted!r} is not among the shuffled items")
            front.append(rest.pop(rest.index(wanted)))
        return front + rest
