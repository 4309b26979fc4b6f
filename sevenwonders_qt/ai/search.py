"""The searching player: tries its best choices in deals that fit what it knows, some turns deep."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevenwonders_qt.ai.belief import sample
from sevenwonders_qt.ai.learned import Brain, Prospect, best_of, idea, prospect_of
from sevenwonders_qt.ai.trials import Plan, Trial, never, try_out
from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.legal import legal
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.view import PlayerView

if TYPE_CHECKING:
    from sevenwonders_qt.ai.mechanisms import Mechanism


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a search: the best ``best`` choices, in ``samples`` sampled deals.

    With more than ``players`` at the table there are fewer deals, as each takes longer. Choices
    more than ``margin`` points behind the best are not tried. ``doubt`` is how many points worse
    the others' choices may be. The position is judged ``depth`` own turns later; the turns before
    are played by the network. ``trust`` is the weight of the network's first estimate beside that.
    """

    depth: int = 3
    samples: int = 18
    players: int = 4
    best: int = 6
    margin: float = 6.0
    doubt: float = 0.7
    trust: float = 0.5
    soft: float = 0.5


ADVICE = Budget(depth=2, samples=16)
"""The budget of advice to a person."""

ROUNDS = 3
"""After each third of the deals the worse half of the choices is given up."""


