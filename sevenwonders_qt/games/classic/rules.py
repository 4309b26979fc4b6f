"""7 Wonders as the box knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import options_from_json
from sevenwonders_qt.games.classic.random_play import dice_for, random_command
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.game_rules import GameRules


def _agreed(agreed: Mapping[str, Any], players: int) -> Classic:
    """The game without expansions; a box lays over it those it has."""
    return Classic.of(options_from_json(agreed), players)


def _at_random(state: State, seat: Seat, seed: int | str) -> Command:
    dice = dice_for(seed, seat, state.age, state.turn, state.prompts[seat] or "")
    return random_command(state, seat, dice)


RULES: Final = GameRules(
    name=Classic.name, players=PLAYERS, make=_agreed, deal=Setup.random, at_random=_at_random
)
