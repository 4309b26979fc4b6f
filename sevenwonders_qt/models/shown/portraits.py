"""The portrait at each seat of a match: the same one wherever the seat is shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sevenwonders_qt.ai.levels import temperament_of
from sevenwonders_qt.models.seats import Player, SeatInfo

FREE_CITY: Final = "free_city"
EMPTY: Final = "seat_empty"
"""The portrait of an unknown player."""

OF_TEMPERAMENT: Final = {
    "builder": "doram_builder",
    "general": "idara_general",
    "scholar": "filena_scholar",
    "merchant": "tamira_merchant",
}
"""The portrait of a computer player by its temperament."""

OTHERS: Final = (
    *("lidora", "naduma", "valerno", "sirvan"),
    *("merita", "calino", "ondaro", "belaro"),
)
"""The portraits in the order of dealing: the colours farthest apart come first."""


@lru_cache(64)
def portraits(seats: tuple[SeatInfo, ...]) -> tuple[str, ...]:
    """Return a portrait for each seat, all different; a second one of a temperament is dealt."""
    own: dict[int, str] = {}
    for number, seat in enumerate(seats):
        wanted = OF_TEMPERAMENT.get(temperament_of(seat.player), "")
        if seat.player is Player.FREE_CITY:
            wanted = FREE_CITY
        if wanted and wanted not in own.values():
            own[number] = wanted
    dealt: Iterator[str] = iter(OTHERS)
    return tuple(own.get(number) or next(dealt) for number in range(len(seats)))