class Search:
    """A brain that looks ahead. The same question and budget lead to the same answer."""

    def __init__(self, brain: Brain, budget: Budget = Budget()) -> None:
        self.brain = brain
        self.budget = budget
        self.game = Classic(brain.features.rules)

    def choose(
        self,
        view: PlayerView,
        memory: Memory,
        random: Random,
        stale: Callable[[], bool] = never,
    ) -> Command:
        """Return the choice that turns out best on average; soon given up once ``stale`` is true.

        Answers other than the card of a turn for the own city are the brain's own.
        """
        brain = self.brain
        choices = brain.read(view, memory)
        outputs = brain.outputs(choices, view.current_age)
        worth = [brain.value(found) for found in outputs]
        tried = self._tried(worth)
        if len(tried) < 2 or not looks_ahead(view):
            return choices.options[best_of(worth, random)].command
        trials = [Trial(choices.options[at].command, prospect_of(outputs[at])) for at in tried]
        found = try_out(
            trials,
            self.deals(view, memory, random),
            [lambda left: self.samples(view, left) // ROUNDS] * ROUNDS,
            self.value,
            stale,
        )
        return found[0].command

    # For advice -------------------------------------------------------------------------------

    @property
    def categories(self) -> Sequence[str]:
        """The names of the points of every prospect."""
        return tuple(map(str, self.brain.features.categories))

    @property
    def rival(self) -> float:
        """The weight of a point of the best rival beside an own one."""
        return self.brain.taste.rival

    def mechanisms(
        self, view: PlayerView, memory: Memory, better: Command, worse: Command | None
    ) -> Sequence[Mechanism]:
        """Return the ways that ``better`` pays and ``worse`` does not; all if that is None."""
        from sevenwonders_qt.ai.mechanisms import mechanisms  # players who only play need none

        return mechanisms(self.brain.features.rules, view, memory, better, worse)

    def moment(self, view: PlayerView) -> str:
        """Return a name for the question: the same one is answered with the same chance."""
        return f"{view.seat}/{view.age}/{view.turn}/{view.prompt}"

    def plans(self, view: PlayerView, memory: Memory) -> list[Plan]:
        """Return everything open to the seat, as the network sees it."""
        brain, features = self.brain, self.brain.features
        choices = brain.read(view, memory)
        found = []
        for option, outputs in zip(
            choices.options, brain.outputs(choices, view.current_age), strict=True
        ):
            own = choices.own[option.own]
            found.append(Plan(option.command, prospect_of(outputs), features.leads(own)))
        return found

    def samples(self, view: PlayerView, plans: int) -> int:
        """Return how many deals so many plans are tried in; 0 where only the network can judge."""
        if not looks_ahead(view):
            return 0
        budget, seats = self.budget, len(view.cities)
        return max(ROUNDS, budget.samples * budget.players // max(budget.players, seats))

    def worth(self, prospect: Prospect) -> float:
        """Return a prospect as one number of points."""
        return self.brain.worth(prospect)

    def idea(self, command: Command) -> Hashable:
        """Return the same value for choices that a person calls one plan, however it is paid."""
        return idea(command)

    # Deals -----------------------------------------------------------------------------------

    def deals(self, view: PlayerView, memory: Memory, random: Random) -> Iterator[ClassicDeal]:
        """Yield deals that fit what the seat knows, as many as are asked for."""
        choices, worth = self.brain.weigh(view, memory)
        usual = choices.options[max(range(len(worth)), key=worth.__getitem__)].command
        while True:
            state = sample(view, memory, self.brain.features.rules, random)
            others = Others(self.brain, self.budget.doubt, random.random())
            yield ClassicDeal(self, state, others, memory, usual)

    def value(self, trial: Trial) -> float:
        """Return the worth of a choice after all its deals, in points."""
        return trial.value(self.brain.worth, self.budget.trust)

    def _tried(self, worth: Sequence[float]) -> list[int]:
        """Return the options worth trying, the best first."""
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - self.budget.margin
        return [option for option in order if worth[option] >= least][: self.budget.best]


class Others:
    """The choices of the other seats of a deal: by the network, with a little doubt.

    The choice of each when the own seat does the ``usual`` is remembered. With the same hand and
    the same city a seat does so again whatever the own seat does, if it can. So two choices of the
    own seat differ by their merit more than by chance, and half of the answers cost nothing.
    """

    def __init__(self, brain: Brain, doubt: float, seed: float) -> None:
        """Remember nothing yet; ``doubt`` is how many points worse a choice may be."""
        self.seed = seed
        self.settled = False
        """Whether their usual choices are known."""
        self._brain = brain
        self._doubt = doubt
        self._usual: dict[Hashable, Command] = {}

    def answer(self, state: State, seat: Seat) -> Command:
        """Return the usual answer of a seat where it fits, else another one."""
        city = state.cities[seat]
        own = tuple(city.hand), tuple(city.built), len(city.under_stages)
        asked = seat, state.age, state.turn, state.prompts[seat], own
        usual = self._usual.get(asked)
        if usual is not None and usual in legal(state, seat):
            return usual
        found = self.choose(state, seat)
        if not self.settled:
            self._usual[asked] = found
        return found

    def choose(self, state: State, seat: Seat) -> Command:
        """Return what a seat may do, judged by its hand and those that it has passed on."""
        player = state.rules.seating.player_of(state, seat)
        memory = Memory(player, [None] * len(state.cities))
        for passed in _passed_on(state, player):
            memory.hands[passed] = tuple(state.cities[passed].hand)
        random = Random(f"{self.seed}/{seat}/{state.age}/{state.turn}/{state.prompts[seat]}")
        return self._brain.answer(state, seat, memory, random, self._doubt)


@dataclass(frozen=True, slots=True)
class ClassicDeal:
    """A deal that a seat may face. ``usual`` is the network's own choice for it."""

    search: Search
    state: State
    others: Others
    memory: Memory
    usual: Command

    def after(self, own: Command) -> Prospect:
        """Return the prospect of a choice some own turns later, or at the end."""
        if not self.others.settled:
            found = self._some_turns(self.usual)
            self.others.settled = True
            if own == self.usual:
                return found
        return self._some_turns(own)

    def to_the_end(self, own: Command) -> Prospect:
        """Return the outcome of the match when all players go on by the network."""
        state, chance = self.state.copy(), self._chance()
        game, choose = self.search.game, self.others.choose
        for command in self._turn(own, choose):
            game.step(state, command, chance)
        while state.result is None:
            game.step(state, choose(state, state.owing[0]), chance)
        return self.search.brain.final(state, own.seat)

    def _some_turns(self, own: Command) -> Prospect:
        brain, budget, seat = self.search.brain, self.search.budget, own.seat
        state, known = self.state.copy(), self.memory.copy()
        chance, random = self._chance(), Random(self.others.seed)
        for command in self._turn(own, self.others.answer):
            self._step(state, command, chance, known)
        left, game = budget.depth, self.search.game
        while state.result is None:
            if state.prompts[seat] is not None:
                known.look(state.cities[seat].hand)
                left -= state.prompts[seat] == Prompt.CARD
                if not left:
                    return brain.best(state, seat, known, budget.soft)
                answer = brain.answer(state, seat, known, random, 0.0)
            elif game.player_of(state, asked := state.owing[0]) == seat:
                answer = brain.answer(state, asked, known, random, 0.0)
            else:
                answer = self.others.answer(state, asked)
            self._step(state, answer, chance, known)
        return brain.final(state, seat)

    def _turn(self, own: Command, choose: Callable[[State, Seat], Command]) -> list[Command]:
        """Return the choices of all seats in the turn that is asked about.

        With a free city only the own one, as the others may differ with it.
        """
        if self.state.rules.seating.free_cities:
            return [own]
        seats = range(len(self.state.cities))
        return [own, *(choose(self.state, seat) for seat in seats if seat != own.seat)]

    def _chance(self) -> Chance:
        return SeededChance(str(self.others.seed))

    def _step(self, state: State, command: Command, chance: Chance, memory: Memory) -> None:
        game = self.search.game
        for event in game.step(state, command, chance):
            memory.hear(game.redact(event, memory.seat))


def _passed_on(state: State, player: Seat) -> Iterator[Seat]:
    """Yield the seats that have a hand in this turn that the player had before."""
    seats, rules = len(state.cities), state.rules
    if rules.seating.free_cities:  # the players exchange their hands
        yield from (seat for seat in range(state.players) if seat != player and state.turn > 1)
        return
    for turns in range(1, min(seats, state.turn)):
        yield (player + rules.shape.direction(state.age) * turns) % seats


def looks_ahead(view: PlayerView) -> bool:
    """Return whether choices can be tried in sampled deals: cards of a turn for the own city.

    Not where the player has chosen for a free city already: the view does not say how.
    """
    if view.prompt != Prompt.CARD or view.deciders[view.seat] != view.seat:
        return False
    others = (city for city in view.cities if city.seat != view.seat)
    return not any(city.ready and view.deciders[city.seat] == view.seat for city in others)
