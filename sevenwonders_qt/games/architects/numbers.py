"""The numbers of the rulebook."""

from __future__ import annotations

NAME = "architects"
"""The name of the game among those of the box."""

PLAYERS = range(2, 8)
CENTRAL_SIZE = 60
DECK_SIZE = 25
STAGES = 5
TOKENS = 15
FACE_UP = 3
"""The number of open progress tokens beside the pile."""

CONFLICT_TOKENS = {2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6}
"""Conflict tokens in play, by number of players."""

VICTORY_POINTS = 3
"""The worth of a military victory token."""

CAT_POINTS = 2
CENTRAL = -1
"""The number of the central deck; a wonder's deck has the number of its seat, from 0."""

HIDDEN = ""
"""The id of a card or token in events shown to a seat that may not know it."""
