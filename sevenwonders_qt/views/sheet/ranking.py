"""The ranking at the foot of a sheet: a bar for each city, made of the categories."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_HEAD: Final = 84.0
_LINE: Final = 44.0
_PLACE, _NAME, _TOTAL = 60.0, 202.0, 84.0
_DARK: Final = frozenset(("red", "blue", "green", "purple", "terracotta", "sea", "bad"))
"""Colours on which a number is white."""


def ranking_height(sheet: ScoreSheet) -> float:
    """How high it is in units of the drawing; 0 where places are not told."""
    return _HEAD + _LINE * len(sheet.cities) if sheet.cities[0].place else 0.0


def draw_ranking(paper: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """A title, and a line for each city in the order of the sheet; nothing without places."""
    if not sheet.cities[0].place:
        return
    s = paper.s
    title = QRectF(rect.left(), rect.top() + s(26), rect.width(), s(40))
    paper.text(title, translate("Score", "Ranking"), 26, "ink", 700, family="title")
    rows = [row for row in sheet.rows if row.counts]
    longest = max(
        sum(max(0, row.points[place]) for row in rows) for place in range(len(sheet.cities))
    )
    room = rect.width() - s(_PLACE + _NAME + _TOTAL)
    for place in range(len(sheet.cities)):
        line = QRectF(rect.left(), rect.top() + s(_HEAD + _LINE * place), rect.width(), s(_LINE))
        _draw_names(paper, line, sheet, place)
        x = line.left() + s(_PLACE + _NAME)
        for row in rows:
            wide = room * max(0, row.points[place]) / max(1, longest)
            if wide > 0:
                bar = QRectF(x, line.top() + s(6), wide, s(_LINE - 12))
                paper.rounded(bar, 0, colour(row.shade), colour("ink", 0.6), 1)
                shade = "white" if row.shade in _DARK else "ink"
                text = str(row.points[place])
                if paper.text_width(text, 17, 600, "condensed") < wide - s(4):
                    paper.text(bar, text, 17, shade, 600, "center", "condensed")
            x += wide


def _draw_names(paper: Canvas, line: QRectF, sheet: ScoreSheet, place: int) -> None:
    s, city = paper.s, sheet.cities[place]
    weight = 700 if city.winner else 500
    where = QRectF(line.left(), line.top(), s(_PLACE - 8), line.height())
    paper.text(where, city.place, 20, "ink", weight, "left", "condensed", shrink=0.6)
    name = QRectF(where.right(), line.top(), s(_NAME - 8), line.height())
    paper.text(name, city.name, 20, "ink", weight, shrink=0.5)
    total = QRectF(line.right() - s(_TOTAL - 8), line.top(), s(_TOTAL - 8), line.height())
    paper.text(total, points_text(city.total), 26, "ink", 700, "right", "condensed", shrink=0.6)
