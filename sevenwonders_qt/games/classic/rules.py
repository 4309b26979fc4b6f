"""7 Wonders as the box knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import options_from_json
from sevenwonders_qt.games.game_rules import GameRules


def _agreed(agreed: Mapping[str, Any], players: int) -> Classic:
    """Return the game without expansions; a box adds those it has."""
    return Classic.of(options_from_json(agreed), players)


RULES: Final = GameRules(Classic.name, PLAYERS, _agreed)
