"""The AI players by name: each answers a view with one of its legal commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from sevenwonders_qt.ai import advice, rule_based
from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint
from sevenwonders_qt.ai.adviser import adviser_for
from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.foreign import ask_foreign, foreign_players
from sevenwonders_qt.ai.levels import (
    CHARACTERS,
    CLASSIC,
    LEVELS,
    REFERENCE,
    TEMPERAMENTS,
    Character,
    level_of,
)
from sevenwonders_qt.ai.review import Verdict, verdict_on
from sevenwonders_qt.ai.search import Search
from sevenwonders_qt.ai.trials import never
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.random_play import dice_for, random_answer
from sevenwonders_qt.games.classic.view import PlayerView

if TYPE_CHECKING:
    from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked with; view, rules and memory are those of the game that is played.

    ``memory`` is what the player who decides remembers, None in Architects. ``random`` is all the
    chance there is: the same for the same match, seat, Age, turn and prompt. ``stale`` becomes
    true when nobody waits for the answer any more.
    """

    view: Any
    rules: Any
    memory: Any
    random: Random
    stale: Callable[[], bool] = never


Player = Callable[[Question], Command]
Found = Command | tuple[Hint, ...] | Verdict | Forecast | Confirmed | None
"""What can be the answer to a question."""


def _at_random(question: Question) -> Command:
    return random_answer(question.view, question.random)


def _by_rules(question: Question) -> Command:
    return rule_based.choose(question.view, question.rules, question.random)


def _with_network(character: Character) -> Player:
    """A level as it plays with the network of the game, or the player by rules without one."""
    manner = character.manner(CLASSIC)

    def answer(question: Question) -> Command:
        brain = brain_for(question.rules)
        if brain is None:
            return _by_rules(question)
        brain = replace(brain, taste=brain.taste.with_manner(manner))
        view, memory, random = question.view, question.memory, question.random
        if character.level.searches:
            return Search(brain).choose(view, memory, random, question.stale)
        return brain.choose(view, memory, random)

    return answer


_PLAYERS: dict[str, Player] = {
    "random": _at_random,
    "rules": _by_rules,
    **{name: _with_network(CHARACTERS[level_of(name)]) for name in ("learned", "search")},
    **{name: _with_network(character) for name, character in CHARACTERS.items()},
}

FORGETFUL = ("random", "rules")
"""Players whose answers do not depend on what they remember."""

PLAYERS = tuple(_PLAYERS)
"""Names of the players, the reference players first; each plays every game."""


def choose(
    player: str,
    view: PlayerView | ArchitectsView,
    rules: Any,
    seed: int | str,
    memory: Memory | None = None,
    stale: Callable[[], bool] = never,
) -> Command:
    """What the player wants; the same for the same player, view, memory and seed everywhere.

    ``rules`` are those of the game that the view is of. Who else has chosen already makes no
    difference where cards are chosen at once. A player who searches gives up soon after ``stale``
    has become true, with any answer.

    Raises ValueError for an unknown player, and when the seat of the view owes no answer.
    """
    require(player)
    if view.prompt is None:
        raise ValueError(f"seat {view.seat} owes no answer")
    if not isinstance(view, PlayerView):
        # Only here, so that the AI players' process stays small while 7 Wonders is played.
        from sevenwonders_qt.ai.architects.players import PLAYERS as ARCHITECTS_PLAYERS
        from sevenwonders_qt.games.architects.random_play import dice_for as architects_dice

        draw = architects_dice(seed, view.seat, view.version)
        if player not in _PLAYERS:
            return ask_foreign(player, Question(view, rules, memory, draw, stale))
        return ARCHITECTS_PLAYERS[player](view, rules, draw, stale)
    draw = dice_for(seed, view.seat, view.age, view.turn, view.prompt)
    nothing = Memory(view.deciders[view.seat], [None] * len(view.cities))
    known = memory if memory is not None else nothing
    question = Question(view, rules, known, draw, stale)
    return _PLAYERS[player](question) if player in _PLAYERS else ask_foreign(player, question)


def answer(
    rules: Any,
    view: PlayerView | ArchitectsView,
    player: str,
    seed: Any,
    memory: Memory | None,
    played: Any,
    stale: Callable[[], bool] = never,
) -> Found:
    """The answer to a question of `Thinker`: where no player is named, advice is wanted."""
    match player:
        case advice.HINTS:
            return hints(view, rules, memory, stale)
        case advice.VERDICT:
            return verdict(view, rules, memory, played)
        case advice.FORECAST:
            return forecast(view, rules, memory, played)
        case advice.CONFIRM:
            return confirmed(view, rules, memory, played, seed)
    return choose(player, view, rules, seed, memory, stale)


def known_players() -> str:
    """The names of all players, for a message; a temperament can follow on each level."""
    temperaments = "|".join(TEMPERAMENTS)
    levels = (f"{level.id}[:{temperaments}]" for level in LEVELS)
    return ", ".join((*REFERENCE, *levels, *foreign_players()))


def hints(
    view: PlayerView | ArchitectsView,
    rules: Any,
    memory: Memory | None,
    stale: Callable[[], bool] = never,
) -> tuple[Hint, ...]:
    """What a person may think of; from the player by rules where there is no network."""
    adviser = adviser_for(rules)
    if adviser is None:
        return (Hint(choose("rules", view, rules, 0, memory), 0.0, 0.0, None),)
    if len(view.legal) == 1:
        return (Hint(view.legal[0], 0.0, 0.0, None),)
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


def require(player: str) -> None:
    """Raise ValueError for a player that is neither one of `PLAYERS` nor of another package."""
    if player not in _PLAYERS and player not in foreign_players():
        raise ValueError(f"unknown player {player!r}; there are {known_players()}")
