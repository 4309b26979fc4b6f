"""The searching player: tries its best choices in deals that fit what it knows, two turns deep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.belief import sample
from sevenwonders_qt.ai.choices import Choices
from sevenwonders_qt.ai.learned import DIGITS, Brain
from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.numbers import direction
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
        choices, worth = brain.weigh(view, memory)
        tried = self._tried(choices, worth)
        beside_free_city = len(set(view.deciders)) < len(view.cities)
        if len(tried) < 2 or view.prompt != Prompt.CARD or beside_free_city:
            return brain.pick(choices, worth, random)
        totals = dict.fromkeys(tried, 0.0)

        def order(option: int) -> tuple[float, int]:
            """The best first; all that are still tried have seen the same deals."""
            mean = totals[option] / (done or 1)
            return -round(mean + self._budget.trust * worth[option], DIGITS), option

        done = 0
        while done < self._budget.samples and not stale():
            deal = sample(view, memory, brain.features.rules, random)
            seed = random.random()
            others = [
                self._answer(deal, seat, random)
                for seat in range(len(deal.cities))
                if seat != view.seat
            ]
            for option in tried:
                command = choices.options[option].command
                totals[option] += self._after(deal, command, others, memory, seed)
            done += 1
            if done * 3 % self._budget.samples == 0 and len(tried) > 2:
                tried = sorted(tried, key=order)[: (len(tried) + 1) // 2]
        return choices.options[min(tried, key=order)].command

    def _tried(self, choices: Choices, worth: Sequence[float]) -> list[int]:
        """The options worth trying, the best first."""
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - self._budget.margin
        return [option for option in order if worth[option] >= least][: self._budget.best]

    def _answer(self, deal: State, seat: Seat, random: Random) -> Command:
        """What another seat may do, judged by its hand and those that it has passed on."""
        seats, towards = len(deal.cities), direction(deal.age)
        memory = Memory(seat, [None] * seats)
        for turns in range(1, min(seats, deal.turn)):
            passed = (seat + towards * turns) % seats
            memory.hands[passed] = tuple(deal.cities[passed].hand)
        return self._brain.answer(deal, seat, memory, random, self._budget.doubt)

    def _after(
        self, deal: State, own: Command, others: Sequence[Command], memory: Memory, seed: float
    ) -> float:
        """What the position is worth when the own next choice comes, or the end."""
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
