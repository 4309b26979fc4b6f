"""The games that the program comes with: the only list of them, and the way to find one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.game_box import GameBox, Games, players_of

if TYPE_CHECKING:
    from sevenwonders_qt.ai.game_players import GamePlayers
    from sevenwonders_qt.ai.playable import FindPlayable, Playable
    from sevenwonders_qt.ai.training.games import Trainable
    from sevenwonders_qt.app.game_command_line import GameCommandLine
    from sevenwonders_qt.controllers.game_desk import GameDesk
    from sevenwonders_qt.core.decider import AnyGame, Variant
    from sevenwonders_qt.games.box import Box, FindGame
    from sevenwonders_qt.games.game_rules import GameRules
    from sevenwonders_qt.models.game_settings import GameSettings
    from sevenwonders_qt.models.words.game_words import GameWords
    from sevenwonders_qt.views.table.games import GameTable


def _classic_rules() -> GameRules:
    from sevenwonders_qt.games.classic.rules import RULES

    return RULES


def _classic_desk() -> GameDesk:
    from sevenwonders_qt.controllers.classic import DESK

    return DESK


def _architects_rules() -> GameRules:
    from sevenwonders_qt.games.architects.rules import RULES

    return RULES


def _classic_table() -> GameTable:
    from sevenwonders_qt.views.table.classic import TABLE

    return TABLE


def _architects_table() -> GameTable:
    from sevenwonders_qt.views.architects import TABLE

    return TABLE


def _classic_words() -> GameWords[Any]:
    from sevenwonders_qt.models.classic.words import WORDS

    return WORDS


def _architects_words() -> GameWords[Any]:
    from sevenwonders_qt.models.architects.words import WORDS

    return WORDS


def _architects_settings() -> GameSettings[Any]:
    from sevenwonders_qt.models.architects.settings import SETTINGS

    return SETTINGS


def _classic_players() -> GamePlayers:
    from sevenwonders_qt.ai.classic_players import PLAYERS

    return PLAYERS


def _architects_players() -> GamePlayers:
    from sevenwonders_qt.ai.architects.players import PLAYERS

    return PLAYERS


def _classic_command_line() -> GameCommandLine:
    from sevenwonders_qt.app.classic_command_line import COMMAND_LINE

    return COMMAND_LINE


def _architects_command_line() -> GameCommandLine:
    from sevenwonders_qt.app.architects.command_line import COMMAND_LINE

    return COMMAND_LINE


def _classic_training() -> Trainable:
    from sevenwonders_qt.ai.training.classic import TRAINABLE

    return TRAINABLE


def _architects_training() -> Trainable:
    from sevenwonders_qt.ai.architects.training import TRAINABLE

    return TRAINABLE


def _architects_desk() -> GameDesk:
    from sevenwonders_qt.controllers.architects import DESK

    return DESK


GAMES: Games = {
    "classic": GameBox(
        rules=_classic_rules,
        words=_classic_words,
        table=_classic_table,
        desk=_classic_desk,
        players=_classic_players,
        command_line=_classic_command_line,
        training=_classic_training,
    ),
    "architects": GameBox(
        rules=_architects_rules,
        words=_architects_words,
        table=_architects_table,
        desk=_architects_desk,
        players=_architects_players,
        command_line=_architects_command_line,
        training=_architects_training,
        settings=_architects_settings,
    ),
}
"""The games by their names in matches, in the order that they are shown in."""


@cache
def _shipped() -> Box:
    return box_of(BOXES, GAMES)


def find(variant: Variant) -> AnyGame:
    """Return a game of the program; raises as `Box.find` does.

    It is a function of a module, so that other processes can be asked to find games with it.
    """
    return _shipped().find(variant)


def playable(variant: Variant) -> Playable:
    """Return a game of the program with its computer players; raises as `Box.find` does.

    It is a function of a module, as `find` is.
    """
    from sevenwonders_qt.ai.playable import Playable

    return Playable(find(variant), GAMES[variant.game].players())


def finding(games: Games) -> FindGame:
    """Return a function that finds these games, also for other processes."""
    return find if games is GAMES else box_of(BOXES, games).find


def playing(games: Games) -> FindPlayable:
    """Return a function that finds these games with their computer players, as `finding` does."""
    from sevenwonders_qt.ai.playable import PlayerBox

    return playable if games is GAMES else PlayerBox(box_of(BOXES, games), players_of(games)).find
