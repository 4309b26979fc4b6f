"""What computer players know of the expansion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import Evaluation
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.ruleset import Ruleset
from tests.expansion_for_tests import rules as box


def own_whites(part: Any) -> box.Whites:
    """What a seat remembers of the white cards: its own hand, whichever place it has."""
    if part is None:
        return box.Whites()
    return box.Whites([[*part[0]] for _ in range(CITIES[-1])], [part[1] for _ in range(CITIES[-1])])


class TestAppraiser:
    """Likes walls, recruits while it is rich, and pays tolls in coins."""

    __test__ = False

    def __init__(self, rules: Ruleset, evaluation: Evaluation, economy: Economy) -> None:
        self._coins = evaluation.city.coins

    def options(self) -> Mapping[str, float]:
        return {box.WALL: 2.0, box.TRICK: -5.0}

    def gain(self, effects: Sequence[Effect]) -> float:
        return 2.0 * sum(isinstance(effect, box.Toll | box.Mask) for effect in effects)

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        return 0.0

    def answer(self, command: Command) -> float | None:
        if isinstance(command, box.Recruit):
            return (1.0 if self._coins > 3 else -1.0) if command.card else 0.0
        if isinstance(command, box.PayToll):
            return 0.0 if command.coin else -1.0
        return None


PLAYERS = PlayerParts(
    extra=own_whites,
    appraiser=TestAppraiser,
    features=None,
    judges=(
        *(box.Truce, box.Toll, box.Mask, box.RedRelief),
        *(box.Banker, box.Caravan, box.PerDebt, box.DebtsDefend, box.Scapegoat),
        *(box.Disguise, box.Swap, box.DearSets),
        *(box.Porter, box.Carter, box.Potter, box.Mason, box.Alms),
    ),
)
