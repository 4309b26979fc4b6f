"""The window: which page it shows, the menu over the table, messages, full screen."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.pages.home import HomePage
from sevenwonders_qt.views.pages.maker import PageMaker
from sevenwonders_qt.views.pages.menu import GameMenu
from sevenwonders_qt.views.pages.message import MessageStrip
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.window_frame import SMALLEST, app_icon, smallest_size, style_tooltips
from sevenwonders_qt.views.window_pages import WindowPages

if TYPE_CHECKING:  # what is made later is loaded later
    from sevenwonders_qt.games.classic.catalogue import Catalogue
    from sevenwonders_qt.models.board_draft import BoardDraft
    from sevenwonders_qt.views.save_dialog import SaveDialog

translate = QCoreApplication.translate


class MainWindow(WindowPages):
    """Shows one page at a time and says what a person wants; it knows no match."""

    continue_wanted = Signal()

    replay_left = Signal()

    left_table = Signal()
    """The table or the score sheet was left for the home page."""

    statistics_wanted = Signal()
    """The statistics; answered with `show_statistics`."""

    saves_shown = Signal()
    """The list of saved matches has come up and wants to be filled."""

    closing = Signal()

    def __init__(
        self, art: Art, make: PageMaker, version: str, parent: QWidget | None = None
    ) -> None:
        """Shows the home page; every other page is had from ``make`` when it is first wanted."""
        super().__init__(make, parent)
        self._plays_architects = False
        self.home = self._joined(HomePage(art, version))
        self.table = QWidget(self._pages)
        self.own(self.table)
        self.menu = GameMenu(art, self._pages)
        self._painted.append(self.menu)
        self.message = MessageStrip(art, self._pages)
        self._came_from: list[tuple[QWidget, bool]] = []
        self._connect()
        self.setWindowIcon(app_icon(art))
        self.setMinimumSize(smallest_size())
        self.resize(SMALLEST)
        self._retranslate()
        self.show_home()

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
            self.help.tell_of_watching(self.page() is self._made("replay"))
            self._visit(self.help)
            self.help.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_about(self) -> None:
        """Versions and licences, over the page that is shown now."""
        self._visit(self.about)
        self.about.focus_first()

    def _asks_of_architects(self) -> bool | None:
        """Whether the page that is shown is one of Architects; None when it is of no game."""
        page, made = self.page(), self._made  # what has not been made yet is not shown
        if page is self.table:
            return self._plays_architects
        if page in (made("new_game"), made("new_architects")):
            return page is made("new_architects")
        if page is made("replay"):
            return self.replay.of_architects
        return None

    def open_menu(self) -> None:
        """The menu over the table."""
        self.menu.open()
        self.message.raise_()

    def show_message(self, text: str) -> None:
        """Report a fault at the foot of the window; nothing stops."""
        self.message.show_text(text)

    def show_done(self, text: str) -> None:
        """Report at the foot of the window that something went well."""
        self.message.show_text(text, done=True)

    def ask_where(self, name: str, kind: str) -> Path | None:
        """Where to save a file of this proposed name and ``kind``; None for nowhere."""
        return self._save_dialog.ask(name, kind)

    @cached_property
    def _save_dialog(self) -> SaveDialog:
        from sevenwonders_qt.views.save_dialog import SaveDialog

        return SaveDialog(self)

    def apply(self, settings: Settings) -> None:
        super().apply(settings)
        if settings.full_screen != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

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
        self.home_wanted.connect(self.show_home)
        self.new_game_wanted.connect(self.show_new_game)
        self.set_up_wanted.connect(self._show_set_up)
        self.help_wanted.connect(self.show_help)
        self.score_left.connect(self._leave)
        self.retry_declined.connect(self._leave_match)
        self.page_closed.connect(self._return)
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

    def _leave_match(self) -> None:
        """From whatever page lies over the table."""
        self.left_table.emit()
        self.show_home()

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
        style_tooltips(self.menu.look, self.width(), self.height())
