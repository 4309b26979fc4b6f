"""Judges the choices of a finished match: the cost of each, and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sevenwonders_qt.ai.advice import Grade, Reason
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat

if TYPE_CHECKING:
    from sevenwonders_qt.ai.adviser import Adviser


class PlayedChoice(Protocol):
    """A choice that a player made, with what the player knew."""

    @property
    def player(self) -> Seat: ...

    @property
    def view(self) -> Any: ...

    @property
    def memory(self) -> Any: ...

    @property
    def command(self) -> Command: ...


M = TypeVar("M", bound=PlayedChoice)


class Tried(NamedTuple):
    """A plan that was tried: how much it is behind the best, which orders it, and its outlook."""

    command: Command
    behind: float
    outlook: Outlook


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a choice.

    ``expected`` is the outlook of the ``best`` one, ``lost`` how much of that the choice lost.
    ``behind`` is how much less it is worth by the own points, the best rival's and the chance of
    winning: it grades and orders choices and is never shown. ``reason`` says why the best one was
    better, if it was. ``plans`` are the plans that were tried, the best first.
    """

    played: Command
    best: Command
    behind: float
    grade: Grade
    expected: Outlook
    lost: Outlook
    reason: Reason | None
    plans: tuple[Tried, ...]

    @property
    def cost(self) -> bool:
        """Whether it has a cost that is certain enough to be named."""
        return self.grade not in (Grade.BEST, Grade.GOOD)

    def costs_as_much_as(self, points: float) -> bool:
        """Return whether it cost so many own points, or as much in chances of winning."""
        return self.cost and self.lost.costs_as_much_as(points)

    @property
    def lead(self) -> float:
        """The points that the best plan was ahead of the next one."""
        return min((one.behind for one in self.plans if one.command != self.best), default=0.0)


def has_choice(moment: PlayedChoice) -> bool:
    """Return whether there was anything to choose."""
    return len(moment.view.legal) > 1


def verdict_on(adviser: Adviser, view: Any, memory: Any, played: Command) -> Verdict:
    """Return the verdict on this choice of a view."""
    advice = adviser.advise(view, memory, (played,))
    best, own = advice.best, advice.plan_of(played)
    assert own is not None
    cost = own.grade not in (Grade.BEST, Grade.GOOD)
    return Verdict(
        played,
        best.command,
        own.behind,
        own.grade,
        best.outlook,
        own.lost,
        adviser.reason(view, memory, best, own) if cost else None,
        tuple(Tried(line.command, line.behind, line.outlook) for line in advice.plans),
    )


def judge(adviser: Adviser, moments: Iterable[M]) -> Iterator[tuple[M, Verdict]]:
    """Judge each choice, one after another; a moment without a choice is left out."""
    for moment in moments:
        if has_choice(moment):
            yield moment, verdict_on(adviser, moment.view, moment.memory, moment.command)
