"""The tables of the window, and the desk that leads a match on the table of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.game_desk import GameDesk
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.match_page import MatchPage


@dataclass(frozen=True, slots=True)
class Seating:
    """The table of a game in the window, and its controllers.

    Both are functions, so that a game is loaded when it is first wanted.
    """

    page: Callable[[], MatchPage]
    desk: Callable[[], GameDesk]


class Tables:
    """The table of each game, made when it is first wanted, and the AI players that play there."""

    def __init__(self, window: MainWindow, thinker: Thinker, games: Mapping[str, Seating]) -> None:
        """``games`` are the games that can be played, by name."""
        self.window = window
        self.thinker = thinker
        self._games = games
        self._pages: dict[str, MatchPage] = {}
        self._joins: list[Callable[[MatchPage], object]] = []

    @property
    def made(self) -> Sequence[MatchPage]:
        """The tables that have been made so far."""
        return tuple(self._pages.values())

    def when_made(self, join: Callable[[MatchPage], object]) -> None:
        """Call ``join`` with each table: now, or once it is made."""
        self._joins.append(join)
        for page in self.made:
            join(page)

    def page(self, game: str) -> MatchPage:
        """Return the table of the game of this name; raises KeyError if there is no such game."""
        if game not in self._pages:
            page = self._pages[game] = self._games[game].page()
            self.window.own(page)
            for join in self._joins:
                join(page)
        return self._pages[game]

    def use(self, game: str) -> MatchPage:
        """Return the table of a game, and make it the one of the window."""
        page = self.page(game)
        self.window.use_table(page)
        return page

    def of(self, match: Match[Any]) -> GameDesk:
        """Return the controllers of the game of a match."""
        return self._games[match.game.name].desk()

    def desk(self, match: Match[Any], pace: str) -> Desk[Any]:
        """Put a match on the table of its game; raises `JournalError` as `Desk` does."""
        return self.of(match).desk(match, self.use(match.game.name), self.thinker, pace)
