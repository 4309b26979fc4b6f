"""Panels whose lines scroll where there is no room for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from sevenwonders_qt.views.table.panel import Panel


class Scrolled(Panel):
    """Shows its lines from the one numbered ``first`` on; from one too late for that, the last."""

    first = 0
    a_turn: ClassVar[int] = 1
    """By how many lines the wheel scrolls."""

    def count(self) -> int:
        """How many lines there are; for subclasses."""
        raise NotImplementedError

    def room_for(self, lines: Sequence[int]) -> int:
        """How many of these lines there is room for, one after another; for subclasses."""
        raise NotImplementedError

    @property
    def seen(self) -> range:
        """The lines that are seen."""
        every = range(self.count())
        first = min(self.first, len(every) - self.room_for(every[::-1]))
        return range(first, first + self.room_for(every[first:]))

    def scroll_to(self, first: int) -> None:
        """Show the lines from this one on, as far as there are more."""
        before, self.first = self.seen, max(0, first)
        if self.seen != before:
            self.refresh()

    def bring_to_view(self, line: int) -> None:
        """Scroll as little as is needed to show this line."""
        if line < self.seen.start:
            self.scroll_to(line)
        elif line not in self.seen:
            self.scroll_to(line + 1 - self.room_for(range(line, -1, -1)))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll back and forth."""
        self.scroll_to(self.seen.start + (-self.a_turn if event.delta() > 0 else self.a_turn))
        event.accept()
