"""Takes the match on the table back and up again, once those whom it concerns agree."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from sevenwonders_qt.controllers.leading import Leader
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import taking_back as words
from sevenwonders_qt.models.undo import nothing_chosen, redo_words
from sevenwonders_qt.session.step import Span, Step
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.going_back import GoingBack


@dataclass(slots=True)
class _Wish:
    """Where the match shall stand, None for what was taken back last, and who must still agree."""

    to: Step | None
    asker: Seat | None
    nods: deque[Seat] = field(default_factory=deque)


class TakingBack(QObject):
    """Serves whatever match lies on the table, of every game.

    A person alone is asked where a whole stretch goes, by the log, and where the match becomes
    practice. Where several share the screen, each of the others is asked by name, with nothing of
    the table to be seen; one no ends it.
    """

    def __init__(
        self, window: MainWindow, pages: Iterable[GoingBack], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._leader: Leader | None = None
        self._wish: _Wish | None = None
        for page in pages:
            page.undo_wanted.connect(lambda: self.back(Span.CHOICE))
            page.redo_wanted.connect(self.redo)
            page.line_wanted.connect(self.back_to_event)
        menu = window.menu
        menu.undo_wanted.connect(lambda: self._from_menu(Span.CHOICE))
        menu.turn_wanted.connect(lambda: self._from_menu(Span.ROUND))
        menu.age_wanted.connect(lambda: self._from_menu(Span.AGE))
        menu.redo_wanted.connect(self._redo_from_menu)
        window.question.agreed.connect(self._on_agreed)
        window.question.declined.connect(self._on_declined)

    def serve(self, leader: Leader) -> None:
        """From now on this match is taken back."""
        self._leader = leader
        leader.moved.connect(self._show_menu)
        self._show_menu()

    def leave(self) -> None:
        """The match is put away."""
        self._leader = self._wish = None
        self._window.question.hide()

    def back(self, span: Span) -> None:
        """Take back the last choice of a person, or everything since the start of a turn or Age."""
        if self._leader is not None and not self._busy:
            self._back_to(self._leader.match.back_to(span), from_log=False)

    def back_to_event(self, number: int) -> None:
        """Go back to where a person was asked next after this event of the log."""
        if self._leader is not None and not self._busy:
            self._back_to(self._leader.match.back_to_event(number), from_log=True)

    def redo(self) -> None:
        """Take up again what was taken back last."""
        leader = self._leader
        if leader is None or self._busy:
            return
        if not leader.match.can_redo:
            self._window.show_message(redo_words(leader.undo()))
            return
        leader.pause()
        self._wish = self._wish_for(leader, None)
        self._go_on_asking(leader, self._wish)

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
        """Somebody is being asked already."""
        return self._wish is not None

    def _back_to(self, to: Step | None, *, from_log: bool) -> None:
        leader = self._leader
        if leader is None:
            return
        if to is None:
            self._window.show_message(nothing_chosen())
            return
        leader.pause()
        self._wish = self._wish_for(leader, to)
        practice = self._makes_practice(leader, to)
        if from_log or practice:
            lines, place = leader.told_since(to.end), _place(leader, to)
            self._window.question.ask(
                words.wish(lines, place, practice=practice, from_log=from_log)
            )
        else:
            self._go_on_asking(leader, self._wish)

    def _wish_for(self, leader: Leader, to: Step | None) -> _Wish:
        asker = leader.at_screen
        return _Wish(to, asker, deque(seat for seat in leader.persons if seat != asker))

    def _go_on_asking(self, leader: Leader, wish: _Wish) -> None:
        """Ask the next person, or do it."""
        if not wish.nods or len(leader.persons) == 1:
            self._carry_out(leader, wish)
            return
        leader.cover()
        asked = leader.players[wish.nods[0]].name
        asker = "" if wish.asker is None else leader.players[wish.asker].name
        lines: tuple[str, ...] = ()
        place, practice = "", False
        if wish.to is not None:
            lines, place = leader.told_since(wish.to.end), _place(leader, wish.to)
            practice = self._makes_practice(leader, wish.to)
        again = wish.to is None
        self._window.question.ask(
            words.nod(asked, asker, lines, place, practice=practice, again=again)
        )

    def _on_agreed(self) -> None:
        leader, wish = self._leader, self._wish
        if leader is None or wish is None:
            return
        if self._window.question.covered:
            wish.nods.popleft()
        self._go_on_asking(leader, wish)

    def _on_declined(self) -> None:
        leader, self._wish = self._leader, None
        covered = self._window.question.covered
        self._window.question.hide()
        if leader is None:
            return
        if covered:
            leader.stand_anew()
        leader.resume()
        self._window.table.setFocus()

    def _carry_out(self, leader: Leader, wish: _Wish) -> None:
        self._wish = None
        self._window.question.hide()
        if wish.to is None:
            leader.match.redo()
        else:
            leader.match.go_back(wish.to)
        leader.stand_anew()
        self._window.table.setFocus()

    @staticmethod
    def _makes_practice(leader: Leader, to: Step) -> bool:
        return not leader.match.practice and leader.match.shown_since(to)


def _place(leader: Leader, to: Step) -> str:
    outline = leader.match.game.outline(to.state)
    return words.place_words(outline.age, outline.turn)
