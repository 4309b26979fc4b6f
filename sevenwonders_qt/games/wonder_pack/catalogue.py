"""The boards of the Wonder Pack, read from TOML and checked field by field."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.core.datafile import Entry
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.cities.catalogue import EFFECTS as WITH_CITIES
from sevenwonders_qt.games.classic.catalogue import BoardSide, EffectKinds, load_boards
from sevenwonders_qt.games.classic.effects import CoinsPer, Count, Effect, PointsPer, Side
from sevenwonders_qt.games.wonder_pack.effects import (
    STONE,
    CopyStage,
    FirstCoins,
    PointsForColour,
)

NAME = "wonder_pack"
"""The name of the expansion and of its rule module."""

WONDERS = ("great_wall", "stonehenge", "manneken_pis")
PLAYERS = range(2, 9)
MOST_STAGES: Final = 9


def load_all_boards() -> dict[tuple[str, str], BoardSide]:
    """Return every board of the box that needs no other box, by wonder and side.

    Raises `DataError`.
    """
    return load_boards(resource_path("data", NAME, "boards.toml"), EFFECTS).sides


def load_boards_with_cities() -> dict[tuple[str, str], BoardSide]:
    """Return the boards that have symbols of Cities, and need its rules; raises `DataError`."""
    return load_boards(resource_path("data", NAME, "with_cities", "boards.toml"), WITH_CITIES).sides


def _copy_stage(entry: Entry) -> Effect:
    table = entry.table("copy_stage")
    number, sides = table.number("number", 1, MOST_STAGES), table.members("neighbours", Side)
    table.close()
    return CopyStage(number, sides)


_STONES = Count(kinds=(STONE,))

EFFECTS: EffectKinds = {
    "first_coins": lambda entry: FirstCoins(entry.number("first_coins")),
    "copy_stage": _copy_stage,
    "coins_per_stone": lambda entry: CoinsPer(entry.number("coins_per_stone"), _STONES),
    "points_per_stone": lambda entry: PointsPer(entry.number("points_per_stone"), _STONES),
    "points_for_colour": lambda entry: PointsForColour(entry.number("points_for_colour")),
}
"""The kinds of effect of the box, by the names of their fields."""
