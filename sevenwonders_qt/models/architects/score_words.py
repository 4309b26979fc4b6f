"""The score sheet of Architects, and the source of each of its numbers, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.scoring import Category, Reason, ScoreLine
from sevenwonders_qt.models.architects import terms
from sevenwonders_qt.models.architects.pad import STAGES_ROW
from sevenwonders_qt.models.shown.score_form import ExplainedLine, ScoreWords, TieWords
from sevenwonders_qt.models.shown.score_sheet import BoardGame

translate = QCoreApplication.translate


def _explained(line: ScoreLine, names: Sequence[str]) -> ExplainedLine:
    times = f"{line.count} × {line.each}"
    match line.reason:
        case Reason.STAGE:
            return ExplainedLine(("stage",), terms.stage_title(line.count), "", line.points)
        case Reason.CAT:
            words = translate("Score", "Has the cat at the end")
            return ExplainedLine(("ar_cat",), words, "", line.points)
        case Reason.CARD:
            return ExplainedLine(
                ("sym_blue",), terms.kind_name(CardId(line.item or "")), times, line.points
            )
        case Reason.VICTORY:
            words = translate("Score", "Military victory tokens")
            return ExplainedLine(("mil_3",), words, times, line.points)
    return _token(line, line.item or "")


def _token(line: ScoreLine, token: str) -> ExplainedLine:
    factors = [number for number in (line.copies, line.count) if number > 1]
    sums = " × ".join(map(str, (*factors, line.each))) if factors else ""
    if line.reason is Reason.ALL_COPIES:
        sums = translate("Score", "%n token(s)", None, line.copies)
    icons, name = (token,) * line.copies, terms.token_name(token)
    return ExplainedLine(icons, name, sums, line.points, note=terms.token_effect(token))


STAGES: Final = TieWords(
    lambda n: translate("Score", "equal in points and with %n stage(s) each", None, n),
    lambda: translate("Score", "tied with {name}; stages decide, {own} to {other}"),
    lambda: translate("Score", "tied with you; stages decide, {own} to {other}"),
)


SCORE: Final = ScoreWords(
    lambda score: tuple(Category),
    _explained,
    lambda score: score.stages,
    lambda score: "7 Wonders Architects",
    lambda: tuple(map(str, Category)),
    titles={
        Category.CAT: lambda: translate("Score", "Cat"),
        Category.BLUE: lambda: translate("Score", "Blue cards"),
        Category.PROGRESS: lambda: translate("Score", "Progress tokens"),
        STAGES_ROW: lambda: translate("Score", "Stages built"),
    },
    signs={
        Category.CAT: ("ar_cat", "gold"),
        Category.BLUE: ("sym_blue", "blue"),
        Category.PROGRESS: ("ar_progress", "green"),
        STAGES_ROW: ("stage", "stone"),
    },
    tie_words=STAGES,
    elsewhere=BoardGame("7 Wonders: Architects", 346703),
)
"""The words for the scores of Architects."""
