"""A match that only computers play and a person watches: its progress and its speed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
"""The speeds of everything as multiples of the usual one."""


class Watch(StrEnum):
    """A wish of a person who watches."""

    PLAY = "play"
    """Pause, or continue."""

    STEP = "step"
    """Play one more turn, then pause."""

    SLOWER = "slower"
    FASTER = "faster"


@dataclass(frozen=True, slots=True)
class Watching:
    """The state of a match of computers: whether it is ``paused``, and its ``speed``."""

    paused: bool = False
    speed: float = 1.0

    def at(self, step: int) -> float:
        """Return the next speed up or down, the same one at the end."""
        place = SPEEDS.index(self.speed) + step
        return SPEEDS[min(max(0, place), len(SPEEDS) - 1)]
