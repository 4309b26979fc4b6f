"""Events used as bookmarks of a match: round, Age, conflict, end."""

from __future__ import annotations

from enum import StrEnum


class Milestone(StrEnum):
    """The kind of moment that an event marks; each game says which events those are.

    A round is a turn in the words of the rulebook: in some games all players play one card in it,
    in others one player alone.
    """

    ROUND = "round"
    AGE = "age"
    CONFLICT = "conflict"
    WONDER = "wonder"
    END = "end"
