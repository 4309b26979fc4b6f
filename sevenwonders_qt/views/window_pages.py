"""The pages of the window: each is made when it is first wanted, and joined to the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.maker import PageMaker

if TYPE_CHECKING:  # what is made later is loaded later, by the page maker
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

AnyPage = TypeVar("AnyPage", bound=Page)


class WindowPages(QMainWindow):
    """Makes pages and hears them; `MainWindow` says which of them is shown."""

    start_wanted = Signal(object)
    """A `NewMatch` to start."""

    architects_wanted = Signal(object)
    """A `NewArchitects` to start."""

    rematch_wanted = Signal()
    rotated_rematch_wanted = Signal()
    """A rematch in which every player moves one seat to the left."""

    scored_replay_wanted = Signal()
    """The match of the score sheet is to be watched again."""

    board_chosen = Signal(str)
    """The answer to the question that the draft page shows."""

    draft_cancelled = Signal()
    save_wanted = Signal(str)
    """The score sheet is to be saved as "png", "pdf" or "csv"."""

    pad_save_wanted = Signal(str)
    """The score pad is to be saved as "png", "pdf" or "csv"."""

    settings_changed = Signal(object)
    """The whole `Settings`, after every change by a person."""

    score_pad_wanted = Signal()
    """The score pad for a game on a real table; answered with `show_score_pad`."""

    needed = Signal()
    """More than the home page is wanted: whoever answers the other signals must be there now."""

    home_wanted = Signal()
    new_game_wanted = Signal()
    set_up_wanted = Signal()
    """Another match of the game that has been played."""

    help_wanted = Signal()
    score_left = Signal()
    retry_wanted = Signal()
    """A computer player that gave no answer is to be asked again."""

    retry_declined = Signal()
    """The match is left instead."""

    page_closed = Signal()
    """A page that lies over another was closed."""

    def __init__(self, make: PageMaker, parent: QWidget | None = None) -> None:
        """No page yet; each is had from ``make`` when it is first wanted."""
        super().__init__(parent)
        self._make = make
        self._settings = Settings()
        self._painted: list[Page] = []
        self._followers: list[Callable[[Settings], object]] = []
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)

    @cached_property
    def new_game(self) -> NewGamePage:
        """Sets up a match."""
        page = self._make.new_game()
        page.back_wanted.connect(self.home_wanted)
        page.start_wanted.connect(self.start_wanted)
        page.table_changed.connect(lambda table: self._take(self._settings.with_table(table)))
        page.pace_changed.connect(lambda pace: self._change(pace=pace))

        def follow(settings: Settings) -> None:
            if page.table() != settings.table:
                page.set_table(settings.table)
            page.set_pace(settings.pace)

        return self._joined(page, follow)

    @cached_property
    def new_architects(self) -> NewArchitectsPage:
        """Sets up a match of Architects."""
        page = self._make.new_architects()
        page.back_wanted.connect(self.home_wanted)
        page.start_wanted.connect(self.architects_wanted)
        page.table_changed.connect(lambda table: self._change(architects=table))

        def follow(settings: Settings) -> None:
            if page.table() != settings.architects:
                page.set_table(settings.architects)

        return self._joined(page, follow)

    @cached_property
    def draft(self) -> DraftPage:
        """Asks for the boards of a match."""
        page = self._make.draft()
        page.answered.connect(self.board_chosen)
        page.cancelled.connect(self.draft_cancelled)
        return self._joined(page)

    @cached_property
    def saves(self) -> SavesPage:
        """Lists the saved matches."""
        page = self._make.saves()
        page.back_wanted.connect(self.home_wanted)
        page.new_game_wanted.connect(self.new_game_wanted)
        return self._joined(page)

    @cached_property
    def score(self) -> ScorePage:
        """The score sheet."""
        page = self._make.score()
        page.home_wanted.connect(self.score_left)
        page.new_game_wanted.connect(self.set_up_wanted)
        page.rematch_wanted.connect(self.rematch_wanted)
        page.rotated_rematch_wanted.connect(self.rotated_rematch_wanted)
        page.save_wanted.connect(self.save_wanted)
        page.replay_wanted.connect(self.scored_replay_wanted)
        return self._joined(page)

    @cached_property
    def score_pad(self) -> ScorePadPage:
        """Adds up a game played on a real table."""
        page = self._make.score_pad()
        page.save_wanted.connect(self.pad_save_wanted)
        page.closed.connect(self.page_closed)
        return self._joined(page)

    @cached_property
    def replay(self) -> ReplayPage:
        """Where a match is watched again."""
        page = self._make.replay()
        page.help_wanted.connect(self.help_wanted)
        return self._joined(page)

    @cached_property
    def statistics(self) -> StatisticsPage:
        """What has been won, and with what."""
        page = self._make.statistics()
        page.closed.connect(self.page_closed)
        page.score_pad_wanted.connect(self.score_pad_wanted)
        page.new_game_wanted.connect(self.new_game_wanted)
        return self._joined(page)

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The settings."""
        page = self._make.settings()
        page.changed.connect(self._take)
        page.closed.connect(self.page_closed)
        return self._joined(page, page.set_settings)

    @cached_property
    def help(self) -> HelpPage:
        """Keys and symbols."""
        page = self._make.help()
        page.closed.connect(self.page_closed)
        return self._joined(page)

    @cached_property
    def about(self) -> AboutPage:
        """Versions and licences."""
        page = self._make.about()
        page.closed.connect(self.page_closed)
        return self._joined(page)

    @cached_property
    def question(self) -> QuestionPage:
        """Asks over the table before something is taken back."""
        page = self._make.question(self._pages)
        self._painted.append(page)
        page.set_text_size(self._settings.text_size)
        return page

    @cached_property
    def retry(self) -> QuestionPage:
        """Asks over the table whether a computer player is asked again."""
        page = self._make.question(self._pages, closes=True)
        page.agreed.connect(self.retry_wanted)
        page.declined.connect(self.retry_declined)
        self._painted.append(page)
        page.set_text_size(self._settings.text_size)
        return page

    def own(self, table: QWidget) -> None:
        """Keep a table among the pages: it goes with the window, in the order that Qt wants."""
        if self._pages.indexOf(table) < 0:
            self._pages.addWidget(table)

    # Settings -----------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Show every page by these settings; sends no signal.

        The language is not loaded here: install a translator and Qt tells every page.
        """
        text_changed = settings.text_size != self._settings.text_size
        self._settings = settings
        for follow in self._followers:
            follow(settings)
        if text_changed:
            for page in self._painted:
                page.set_text_size(settings.text_size)

    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    # For the window -----------------------------------------------------------------------

    def _made(self, name: str) -> QWidget | None:
        """The page of this name; None when it has not been wanted yet."""
        return self.__dict__.get(name)

    def _joined(self, page: AnyPage, follow: Callable[[Settings], object] | None = None) -> AnyPage:
        """The page, among the others; ``follow`` is told the settings now and at each change."""
        self.needed.emit()
        self._pages.addWidget(page)
        self._painted.append(page)
        if self._settings.text_size != page.look.wanted_text:
            page.set_text_size(self._settings.text_size)
        if follow is not None:
            self._followers.append(follow)
            follow(self._settings)
        return page

    def _change(self, **values: object) -> None:
        self._take(replace(self._settings, **values))  # type: ignore[arg-type]

    def _take(self, settings: Settings) -> None:
        self.apply(settings)
        self.settings_changed.emit(settings)
