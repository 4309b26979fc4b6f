"""The AI players of Architects by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.brains import architects_brain_for
from sevenwonders_qt.ai.levels import ARCHITECTS, CHARACTERS, Character, level_of
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.random_play import random_answer
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.view import PlayerView

Player = Callable[[PlayerView, Ruleset, Random], Command]


def _at_random(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    return random_answer(view, random)


def _with_network(character: Character) -> Player:
    """A level as it plays with the network, or the player by rules where there is none."""
    manner = character.manner(ARCHITECTS)

    def answer(view: PlayerView, rules: Ruleset, random: Random) -> Command:
        brain = architects_brain_for(rules)
        if brain is None:
            return rule_based.choose(view, rules, random)
        return replace(brain, taste=brain.taste.with_manner(manner)).choose(view, random)

    return answer


PLAYERS: Mapping[str, Player] = {
    "random": _at_random,
    "rules": rule_based.choose,
    **{name: _with_network(CHARACTERS[level_of(name)]) for name in ("learned", "search")},
    **{name: _with_network(character) for name, character in CHARACTERS.items()},
}
"""The players, as in 7 Wonders; the view given to one must owe an answer. Nothing searches yet."""
