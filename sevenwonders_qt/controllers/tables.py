"""The two tables of the window, and who leads a match on the one of its game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.games.architects.numbers import NAME as ARCHITECTS
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.match_page import MatchPage

if TYPE_CHECKING:
    from sevenwonders_qt.views.architects.page import ArchitectsPage
    from sevenwonders_qt.views.table.page import TablePage

OfClassic = TypeVar("OfClassic", bound=TableController)
OfArchitects = TypeVar("OfArchitects", bound=TableController)
OfEither = TypeVar("OfEither", bound=MatchPage)


class Tables:
    """The table of each game, made when it is first wanted, and the AI players that play there."""

    def __init__(
        self,
        window: MainWindow,
        thinker: Thinker,
        art: Art,
        boxes: Callable[[], Sequence[TableParts]],
    ) -> None:
        """``boxes`` gives what expansions bring to the table of 7 Wonders."""
        self.window = window
        self.thinker = thinker
        self._art, self._boxes = art, boxes
        self._made: list[MatchPage] = []
        self._joins: list[Callable[[MatchPage], object]] = []

    @property
    def made(self) -> Sequence[MatchPage]:
        """Those that are there now."""
        return self._made

    def when_made(self, join: Callable[[MatchPage], object]) -> None:
        """Call ``join`` with each table: now, or once it is made."""
        self._joins.append(join)
        for page in self._made:
            join(page)

    @cached_property
    def classic(self) -> TablePage:
        """The table of 7 Wonders."""
        from sevenwonders_qt.views.table.page import TablePage

        return self._joined(TablePage(self._art, boxes=self._boxes()))

    @cached_property
    def architects(self) -> ArchitectsPage:
        """The table of Architects."""
        from sevenwonders_qt.views.architects.page import ArchitectsPage

        return self._joined(ArchitectsPage(self._art))

    def use(self, match: Match[Any]) -> MatchPage:
        """The table of the game of a match, which is that of the window from now on."""
        page = self.architects if match.game.name == ARCHITECTS else self.classic
        self.window.use_table(page)
        return page

    def lead(
        self,
        match: Match[Any],
        classic: Callable[..., OfClassic],
        architects: Callable[..., OfArchitects],
        pace: str,
        parent: QObject,
    ) -> OfClassic | OfArchitects:
        """A controller of one of two kinds, for a match on the table of its game."""
        page = self.use(match)
        kind = architects if page.game_name == ARCHITECTS else classic
        return kind(match, page, self.thinker, pace, parent)

    def _joined(self, page: OfEither) -> OfEither:
        self.window.own(page)
        self._made.append(page)
        for join in self._joins:
            join(page)
        return page
