"""Events used as bookmarks of a match: round, Age, conflict, end."""

from __future__ import annotations

from enum import StrEnum


class Milestone(StrEnum):
    """What an event marks; each game says which events those are.

    A round is what its rulebook calls a turn: in 7 Wonders all play one card, in Architects one
    player takes a card and does what follows.
    """

    ROUND = "round"
    AGE = "age"
    CONFLICT = "conflict"
    WONDER = "wonder"
    END = "end"
