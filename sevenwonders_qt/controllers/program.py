"""The program between its pages: starts, continues and ends matches, keeps the settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import cast

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.architects import ArchitectsController
from sevenwonders_qt.controllers.match import MatchController, seat_infos
from sevenwonders_qt.controllers.replays import Replays, Ways
from sevenwonders_qt.controllers.settings import SettingsController
from sevenwonders_qt.controllers.taking_back import TakingBack
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.setup import ImpossibleSetup as ImpossibleArchitects
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.box import Box, BoxGame
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import ImpossibleSetup, Setup
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.folder import unfinished
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models import architects_history, messages
from sevenwonders_qt.models.board_draft import BoardDraft
from sevenwonders_qt.models.history import result_of
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.new_architects import NewArchitects
from sevenwonders_qt.models.new_match import NewMatch, new_seed, rematch
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.table import SeatInfo
from sevenwonders_qt.models.terms import with_free_city
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.summary import summary_of
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.architects_score_words import ARCHITECTS
from sevenwonders_qt.views.table.page import TablePage


@dataclass(frozen=True, slots=True)
class Tables:
    """The table of each game."""

    classic: TablePage
    architects: ArchitectsPage


class ProgramController(QObject):
    """Answers the signals of the window; one match at a time stands on the table."""

    def __init__(
        self,
        window: MainWindow,
        tables: Tables,
        box: Box,
        thinker: Thinker,
        matches: Path,
        settings: SettingsController,
    ) -> None:
        """``matches`` is the folder of journals."""
        super().__init__(window)
        self._window = window
        self._tables = tables
        self._page = tables.classic
        self._box = box
        self._thinker = thinker
        self._matches = matches
        self._settings = settings
        self.replays = Replays(
            window, box, matches, lambda: settings.current, Ways(self._show_result, self.open)
        )
        self.match: MatchController | ArchitectsController | None = None
        self._scored: Path | None = None
        self._last: NewMatch | NewArchitects | None = None
        self._draft: BoardDraft | None = None
        self._refused: set[Path] = set()
        self._taking_back = TakingBack(window, (tables.classic, tables.architects), self)
        self._connect()
        self._apply(settings.current)
        self._show_saved_match()

    def start(self, wanted: NewMatch) -> None:
        """Ask the players what is left to them, then deal a new match and show its table."""
        if not wanted.asks_players:
            self._deal(wanted, wanted)
            return
        game = self._game(wanted)
        if game is not None:
            self._ask(BoardDraft.of(wanted, game.rules.catalogue.wonders))

    def _ask(self, draft: BoardDraft) -> None:
        """The open question of the draft to whom it concerns; the deal when there is none."""
        self._draft = draft
        if draft.question is None:
            self._deal(draft.outcome, draft.match)
            return
        game = self._game(draft.match)
        if game is not None:
            self._window.show_draft(draft, game.rules.catalogue)

    def _on_board(self, choice: str) -> None:
        if self._draft is not None:
            self._ask(self._draft.answered(choice))

    def _on_draft_cancelled(self) -> None:
        self._draft = None
        self._window.cancel_draft()

    def _game(self, wanted: NewMatch) -> Classic | None:
        """The game as agreed; None, and a message, when it cannot be played like that."""
        try:
            return self._box.classic(wanted.options, len(wanted.seats))
        except ImpossibleSetup as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return None

    def _deal(self, wanted: NewMatch, asked_for: NewMatch) -> None:
        """Deal ``wanted``; a rematch is of ``asked_for``, with its questions to the players."""
        self._draft = None
        specs = [SeatSpec(seat.name, seat.player) for seat in wanted.seats]
        try:
            match = Match.start(
                self._box.classic(wanted.options, len(specs)),
                specs,
                wanted.setup,
                wanted.seed,
                self._matches,
                trouble=self._on_trouble,
                lock=lock_file,
            )
        except ImpossibleSetup as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return
        self._last = asked_for
        self._play(match)

    def start_architects(self, wanted: NewArchitects) -> None:
        """Deal a new match of Architects and show its table."""
        specs = [SeatSpec(seat.name, seat.player) for seat in wanted.seats]
        try:
            match = Match.start(
                self._box.architects(wanted.options, len(specs)),
                specs,
                wanted.setup,
                wanted.seed,
                self._matches,
                trouble=self._on_trouble,
                lock=lock_file,
            )
        except ImpossibleArchitects as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return
        self._last = wanted
        self._play_architects(match, wanted.seats)

    def resume(self) -> None:
        """Go on with the newest match that has not ended."""
        path = self._saved_match()
        if path is not None:
            self._go_on(path, lambda reason: self._refuse(path, reason))

    def open(self, path: Path) -> None:
        """Go on with the match of this journal; when that cannot be, a message tells why."""
        self._go_on(path, self._tell_not_opened)

    def show_score_of(self, path: Path) -> None:
        """The score sheet of a match that has ended, over the list of saved matches."""
        try:
            match: Match[BoxGame] = Match.replay(self._box.find, path)
            seats = seat_infos(match)
        except (JournalError, ValueError) as error:
            self._tell_not_opened(str(error))
            return
        self._put_away()
        self._show_result(match, seats, path)

    def _go_on(self, path: Path, refuse: Callable[[str], None]) -> None:
        try:
            match: Match[BoxGame] = Match.resume(self._box.find, path, self._on_trouble, lock_file)
        except JournalError as error:
            refuse(str(error))
            return
        try:
            seats = seat_infos(match)
        except ValueError as error:
            match.close()
            refuse(str(error))
            return
        self._go_on_with(match, seats)

    def _go_on_with(self, match: Match[BoxGame], seats: tuple[SeatInfo, ...]) -> None:
        self._last = _set_up(match, seats)
        if isinstance(match.game, Architects):
            self._play_architects(cast(Match[Architects], match), seats)
        else:
            self._play(cast(Match[Classic], match))

    def replay(self, path: Path) -> None:
        """Watch the match of this journal again; one that lies on the table is put away."""
        if self.match is not None:
            self.leave()
        self.replays.replay(path)

    def leave(self) -> None:
        """Put the match away; its journal holds it, and the home page offers it."""
        self._put_away()
        self._show_saved_match()

    def _put_away(self) -> None:
        if self.match is not None:
            self._taking_back.leave()
            self.match.close()
            self.match = None

    def close(self) -> None:
        """End everything that runs beside the window."""
        self.replays.close()
        self._put_away()
        self._thinker.close()

    def _connect(self) -> None:
        window = self._window
        window.start_wanted.connect(self.start)
        window.architects_wanted.connect(self.start_architects)
        window.continue_wanted.connect(self.resume)
        window.rematch_wanted.connect(self._rematch)
        window.rotated_rematch_wanted.connect(lambda: self._rematch(rotated=True))
        window.board_chosen.connect(self._on_board)
        window.draft_cancelled.connect(self._on_draft_cancelled)
        window.left_table.connect(self.leave)
        window.scored_replay_wanted.connect(self._replay_scored)
        self._settings.changed.connect(self._apply)
        for page in (self._tables.classic, self._tables.architects):
            page.menu_wanted.connect(window.open_menu)
            page.help_wanted.connect(window.show_help)
        self._page.cheapest_wanted.connect(self._pay_cheapest)
        self._tables.architects.sound_wanted.connect(
            lambda on: self._settings.take(replace(self._settings.current, sound=on))
        )

    def _play(self, match: Match[Classic]) -> None:
        self._put_away()
        self._window.use_table(self._page)
        self._lead(
            MatchController(match, self._page, self._thinker, self._settings.current.pace, self)
        )

    def _play_architects(self, match: Match[Architects], seats: tuple[SeatInfo, ...]) -> None:
        self._put_away()
        page = self._tables.architects
        self._window.use_table(page, architects=True)
        pace = self._settings.current.pace
        self._lead(ArchitectsController(match, seats, page, self._thinker, pace, self))

    def _lead(self, match: MatchController | ArchitectsController) -> None:
        self.match = match
        self._taking_back.serve(match)
        match.over.connect(self._show_score)
        match.refused.connect(self._on_refused)
        self._window.menu.set_seed(str(match.match.seed))
        self._window.show_table()
        match.begin()

    def _rematch(self, *, rotated: bool = False) -> None:
        """The same set-up with another deal; a match that lies on the table is put away."""
        last, seed = self._last, new_seed(SystemRandom())
        if isinstance(last, NewArchitects):
            self.leave()
            self.start_architects(last.again(seed, rotated=rotated))
        elif last is not None:
            self.leave()
            self.start(rematch(last, seed, rotated=rotated))

    def _show_score(self) -> None:
        if self.match is None:
            return
        seats, match = self.match.seats, self.match.match
        self.leave()
        self._fill_score(cast(Match[BoxGame], match), seats)
        self._window.show_score()

    def _fill_score(
        self, match: Match[BoxGame], seats: tuple[SeatInfo, ...], path: Path | None = None
    ) -> None:
        """``seats`` has an entry for every city; ``path`` is that of a match only read."""
        game, score = match.game, self._window.score
        if isinstance(game, Architects):
            told = architects_history.result_of(game, seats, match.state, match.events)
            score.show_result(*told, words=ARCHITECTS)
        else:
            score.show_result(*result_of(game, seats, match.state, match.events))
        score.show_seed(str(match.seed))
        score.show_played(match.header.created)
        score.show_practice(match.practice)
        self._scored = path or match.journal_path
        score.offer_replay(self._scored is not None)

    def _show_result(
        self, match: Match[BoxGame], players: tuple[SeatInfo, ...], path: Path | None = None
    ) -> None:
        """The score sheet of a match that was watched; a rematch is of that one, too.

        With ``path``, its journal, it leads back to the page that is shown now.
        """
        self._last = _set_up(match, players)
        architects = isinstance(match.game, Architects)
        table = self._tables.architects if architects else self._page
        self._window.use_table(table, architects=architects)
        self._fill_score(match, with_free_city(players, len(match.state.cities)), path)
        self._window.show_score(over_page=path is not None)

    def _replay_scored(self) -> None:
        if self._scored is not None:
            self.replay(self._scored)

    def _saved_match(self) -> Path | None:
        """The match played last of those that can go on and have not been refused."""
        found = unfinished(self._matches)
        return next((path for path in found if path not in self._refused), None)

    def _refuse(self, path: Path, reason: str) -> None:
        """A damaged file stays as it is; the match before it is offered instead."""
        self._refused.add(path)
        self._window.show_message(messages.not_opened(reason))
        self._show_saved_match()

    def _show_saved_match(self) -> None:
        """Offer the saved match on the home page; one that cannot be read is told of."""
        path = self._saved_match()
        if path is None:
            self._window.home.set_match(None)
            return
        try:
            match: Match[BoxGame] = Match.replay(self._box.find, path)
            told = summary_of(match, path)
            self._window.home.set_match(told.outline, next(iter(told.persons), 0))
        except JournalError as error:
            self._refuse(path, str(error))

    # Settings ------------------------------------------------------------------------------

    def _apply(self, settings: Settings) -> None:
        for page in (self._tables.classic, self._tables.architects):
            page.scene.set_text_size(settings.text_size)
            page.speed = settings.animation_speed
            page.reduced = settings.reduced_motion
        self._tables.architects.sound = settings.sound
        self._page.cheapest = settings.cheapest
        if self.match is not None:
            self.match.pace = settings.pace
        self.replays.apply(settings)

    def _pay_cheapest(self) -> None:
        self._settings.take(replace(self._settings.current, cheapest=True))

    # Messages ------------------------------------------------------------------------------

    def _on_refused(self, reason: str) -> None:
        self._window.show_message(messages.refusal(reason))

    def _tell_not_opened(self, reason: str) -> None:
        self._window.show_message(messages.not_opened(reason))

    def _on_trouble(self, error: JournalError) -> None:
        self._window.show_message(messages.not_kept(str(error)))


def _set_up(match: Match[BoxGame], players: tuple[SeatInfo, ...]) -> NewMatch | NewArchitects:
    """What a rematch of a match read from its journal begins with."""
    game, seed, count = match.game, str(match.seed), len(players)
    if isinstance(game, Architects):
        return NewArchitects(players, ArchitectsSetup.random(count), seed, game.rules.options)
    return NewMatch(players, Setup.random(count), seed, game.options)
