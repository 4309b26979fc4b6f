"""Where each number of an Architects score sheet comes from, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.scoring import Category, Reason, ScoreLine
from sevenwonders_qt.models.architects_history import CityScore
from sevenwonders_qt.models.architects_terms import (
    kind_name,
    stage_title,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.pages.reckoning import STAGES, reckon
from sevenwonders_qt.views.pages.score_words import Explained, ScoreWords

translate = QCoreApplication.translate

ROWS: Final = (
    (Category.WONDER, "wonder", "terracotta"),
    (Category.CAT, "ar_cat", "gold"),
    (Category.BLUE, "sym_blue", "blue"),
    (Category.MILITARY, "shield", "red"),
    (Category.PROGRESS, "ar_progress", "green"),
)
"""The rows of the sheet with their icon and the colour of their bars."""


def explain(score: CityScore, category: Category | None, names: Sequence[str]) -> list[Explained]:
    """The lines of one row; of None, the rows that make the total."""
    if category is None:
        return [
            Explained((icon,), category_name(str(row)), "", score.points(row))
            for row, icon, _ in ROWS
        ]
    lines = [_explained(line) for line in score.lines if line.category is category]
    return lines or [Explained((), translate("Score", "Nothing"), "", 0)]


def _explained(line: ScoreLine) -> Explained:
    times = f"{line.count} × {line.each}"
    match line.reason:
        case Reason.STAGE:
            return Explained(("stage",), stage_title(line.count), "", line.points)
        case Reason.CAT:
            words = translate("Score", "Has the cat at the end")
            return Explained(("ar_cat",), words, "", line.points)
        case Reason.CARD:
            return Explained(("sym_blue",), kind_name(CardId(line.item or "")), times, line.points)
        case Reason.VICTORY:
            words = translate("Score", "Military victory tokens")
            return Explained(("mil_3",), words, times, line.points)
    return _token(line, line.item or "")


def _token(line: ScoreLine, token: str) -> Explained:
    factors = [number for number in (line.copies, line.count) if number > 1]
    sums = " × ".join(map(str, (*factors, line.each))) if factors else ""
    if line.reason is Reason.ALL_COPIES:
        sums = translate("Score", "%n token(s)", None, line.copies)
    icons, name = (token,) * line.copies, token_name(token)
    return Explained(icons, name, sums, line.points, note=token_effect(token))


def stages_built(score: CityScore) -> int:
    """What breaks ties."""
    return score.stages


def reckoning(
    names: Sequence[str],
    scores: Sequence[CityScore],
    winners: Sequence[int],
    outside: Collection[int] = (),
) -> str:
    """How it was decided: the points, the lead, or the stages that broke the tie."""
    ties = [stages_built(score) for score in scores]
    return reckon(names, scores, winners, outside, ties, STAGES, tuple(Category))


def game_of(score: CityScore) -> str:
    """The name on the box."""
    return "7 Wonders Architects"


ARCHITECTS: Final = ScoreWords(
    lambda score: ROWS, explain, stages_built, reckoning, game_of, ages=0
)
"""How a match of Architects is described."""
