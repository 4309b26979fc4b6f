"""The rules of a game as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.core.decider import AnyGame


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game of the box.

    ``players`` are the numbers of players it is for. ``make`` returns the game for the agreed
    options, as JSON, and so many players; it raises ValueError if they cannot play it like that,
    and `DataError` for damaged data. No agreed options mean the usual ones.
    """

    name: str
    players: range
    make: Callable[[Mapping[str, Any], int], AnyGame]
