"""The AI players of Architects by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Protocol

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.architects.brains import architects_brain_for
from sevenwonders_qt.ai.architects.search import ArchitectsSearch
from sevenwonders_qt.ai.levels import ARCHITECTS, CHARACTERS, Character, level_of
from sevenwonders_qt.ai.trials import never
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.random_play import random_answer
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.view import PlayerView


class Player(Protocol):
    """Answers a view with one of its legal commands; ``stale`` as in `ai.players.choose`."""

    def __call__(
        self, view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
    ) -> Command: ...


def _at_random(
    view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
) -> Command:
    return random_answer(view, random)


def _by_rules(
    view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
) -> Command:
    return rule_based.choose(view, rules, random)


def _with_network(character: Character) -> Player:
    """A level as it plays with the network, or the player by rules where there is none."""
    manner = character.manner(ARCHITECTS)

    def answer(
        view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
    ) -> Command:
        brain = architects_brain_for(rules)
        if brain is None:
            return rule_based.choose(view, rules, random)
        brain = replace(brain, taste=brain.taste.with_manner(manner))
        if character.level.searches:
            return ArchitectsSearch(brain).choose(view, random, stale)
        return brain.choose(view, random)

    return answer


PLAYERS: Mapping[str, Player] = {
    "random": _at_random,
    "rules": _by_rules,
    **{name: _with_network(CHARACTERS[level_of(name)]) for name in ("learned", "search")},
    **{name: _with_network(character) for name, character in CHARACTERS.items()},
}
"""The players, as in 7 Wonders; the view given to one must owe an answer."""
