"""The learned player: a network estimates the position after each choice."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import mul
from random import Random
from typing import Final, NamedTuple

from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.levels import Manner
from sevenwonders_qt.ai.network import OUTPUT_BITS, Network
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import BUILD, SELL, Play
from sevenwonders_qt.games.classic.legal import legal
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.games.classic.view import PlayerView

DIGITS = 6
"""Values nearer than this are equal, so that no machine's rounding decides."""
_POINTS = 10 / (1 << OUTPUT_BITS)


class Prospect(NamedTuple):
    """The outcome of a position: own points by category, the best rival's, chance of winning."""

    points: tuple[float, ...]
    rival: float
    win: float

    @property
    def total(self) -> float:
        """The own points in all."""
        return sum(self.points)

    @property
    def outlook(self) -> Outlook:
        """The part of it that is named to people."""
        return Outlook(self.total, self.win)


def mean_prospect(prospects: Sequence[Prospect], weights: Sequence[float]) -> Prospect:
    """Return the weighted mean; the weights need not add up to 1."""
    whole = sum(weights)
    columns = zip(*(prospect.points for prospect in prospects), strict=True)
    points = (sum(map(mul, column, weights)) / whole for column in columns)
    rival = sum(p.rival * w for p, w in zip(prospects, weights, strict=True)) / whole
    win = sum(p.win * w for p, w in zip(prospects, weights, strict=True)) / whole
    return Prospect(tuple(points), rival, win)


@dataclass(frozen=True, slots=True)
class Taste:
    """The preferences of a player, in points.

    ``rival`` weighs the points of the best rival, ``win`` the chance of winning. ``temperature``
    is how many points worse a choice may be and still be made now and then. ``liking`` weighs
    categories of points beyond their worth, by name.
    """

    rival: float = 0.4
    win: float = 6.0
    temperature: float = 0.0
    liking: Mapping[str, float] = field(default_factory=dict)

    def with_manner(self, manner: Manner) -> Taste:
        """Return the same taste, as a level or a temperament has it."""
        liking = manner.with_liking(self.liking).liking
        if manner.alone:
            return Taste(0.0, 0.0, manner.temperature, liking)
        return replace(self, temperature=manner.temperature, liking=liking)

    def value(self, outputs: Sequence[int], categories: Sequence[str]) -> float:
        """Return outputs as one number of points; the first of them are by category."""
        value = (sum(outputs[:-2]) - self.rival * outputs[-2]) * _POINTS
        if self.liking:
            named = zip(categories, outputs, strict=False)
            value += sum(self.liking.get(name, 0.0) * points * _POINTS for name, points in named)
        return value + self.win * chance(outputs[-1] / (1 << OUTPUT_BITS))

    def worth(self, prospect: Prospect, categories: Sequence[str]) -> float:
        """Return a prospect as one number of points, on the same scale as `value`."""
        worth = prospect.total - self.rival * prospect.rival + self.win * prospect.win
        if self.liking:
            named = zip(categories, prospect.points, strict=True)
            worth += sum(self.liking.get(name, 0.0) * points for name, points in named)
        return worth


