"""Judges the choices of a finished match: what each cost, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sevenwonders_qt.ai.advice import Grade, Reason
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat

if TYPE_CHECKING:
    from sevenwonders_qt.ai.adviser import Adviser


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


M = TypeVar("M", bound=Moment)


class Tried(NamedTuple):
    """A plan that was tried: how much it is behind the best, and the own points to expect."""

    command: Command
    loss: float
    points: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a choice has cost.

    ``loss`` is how much it was behind the ``best`` one in points of worth, in which the own points,
    the best rival's and the chance of winning are weighed, ``error`` the standard error of that.
    ``win`` is the chance of winning before the choice, 0 to 1, with the best one, and ``win_loss``
    how much of it was lost. ``points`` are the own ones to expect at the end with the best one, and
    ``fewer`` how many of them were lost. ``reason`` says why the best one was better, if it was.
    ``plans`` are those that were tried, the best first.
    """

    played: Command
    best: Command
    loss: float
    error: float
    grade: Grade
    win: float
    win_loss: float
    points: float
    fewer: float
    reason: Reason | None
    plans: tuple[Tried, ...]

    @property
    def cost(self) -> bool:
        """Whether it has cost anything that is certain enough to be named."""
        return self.grade not in (Grade.BEST, Grade.GOOD)

    @property
    def lead(self) -> float:
        """How many points the best plan was ahead of the next one."""
        return min((one.loss for one in self.plans if one.command != self.best), default=0.0)


def has_choice(moment: Moment) -> bool:
    """Whether there was anything to choose."""
    return len(moment.view.legal) > 1


def verdict_on(adviser: Adviser, view: Any, memory: Any, played: Command) -> Verdict:
    """What this choice of a view has cost."""
    advice = adviser.weigh(view, memory, played)
    best, own = advice.best, advice.line_of(played)
    assert own is not None
    cost = own.grade not in (Grade.BEST, Grade.GOOD)
    return Verdict(
        played,
        best.command,
        own.loss,
        own.error,
        own.grade,
        best.prospect.win,
        best.prospect.win - own.prospect.win,
        best.prospect.total,
        best.prospect.total - own.prospect.total,
        adviser.reason(view, best, own) if cost else None,
        tuple(Tried(line.command, line.loss, line.prospect.total) for line in advice.lines),
    )


def judge(adviser: Adviser, moments: Iterable[M]) -> Iterator[tuple[M, Verdict]]:
    """Each choice judged, one after another; where there was no choice, nothing is said."""
    for moment in moments:
        if has_choice(moment):
            yield moment, verdict_on(adviser, moment.view, moment.memory, moment.command)
