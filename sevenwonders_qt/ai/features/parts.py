"""The parts of features: blocks of rows, and parts of a position that are added up."""

from __future__ import annotations

from typing import NamedTuple


class RowBlock(NamedTuple):
    """A block of rows: its first one and how many there are."""

    start: int
    size: int


class FeaturePart(NamedTuple):
    """Part of a reading: the rows that are on, some perhaps twice, and the numbers."""

    rows: list[int]
    numbers: list[int]
