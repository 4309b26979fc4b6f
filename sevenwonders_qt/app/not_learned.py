"""The warning of commands that levels play by fixed rules, as no network fits the match."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from sevenwonders_qt.ai.levels import CHARACTERS, level_of
from sevenwonders_qt.ai.playable import Playable


def say_not_learned(table: Playable, players: Iterable[str]) -> None:
    """Print a line on stderr if any of these players is a level that has not learned the match."""
    levels = [name for name in dict.fromkeys(players) if level_of(name) in CHARACTERS]
    if levels and not table.players.has_learned(table.game.rules):
        print(
            f"{', '.join(levels)}: no network fits this match, so fixed rules (rules) play instead",
            file=sys.stderr,
        )
