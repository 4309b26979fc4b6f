"""The AI players of Architects by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.architects.search import ArchitectsSearch
from sevenwonders_qt.ai.brains import architects_brain_for
from sevenwonders_qt.ai.search import never
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


def _learned(
    view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
) -> Command:
    brain = architects_brain_for(rules)
    return _by_rules(view, rules, random) if brain is None else brain.choose(view, random)


def _search(
    view: PlayerView, rules: Ruleset, random: Random, stale: Callable[[], bool] = never
) -> Command:
    brain = architects_brain_for(rules)
    if brain is None:
        return _by_rules(view, rules, random)
    return ArchitectsSearch(brain).choose(view, random, stale)


PLAYERS: Mapping[str, Player] = {
    "random": _at_random,
    "rules": _by_rules,
    "learned": _learned,
    "search": _search,
}
"""The players, weakest first; the view given to one must owe an answer."""
