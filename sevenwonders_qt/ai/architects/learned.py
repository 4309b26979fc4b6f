"""The learned player of Architects: a network values positions, chance weighs hidden cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.architects.choices import Choices, End, Option, end_of, read_choices
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.learned import Prospect, Taste, best_of, mean_prospect, prospect_of
from sevenwonders_qt.ai.network import Network
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import BuildStage, TakeToken
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.view import PlayerView

QUICK_DRAWS = 2
"""Hidden cards weighed where choices are tried out many times."""


@dataclass(frozen=True, slots=True)
class ArchitectsBrain:
    """A network with the features that it was made for."""

    features: ArchitectsFeatures
    network: Network
    taste: Taste

    def choose(self, view: PlayerView, random: Random) -> Command:
        """Return the choice of the highest worth, or one near it if the taste has a temperature."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = open_state(view, self.features.rules)
        worth = self.weigh(state, view.seat, view.legal)
        ideas = [idea(command) for command in view.legal]
        return view.legal[best_of(worth, random, self.taste.temperature, ideas)]

    def weigh(
        self, state: State, seat: Seat, commands: Sequence[Command], draw: Random | None = None
    ) -> list[float]:
        """Return the worth of each command open to a seat; ``draw`` as in `read_choices`."""
        return self.worth(read_choices(self.features, state, seat, commands, draw, QUICK_DRAWS))

    def answer(self, state: State, random: Random) -> Command:
        """Return what the active seat does in a fully known state, by what it may see."""
        commands = legal(state, state.active)
        if len(commands) == 1:
            return commands[0]
        return commands[best_of(self.weigh(state, state.active, commands, random), random)]

    def best(self, state: State, random: Random) -> Prospect:
        """Return the prospect of the best choice of the active seat."""
        seat = state.active
        commands = legal(state, seat)
        choices = read_choices(self.features, state, seat, commands, random, QUICK_DRAWS)
        found = self._found(choices)
        values = [self._value(outputs) for outputs in found]
        best = max(choices.options, key=lambda option: option.worth(values))
        return _prospect(best, found, values)

    def prospects(self, choices: Choices) -> list[Prospect]:
        """Return the prospect of each option."""
        found = self._found(choices)
        values = [self._value(outputs) for outputs in found]
        return [_prospect(option, found, values) for option in choices.options]

    def final(self, state: State, seat: Seat) -> Prospect:
        """Return the outcome of a match at its end."""
        return _of_end(end_of(state, seat))

    def value(self, prospect: Prospect) -> float:
        """Return a prospect as one number of points."""
        return self.taste.worth(prospect, self.features.categories)

    def worth(self, choices: Choices) -> list[float]:
        """Return the worth of each option to the player's taste, in points."""
        values = [self._value(outputs) for outputs in self._found(choices)]
        return [option.worth(values) for option in choices.options]

    def _found(self, choices: Choices) -> list[Sequence[int] | End]:
        """Return for each leaf the network's outputs, or the end of the match there."""
        network, features = self.network, self.features
        of_table, of_own = features.others_numbers, features.shared_numbers
        others = [network.sums(part.rows, part.numbers) for part in choices.others]
        table = [network.sums(part.rows, part.numbers, of_table) for part in choices.table]
        own = [network.sums(part.rows, part.numbers, of_own) for part in choices.own]
        found: list[Sequence[int] | End] = []
        for leaf in choices.leaves:
            if leaf.end is not None:
                found.append(leaf.end)
                continue
            sums = others[leaf.others] + table[leaf.table] + own[leaf.own]
            for row in leaf.uses:
                if row >= 0:
                    sums += network.row(row)
            found.append(network.outputs(sums, leaf.bucket))
        return found

    def _value(self, found: Sequence[int] | End) -> float:
        taste = self.taste
        if isinstance(found, End):
            return sum(found.points) - taste.rival * found.rival + taste.win * found.share
        return taste.value(found, self.features.categories)


def _prospect(
    option: Option, found: Sequence[Sequence[int] | End], values: Sequence[float]
) -> Prospect:
    """Return an option's prospect: the best sequel's of each outcome, weighed by its share."""
    best, shares = [], []
    for outcome in option.outcomes:
        if outcome.share:
            best.append(found[max(outcome.leaves, key=values.__getitem__)])
            shares.append(outcome.share)
    return mean_prospect(
        [_of_end(b) if isinstance(b, End) else prospect_of(b) for b in best], shares
    )


def _of_end(end: End) -> Prospect:
    return Prospect(tuple(map(float, end.points)), float(end.rival), end.share)


def idea(command: Command) -> Hashable:
    """Return the same for what a person calls one plan: a stage or a token, however paid."""
    match command:
        case BuildStage():
            return BuildStage, command.stage
        case TakeToken():
            return TakeToken, command.place
    return command
