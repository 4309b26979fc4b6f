"""The players and the seed of the matches that the self-check plays."""

from __future__ import annotations

from sevenwonders_qt.models.new_match import NAMES
from sevenwonders_qt.models.seats import Player, SeatInfo

SEED = "SAMOS-2468-FAROS"


def seats(count: int) -> tuple[SeatInfo, ...]:
    """Return so many seats of AI players that answer at once."""
    return tuple(SeatInfo(name, Player.RULES) for name in NAMES[:count])
