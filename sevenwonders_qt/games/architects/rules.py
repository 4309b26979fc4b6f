"""7 Wonders Architects as the box knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from sevenwonders_qt.core.decider import ImpossibleSetup, Variant
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import NAME, PLAYERS
from sevenwonders_qt.games.architects.options import Options, from_json
from sevenwonders_qt.games.game_rules import GameRules


def game_for(options: Options, players: int) -> Architects:
    """Return the game with these options; raises `ImpossibleSetup` and `DataError`."""
    if players not in PLAYERS:
        raise ImpossibleSetup("player_count")
    return _made(options)


def _agreed(agreed: Mapping[str, Any], players: int) -> Architects:
    return game_for(from_json(agreed), players)


@lru_cache(maxsize=16)
def _made(options: Options) -> Architects:
    """Return the game; each is made once, as players recognise it by its rules."""
    return Architects.with_options(options)


RULES: Final = GameRules(NAME, PLAYERS, _agreed)


def find(variant: Variant) -> Architects:
    """Return the game of this variant; raises ValueError, and `DataError` for damaged data.

    It is a function of a module, so that other processes can be asked to find games with it.
    """
    return _agreed(variant.agreed, variant.players)
