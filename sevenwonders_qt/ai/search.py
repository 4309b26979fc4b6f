"""The searching player: tries its best choices in deals that fit what it knows, two turns deep."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import fmean

from sevenwonders_qt.ai.belief import sample
from sevenwonders_qt.ai.learned import DIGITS, Brain, Prospect, prospect_of
from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView


def never() -> bool:
    """Nobody has lost interest in the answer."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: the best ``best`` choices, in ``samples`` sampled deals.

    Choices more than ``margin`` points behind the best are not tried. After each third of the
    deals the worse half is given up. ``doubt`` is how many points worse the others' choices may
    be. ``trust`` is the weight of what the network says at once beside what it says a turn later.
    """

    samples: int = 24
    best: int = 6
    margin: float = 6.0
    doubt: float = 0.7
    trust: float = 0.5
    soft: float = 0.5


@dataclass(slots=True)
class Trial:
    """A choice, what the network says of it at once, and what it came to in each sampled deal."""

    command: Command
    at_once: Prospect
    prospects: list[Prospect] = field(default_factory=list)


class Search:
    """A brain that looks ahead. The same question and budget lead to the same answer."""

    def __init__(self, brain: Brain, budget: Budget = Budget()) -> None:
        self._brain = brain
        self._game = Classic(brain.features.rules)
        self._budget = budget

    def choose(
        self,
        view: PlayerView,
        memory: Memory,
        random: Random,
        stale: Callable[[], bool] = never,
    ) -> Command:
        """The choice that turns out best on average; soon given up when ``stale`` becomes true.

        Answers other than the card of a turn at a round table are the brain's own.
        """
        brain = self._brain
        choices = brain.read(view, memory)
        outputs = brain.outputs(choices, view.age)
        worth = [brain.value(found) for found in outputs]
        tried = self._tried(worth)
        if len(tried) < 2 or not looks_ahead(view):
            return brain.pick(choices, worth, random)
        trials = [Trial(choices.options[at].command, prospect_of(outputs[at])) for at in tried]
        deals, samples = self.deals(view, memory, random), self._budget.samples
        for number, deal in enumerate(islice(deals, samples), 1):
            if stale():
                break
            for trial in trials:
                trial.prospects.append(deal.after(trial.command))
            if number * 3 % samples == 0 and len(trials) > 2:
                trials = sorted(trials, key=self._order)[: (len(trials) + 1) // 2]
        return min(trials, key=self._order).command

    def deals(self, view: PlayerView, memory: Memory, random: Random) -> Iterator[Deal]:
        """Deals that fit what the seat knows, as many as are asked for."""
        while True:
            deal = sample(view, memory, self._brain.features.rules, random)
            seed = random.random()
            others = [
                self._answer(deal, seat, random)
                for seat in range(len(deal.cities))
                if seat != view.seat
            ]
            yield Deal(self, deal, others, memory, seed)

    def worth(self, trial: Trial) -> float:
        """What a choice is worth after all its deals, in points."""
        worth, trust = self._brain.worth, self._budget.trust
        at_once = worth(trial.at_once)
        if not trial.prospects:
            return at_once
        return (fmean(map(worth, trial.prospects)) + trust * at_once) / (1 + trust)

    def _order(self, trial: Trial) -> float:
        """The best first; the sort keeps the order of the network for those of equal worth."""
        return -round(self.worth(trial), DIGITS)

    def _tried(self, worth: Sequence[float]) -> list[int]:
        """The options worth trying, the best first."""
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - self._budget.margin
        return [option for option in order if worth[option] >= least][: self._budget.best]

    def _answer(self, deal: State, seat: Seat, random: Random) -> Command:
        """What another seat may do, judged by its hand and those that it has passed on."""
        seats, towards = len(deal.cities), deal.rules.shape.direction(deal.age)
        memory = Memory(seat, [None] * seats)
        for turns in range(1, min(seats, deal.turn)):
            passed = (seat + towards * turns) % seats
            memory.hands[passed] = tuple(deal.cities[passed].hand)
        return self._brain.answer(deal, seat, memory, random, self._budget.doubt)

    def after(
        self, deal: State, own: Command, others: Sequence[Command], memory: Memory, seed: float
    ) -> Prospect:
        """What the position leads to when the own next choice comes, or the end."""
        seat = own.seat
        state, known = deal.copy(), memory.copy()
        chance, random = SeededChance(str(seed)), Random(seed)
        for command in (own, *others):
            self._step(state, command, chance, known)
        while state.result is None and state.prompts[seat] is None:
            other = state.owing[0]
            answer = self._answer(state, other, random)
            self._step(state, answer, chance, known)
        if state.result is not None:
            return self._brain.final(state, seat)
        known.look(state.cities[seat].hand)
        return self._brain.best(state, seat, known, self._budget.soft)

    def _step(self, state: State, command: Command, chance: Chance, memory: Memory) -> None:
        game = self._game
        for event in game.step(state, command, chance):
            memory.hear(game.redact(event, memory.seat))


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that a seat may face, with what the others choose in it."""

    search: Search
    state: State
    others: Sequence[Command]
    memory: Memory
    seed: float

    def after(self, own: Command) -> Prospect:
        """What a choice leads to, with the same chance for all choices."""
        return self.search.after(self.state, own, self.others, self.memory, self.seed)


def looks_ahead(view: PlayerView) -> bool:
    """Whether choices of this view can be tried in sampled deals: cards at a round table."""
    return view.prompt == Prompt.CARD and len(set(view.deciders)) == len(view.cities)
