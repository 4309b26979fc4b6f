"""The searching player of Architects: plays its best choices out to its next turn, many times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.architects.belief import open_state, sample
from sevenwonders_qt.ai.architects.learned import ArchitectsBrain
from sevenwonders_qt.ai.search import never
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.turn import answer
from sevenwonders_qt.games.architects.view import PlayerView

_TAKE = Prompt.TAKE


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: so many turns played out for each player, whoever takes them.

    The ``best`` choices are tried that are no more than ``margin`` points behind the first. They
    share the turns evenly; half of them go on after half of the deals. For more than ``players``
    there are no more turns, but fewer deals. ``trust`` is the weight of what the network says at
    once beside what it says a round later.
    """

    turns: int = 40
    players: int = 4
    best: int = 6
    margin: float = 8.0
    trust: float = 0.5


class ArchitectsSearch:
    """A brain that looks ahead. The same question and budget lead to the same answer."""

    def __init__(self, brain: ArchitectsBrain, budget: Budget = Budget()) -> None:
        self._brain = brain
        self._budget = budget

    def choose(
        self, view: PlayerView, random: Random, stale: Callable[[], bool] = never
    ) -> Command:
        """The choice that turns out best on average; soon given up when ``stale`` becomes true."""
        if len(view.legal) == 1:
            return view.legal[0]
        brain, budget = self._brain, self._budget
        state = open_state(view, brain.features.rules)
        worth = brain.weigh(state, view.seat, view.legal)
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - budget.margin
        tried = [option for option in order[: budget.best] if worth[option] >= least]
        totals = dict.fromkeys(tried, 0.0)
        deals = 0
        seats = len(view.cities)
        half = budget.turns * min(seats, budget.players) // 2
        for _ in range(2):
            if len(tried) < 2:
                break
            more = max(1, half // (len(tried) * seats))
            for _ in range(more):
                if stale():
                    return view.legal[tried[0]]
                deal = sample(state, view.seat, random)
                seed = random.random()
                for option in tried:
                    totals[option] += self._after(deal, view.legal[option], seed)
            deals += more
            found = {o: totals[o] / deals + budget.trust * worth[o] for o in tried}
            tried.sort(key=lambda option: (-round(found[option], 6), option))
            del tried[max(2, (len(tried) + 1) // 2) :]
        return view.legal[tried[0]]

    def _after(self, deal: State, own: Command, seed: float) -> float:
        """What the position is worth when the own next turn begins, or at the end."""
        brain, seat, state = self._brain, own.seat, deal.copy()
        chance, random = SeededChance(str(seed)), Random(seed)
        answer(state, own, chance)
        while state.result is None and not (state.active == seat and state.prompt is _TAKE):
            answer(state, brain.answer(state, random), chance)
        if state.result is not None:
            return brain.final(state, seat)
        return brain.best(state, random)
