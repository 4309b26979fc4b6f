"""The games that the program comes with, each with all that it brings: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevenwonders_qt.games.game_rules import GameRules


@dataclass(frozen=True, slots=True)
class GameBox:
    """A game whole: its rules, and all that goes beside them, one value for each layer.

    Every part is a function of a module, so that the first picture of the program does without it,
    and the process of the computer players loads no window and only the game that is played.
    """

    rules: Callable[[], GameRules]


def _classic_rules() -> GameRules:
    from sevenwonders_qt.games.classic.rules import RULES

    return RULES


def _architects_rules() -> GameRules:
    from sevenwonders_qt.games.architects.rules import RULES

    return RULES


GAMES: Mapping[str, GameBox] = {
    "classic": GameBox(rules=_classic_rules),
    "architects": GameBox(rules=_architects_rules),
}
"""By the names that matches have for them, in the order in which they are shown."""
