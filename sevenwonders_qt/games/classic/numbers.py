"""The numbers of the rulebook."""

from __future__ import annotations

PLAYERS = range(2, 8)
"""Numbers of players; two have the Free City between them."""

CITIES = range(3, 8)
"""Numbers of cities at the table, the Free City included; there is a deck of each Age for each."""

HAND_SIZE = 7
TURNS = 6
"""Turns in an Age."""

AGES = 3
GUILDS = 10
"""All there are; a game deals as many as there are cities, and two more."""

FIRST_COINS = 3
SALE_COINS = 3
DEFEAT = -1
VICTORY = {1: 1, 2: 3, 3: 5}
"""Worth of a victory token by Age."""


def direction(age: int) -> int:
    """Where hands go: -1 to the left (Ages I and III), +1 to the right (Age II)."""
    return 1 if age == 2 else -1
