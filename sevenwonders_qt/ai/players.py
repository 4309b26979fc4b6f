"""The AI players by name: each answers a view with one of its legal commands.

What only some of them need is imported when one is asked: the AI players' process stays small.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.foreign import ask_foreign, foreign_players
from sevenwonders_qt.ai.levels import (
    CALLED,
    CHARACTERS,
    CLASSIC,
    LEVEL_IDS,
    REFERENCE,
    TEMPERAMENTS,
    Character,
    level_of,
)
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


def _at_random(question: Question) -> Command:
    return random_answer(question.view, question.random)


def _by_rules(question: Question) -> Command:
    from sevenwonders_qt.ai import rule_based

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
            from sevenwonders_qt.ai.search import Search

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


def known_players() -> str:
    """The names of all players, for a message."""
    others = ", ".join((*REFERENCE, *foreign_players()))
    levels = ", ".join(LEVEL_IDS)
    temperaments = ", ".join(CALLED.get(each, each) for each in TEMPERAMENTS)
    return f"{others}, LEVEL or LEVEL:TEMPERAMENT (levels: {levels}; temperaments: {temperaments})"


def require(player: str) -> None:
    """Raise ValueError for a player that is neither one of `PLAYERS` nor of another package."""
    if player not in _PLAYERS and player not in foreign_players():
        raise ValueError(f"unknown player {player!r}; choose from {known_players()}")
