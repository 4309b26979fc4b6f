"""The searching player of Architects: plays its best choices out to its next turn, many times."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sevenwonders_qt.ai.architects.belief import open_state, sample
from sevenwonders_qt.ai.architects.choices import read_choices
from sevenwonders_qt.ai.architects.learned import ArchitectsBrain, idea
from sevenwonders_qt.ai.architects.mechanisms import architects_mechanisms, known_card
from sevenwonders_qt.ai.learned import Prospect
from sevenwonders_qt.ai.mechanisms import Mechanism
from sevenwonders_qt.ai.trials import Plan, Trial, never, try_out
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.turn import answer
from sevenwonders_qt.games.architects.view import PlayerView

_TAKE = Prompt.TAKE


@dataclass(frozen=True, slots=True)
class Budget:
    """The search budget: how many turns are played out for each player.

    The ``best`` choices are tried that are no more than ``margin`` points behind the first. They
    share the turns evenly; half of them go on after half of the deals. For more than ``players``
    there are no more turns, but fewer deals. ``trust`` is the weight of the network's first
    estimate beside the one a round later.
    """

    turns: int = 40
    players: int = 4
    best: int = 6
    margin: float = 8.0
    trust: float = 0.5


class ArchitectsSearch:
    """A brain that looks ahead. The same question and budget lead to the same answer."""

    def __init__(self, brain: ArchitectsBrain, budget: Budget = Budget()) -> None:
        self.brain = brain
        self.budget = budget

    def choose(
        self, view: PlayerView, random: Random, stale: Callable[[], bool] = never
    ) -> Command:
        """Return the choice that is best on average; soon given up once ``stale`` is true."""
        if len(view.legal) == 1:
            return view.legal[0]
        plans = self.plans(view)
        worth = [self.worth(plan.prospect) for plan in plans]
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - self.budget.margin
        tried = [option for option in order[: self.budget.best] if worth[option] >= least]
        trials = [Trial(plans[option].command, plans[option].prospect) for option in tried]

        def half(left: int) -> int:
            return max(1, self.samples(view, left) // 2)

        deals = self.deals(view, None, random)
        return try_out(trials, deals, [half, half], self._value, stale)[0].command

    def _value(self, trial: Trial) -> float:
        return trial.value(self.worth, self.budget.trust)

    # For advice -------------------------------------------------------------------------------

    @property
    def categories(self) -> Sequence[str]:
        """The names of the points of every prospect."""
        return self.brain.features.categories

    @property
    def rival(self) -> float:
        """The weight of a point of the best rival beside an own one."""
        return self.brain.taste.rival

    def mechanisms(
        self, view: PlayerView, memory: Any, better: Command, worse: Command | None
    ) -> Sequence[Mechanism]:
        """Return the ways that ``better`` pays and ``worse`` does not; all if that is None."""
        return tuple(architects_mechanisms(self.brain.features.rules, view, better, worse))

    def moment(self, view: PlayerView) -> str:
        """Return a name for the question: the same one is answered with the same chance."""
        return f"{view.seat}/{view.version}"

    def plans(self, view: PlayerView, memory: Any = None) -> list[Plan]:
        """Return everything open to the seat, as the network sees it; there is no memory."""
        brain = self.brain
        state = open_state(view, brain.features.rules)
        choices = read_choices(brain.features, state, view.seat, view.legal)
        prospects = brain.prospects(choices)
        return [
            self._plan(view, state, option.command, prospect)
            for option, prospect in zip(choices.options, prospects, strict=True)
        ]

    def _plan(self, view: PlayerView, state: State, command: Command, prospect: Prospect) -> Plan:
        card = known_card(view, command)
        shields = view.own.shields + (0 if card is None else state.rules.shields.get(card, 0))
        leads = shields - view.left.shields, shields - view.right.shields
        return Plan(command, prospect, leads)

    def samples(self, view: PlayerView, plans: int) -> int:
        """Return how many deals so many plans are tried in."""
        seats = len(view.cities)
        return self.budget.turns * min(seats, self.budget.players) // (plans * seats)

    def worth(self, prospect: Prospect) -> float:
        """Return a prospect as one number of points."""
        return self.brain.value(prospect)

    def idea(self, command: Command) -> Hashable:
        """Return the same value for choices that a person calls one plan, however it is paid."""
        return idea(command)

    # Deals -----------------------------------------------------------------------------------

    def deals(self, view: PlayerView, memory: Any, random: Random) -> Iterator[Deal]:
        """Yield deals that fit what the seat knows, as many as are asked for."""
        known = open_state(view, self.brain.features.rules)
        while True:
            yield Deal(self.brain, sample(known, view.seat, random), random.random())


@dataclass(frozen=True, slots=True)
class Deal:
    """Decks as they may be."""

    brain: ArchitectsBrain
    state: State
    seed: float

    def after(self, own: Command) -> Prospect:
        """Return the prospect of a choice when the own next turn begins, or the end."""
        brain, seat, state = self.brain, own.seat, self.state.copy()
        chance, random = SeededChance(str(self.seed)), Random(self.seed)
        answer(state, own, chance)
        while state.result is None and not (state.active == seat and state.prompt is _TAKE):
            answer(state, brain.answer(state, random), chance)
        if state.result is not None:
            return brain.final(state, seat)
        return brain.best(state, random)

    def to_the_end(self, own: Command) -> Prospect:
        """Return the outcome of the match when all players go on by the network."""
        brain, state = self.brain, self.state.copy()
        chance, random = SeededChance(str(self.seed)), Random(self.seed)
        answer(state, own, chance)
        while state.result is None:
            answer(state, brain.answer(state, random), chance)
        return brain.final(state, own.seat)
