"""The learned player of Architects: a network values positions, chance weighs hidden cards."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.architects.choices import Choices, End, read_choices
from sevenwonders_qt.ai.features.architects import ArchitectsFeatures
from sevenwonders_qt.ai.learned import Taste, best_of
from sevenwonders_qt.ai.network import Network
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import BuildStage, TakeToken
from sevenwonders_qt.games.architects.view import PlayerView

PLAIN = Taste(rival=0.5, win=20.0)
"""The taste of a player that wants to win; the end of a match is in its own hand."""


@dataclass(frozen=True, slots=True)
class ArchitectsBrain:
    """A network with the features that it was made for."""

    features: ArchitectsFeatures
    network: Network
    taste: Taste = PLAIN

    def choose(self, view: PlayerView, random: Random) -> Command:
        """The choice of the highest worth, or one near it where the taste has a temperature."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = open_state(view, self.features.rules)
        choices = read_choices(self.features, state, view.seat, view.legal)
        ideas = [_idea(option.command) for option in choices.options]
        place = best_of(self.worth(choices), random, self.taste.temperature, ideas)
        return choices.options[place].command

    def worth(self, choices: Choices) -> list[float]:
        """What each option is worth to the player's taste, in points."""
        network, features = self.network, self.features
        of_table, of_own = features.others_numbers, features.shared_numbers
        others = [network.sums(part.rows, part.numbers) for part in choices.others]
        table = [network.sums(part.rows, part.numbers, of_table) for part in choices.table]
        own = [network.sums(part.rows, part.numbers, of_own) for part in choices.own]
        values = [
            self.taste.value(
                network.outputs(
                    others[leaf.others] + table[leaf.table] + own[leaf.own], leaf.bucket
                ),
                features.categories,
            )
            if leaf.end is None
            else self._end(leaf.end)
            for leaf in choices.leaves
        ]
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
