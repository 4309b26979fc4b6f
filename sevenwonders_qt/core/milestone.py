"""Events used as bookmarks of a match: round, Age, conflict, end."""

from __future__ import annotations

from enum import StrEnum


class Milestone(StrEnum):
    """What an event marks; each game says which events those are.

    A round is what its rulebook calls a turn: in some games everybody plays one card in it, in
    others one player alone.
    """

    ROUND = "round"
    AGE = "age"
    CONFLICT = "conflict"
    WONDER = "wonder"
    END = "end"
