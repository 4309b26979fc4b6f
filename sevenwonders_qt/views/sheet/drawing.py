"""A score sheet on paper, from the wonder of the winner at the top to the chart at the foot."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.kit.part import Drawing, Ground, Laid, Part, column
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.sheet.ranking import ranking
from sevenwonders_qt.views.sheet.table import score_table

translate = QCoreApplication.translate

WIDTH: Final = 1240.0
"""The width of every sheet in units of the drawing; A4 is 1754 high."""

MARGIN: Final = 64.0
_TEXT: Final = 1.15
"""How much larger text is on paper than on a page of the program."""


def sheet_height(sheet: ScoreSheet) -> float:
    """How high the sheet is, margins included, in units of the drawing."""
    return _describe(sheet).high(_sizes(1), WIDTH)


def draw_sheet(paper: Canvas, corner: QPointF, sheet: ScoreSheet) -> None:
    """The whole sheet, its margins included, from ``corner`` on; ``paper.u`` pixels to a unit."""
    s = paper.s
    rect = QRectF(corner.x(), corner.y(), s(WIDTH), s(sheet_height(sheet)))
    Laid(_describe(sheet), _sizes(paper.u).smaller(), rect).paint(paper)


def _sizes(u: float) -> Sizes:
    return Sizes(u, _TEXT, 1)


def _describe(sheet: ScoreSheet) -> Part:
    first = sheet.cities[0]
    picture = Drawing(0, 310, wonder_picture(first.wonder, first.side or "A", 5, 5, 14))
    seed = translate("Score", "Seed {seed}").format(seed=sheet.seed) if sheet.seed else ""
    match = " · ".join(part for part in (sheet.game, sheet.date(), seed) if part)
    words = column(
        Text(sheet.title, "head", bold=700),
        Text(sheet.note, lines=0),
        Text(match, "note", "ink_soft", lines=0),
        gap=6,
    )
    parts = (
        *((picture,) if first.wonder else ()),
        words,
        score_table(sheet),
        _chart(sheet) if sheet.history else ranking(sheet),
    )
    return Ground(column(*parts, gap=26), None, (MARGIN,) * 4)


def _chart(sheet: ScoreSheet) -> Part:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        draw_chart(canvas, rect, sheet.names, sheet.history, sheet.winners, sheet.ages)

    title = Text(chart_title(sheet.ages), "title", bold=700)
    return column(title, Drawing(0, 386, paint, weight=1), gap=16, weight=1)
