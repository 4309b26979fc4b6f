"""The open side of a city, as counting and scoring look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import Colour, Effect
from sevenwonders_qt.games.classic.state import Piece


class Tableau(Protocol):
    """The facts that scoring may look at, in a state or in a view."""

    @property
    def wonder(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def coins(self) -> int: ...
    @property
    def built(self) -> Sequence[CardId]: ...
    @property
    def stages(self) -> int: ...
    @property
    def tokens(self) -> Sequence[int]: ...
    @property
    def colours(self) -> Mapping[Colour, int]: ...
    @property
    def stage_effects(self) -> Sequence[tuple[Effect, ...]]: ...
    @property
    def pieces(self) -> Sequence[Piece]: ...
