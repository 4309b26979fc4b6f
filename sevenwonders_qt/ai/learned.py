"""The learned player: a network says what the position after each choice is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.choices import Choices, read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.network import OUTPUT_BITS, Network
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.numbers import direction
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.view import PlayerView

DIGITS = 6
"""Values nearer than this are equal, so that no machine's rounding decides."""
_POINTS = 10 / (1 << OUTPUT_BITS)


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player wants, in points.

    ``rival`` weighs the points of the best rival, ``win`` the chance of winning. ``temperature``
    is how many points worse a choice may be and still be made now and then. ``liking`` weighs
    categories of points beyond their worth, by name.
    """

    rival: float = 0.4
    win: float = 6.0
    temperature: float = 0.0
    liking: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Brain:
    """A network with the features that it was made for."""

    features: ClassicFeatures
    network: Network
    taste: Taste = Taste()

    def choose(self, view: PlayerView, memory: Memory, random: Random) -> Command:
        """The choice of the highest worth, or one near it where the taste has a temperature."""
        state = open_state(view, self.features.rules)
        player = view.deciders[view.seat]
        choices = self.read(state, view.seat, player, view.hand, memory, view.legal)
        worth = self.worth(choices, state.age)
        return self.pick(choices, worth, random)

    def pick(self, choices: Choices, worth: Sequence[float], random: Random) -> Command:
        """The option of the highest worth; ``random`` decides between equals."""
        heat = self.taste.temperature
        drawn = [
            (round(value + heat * _noise(random) if heat else value, DIGITS), random.random())
            for value in worth
        ]
        best = max(range(len(drawn)), key=drawn.__getitem__)
        return choices.options[best].command

    def read(
        self,
        state: State,
        seat: Seat,
        player: Seat,
        hand: Sequence[CardId],
        memory: Memory,
        legal: Sequence[Command],
    ) -> Choices:
        coming = memory.coming(direction(state.age), state.turn)
        return read_choices(self.features, state, seat, player, hand, coming, legal)

    def worth(self, choices: Choices, age: int) -> list[float]:
        """What each option is worth to the player's taste, in points."""
        return [self.value(outputs) for outputs in self.outputs(choices, age)]

    def outputs(self, choices: Choices, age: int) -> list[list[int]]:
        """What the network says of each option; those that leave alike are worked out once."""
        network, first_own = self.network, self.features.shared_numbers
        shared = [network.sums(part.rows, part.numbers) for part in choices.shared]
        own = [
            network.sums(part.rows, part.numbers, first_own) + shared[choices.shared_of(place)]
            for place, part in enumerate(choices.own)
        ]
        bucket = age - 1
        return [
            network.outputs(own[place] + network.row(taken) if taken >= 0 else own[place], bucket)
            for _, place, taken in choices.options
        ]

    def value(self, outputs: Sequence[int]) -> float:
        """Outputs as one number of points."""
        taste = self.taste
        value = (sum(outputs[:-2]) - taste.rival * outputs[-2]) * _POINTS
        if taste.liking:
            named = zip(self.features.categories, outputs, strict=False)
            value += sum(taste.liking.get(name, 0.0) * points * _POINTS for name, points in named)
        return value + taste.win * chance(outputs[-1] / (1 << OUTPUT_BITS))


def _noise(random: Random) -> float:
    """About normal, with a spread of 1; without logarithms, which differ between machines."""
    return 2 * (random.random() + random.random() + random.random() - 1.5)


def chance(log_odds: float) -> float:
    """0 to 1; with multiplications only, which every machine rounds alike."""
    power = 1 - max(-30.0, min(30.0, log_odds)) / 4096
    for _ in range(12):
        power *= power
    return 1 / (1 + power)


def load_brain(rules: Ruleset, network: Network, taste: Taste = Taste()) -> Brain:
    return Brain(ClassicFeatures(rules), network, taste)
