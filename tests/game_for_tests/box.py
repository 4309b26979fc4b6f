"""Stairs whole: its rules, and all that goes beside them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.ai.game_players import GamePlayers
from sevenwonders_qt.app.game_box import GameBox
from sevenwonders_qt.app.game_command_line import GameCommandLine
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.controllers.game_desk import GameDesk
from sevenwonders_qt.games.game_rules import GameRules
from sevenwonders_qt.models.game_settings import GameSettings
from sevenwonders_qt.models.words.game_words import GameWords
from sevenwonders_qt.views.table.games import GameTable
from tests.game_for_tests.rules import NAME


def rules() -> GameRules:
    from tests.game_for_tests.rules import RULES

    return RULES


def words() -> GameWords[Any]:
    from tests.game_for_tests.words import WORDS

    return WORDS


def table() -> GameTable:
    from tests.game_for_tests.table import TABLE

    return TABLE


def desk() -> GameDesk:
    from tests.game_for_tests.desk import DESK

    return DESK


def players() -> GamePlayers:
    from tests.game_for_tests.players import PLAYERS

    return PLAYERS


def command_line() -> GameCommandLine:
    from tests.game_for_tests.command_line import COMMAND_LINE

    return COMMAND_LINE


def settings() -> GameSettings[Any]:
    from tests.game_for_tests.settings import SETTINGS

    return SETTINGS


STAIRS: Final = GameBox(
    rules=rules,
    table=table,
    words=words,
    desk=desk,
    players=players,
    command_line=command_line,
    settings=settings,
    art=Path(__file__).parent / "art",
)
ALL_GAMES: Final[Mapping[str, GameBox]] = {**GAMES, NAME: STAIRS}
"""The games of the program, and this one."""
