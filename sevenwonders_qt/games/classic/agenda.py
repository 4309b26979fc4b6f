"""The agenda of a match: named phases, and the steps that rule modules put into them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Generic

from sevenwonders_qt.core.transaction import S, Transaction

if TYPE_CHECKING:
    pass


class Phase(StrEnum):
    """The parts of a match.

    SETUP comes once. AGE comes before each Age, when its cards are not dealt yet, and DEALT when
    they are. A turn goes from CHOOSE, when every city chooses a card, to NEXT, which leads on:
    hands are passed, the next Age is dealt or the points are counted. SETTLED comes when all else
    of a turn is done but its conflicts, and all else before an Age. LAST_CARD, LEFTOVERS and
    CONFLICT belong to the last turn of an Age alone. END comes after the last Age, before points
    are counted.
    """

    SETUP = "setup"
    AGE = "age"
    DEALT = "dealt"
    CHOOSE = "choose"
    ACT = "act"
    LAST_CARD = "last_card"
    LEFTOVERS = "leftovers"
    TURN_END = "turn_end"
    SETTLED = "settled"
    CONFLICT = "conflict"
    END = "end"
    NEXT = "next"


ONE_STEP = (Phase.CHOOSE, Phase.NEXT)
"""Phases of one step of their own: its event writes the agenda that goes on from there."""

_LAST_TURN = {Phase.LAST_CARD, Phase.LEFTOVERS, Phase.CONFLICT}
_WHEN = {
    Phase.SETUP: "once",
    Phase.AGE: "before each Age",
    Phase.DEALT: "in each Age",
    Phase.END: "after the last Age",
    **dict.fromkeys(_LAST_TURN, "last turn of an Age"),
}


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A step that runs by itself in exactly one place.

    ``at`` a phase, ``before`` it or ``after`` it. Of steps in one place those of earlier modules
    come first. Journals hold the ``id``: one that was in use must never change; ``run`` may.
    """

    id: str
    run: Callable[[Transaction[S]], None]
    at: Phase | None = None
    before: Phase | None = None
    after: Phase | None = None

    @property
    def place(self) -> tuple[Phase, int]:
        """The phase, and -1, 0 or 1 for before, at or after it; raises ValueError."""
        found = [
            (phase, side)
            for side, phase in enumerate((self.before, self.at, self.after), start=-1)
            if phase is not None
        ]
        if len(found) != 1 or found[0][0] not in tuple(Phase):
            raise ValueError(f"step {self.id} has not one phase to run in")
        return found[0]


class Agenda(Generic[S]):
    """The steps of a match in order, by their ids.

    ``opening`` leads from the boards to the first deal, ``dealt`` from any deal to the first
    choice of the Age, ``start`` to the choice of any other turn. ``lead`` is the number of steps
    between the choice of cards and their being played. ``steps`` finds a step. Raises ValueError
    for a step that could never run, for two of one id, and for a phase of `ONE_STEP` with more
    than that or none.
    """

    def __init__(self, steps: Iterable[Step[S]]) -> None:
        found = list(steps)
        self._ordered = sorted(found, key=_order)
        self.steps: dict[str, Step[S]] = {}
        for step in found:
            if step.id in self.steps:
                raise ValueError(f"two steps are called {step.id}")
            self.steps[step.id] = step
            if step.place == (Phase.NEXT, 1):
                raise ValueError(f"step {step.id} comes after {Phase.NEXT} and could never run")
        for phase in ONE_STEP:
            here = [step.id for step in found if step.at is phase]
            if len(here) != 1:
                raise ValueError(f"{phase} takes one step, not {len(here)}: {', '.join(here)}")
        self.opening = self._ids(Phase.SETUP, Phase.AGE, Phase.SETTLED, Phase.NEXT)
        self.start = tuple(s.id for s in self._ordered if s.place in _TO_CHOICE)
        self.dealt = self._ids(Phase.DEALT) + self.start
        chosen = tuple(step.id for step in self._ordered if step.after is Phase.CHOOSE)
        self.lead = len(chosen) + sum(step.before is Phase.ACT for step in found)
        all_played = (Phase.ACT, Phase.LAST_CARD, Phase.LEFTOVERS, Phase.TURN_END)
        last = (*all_played, Phase.SETTLED, Phase.CONFLICT)
        self._turn = chosen + self._ids(Phase.ACT, Phase.TURN_END, Phase.SETTLED, Phase.NEXT)
        self._last_of_age = chosen + self._ids(*last, Phase.AGE, Phase.SETTLED, Phase.NEXT)
        self._last_of_match = chosen + self._ids(*last, Phase.END, Phase.NEXT)

    def chosen(self, *, last_turn: bool, last_age: bool) -> tuple[str, ...]:
        """Return the remaining steps of a turn once its cards are chosen."""
        if not last_turn:
            return self._turn
        return self._last_of_match if last_age else self._last_of_age

    def describe(self) -> str:
        """Return all steps in order, one a line, for people who read rules."""
        return "\n".join(map(_line, self._ordered))

    def _ids(self, *phases: Phase) -> tuple[str, ...]:
        return tuple(
            step.id for phase in phases for step in self._ordered if step.place[0] is phase
        )


_TO_CHOICE = ((Phase.CHOOSE, -1), (Phase.CHOOSE, 0))
_PHASES: Sequence[Phase] = tuple(Phase)
_SIDES = {-1: "before ", 0: "", 1: "after "}


def _order(step: Step[S]) -> tuple[int, int]:
    phase, side = step.place
    return _PHASES.index(phase), side


def _line(step: Step[S]) -> str:
    phase, side = step.place
    when = f"  ({_WHEN[phase]})" if phase in _WHEN else ""
    return f"{_SIDES[side] + phase:16} {step.id}{when}"