@dataclass(frozen=True, slots=True)
class Brain:
    """A network with the features that it was made for."""

    features: ClassicFeatures
    network: Network
    taste: Taste = Taste()

    def choose(self, view: PlayerView, memory: Memory, random: Random) -> Command:
        """Return the choice of the highest worth, or one near it if the taste has a temperature."""
        choices, worth = self.weigh(view, memory)
        ideas = [idea(option.command) for option in choices.options]
        place = best_of(worth, random, self.taste.temperature, ideas)
        return choices.options[place].command

    def weigh(self, view: PlayerView, memory: Memory) -> tuple[Choices, list[float]]:
        """Return everything open to the seat of a view, and the worth of each option in points."""
        choices = self.read(view, memory)
        return choices, self._worth(choices, view.current_age)

    def read(self, view: PlayerView, memory: Memory) -> Choices:
        """Return everything open to the seat of a view."""
        state = open_state(view, self.features.rules)
        player = view.deciders[view.seat]
        return self._read(state, view.seat, player, view.hand, memory, view.legal)

    def answer(
        self, state: State, seat: Seat, memory: Memory, random: Random, heat: float
    ) -> Command:
        """Return what a seat may do in a state that is known as a whole.

        ``memory`` is that of the player who chooses for the seat, ``heat`` is how many points worse
        a choice may be.
        """
        choices = self._in_state(state, seat, memory)
        worth = self._worth(choices, state.current_age)
        ideas = [idea(option.command) for option in choices.options] if heat else None
        return choices.options[best_of(worth, random, heat, ideas)].command

    def best(self, state: State, seat: Seat, memory: Memory, soft: float) -> Prospect:
        """Return the prospect of the best choice of a seat.

        ``soft`` is how many points apart two choices may be and still both count: one good choice
        of many is a surer thing than the only one.
        """
        outputs = self.outputs(self._in_state(state, seat, memory), state.current_age)
        worth = [self.value(found) for found in outputs]
        most = max(worth)
        weights = [1 / (1 + ((most - value) / soft) ** 2) ** 2 for value in worth]
        return mean_prospect([prospect_of(found) for found in outputs], weights)

    def final(self, state: State, seat: Seat) -> Prospect:
        """Return the outcome of a match at its end."""
        assert state.result is not None
        totals, winners = state.result.totals[: state.players], state.result.winners
        rival = max(total for other, total in enumerate(totals) if other != seat)
        won = 1 / len(winners) if seat in winners else 0.0
        points = sheets(self.features.rules, state.cities)[seat].by_category()
        found = tuple(points.get(name, 0) for name in self.features.categories)
        return Prospect(found, rival, won)

    def worth(self, prospect: Prospect) -> float:
        """Return a prospect as one number of points."""
        return self.taste.worth(prospect, self.features.categories)

    def _in_state(self, state: State, seat: Seat, memory: Memory) -> Choices:
        seating = state.rules.seating
        player, hand = seating.player_of(state, seat), seating.hand_of(state, seat)
        return self._read(state, seat, player, hand, memory, legal(state, seat))

    def _read(
        self,
        state: State,
        seat: Seat,
        player: Seat,
        hand: Sequence[CardId],
        memory: Memory,
        legal: Sequence[Command],
    ) -> Choices:
        coming = memory.coming(state.rules.shape, state.age, state.turn)
        return read_choices(self.features, state, seat, player, hand, coming, legal)

    def _worth(self, choices: Choices, age: int) -> list[float]:
        """Return the worth of each option to the player's taste, in points."""
        return [self.value(outputs) for outputs in self.outputs(choices, age)]

    def outputs(self, choices: Choices, age: int) -> list[list[int]]:
        """Return the network's outputs for each option; equal positions are worked out once."""
        network, first_own = self.network, self.features.shared_numbers
        shared = [network.sums(part.rows, part.numbers) for part in choices.shared]
        own = [
            network.sums(part.rows, part.numbers, first_own) + shared[choices.shared_of(place)]
            for place, part in enumerate(choices.own)
        ]
        bucket = max(1, age) - 1
        return [
            network.outputs(own[place] + network.row(taken) if taken >= 0 else own[place], bucket)
            for _, place, taken in choices.options
        ]

    def value(self, outputs: Sequence[int]) -> float:
        """Return outputs as one number of points."""
        return self.taste.value(outputs, self.features.categories)


def prospect_of(outputs: Sequence[int]) -> Prospect:
    """Return the outputs of a network as a prospect."""
    *points, rival, win = outputs
    won = chance(win / (1 << OUTPUT_BITS))
    return Prospect(tuple(n * _POINTS for n in points), rival * _POINTS, won)


SALE: Final = "sale"
"""The idea of a card that is turned into coins."""


def idea(command: Command) -> Hashable:
    """Return the same for what a person calls one plan: a card to build, the next stage, to sell.

    The payment, and the card that goes under the stage or away, are worked out afterwards.
    """
    if not isinstance(command, Play):
        return command
    if command.use is SELL:
        return SALE
    return command.use, command.card if command.use is BUILD else command.option


def best_of(
    worth: Sequence[float],
    random: Random,
    heat: float = 0.0,
    ideas: Sequence[Hashable] | None = None,
) -> int:
    """Return the place of the highest worth, misjudged by ``heat``; ``random`` decides ties.

    Options of one idea are misjudged alike, so that the best of them is taken; without ``ideas``
    each is an idea of its own. A player that judges badly would rather build anything than sell.
    """
    kinds: Sequence[Hashable] = range(len(worth)) if ideas is None else ideas
    slips: dict[Hashable, float] = {}
    drawn = []
    for value, kind in zip(worth, kinds, strict=True):
        if heat:
            if kind not in slips:
                slips[kind] = -heat if kind == SALE else heat * _noise(random)
            value += slips[kind]
        drawn.append((round(value, DIGITS), random.random()))
    return max(range(len(drawn)), key=drawn.__getitem__)


def _noise(random: Random) -> float:
    """Draw an about normal number of spread 1; without logarithms, which differ by machine."""
    return 2 * (random.random() + random.random() + random.random() - 1.5)


def chance(log_odds: float) -> float:
    """Return a chance, 0 to 1; by multiplications only, which every machine rounds alike."""
    power = 1 - max(-30.0, min(30.0, log_odds)) / 4096
    for _ in range(12):
        power *= power
    return 1 / (1 + power)
