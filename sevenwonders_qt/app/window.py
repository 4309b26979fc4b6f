"""Builds the window and everything behind it, and runs it until it is closed."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, Qt, QTimer

from sevenwonders_qt import __version__
from sevenwonders_qt.app.application import Application, application
from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, table_parts, use_words
from sevenwonders_qt.app.faults import Faults, Surroundings
from sevenwonders_qt.app.first_paint import FirstPaint
from sevenwonders_qt.app.folders import matches_folder, settings_file
from sevenwonders_qt.app.game_box import GameBox, Games, game_tables, players_of
from sevenwonders_qt.app.last_fault import last_fault_told
from sevenwonders_qt.app.one_window import OneWindow
from sevenwonders_qt.app.stop_signals import StopSignals
from sevenwonders_qt.app.translation import TranslationUnavailable, install
from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.journal.folder import latest_unfinished
from sevenwonders_qt.views.main_window import MainWindow, Sources
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.player import SoundPlayer
from sevenwonders_qt.views.window_frame import FileDrop, InSight

if TYPE_CHECKING:
    from sevenwonders_qt.ai.worker import Thinker
    from sevenwonders_qt.controllers.journey import JourneyController
    from sevenwonders_qt.controllers.lessons import Lessons
    from sevenwonders_qt.controllers.program import ProgramController
    from sevenwonders_qt.controllers.saves import SavesController
    from sevenwonders_qt.controllers.score_export import ScoreExporter
    from sevenwonders_qt.controllers.score_pad import ScorePadController
    from sevenwonders_qt.controllers.sound import SoundController
    from sevenwonders_qt.controllers.statistics import Results, StatisticsController
    from sevenwonders_qt.controllers.tables import Tables
    from sevenwonders_qt.core.decider import AnyGame, Variant
    from sevenwonders_qt.games.box import Box
    from sevenwonders_qt.games.classic.game import Classic
    from sevenwonders_qt.models.shown.shipped import ShippedPart
    from sevenwonders_qt.session.archive import Archive
    from sevenwonders_qt.session.match import Match
    from sevenwonders_qt.views.pages.encyclopaedia import EncyclopaediaPage
    from sevenwonders_qt.views.pages.score import ScorePage
    from sevenwonders_qt.views.pages.score_pad import ScorePadPage
    from sevenwonders_qt.views.pages.set_up import SetUpPage
    from sevenwonders_qt.views.pages.statistics import StatisticsPage
    from sevenwonders_qt.views.table.boxes import TableParts
    from sevenwonders_qt.views.table.match_page import MatchPage
    from sevenwonders_qt.views.table.page import TablePage


translate = QCoreApplication.translate

OPPONENT = "casual"
"""The player at the other seats of a position that was laid out."""


@dataclass(frozen=True, slots=True)
class Places:
    """The places of files that must not be lost."""

    matches: Path
    settings: Path

    @property
    def fault_log(self) -> Path:
        """The log of unexpected faults."""
        return self.matches.parent / "faults.log"


class Program:
    """The parts of the running program, each built once and connected.

    At the start there is the window with its home page and the settings. The rest takes
    most of the time to load; each part is built when it is first asked for, hence the imports in
    methods, or by `prepare` in the pauses after the first picture.
    """

    def __init__(
        self,
        app: Application,
        places: Places,
        player: SoundPlayer | None = None,
        boxes: Mapping[str, ExpansionBox] | None = None,
        *,
        games: Games,
        warm: bool = True,
        art: Art | None = None,
    ) -> None:
        """Build the window; without a ``player`` the program is silent.

        ``boxes`` are the expansions, without them those that the program comes with. A program
        that is not ``warm`` builds the page to set up a match when it is opened, and starts the
        process of the AI players when one of them is first asked. ``art`` has the drawings of
        another program with the same boxes, which are not made again then.
        """
        self._boxes = BOXES if boxes is None else boxes
        self.games = games
        use_words(self._boxes, self.games)
        self.app = app
        self.places = places
        self._player = player
        self._warm = warm
        folders = [box.art for box in self._boxes.values()]
        folders += [game.art for game in self.games.values()]
        drawings = [folder for folder in folders if folder is not None]
        self.art = art or Art(resource_path("art"), drawings)
        dice = SystemRandom()
        sources = Sources(
            game_tables(self.games), dice, lambda: self.box, _parts, self._table_parts
        )
        self.window = MainWindow(self.art, sources, __version__)
        around = Surroundings(self._match_lines, self._typed_names)
        self.faults = Faults(self.window, places.fault_log, around)
        self.settings = SettingsController(self.window, places.settings, self.use_language)
        self._connect()
        self.drop = FileDrop(self.window)
        self.drop.dropped.connect(self.open_files)
        app.file_wanted.connect(self.drop.take)
        self.window.closing.connect(self._keep_place)
        self.window.closing.connect(self.close)
        self.first_paint = FirstPaint(self.window.home)
        self.first_paint.painted.connect(self._note_place)
        self.first_paint.painted.connect(self.prepare)
        self._place: QByteArray | None = None
        self.prepared = False
        """Whether everything has been built."""
        self._left = self._parts()

    def _connect(self) -> None:
        """Answer the window; the parts for a page are built when it asks for the first time."""
        window, home = self.window, self.window.home
        window.needed.connect(lambda: self.controller)
        window.saves_shown.connect(lambda: self.saves.show())
        home.continue_button.clicked.connect(lambda: self.controller.resume())
        home.statistics_button.clicked.connect(lambda: self.statistics.show())
        home.journey_button.clicked.connect(lambda: self.journey.show())
        home.drills_button.clicked.connect(lambda: self.controller.drills.show())
        home.score_pad_button.clicked.connect(lambda: self.score_pad.show())
        window.when_made(MainWindow.learn, lambda page: self.lessons.serve(page))
        window.when_made(MainWindow.statistics, self._join_statistics)
        window.when_made(MainWindow.encyclopaedia, self._join_encyclopaedia)
        window.when_made(MainWindow.score, self._join_score)
        window.when_made(MainWindow.score_pad, self._join_score_pad)
        window.when_set_up_made(self._join_set_up)

    def _join_set_up(self, page: SetUpPage[Any]) -> None:
        """Say on a set-up page when computer players have not learned the match, once it is seen.

        Whether they have takes some imports, which neither a start nor a first look waits for.
        """

        def look() -> None:
            page.show_learned(learned=self._has_learned(page.variant()))

        page.came_up.connect(look, Qt.ConnectionType.QueuedConnection)
        page.table_changed.connect(look)
        page.came_up.connect(lambda: self.results.look(), Qt.ConnectionType.QueuedConnection)

    def _has_learned(self, variant: Variant) -> bool:
        """Return whether the levels play such a match as they are described."""
        from sevenwonders_qt.games.box import UnknownGame

        try:
            game = self.box.find(variant)
        except UnknownGame:
            return True  # it cannot be dealt, and a message will say why
        return self.games[variant.game].players().has_learned(game.rules)

    def _join_score(self, page: ScorePage) -> None:
        page.save_wanted.connect(lambda kind: self.exporter.save(kind))

    def _join_score_pad(self, page: ScorePadPage) -> None:
        page.save_wanted.connect(lambda kind: self.exporter.save_pad(kind))

    def _join_statistics(self, page: StatisticsPage) -> None:
        page.drills_button.clicked.connect(lambda: self.controller.drills.show())
        page.came_up.connect(lambda: page.show_drills(self.controller.drills.progress_line()))
        for button in (page.pad_button, page.empty_pad_button):
            button.clicked.connect(lambda: self.score_pad.show())

    def _join_encyclopaedia(self, page: EncyclopaediaPage) -> None:
        """Show the figures of the person's own matches on an entry, as soon as they are known."""
        page.came_up.connect(self.results.look, Qt.ConnectionType.QueuedConnection)
        self.results.changed.connect(lambda: page.show_records(self.results.records()))

    def begin(self, language: str | None = None) -> None:
        """Show the home page by the saved settings, in ``language`` if one is given."""
        self.settings.begin(language)
        place = QByteArray.fromBase64(self.window.settings().window.encode())
        if not place.isEmpty():
            self.window.restoreGeometry(place)  # it fits the window into the screens there are now
        if latest_unfinished(self.places.matches) is not None:
            self.window.home.promise_match()
        first = not self.places.settings.exists() and not self.places.matches.exists()
        self.window.home.welcome(first=first and not self._lessons_file.exists())
        # A window that is seen would be laid out and painted once more for its language.
        self.app.sendPostedEvents(None, QEvent.Type.LanguageChange)
        self.window.show_home()

    def _note_place(self) -> None:
        self._place = self.window.saveGeometry()

    def _keep_place(self) -> None:
        """Remember where the window was left, unless it was not moved or it fills the screen."""
        place = self.window.saveGeometry()
        if self._place not in (None, place) and not self.window.isFullScreen():
            kept = bytes(place.toBase64().data()).decode()
            self.window.change(window=kept)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Import the matches in these files, and show them in the list."""
        self.saves.import_files(paths)

    def come_up(self, paths: Sequence[Path]) -> None:
        """Show the window in front of all others, and import the matches of these files."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if paths:
            self.open_files(paths)

    def lay_out(self, file: Path) -> None:
        """Play on from the position of a file, alone; raises `DataError` for one that is none."""
        from sevenwonders_qt.models.lessons import laid_out, read_position

        you = translate("Table", "You")
        self.controller.play_on(laid_out(read_position(file), self.box, you, OPPONENT))

    def close(self) -> None:
        """End everything that runs beside the window."""
        self._left = iter(())
        self.settings.close()
        self.faults.close()
        if "sound" in self.__dict__:
            self.sound.close()
        if "lessons" in self.__dict__:
            self.lessons.close()
        if "controller" in self.__dict__:
            self.controller.close()
        elif "thinker" in self.__dict__:
            self.thinker.close()

    # Built when first wanted --------------------------------------------------------------

    @cached_property
    def box(self) -> Box:
        """Every game."""
        return box_of(self._boxes, self.games)

    @property
    def page(self) -> TablePage:
        """The table of 7 Wonders."""
        return cast("TablePage", self._tables.page("classic"))

    def table(self, game: str) -> MatchPage:
        """Return the table of the game of this name."""
        return self._tables.page(game)

    @cached_property
    def thinker(self) -> Thinker:
        """The AI players; they get a process of their own once they are asked or warmed."""
        from sevenwonders_qt.ai.playable import PlayerBox
        from sevenwonders_qt.ai.worker import Thinker

        return Thinker(PlayerBox(self.box, players_of(self.games)).find)

    @cached_property
    def sound(self) -> SoundController:
        """The controller of sound and ambience."""
        from sevenwonders_qt.controllers.sound import SoundController

        return SoundController(self.window, self._player)

    @cached_property
    def _tables(self) -> Tables:
        from sevenwonders_qt.controllers.tables import Seating, Tables

        games = {
            name: Seating(partial(self._table_page, game), game.desk)
            for name, game in self.games.items()
        }
        tables = Tables(self.window, self.thinker, games)
        tables.when_made(self.sound.serve)
        return tables

    @cached_property
    def controller(self) -> ProgramController:
        """The controller that leads from page to page and through matches."""
        from sevenwonders_qt.controllers.program import ProgramController
        from sevenwonders_qt.journal import drill_deck

        self.window.use_table(self.page)
        made = ProgramController(
            self._tables,
            self.box,
            self.places.matches,
            self.places.settings.with_name(drill_deck.FILE),
            self.faults.record,
        )
        made.sounded.connect(self.sound.play)
        return made

    @cached_property
    def lessons(self) -> Lessons:
        """The controller of lessons."""
        from sevenwonders_qt.controllers.lessons import Lessons

        return Lessons(self._tables, self.art, self.box, self._lessons_file)

    @property
    def _lessons_file(self) -> Path:
        return self.places.settings.with_name("lessons.json")

    @cached_property
    def score_pad(self) -> ScorePadController:
        """The score pad for a game on a real table."""
        from sevenwonders_qt.controllers.score_pad import ScorePadController

        return ScorePadController(self.window, self.places.matches)

    @cached_property
    def exporter(self) -> ScoreExporter:
        """The controller that saves score sheets and score pads as files."""
        from sevenwonders_qt.controllers.score_export import ScoreExporter

        return ScoreExporter(self.window, self.art)

    @cached_property
    def archive(self) -> Archive:
        """All saved matches, as their index lists them."""
        from sevenwonders_qt.session.archive import Archive

        return Archive(self.places.matches, self.box.find)

    @cached_property
    def statistics(self) -> StatisticsController:
        """The controller of the statistics page."""
        from sevenwonders_qt.controllers.statistics import StatisticsController

        return StatisticsController(self.window, self.results)

    @cached_property
    def journey(self) -> JourneyController:
        """The controller of the own rating and of the deal of the day."""
        from sevenwonders_qt.controllers.journey import JourneyController

        return JourneyController(self.window, self.results, self.archive, self.controller)

    @cached_property
    def results(self) -> Results:
        """The results of all finished matches."""
        from sevenwonders_qt.controllers.statistics import Results

        results = Results(self.archive, self.window)
        self.window.closing.connect(results.stop)

        def follow(page: SetUpPage[Any]) -> None:
            results.changed.connect(lambda: page.show_minutes(results.minutes()))
            results.changed.connect(lambda: page.show_ratings(results.ratings()))

        self.window.when_set_up_made(follow)
        return results

    @cached_property
    def saves(self) -> SavesController:
        """The controller of the list of saved matches."""
        from sevenwonders_qt.controllers.saves import SavesController

        saves = SavesController(self.window, self.archive, self.box.find)
        page = self.window.saves
        page.continue_wanted.connect(self.controller.open)
        page.score_wanted.connect(self.controller.show_score_of)
        page.when_clicked(page.detail.replay_button, self.controller.replay)
        page.when_clicked(page.detail.review_button, self.controller.review)
        page.when_clicked(page.detail.seat_button, self.controller.compare)
        return saves

    def prepare(self) -> None:
        """Build the parts that are not there yet, one at a time, serving the window in between."""
        self.prepared = next(self._left, self) is self
        if not self.prepared:
            QTimer.singleShot(0, self.prepare)
        elif not gc.isenabled():
            # Objects of a start stay: to look through them would take longer than a frame.
            gc.collect()
            gc.freeze()
            gc.enable()
            gc.set_threshold(10_000)  # a match is thousands of objects, and none of its cycles

    def _parts(self) -> Iterator[object]:
        yield self.sound
        yield self.box
        yield self._usual_game()
        yield self.page
        yield self.controller
        yield self._tidied()
        if self._warm:
            yield self.window.set_up_page("classic")
            self.thinker.warm()

    def _tidied(self) -> Places:
        """Return the places, without leftovers of killed programs."""
        from sevenwonders_qt.core.whole_file import delete_part_files
        from sevenwonders_qt.models.match_lock import drop_locks

        drop_locks(self.places.matches)
        for folder in {self.places.matches, self.places.settings.parent}:
            delete_part_files(folder)
        return self.places

    def _table_page(self, game: GameBox) -> MatchPage:
        return game.table().page(self.art, self._table_parts())

    def _table_parts(self) -> tuple[TableParts, ...]:
        return table_parts(self._boxes)

    def _usual_game(self) -> Classic:
        """Return the game that most people set up first; its files are read once."""
        from sevenwonders_qt.games.classic.options import DEFAULT

        return self.box.classic(DEFAULT, 4)

    def _matches_shown(self) -> Iterator[Match[AnyGame]]:
        """Yield the match on the table, and the one that is watched."""
        if "controller" in self.__dict__:
            match, watched = self.controller.match, self.controller.watched()
            if match is not None:
                yield match.match
            if watched is not None:
                yield watched

    def _match_lines(self) -> Iterator[str]:
        """Yield lines on the matches for a report, without anything hidden from a player."""
        yield f"Language: {self.window.settings().language}"
        for match in self._matches_shown():
            variant = match.variant
            agreed = json.dumps(dict(variant.agreed))
            yield f"Match: {variant.game}, {variant.players} players, {agreed}"
            # A person who knows the seed of a match that goes on can look into every hand.
            seed = str(match.seed) if match.is_over else "left out while the match goes on"
            yield f"Seed: {seed}, event {match.version}"

    def _typed_names(self) -> Iterator[str]:
        """Yield texts that persons have typed, which must not be in a report."""
        settings = self.window.settings()
        for wish in settings.all_seats:
            yield wish.name
        for match in self._matches_shown():
            yield match.header.title
            for seat in match.seats:
                yield seat.name
        if "score_pad" in self.__dict__:
            for player in self.window.score_pad.pad().players:
                yield player.name

    def use_language(self, code: str) -> None:
        """Show everything in this language; if it is missing, report that and keep the old one."""
        try:
            self.window.home.set_language(install(self.app, code))
        except TranslationUnavailable as error:
            self.window.show_message(str(error))


