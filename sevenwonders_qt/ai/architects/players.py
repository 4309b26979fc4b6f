"""The computer players of Architects.

Imports that only some of them need are made when one is asked, so that the AI players' process
stays small.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sevenwonders_qt.ai.architects import rule_based
from sevenwonders_qt.ai.architects.brains import (
    NETWORK,
    architects_brain_for,
    has_architects_brain,
    read_architects_brain,
)
from sevenwonders_qt.ai.architects.levels import MANNERS
from sevenwonders_qt.ai.architects.search import ArchitectsSearch
from sevenwonders_qt.ai.care import Care
from sevenwonders_qt.ai.game_players import Ask, GamePlayers, answer_by_levels
from sevenwonders_qt.ai.levels import Character
from sevenwonders_qt.ai.players import Question
from sevenwonders_qt.ai.trials import Stale
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.random_play import dice_for, random_answer, random_command
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.view import PlayerView

if TYPE_CHECKING:
    from sevenwonders_qt.ai.adviser import Adviser
    from sevenwonders_qt.ai.mechanisms import Mechanism


_CARE: Final = Care(first=3, kept=4, deals=12)


def _question(
    view: PlayerView, rules: Ruleset, seed: int | str, memory: Any, stale: Stale
) -> Question:
    return Question(view, rules, memory, dice_for(seed, view.seat, view.version), stale)


def _at_random(question: Question) -> Command:
    return random_answer(question.view, question.random)


def _by_rules(question: Question) -> Command:
    return rule_based.choose(question.view, question.rules, question.random)


def _with_network(character: Character) -> Ask:
    """Return a level that plays with the network, or by rules where there is none."""
    manner = MANNERS.of(character)

    def answer(question: Question) -> Command:
        brain = architects_brain_for(question.rules)
        if brain is None:
            return _by_rules(question)
        brain = replace(brain, taste=brain.taste.with_manner(manner))
        if character.level.searches:
            search = ArchitectsSearch(brain)
            return search.choose(question.view, question.random, question.stale)
        return brain.choose(question.view, question.random)

    return answer


def _at_random_in(state: State, seat: Seat, seed: int | str) -> Command:
    return random_command(state, seat, dice_for(seed, seat, state.version))


def _with_weights(rules: Ruleset, weights: bytes) -> Ask:
    brain = read_architects_brain(rules, weights)
    return lambda question: brain.choose(question.view, question.random)


def _adviser(rules: Ruleset) -> Adviser | None:
    from sevenwonders_qt.ai.adviser import Adviser

    brain = architects_brain_for(rules)
    return None if brain is None else Adviser(ArchitectsSearch(brain), _CARE)


def _advice_key(rules: Ruleset) -> str | None:
    from sevenwonders_qt.ai.adviser import advice_key

    return advice_key(NETWORK, _CARE)


def _mechanisms(
    rules: Ruleset, view: PlayerView, memory: Any, better: Command, worse: Command | None
) -> Sequence[Mechanism]:
    from sevenwonders_qt.ai.architects.mechanisms import architects_mechanisms

    return tuple(architects_mechanisms(rules, view, better, worse))


PLAYERS: Final = GamePlayers(
    manners=MANNERS,
    question=_question,
    answer=answer_by_levels(_at_random, _by_rules, _with_network),
    at_random=_at_random_in,
    has_learned=has_architects_brain,
    adviser=_adviser,
    advice_key=_advice_key,
    mechanisms=_mechanisms,
    with_weights=_with_weights,
)
