"""A match that only computers play, for somebody who watches: how it goes on, and how fast."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
"""How many times as fast as usual everything goes."""


class Watch(StrEnum):
    """What a person wants who watches."""

    PLAY = "play"
    """Pause, or go on."""

    STEP = "step"
    """One turn more, then pause."""

    SLOWER = "slower"
    FASTER = "faster"


@dataclass(frozen=True, slots=True)
class Watching:
    """How a match of computers goes: whether it is ``paused``, and its ``speed`` of `SPEEDS`."""

    paused: bool = False
    speed: float = 1.0

    def at(self, step: int) -> float:
        """The next speed up or down, the same one at the end."""
        place = SPEEDS.index(self.speed) + step
        return SPEEDS[min(max(0, place), len(SPEEDS) - 1)]
