"""Makes the pages of the window; each is loaded and made when it is first shown.

The home page is all that stands between a start and the first picture. Whatever the others import
(games, card painting, score sheets) would double that time, so the imports stand in the methods.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.paint.art import Art

if TYPE_CHECKING:
    from sevenwonders_qt.models.shipped import Part
    from sevenwonders_qt.views.pages.about import AboutPage
    from sevenwonders_qt.views.pages.draft import DraftPage
    from sevenwonders_qt.views.pages.help import HelpPage
    from sevenwonders_qt.views.pages.new_architects import NewArchitectsPage
    from sevenwonders_qt.views.pages.new_game import NewGamePage
    from sevenwonders_qt.views.pages.question import QuestionPage
    from sevenwonders_qt.views.pages.saves import SavesPage
    from sevenwonders_qt.views.pages.score import ScorePage
    from sevenwonders_qt.views.pages.score_pad import ScorePadPage
    from sevenwonders_qt.views.pages.settings import SettingsPage
    from sevenwonders_qt.views.pages.statistics import StatisticsPage
    from sevenwonders_qt.views.replay.page import ReplayPage
    from sevenwonders_qt.views.table.boxes import TableParts


@dataclass(frozen=True, slots=True)
class PageMaker:
    """Every page but the home page; ``dice`` are for seeds and seats of new matches.

    ``wonders`` and ``architects_wonders`` tell those of each game; they are asked when a page
    shows them, as the answer may have to be read from files first. So is ``parts``, for what the
    program consists of, and ``boxes``, for what expansions bring to the table.
    """

    art: Art
    wonders: Callable[[], Sequence[str]]
    architects_wonders: Callable[[], Sequence[str]]
    dice: Random
    parts: Callable[[], Sequence[Part]] = tuple
    boxes: Callable[[], Sequence[TableParts]] = tuple

    def new_game(self) -> NewGamePage:
        from sevenwonders_qt.views.pages.new_game import NewGamePage

        return NewGamePage(self.art, self.wonders(), self.dice)

    def new_architects(self) -> NewArchitectsPage:
        from sevenwonders_qt.views.pages.new_architects import NewArchitectsPage

        return NewArchitectsPage(self.art, self.architects_wonders(), self.dice)

    def draft(self) -> DraftPage:
        from sevenwonders_qt.views.pages.draft import DraftPage

        return DraftPage(self.art)

    def saves(self) -> SavesPage:
        from sevenwonders_qt.views.pages.saves import SavesPage

        return SavesPage(self.art)

    def score(self) -> ScorePage:
        from sevenwonders_qt.views.pages.score import ScorePage

        return ScorePage(self.art)

    def score_pad(self) -> ScorePadPage:
        from sevenwonders_qt.views.pages.score_pad import ScorePadPage

        return ScorePadPage(self.art)

    def replay(self) -> ReplayPage:
        from sevenwonders_qt.views.replay.page import ReplayPage

        return ReplayPage(self.art, boxes=self.boxes())

    def question(self, over: QWidget, *, closes: bool = False) -> QuestionPage:
        """Lies over that widget while it is open; with ``closes`` any answer closes it."""
        from sevenwonders_qt.views.pages.question import QuestionPage

        return QuestionPage(self.art, over, closes=closes)

    def statistics(self) -> StatisticsPage:
        from sevenwonders_qt.views.pages.statistics import StatisticsPage

        return StatisticsPage(self.art)

    def settings(self) -> SettingsPage:
        from sevenwonders_qt.views.pages.settings import SettingsPage

        return SettingsPage(self.art)

    def help(self) -> HelpPage:
        from sevenwonders_qt.views.pages.help import HelpPage

        return HelpPage(self.art)

    def about(self) -> AboutPage:
        from sevenwonders_qt.views.pages.about import AboutPage

        return AboutPage(self.art, self.parts())
