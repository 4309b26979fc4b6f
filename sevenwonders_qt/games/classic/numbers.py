"""The numbers of the rulebook that every match shares; the others are in its `Shape`."""

from __future__ import annotations

PLAYERS = range(2, 8)
"""Numbers of players; two have the Free City between them."""

CITIES = range(3, 8)
"""Numbers of cities at the table, the Free City included; there is a deck of each Age for each."""

GUILDS = 10
"""The number of all guilds; a game deals as many as there are cities, and two more."""

DEFEAT = -1
"""The worth of a defeat token."""
