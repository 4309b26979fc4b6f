"""A match that is to be dealt, of any game."""

from __future__ import annotations

from typing import Any, Protocol

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.models.seats import SeatInfo


class Wanted(Protocol):
    """The wishes of a person who sets up a match."""

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players, by seat."""
        ...

    @property
    def setup(self) -> Any:
        """The set-up that the game deals by."""
        ...

    @property
    def seed(self) -> str:
        """The seed of all chance, as it was typed or drawn."""
        ...

    @property
    def hints(self) -> bool:
        """Whether persons may ask for hints."""
        ...

    @property
    def variant(self) -> Variant:
        """The game, and the rules agreed on."""
        ...

    def again(self, seed: str, *, rotated: bool = False) -> Wanted:
        """Return the same with another deal; ``rotated``: every player moves one seat on.

        What was wished for a seat stays there.
        """
        ...
