"""The games that the program comes with, each with all its parts: the only list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from sevenwonders_qt.models import games as shelf

if TYPE_CHECKING:
    from sevenwonders_qt.ai.game_players import GamePlayers
    from sevenwonders_qt.ai.training.games import Trainable
    from sevenwonders_qt.app.game_command_line import GameCommandLine
    from sevenwonders_qt.controllers.game_desk import GameDesk
    from sevenwonders_qt.games.game_rules import GameRules
    from sevenwonders_qt.models.game_settings import GameSettings
    from sevenwonders_qt.models.words.game_words import GameWords
    from sevenwonders_qt.views.table.games import GameTable


@dataclass(frozen=True, slots=True)
class GameBox:
    """A game with all its parts: its rules, and one value for each other layer.

    Every part is a function of a module, so that the first picture of the program does without it,
    and the process of the computer players loads no window and only the game that is played.

    ``rules`` make the game, ``words`` are all its texts, ``table`` shows it, and ``desk`` leads
    its matches. ``players`` are its computer players, ``command_line`` is its value for the
    commands. ``training`` trains its network, ``settings`` are those remembered from its set-up
    page. ``art`` is a folder like ``resources/art``, for drawings that are not there.
    """

    rules: Callable[[], GameRules]
    table: Callable[[], GameTable]
    words: Callable[[], GameWords[Any]]
    desk: Callable[[], GameDesk]
    players: Callable[[], GamePlayers]
    command_line: Callable[[], GameCommandLine]
    training: Callable[[], Trainable] | None = None
    settings: Callable[[], GameSettings[Any]] | None = None
    art: Path | None = None


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


Games: TypeAlias = Mapping[str, GameBox]
"""Games by name."""

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


def players_of(
    games: Games = GAMES,
) -> Mapping[str, Callable[[], GamePlayers]]:
    """Return the computer players of each game, by its name."""
    return {name: game.players for name, game in games.items()}


def game_tables(games: Games = GAMES) -> tuple[GameTable, ...]:
    """Return the parts of these games for the window."""
    return tuple(game.table() for game in games.values())


def use_games(games: Games = GAMES) -> None:
    """Let the window know these games: to be called once, before anything is shown."""
    shelf.use({name: shelf.Entry(game.words, game.settings) for name, game in games.items()})
