"""The program between its pages: opens, plays and closes matches, keeps the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.controllers.coach import Doubt
from sevenwonders_qt.controllers.dealing import Dealer, Dealt
from sevenwonders_qt.controllers.desk import seat_infos
from sevenwonders_qt.controllers.first_tips import FirstTips
from sevenwonders_qt.controllers.opening import opened
from sevenwonders_qt.controllers.play import PlayController
from sevenwonders_qt.controllers.saving import Saving
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.controllers.tables import Tables
from sevenwonders_qt.controllers.taking_back import TakingBack
from sevenwonders_qt.controllers.watch import WatchController
from sevenwonders_qt.core.decider import AnyGame, Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import note_played, unfinished
from sevenwonders_qt.models.match_lock import lock_file, take_over
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.wanted import Wanted
from sevenwonders_qt.models.words import messages, question
from sevenwonders_qt.models.words import saving as saving_words
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.mode import Mode, ModeKind
from sevenwonders_qt.models.words.rules.links import rule_of_refusal
from sevenwonders_qt.models.words.terms import with_free_city
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.copies import is_surpassed
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.position import Stand
from sevenwonders_qt.session.summary import Summary, summary_of
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.match_page import MatchPage

if TYPE_CHECKING:
    from sevenwonders_qt.controllers.drills import DrillController, Drills
    from sevenwonders_qt.controllers.in_your_seat import InYourSeats
    from sevenwonders_qt.controllers.replays import Replays
    from sevenwonders_qt.controllers.reviews import Reviews
    from sevenwonders_qt.controllers.score_sheet import ScoreSheetController
    from sevenwonders_qt.views.pages.score import ScorePage


class ProgramController(QObject):
    """Answers the signals of the window; one match at a time is on the table.

    The controllers of the score, replays, reviews and drills are loaded at their first use.
    """

    sounded = Signal(object)
    """A `Sound` that belongs to no table is to be heard."""

    _restarted = Signal(str)
    """The process of the AI players was started again, and why; from another thread."""

    def __init__(
        self,
        tables: Tables,
        box: Box,
        matches: Path,
        deck: Path,
        log: Callable[[str], object],
    ) -> None:
        """``matches`` is the folder of journals, ``deck`` the file of the positions to practise.

        ``log`` keeps faults of the AI players.
        """
        window, thinker = tables.window, tables.thinker
        super().__init__(window)
        self._window = window
        self._tables = tables
        self._box = box
        self._thinker = thinker
        self._matches = matches
        self._deck = deck
        self._log = log
        self.match: TableController | None = None
        self.saving = Saving(window)
        self._dealer = Dealer(window, box, matches, Dealt(self._play, self.saving.hear))
        self._won = False
        self._refused: set[Path] = set()
        self._taking_back = TakingBack(tables, partial(self.sounded.emit, Sound.TAKE_BACK))
        self.first_tips = FirstTips(window)
        self._connect()
        self._apply(window.settings())
        self._show_saved_match()

    @cached_property
    def replays(self) -> Replays:
        """The replay of a match."""
        from sevenwonders_qt.controllers.replays import Replays, ReplayWays

        ways = ReplayWays(self._show_result, self.open, self.review)
        return Replays(self._tables, self._box, self._matches, ways)

    @cached_property
    def _sheet(self) -> ScoreSheetController:
        """The score sheet of a match that is over."""
        from sevenwonders_qt.controllers.score_sheet import ScoreSheetController

        sheet = ScoreSheetController(self._window)
        self.saving.saved.connect(sheet.look_again)
        return sheet

    @cached_property
    def drills(self) -> Drills:
        """The positions to practise."""
        from sevenwonders_qt.controllers.drills import Drills

        folders = self._matches, self._deck
        return Drills(self._window, self._box, folders, self._drill, self._log)

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews of matches."""
        from sevenwonders_qt.controllers.reviews import Reviews, ReviewWays
        from sevenwonders_qt.models.words.drills import OWN

        drills = self.drills
        ways = ReviewWays(self._watch, self.open, partial(drills.show, OWN), drills.take_review)
        return Reviews(self._window, self._box, self._thinker, self._matches, ways, self._log)

    @cached_property
    def in_your_seat(self) -> InYourSeats:
        """The matches of a Master with the deal of a finished match."""
        from sevenwonders_qt.controllers.in_your_seat import InYourSeats

        return InYourSeats(self._window, self._box, self._thinker, self.replay, self._log)

    def watched(self) -> Match[AnyGame] | None:
        """Return the match that is watched again."""
        current = self.replays.current if "replays" in self.__dict__ else None
        return None if current is None else current.match

    def start(self, wanted: Wanted) -> None:
        """Ask the players for the choices left to them, then deal a match and show its table."""
        self._dealer.start(wanted)

    def game(self, variant: Variant) -> AnyGame | None:
        """Return a game as agreed; None, after a message, if it cannot be played."""
        return self._dealer.game(variant)

    def deal(self, wanted: Wanted, *, practice: bool) -> None:
        """Deal a match at once and show its table."""
        self._dealer.deal(wanted, practice=practice)

    def resume(self) -> None:
        """Continue the newest match that has not ended."""
        waiting = self.saving.waiting()
        path = next(self._saved_matches(), None)
        if waiting is not None:
            self._take_up(waiting, self._refuse)
        elif path is not None:
            self._go_on(path, self._refuse)

    def open(self, path: Path) -> None:
        """Continue the match of this journal; show a message if that fails."""
        self._go_on(path, self._tell_not_opened)

    def show_score_of(self, path: Path) -> None:
        """Show the score sheet of a match that has ended, over the list of saved matches."""
        try:
            read = partial(Match[AnyGame].replay, self._box.find, path)
            match = opened(self._window, path, read)
            seats = seat_infos(match)
        except JournalError as error:
            self._tell_not_opened(error)
            return
        self._put_away()
        self._show_result(match, seats, path)

    def _go_on(self, path: Path, refuse: Callable[[JournalError], None]) -> None:
        match: Match[AnyGame] | None = self.saving.waiting(path)
        if match is None:
            try:
                hear, find = self.saving.hear, self._box.find
                read = partial(Match[AnyGame].resume, find, path, hear, lock_file)
                match = opened(self._window, path, read)
            except JournalError as error:
                if error.fault is Fault.ELSEWHERE:
                    self._ask_to_take_over(error, refuse)
                else:
                    refuse(error)
                return
        self._take_up(match, refuse)

    def _ask_to_take_over(
        self, error: JournalError, refuse: Callable[[JournalError], None]
    ) -> None:
        """Ask what to do: another computer has the match open, or was switched off while it had."""
        path = error.path

        def take() -> None:
            try:
                take_over(path)
            except JournalError as fault:
                refuse(fault)
            else:
                self._go_on(path, refuse)

        def copy() -> None:
            try:
                last = Match.replay(self._box.find, path).steps[-1]
                made = continue_from(path, last, self._matches)
            except JournalError as fault:
                refuse(fault)
            else:
                self._go_on(made, refuse)

        asked = saving_words.take_over(error.computer)
        self._window.question.ask(asked, take, other=copy)

    def _take_up(self, match: Match[AnyGame], refuse: Callable[[JournalError], None]) -> None:
        try:
            seats = seat_infos(match)
        except JournalError as error:
            match.close()
            refuse(error)
            return
        self._dealer.remember(self._tables.of(match).wanted_of(match, seats))
        self._play(match)

    def play_on(self, match: Match[AnyGame]) -> None:
        """Play a match that was laid out and is saved nowhere."""
        self._play(match)

    def replay(self, path: Path) -> None:
        """Show the replay of the match of this journal; the match on the table is closed."""
        if self.match is not None:
            self.leave()
        self.replays.replay(path)

    def review(self, path: Path) -> None:
        """Show the review of the match of this journal, which is over."""
        self.reviews.open(path)

    def compare(self, path: Path) -> None:
        """Show a Master's matches with the deal of this journal, which is over."""
        self.in_your_seat.open(path)

    def leave(self) -> None:
        """Close the match; its journal keeps it, and the home page offers it."""
        self._put_away()
        self._show_saved_match()

    def _put_away(self) -> None:
        if self.match is not None:
            self._window.question.hide()
            self._window.retry.hide()
            self._taking_back.leave()
            self.first_tips.leave()
            self.match.close()
            self.saving.put_away(self.match.match)
            self.match.deleteLater()
            self.match = None

    def close(self) -> None:
        """End everything that runs beside the window."""
        if "replays" in self.__dict__:
            self.replays.close()
        if "in_your_seat" in self.__dict__:
            self.in_your_seat.close()
        self._put_away()
        self.saving.close()
        if "drills" in self.__dict__:
            self.drills.close()
        self._thinker.close()

    def _connect(self) -> None:
        window = self._window
        window.left_table.connect(self.leave)
        window.home.escaped.connect(self._ask_to_quit)
        menu = window.menu
        menu.rematch_button.clicked.connect(lambda: self._ask_rematch())
        menu.rotated_button.clicked.connect(lambda: self._ask_rematch(rotated=True))
        window.when_made(MainWindow.score, self._join_score)
        window.follow(lambda now: now, self._apply)
        window.follow(lambda now: now.hides_points, lambda hidden: self._show_otherwise())
        self._restarted.connect(self._on_restart)
        self.saving.saved.connect(self._show_saved_match)
        self._thinker.on_restart = self._restarted.emit
        self._tables.when_made(self._join_table)

    def _join_table(self, page: MatchPage) -> None:
        page.menu_wanted.connect(self._window.open_menu)
        page.help_wanted.connect(self._window.show_help)
        page.settings_wanted.connect(lambda values: self._window.change(**values))
        page.apply(self._window.settings())

    def _join_score(self, page: ScorePage) -> None:
        page.crowned.connect(self._sound_result)
        page.rematch_button.clicked.connect(lambda: self._rematch())
        page.rotated_button.clicked.connect(lambda: self._rematch(rotated=True))
        page.replay_button.clicked.connect(self._replay_scored)
        page.review_button.clicked.connect(self._review_scored)
        page.seat_button.clicked.connect(self._compare_scored)

    def _play(self, match: Match[AnyGame]) -> None:
        self._put_away()
        if match.journal_path is not None:
            note_played(match.journal_path)
        settings = self._window.settings()
        desk = self._tables.desk(match, settings.pace)
        table: TableController
        if desk.watched:
            table = WatchController(desk, self._thinker, self)
        else:
            table = play = PlayController(desk, self._thinker, self)
            play.forced.made.connect(self._on_forced)
            play.doubted.connect(self._on_doubted)
        table.apply(settings)
        table.over.connect(self._show_score)
        table.refused.connect(self._on_refused)
        self.first_tips.serve(table)
        self._begin(table)

    def _drill(self, found: Stand, number: int, left: int) -> DrillController:
        """Show a position on the table of its game, in place of the current match."""
        from sevenwonders_qt.controllers.drills import DrillController

        self._put_away()
        desk = self._tables.desk(found.match, self._window.settings().pace)
        mode = Mode(ModeKind.DRILL, number=number, left=left)
        table = DrillController(desk, self._thinker, found, mode, self)
        self._begin(table)
        self._window.leads_to(self._window.drills)
        return table

    def _begin(self, table: TableController) -> None:
        self.match = table
        self.saving.serve(table.match)
        self._taking_back.serve(table)
        table.scheduler.failed.connect(self._on_unanswered)
        self._window.menu.set_seed(str(table.match.seed) if table.match.dealt else "")
        table.moved.connect(self._show_mode)
        self._show_mode()
        self._window.show_table()
        table.begin()

    def _show_mode(self) -> None:
        if self.match is not None:
            self._window.menu.show_mode(self.match.mode)
            self.match.page.show_mode(self.match.mode)

    def _ask_to_quit(self) -> None:
        window = self._window
        if not window.asks_first(window.close_now, True):
            window.question.ask(question.leave_program(), window.close)

    def _ask_rematch(self, *, rotated: bool = False) -> None:
        """Ask before a rematch from the menu, once a person has chosen anything."""
        again = partial(self._rematch, rotated=rotated)
        if self._window.asks_first(again, False):
            return
        if self.match is not None and self.match.undo().choice:
            self._window.show_table()
            self._window.question.ask(question.deal_again(), again)
        else:
            again()

    def _rematch(self, *, rotated: bool = False) -> None:
        """Deal the same set-up with another seed; the match on the table is closed."""
        if self._dealer.can_repeat:
            self.leave()
            self._dealer.again(rotated=rotated)

    def _show_score(self) -> None:
        if self.match is None:
            return
        seats, match = self.match.desk.seats, self.match.match
        self.leave()
        self._sheet.fill(match, seats)
        self._window.show_score()
        persons = {seat for seat, info in enumerate(seats) if info.player is Player.PERSON}
        self._won = not persons or not persons.isdisjoint(self._sheet.winners)
        now = self._window.settings()
        self._window.score.celebrate(0.0 if now.reduced_motion else now.animation_speed)

    def _sound_result(self) -> None:
        self.sounded.emit(Sound.VICTORY if self._won else Sound.DEFEAT)

    def _show_result(
        self, match: Match[AnyGame], players: tuple[SeatInfo, ...], path: Path | None = None
    ) -> None:
        """Show the score sheet of a match that was watched; a rematch is of that one, too.

        With ``path``, its journal, it leads back to the page that is shown now.
        """
        self._dealer.remember(self._tables.of(match).wanted_of(match, players))
        self._tables.use(match.game.name)
        self._sheet.fill(match, with_free_city(players, match.cities), path)
        self._window.show_score(over_page=path is not None)

    def _replay_scored(self) -> None:
        if self._sheet.journal is not None:
            self.replay(self._sheet.journal)

    def _review_scored(self) -> None:
        if self._sheet.journal is not None:
            self.review(self._sheet.journal)

    def _compare_scored(self) -> None:
        if self._sheet.journal is not None:
            self.in_your_seat.open(self._sheet.journal)

    def _watch(self, path: Path, step: int, seat: int) -> None:
        """Show a moment of a review at the table; a replay that it was opened from goes there."""
        if self.replays.watches(path):
            self._window.review.back_button.click()
        self.replays.replay_at(path, step, seat)

    def _saved_matches(self) -> Iterator[Path]:
        """Return matches that can continue and have not been refused, the one played last first.

        A copy is left out if another copy holds more of the match.
        """
        possible = (path for path in unfinished(self._matches) if path not in self._refused)
        return (path for path in possible if not is_surpassed(path))

    def _refuse(self, error: JournalError) -> None:
        """Leave a damaged file as it is, and offer the match before it instead."""
        self._refused.add(error.path)
        self._show_saved_match()
        self._tell_not_opened(error)

    def _show_saved_match(self) -> None:
        """Offer the saved match on the home page, with a message on the newest unreadable one."""
        waiting = self.saving.waiting()
        if waiting is not None:
            summary = summary_of(waiting, Path())
            self._offer(summary)
            return
        first: JournalError | None = None
        for path in self._saved_matches():
            try:
                match: Match[AnyGame] = Match.replay(self._box.find, path, states=False)
                summary = summary_of(match, path)
            except JournalError as error:
                self._refused.add(path)
                first = first or error
            else:
                self._offer(summary)
                break
        else:
            self._window.home.set_no_match()
        if first is not None:
            self._tell_not_opened(first)

    def _offer(self, summary: Summary) -> None:
        seat = next(iter(summary.persons), 0)
        self._window.home.set_match(summary.header.game, summary.outline, seat)

    # Settings ------------------------------------------------------------------------------

    def _apply(self, settings: Settings) -> None:
        for page in self._tables.made:
            page.apply(settings)
        if self.match is not None:
            self.match.apply(settings)

    def _show_otherwise(self) -> None:
        if self.match is not None:
            self.match.show_otherwise()

    # Messages ------------------------------------------------------------------------------

    def _on_refused(self, reason: str) -> None:
        self.sounded.emit(Sound.REFUSE)
        self._window.show_message(messages.refusal(reason), rule=rule_of_refusal(reason))

    def _on_forced(self, plan: str) -> None:
        self._window.show_done(messages.only_choice(plan))

    def _on_doubted(self, doubt: Doubt) -> None:
        """Ask once before a choice counts that costs much or may be a slip."""
        if self.match is not None:
            count = partial(self.match.submit, doubt.command)
            self._window.question.ask(doubt.question, count, self.match.desk.ask_again)

    def _on_restart(self, why: str) -> None:
        self._log(why)
        self._window.show_message(messages.players_restarted())

    def _on_unanswered(self, seat: Seat, why: str) -> None:
        """Ask what to do when an AI player does not answer."""
        table = self.match
        if table is None:
            return

        def try_again() -> None:
            table.ask_players_again()
            table.resume()

        self._log(why)
        table.pause()  # the others wait, too: there is one question at a time
        name = table.desk.players[table.match.player_of(seat)].name
        self._window.retry.ask(question.no_answer(name), try_again, self._window.leave_match)

    def _tell_not_opened(self, error: JournalError) -> None:
        self._window.show_message(messages.not_opened(error.path.name, journal_words(error)))
