"""Advice on request: hints, the cost or the outcome of a choice, games to the end."""

from __future__ import annotations

from typing import Any, TypeAlias

from sevenwonders_qt.ai import messages
from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint, Reason
from sevenwonders_qt.ai.game_players import GamePlayers
from sevenwonders_qt.ai.review import Verdict, verdict_on
from sevenwonders_qt.ai.trials import Stale, never
from sevenwonders_qt.core.decider import Command, View

Advice: TypeAlias = "tuple[Hint, ...] | Verdict | Forecast | Confirmed | None"
"""The forms of advice; None where there is no network."""


def advise(
    what: str,
    players: GamePlayers,
    rules: Any,
    view: View,
    memory: Any,
    played: Any,
    part: Any,
    stale: Stale = never,
) -> Advice:
    """Return the advice that a question of `Thinker` asks for: ``what`` is one of `ADVICE`."""
    match what:
        case messages.HINTS:
            return hints(players, view, rules, memory, stale)
        case messages.VERDICT:
            return verdict(players, view, rules, memory, played)
        case messages.FORECAST:
            return forecast(players, view, rules, memory, played)
    return confirmed(players, view, rules, memory, played, part)


def hints(
    players: GamePlayers,
    view: View,
    rules: Any,
    memory: Any,
    stale: Stale = never,
) -> tuple[Hint, ...]:
    """Return choices that a person may think of; by the player by rules without a network.

    Without one, the reason is all that the choice does by the rules.
    """
    adviser = players.adviser(rules)
    if adviser is None:
        from sevenwonders_qt.ai.mechanisms import telling  # players who only play need none

        command = players.choose("rules", view, rules, 0, memory)
        found = players.mechanisms(rules, view, memory, command, None)
        return (Hint(command, None, Reason("", telling(found, ""))),)
    if len(view.legal) == 1:
        return (Hint(view.legal[0], None, None),)
    return adviser.hints(view, memory, stale)


def verdict(
    players: GamePlayers, view: View, rules: Any, memory: Any, played: Command
) -> Verdict | None:
    """Return the verdict on a choice that was made; None where there is no network."""
    adviser = players.adviser(rules)
    return None if adviser is None else verdict_on(adviser, view, memory, played)


def forecast(
    players: GamePlayers, view: View, rules: Any, memory: Any, command: Command
) -> Forecast | None:
    """Return the expected outcome of a choice; None where there is no network."""
    adviser = players.adviser(rules)
    return None if adviser is None else adviser.forecast(view, memory, command)


def confirmed(
    players: GamePlayers,
    view: View,
    rules: Any,
    memory: Any,
    choices: tuple[Command, Command],
    part: int,
) -> Confirmed | None:
    """Compare the better and the worse of two choices by some games to the end."""
    adviser = players.adviser(rules)
    return None if adviser is None else adviser.confirm(view, memory, *choices, part)
