"""A game together with its computer players, and the box that finds both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from sevenwonders_qt.core.decider import AnyGame, Variant

if TYPE_CHECKING:
    from sevenwonders_qt.ai.game_players import GamePlayers
    from sevenwonders_qt.games.box import Box


@dataclass(frozen=True, slots=True)
class Playable:
    """A game as agreed, with its computer players."""

    game: AnyGame
    players: GamePlayers


FindPlayable: TypeAlias = Callable[[Variant], Playable]
"""Finds a game and its players; raises as `games.box.FindGame` does.

Other processes are asked to find them, too: it is a function of a module or of a `PlayerBox`.
"""


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """A box of games with the computer players of each, by the name of the game."""

    box: Box
    players: Mapping[str, Callable[[], GamePlayers]]

    def find(self, variant: Variant) -> Playable:
        """Return the game of this variant and its players; raises as `Box.find` does."""
        return Playable(self.box.find(variant), self.players[variant.game]())
