"""The AI players of Architects by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.architects.search import ArchitectsSearch
from sevenwonders_qt.ai.brains import architects_brain_for
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.random_play import random_answer
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.view import PlayerView

Player = Callable[[PlayerView, Ruleset, Random], Command]


def _at_random(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    return random_answer(view, random)


def _learned(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    brain = architects_brain_for(rules)
    if brain is None:
        return rule_based.choose(view, rules, random)
    return brain.choose(view, random)


def _search(view: PlayerView, rules: Ruleset, random: Random) -> Command:
    brain = architects_brain_for(rules)
    if brain is None:
        return rule_based.choose(view, rules, random)
    return ArchitectsSearch(brain).choose(view, random)


PLAYERS: Mapping[str, Player] = {
    "random": _at_random,
    "rules": rule_based.choose,
    "learned": _learned,
    "search": _search,
}
"""The players, weakest first; the view given to one must owe an answer."""
