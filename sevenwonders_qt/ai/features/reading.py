"""The inputs of a network that plays with any of several boxes, as its file describes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.ruleset import State


@dataclass(frozen=True, slots=True)
class BoxReading:
    """The part of one box: its blocks of rows with their sizes, its words, its numbers."""

    name: str
    blocks: tuple[tuple[str, int], ...]
    words: tuple[str, ...]
    shared: int
    own: int

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        blocks = tuple((str(name), int(size)) for name, size in found["blocks"])
        words = tuple(map(str, found["words"]))
        return cls(str(found["name"]), blocks, words, int(found["shared"]), int(found["own"]))


@dataclass(frozen=True, slots=True)
class NetworkReading:
    """All that a network reads, of matches with any of its boxes.

    ``cards`` and ``boards`` are the labels of a `Vocabulary`, ``categories`` the rows of the score
    sheet with all boxes. Behind the base game's inputs come those of each box, in order; the inputs
    of a box that a match is played without are off.
    """

    cards: tuple[str, ...]
    boards: tuple[str, ...]
    categories: tuple[str, ...]
    boxes: tuple[BoxReading, ...]

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """Read what `dataclasses.asdict` made; raises KeyError, TypeError or ValueError."""
        return cls(
            tuple(map(str, found["cards"])),
            tuple(map(str, found["boards"])),
            tuple(map(str, found["categories"])),
            tuple(map(BoxReading.from_json, found["boxes"])),
        )


class AbsentBox:
    """The features of a box that a match is played without: no row is on, all numbers are 0."""

    def __init__(self, box: BoxReading) -> None:
        self.sizes: Mapping[str, int] = dict(box.blocks)
        self.words: Sequence[str] = box.words
        self.shared_numbers = box.shared
        self.own_numbers = box.own

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Carry out nothing."""

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add no row, and numbers of 0."""
        numbers += [0] * self.shared_numbers

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add no row, and numbers of 0."""
        numbers += [0] * self.own_numbers
