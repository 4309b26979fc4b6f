"""The ranking: a bar for each city, made of the categories; on paper and on the score pad."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_PATTERNED: Final = ("red", "blue", "green", "yellow", "purple")
_DARK: Final = frozenset((*_PATTERNED[:3], "purple", "terracotta", "sea", "bad"))
"""Colours on which a number is white."""


class Ranked(NamedTuple):
    """A city in its place: colour and points of every category, and all its points."""

    place: str
    name: str
    bars: Sequence[tuple[str, int]]
    total: int
    first: bool


def ranking(sheet: ScoreSheet) -> Part:
    """A title, and a line for each city in the order of the sheet; nothing without places."""
    if not sheet.cities[0].place:
        return column()
    rows = [row for row in sheet.rows if row.counts]
    lines = [
        Ranked(
            city.place,
            city.name,
            [(row.shade, row.points[n]) for row in rows],
            city.total,
            city.winner,
        )
        for n, city in enumerate(sheet.cities)
    ]
    return column(
        Text(translate("Score", "Ranking"), "title", bold=700), ranking_lines(lines), gap=14
    )


def ranking_lines(lines: Sequence[Ranked], *, dark: bool = False) -> Part:
    """A line for each; with ``dark`` for a dark ground, with patterns in place of numbers."""
    longest = max(1, *(sum(max(0, points) for _, points in line.bars) for line in lines))
    plain = "parchment" if dark else "ink"
    parts = []
    for line in lines:
        bold, shade = (700, "gold_light" if dark else "ink") if line.first else (500, plain)
        text = partial(Text, shade=shade, lines=1)
        bar = partial(_paint_bars, bars=line.bars, longest=longest, dark=dark)
        total = text(points_text(line.total), "title", bold=700, align="right", narrow=True)
        parts.append(
            row(
                Cell(text(line.place, bold=bold, narrow=True), 52, keeps=True),
                Cell(Text(line.name, shade=plain, bold=bold, cut=True), 134 if dark else 194),
                Drawing(0, 12 if dark else 36, bar, weight=1),
                Cell(total, 76),
                gap=8,
                weight=1,
            )
        )
    return column(*parts, gap=2 if dark else 8, weight=1)


def _paint_bars(
    canvas: Canvas, rect: QRectF, bars: Sequence[tuple[str, int]], longest: int, *, dark: bool
) -> None:
    high, x = min(rect.height() * 0.9, canvas.s(34)), rect.left()
    for fill, points in bars:
        wide = rect.width() * max(0, points) / longest
        bar = QRectF(x, rect.center().y() - high / 2, wide, high)
        x += wide
        if not wide:
            continue
        canvas.rounded(bar, 0, colour(fill), colour("ink", 0.6), 1)
        text, shade = str(points), "white" if fill in _DARK else "ink"
        if dark and fill in _PATTERNED:
            canvas.pattern(bar, fill)
        elif not dark and canvas.text_width(text, 17, 600, "condensed") < wide - canvas.s(4):
            canvas.text(bar, text, 17, shade, 600, "center", "condensed")
