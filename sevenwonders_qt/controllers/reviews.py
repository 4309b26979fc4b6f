"""Reviews of matches: judged in the process of the AI players, kept beside the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from sevenwonders_qt.ai.advice import GAMES_OF_PART, Confirmed
from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.controllers.opening import opened
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.file_name import file_name
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models import review_file
from sevenwonders_qt.models.paper import page_size
from sevenwonders_qt.models.shown.review import CONFIRMING, Review, ReviewedChoice
from sevenwonders_qt.models.shown.table_csv import csv_form
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.reviews import review_csv
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:
    from sevenwonders_qt.views.review.page import ReviewPage

translate = QCoreApplication.translate

SHOWN_EVERY: Final = 400
"""Milliseconds between two pictures of a review that grows."""


@dataclass(frozen=True, slots=True)
class ReviewWays:
    """The callbacks for leaving a review, each to another page, and for one that is complete.

    ``watch`` takes a journal, the place of a step and the seat that looks, ``resume`` a journal;
    ``practise`` shows the costly choices.
    """

    watch: Callable[[Path, int, int], object]
    resume: Callable[[Path], object]
    practise: Callable[[], object]
    completed: Callable[[Review, Path], object]


class Reviews(QObject):
    """One review is made at a time, one choice after another, while its page is shown."""

    _confirmed = Signal(object)
    """The `Answer` to two choices that were to be compared by games to the end."""

    _answered = Signal(object)
    """The `Answer` to the choice that was asked for."""

    def __init__(
        self,
        window: MainWindow,
        box: Box,
        thinker: Thinker,
        matches: Path,
        ways: ReviewWays,
        log: Callable[[str], object],
    ) -> None:
        """``matches`` is the folder of journals; ``log`` keeps why a choice was not judged."""
        super().__init__(window)
        self._window = window
        self._box = box
        self._thinker = thinker
        self._matches = matches
        self._ways, self._log = ways, log
        self.exporter = Exporter(window)
        self.current: Review | None = None
        self._path: Path | None = None
        self._asked: ReviewedChoice | None = None
        self._connected = False
        self._answered.connect(self._take)
        self._confirmed.connect(self._take_confirmed)
        self._confirming: ReviewedChoice | None = None
        self._showing = QTimer(self, singleShot=True)
        self._showing.timeout.connect(lambda: self._page().show_progress())

    def open(self, path: Path) -> None:
        """Show the review of a match that is over; remaining choices are judged meanwhile."""
        if self.current is None or path != self._path:
            try:
                read = partial(Match[AnyGame].replay, self._box.find, path)
                match = opened(self._window, path, read)
            except JournalError as error:
                reason = journal_words(error)
                self._window.show_message(messages.not_opened(path.name, reason))
                return
            players = self._thinker.find(match.variant).players
            key = players.advice_key(match.game.rules)
            if key is None or not match.is_over:
                self._window.show_message(_nothing() if match.is_over else _not_yet())
                return
            self.current, self._path, self._asked = (
                Review.of(match, key, players.mechanisms),
                path,
                None,
            )
            self._confirming = None
            if review_file.recall(self.current, path):
                self._ways.completed(self.current, path)
        page = self._page()
        page.show_review(self.current)
        self._window.visit(self._window.review)

    @property
    def judging(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    # Inner -------------------------------------------------------------------------------------

    def _page(self) -> ReviewPage:
        page = self._window.review
        if not self._connected:
            self._connected = True
            page.came_up.connect(self._go_on)
            page.players.chosen.connect(lambda _: self._go_on())
            page.back_button.clicked.connect(self._stop)
            page.watch_button.clicked.connect(self._watch)
            page.try_button.clicked.connect(self._try)
            page.csv_button.clicked.connect(lambda: self._export("csv"))
            page.pdf_button.clicked.connect(lambda: self._export("pdf"))
            page.drills_button.clicked.connect(self._practise)
        return page

    def _go_on(self) -> None:
        """Have the next choice judged, unless one is being judged or none is left."""
        review = self.current
        if review is None or self.judging:
            return
        if review.complete:
            self._confirm_next(review)
            return
        choice = self._asked = next(review.open_in_order())
        moment, variant = choice.moment, review.match.variant
        answer = self._answered.emit
        self._thinker.judge(variant, moment.view, moment.command, answer, moment.memory)

    def _take(self, answer: Answer) -> None:
        choice, self._asked = self._asked, None
        if choice is None or answer.seat != choice.moment.view.seat:
            return
        if answer.verdict is None:
            if answer.fault:
                self._log(answer.fault)
            self._page().show_fault(translate("Review", "The review could not be finished."))
            return
        choice.verdict = answer.verdict
        self._go_on()
        if self.current is not None and self.current.complete and self._path is not None:
            review_file.keep(self.current, self._path)
            self._ways.completed(self.current, self._path)
        if not self.judging:
            self._showing.stop()
            self._page().show_progress()
        elif not self._showing.isActive():
            self._showing.start(SHOWN_EVERY)

    def _confirm_next(self, review: Review) -> None:
        """Compare the next of the costliest choices that are shown by a few games to the end."""
        if self._confirming is not None:
            return
        costly = review.turning_points(self._page().seat)
        choice = next((one for one in costly if _open_question(one)), None)
        if choice is None or choice.verdict is None:
            return
        self._confirming = choice
        moment, answer = choice.moment, self._confirmed.emit
        choices = choice.verdict.best, moment.command
        part = 0 if choice.confirmed is None else choice.confirmed.games // GAMES_OF_PART
        variant = review.match.variant
        self._thinker.confirm(variant, moment.view, choices, part, answer, moment.memory)

    def _take_confirmed(self, answer: Answer) -> None:
        choice, self._confirming = self._confirming, None
        if choice is None:
            return
        if answer.fault:
            self._log(answer.fault)
        before = choice.confirmed or Confirmed()
        found = answer.confirmed
        choice.confirmed = Confirmed() if found is None else Confirmed(before.ahead + found.ahead)
        if self._page().isVisible():
            if not _open_question(choice):
                self._page().show_progress()
            self._go_on()

    def _stop(self) -> None:
        """Stop judging; verdicts so far are kept."""
        self._asked = None
        self._showing.stop()

    def _step_before(self, choice: ReviewedChoice) -> int:
        assert self.current is not None
        return self.current.step_before(choice)

    def _watch(self) -> None:
        choice = self._window.review.choice
        if self._path is not None and choice is not None:
            self._stop()
            self._ways.watch(self._path, self._step_before(choice), choice.moment.player)

    def _try(self) -> None:
        choice = self._window.review.choice
        if self.current is None or self._path is None or choice is None:
            return
        step = self.current.match.steps[self._step_before(choice)]
        try:
            made = continue_from(self._path, step, self._matches)
        except JournalError as error:
            self._window.show_message(messages.not_continued(journal_words(error)))
            return
        self._stop()
        self._ways.resume(made)

    def _practise(self) -> None:
        self._stop()
        self._ways.practise()

    def _export(self, kind: str) -> None:
        review = self.current
        if review is None or not review.complete:
            return
        settings = self._window.settings()

        def make() -> bytes:
            if kind == "csv":
                return review_csv(review, csv_form(settings.separator))
            from sevenwonders_qt.views.review.printed import review_pdf

            return review_pdf(review, page_size(settings.paper))

        words = f"{translate('Review', 'Review')} {review.title}".replace(" · ", " ")
        self.exporter.write(file_name(words, kind), kind, make, messages.sheet_not_saved)


def _open_question(choice: ReviewedChoice) -> bool:
    """Return whether to play more games to the end; none if earlier ones returned nothing."""
    return choice.confirmed is None or 0 < choice.confirmed.games < CONFIRMING


def _not_yet() -> str:
    return translate("Message", "A match can be reviewed once it is over.")


def _nothing() -> str:
    return translate(
        "Message", "This match cannot be reviewed: no computer player knows this game."
    )
