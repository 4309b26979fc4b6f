"""The names of the AI players, and the question that each is asked with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sevenwonders_qt.ai.foreign import foreign_players
from sevenwonders_qt.ai.levels import CALLED, CHARACTERS, LEVEL_IDS, REFERENCE, TEMPERAMENTS
from sevenwonders_qt.ai.trials import never


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a player; view, rules and memory are of the game that is played.

    ``memory`` is what the player who decides remembers, None in games where a view shows all.
    ``random`` is all the chance there is: the same for the same match, seat and moment. ``stale``
    becomes true when the answer is not waited for any more.
    """

    view: Any
    rules: Any
    memory: Any
    random: Random
    stale: Callable[[], bool] = never


PLAYERS: Final = (*REFERENCE, *CHARACTERS)
"""Names of the players, the reference players first; each plays every game."""

FORGETFUL: Final = ("random", "rules")
"""Players whose answers do not depend on what they remember."""


def known_players() -> str:
    """Return the names of all players, for a message."""
    others = ", ".join((*REFERENCE, *foreign_players()))
    levels = ", ".join(LEVEL_IDS)
    temperaments = ", ".join(CALLED.get(each, each) for each in TEMPERAMENTS)
    return f"{others}, LEVEL or LEVEL:TEMPERAMENT (levels: {levels}; temperaments: {temperaments})"


def require(player: str) -> None:
    """Raise ValueError for a player that is neither one of `PLAYERS` nor of another package."""
    if player not in PLAYERS and player not in foreign_players():
        raise ValueError(f"unknown player {player!r}; choose from {known_players()}")
