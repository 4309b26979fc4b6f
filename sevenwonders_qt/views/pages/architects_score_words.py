"""Where each number of an Architects score sheet comes from, in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.numbers import VICTORY_POINTS
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.models.architects_history import CityScore
from sevenwonders_qt.models.architects_terms import kind_name, stage_title, token_name
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.pages.score_words import Explained, ScoreWords, points_text

translate = QCoreApplication.translate

ROWS: Final = (
    (Category.WONDER, "wonder", "terracotta"),
    (Category.CAT, "ar_cat", "gold"),
    (Category.BLUE, "sym_blue", "blue"),
    (Category.MILITARY, "shield", "red"),
    (Category.PROGRESS, "ar_progress", "green"),
)
"""The rows of the sheet with their icon and the colour of their bars."""


def explain(score: CityScore, category: Category | None) -> list[Explained]:
    """The lines of one row; of None, the rows that make the total."""
    if category is None:
        return [
            Explained((icon,), category_name(str(row)), "", score.points(row))
            for row, icon, _ in ROWS
        ]
    lines = list(_lines(score, category))
    return lines or [Explained((), translate("Score", "Nothing"), "", 0)]


def _lines(score: CityScore, category: Category) -> Iterator[Explained]:
    if category is Category.WONDER:
        for number, points in score.stages:
            yield Explained(("stage",), stage_title(number), "", points)
    elif category is Category.BLUE:
        for card, (count, each) in score.blue.items():
            total = f"{count} × {each}"
            yield Explained(("sym_blue",), kind_name(card), total, count * each)
    elif category is Category.MILITARY and score.victories:
        words = translate("Score", "Military victory tokens")
        times = f"{score.victories} × {VICTORY_POINTS}"
        yield Explained(("mil_3",), words, times, score.victories * VICTORY_POINTS)
    elif category is Category.PROGRESS:
        for token, points in score.sheet.by_token:
            yield Explained((token,), token_name(token), "", points)
    elif category is Category.CAT and score.points(category):
        words = translate("Score", "Has the cat at the end")
        yield Explained(("ar_cat",), words, "", score.points(category))


def stages_built(score: CityScore) -> int:
    """What breaks ties."""
    return len(score.stages)


def reckoning(
    names: Sequence[str],
    scores: Sequence[CityScore],
    winners: Sequence[int],
    outside: Collection[int] = (),
) -> str:
    """How it was decided: the points, the lead, or the stages that broke the tie."""
    first = winners[0]
    text = translate("Score", "%n point(s)", None, scores[first].total)
    stages = stages_built(scores[first])
    if len(winners) > 1:
        note = translate("Score", "equal in points and with %n stage(s) each", None, stages)
        return f"{text}, {note}."
    others = [seat for seat in range(len(scores)) if seat != first and seat not in outside]
    second = max(others, key=lambda seat: (scores[seat].total, stages_built(scores[seat])))
    lead = scores[first].total - scores[second].total
    if not lead:
        note = translate("Score", "as many as {name}; stages decide, {own} to {other}")
        other = stages_built(scores[second])
        return f"{text}, {note.format(name=names[second], own=stages, other=other)}."
    ahead = translate("Score", "%n ahead of {name}", None, lead).format(name=names[second])
    best = max(Category, key=lambda row: scores[first].points(row) - scores[second].points(row))
    points = scores[first].points(best) - scores[second].points(best)
    note = translate("Score", "What made the difference: {category}, +{points}.")
    category = category_name(str(best)).lower()
    return f"{text}, {ahead}. {note.format(category=category, points=points_text(points))}"


ARCHITECTS: Final = ScoreWords(lambda score: ROWS, explain, stages_built, reckoning, ages=0)
"""How a match of Architects is told."""
