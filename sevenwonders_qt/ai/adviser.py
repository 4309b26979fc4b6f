"""Ranks the choices of a seat by value and says how they differ: for hints and reviews."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Protocol

from sevenwonders_qt.ai.advice import (
    DENIED,
    GAMES_OF_PART,
    WIN,
    Confirmed,
    Forecast,
    Grade,
    Hint,
    Reason,
    standard_error,
)
from sevenwonders_qt.ai.brains import network_digest
from sevenwonders_qt.ai.care import USUAL, Care
from sevenwonders_qt.ai.learned import DIGITS, Prospect, mean_prospect
from sevenwonders_qt.ai.mechanisms import Mechanism, telling
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.trials import Deal, Plan, Trial, never
from sevenwonders_qt.core.decider import Command

AS_GOOD = 1.0
"""A choice behind the best by less, or by less than two standard errors, is about as good."""

SMALL, MEDIUM = 3.0, 6.0
"""A loss of this many points is medium, or large."""

CERTAIN = 0.7
"""The standard error, in points, of an estimate by the network alone."""

REVIEWS = 6
"""Raise it when reviews are made otherwise, so that those that are kept are made again."""

SLIGHT = 0.5
"""If no category differs by this many points, the chance of winning is the reason."""

MOST_HINTS = 3


class _Budget(Protocol):
    @property
    def best(self) -> int: ...

    @property
    def trust(self) -> float: ...


class Searcher(Protocol):
    """The searching player of a game, as far as advice needs it. Views are the game's."""

    @property
    def categories(self) -> Sequence[str]:
        """The names of the points of every prospect."""

    @property
    def rival(self) -> float:
        """The weight of a point of the best rival beside an own one."""

    @property
    def budget(self) -> _Budget: ...

    def moment(self, view: Any) -> str:
        """Return a name for the question: the same one is answered with the same chance."""

    def plans(self, view: Any, memory: Any) -> list[Plan]:
        """Return everything open to the seat, as the network sees it."""

    def deals(self, view: Any, memory: Any, random: Random) -> Iterator[Deal]:
        """Yield deals that fit what the seat knows."""

    def samples(self, view: Any, plans: int) -> int:
        """Return how many deals so many plans are tried in; 0 where only the network can judge."""

    def worth(self, prospect: Prospect) -> float:
        """Return a prospect as one number of points."""

    def idea(self, command: Command) -> Hashable:
        """Return the same value for choices that a person calls one plan, however it is paid."""

    def mechanisms(
        self, view: Any, memory: Any, better: Command, worse: Command | None
    ) -> Sequence[Mechanism]:
        """Return the ways that ``better`` pays and ``worse`` does not; all if that is None."""


@dataclass(frozen=True, slots=True)
class OpenPlan:
    """A plan that is open to a seat, in its best form: with payment and the card used up.

    ``behind`` is how much less it is worth than the best one, ``error`` the standard error of that.
    ``lost`` is how much lower its outcome is. ``prospect`` is its expected outcome, ``plan`` what
    can be counted after it.
    """

    command: Command
    prospect: Prospect
    behind: float
    error: float
    lost: Outlook
    plan: Plan

    @property
    def outlook(self) -> Outlook:
        """The part of the prospect that is named to people."""
        return self.prospect.outlook

    @property
    def grade(self) -> Grade:
        """The grade of this choice; a loss that cannot be named is none."""
        if self.behind <= 0:
            return Grade.BEST
        if self.behind < max(AS_GOOD, 2 * self.error) or not self.lost.costs:
            return Grade.GOOD
        if self.behind < SMALL:
            return Grade.SMALL
        return Grade.MEDIUM if self.behind < MEDIUM else Grade.LARGE


@dataclass(frozen=True, slots=True)
class Advice:
    """The plans of a seat, the best first; ``categories`` name the points of the prospects."""

    plans: tuple[OpenPlan, ...]
    categories: tuple[str, ...]

    @property
    def best(self) -> OpenPlan:
        return self.plans[0]

    def plan_of(self, command: Command) -> OpenPlan | None:
        """Return the plan of exactly this choice."""
        return next((line for line in self.plans if line.command == command), None)


