"""The levels and temperaments of the computer players: one table that all others read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

CLASSIC: Final = "classic"

NEUTRAL: Final = ""
"""The temperament of a player without one."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The manner of a level or a temperament in one game, beside what its network says.

    ``temperature`` is how far it misjudges a plan, in points. One that is ``alone`` looks at its
    own points only and not at the others'. ``liking`` weighs categories of points beyond their
    worth, by name; -1 does not see them at all.
    """

    temperature: float = 0.0
    alone: bool = False
    liking: Mapping[str, float] = field(default_factory=dict)

    def with_liking(self, more: Mapping[str, float]) -> Manner:
        """Return the same with these weights added to its own."""
        names = dict.fromkeys((*self.liking, *more))
        liking = {name: self.liking.get(name, 0.0) + more.get(name, 0.0) for name in names}
        return Manner(self.temperature, self.alone, liking)


@dataclass(frozen=True, slots=True)
class Level:
    """One level. One that ``searches`` tries out its choices before it makes one."""

    id: str
    searches: bool = False


LEVELS: Final = (
    Level("beginner"),
    Level("casual"),
    Level("skilled"),
    Level("expert"),
    Level("master", searches=True),
)
"""The weakest first; the `Manners` of a game say how each plays it."""

LEVEL_IDS: Final = tuple(level.id for level in LEVELS)
"""The ids of the levels that can be chosen, the weakest first."""

BY_STRENGTH: Final = ("random", "beginner", "casual", "rules", "skilled", "expert", "master")
"""The levels among the players that they are measured against, the weakest first."""

TEMPERAMENTS: Final = ("builder", "general", "scholar", "merchant")
"""The temperaments; a game offers those that like something in it."""

CALLED: Final = {"general": "commander"}
"""Temperaments that people know by another name than the matches that are saved with them."""


def saved_as(player: str) -> str:
    """Return a player's id; the temperament may have its shown name: ``expert:commander``."""
    level, colon, manner = player.partition(":")
    known = {called: temperament for temperament, called in CALLED.items()}
    return f"{level}{colon}{known.get(manner, manner)}"


REFERENCE: Final = ("random", "rules", "learned", "search")
"""Players that are measured against, and players of old matches; no level of a set-up."""

_SAME: Final = {"learned": "expert", "search": "master"}
_NEAREST: Final = {**_SAME, "random": "beginner", "rules": "skilled"}

USUAL: Final = "casual"
"""The level of a computer player without a chosen one."""


@dataclass(frozen=True, slots=True)
class Character:
    """A level with a temperament."""

    level: Level
    temperament: str = NEUTRAL

    @property
    def id(self) -> str:
        """``expert`` or ``expert:scholar``."""
        return player_id(self.level.id, self.temperament)


def player_id(level: str, temperament: str = NEUTRAL) -> str:
    """Return a level with a temperament, as it is stored and named on the command line."""
    return f"{level}:{temperament}" if temperament else level


CHARACTERS: Final[Mapping[str, Character]] = MappingProxyType(
    {
        character.id: character
        for level in LEVELS
        for character in (Character(level, name) for name in (NEUTRAL, *TEMPERAMENTS))
    }
)
"""Every computer player that a seat can be given to, by its id."""


@dataclass(frozen=True, slots=True)
class Manners:
    """The manners of levels and temperaments in one game.

    ``levels`` holds the manners of levels, by id; others play as the network says. ``likings`` hold
    what each temperament likes, by name; one without is not offered in this game.
    """

    levels: Mapping[str, Manner] = field(default_factory=dict)
    likings: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    @property
    def temperaments(self) -> tuple[str, ...]:
        """The temperaments that can be chosen, the neutral one first."""
        return NEUTRAL, *self.likings

    def of(self, character: Character) -> Manner:
        """Return how a level with a temperament plays."""
        manner = self.levels.get(character.level.id, Manner())
        return manner.with_liking(self.likings.get(character.temperament, {}))


CLASSIC_MANNERS: Final = Manners(
    {
        "beginner": Manner(8.0, alone=True, liking={"military": -1.0, "science": -0.7}),
        "casual": Manner(5.0),
        "skilled": Manner(2.5),
    },
    {
        "builder": {"wonder": 0.3, "civil": 0.15},
        "general": {"military": 0.35},
        "scholar": {"science": 0.25},
        "merchant": {"commerce": 0.6, "treasury": 0.4},
    },
)
"""7 Wonders; the temperatures were found in the arena, see docs/decisions/0010."""


def level_of(player: str) -> str:
    """Return a computer player's level without its temperament; other players are their own."""
    if player in CHARACTERS:
        return CHARACTERS[player].level.id
    return _SAME.get(player, player)


def nearest_level(player: str) -> str:
    """Return the player to choose in the place of one that cannot be chosen any more."""
    return player if player in CHARACTERS else _NEAREST.get(player, player)


def temperament_of(player: str) -> str:
    """Return the temperament of a computer player; `NEUTRAL` for one without."""
    return CHARACTERS[player].temperament if player in CHARACTERS else NEUTRAL
