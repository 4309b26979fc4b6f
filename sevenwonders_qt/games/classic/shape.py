"""The shape of a match: how many Ages, turns, cards and coins it has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Age:
    """``victory`` is what a conflict won at its end is worth; ``direction`` is where hands go.

    -1 is to the left, +1 to the right.
    """

    victory: int
    direction: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The numbers of a match; those of the rulebook where a rule module changes none.

    ``hand`` is how many cards are dealt to each city in an Age, ``turns`` how many turns it has:
    the cards that are left then are not played. ``first_coins`` are held at the start,
    ``sale_coins`` are what a discarded card brings. Raises ValueError when no match can have this
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
        """The numbers of this Age and of those after it; before the first one, of all."""
        return range(max(1, age), len(self.ages) + 1)

    def victory(self, age: int) -> int:
        """What a conflict won is worth at the end of an Age; before the first one, of that."""
        return self.ages[max(1, age) - 1].victory

    def direction(self, age: int) -> int:
        """Where hands go in an Age; before the first one, as in that."""
        return self.ages[max(1, age) - 1].direction

    @property
    def victories(self) -> frozenset[int]:
        """What victory tokens can be worth."""
        return frozenset(age.victory for age in self.ages)


RULEBOOK = Shape()
"""The shape of a match without expansions."""
