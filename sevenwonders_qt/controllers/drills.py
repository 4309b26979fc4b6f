"""Positions to practise: one after another on the table, judged, and kept for another day."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sevenwonders_qt.ai.advice import Grade, Hint
from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.drill_deck import (
    DrillDeck,
    DrillProgress,
    OwnDrill,
    deck_file,
    progress,
)
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.drills import kinds_of_position, shipped_drills
from sevenwonders_qt.models.shown.review import Review, ReviewedChoice
from sevenwonders_qt.models.words import drills as words
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import system_words
from sevenwonders_qt.models.words.mode import Mode
from sevenwonders_qt.session.choices_made import ChoiceMade
from sevenwonders_qt.session.drill_set import ShippedDrill
from sevenwonders_qt.session.position import NoPosition, Stand, stand, stand_in
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.notice import drill_box

if TYPE_CHECKING:
    from sevenwonders_qt.views.pages.learn import DrillsPage

translate = QCoreApplication.translate

COSTLY = (Grade.MEDIUM, Grade.LARGE)
"""Choices of a review that are worth practising."""


class DrillController(TableController):
    """A position on the table: the choice is judged, and the match does not go on."""

    judged = Signal(object, object)
    """The `ReviewedChoice`, and hints with the reasons for a right one."""

    silent = Signal(str)
    """The choice could not be judged; carries the reason, for a log."""

    _found = Signal(object)
    _hints_found = Signal(object)

    def __init__(
        self,
        desk: Desk[Any],
        thinker: Thinker,
        stand: Stand,
        mode: Mode,
        parent: QObject | None = None,
    ) -> None:
        """``stand`` is the position of the match at the desk, ``mode`` names the drill."""
        super().__init__(desk, thinker, parent)
        desk.undoes = False
        self.stand, self._mode, self._thinker = stand, mode, thinker
        self.gone = False
        """Whether the table has been left."""
        self._choice: ReviewedChoice | None = None
        """The choice that is being judged, or has been."""
        self._found.connect(self._hear_verdict)
        self._hints_found.connect(self._hear_hints)

    @property
    def mode(self) -> Mode:
        return self._mode

    def close(self) -> None:
        self.gone = True
        super().close()

    def ask_players(self) -> None:
        """Ask no other player."""

    def choose(self, command: Command) -> None:
        """Have the choice judged, unless one is being judged, or it is for another city."""
        stand = self.stand
        view = stand.view
        if self._choice is not None or command.seat != stand.seat or command not in view.legal:
            return
        memory = stand.memory
        moment = ChoiceMade(stand.player, stand.seat, view, memory, command, 0)
        self._choice = ReviewedChoice(moment)
        variant = self.match.variant
        self._thinker.judge(variant, view, command, self._found.emit, memory, first=True)

    def _hear_verdict(self, answer: Answer) -> None:
        choice = self._choice
        if choice is None or (answer.verdict and answer.verdict.played != choice.moment.command):
            return
        if answer.verdict is None:
            self._choice = None
            self.silent.emit(answer.fault or "")
            return
        choice.verdict = answer.verdict
        if choice.cost:
            self.judged.emit(choice, ())
        else:
            moment, variant = choice.moment, self.match.variant
            self._thinker.advise(variant, moment.view, self._hints_found.emit, moment.memory)

    def _hear_hints(self, answer: Answer) -> None:
        if self._choice is not None:
            self.judged.emit(self._choice, answer.hints)


class Drills(QObject):
    """Shows the page of drills and leads through the positions of a set."""

    def __init__(
        self,
        window: MainWindow,
        box: Box,
        places: tuple[Path, Path],
        play: Callable[[Stand, int, int], DrillController],
        log: Callable[[str], object],
    ) -> None:
        """``places`` are the folder of journals and the file of the deck.

        ``play`` puts a position on the table of its game and is given its number, from 1, and how
        many are left after it; ``log`` keeps faults.
        """
        super().__init__(window)
        self._window = window
        self._box = box
        self._matches, self._place = places
        self._play, self._log = play, log
        self._shipped: dict[str, ShippedDrill] | None = None
        self._set = words.ALL
        self._ahead: list[str] | None = None
        self._number = 0
        self._table: DrillController | None = None
        self._asked = ""
        window.when_made(MainWindow.drills, self._join)

    @property
    def deck(self) -> DrillDeck:
        """The answers so far, and the person's own positions."""
        return self._file.value

    @cached_property
    def _file(self) -> SharedFile[DrillDeck]:
        return deck_file(self._place)

    @property
    def shipped(self) -> dict[str, ShippedDrill]:
        """The positions that come with the program, by id; none if their file is damaged."""
        if self._shipped is None:
            try:
                self._shipped = {drill.id: drill for drill in shipped_drills()}
            except DataError as error:
                self._shipped = {}
                self._log(str(error))
        return self._shipped

    def close(self) -> None:
        """Write changes that could not be written before."""
        if "_file" in self.__dict__:
            with suppress(OSError):  # it was reported before
                self._file.finish()

    def show(self, name: str = words.ALL) -> None:
        """Show the page, with this set chosen."""
        self._window.drills.choose(name)
        self._window.visit(self._window.drills)

    def progress(self) -> dict[str, DrillProgress]:
        """Return the progress with each set."""
        today = date.today()
        return {name: progress(self.deck, self._ids(name), today) for name in words.sets()}

    def progress_line(self) -> str:
        """Return the progress with all sets together, in a line."""
        return words.progress_words(progress(self.deck, self._ids(words.ALL), date.today()))

    def take_review(self, review: Review, path: Path) -> None:
        """Take the costly choices of people from a review that is complete."""
        seats = review.match.seats
        if path.parent != self._matches:
            return
        known = {drill.id for drill in self.deck.own}
        costly = [
            OwnDrill(path.name, choice.moment.step, choice.moment.seat)
            for choice in review.choices
            if choice.grade in COSTLY and seats[choice.moment.player].player == PERSON
        ]
        new = [drill for drill in costly if drill.id not in known]
        if new:
            self._change(lambda deck: [deck.add(drill) for drill in new])

    # Inner -------------------------------------------------------------------------------------

    def _join(self, page: DrillsPage) -> None:
        page.came_up.connect(self._fill)
        page.start_wanted.connect(self._start)

    def _fill(self, note: str = "") -> None:
        self._window.drills.show_progress(self.progress(), note)

    def _ids(self, name: str) -> list[str]:
        own = [drill.id for drill in self.deck.own] if name in (words.ALL, words.OWN) else []
        shipped = [
            id
            for id, one in self.shipped.items()
            if name in (words.ALL, *kinds_of_position(one.position))
        ]
        return own + shipped

    def _start(self, name: str) -> None:
        ids = self._ids(name)
        self._set, self._ahead, self._number = name, None, 0
        if not self.deck.due(ids, date.today()):
            self._ahead = sorted(ids, key=lambda id: self.deck.cards[id].due)
        self._next()

    def _next(self) -> None:
        """Show the next position of the set on the table, or the page when there is none left."""
        while True:
            id = self._next_id()
            if id is None:
                self._end(words.nothing_due(self.deck.next_day(self._ids(self._set))))
                return
            found = self._stand(id)
            if found is not None:
                break
        self._asked = id
        self._number += 1
        left = len([other for other in self._coming() if other != id])
        table = self._table = self._play(found, self._number, left)
        table.judged.connect(self._take)
        table.silent.connect(self._on_silence)

    def _coming(self) -> list[str]:
        """Return the positions that are still to be asked, in order; own ones before others."""
        if self._ahead is not None:
            return self._ahead
        due = self.deck.due(self._ids(self._set), date.today())
        return sorted(due, key=lambda id: id in self.shipped)

    def _next_id(self) -> str | None:
        coming = self._coming()
        if self._ahead is not None and coming:
            return self._ahead.pop(0)
        return coming[0] if coming else None

    def _stand(self, id: str) -> Stand | None:
        """Return the position of an id; forget one that does not exist any more."""
        try:
            if id in self.shipped:
                return stand(self._box.find, self.shipped[id].position)
            own = next(one for one in self.deck.own if one.id == id)
            return stand_in(self._box.find, self._matches / own.match, own.step, own.seat)
        except (NoPosition, JournalError) as error:
            self._log(f"{id}: {error}")
            if id in self.shipped:
                del self.shipped[id]
            else:
                self._change(lambda deck: deck.drop(id))
            return None

    def _take(self, choice: ReviewedChoice, hints: tuple[Hint, ...]) -> None:
        """Note how a position was answered, and show the result."""
        table = self._table
        if table is None:
            return
        today = date.today()
        answered, right = self._asked, words.is_right(choice)
        self._change(lambda deck: deck.answer(answered, right=right, today=today))
        card = self.deck.cards[answered]
        page = table.page
        box = drill_box(page.scene.style, words.outcome(choice, hints, card, today))
        box.closed.connect(lambda: self._go_on(table))
        page.show_notice(box)

    def _go_on(self, table: DrillController) -> None:
        """Show the next position, unless the table was left meanwhile, or the own ones are done.

        Positions of the program follow the own ones only when they are asked for.
        """
        if table is not self._table or table.gone:
            return
        left = [id for id in self._coming() if id != self._asked]
        if left and self._asked not in self.shipped and left[0] in self.shipped:
            self._end(words.own_done(len(left)))
        else:
            self._next()

    def _end(self, note: str) -> None:
        self._table = None
        self._window.leave_match()
        self._window.visit(self._window.drills)
        self._fill(note)

    def _on_silence(self, why: str) -> None:
        self._log(why)
        self._window.show_message(
            translate("Drill", "Your choice could not be judged; please choose again.")
        )

    def _change(self, act: Callable[[DrillDeck], object]) -> None:
        """Change the deck, here and in its file."""

        def changed(deck: DrillDeck) -> DrillDeck:
            act(deck)
            return deck

        try:
            self._file.change(changed)
        except OSError as error:
            self._window.show_message(messages.drills_not_kept(system_words(error)))
