"""Which line of a journal follows which, after undo made the match branch."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")

HEADER = 1
"""The number of the line that every match begins with; the deal follows it."""


class Branches(Generic[T]):
    """What was added, by line number; nothing is ever lost, only the head moves.

    ``head`` is the number of the line after which the match stands. ``undone`` are the heads that
    can be taken up again, the one left last at the end.
    """

    def __init__(self) -> None:
        self.head = HEADER
        self.undone: list[int] = []
        self._before: dict[int, int] = {}
        self._added: dict[int, T] = {}
        self._last = HEADER

    def __getitem__(self, number: int) -> T:
        """What was added as this line; raises KeyError."""
        return self._added[number]

    def __contains__(self, number: int) -> bool:
        return number in self._added

    def __len__(self) -> int:
        """How many lines follow the header."""
        return self._last - HEADER

    def get(self, number: int) -> T | None:
        """The same, or None."""
        return self._added.get(number)

    @property
    def following(self) -> int:
        """The number of the next line."""
        return self._last + 1

    def add(self, entry: T) -> int:
        """Let a line follow the head, and become it; gives its number."""
        self._last += 1
        self._before[self._last] = self.head
        self._added[self._last] = entry
        self.head = self._last
        self.undone.clear()
        return self._last

    def move(self, to: int) -> None:
        """Make another line the head; that takes a line, too. Raises KeyError for no such line."""
        if to not in self._added:
            raise KeyError(to)
        self._last += 1
        if self.undone and self.undone[-1] == to:
            self.undone.pop()
        elif self._leads_to_head(to):
            self.undone.append(self.head)
        else:
            self.undone.clear()
        self.head = to

    def pass_over(self) -> int:
        """Let a line stand that leads nowhere; gives its number."""
        self._last += 1
        return self._last

    def path(self, to: int | None = None) -> list[T]:
        """What leads to the head, or to another line, from the deal on; raises KeyError."""
        found = []
        number = self.head if to is None else to
        while number != HEADER:
            found.append(self._added[number])
            number = self._before[number]
        return found[::-1]

    def _leads_to_head(self, number: int) -> bool:
        at = self.head
        while at > number:
            at = self._before[at]
        return at == number
