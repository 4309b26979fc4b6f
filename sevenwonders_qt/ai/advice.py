"""What the choices of a seat are worth, ranked, and in what they differ: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from math import sqrt
from random import Random
from statistics import stdev

from sevenwonders_qt.ai.choices import Choices
from sevenwonders_qt.ai.features.parts import Part
from sevenwonders_qt.ai.learned import DIGITS, Brain, Prospect, idea, mean_prospect, prospect_of
from sevenwonders_qt.ai.search import Budget, Search, Trial, looks_ahead, never
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import BUILD, Play
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.view import PlayerView

AS_GOOD = 1.0
"""A loss below this, in points, or below two standard errors, is none."""

SMALL, MEDIUM = 3.0, 6.0
"""Losses from here on are medium and large."""

CERTAIN = 0.7
"""The standard error, in points, of what only the network says."""

MOST_NAMED = 8.0
"""A larger difference in a category is what the network hopes for, not a number to be named."""

_BUDGET = Budget(samples=16)


class Grade(StrEnum):
    """How good a choice was."""

    BEST = "best"
    GOOD = "good"
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Line:
    """A plan that is open to a seat, in its best form: how it is paid, which card is used up.

    ``loss`` is how many points it is behind the best one, ``error`` the standard error of that.
    ``prospect`` is what it is expected to lead to. ``leads`` are the shields ahead of the left and
    right neighbour after it, ``within_reach`` the cards to come that then need no goods of others.
    """

    command: Command
    prospect: Prospect
    loss: float
    error: float
    leads: tuple[int, int]
    within_reach: int

    @property
    def grade(self) -> Grade:
        """How good it is to choose this."""
        if self.loss <= 0:
            return Grade.BEST
        if self.loss < max(AS_GOOD, 2 * self.error):
            return Grade.GOOD
        if self.loss < SMALL:
            return Grade.SMALL
        return Grade.MEDIUM if self.loss < MEDIUM else Grade.LARGE


@dataclass(frozen=True, slots=True)
class Advice:
    """The plans of a seat, the best first; ``categories`` name the points of the prospects."""

    lines: tuple[Line, ...]
    categories: tuple[str, ...]

    @property
    def best(self) -> Line:
        return self.lines[0]

    def line_of(self, command: Command) -> Line | None:
        """The line of exactly this choice, or of its plan where it was not tried apart."""
        exact = [line for line in self.lines if line.command == command]
        alike = [line for line in self.lines if idea(line.command) == idea(command)]
        return next(iter(exact + alike), None)


class Adviser:
    """Ranks what is open to a seat, by the network and by sampled deals.

    ``budget`` says how many deals and plans are tried. The same question gets the same answer.
    """

    def __init__(self, brain: Brain, budget: Budget = _BUDGET) -> None:
        self.brain = brain
        self._budget = budget
        self._search = Search(brain, budget)

    def advise(
        self,
        view: PlayerView,
        memory: Memory,
        also: Iterable[Command] = (),
        stale: Callable[[], bool] = never,
    ) -> Advice:
        """The best plans; ``also`` are choices that must be among them.

        When ``stale`` becomes true, the answer comes soon and is not worth much.
        """
        brain, random = self.brain, Random(f"{view.seat}/{view.age}/{view.turn}/{view.prompt}")
        choices = brain.read(view, memory)
        prospects = [prospect_of(found) for found in brain.outputs(choices, view.age)]
        tried = self._tried(choices, prospects, set(also))
        trials = [Trial(choices.options[at].command, prospects[at]) for at in tried]
        if looks_ahead(view) and len(trials) > 1:
            for deal in islice(self._search.deals(view, memory, random), self._budget.samples):
                if stale():
                    break
                for trial in trials:
                    trial.prospects.append(deal.after(trial.command))
        own = [choices.own[choices.options[at].own] for at in tried]
        lines = self._lines(trials, own)
        ranked = sorted(lines, key=lambda line: line.loss)
        return Advice(tuple(ranked), tuple(map(str, brain.features.categories)))

    def _tried(
        self, choices: Choices, prospects: Sequence[Prospect], also: set[Command]
    ) -> list[int]:
        """The best option of each plan, of as many plans as the budget allows, and ``also``."""
        worth = [self.brain.worth(prospect) for prospect in prospects]
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        plans: dict[Hashable, int] = {}
        for option in order:
            plans.setdefault(idea(choices.options[option].command), option)
        found = list(plans.values())[: self._budget.best]
        asked = [at for at in order if choices.options[at].command in also]
        return found + [option for option in asked if option not in found]

    def _lines(self, trials: Sequence[Trial], own: Sequence[Part]) -> list[Line]:
        worth, features = self._search.worth, self.brain.features
        best = max(trials, key=lambda trial: round(worth(trial), DIGITS))
        return [
            Line(
                trial.command,
                self._expected(trial),
                worth(best) - worth(trial),
                self._error(best, trial),
                features.leads(part),
                features.within_reach(part),
            )
            for trial, part in zip(trials, own, strict=True)
        ]

    def _expected(self, trial: Trial) -> Prospect:
        if not trial.prospects:
            return trial.at_once
        tried = mean_prospect(trial.prospects, [1.0] * len(trial.prospects))
        return mean_prospect([tried, trial.at_once], [1.0, self._budget.trust])

    def _error(self, best: Trial, trial: Trial) -> float:
        """Of the difference in the same deals; what only the network says has an error too."""
        if trial is best:
            return 0.0
        if len(trial.prospects) < 2:
            return CERTAIN
        worth = self.brain.worth
        off = [worth(a) - worth(b) for a, b in zip(best.prospects, trial.prospects, strict=True)]
        return stdev(off) / sqrt(len(off)) / (1 + self._budget.trust)


# Reasons ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reason:
    """In what a better choice differs from a worse one; what there is none of is empty or 0.

    ``category`` is the one of the largest difference in the points expected, ``points`` how large
    (0 where it is no number to be named); ``also`` the next one, if it matters. `DENIED` stands for
    the best rival's points. ``opens`` are cards that the better choice lets follow without cost,
    ``within_reach`` how many more cards to come need no goods of others. ``left`` and ``right`` are
    how many shields more it is ahead there, where that turns a border.
    """

    category: str
    points: float
    also: str = ""
    opens: tuple[CardId, ...] = ()
    within_reach: int = 0
    left: int = 0
    right: int = 0


DENIED = "denied"


def reason_for(brain: Brain, view: PlayerView, better: Line, worse: Line) -> Reason:
    """Why one choice of a view is better than another."""
    names = tuple(map(str, brain.features.categories))
    points = zip(names, better.prospect.points, worse.prospect.points, strict=True)
    gains = {name: ours - theirs for name, ours, theirs in points}
    gains[DENIED] = brain.taste.rival * (worse.prospect.rival - better.prospect.rival)
    first, second, *_ = sorted(gains, key=lambda name: -gains[name])
    left, right = (
        a - b if (a > 0) > (b > 0) or (a < 0) < (b < 0) else 0
        for a, b in zip(better.leads, worse.leads, strict=True)
    )
    return Reason(
        first,
        gains[first] if gains[first] <= MOST_NAMED else 0.0,
        second if gains[second] >= max(AS_GOOD, gains[first] / 2) else "",
        _opened(brain, view, better.command),
        max(0, better.within_reach - worse.within_reach),
        left,
        right,
    )


def _opened(brain: Brain, view: PlayerView, command: Command) -> tuple[CardId, ...]:
    """Later cards that the card built lets follow without cost, and that nothing else does."""
    if not (isinstance(command, Play) and command.use is BUILD):
        return ()
    catalogue = brain.features.rules.catalogue
    ages = brain.features.rules.shape.ages_from(view.age + 1)
    coming = {card for age in ages for card in catalogue.deck(age, len(view.cities))}
    built = view.cities[view.seat].built
    return tuple(
        card
        for card in catalogue.cards[command.card].chains_to
        if card in coming
        and card not in built
        and not {*catalogue.cards[card].chains_from} & {*built}
    )


# Hints --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hint:
    """A choice worth thinking of, and why it is better than the first that is not."""

    command: Command
    loss: float
    win: float
    reason: Reason | None


MOST_HINTS = 3


def hints_for(
    brain: Brain, view: PlayerView, memory: Memory, stale: Callable[[], bool] = never
) -> tuple[Hint, ...]:
    """The best choices, up to three of them that are about as good, the best first."""
    advice = Adviser(brain).advise(view, memory, stale=stale)
    good = [line for line in advice.lines if line.grade in (Grade.BEST, Grade.GOOD)][:MOST_HINTS]
    worse = next((line for line in advice.lines if line.loss >= AS_GOOD and line not in good), None)
    return tuple(
        Hint(
            line.command,
            line.loss,
            line.prospect.win,
            None if worse is None else reason_for(brain, view, line, worse),
        )
        for line in good
    )
