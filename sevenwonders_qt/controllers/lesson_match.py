"""The match of a lesson at the table: what the learner does is judged before it counts."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal

from sevenwonders_qt.controllers.architects import ArchitectsController
from sevenwonders_qt.controllers.match import MatchController
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.models.lessons.course import Course, Verdict
from sevenwonders_qt.models.undo import NOTHING, Undo


class LessonMatch(TableController):
    """The other seats play what the lesson says; no computer player is asked."""

    wrong = Signal()
    """What the learner did is not what the step asks; nothing has changed."""

    right = Signal()
    """It is; the match goes on."""

    stuck = Signal()
    """The learner asks what to do."""

    stands = Signal()
    """Everything has been shown, and the table stands as it is now."""

    course: Course

    def choose(self, command: Command) -> None:
        try:
            verdict = self.course.judge(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            self.think_again()
            return
        if verdict is Verdict.WRONG:
            self.think_again()
            self.wrong.emit()
            return
        if verdict is Verdict.RIGHT:
            self.right.emit()
        self.submit(command)

    def solve(self) -> None:
        """Do what the step asks, the way of the lesson."""
        for command in self.course.solution():
            self.choose(command)

    def undo(self) -> Undo:
        return NOTHING

    def find_hints(self) -> None:
        self.stuck.emit()

    def _go_on(self) -> None:
        super()._go_on()
        self.stands.emit()

    def _answer_next(self) -> None:
        """Let the next seat answer that is not the learner's, with everything it brings shown."""
        QTimer.singleShot(0, self, self._answer)

    def _answer(self) -> None:
        command = self.course.answer_of_others()
        if command is not None:
            self.submit(command)


class ClassicLesson(LessonMatch, MatchController):
    """All choose at once: the other seats first, so that the learner's choice reveals the cards."""

    def ask_players(self) -> None:
        match, owing = self.match, self._owing_persons()
        if not owing:
            if match.owing:
                self._answer_next()
            return
        before = len(match.events)
        self.course.hear_others()
        self._keep(match.events[before:])


class ArchitectsLesson(LessonMatch, ArchitectsController):
    """One seat after another."""

    def ask_players(self) -> None:
        if not any(self.match.player_of(seat) in self.persons for seat in self.match.owing):
            self._answer_next()
