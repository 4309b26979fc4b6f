"""Where everything lies on the table, for every window size and number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models import keys

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
    margin, gutter, foot = MARGIN * u, GUTTER * u, BOTTOM_ROW * u
    top = QRectF(0, 0, width, BAR * u)
    column = max(COLUMN * u, width * COLUMN_SHARE)
    upper, lower = top.bottom() + 8 * u, height - foot
    high = lower - upper - gutter
    middle = margin + column + gutter
    wide = width - 2 * middle
    far = _far_row(QRectF(middle, upper, wide, FAR_ROW * u), cities - 3, gutter)
    own_top = far[0].bottom() + gutter if far else upper
    rows = []
    for height_of_row in heights:
        rows.append(QRectF(middle, own_top, wide, height_of_row * u) if height_of_row else QRectF())
        if height_of_row:
            own_top = rows[-1].bottom() + gutter
    right = width - margin - column
    where = TableLayout(
        u=u,
        top=top,
        left=QRectF(margin, upper, column, high),
        right=QRectF(right, upper, column, high),
        far=far,
        own=QRectF(middle, own_top, wide, lower - own_top - gutter),
        hand=QRectF(middle, lower, wide, foot),
        log=QRectF(margin, lower, column, foot - margin),
        actions=QRectF(right, lower, column, foot - margin),
        rows=tuple(rows),
    )
    return where if free is None else _with_free_city(where, free)


def _with_free_city(where: TableLayout, side: Side) -> TableLayout:
    whole, u = where.left if side is Side.LEFT else where.right, where.u
    city = whole.adjusted(0, 0, 0, -(DECIDING + GUTTER) * u)
    deciding = QRectF(whole.left(), city.bottom() + GUTTER * u, whole.width(), DECIDING * u)
    if side is Side.LEFT:
        return replace(where, left=city, deciding=deciding)
    return replace(where, right=city, deciding=deciding)


def _far_row(row: QRectF, cities: int, gutter: float) -> tuple[QRectF, ...]:
    if cities < 1:
        return ()
    wide = (row.width() - gutter * (cities - 1)) / cities
    return tuple(
        QRectF(row.left() + k * (wide + gutter), row.top(), wide, row.height())
        for k in range(cities)
    )


def far_seats(seat: int, players: int) -> tuple[int, ...]:
    """The seats that are no neighbours of ``seat``, clockwise from its left neighbour."""
    return tuple((seat - 2 - k) % players for k in range(players - 3))


def seats_by_key(seat: Seat, players: int) -> dict[str, Seat]:
    """The cities of others seen from ``seat``, each by the act of the key that enlarges it."""
    first, *far, last = keys.cities()
    others = dict(zip(far, far_seats(seat, players), strict=False))
    return {first: (seat - 1) % players, **others, last: (seat + 1) % players}
