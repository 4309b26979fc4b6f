"""Who plays Stairs: at random, or by rules as every level does; and a judge that counts steps."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.game_players import GamePlayers
from sevenwonders_qt.ai.learned import Prospect
from sevenwonders_qt.ai.levels import Manners
from sevenwonders_qt.ai.mechanisms import Mechanism
from sevenwonders_qt.ai.players import Question
from sevenwonders_qt.ai.trials import Deal, Plan, Stale
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from tests.game_for_tests.rules import (
    CARDS,
    CROWN,
    Lay,
    Row,
    Setup,
    Stairs,
    State,
    View,
    dice_for,
    step_points,
)


def by_rules(view: View) -> Lay:
    """The smallest card that scores, or else the smallest."""
    return min(view.legal, key=lambda lay: (not step_points(view.pile, lay.card), lay.card))


def _question(view: View, rules: Any, seed: int | str, memory: Any, stale: Stale) -> Question:
    return Question(view, rules, memory, dice_for(seed, view.seat, view.version), stale)


def _answer(player: str, question: Question) -> Command:
    view: View = question.view
    return question.random.choice(view.legal) if player == "random" else by_rules(view)


def _at_random(state: State, seat: Seat, seed: int | str) -> Command:
    return dice_for(seed, seat, state.version).choice(Stairs().legal(state, seat))


POINT: Final = 3.0
"""Points are so much rarer than in 7 Wonders, by which losses are graded."""

# Advice -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scores(Mechanism):
    """A step at once."""

    @property
    def weight(self) -> float:
        return 1.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Row.STEPS),)


@dataclass(frozen=True, slots=True)
class Budget:
    """Nothing is tried in deals."""

    best: int = 4
    trust: float = 1.0


class Judge:
    """Counts what a card scores at once, and what the hand that is left can still climb."""

    categories: Sequence[str] = tuple(map(str, Row))
    rival = 0.0
    budget = Budget()

    def moment(self, view: View) -> str:
        return f"{view.seat}/{view.version}"

    def plans(self, view: View, memory: Any) -> list[Plan]:
        return [Plan(lay, _prospect(view, lay)) for lay in view.legal]

    def deals(self, view: View, memory: Any, random: Random) -> Iterator[Deal]:
        return iter(())

    def samples(self, view: View, plans: int) -> int:
        return 0

    def worth(self, prospect: Prospect) -> float:
        return POINT * prospect.total

    def idea(self, command: Command) -> Hashable:
        return command

    def mechanisms(
        self, view: View, memory: Any, better: Command, worse: Command | None
    ) -> Sequence[Mechanism]:
        return _mechanisms(None, view, memory, better, worse)


def _prospect(view: View, lay: Lay) -> Prospect:
    own, left = view.rows[view.seat], [card for card in view.hand if card != lay.card]
    climbs = sum((card - 1) / len(CARDS) for card in left) / 2
    steps = own.steps + step_points(view.pile, lay.card) + climbs
    crowns = own.crowns + CROWN * (max(view.hand) / len(CARDS)) ** (2 * view.seats)
    return Prospect((steps, crowns), 0.0, 1 / view.seats)


def _paying(view: View, command: Command | None) -> set[Scores]:
    scores = isinstance(command, Lay) and step_points(view.pile, command.card)
    return {Scores()} if scores else set()


def _mechanisms(
    rules: Any, view: View, memory: Any, better: Command, worse: Command | None
) -> Sequence[Mechanism]:
    return tuple(_paying(view, better) - _paying(view, worse))


_SETUPS: Final[Mapping[str, Any]] = {"usual": Setup}

PLAYERS: Final = GamePlayers(
    manners=Manners(),
    question=_question,
    answer=_answer,
    at_random=_at_random,
    has_learned=lambda rules: True,
    adviser=lambda rules: Adviser(Judge()),
    advice_key=lambda rules: "stairs-1",
    mechanisms=_mechanisms,
    setups=_SETUPS,
)
