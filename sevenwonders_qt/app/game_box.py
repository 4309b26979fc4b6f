"""A game with all its parts, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

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


Games: TypeAlias = Mapping[str, GameBox]
"""Games by name."""


def players_of(games: Games) -> Mapping[str, Callable[[], GamePlayers]]:
    """Return the computer players of each game, by its name."""
    return {name: game.players for name, game in games.items()}


def game_tables(games: Games) -> tuple[GameTable, ...]:
    """Return the parts of these games for the window."""
    return tuple(game.table() for game in games.values())
