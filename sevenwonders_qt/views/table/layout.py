"""Where everything lies on the table, for every window size and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models import keys
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.table.panel import Noted

LEAST_WIDTH: Final = 1280.0
LEAST_HEIGHT: Final = 720.0
"""The scene is never laid out smaller; a smaller window shows it scaled down."""

MARGIN: Final = 12.0
GUTTER: Final = 10.0
BAR: Final = 54.0
FAR_ROW: Final = 138.0
BOTTOM_ROW: Final = 344.0
DECIDING: Final = 116.0
COLUMN: Final = 392.0
COLUMN_SHARE: Final = 0.204
"""A neighbour's column is this share of a wide window, and never under COLUMN design pixels."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in scene units; ``u`` is one design pixel. ``far`` runs from left to right.

    ``deciding`` is empty where there is no Free City. ``rows`` are those of boxes, from the top;
    one that shows nothing is empty.
    """

    u: float
    top: QRectF
    left: QRectF
    right: QRectF
    far: tuple[QRectF, ...]
    own: QRectF
    hand: QRectF
    log: QRectF
    actions: QRectF
    deciding: QRectF = field(default_factory=QRectF)
    rows: tuple[QRectF, ...] = ()


def layout(
    width: float,
    height: float,
    cities: int,
    free: Side | None = None,
    heights: Sequence[float] = (),
) -> TableLayout:
    """The table of 3 to 7 cities; only the row of far cities changes with them.

    ``heights`` are those of the rows of boxes in design pixels, 0 for one that shows nothing.

    Under the Free City, which lies on the side ``free``, there is room to say who decides for it.
    """
    u = min(width / 1920, height / 1080)
    far = [f"far {number}" for number in range(cities - 3)]
    rows = {f"row {number}": high for number, high in enumerate(heights)}
    middle = column(
        Cell(row(*(Noted(Space(), name, 1) for name in far), gap=GUTTER), high=FAR_ROW),
        *(Cell(Noted(Space(), name), high=high) for name, high in rows.items() if high),
        Noted(Space(), "own", 1),
        Cell(Noted(Space(), "hand"), high=BOTTOM_ROW),
        gap=GUTTER,
        weight=1,
    )
    wide = max(COLUMN, width / u * COLUMN_SHARE)
    left = Cell(_side("left", "log", deciding=free is Side.LEFT), wide)
    right = Cell(_side("right", "actions", deciding=free is Side.RIGHT), wide)
    body = Ground(row(left, middle, right, gap=GUTTER), None, (MARGIN, 0, MARGIN, 0), 1)
    whole = column(Cell(Noted(Space(), "top"), high=BAR), body, gap=8)
    placed = whole.place(Sizes(u, 1, 1), QRectF(0, 0, width, height))
    places = {part.name: rect for part, rect in placed if isinstance(part, Noted)}
    return TableLayout(
        u=u,
        far=tuple(places.pop(name) for name in far),
        rows=tuple(places.pop(name, QRectF()) for name in rows),
        **places,
    )


def _side(city: str, below: str, *, deciding: bool) -> Part:
    """A neighbour, who decides for it if it is the Free City, and a panel of the bottom row."""
    decides = (Cell(Noted(Space(), "deciding"), high=DECIDING),) if deciding else ()
    corner = Cell(Noted(Space(), below), high=BOTTOM_ROW - MARGIN)
    inside = column(Noted(Space(), city, 1), *decides, corner, gap=GUTTER)
    return Ground(inside, None, (0, 0, 0, MARGIN))


def far_seats(seat: int, players: int) -> tuple[int, ...]:
    """The seats that are no neighbours of ``seat``, clockwise from its left neighbour."""
    return tuple((seat - 2 - k) % players for k in range(players - 3))


def seats_by_key(seat: Seat, players: int) -> dict[str, Seat]:
    """The cities of others seen from ``seat``, each by the act of the key that enlarges it."""
    first, *far, last = keys.cities()
    others = dict(zip(far, far_seats(seat, players), strict=False))
    return {first: (seat - 1) % players, **others, last: (seat + 1) % players}
