"""The levels and temperaments of the computer players: one table that all others read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

CLASSIC: Final = "classic"
ARCHITECTS: Final = "architects"

NEUTRAL: Final = ""
"""The temperament of a player without one."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a level or a temperament plays one game, beside what its network says.

    ``temperature`` is how far it misjudges a plan, in points. One that is ``alone`` looks at its
    own points only and not at what the others come to. ``liking`` weighs categories of points
    beyond their worth, by name; -1 does not see them at all.
    """

    temperature: float = 0.0
    alone: bool = False
    liking: Mapping[str, float] = field(default_factory=dict)

    def with_liking(self, more: Mapping[str, float]) -> Manner:
        """The same with these weights added to its own."""
        names = dict.fromkeys((*self.liking, *more))
        liking = {name: self.liking.get(name, 0.0) + more.get(name, 0.0) for name in names}
        return Manner(self.temperature, self.alone, liking)


@dataclass(frozen=True, slots=True)
class Level:
    """One level. One that ``searches`` tries out its choices before it makes one."""

    id: str
    classic: Manner = Manner()
    architects: Manner = Manner()
    searches: bool = False


LEVELS: Final = (
    Level(
        "beginner",
        Manner(8.0, alone=True, liking={"military": -1.0, "science": -0.7}),
        Manner(8.0, alone=True, liking={"military": -1.0}),
    ),
    Level("casual", Manner(5.0), Manner(5.0)),
    Level("skilled", Manner(2.5), Manner(2.0)),
    Level("expert"),
    Level("master", searches=True),
)
"""The weakest first; the temperatures were found in the arena, see docs/decisions/0010."""

LEVEL_IDS: Final = tuple(level.id for level in LEVELS)
"""The ids of the levels that stand for choice, the weakest first."""

BY_STRENGTH: Final = ("random", "beginner", "casual", "rules", "skilled", "expert", "master")
"""The levels among the players that they are measured against, the weakest first."""

TEMPERAMENTS: Final[Mapping[str, Mapping[str, Mapping[str, float]]]] = {
    "builder": {CLASSIC: {"wonder": 0.3, "civil": 0.15}, ARCHITECTS: {"wonder": 0.3}},
    "general": {CLASSIC: {"military": 0.35}, ARCHITECTS: {"military": 0.3}},
    "scholar": {CLASSIC: {"science": 0.25}, ARCHITECTS: {"progress": 0.5}},
    "merchant": {CLASSIC: {"commerce": 0.6, "treasury": 0.4}},
}
"""What each likes, by game; one that likes nothing of a game is not offered there."""

CALLED: Final = {"general": "commander"}
"""Temperaments that people know by another name than the matches that are saved with them."""


def saved_as(player: str) -> str:
    """The id of a player; the temperament may be named as people know it: ``expert:commander``."""
    level, colon, manner = player.partition(":")
    known = {called: temperament for temperament, called in CALLED.items()}
    return f"{level}{colon}{known.get(manner, manner)}"


REFERENCE: Final = ("random", "rules", "learned", "search")
"""Players that are measured against, and those of old matches; no level of a set-up."""

_SAME: Final = {"learned": "expert", "search": "master"}
_NEAREST: Final = {**_SAME, "random": "beginner", "rules": "skilled"}

USUAL: Final = "casual"
"""The level of a computer player that nobody has given one."""


@dataclass(frozen=True, slots=True)
class Character:
    """A level with a temperament."""

    level: Level
    temperament: str = NEUTRAL

    @property
    def id(self) -> str:
        """``expert`` or ``expert:scholar``."""
        return player_id(self.level.id, self.temperament)

    def manner(self, game: str) -> Manner:
        """How it plays 7 Wonders with any expansion, or Architects."""
        manner = self.level.architects if game == ARCHITECTS else self.level.classic
        likings = TEMPERAMENTS.get(self.temperament, {})
        return manner.with_liking(likings.get(game, {}))


def player_id(level: str, temperament: str = NEUTRAL) -> str:
    """A level with a temperament, as it is stored and named on the command line."""
    return f"{level}:{temperament}" if temperament else level


CHARACTERS: Final[Mapping[str, Character]] = MappingProxyType(
    {
        character.id: character
        for level in LEVELS
        for character in (Character(level, name) for name in (NEUTRAL, *TEMPERAMENTS))
    }
)
"""Every computer player that a seat can be given to, by its id."""


def temperaments_of(game: str) -> tuple[str, ...]:
    """The temperaments that stand for choice, the neutral one first."""
    return (NEUTRAL, *(name for name, likings in TEMPERAMENTS.items() if game in likings))


def level_of(player: str) -> str:
    """The level of a computer player without its temperament; other players are their own."""
    if player in CHARACTERS:
        return CHARACTERS[player].level.id
    return _SAME.get(player, player)


def nearest_level(player: str) -> str:
    """The player that stands for choice in the place of one that no longer does."""
    return player if player in CHARACTERS else _NEAREST.get(player, player)


def temperament_of(player: str) -> str:
    """The temperament of a computer player; `NEUTRAL` for one without."""
    return CHARACTERS[player].temperament if player in CHARACTERS else NEUTRAL
