"""The learned player of Architects: a network values positions, chance weighs hidden cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.architects.choices import Choices, End, end_of, read_choices
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.learned import Taste, best_of
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
        """The choice of the highest worth, or one near it where the taste has a temperature."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = open_state(view, self.features.rules)
        worth = self.weigh(state, view.seat, view.legal)
        ideas = [_idea(command) for command in view.legal]
        return view.legal[best_of(worth, random, self.taste.temperature, ideas)]

    def weigh(
        self, state: State, seat: Seat, commands: Sequence[Command], draw: Random | None = None
    ) -> list[float]:
        """What each of the commands open to a seat is worth; ``draw`` as in `read_choices`."""
        return self.worth(read_choices(self.features, state, seat, commands, draw, QUICK_DRAWS))

    def answer(self, state: State, random: Random) -> Command:
        """What the active seat does in a state that is known as a whole, by what it may see."""
        commands = legal(state, state.active)
        if len(commands) == 1:
            return commands[0]
        return commands[best_of(self.weigh(state, state.active, commands, random), random)]

    def best(self, state: State, random: Random) -> float:
        """What the best choice of the active seat is worth, in points."""
        return max(self.weigh(state, state.active, legal(state, state.active), random))

    def final(self, state: State, seat: Seat) -> float:
        """What the end of a match is worth, in points."""
        return self._end(end_of(state, seat))

    def worth(self, choices: Choices) -> list[float]:
        """What each option is worth to the player's taste, in points."""
        network, features = self.network, self.features
        of_table, of_own = features.others_numbers, features.shared_numbers
        others = [network.sums(part.rows, part.numbers) for part in choices.others]
        table = [network.sums(part.rows, part.numbers, of_table) for part in choices.table]
        own = [network.sums(part.rows, part.numbers, of_own) for part in choices.own]
        values = []
        for leaf in choices.leaves:
            if leaf.end is not None:
                values.append(self._end(leaf.end))
                continue
            sums = others[leaf.others] + table[leaf.table] + own[leaf.own]
            for row in leaf.uses:
                if row >= 0:
                    sums += network.row(row)
            outputs = network.outputs(sums, leaf.bucket)
            values.append(self.taste.value(outputs, features.categories))
        return [option.worth(values) for option in choices.options]

    def _end(self, end: End) -> float:
        taste = self.taste
        return sum(end.points) - taste.rival * end.rival + taste.win * end.share


def _idea(command: Command) -> Hashable:
    """What a person would call the same plan: a stage or a token, however it is paid."""
    match command:
        case BuildStage():
            return BuildStage, command.stage
        case TakeToken():
            return TakeToken, command.place
    return command