def _parts() -> tuple[ShippedPart, ...]:
    from sevenwonders_qt.app.shipped import shipped

    return shipped()


def user_places(folder: Path | None = None) -> Places:
    """Return the user's own folders of matches and settings, or both in ``folder``."""
    return Places(matches_folder(folder), settings_file(folder))


def run(
    language: str | None = None,
    size: tuple[int, int] | None = None,
    full_screen: bool = False,
    folder: Path | None = None,
    file: Path | None = None,
    position: Path | None = None,
    *,
    games: Games,
) -> int:
    """Show the window until it is closed; returns the exit status.

    The match in ``file`` is imported and shown. If a window of this ``folder`` is open, that one
    does so and comes to the front. A ``position`` is laid out and played on; raises
    `DataError` for a file that holds none.
    """
    places = user_places(folder)
    one = OneWindow(places.matches.parent)
    if position is None and one.hands_over([] if file is None else [file]):
        return 0
    app = application()
    signals = StopSignals(app)
    with (
        closing(one),
        last_fault_told(places.fault_log),
        closing(Program(app, places, SoundPlayer(), games=games)) as program,
    ):
        program.faults.watch()
        program.begin(language)
        if position is not None:
            program.lay_out(position)
        if size is not None:
            program.window.resize(*size)
        else:
            InSight(program.window)
        if full_screen:
            program.window.showFullScreen()
        else:
            program.window.show()
        if file is not None:
            program.open_files([file])
        one.wanted.connect(program.come_up)
        one.listen()
        with signals.heard():
            status = app.exec()
    return signals.status or status
