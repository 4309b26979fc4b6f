"""The numbers of the rulebook."""

from __future__ import annotations

PLAYERS = range(2, 8)
"""Numbers of players; two have the Free City between them."""

HAND_SIZE = 7
TURNS = 6
"""Turns in an Age."""

AGES = 3
FIRST_COINS = 3
SALE_COINS = 3
DEFEAT = -1
VICTORY = {1: 1, 2: 3, 3: 5}
"""Worth of a victory token by Age."""


def direction(age: int) -> int:
    """Where hands go: -1 to the left (Ages I and III), +1 to the right (Age II)."""
    return 1 if age == 2 else -1
