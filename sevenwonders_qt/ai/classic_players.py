"""The computer players of 7 Wonders.

Imports that only some of them need are made when one is asked, so that the AI players' process
stays small.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sevenwonders_qt.ai.brains import brain_for, has_brain, kind_for, read_brain
from sevenwonders_qt.ai.care import USUAL
from sevenwonders_qt.ai.game_players import Ask, GamePlayers, answer_by_levels
from sevenwonders_qt.ai.levels import CLASSIC_MANNERS, Character
from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.ai.players import Question
from sevenwonders_qt.ai.trials import Stale
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import find_rules
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.random_play import dice_for, random_answer, random_command
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.classic.view import PlayerView

if TYPE_CHECKING:
    from sevenwonders_qt.ai.adviser import Adviser
    from sevenwonders_qt.ai.mechanisms import Mechanism


def _question(
    view: PlayerView, rules: Ruleset, seed: int | str, memory: Memory | None, stale: Stale
) -> Question:
    draw = dice_for(seed, view.seat, view.age, view.turn, str(view.prompt))
    nothing = Memory(view.deciders[view.seat], [None] * len(view.cities))
    return Question(view, rules, memory if memory is not None else nothing, draw, stale)


def _at_random(question: Question) -> Command:
    return random_answer(question.view, question.random)


def _by_rules(question: Question) -> Command:
    from sevenwonders_qt.ai import rule_based

    return rule_based.choose(question.view, question.rules, question.random)


def _with_network(character: Character) -> Ask:
    """Return a level that plays with the network of the game, or by rules without one."""
    manner = CLASSIC_MANNERS.of(character)

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


def _at_random_in(state: State, seat: Seat, seed: int | str) -> Command:
    dice = dice_for(seed, seat, state.age, state.turn, str(state.prompts[seat]))
    return random_command(state, seat, dice)


def _with_weights(rules: Ruleset, weights: bytes) -> Ask:
    brain = read_brain(rules, weights)
    return lambda question: brain.choose(question.view, question.memory, question.random)


def _adviser(rules: Ruleset) -> Adviser | None:
    from sevenwonders_qt.ai.adviser import Adviser
    from sevenwonders_qt.ai.search import ADVICE, Search

    brain = brain_for(rules)
    return None if brain is None else Adviser(Search(brain, ADVICE))


def _advice_key(rules: Ruleset) -> str | None:
    from sevenwonders_qt.ai.adviser import advice_key

    kind = kind_for(rules)
    return None if kind is None else advice_key(kind, USUAL)


def _mechanisms(
    rules: Ruleset, view: PlayerView, memory: Memory, better: Command, worse: Command | None
) -> list[Mechanism]:
    from sevenwonders_qt.ai.mechanisms import mechanisms

    return mechanisms(rules, view, memory, better, worse)


def _on_side(side: str, players: int) -> Setup:
    """Return a set-up with this side on all boards."""
    return Setup((BoardWish(None, side),) * players, BoardWish(None, side))


_SETUPS: Final[Mapping[str, Callable[[int], Any]]] = {
    side: partial(_on_side, side) for side in ("A", "B")
}

PLAYERS: Final = GamePlayers(
    manners=CLASSIC_MANNERS,
    question=_question,
    answer=answer_by_levels(_at_random, _by_rules, _with_network),
    at_random=_at_random_in,
    has_learned=has_brain,
    adviser=_adviser,
    advice_key=_advice_key,
    mechanisms=_mechanisms,
    with_weights=_with_weights,
    setups=_SETUPS,
)


def find_classic(variant: Variant) -> Playable:
    """Find 7 Wonders and its players, who know nothing of its expansions; raises as `Box.find`."""
    return Playable(find_rules(variant), PLAYERS)
