"""The parts of features: blocks of rows, and parts of a position that are added up."""

from __future__ import annotations

from typing import NamedTuple

from sevenwonders_qt.games.classic.shape import RULEBOOK, Shape


class RowBlock(NamedTuple):
    """A block of rows: its first one and how many there are."""

    start: int
    size: int


class FeaturePart(NamedTuple):
    """Part of a reading: the rows that are on, some perhaps twice, and the numbers."""

    rows: list[int]
    numbers: list[int]


def usual_turn(shape: Shape, turn: int) -> int:
    """Return the turn of the rulebook's Age that has as many turns left; 0 is before an Age."""
    return max(1, turn + RULEBOOK.turns - shape.turns) if turn else 0
