"""Asks the computer players of a game, which is found by its rules."""

from __future__ import annotations

from random import Random
from typing import Any

from sevenwonders_qt.ai import advising
from sevenwonders_qt.ai.advice import Forecast, Hint
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.game_players import GamePlayers
from sevenwonders_qt.ai.players import Question
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.ai.trials import Stale, never
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.decider import Command


def players_of(rules: Any) -> GamePlayers:
    """The computer players of the game in the package of which these rules are."""
    return GAMES[type(rules).__module__.split(".")[2]].players()


def choose(
    player: str,
    view: Any,
    rules: Any,
    seed: int | str,
    memory: Any = None,
    stale: Stale = never,
) -> Command:
    """As `GamePlayers.choose`."""
    return players_of(rules).choose(player, view, rules, seed, memory, stale)


def adviser_for(rules: Any) -> Adviser | None:
    """As `GamePlayers.adviser`."""
    return players_of(rules).adviser(rules)


def hints(view: Any, rules: Any, memory: Any) -> tuple[Hint, ...]:
    """As `advising.hints`."""
    return advising.hints(players_of(rules), view, rules, memory)


def verdict(view: Any, rules: Any, memory: Any, played: Command) -> Verdict | None:
    """As `advising.verdict`."""
    return advising.verdict(players_of(rules), view, rules, memory, played)


def forecast(view: Any, rules: Any, memory: Any, command: Command) -> Forecast | None:
    """As `advising.forecast`."""
    return advising.forecast(players_of(rules), view, rules, memory, command)


def ask(player: str, view: Any, rules: Any, random: Random, stale: Stale = never) -> Command:
    """The answer of a player that remembers nothing and draws from ``random``."""
    return players_of(rules).answer(player, Question(view, rules, None, random, stale))
