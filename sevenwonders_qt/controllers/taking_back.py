"""Undoes and redoes choices of the match on the table, once all persons concerned agree."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.controllers.tables import Tables
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.words import taking_back as words
from sevenwonders_qt.models.words.mode import no_undo
from sevenwonders_qt.models.words.undo import redo_words
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import MatchStep, Span
from sevenwonders_qt.views.table.match_page import MatchPage


@dataclass(slots=True)
class _Wish:
    """The step to go back to, None for redo, and the persons who must still agree."""

    to: MatchStep | None
    asker: Seat | None
    nods: deque[Seat] = field(default_factory=deque)


class TakingBack(QObject):
    """Undo for the match on the table, of every game.

    A person alone is asked if the log is used to undo a longer part, and if the match becomes
    practice. If several share the screen, each of the others is asked by name, with the table
    hidden; one no ends it.
    """

    def __init__(self, tables: Tables, went_back: Callable[[], object]) -> None:
        """``went_back`` is called when something has been undone or redone."""
        super().__init__(tables.window)
        self._window = tables.window
        self._went_back = went_back
        self._leader: TableController | None = None
        self._wish: _Wish | None = None
        self._was_practice = False
        tables.when_made(self._join_table)
        menu = self._window.menu
        menu.undo_button.clicked.connect(lambda: self._from_menu(Span.CHOICE))
        menu.turn_button.clicked.connect(lambda: self._from_menu(Span.ROUND))
        menu.age_button.clicked.connect(lambda: self._from_menu(Span.AGE))
        menu.redo_button.clicked.connect(self._redo_from_menu)

    def _join_table(self, page: MatchPage) -> None:
        page.undo_wanted.connect(lambda: self.back(Span.CHOICE))
        page.redo_wanted.connect(self.redo)
        page.line_wanted.connect(self.back_to_event)

    def serve(self, controller: TableController) -> None:
        """Undo choices of this match from now on."""
        self._leader, self._was_practice = controller, controller.match.practice
        controller.moved.connect(self._on_moved)
        self._show_menu()

    def leave(self) -> None:
        """Stop serving the match, which is closed."""
        self._leader = self._wish = None

    def back(self, span: Span) -> None:
        """Undo the last choice of a person, or everything since the start of a turn or Age."""
        if self._leader is not None and not self._busy:
            self._back_to(self._way(lambda match: match.back_to(span)))

    def back_to_event(self, number: int) -> None:
        """Go back to the next question to a person after this event of the log, or before it."""
        controller = self._leader
        if controller is None or self._busy:
            return
        seat, line = controller.desk.line_of(number)
        after = self._way(lambda match: match.back_to_event(number))
        before = self._way(lambda match: match.back_before_event(number, seat))
        if after is None or not line:
            self._back_to(after or before, from_log=True, to_line=after is not None)
        else:
            self._back_to(after, from_log=True, to_line=True, line=line, before=before)

    def redo(self) -> None:
        """Redo the last choice that was undone."""
        controller = self._leader
        if controller is None or self._busy:
            return
        if not controller.match.can_redo:
            self._window.show_message(redo_words(controller.undo()))
            return
        controller.pause()
        self._go_on_asking(controller, self._wish_for(controller, None))

    def _on_moved(self) -> None:
        self._show_menu()
        if self._leader is None:
            return
        practice = self._leader.match.practice
        if self._was_practice and not practice:
            self._window.show_done(words.counts_again())
        self._was_practice = practice

    # The menu ------------------------------------------------------------------------------

    def _from_menu(self, span: Span) -> None:
        self._window.show_table()
        self.back(span)

    def _redo_from_menu(self) -> None:
        self._window.show_table()
        self.redo()

    def _show_menu(self) -> None:
        if self._leader is not None:
            self._window.menu.show_undo(self._leader.undo())

    # Asking --------------------------------------------------------------------------------

    @property
    def _busy(self) -> bool:
        """Whether a person is being asked already."""
        return self._wish is not None

    def _way(self, to: Callable[[Match[Any]], MatchStep | None]) -> MatchStep | None:
        """Return the step to go back to; None if nothing can be undone."""
        controller = self._leader
        return to(controller.match) if controller and controller.undo().choice else None

    def _back_to(
        self,
        to: MatchStep | None,
        *,
        from_log: bool = False,
        to_line: bool = False,
        line: str = "",
        before: MatchStep | None = None,
    ) -> None:
        """Go back to a step, after a question if one is due, or to ``before`` the ``line``."""
        controller = self._leader
        if controller is None:
            return
        if to is None:
            self._window.show_message(no_undo(controller.mode))
            return
        controller.pause()
        wish = self._wish_for(controller, to)
        practice = self._makes_practice(controller, to)
        if from_log or practice:
            lines, place = controller.desk.lines_since(to.end), _place(controller, to)
            undone = line if before is not None else ""
            question = words.wish(lines, place, practice=practice, to_line=to_line, line=undone)
            go_on = partial(self._go_on_asking, controller, wish)
            further = partial(self._go_further, controller, wish, before)
            self._window.question.ask(question, go_on, partial(self._drop, controller), further)
        else:
            self._go_on_asking(controller, wish)

    def _go_further(
        self, controller: TableController, wish: _Wish, before: MatchStep | None
    ) -> None:
        """Undo the line that was chosen, too."""
        wish.to = before
        self._go_on_asking(controller, wish)

    def _wish_for(self, controller: TableController, to: MatchStep | None) -> _Wish:
        asker = controller.desk.at_screen
        others = deque(seat for seat in controller.persons if seat != asker)
        self._wish = _Wish(to, asker, others)
        return self._wish

    def _go_on_asking(self, controller: TableController, wish: _Wish) -> None:
        """Ask the next person, or go back or redo once all agree."""
        if not wish.nods or len(controller.persons) == 1:
            self._carry_out(controller, wish)
            return
        controller.cover()
        asked = controller.desk.players[wish.nods[0]].name
        asker = "" if wish.asker is None else controller.desk.players[wish.asker].name
        lines: tuple[str, ...] = ()
        place, practice = "", False
        if wish.to is not None:
            lines, place = controller.desk.lines_since(wish.to.end), _place(controller, wish.to)
            practice = self._makes_practice(controller, wish.to)
        again = wish.to is None

        def agreed() -> None:
            wish.nods.popleft()
            self._go_on_asking(controller, wish)

        def declined() -> None:
            controller.show_again()
            self._drop(controller)

        question = words.nod(asked, asker, lines, place, practice=practice, again=again)
        self._window.question.ask(question, agreed, declined)

    def _drop(self, controller: TableController) -> None:
        """Go on with the match as it is, since a person does not agree."""
        self._wish = None
        controller.resume()
        self._window.table.setFocus()

    def _carry_out(self, controller: TableController, wish: _Wish) -> None:
        self._wish = None
        if wish.to is None:
            controller.match.redo()
        else:
            controller.match.go_back(wish.to)
        self._went_back()
        controller.show_again()
        self._window.table.setFocus()

    @staticmethod
    def _makes_practice(controller: TableController, to: MatchStep) -> bool:
        return not controller.match.practice and controller.match.shown_since(to)


def _place(controller: TableController, to: MatchStep) -> str:
    outline = controller.match.game.outline(to.state)
    return words.place_words(outline.age, outline.turn, has_ages=bool(outline.ages))
