"""Where each number of an Architects score sheet comes from, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.scoring import Category, Reason, ScoreLine
from sevenwonders_qt.models.architects_terms import (
    kind_name,
    stage_title,
    token_effect,
    token_name,
)
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


def _explained(line: ScoreLine, names: Sequence[str]) -> Explained:
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


ARCHITECTS: Final = ScoreWords(
    lambda score: ROWS,
    _explained,
    lambda score: score.stages,
    lambda score: "7 Wonders Architects",
    stages=True,
    ages=0,
)
"""How a match of Architects is described."""
