"""Tables as descriptions: the places of panels, for every size and number of players."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.table.panel import TableStyle

LEAST_WIDTH: Final = 1280.0
LEAST_HEIGHT: Final = 720.0
"""The scene is never laid out smaller; a smaller window shows it scaled down."""

MARGIN: Final = 12.0
GUTTER: Final = 10.0
BAR: Final = 54.0
FAR_ROW: Final = 138.0
BOTTOM_ROW: Final = 344.0
DECIDING: Final = 116.0
_UNDER_BAR: Final = 8.0
COLUMN: Final = 392.0
COLUMN_SHARE: Final = 0.204
"""A neighbour's column is this share of a wide window, and never under COLUMN design pixels."""


class Placed(Protocol):
    """A panel, or another thing that has a place on the table."""

    def place(self, rect: QRectF, style: TableStyle) -> None: ...


class At(Part):
    """The place of one thing on the table, or of several that share it in turn."""

    def __init__(self, *things: Placed, weight: float = 0.0) -> None:
        self.things, self.weight = things, weight


def set_out(table: Part, rect: QRectF, style: TableStyle) -> set[Placed]:
    """Place all things of a table that takes ``rect``; returns those that have a place."""
    found = set[Placed]()
    for part, at in table.place(Sizes(style.u, 1, 1), rect):
        for thing in part.things if isinstance(part, At) else ():
            thing.place(at, style)
            found.add(thing)
    return found


def whole_table(bar: Placed, *columns: Part) -> Part:
    """Return a table under its bar."""
    body = Ground(row(*columns, gap=GUTTER), None, (MARGIN, 0, MARGIN, 0), 1)
    return column(Cell(At(bar), high=BAR), body, gap=_UNDER_BAR)


def whole_height(rows: float) -> float:
    """Return the height in design pixels of the bar and the rows under it, with their gaps."""
    return BAR + _UNDER_BAR + rows


def side(rect: QRectF, style: TableStyle, inside: Part) -> Part:
    """Return a column at the left or the right of a table that takes ``rect``."""
    wide = max(COLUMN, rect.width() / style.u * COLUMN_SHARE)
    return Cell(Ground(inside, None, (0, 0, 0, MARGIN)), wide)


def far_seats(seat: int, players: int) -> tuple[int, ...]:
    """Return the seats that are no neighbours of ``seat``, clockwise from its left neighbour."""
    return tuple((seat - 2 - k) % players for k in range(players - 3))


def seats_by_key(seat: Seat, players: int) -> dict[Act, Seat]:
    """Return the other cities seen from ``seat``, each by the act of the key that enlarges it."""
    left, right, far = acts.OTHER_CITIES
    others = dict(zip(far, far_seats(seat, players), strict=False))
    return {left: (seat - 1) % players, **others, right: (seat + 1) % players}