class Adviser:
    """Ranks what is open to a seat, by the network and by sampled deals.

    The budget of the searching player limits the deals and plans that are tried. The same question
    has the same answer.
    """

    def __init__(self, search: Searcher, care: Care = USUAL) -> None:
        self._search = search
        self._care = care

    def advise(
        self,
        view: Any,
        memory: Any,
        also: Iterable[Command] = (),
        stale: Callable[[], bool] = never,
    ) -> Advice:
        """Return the best plans; ``also`` are choices that must be among them.

        When ``stale`` becomes true, the answer comes soon and is not worth much.
        """
        search, care, wanted = self._search, self._care, {*also}
        plans = self._tried(search.plans(view, memory), wanted, search.budget.best)
        trials = [Trial(plan.command, plan.prospect) for plan in plans]
        plan_of = {plan.command: plan for plan in plans}
        left = trials
        if len(trials) > 1:
            deals = search.deals(view, memory, Random(search.moment(view)))
            for number, deal in enumerate(islice(deals, self._deals(view))):
                if stale():
                    break
                if number == care.first:
                    left = self._kept(trials, wanted)
                for trial in left:
                    trial.prospects.append(deal.after(trial.command))
        return self._ranked(left, [plan_of[trial.command] for trial in left])

    def _kept(self, trials: Sequence[Trial], wanted: set[Command]) -> list[Trial]:
        """Return the best of them, and those that are wanted; in the order of ``trials``."""
        others = [trial for trial in trials if trial.command not in wanted]
        best = sorted(others, key=lambda trial: -round(self._value(trial), DIGITS))
        kept = {trial.command for trial in best[: self._care.kept]} | wanted
        return [trial for trial in trials if trial.command in kept]

    def confirm(
        self, view: Any, memory: Any, better: Command, worse: Command, part: int
    ) -> Confirmed | None:
        """Play both choices to the end in the same few deals; None where none can be drawn.

        Each ``part`` has deals of its own, so that other questions never wait for long.
        """
        search = self._search
        if not search.samples(view, 1):
            return None
        deals = search.deals(view, memory, Random(f"{search.moment(view)}/confirm/{part}"))
        return Confirmed(
            tuple(
                deal.to_the_end(better).total - deal.to_the_end(worse).total
                for deal in islice(deals, GAMES_OF_PART)
            )
        )

    def forecast(self, view: Any, memory: Any, command: Command) -> Forecast:
        """Return the expected outcome of a choice, tried in as many deals as a plan of a hint.

        They are the same deals for every choice of a moment, so that forecasts can be compared.
        """
        search = self._search
        plans = search.plans(view, memory)
        plan = next(plan for plan in plans if plan.command == command)
        trial = Trial(command, plan.prospect)
        deals = search.deals(view, memory, Random(search.moment(view)))
        trial.prospects += [deal.after(command) for deal in islice(deals, self._deals(view))]
        return Forecast(command, self._expected(trial).outlook, plan.leads)

    def _deals(self, view: Any) -> int:
        """Return how many deals a choice is tried in before its outlook is named."""
        return min(self._care.deals, self._search.samples(view, self._care.kept))

    def _ranked(self, trials: Sequence[Trial], plans: Sequence[Plan]) -> Advice:
        lines = sorted(self._lines(trials, plans), key=lambda line: line.behind)
        return Advice(tuple(lines), self.categories)

    @property
    def categories(self) -> tuple[str, ...]:
        """The names of the points of every prospect."""
        return tuple(self._search.categories)

    def _tried(self, plans: Sequence[Plan], also: set[Command], most: int) -> list[Plan]:
        """Return the best way of each of the best ideas, and ``also``."""
        search = self._search
        ordered = sorted(plans, key=lambda plan: -search.worth(plan.prospect))
        ideas: dict[Hashable, Plan] = {}
        for plan in ordered:
            ideas.setdefault(search.idea(plan.command), plan)
        found = list(ideas.values())[:most]
        return found + [plan for plan in ordered if plan.command in also and plan not in found]

    def _lines(self, trials: Sequence[Trial], plans: Sequence[Plan]) -> list[OpenPlan]:
        value = self._value
        best = max(trials, key=lambda trial: round(value(trial), DIGITS))
        expected = self._expected(best).outlook
        lines = []
        for trial, plan in zip(trials, plans, strict=True):
            prospect, behind = self._expected(trial), max(0.0, value(best) - value(trial))
            lost, error = expected - prospect.outlook, self._error(best, trial)
            lines.append(OpenPlan(trial.command, prospect, behind, error, lost, plan))
        return lines

    def _value(self, trial: Trial) -> float:
        return trial.value(self._search.worth, self._search.budget.trust)

    def _expected(self, trial: Trial) -> Prospect:
        if not trial.prospects:
            return trial.at_once
        tried = mean_prospect(trial.prospects, [1.0] * len(trial.prospects))
        return mean_prospect([tried, trial.at_once], [1.0, self._search.budget.trust])

    def _error(self, best: Trial, trial: Trial) -> float:
        """Return the error of the difference in the same deals; an estimate has an error too."""
        if trial is best:
            return 0.0
        if min(len(trial.prospects), len(best.prospects)) < 2:
            return CERTAIN
        worth = self._search.worth
        off = [worth(a) - worth(b) for a, b in zip(best.prospects, trial.prospects, strict=False)]
        return standard_error(off) / (1 + self._search.budget.trust)

    def reason(self, view: Any, memory: Any, better: OpenPlan, worse: OpenPlan | None) -> Reason:
        """Return why one choice of a view is better than another, or than none if that is None."""
        category = "" if worse is None else self._category(better.prospect, worse.prospect)
        other = None if worse is None else worse.command
        found = self._search.mechanisms(view, memory, better.command, other)
        return Reason(category, telling(found, category))

    def _category(self, better: Prospect, worse: Prospect) -> str:
        """Return the category with the largest difference in the points expected."""
        points = zip(self.categories, better.points, worse.points, strict=True)
        gains = {name: ours - theirs for name, ours, theirs in points}
        gains[DENIED] = self._search.rival * (worse.rival - better.rival)
        first = max(gains, key=gains.__getitem__)
        return WIN if gains[first] < SLIGHT and better.win > worse.win else first

    def hints(self, view: Any, memory: Any, stale: Callable[[], bool] = never) -> tuple[Hint, ...]:
        """Return the best choices, up to three of them that are about as good, the best first."""
        lines = self.advise(view, memory, stale=stale).plans
        good = [line for line in lines if line.grade in (Grade.BEST, Grade.GOOD)][:MOST_HINTS]
        worse = next((line for line in lines if line.behind >= AS_GOOD and line not in good), None)
        return tuple(
            Hint(
                line.command,
                line.outlook,
                self.reason(view, memory, line, worse),
            )
            for line in good
        )


def advice_key(network: str, care: Care) -> str | None:
    """Return a name for what is said with a kind of network and a care; both change it.

    None where there is no such network.
    """
    digest = network_digest(network)
    if digest is None:
        return None
    return "-".join([str(REVIEWS), *(str(getattr(care, n)) for n in Care.__slots__), digest])
