"""The two tables of the window, and who leads a match on the one of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, cast

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.architects import ArchitectsController
from sevenwonders_qt.controllers.match import MatchController
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.page import TablePage

OfClassic = TypeVar("OfClassic", bound=MatchController)
OfArchitects = TypeVar("OfArchitects", bound=ArchitectsController)


@dataclass(frozen=True, slots=True)
class Tables:
    """The table of each game, and the AI players that play there."""

    window: MainWindow
    thinker: Thinker
    classic: TablePage
    architects: ArchitectsPage

    def use(self, match: Match[Any]) -> TablePage | ArchitectsPage:
        """The table of the game of a match, which is that of the window from now on."""
        page = self.architects if isinstance(match.game, Architects) else self.classic
        self.window.use_table(page)
        return page

    def lead(
        self,
        match: Match[Any],
        classic: type[OfClassic],
        architects: type[OfArchitects],
        pace: str,
        parent: QObject,
    ) -> OfClassic | OfArchitects:
        """A controller of one of two kinds, for a match on the table of its game."""
        page = self.use(match)
        if isinstance(page, ArchitectsPage):
            dealt = cast(Match[Architects], match)
            return architects(dealt, page, self.thinker, pace, parent)
        return classic(cast(Match[Classic], match), page, self.thinker, pace, parent)
