"""Advice as it is asked for: hints, what a choice has cost or leads to, games to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from sevenwonders_qt.ai import messages
from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint
from sevenwonders_qt.ai.adviser import adviser_for
from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.ai.review import Verdict, verdict_on
from sevenwonders_qt.ai.trials import never
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.view import PlayerView

if TYPE_CHECKING:
    from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView

Advice: TypeAlias = "tuple[Hint, ...] | Verdict | Forecast | Confirmed | None"
"""What can be advised; None where there is no network."""


def advise(
    what: str,
    rules: Any,
    view: PlayerView | ArchitectsView,
    memory: Memory | None,
    played: Any,
    part: Any,
    stale: Callable[[], bool] = never,
) -> Advice:
    """The advice that a question of `Thinker` asks for: ``what`` is one of `messages.ADVICE`."""
    match what:
        case messages.HINTS:
            return hints(view, rules, memory, stale)
        case messages.VERDICT:
            return verdict(view, rules, memory, played)
        case messages.FORECAST:
            return forecast(view, rules, memory, played)
    return confirmed(view, rules, memory, played, part)


def hints(
    view: PlayerView | ArchitectsView,
    rules: Any,
    memory: Memory | None,
    stale: Callable[[], bool] = never,
) -> tuple[Hint, ...]:
    """What a person may think of; from the player by rules where there is no network."""
    adviser = adviser_for(rules)
    if adviser is None:
        return (Hint(choose("rules", view, rules, 0, memory), None, None),)
    if len(view.legal) == 1:
        return (Hint(view.legal[0], None, None),)
    return adviser.hints(view, memory, stale)


def verdict(
    view: PlayerView | ArchitectsView, rules: Any, memory: Memory | None, played: Command
) -> Verdict | None:
    """What a choice that was made has cost; None where there is no network."""
    adviser = adviser_for(rules)
    return None if adviser is None else verdict_on(adviser, view, memory, played)


def forecast(
    view: PlayerView | ArchitectsView, rules: Any, memory: Memory | None, command: Command
) -> Forecast | None:
    """What a choice is expected to lead to; None where there is no network."""
    adviser = adviser_for(rules)
    return None if adviser is None else adviser.forecast(view, memory, command)


def confirmed(
    view: PlayerView | ArchitectsView,
    rules: Any,
    memory: Memory | None,
    choices: tuple[Command, Command],
    part: int,
) -> Confirmed | None:
    """The better and the worse of two choices, compared by some games to the end."""
    adviser = adviser_for(rules)
    return None if adviser is None else adviser.confirm(view, memory, *choices, part)
