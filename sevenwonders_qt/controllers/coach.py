"""The coach: weighs a choice before it counts, and doubts one that costs much."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.hints import Hints
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models.words.advice import doubt_words
from sevenwonders_qt.models.words.question import QuestionWords


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice that may be a slip, and the question before it counts."""

    command: Command
    question: QuestionWords


class Coach(QObject):
    """Asks a computer player what the choice of a person would cost."""

    doubted = Signal(object)
    """A `Doubt`: the person is to be asked whether that choice is meant."""

    _weighed = Signal(object)
    """The cost of a choice, in an `Answer`."""

    def __init__(
        self,
        desk: Desk[Any],
        thinker: Thinker,
        hints: Hints,
        submit: Callable[[Command], object],
    ) -> None:
        """``submit`` takes a choice that is not doubted; a doubt counts as one of the ``hints``."""
        super().__init__(desk)
        self._desk, self._thinker, self._hints, self._submit = desk, thinker, hints, submit
        self._pondered: tuple[Command, Any] | None = None
        """The choice that is being weighed, and the view of its seat."""
        self._weighed.connect(self._hear)

    def weigh(self, command: Command) -> None:
        """Submit a choice; if there is a coach, only once it has been weighed."""
        desk = self._desk
        view = desk.choosing if desk.settings.coach and self._hints.allowed else None
        self._pondered = None
        if view is None or command not in view.legal or len(view.legal) < 2:
            self._submit(command)
            return
        self._pondered = command, view
        memory = desk.match.memory(desk.viewer)
        variant, answer = desk.match.variant, self._weighed.emit
        self._thinker.judge(variant, view, command, answer, memory, first=True)

    def _hear(self, answer: Answer) -> None:
        """Let the choice count, unless it costs too much; nothing if the moment has passed."""
        pondered, view = self._pondered, self._desk.choosing
        if pondered is None or view is None:
            return
        command, weighed = pondered
        if (view.seat, view.turn, view.legal) != (weighed.seat, weighed.turn, weighed.legal):
            self._pondered = None
        elif answer.verdict is None or answer.verdict.played == command:
            self._pondered = None
            verdict = answer.verdict
            if verdict is not None and verdict.costs_as_much_as(self._desk.settings.coach):
                self._hints.count(view)
                self.doubted.emit(Doubt(command, doubt_words(verdict, view)))
            else:
                self._submit(command)
