"""The computer players of a game as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from sevenwonders_qt.ai.foreign import ask_foreign
from sevenwonders_qt.ai.levels import CHARACTERS, Character, Manners, level_of
from sevenwonders_qt.ai.players import PLAYERS, Question, require
from sevenwonders_qt.ai.trials import Stale, never
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat

if TYPE_CHECKING:
    from sevenwonders_qt.ai.adviser import Adviser
    from sevenwonders_qt.ai.mechanisms import Mechanism

Ask: TypeAlias = Callable[[Question], Command]
"""A player: answers a question with one of the legal commands of its view."""


def answer_by_levels(
    at_random: Ask, by_rules: Ask, with_network: Callable[[Character], Ask]
) -> Callable[[str, Question], Command]:
    """Return the ``answer`` of a game that every level and temperament plays with one network."""
    by_name: Mapping[str, Ask] = {
        "random": at_random,
        "rules": by_rules,
        **{name: with_network(CHARACTERS[level_of(name)]) for name in ("learned", "search")},
        **{name: with_network(character) for name, character in CHARACTERS.items()},
    }
    return lambda player, question: by_name[player](question)


FindMechanisms: TypeAlias = (
    "Callable[[Any, Any, Any, Command, Command | None], Sequence[Mechanism]]"
)
"""Returns how a choice pays where another does not: from rules, view, memory and both of them."""


@dataclass(frozen=True, slots=True)
class GamePlayers:
    """The players of one game, and the adviser of people that play it.

    Views, states, rules and memories are the game's.

    ``manners`` say how levels and temperaments play it. ``question`` makes the question that a
    player is asked with from a view, rules, a seed and a memory, which may be None. ``answer``
    makes the player of a name in `PLAYERS` answer it. ``at_random`` returns what the player
    ``random`` does in a state, for a seat and a seed, without a view. ``with_weights`` returns the
    player of a file of weights and raises `NetworkError`; None where no network plays the game.

    ``has_learned`` returns whether the levels play by these rules as they are described: where no
    network fits, all levels and temperaments play by fixed rules instead.

    ``adviser`` returns the adviser for some rules, ``advice_key`` a name for all that is said about
    them, which changes when the adviser does; both return None where there is none. ``mechanisms``
    is as in `FindMechanisms`.

    ``setups`` are set-ups that may be named for a comparison, by name: the first one is used where
    the figures of levels are measured.
    """

    manners: Manners
    question: Callable[[Any, Any, int | str, Any, Stale], Question]
    answer: Callable[[str, Question], Command]
    at_random: Callable[[Any, Seat, int | str], Command]
    has_learned: Callable[[Any], bool]
    adviser: Callable[[Any], Adviser | None]
    advice_key: Callable[[Any], str | None]
    mechanisms: FindMechanisms
    with_weights: Callable[[Any, bytes], Ask] | None = None
    setups: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)

    def choose(
        self,
        player: str,
        view: Any,
        rules: Any,
        seed: int | str,
        memory: Any = None,
        stale: Stale = never,
    ) -> Command:
        """Return the player's choice; the same for an equal player, view, memory and seed anywhere.

        ``rules`` are the rules of the view's game. It makes no difference which seats have chosen
        already where cards are chosen at once. A player who searches stops soon after ``stale``
        has become true, with any answer.

        Raises ValueError for an unknown player, and when the seat of the view owes no answer.
        """
        require(player)
        if view.prompt is None:
            raise ValueError(f"seat {view.seat} owes no answer")
        question = self.question(view, rules, seed, memory, stale)
        return self.answer(player, question) if player in PLAYERS else ask_foreign(player, question)
