"""Names for the plain values that pass between the layers."""

from typing import NewType

Seat = int
"""Place at the table, 0 to n-1. The left neighbour of a seat is seat - 1, the right one seat + 1.

Hands passed to the left (clockwise, as the rulebook says) therefore go from seat to seat - 1.
"""

CardId = NewType("CardId", str)
"""Identity of a structure, e.g. ``"lumber_yard"``. Two copies of a card share it."""
