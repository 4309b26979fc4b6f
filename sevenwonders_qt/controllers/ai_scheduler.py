"""Asks the AI players of a match and hands their answers on one by one, at the chosen pace."""

from __future__ import annotations

from collections import deque
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.session.match import Match

PACES = {"instant": 0, "quick": 350, "slow": 1200}
"""Milliseconds between two choices of AI players."""


class AiScheduler(QObject):
    """The side of a match that AI players play, whatever the game."""

    answered = Signal(object)
    """The command of a seat that still has to answer."""

    failed = Signal(int, str)
    """A seat that got no answer from its player, and the reason, for a log."""

    _came = Signal(int, object)
    """An answer, and the number of times that questions had been dropped when it was asked for."""

    def __init__(
        self, match: Match[Any], thinker: Thinker, pace: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.pace = pace
        self.keeps_last = False
        """Whether the last answer before a reveal is kept back."""
        self.haste = 1.0
        """The speed of answers, as a multiple of the pace."""

        self._match = match
        self._thinker = thinker
        self._asked: set[Seat] = set()
        self._answers: deque[Answer] = deque()
        self._held = False
        self._paused = False
        self._drops = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._take)
        self._came.connect(self._queue)

    def ask(self, seat: Seat, player: str) -> None:
        """Have ``player`` answer for a seat, unless it is already thinking."""
        if seat in self._asked:
            return
        self._asked.add(seat)
        match, drops = self._match, self._drops
        decider = match.player_of(seat)
        seed, memory = match.player_seed(decider), match.memory(decider)

        def heard(answer: Answer) -> None:
            self._came.emit(drops, answer)

        self._thinker.ask(match.variant, match.view(seat), player, seed, heard, memory)

    def hold(self) -> None:
        """Keep answers back while something is being shown."""
        self._held = True

    def release(self) -> None:
        """Allow answers to be handed on again."""
        self._held = False

    def hand_on(self) -> None:
        """Hand on the next answer, after the pause of the pace, unless it is kept back."""
        if self._answers and not self._kept_back and not self._timer.isActive():
            self._timer.start(round(PACES[self.pace] / self.haste))

    def pause(self) -> None:
        """Keep answers back until `resume`, whatever is held or released meanwhile."""
        self._paused = True

    def resume(self) -> None:
        """Go on after `pause`."""
        self._paused = False
        self.hand_on()

    def drop(self) -> None:
        """Forget every question and answer; answers that still come are ignored."""
        self._drops += 1
        self._timer.stop()
        self._thinker.cancel()
        self._answers.clear()
        self._asked.clear()

    def _queue(self, drops: int, answer: Answer) -> None:
        if drops != self._drops or answer.seat not in self._asked:
            return
        self._answers.append(answer)
        self.hand_on()

    @property
    def _kept_back(self) -> bool:
        return self._held or self._paused

    @property
    def _at_last(self) -> bool:
        return len(self._asked.intersection(self._match.owing)) == 1

    def _take(self) -> None:
        if self._kept_back or not self._answers or (self.keeps_last and self._at_last):
            return
        answer = self._answers.popleft()
        self._asked.discard(answer.seat)
        if answer.command is None:
            self.failed.emit(answer.seat, answer.fault)
        elif answer.seat in self._match.owing:
            self.answered.emit(answer.command)
        self.hand_on()
