"""The window: its pages, the one that is shown, the menu over the table, messages, full screen.

The home page is all that has to be made before the first picture. The imports of the other pages
(games, card painting, score sheets) would double that time, so each is loaded and made when it is
first wanted, and its import is in the property that makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.appearance import Appearance, Eyes
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.keys import asked, own_or_usual
from sevenwonders_qt.models.keys import use as use_keys
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.kit.page import KitPage, SidePage
from sevenwonders_qt.views.lazy_page import Join, LazyPage
from sevenwonders_qt.views.page_motion import ComingPage, GlidingFocus
from sevenwonders_qt.views.pages.home import HomePage
from sevenwonders_qt.views.pages.overlays import GameMenu, MessageStrip, QuestionPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.palette import Palette, palette_for
from sevenwonders_qt.views.paint.pointer import Pointers
from sevenwonders_qt.views.presses import Presses, arrives
from sevenwonders_qt.views.window_frame import (
    SMALLEST,
    USUAL,
    app_icon,
    style_tooltips,
    system_wishes,
    when_wishes_change,
)

if TYPE_CHECKING:
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.catalogue import Catalogue
    from sevenwonders_qt.games.classic.options import Edition
    from sevenwonders_qt.models.shown.board_draft import BoardDraft
    from sevenwonders_qt.models.shown.library import Library
    from sevenwonders_qt.models.shown.shipped import ShippedPart
    from sevenwonders_qt.views.file_dialog import SaveDialog
    from sevenwonders_qt.views.pages.about import AboutPage
    from sevenwonders_qt.views.pages.bg_stats import BgStatsBox
    from sevenwonders_qt.views.pages.draft import DraftPage
    from sevenwonders_qt.views.pages.encyclopaedia import EncyclopaediaPage
    from sevenwonders_qt.views.pages.help import HelpPage
    from sevenwonders_qt.views.pages.in_your_seat import InYourSeatPage
    from sevenwonders_qt.views.pages.journey import JourneyPage
    from sevenwonders_qt.views.pages.learn import DrillsPage, LearnPage
    from sevenwonders_qt.views.pages.manual import ManualReader
    from sevenwonders_qt.views.pages.own_keys import KeysPage
    from sevenwonders_qt.views.pages.rules import RulesPage
    from sevenwonders_qt.views.pages.saves import SavesPage
    from sevenwonders_qt.views.pages.score import ScorePage
    from sevenwonders_qt.views.pages.score_pad import ScorePadPage
    from sevenwonders_qt.views.pages.set_up import SetUpPage
    from sevenwonders_qt.views.pages.settings import SettingsPage
    from sevenwonders_qt.views.pages.statistics import StatisticsPage
    from sevenwonders_qt.views.replay.page import ReplayPage
    from sevenwonders_qt.views.review.page import ReviewPage
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.games import GameTable

translate = QCoreApplication.translate
AnyPage = TypeVar("AnyPage", bound=KitPage)
Value = TypeVar("Value")


@runtime_checkable
class OfAGame(Protocol):
    """A page for playing, setting up or watching one game."""

    @property
    def game_name(self) -> str:
        """The name of the game; empty for none."""
        ...


@runtime_checkable
class Explained(Protocol):
    """A table, which knows the rule and the entry of the focused item."""

    def rule_in_focus(self) -> str:
        """Return the id of a rule."""
        ...

    def entry_in_focus(self) -> tuple[str, Edition | None]:
        """Return the key of an entry of the encyclopaedia, empty for none, and its edition."""
        ...


@dataclass(frozen=True, slots=True)
class Sources:
    """Values for the pages that the window does not know; ``dice`` make seeds and seats of matches.

    ``games`` are all games in the order of the offer, ``box`` has their rules. ``parts`` are the
    parts of the program, ``boxes`` the expansions' parts of the table. All but the games are asked
    when a page shows them, as files may have to be read first.
    """

    games: Sequence[GameTable]
    dice: Random
    box: Callable[[], Box]
    parts: Callable[[], Sequence[ShippedPart]] = tuple
    boxes: Callable[[], Sequence[TableParts]] = tuple


class MainWindow(QMainWindow):
    """The window: shows one page at a time and leads to the next; it knows no match.

    A page's wishes for a match go to the controllers that connect to it: see `when_made`.
    """

    needed = Signal()
    """More than the home page is wanted: the controllers of the pages must be there now."""

    language_wanted = Signal(str)
    """The name of another language; every text is to be in it from now on."""

    settings_changed = Signal(object)
    """The whole `Settings`, after every change by a person."""

    left_table = Signal()
    """The table or the score sheet was left for the home page."""

    saves_shown = Signal()
    """The list of saved matches has come up and wants to be filled."""

    turned = Signal()
    """Another page is shown."""

    closing = Signal()

    def __init__(
        self, art: Art, sources: Sources, version: str, settings: type[Settings] = Settings
    ) -> None:
        """Show the home page by the ``settings`` of a first start."""
        super().__init__()
        self._art = art
        self._sources = sources
        self._settings = settings()
        self._appearance = Appearance()
        art.paint_in(palette_for(self._appearance))
        self._wishes = system_wishes()
        when_wishes_change(self._follow_system)
        self._painted: list[KitPage | MessageStrip] = []
        self._followers: list[Callable[[Settings], object]] = []
        self._games = {game.name: game for game in sources.games}
        self.joins: dict[LazyPage[Any], list[Join]] = {}
        self._set_ups: dict[str, SetUpPage[Any]] = {}
        self._set_up_joins: list[Callable[[SetUpPage[Any]], object]] = []
        self._came_from: list[tuple[QWidget, bool]] = []
        self._presses = Presses(self)
        self._pointers = Pointers(self)
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
        self.coming = ComingPage(self._pages)
        self.gliding = GlidingFocus(self._pages, self.coming)
        self.home = home = HomePage(art, version, sources.games)
        self._owned(home, lambda now: setattr(home.breath, "wanted", now.posters_live))
        self.table = QWidget(self._pages)
        self.own(self.table)
        self._behind: QWidget = home
        self.menu = self._over(GameMenu(art, self._pages))
        self.message = MessageStrip(art, self._pages)
        self._painted.append(self.message)
        self.message.why_wanted.connect(self.show_rules)
        self.questions: list[Callable[[Callable[[], object], bool], bool]] = []
        """Ask before a match is left, or the program ends while something is not saved.

        Each takes what is to happen then, and whether the program ends, and says whether it asks.
        """
        self._connect()
        self.setWindowIcon(app_icon(art))
        # If scaling leaves less, the smallest size is the whole screen.
        self.setMinimumSize(SMALLEST.boundedTo(QApplication.primaryScreen().availableSize()))
        self.resize(USUAL)
        self._retranslate()
        self.show_home()

    # Its pages ----------------------------------------------------------------------------

    def when_made(self, page: LazyPage[AnyPage], join: Callable[[AnyPage], object]) -> None:
        """Call ``join`` with a page, as `MainWindow.score`: now, or once it is made."""
        made = page.made(self)
        if made is None:
            self.joins.setdefault(page, []).append(join)
        else:
            join(made)

    def when_set_up_made(self, join: Callable[[SetUpPage[Any]], object]) -> None:
        """Call ``join`` with the page that sets up a match, of each game: now, or once made."""
        self._set_up_joins.append(join)
        for page in self._set_ups.values():
            join(page)

    def set_up_page(self, game: str) -> SetUpPage[Any]:
        """Return the page that sets up a match of a game, made at the first call."""
        if game not in self._set_ups:
            sources = self._sources
            page = self._games[game].set_up(self._art, sources.box(), sources.dice)
            page.table_changed.connect(lambda: self.take(page.kept(self._settings)))
            page.visit_wanted.connect(self._visit_own)
            self._set_ups[game] = self._owned(page, page.follow)
            for join in self._set_up_joins:
                join(page)
        return self._set_ups[game]

    @cached_property
    def _library(self) -> Library:
        from sevenwonders_qt.models.shown.library import Library

        return Library(self._sources.box())

    @LazyPage
    def draft(self) -> DraftPage:
        """The page that asks for the boards of a match."""
        from sevenwonders_qt.views.pages.draft import DraftPage

        return self._owned(DraftPage(self._art))

    @LazyPage
    def saves(self) -> SavesPage:
        """The page of the saved matches."""
        from sevenwonders_qt.views.pages.saves import SavesPage

        page = SavesPage(self._art)
        page.new_game_button.clicked.connect(lambda: self.show_set_up())
        return self._owned(page)

    @LazyPage
    def score(self) -> ScorePage:
        """The score sheet."""
        from sevenwonders_qt.views.pages.score import ScorePage

        page = ScorePage(self._art)
        page.home_button.clicked.connect(self._leave)
        page.new_game_button.clicked.connect(lambda: self.show_set_up(_game_of(self.table)))
        return self._owned(page)

    @LazyPage
    def score_pad(self) -> ScorePadPage:
        """The page that adds up a game played on a real table."""
        from sevenwonders_qt.views.pages.score_pad import ScorePadPage

        page = ScorePadPage(self._art)
        page.grid.table.stepped.connect(partial(self.gliding.step, page.grid.table))
        return self._owned(page)

    @LazyPage
    def replay(self) -> ReplayPage:
        """The page for watching a match again."""
        from sevenwonders_qt.views.replay.page import ReplayPage

        return self._owned(ReplayPage(self._art, self._games, self._sources.boxes()))

    @LazyPage
    def review(self) -> ReviewPage:
        """The page with the cost of each choice of a match."""
        from sevenwonders_qt.views.review.page import ReviewPage

        return self._owned(ReviewPage(self._art, self._games))

    @LazyPage
    def in_your_seat(self) -> InYourSeatPage:
        """The page of a Master in the seat of a person."""
        from sevenwonders_qt.views.pages.in_your_seat import InYourSeatPage

        return self._owned(InYourSeatPage(self._art))

    @LazyPage
    def drills(self) -> DrillsPage:
        """The page of the positions to practise."""
        from sevenwonders_qt.views.pages.learn import DrillsPage

        return self._owned(DrillsPage(self._art))

    @LazyPage
    def statistics(self) -> StatisticsPage:
        """The page of the statistics."""
        from sevenwonders_qt.views.pages.statistics import StatisticsPage

        page = StatisticsPage(self._art)
        page.new_game_button.clicked.connect(lambda: self.show_set_up())
        return self._owned(page)

    @LazyPage
    def journey(self) -> JourneyPage:
        """The page of the own rating and of the deal of the day."""
        from sevenwonders_qt.views.pages.journey import JourneyPage

        page = JourneyPage(self._art)
        page.statistics_button.clicked.connect(self.home.statistics_button.click)
        return self._owned(page)

    @LazyPage
    def settings_page(self) -> SettingsPage:
        """The settings."""
        from sevenwonders_qt.views.pages.settings import SettingsPage

        page = SettingsPage(self._art, self._settings)
        page.changed.connect(self.take)
        page.keys_button.clicked.connect(lambda: self.visit(self.keys_page))
        return self._owned(page, page.set_settings)

    @LazyPage
    def keys_page(self) -> KeysPage:
        """The page for changing every key."""
        from sevenwonders_qt.views.pages.own_keys import KeysPage

        page = KeysPage(self._art)
        page.changed.connect(lambda own: self.change(keys=own))
        return self._owned(page)

    @LazyPage
    def help(self) -> HelpPage:
        """The page of keys and symbols."""
        from sevenwonders_qt.views.pages.help import HelpPage

        page = HelpPage(self._art)
        page.rules_wanted.connect(self.show_rules)
        page.manual_button.clicked.connect(lambda: self.visit(self.manual))
        return self._owned(page)

    @LazyPage
    def manual(self) -> ManualReader:
        """The pages of the manual."""
        from sevenwonders_qt.views.pages.manual import ManualReader

        return self._owned(ManualReader(self._art))

    @LazyPage
    def rules(self) -> RulesPage:
        """The rules of every game."""
        from sevenwonders_qt.views.pages.figures import FigurePainter
        from sevenwonders_qt.views.pages.rules import RulesPage

        page = RulesPage(self._art, FigurePainter(self._games.values(), self._library))
        page.help_button.clicked.connect(self.show_help)
        return self._owned(page)

    @LazyPage
    def learn(self) -> LearnPage:
        """The lessons."""
        from sevenwonders_qt.models.lessons import all_lessons
        from sevenwonders_qt.views.pages.learn import LearnPage

        page = LearnPage(self._art, all_lessons(), self._games)
        return self._owned(page)

    @LazyPage
    def encyclopaedia(self) -> EncyclopaediaPage:
        """The page of every card, board, deck and token."""
        from sevenwonders_qt.views.pages.encyclopaedia import EncyclopaediaPage

        page = EncyclopaediaPage(
            self._art, self._library, self._sources.games, self._sources.boxes()
        )
        page.rule_wanted.connect(self.show_rules)
        return self._owned(page)

    @LazyPage
    def about(self) -> AboutPage:
        """The page of versions and licences."""
        from sevenwonders_qt.views.pages.about import AboutPage

        return self._owned(AboutPage(self._art, self._sources.parts()))

    @cached_property
    def question(self) -> QuestionPage:
        """The question before an action that cannot be undone easily."""
        return self._over(QuestionPage(self._art, self._pages))

    @cached_property
    def retry(self) -> QuestionPage:
        """The question whether to ask a computer player again; another may be open by then."""
        return self._over(QuestionPage(self._art, self._pages))

    @cached_property
    def bg_stats(self) -> BgStatsBox:
        """The box that hands a finished game to another program."""
        from sevenwonders_qt.views.pages.bg_stats import BgStatsBox

        return self._over(BgStatsBox(self._art, self._pages))

    @cached_property
    def _save_dialog(self) -> SaveDialog:
        from sevenwonders_qt.views.file_dialog import SaveDialog

        return SaveDialog(self)

    def own(self, page: QWidget) -> None:
        """Keep a page or a table: it goes with the window, in the order that Qt wants."""
        if self._pages.indexOf(page) < 0:
            page.resize(0, 0)  # Qt repaints all below a page that joins, hidden as it is
            self._pages.addWidget(page)
            page.resize(self._pages.size())

    def _owned(self, page: AnyPage, follow: Callable[[Settings], object] | None = None) -> AnyPage:
        """Return the page, now among the others; ``follow`` gets the settings and each change."""
        self.needed.emit()
        self.own(page)
        self._over(page)
        if isinstance(page, SidePage):
            page.back_button.clicked.connect(self.go_back)
        if follow is not None:
            self._followers.append(follow)
            follow(self._settings)
        return page

    def _over(self, page: AnyPage) -> AnyPage:
        """Return a page that covers the others while it is open, with the chosen look."""
        self._painted.append(page)
        page.look.motion = self._settings.motion
        if self._settings.text_size != page.look.wanted_text:
            page.set_text_size(self._settings.text_size)
        return page

    # Settings -----------------------------------------------------------------------------

    def settings(self) -> Settings:
        """Return the current settings."""
        return self._settings

    def apply(self, settings: Settings) -> None:
        """Show every page by these settings, without `settings_changed`."""
        before, self._settings = self._settings, settings
        settings.take_effect(self, before)
        for follow in self._followers:
            follow(settings)

    def follow(self, part: Callable[[Settings], Value], show: Callable[[Value], object]) -> None:
        """Call ``show`` with this part of the settings: now, and when it has another value."""
        shown = part(self._settings)

        def look(settings: Settings) -> None:
            nonlocal shown
            before, shown = shown, part(settings)
            if shown != before:
                show(shown)

        self._followers.append(look)
        show(shown)

    def use_language(self, language: str) -> None:
        self.language_wanted.emit(language)

    def use_text_size(self, factor: float) -> None:
        for page in self._painted:
            page.set_text_size(factor)

    def use_motion(self, speed: float) -> None:
        self.coming.speed = self.gliding.speed = speed
        for page in self._painted:
            page.look.motion = speed

    def use_eyes(self, eyes: Eyes) -> None:
        self._use_appearance(eyes.appearance(self._wishes))

    def use_pointer(self, size: float) -> None:
        self._pointers.resize(size)

    def use_full_screen(self, on: bool) -> None:
        if on != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def use_keys(self, own: Mapping[str, str]) -> None:
        """Take other keys than the usual ones; they are in the words of every page."""
        if use_keys(own):
            self._take_keys()
            QCoreApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def _follow_system(self) -> None:
        self._wishes = system_wishes()
        self.use_eyes(self._settings.eyes)

    @property
    def colours(self) -> Palette:
        """The palette that everything is painted in now."""
        return self._art.palette

    def _use_appearance(self, appearance: Appearance) -> None:
        """Paint everything as was chosen, from now on."""
        if appearance == self._appearance:
            return
        self._appearance = appearance
        self._art.paint_in(palette_for(appearance))
        style_tooltips(self._art, self.size(), self._settings.text_size)
        for widget in (self, *self.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))

    def change(self, **values: object) -> None:
        """Have these values of the settings changed, as a person wants."""
        self.take(replace(self._settings, **values))  # type: ignore[arg-type]

    def take(self, settings: Settings) -> None:
        """Show every page by settings that a person has changed."""
        self.apply(settings)
        self.settings_changed.emit(settings)

    # Showing ------------------------------------------------------------------------------

    def page(self) -> QWidget:
        """Return the page that is shown."""
        return self._pages.currentWidget() or self.home

    def show_page(self, page: QWidget) -> None:
        """Show a page that has no way back."""
        self._came_from.clear()
        self._turn_to(page)
        _focus(page)

    def visit(self, page: QWidget) -> None:
        """Show a page that leads back to where one was, if it is another."""
        if page is not self.page():
            self._came_from.append((self.page(), self.menu.isVisible()))
            self._turn_to(page)
        _focus(page)

    def _visit_own(self, page: KitPage) -> None:
        """Show a page that another one has made; at first it gets a place among the others."""
        if page not in self._painted:
            self._owned(page)
        self.visit(page)

    def go_back(self) -> None:
        """Go back to the page before `visit`, and to the menu if that was over it; or home."""
        page, with_menu = self._came_from.pop() if self._came_from else (self.home, False)
        self._turn_to(page)
        if with_menu:
            self.open_menu()
        elif page is self.home:
            self.home.focus_first()
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_home(self) -> None:
        """Show the first page."""
        self.show_page(self.home)

    def show_set_up(self, game: str = "") -> None:
        """Show the page that sets up a match, with a fresh seed; of the first game if of none."""
        page = self.set_up_page(game or next(iter(self._games)))
        self.show_page(page)
        page.fresh()

    def show_draft(self, draft: BoardDraft, catalogue: Catalogue) -> None:
        """Ask the open question of ``draft``; raises ValueError when there is none."""
        self.show_page(self.draft)
        self.draft.show_draft(draft, catalogue)

    def use_table(self, table: QWidget) -> None:
        """Play matches on this table from now on; leaving it leads home."""
        self.own(table)
        self.table = table
        self._behind = self.home

    def leads_to(self, page: QWidget) -> None:
        """Lead to this page from the present table, once that is left."""
        self._behind = page

    def show_table(self) -> None:
        """Show the table in use."""
        if self.page() is not self.table:
            self._art.wonders.clear()  # the posters of the home page: 12 MB in a window of 4K
        self.show_page(self.table)

    def show_saves(self) -> None:
        """Show the list of saved matches; a match on the table is left for it."""
        if self.page() is self.table:
            self.left_table.emit()
        self.show_page(self.saves)
        self.saves_shown.emit()

    def show_score(self, *, over_page: bool = False) -> None:
        """Show the score sheet; fill it with ``score.show_result``.

        ``over_page`` leads back from it.
        """
        if over_page:
            self.visit(self.score)
        else:
            self.show_page(self.score)
        self.score.say_points()

    def show_help(self) -> None:
        """Show keys and symbols, over the page that is shown now."""
        if self.page() is not self.help:
            game = _game_of(self.page())
            if game:
                self.help.show_game(game)
            self.help.tell_of_watching(self.page() is MainWindow.replay.made(self))
            self.visit(self.help)

    def show_rules(self, rule: str = "") -> None:
        """Show the rules, over the page that is shown now, at the rule of this id."""
        game = _game_of(self.page())
        if not rule and game and game != next(iter(self._games)):
            rule = words_of(game).first_rule
        self.visit(self.rules)
        if rule:
            self.rules.show_rule(rule)

    def show_encyclopaedia(self, key: str = "", edition: Edition | None = None) -> None:
        """Show the encyclopaedia, over the page that is shown now, at the entry of this key."""
        self.visit(self.encyclopaedia)
        if key:
            self.encyclopaedia.show_entry(key, edition)

    def explain(self) -> None:
        """Explain, on F1, the rule of the focused item on the table; elsewhere keys and symbols."""
        page = self.page()
        if isinstance(page, Explained):
            self.show_rules(page.rule_in_focus())
        else:
            self.show_help()

    def open_menu(self) -> None:
        """Open the menu over the table."""
        self.menu.open()
        self.message.raise_()

    def show_message(self, text: str, *, rule: str = "") -> None:
        """Report a fault at the foot of the window; nothing stops.

        ``rule`` is the id of the rule that says why, if there is one.
        """
        self.message.show_text(text, rule=rule)

    def show_done(self, text: str) -> None:
        """Report at the foot of the window that something went well."""
        self.message.show_text(text, done=True)

    def ask_where(self, name: str, kind: str) -> Path | None:
        """Ask for the path of a file with this proposed name and ``kind``; None for nowhere."""
        return self._save_dialog.ask(name, kind)

    # Between the pages --------------------------------------------------------------------

    def _connect(self) -> None:
        home, menu = self.home, self.menu
        for page in (home, menu):
            page.settings_button.clicked.connect(lambda: self.visit(self.settings_page))
            page.help_button.clicked.connect(self.show_help)
            page.rules_button.clicked.connect(lambda: self.show_rules())
            page.encyclopaedia_button.clicked.connect(lambda: self.show_encyclopaedia())
            page.about_button.clicked.connect(lambda: self.visit(self.about))
        for game, button in home.game_buttons.items():
            button.clicked.connect(partial(self.show_set_up, game))
        home.learn_button.clicked.connect(lambda: self.show_page(self.learn))
        home.saves_button.clicked.connect(self.show_saves)
        home.quit_button.clicked.connect(self.close)
        menu.continue_button.clicked.connect(self.show_table)
        menu.home_button.clicked.connect(self._leave)
        home.language_wanted.connect(lambda code: self.change(language=code))
        self._full = QShortcut(self)  # works with any focus
        self._full.setAutoRepeat(False)
        self._full.activated.connect(self._turn_full_screen)
        self._take_keys()

    def _turn_full_screen(self) -> None:
        """Fill the screen or leave it, also where the system has done so since the last time."""
        wanted = not self.isFullScreen()
        self.change(full_screen=wanted)
        self.use_full_screen(wanted)

    def _take_keys(self) -> None:
        key = own_or_usual(acts.FULL_SCREEN)
        self._full.setKey(QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText))

    def _turn_to(self, page: QWidget) -> None:
        other = page is not self.page()
        if other or self.menu.isVisible():
            arrives()
        self.menu.hide()
        self._pages.setCurrentWidget(page)
        if other:
            self.coming.bring(page)
        self.message.raise_()  # the page has come to the front
        self.turned.emit()

    def _leave(self) -> None:
        if not self.asks_first(self._leave_now, False):
            self._leave_now()

    def _leave_now(self) -> None:
        on_table = self.page() is self.table
        self.left_table.emit()
        if on_table:
            self.show_page(self._behind)
        else:
            self.go_back()

    def asks_first(self, leave: Callable[[], object], ending: bool, begin: int = 0) -> bool:
        """Ask `questions` from ``begin`` on, then ``leave``; returns whether one is asked."""

        def go_on(number: int) -> None:
            if not self.asks_first(leave, ending, number):
                leave()

        asked = enumerate(self.questions[begin:], begin + 1)
        return any(ask(partial(go_on, number), ending) for number, ask in asked)

    def leave_match(self) -> None:
        """Go to the home page, from any page over the table."""
        self.left_table.emit()
        self.show_home()

    def close_now(self) -> None:
        """End the program; nothing more is asked."""
        self.questions.clear()
        self.close()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Home", "Seven Wonders"))

    # Qt overrides -------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.asks_first(self.close_now, True):
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        page, act = self.page(), asked(event, On.EVERY, On.TABLE)
        if act == acts.HELP:
            self.explain()
        elif act == acts.ENCYCLOPAEDIA and isinstance(page, Explained):
            self.show_encyclopaedia(*page.entry_in_focus())
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style_tooltips(self._art, self.size(), self._settings.text_size)


def _game_of(page: QWidget) -> str:
    """Return the name of the game that a page is of; empty when it is of none."""
    return page.game_name if isinstance(page, OfAGame) else ""


def _focus(page: QWidget) -> None:
    """Focus a page that is shown now."""
    if isinstance(page, KitPage):
        page.focus_first()
    else:
        page.setFocus(Qt.FocusReason.OtherFocusReason)
