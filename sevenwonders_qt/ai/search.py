"""The searching player: tries its best choices in deals that fit what it knows, some turns deep."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.belief import sample
from sevenwonders_qt.ai.learned import Brain, Prospect, idea, prospect_of
from sevenwonders_qt.ai.trials import Plan, Trial, never, try_out
from sevenwonders_qt.core.chance import Chance, SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import BUILD, Play, Prompt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is tried: the best ``best`` choices, in ``samples`` sampled deals.

    Choices more than ``margin`` points behind the best are not tried. ``doubt`` is how many points
    worse the others' choices may be. The position is judged ``depth`` own turns later; those before
    are played by the network. ``trust`` is the weight of what the network says at once beside that.
    """

    depth: int = 2
    samples: int = 24
    best: int = 6
    margin: float = 6.0
    doubt: float = 0.7
    trust: float = 0.5
    soft: float = 0.5


ROUNDS = 3
"""After each third of the deals the worse half of the choices is given up."""


class Search:
    """A brain that looks ahead. The same question and budget lead to the same answer."""

    def __init__(self, brain: Brain, budget: Budget = Budget()) -> None:
        self.brain = brain
        self.budget = budget
        self._game = Classic(brain.features.rules)

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
        brain = self.brain
        choices = brain.read(view, memory)
        outputs = brain.outputs(choices, view.age)
        worth = [brain.value(found) for found in outputs]
        tried = self._tried(worth)
        if len(tried) < 2 or not looks_ahead(view):
            return brain.pick(choices, worth, random)
        trials = [Trial(choices.options[at].command, prospect_of(outputs[at])) for at in tried]
        found = try_out(
            trials,
            self.deals(view, memory, random),
            [lambda left: self.budget.samples // ROUNDS] * ROUNDS,
            self.value,
            stale,
        )
        return found[0].command

    # What advice needs -----------------------------------------------------------------------

    def moment(self, view: PlayerView) -> str:
        """A name for the question: the same one is answered with the same chance."""
        return f"{view.seat}/{view.age}/{view.turn}/{view.prompt}"

    def plans(self, view: PlayerView, memory: Memory) -> list[Plan]:
        """Everything open to the seat, as the network sees it."""
        brain, features = self.brain, self.brain.features
        choices = brain.read(view, memory)
        found = []
        for option, outputs in zip(choices.options, brain.outputs(choices, view.age), strict=True):
            own = choices.own[option.own]
            leads, within = features.leads(own), features.within_reach(own)
            now = () if is_last_turn(view) else features.standing(own)
            found.append(Plan(option.command, prospect_of(outputs), leads, within, now=now))
        return found

    def samples(self, view: PlayerView, plans: int) -> int:
        """In how many deals so many plans are tried; 0 where the network alone has to do."""
        return self.budget.samples if looks_ahead(view) else 0

    def worth(self, prospect: Prospect) -> float:
        """A prospect as one number of points."""
        return self.brain.worth(prospect)

    def idea(self, command: Command) -> Hashable:
        """What a person would call the same plan, however it is paid."""
        return idea(command)

    def opens(self, view: PlayerView, command: Command) -> tuple[CardId, ...]:
        """Later cards that the card built lets follow without cost, and that nothing else does."""
        if not (isinstance(command, Play) and command.use is BUILD):
            return ()
        rules = self.brain.features.rules
        catalogue, built = rules.catalogue, view.cities[view.seat].built
        ages = rules.shape.ages_from(view.age + 1)
        coming = {card for age in ages for card in catalogue.deck(age, len(view.cities))}
        return tuple(
            card
            for card in catalogue.cards[command.card].chains_to
            if card in coming
            and card not in built
            and not {*catalogue.cards[card].chains_from} & {*built}
        )

    # Deals -----------------------------------------------------------------------------------

    def deals(self, view: PlayerView, memory: Memory, random: Random) -> Iterator[Deal]:
        """Deals that fit what the seat knows, as many as are asked for."""
        while True:
            deal = sample(view, memory, self.brain.features.rules, random)
            seed = random.random()
            others = [
                self._answer(deal, seat, random)
                for seat in range(len(deal.cities))
                if seat != view.seat
            ]
            yield Deal(self, deal, others, memory, seed)

    def value(self, trial: Trial) -> float:
        """What a choice is worth after all its deals, in points."""
        return trial.value(self.brain.worth, self.budget.trust)

    def _tried(self, worth: Sequence[float]) -> list[int]:
        """The options worth trying, the best first."""
        order = sorted(range(len(worth)), key=lambda option: -worth[option])
        least = worth[order[0]] - self.budget.margin
        return [option for option in order if worth[option] >= least][: self.budget.best]

    def _answer(self, deal: State, seat: Seat, random: Random) -> Command:
        """What another seat may do, judged by its hand and those that it has passed on."""
        seats, towards = len(deal.cities), deal.rules.shape.direction(deal.age)
        memory = Memory(seat, [None] * seats)
        for turns in range(1, min(seats, deal.turn)):
            passed = (seat + towards * turns) % seats
            memory.hands[passed] = tuple(deal.cities[passed].hand)
        return self.brain.answer(deal, seat, memory, random, self.budget.doubt)

    def after(
        self, deal: State, own: Command, others: Sequence[Command], memory: Memory, seed: float
    ) -> Prospect:
        """What the position leads to some own turns later, or at the end."""
        seat = own.seat
        state, known = deal.copy(), memory.copy()
        chance, random = SeededChance(str(seed)), Random(seed)
        for command in (own, *others):
            self._step(state, command, chance, known)
        left = self.budget.depth
        while state.result is None:
            if state.prompts[seat] is not None:
                known.look(state.cities[seat].hand)
                left -= state.prompts[seat] == Prompt.CARD
                if not left:
                    return self.brain.best(state, seat, known, self.budget.soft)
                answer = self.brain.answer(state, seat, known, random, 0.0)
            else:
                answer = self._answer(state, state.owing[0], random)
            self._step(state, answer, chance, known)
        return self.brain.final(state, seat)

    def to_the_end(
        self, deal: State, own: Command, others: Sequence[Command], seed: float
    ) -> Prospect:
        """What the match comes to when everybody plays on by the network."""
        state, chance, random = deal.copy(), SeededChance(str(seed)), Random(seed)
        for command in (own, *others):
            self._game.step(state, command, chance)
        while state.result is None:
            answer = self._answer(state, state.owing[0], random)
            self._game.step(state, answer, chance)
        return self.brain.final(state, own.seat)

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

    def to_the_end(self, own: Command) -> Prospect:
        """What the match comes to, with the same chance for all choices."""
        return self.search.to_the_end(self.state, own, self.others, self.seed)


def is_last_turn(view: PlayerView) -> bool:
    """Whether nothing comes after this turn but the counting of points."""
    return view.age == view.shape.last_age and view.turn >= view.shape.turns


def looks_ahead(view: PlayerView) -> bool:
    """Whether choices of this view can be tried in sampled deals: cards at a round table."""
    return view.prompt == Prompt.CARD and len(set(view.deciders)) == len(view.cities)
