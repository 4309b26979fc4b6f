"""Deals new matches: asks the players for their own choices first, and deals the last one again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from sevenwonders_qt.core.decider import AnyGame, ImpossibleSetup, Variant
from sevenwonders_qt.games.box import Box, UnknownGame
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.new_match import NewMatch, new_seed
from sevenwonders_qt.models.seats import stored_name
from sevenwonders_qt.models.shown.board_draft import BoardDraft
from sevenwonders_qt.models.shown.saves import match_lines
from sevenwonders_qt.models.wanted import Wanted
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.saves import deal_counts
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.match import Hear, Match
from sevenwonders_qt.session.summary import summarise
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from sevenwonders_qt.views.pages.draft import DraftPage
    from sevenwonders_qt.views.pages.set_up import SetUpPage


@dataclass(frozen=True, slots=True)
class Dealt:
    """The two callbacks for a new match: to play it, and to hear when it cannot be saved."""

    play: Callable[[Match[AnyGame]], None]
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
        window.when_made(MainWindow.draft, self._join_draft)

    @property
    def can_repeat(self) -> bool:
        """Whether there is a match to deal `again`."""
        return self._last is not None

    def start(self, wanted: Wanted) -> None:
        """Name the boxes that chance has drawn, ask for open choices, then deal a new match."""
        if isinstance(wanted, NewMatch) and wanted.drawn:
            self._window.show_done(messages.surprise(wanted.drawn))
        if not (isinstance(wanted, NewMatch) and wanted.asks_players):
            self._deal(wanted, wanted)
            return
        game = self._game(wanted)
        if game is not None:
            wonders = wanted.options.wonders_dealt or game.rules.catalogue.wonders
            self._ask(BoardDraft.of(wanted, wonders))

    def again(self, *, rotated: bool = False) -> None:
        """Deal the set-up of the last match again; ``rotated`` moves every player one seat on."""
        if self._last is not None:
            self.start(self._last.again(new_seed(SystemRandom()), rotated=rotated))

    def game(self, variant: Variant) -> AnyGame | None:
        """Return a game as agreed; None, after a message, if it cannot be played."""
        try:
            return self._box.find(variant)
        except UnknownGame as error:
            self._window.show_message(messages.impossible_setup(str(error)))
            return None

    def deal(self, wanted: Wanted, *, practice: bool) -> None:
        """Deal a match without a question; it is ``practice`` where its cards may be known."""
        game = self.game(wanted.variant)
        if game is not None:
            self._begin(wanted, game, wanted, practice=practice)

    def remember(self, wanted: Wanted) -> None:
        """Remember the last match that was set up."""
        self._last = wanted

    # Inner --------------------------------------------------------------------------------

    def _join_set_up(self, page: SetUpPage[Any]) -> None:
        page.start_wanted.connect(self.start)

    def _ask(self, draft: BoardDraft) -> None:
        """Show the open question of the draft, or deal if there is none."""
        self._draft = draft
        if draft.question is None:
            self._draft = None
            self._deal(draft.outcome, draft.match)
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
        """Return the agreed game; None, after a message, if this set-up cannot be played."""
        try:
            return self._box.classic(wanted.options, len(wanted.seats))
        except ImpossibleSetup as error:
            expansions = wanted.options.expansions
            self._window.show_message(messages.impossible_setup(str(error), expansions))
            return None

    def _deal(self, wanted: Wanted, asked_for: Wanted) -> None:
        """Deal a new match, or report why it cannot be played; a rematch deals ``asked_for``.

        The deal of a match that goes on is dealt again only when the person agrees that both count
        as practice.
        """
        game = self.game(wanted.variant)
        if game is None:
            return
        known = shelf.countable_of_seed(self._matches, game.name, wanted.seed)
        if not known:
            self._begin(wanted, game, asked_for)
            return
        lines = match_lines([summarise(self._box.find, path) for path in known])
        deal_again = partial(self._deal_again, known, wanted, game, asked_for)
        self._window.question.ask(deal_counts(lines), deal_again)

    def _deal_again(
        self, known: Sequence[Path], wanted: Wanted, game: AnyGame, asked_for: Wanted
    ) -> None:
        """Deal the seed of unfinished matches again: all of them are practice from now on."""
        try:
            for path in known:
                shelf.mark_practice(path, lock_file)
        except JournalError as error:
            self._window.show_message(messages.not_dealt(journal_words(error)))
            return
        self._begin(wanted, game, asked_for, practice=True)

    def _begin(
        self, wanted: Wanted, game: AnyGame, asked_for: Wanted, *, practice: bool = False
    ) -> None:
        specs = [SeatSpec(stored_name(seat.name), seat.player) for seat in wanted.seats]
        try:
            match: Match[AnyGame] = Match.start(
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
