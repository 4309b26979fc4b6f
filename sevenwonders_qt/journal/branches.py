"""The order of a journal's lines, which branch where an undo was."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")

HEADER = 1
"""The number of the line that every match begins with; the deal follows it."""


class Branches(Generic[T]):
    """Entries by line number; none is ever lost, only the head moves.

    ``head`` is the number of the line that the match is after. ``undone`` are the heads that a redo
    can go to, the one left last at the end.
    """

    def __init__(self) -> None:
        self.head = HEADER
        self.undone: list[int] = []
        self._before: dict[int, int] = {}
        self._added: dict[int, T] = {}
        self._last = HEADER

    def __getitem__(self, number: int) -> T:
        """Return the entry of this line; raises KeyError."""
        return self._added[number]

    def __contains__(self, number: int) -> bool:
        return number in self._added

    def __len__(self) -> int:
        """Return the number of lines after the header."""
        return self._last - HEADER

    def get(self, number: int) -> T | None:
        """Return the entry of this line, or None."""
        return self._added.get(number)

    @property
    def following(self) -> int:
        """The number of the next line."""
        return self._last + 1

    def add(self, entry: T) -> int:
        """Add a line after the head and make it the head; return its number."""
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
        """Count a line that leads nowhere; return its number."""
        self._last += 1
        return self._last

    def path(self, to: int | None = None) -> list[T]:
        """Return the entries from the deal to the head, or to another line; raises KeyError."""
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
