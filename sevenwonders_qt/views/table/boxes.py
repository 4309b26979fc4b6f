"""The parts that the box of an expansion adds to the table: rows, overlays and movements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.overlay import Overlay, Prompting
from sevenwonders_qt.views.table.panel import TablePart, TableStyle
from sevenwonders_qt.views.table.sprites import Scenery


class BoxRow(TablePart[Shown]):
    """A row of the table above the own city; empty, without height, in other matches."""

    def height(self, table: Table) -> float:
        """Return its height with this table, in design pixels; 0 where it shows nothing."""
        raise NotImplementedError

    def high(self, table: Table) -> float:
        """Return the height that it takes: the old picture's while that is kept."""
        return self.rect.height() / self.style.u if self.holds else self.height(table)


class Motions(Protocol):
    """Plans the movements of a box; times are in milliseconds."""

    def laid(self, events: Sequence[Event], now: float) -> float:
        """Plan the movements after the cards of a turn are placed; returns when they have ended."""
        ...

    def ended(self, events: Sequence[Event], now: float) -> float:
        """Plan the movements before the conflicts; returns when they have ended."""
        ...


class InPanels(Protocol):
    """Parts that a box has within the cities and the log; ``press`` shows a thing large by its id.

    A match without the box has none of them.
    """

    def seen(self, table: Table, seat: Seat) -> object:
        """Return the values that the parts of a city depend on; None where there are none."""
        ...

    def beside(self, shown: Shown, press: Callable[[str], None], high: float) -> Part | None:
        """Return a column between the picture and the stages of the own city, so high."""
        ...

    def in_head(
        self, shown: Shown, seat: Seat, press: Callable[[str], None], side: float
    ) -> Sequence[Part]:
        """Return what is in the head of another city, so many design pixels high."""
        ...

    def in_city(self, shown: Shown, seat: Seat, press: Callable[[str], None]) -> Part | None:
        """Return what is below the picture of a city that is shown large."""
        ...

    def at_foot(self, shown: Shown, press: Callable[[str], None]) -> Part | None:
        """Return a strip between the log and the discard pile."""
        ...


MakesPrompt: TypeAlias = Callable[[TableStyle, Shown], Prompting]
"""Makes the overlay that asks a seat for an answer."""


@dataclass(frozen=True, slots=True)
class TableParts:
    """The parts that a box adds to the table.

    ``rows`` make its rows, from the top. ``panels`` has its parts within the cities and the log.
    ``prompts`` make the overlay that asks for an answer, by prompt: an `Overlay` that sends the
    command by a signal ``chosen``; the prompts ``at_hand`` are answered with a card in the place of
    the hand (`Words.hand`). ``large`` shows a thing of the box large, by its id. ``motions`` plan
    movements over one turn. ``articles`` draws a thing of the encyclopaedia by its id, under the
    name of the box.
    """

    rows: tuple[Callable[[TableStyle], BoxRow], ...] = ()
    panels: InPanels | None = None
    prompts: Mapping[str, MakesPrompt] = field(default_factory=dict)
    at_hand: tuple[str, ...] = ()
    large: Callable[[TableStyle, Shown, str], Overlay | None] = lambda *_: None
    motions: Callable[[Scenery], Motions] | None = None
    articles: Mapping[str, Callable[[Canvas, QRectF, str], None]] = field(default_factory=dict)
