"""The worth of the wonders of the pack: stone that scores, and the colour of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import Evaluation
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Count,
    Effect,
    PointsPer,
    Produce,
    Resource,
    Scope,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.wonder_pack.effects import (
    STONE,
    CopyStage,
    FirstCoins,
    PointsForColour,
)

JUDGED: Final = (PointsForColour, CopyStage, FirstCoins)
"""The kinds of effect that have a worth here; coins before the match are over, and a copy that is
still there has no stage to copy.
"""

_STONES: Final = Count(kinds=(STONE,))


class PackOutlook:
    """The wonders of the pack as one seat judges them; only open information is used."""

    def __init__(self, rules: Ruleset, evaluation: Evaluation, economy: Economy) -> None:
        self._cards = rules.catalogue.cards
        self._evaluation = evaluation
        self._per_stone = self._points_per_stone(rules)

    def options(self) -> Mapping[str, float]:
        return {}

    def gain(self, effects: Sequence[Effect]) -> float:
        """Return points that stone brings, if the wonder counts it."""
        makes = (isinstance(each, Produce) and Resource.STONE in each.options for each in effects)
        return self._per_stone * sum(makes)

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        """Return points that a stage is worth because of the card below it."""
        points = sum(each.points for each in effects if isinstance(each, PointsForColour))
        found = self._cards.get(card)
        return points * self._beside(found.colour) if points and found is not None else 0.0

    def answer(self, command: Command) -> float | None:
        return None

    def _beside(self, colour: Colour) -> float:
        """Return how many structures of a colour the neighbours have, and may come to have."""
        per = Count((colour,), scope=Scope.NEIGHBOURS)
        effects = (PointsPer(1, per),)
        return self._evaluation.worth(effects, None) - self._evaluation.worth((), None)

    def _points_per_stone(self, rules: Ruleset) -> float:
        """Return points of one more stone: for the stages that are there, and for those to come."""
        evaluation, city = self._evaluation, self._evaluation.city
        board, points = rules.board_of(evaluation.cities, city.seat), 0.0
        for place, stage in enumerate(board.stages):
            each = sum(
                effect.points
                for effect in stage.effects
                if isinstance(effect, PointsPer) and effect.per == _STONES
            )
            before = place - city.stages
            late = evaluation.turns_left / evaluation.all_turns
            points += each if before < 0 else each * late * evaluation.weights.stage_reach**before
        return points
