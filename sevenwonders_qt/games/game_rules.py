"""The rules of a game as one value: how it is made, dealt and played at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat


@dataclass(frozen=True, slots=True)
class GameRules:
    """One game of the box.

    ``players`` are the numbers of players it is for. ``make`` returns the game for what was agreed,
    as JSON, and so many players; it raises ValueError if they cannot play it like that, and
    `DataError` for damaged data. ``deal`` returns the set-up of so many seats that leaves
    everything to chance. ``at_random`` returns any legal command of a seat that owes an answer; the
    same seed leads to the same command.
    """

    name: str
    players: range
    make: Callable[[Mapping[str, Any], int], Any]
    deal: Callable[[int], Any]
    at_random: Callable[[Any, Seat, int | str], Command]
