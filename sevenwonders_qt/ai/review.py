"""Choices of a match judged after it: what each has cost, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from sevenwonders_qt.ai.advice import Adviser, Grade, Line, Reason
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat


class Moment(Protocol):
    """A choice that a player made, with what the player knew."""

    @property
    def player(self) -> Seat: ...

    @property
    def view(self) -> Any: ...

    @property
    def memory(self) -> Any: ...

    @property
    def command(self) -> Command: ...


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a choice has cost. ``reason`` says why the best one was better, if it was."""

    moment: Moment
    played: Line
    best: Line
    reason: Reason | None

    @property
    def win(self) -> float:
        """The chance of winning before the choice, 0 to 1."""
        return self.best.prospect.win

    @property
    def win_loss(self) -> float:
        """How much of the chance of winning the choice has cost."""
        return self.best.prospect.win - self.played.prospect.win

    @property
    def cost(self) -> bool:
        """Whether it has cost anything that is certain enough to be named."""
        return self.played.grade not in (Grade.BEST, Grade.GOOD)


def judge(adviser: Adviser, moments: Iterable[Moment]) -> Iterator[Judgement]:
    """Each choice judged, one after another; where there was no choice, nothing is said."""
    for moment in moments:
        if len(moment.view.legal) < 2:
            continue
        advice = adviser.weigh(moment.view, moment.memory, moment.command)
        played = advice.line_of(moment.command)
        assert played is not None
        judgement = Judgement(moment, played, advice.best, None)
        if judgement.cost:
            reason = adviser.reason(moment.view, advice.best, played)
            judgement = Judgement(moment, played, advice.best, reason)
        yield judgement
