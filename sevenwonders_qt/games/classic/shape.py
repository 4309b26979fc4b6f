"""The shape of a match: the numbers of its Ages, turns, cards and coins."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Age:
    """An Age: the worth of a conflict won at its end, and the direction that hands go in.

    A ``direction`` of -1 is to the left, +1 to the right.
    """

    victory: int
    direction: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The numbers of a match; those of the rulebook if no rule module changes them.

    ``hand`` is the number of cards dealt to each city in an Age, ``turns`` the number of its
    turns: the cards that are left then are not played. ``first_coins`` are held at the start,
    ``sale_coins`` are paid for a discarded card. Raises ValueError when no match can have this
    shape.
    """

    hand: int = 7
    turns: int = 6
    first_coins: int = 3
    sale_coins: int = 3
    ages: tuple[Age, ...] = (Age(1, -1), Age(3, 1), Age(5, -1))

    def __post_init__(self) -> None:
        if not 1 <= self.turns <= self.hand:
            raise ValueError(f"an Age has {self.turns} turns for hands of {self.hand} cards")
        if min(self.first_coins, self.sale_coins) < 0:
            raise ValueError("coins of a match are below zero")
        if not self.ages:
            raise ValueError("a match has no Age")

    @property
    def last_age(self) -> int:
        """The number of the last Age; the first one is 1."""
        return len(self.ages)

    def ages_from(self, age: int) -> range:
        """Return the numbers of this Age and of those after it; before the first one, of all."""
        return range(max(1, age), len(self.ages) + 1)

    def victory(self, age: int) -> int:
        """Return the worth of a conflict won at the end of an Age; before the first, of that."""
        return self.ages[max(1, age) - 1].victory

    def direction(self, age: int) -> int:
        """Return the direction that hands go in during an Age; before the first one, as in that."""
        return self.ages[max(1, age) - 1].direction

    @property
    def victories(self) -> frozenset[int]:
        """All possible worths of victory tokens."""
        return frozenset(age.victory for age in self.ages)


RULEBOOK = Shape()
"""The shape of a match without expansions."""
