"""Deals new matches: asks the players what is left to them first, and deals the last one again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.box import Box, BoxGame
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models import messages
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.board_draft import BoardDraft
from sevenwonders_qt.models.fault_words import journal_words
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.new_match import NewMatch, new_seed, rematch
from sevenwonders_qt.models.saves import match_lines
from sevenwonders_qt.models.saves_words import deal_counts
from sevenwonders_qt.models.seats import SeatInfo, stored_name
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Hear, Match
from sevenwonders_qt.session.summary import summarise
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from sevenwonders_qt.views.pages.draft import DraftPage
    from sevenwonders_qt.views.pages.set_up import SetUpPage

Wanted = NewMatch | NewArchitects


@dataclass(frozen=True, slots=True)
class Dealt:
    """Who takes a new match to the table, and who hears when it cannot be saved."""

    play: Callable[[Match[BoxGame]], None]
    hear: Hear


class Dealer(QObject):
    """Answers the pages that set up a match, and the one that asks for the boards."""

    def __init__(self, window: MainWindow, box: Box, matches: Path, dealt: Dealt) -> None:
        """``matches`` is the folder of journals."""
        super().__init__(window)
        self._window = window
        self._box = box
        self._matches = matches
        self._dealt = dealt
        self._last: Wanted | None = None
        self._draft: BoardDraft | None = None
        window.when_set_up_made(self._join_set_up)
        window.when_made("draft", self._join_draft)

    @property
    def can_repeat(self) -> bool:
        """Whether there is a match to deal `again`."""
        return self._last is not None

    def start(self, wanted: NewMatch) -> None:
        """Ask the players what is left to them, then deal a new match."""
        if not wanted.asks_players:
            self._deal_classic(wanted, wanted)
            return
        game = self._game(wanted)
        if game is not None:
            self._ask(BoardDraft.of(wanted, game.rules.catalogue.wonders))

    def start_architects(self, wanted: NewArchitects) -> None:
        """Deal a new match of Architects."""
        self._deal(wanted, partial(game_for, wanted.options), wanted)

    def again(self, *, rotated: bool = False) -> None:
        """Deal the set-up of the last match again; ``rotated`` moves everybody a seat on."""
        last, seed = self._last, new_seed(SystemRandom())
        if isinstance(last, NewArchitects):
            self.start_architects(last.again(seed, rotated=rotated))
        elif last is not None:
            self.start(rematch(last, seed, rotated=rotated))

    def remember(self, match: Match[BoxGame], players: tuple[SeatInfo, ...]) -> None:
        """From now on a match read from its journal is the last one."""
        game, seed, count = match.game, str(match.seed), len(players)
        hints = match.header.hints
        if isinstance(game, Architects):
            setup = ArchitectsSetup.random(count)
            self._last = NewArchitects(players, setup, seed, game.rules.options, hints)
        elif isinstance(game, Classic):
            setup_of_classic = Setup.random(count)
            self._last = NewMatch(players, setup_of_classic, seed, game.options, hints=hints)

    # Inner --------------------------------------------------------------------------------

    def _join_set_up(self, page: SetUpPage[Any]) -> None:
        of_classic = page.game_name == Classic.name
        page.start_wanted.connect(self.start if of_classic else self.start_architects)

    def _ask(self, draft: BoardDraft) -> None:
        """The open question of the draft to whom it concerns; the deal when there is none."""
        self._draft = draft
        if draft.question is None:
            self._deal_classic(draft.outcome, draft.match)
            return
        game = self._game(draft.match)
        if game is not None:
            self._window.show_draft(draft, game.rules.catalogue)

    def _join_draft(self, page: DraftPage) -> None:
        page.answered.connect(self._on_board)
        page.cancel_button.clicked.connect(self._on_draft_cancelled)

    def _on_board(self, choice: str) -> None:
        if self._draft is not None:
            self._ask(self._draft.answered(choice))

    def _on_draft_cancelled(self) -> None:
        self._draft = None
        self._window.show_page(self._window.set_up_page(Classic.name))

    def _game(self, wanted: NewMatch) -> Classic | None:
        """The game as agreed; None, and a message, when it cannot be played like that."""
        try:
            return self._box.classic(wanted.options, len(wanted.seats))
        except ImpossibleSetup as error:
            expansions = wanted.options.expansions
            self._window.show_message(messages.impossible_setup(str(error), expansions))
            return None

    def _deal_classic(self, wanted: NewMatch, asked_for: NewMatch) -> None:
        """Deal ``wanted``; a rematch is of ``asked_for``, with its questions to the players."""
        self._draft = None
        self._deal(wanted, partial(self._box.classic, wanted.options), asked_for)

    def _deal(self, wanted: Wanted, game_for: Callable[[int], BoxGame], asked_for: Wanted) -> None:
        """Deal a new match of the game for so many players, or tell why it cannot be played.

        The deal of a match that goes on is dealt again only when the person agrees that both count
        as practice.
        """
        try:
            game = game_for(len(wanted.seats))
        except ImpossibleSetup as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return
        known = shelf.countable_of_seed(self._matches, game.name, wanted.seed)
        if not known:
            self._begin(wanted, game, asked_for)
            return
        lines = match_lines([summarise(self._box.find, path) for path in known])
        deal_again = partial(self._deal_again, known, wanted, game, asked_for)
        self._window.question.ask(deal_counts(lines), deal_again)

    def _deal_again(
        self, known: Sequence[Path], wanted: Wanted, game: BoxGame, asked_for: Wanted
    ) -> None:
        """Deal what matches that go on were dealt: all of them are practice from now on."""
        try:
            for path in known:
                shelf.mark_practice(path, lock_file)
        except JournalError as error:
            self._window.show_message(messages.not_dealt(journal_words(error)))
            return
        self._begin(wanted, game, asked_for, practice=True)

    def _begin(
        self, wanted: Wanted, game: BoxGame, asked_for: Wanted, *, practice: bool = False
    ) -> None:
        specs = [SeatSpec(stored_name(seat.name), seat.player) for seat in wanted.seats]
        try:
            match: Match[BoxGame] = Match.start(
                game,
                specs,
                wanted.setup,
                wanted.seed,
                self._matches,
                hear=self._dealt.hear,
                lock=lock_file,
                practice=practice,
                hints=wanted.hints,
            )
        except ImpossibleSetup as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return
        self._last = asked_for
        self._dealt.play(match)
