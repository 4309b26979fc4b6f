"""What pages show, for windows of tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.game_box import game_tables
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.models.shown.shipped import ShippedPart
from sevenwonders_qt.views.main_window import Sources
from sevenwonders_qt.views.table.boxes import TableParts


def sources(
    parts: Callable[[], Sequence[ShippedPart]] = tuple,
    boxes: Callable[[], Sequence[TableParts]] = tuple,
) -> Sources:
    """Every game of the program, and dice that fall the same way each time."""
    return Sources(game_tables(GAMES), Random(1), partial(box_of, BOXES, GAMES), parts, boxes)
