"""The window: its pages, the menu over the table, messages, full screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QToolTip, QWidget

from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.pages.home import HomePage
from sevenwonders_qt.views.pages.look import Look, Page
from sevenwonders_qt.views.pages.maker import PageMaker
from sevenwonders_qt.views.pages.menu import GameMenu
from sevenwonders_qt.views.pages.message import MessageStrip
from sevenwonders_qt.views.paint.art import Art, blank, painter_on
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.theme import colour

if TYPE_CHECKING:  # what is made later is loaded later, by the page maker
    from sevenwonders_qt.games.classic.catalogue import Catalogue
    from sevenwonders_qt.models.board_draft import BoardDraft
    from sevenwonders_qt.models.new_match import NewMatch
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
    from sevenwonders_qt.views.save_dialog import SaveDialog

translate = QCoreApplication.translate
AnyPage = TypeVar("AnyPage", bound=Page)

SMALLEST: Final = QSize(1280, 720)
_SMALL_ICONS, _ICONS = (16, 24, 32), (48, 64, 128, 256)


class MainWindow(QMainWindow):
    """Shows one page at a time and says what a person wants; it knows no match."""

    start_wanted = Signal(object)
    """A `NewMatch` to start."""

    architects_wanted = Signal(object)
    """A `NewArchitects` to start."""

    continue_wanted = Signal()
    rematch_wanted = Signal()
    rotated_rematch_wanted = Signal()
    """A rematch in which every player moves one seat to the left."""

    scored_replay_wanted = Signal()
    """The match of the score sheet is to be watched again."""

    replay_left = Signal()

    board_chosen = Signal(str)
    """The answer to the question that the draft page shows."""

    draft_cancelled = Signal()
    save_wanted = Signal(str)
    """The score sheet is to be saved as "png", "pdf" or "csv"."""

    left_table = Signal()
    """The table or the score sheet was left for the home page."""

    settings_changed = Signal(object)
    """The whole `Settings`, after every change by a person."""

    score_pad_wanted = Signal()
    """The score pad for a game on a real table; answered with `show_score_pad`."""

    statistics_wanted = Signal()
    """The statistics; answered with `show_statistics`."""

    saves_shown = Signal()
    """The list of saved matches has come up and wants to be filled."""

    closing = Signal()

    needed = Signal()
    """More than the home page is wanted: whoever answers the other signals must be there now."""

    def __init__(
        self, art: Art, make: PageMaker, version: str, parent: QWidget | None = None
    ) -> None:
        """Shows the home page; every other page is had from ``make`` when it is first wanted."""
        super().__init__(parent)
        self._make = make
        self._settings = Settings()
        self._painted: list[Page] = []
        self._followers: list[Callable[[Settings], object]] = []
        self._plays_architects = False
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
        self.home = self._joined(HomePage(art, version))
        self.table = QWidget(self._pages)
        self.own(self.table)
        self.menu = GameMenu(art, self._pages)
        self.message = MessageStrip(art, self._pages)
        self._came_from: list[tuple[QWidget, bool]] = []
        self._connect()
        self.setWindowIcon(app_icon(art))
        self.setMinimumSize(_smallest())
        self.resize(SMALLEST)
        self._retranslate()
        self.show_home()

    # Its pages ----------------------------------------------------------------------------

    @cached_property
    def new_game(self) -> NewGamePage:
        """Sets up a match."""
        page = self._make.new_game()
        page.back_wanted.connect(self.show_home)
        page.start_wanted.connect(self._start)
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
        page.back_wanted.connect(self.show_home)
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
        page.back_wanted.connect(self.show_home)
        page.new_game_wanted.connect(self.show_new_game)
        return self._joined(page)

    @cached_property
    def score(self) -> ScorePage:
        """The score sheet."""
        page = self._make.score()
        page.home_wanted.connect(self._leave)
        page.new_game_wanted.connect(self._show_set_up)
        page.rematch_wanted.connect(self.rematch_wanted)
        page.rotated_rematch_wanted.connect(self.rotated_rematch_wanted)
        page.save_wanted.connect(self.save_wanted)
        page.replay_wanted.connect(self.scored_replay_wanted)
        return self._joined(page)

    @cached_property
    def score_pad(self) -> ScorePadPage:
        """Adds up a game played on a real table."""
        page = self._make.score_pad()
        page.closed.connect(self._return)
        return self._joined(page)

    @cached_property
    def replay(self) -> ReplayPage:
        """Where a match is watched again."""
        page = self._make.replay()
        page.help_wanted.connect(self.show_help)
        return self._joined(page)

    @cached_property
    def statistics(self) -> StatisticsPage:
        """What has been won, and with what."""
        page = self._make.statistics()
        page.closed.connect(self._return)
        page.score_pad_wanted.connect(self.score_pad_wanted)
        page.new_game_wanted.connect(self.show_new_game)
        return self._joined(page)

    @cached_property
    def settings_page(self) -> SettingsPage:
        """The settings."""
        page = self._make.settings()
        page.changed.connect(self._take)
        page.closed.connect(self._return)
        return self._joined(page, page.set_settings)

    @cached_property
    def help(self) -> HelpPage:
        """Keys and symbols."""
        page = self._make.help()
        page.closed.connect(self._return)
        return self._joined(page)

    @cached_property
    def about(self) -> AboutPage:
        """Versions and licences."""
        page = self._make.about()
        page.closed.connect(self._return)
        return self._joined(page)

    @cached_property
    def question(self) -> QuestionPage:
        """Asks over the table before something is taken back."""
        page = self._make.question(self._pages)
        self._painted.append(page)
        page.set_text_size(self._settings.text_size)
        return page

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

    # What it shows ------------------------------------------------------------------------

    def page(self) -> QWidget:
        """The page that is shown."""
        return self._pages.currentWidget() or self.home

    def show_home(self) -> None:
        """The first page."""
        self._show(self.home)
        self.home.focus_first()

    def show_new_game(self) -> None:
        """The page that sets up a match, with a fresh seed."""
        self._show(self.new_game)
        self.new_game.fresh()

    def show_new_architects(self) -> None:
        """The page that sets up a match of Architects, with a fresh seed."""
        self._show(self.new_architects)
        self.new_architects.fresh()

    def show_draft(self, draft: BoardDraft, catalogue: Catalogue) -> None:
        """Ask the open question of ``draft``; raises ValueError when there is none."""
        self._show(self.draft)
        self.draft.show_draft(draft, catalogue)

    def cancel_draft(self) -> None:
        """Back to the page that sets up a match, as it was left."""
        self._show(self.new_game)
        self.new_game.focus_first()

    def own(self, table: QWidget) -> None:
        """Keep a table among the pages: it goes with the window, in the order that Qt wants."""
        if self._pages.indexOf(table) < 0:
            self._pages.addWidget(table)

    def use_table(self, table: QWidget, *, architects: bool = False) -> None:
        """From now on matches are played on this table, of Architects or of 7 Wonders."""
        self.own(table)
        self.table = table
        self._plays_architects = architects

    def show_table(self) -> None:
        """The table in use."""
        self._show(self.table)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_saves(self) -> None:
        """The list of saved matches; a match on the table is left for it."""
        if self.page() is self.table:
            self.left_table.emit()
        self._show(self.saves)
        self.saves_shown.emit()
        self.saves.focus_first()

    def show_score(self, *, over_page: bool = False) -> None:
        """The score sheet; fill it with ``score.show_result``. ``over_page`` leads back from it."""
        if over_page:
            self._visit(self.score)
        else:
            self._show(self.score)
        self.score.focus_first()

    def show_score_pad(self) -> None:
        """The score pad, over the page that is shown now."""
        if self.page() is not self.score_pad:
            self._visit(self.score_pad)
        self.score_pad.focus_first()

    def show_replay(self) -> None:
        """The page of replays, over the page that is shown now."""
        self._visit(self.replay)
        self.replay.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_replay(self) -> None:
        """Back to where one was before."""
        self.replay_left.emit()
        self._return()

    def show_statistics(self) -> None:
        """The statistics, over the page that is shown now."""
        if self.page() is not self.statistics:
            self._visit(self.statistics)
        self.statistics.focus_first()

    def show_settings(self) -> None:
        """The settings, over the page that is shown now."""
        self._visit(self.settings_page)
        self.settings_page.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_help(self) -> None:
        """Keys and symbols, over the page that is shown now."""
        if self.page() is not self.help:
            architects = self._asks_of_architects()
            if architects is not None:
                self.help.explain(architects=architects)
            self.help.tell_of_watching(self.page() is self.__dict__.get("replay"))
            self._visit(self.help)
            self.help.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_about(self) -> None:
        """Versions and licences, over the page that is shown now."""
        self._visit(self.about)
        self.about.focus_first()

    def _asks_of_architects(self) -> bool | None:
        """Whether the page that is shown is one of Architects; None when it is of no game."""
        page, made = self.page(), self.__dict__  # what has not been made yet is not shown
        if page is self.table:
            return self._plays_architects
        if page in (made.get("new_game"), made.get("new_architects")):
            return page is made.get("new_architects")
        if page is made.get("replay"):
            return self.replay.of_architects
        return None

    def open_menu(self) -> None:
        """The menu over the table."""
        self.menu.open()
        self.message.raise_()

    def show_message(self, text: str) -> None:
        """Tell of a fault at the foot of the window; nothing stops."""
        self.message.show_text(text)

    def show_done(self, text: str) -> None:
        """Tell at the foot of the window of something that went well."""
        self.message.show_text(text, done=True)

    def ask_where(self, name: str, kind: str) -> Path | None:
        """Where to save a file of this proposed name and ``kind``; None for nowhere."""
        return self._save_dialog.ask(name, kind)

    @cached_property
    def _save_dialog(self) -> SaveDialog:
        from sevenwonders_qt.views.save_dialog import SaveDialog

        return SaveDialog(self)

    def apply(self, settings: Settings) -> None:
        """Show everything by these settings; sends no signal.

        The language is not loaded here: install a translator and Qt tells every page.
        """
        text_changed = settings.text_size != self._settings.text_size
        self._settings = settings
        for follow in self._followers:
            follow(settings)
        if text_changed:
            for page in (*self._painted, self.menu):
                page.set_text_size(settings.text_size)
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    # Between the pages --------------------------------------------------------------------

    def _connect(self) -> None:
        home, menu = self.home, self.menu
        home.continue_wanted.connect(self.needed)  # first, so that the next finds an answer
        home.continue_wanted.connect(self.continue_wanted)
        home.new_game_wanted.connect(self.show_new_game)
        home.architects_wanted.connect(self.show_new_architects)
        home.score_pad_wanted.connect(self.score_pad_wanted)
        home.statistics_wanted.connect(self.statistics_wanted)
        home.saves_wanted.connect(self.show_saves)
        home.settings_wanted.connect(self.show_settings)
        home.help_wanted.connect(self.show_help)
        home.about_wanted.connect(self.show_about)
        home.quit_wanted.connect(self.close)
        home.language_wanted.connect(lambda code: self._change(language=code))
        menu.continue_wanted.connect(self.show_table)
        menu.settings_wanted.connect(self.show_settings)
        menu.help_wanted.connect(self.show_help)
        menu.about_wanted.connect(self.show_about)
        menu.rematch_wanted.connect(self.rematch_wanted)
        menu.rotated_rematch_wanted.connect(self.rotated_rematch_wanted)
        menu.home_wanted.connect(self._leave)
        full = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        full.activated.connect(lambda: self._change(full_screen=not self.isFullScreen()))

    def _show(self, page: QWidget) -> None:
        self._came_from.clear()
        self._turn_to(page)

    def _visit(self, page: QWidget) -> None:
        """Show a page that leads back to where one was."""
        self._came_from.append((self.page(), self.menu.isVisible()))
        self._turn_to(page)

    def _turn_to(self, page: QWidget) -> None:
        self.menu.hide()
        self._pages.setCurrentWidget(page)
        self.message.raise_()  # the page has come to the front

    def _return(self) -> None:
        page, with_menu = self._came_from.pop() if self._came_from else (self.home, False)
        self._turn_to(page)
        if with_menu:
            self.open_menu()
        elif page is self.home:
            self.home.focus_first()
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _start(self, match: NewMatch) -> None:
        self.start_wanted.emit(match)

    def _show_set_up(self) -> None:
        """Another match of the game that has been played."""
        if self._plays_architects:
            self.show_new_architects()
        else:
            self.show_new_game()

    def _leave(self) -> None:
        self.left_table.emit()
        if self._came_from:
            self._return()
        else:
            self.show_home()

    def _change(self, **values: object) -> None:
        self._take(replace(self._settings, **values))  # type: ignore[arg-type]

    def _take(self, settings: Settings) -> None:
        self.apply(settings)
        self.settings_changed.emit(settings)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Home", "Seven Wonders"))

    # Qt overrides -------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.show_help()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.menu.isVisible():
            self.menu.setGeometry(self._pages.rect())
        if self.message.isVisible():
            self.message.fit()
        _style_tooltips(self.menu.look, self.width(), self.height())


def app_icon(art: Art) -> QIcon:
    """The icon of the program, with its own drawing for small sizes."""
    icon = QIcon()
    for name, sizes in (("app_icon_small", _SMALL_ICONS), ("app_icon", _ICONS)):
        drawing = art.svg(f"app_icon/{name}.svg")
        for px in sizes:
            made = blank(px, px)
            painter = painter_on(made)
            drawing.render(painter, QRectF(0, 0, px, px))
            painter.end()
            icon.addPixmap(made)
    return icon


def _smallest() -> QSize:
    """1280x720, or the whole screen where scaling leaves less."""
    return SMALLEST.boundedTo(QApplication.primaryScreen().availableSize())


def _style_tooltips(look: Look, width: int, height: int) -> None:
    """Tooltips in the colours of the table, at the size of the window."""
    look.fit(width, height)
    QToolTip.setFont(font(look.px(16), 500))
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, colour("parchment"))
    palette.setColor(QPalette.ColorRole.ToolTipText, colour("ink"))
    QToolTip.setPalette(palette)
