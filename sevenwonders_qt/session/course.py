"""A lesson being taken: the match, the current step, and whether an act was right."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.decider import AnyGame, Command, Variant
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.lesson import Lesson, LessonStep
from sevenwonders_qt.core.lesson_form import LessonForm
from sevenwonders_qt.core.stored import Damaged
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match

LEARNER: Final[Seat] = 0


class LessonVerdict(Enum):
    """The judgement of an act in a step."""

    RIGHT = "right"
    BEGUN = "begun"
    """Right as far as it goes: the step asks for one more."""
    WRONG = "wrong"


class Course:
    """A lesson being played: the learner is at seat 0, the others follow it or sell a card.

    At the beginning of a step, the match is as if every task before it had been done the way of
    the lesson: so a lesson can be left and continued, and a person can go back a step.
    """

    def __init__(
        self, lesson: Lesson, box: Box, form: LessonForm, seats: Sequence[SeatSpec], at: int = 0
    ) -> None:
        """Begin at a step; raises `DataError` for a faulty lesson.

        ``form`` is that of the lessons of its game, ``seats`` are as many as any lesson needs.
        """
        self.lesson = lesson
        self._box, self._form, self._seats = box, form, seats
        self.at: int
        self.match: Match[AnyGame]
        self.go_to(at)

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether no other step follows."""
        return self.at + 1 == len(self.lesson.steps)

    def go_to(self, at: int) -> None:
        """Go to a step; the match is another one from now on."""
        self.match = laid_out(self.lesson, self._box, self._form, self._seats)
        self.at = 0
        while self.at < min(at, len(self.lesson.steps) - 1):
            for command in self.solution():
                self._submit(command)
            self.at += 1

    def go_on(self) -> None:
        """Go on to the next step after this one was done; the match has gone on already."""
        self.at += 1

    def judge(self, command: Command) -> LessonVerdict:
        """Judge a command of the learner in this step; raises `IllegalCommand`."""
        step = self.step
        events = self.match.foreseen(command)
        if any(wanted.fits(event, LEARNER) for wanted in step.done for event in events):
            return LessonVerdict.RIGHT
        return (
            LessonVerdict.BEGUN
            if len(step.do) > 1 and self._is_half(command)
            else LessonVerdict.WRONG
        )

    def answer_of_others(self) -> Command | None:
        """Return the answer of the next seat of another; None if only the learner is asked."""
        owing = self.match.owing
        for seat in owing:
            player = self.match.player_of(seat)
            if player != LEARNER and (player == seat or player not in owing):
                return self._scripted(seat)
        return None

    def solution(self) -> list[Command]:
        """Return the commands that the step asks for; raises `DataError` for an impossible one."""
        found: list[Command] = []
        ahead = self.match
        if self.step.do:
            self.hear_others()
        for wanted in self.step.do:
            legal = [c for seat in ahead.owing for c in ahead.legal(seat)]
            legal = [c for c in legal if ahead.player_of(c.seat) == LEARNER]
            command = next((c for c in legal if wanted.fits(c)), None)
            if command is None:
                raise DataError(f"{self._where()}: do: nothing possible is like {wanted.wanted}")
            found.append(command)
            if len(found) < len(self.step.do):
                ahead = _ahead(ahead, command)
        return found

    def hear_others(self) -> None:
        """Let the seats answer that are asked before the learner."""
        while LEARNER in map(self.match.player_of, self.match.owing):
            command = self.answer_of_others()
            if command is None:
                return
            self.match.submit(command)

    def _submit(self, command: Command) -> None:
        self.match.submit(command)
        while LEARNER not in map(self.match.player_of, self.match.owing):
            answer = self.answer_of_others()
            if answer is None:
                return
            self.match.submit(answer)

    def rehearse(self) -> None:
        """Take every step the way of the lesson; raises `DataError` for a faulty one."""
        self.go_to(0)
        while True:
            solution = self.solution()
            for number, command in enumerate(solution):
                due = LessonVerdict.RIGHT if number + 1 == len(solution) else LessonVerdict.BEGUN
                if self.judge(command) is not due:
                    raise DataError(f"{self._where()}: what it does is not what it asks")
                self._submit(command)
            if self.is_last:
                return
            self.at += 1

    # Inner ---------------------------------------------------------------------------------

    def _where(self) -> str:
        return f"{self.lesson.name}.toml: step {self.at + 1}"

    def _is_half(self, command: Command) -> bool:
        """Return whether the learner owes less after a command, but still something."""
        owed, left = (
            {seat for seat in match.owing if match.player_of(seat) == LEARNER}
            for match in (self.match, _ahead(self.match, command))
        )
        return bool(left) and left < owed

    def _scripted(self, seat: Seat) -> Command:
        """Return the command of the lesson, if it is possible; else the one that changes least."""
        match = self.match
        legal = match.legal(seat)
        answered = sum(step.by == seat for step in match.steps)
        script = self.lesson.plays[seat]
        if answered < len(script):
            for command in legal:
                if script[answered].fits(command):
                    return command
        least = (command for command in legal if getattr(command, "use", "") == "sell")
        return next(least, legal[0])


def _ahead(match: Match[AnyGame], command: Command) -> Match[AnyGame]:
    """Return a separate match that has gone one command further."""
    state = match.state.copy()
    made = Match.laid_out(match.game, match.seats, state, lambda _: FixedChance())
    made.submit(command)
    return made


def laid_out(
    lesson: Lesson, box: Box, form: LessonForm, seats: Sequence[SeatSpec]
) -> Match[AnyGame]:
    """Return the match of a lesson before its first step; raises `DataError`.

    The learner is the first of the ``seats``; those that it does not need are left out.
    """
    players = len(lesson.places) - lesson.free_city
    try:
        game = box.find(Variant(lesson.game, players, lesson.options))
        position = form.lay_out(game, lesson.places, _also(lesson, game), lesson.position)
        return Match.laid_out(game, seats[:players], *position)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise DataError(f"{lesson.name}.toml: {error}") from error


def _also(lesson: Lesson, game: AnyGame) -> list[Event]:
    try:
        return [game.codec.decode(event) for event in lesson.also]
    except Damaged as error:
        raise DataError(f"{lesson.name}.toml: also: {error}") from error
