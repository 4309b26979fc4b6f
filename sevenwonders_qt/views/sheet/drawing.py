"""Draws a score sheet from the wonder of the winner at the top to the chart at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.models.score_sheet import ScoreSheet, SheetCity, SheetRow, Source
from sevenwonders_qt.views.pad.marks import draw_sign
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.pages.score_words import heading, points_text
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.sheet.ranking import draw_ranking, ranking_height

translate = QCoreApplication.translate

WIDTH: Final = 1240.0
"""The width of every sheet in units of the drawing; A4 is 1754 high."""

MARGIN: Final = 64.0
_PICTURE, _WORDS, _NAMES, _ROW, _TOTAL, _CHART = 310.0, 178.0, 96.0, 50.0, 92.0, 470.0
_LABELS: Final = 262.0
_DIGITS: Final = 0.82
"""The size of a number beside an icon, as a share of the icon."""

_NARROW: Final = 150.0
"""A column thinner than this has its bar below the number instead of beside it."""


def sheet_height(sheet: ScoreSheet) -> float:
    """How high the sheet is, margins included, in units of the drawing."""
    rows = _NAMES + _ROW * len(sheet.rows) + _TOTAL
    chart = _CHART if sheet.history else ranking_height(sheet)
    return MARGIN * 2 + _picture(sheet) + _WORDS + rows + chart


def _picture(sheet: ScoreSheet) -> float:
    """How high the wonder of the winner is; there is not a drawing of each."""
    return _PICTURE if sheet.cities[0].wonder else 0.0


def draw_sheet(paper: Canvas, corner: QPointF, sheet: ScoreSheet) -> None:
    """The whole sheet, its margins included, from ``corner`` on; ``paper.u`` pixels to a unit."""
    s = paper.s
    left, wide = corner.x() + s(MARGIN), s(WIDTH - 2 * MARGIN)
    top = corner.y() + s(MARGIN)
    first = sheet.cities[0]
    if first.wonder:
        picture = QRectF(left, top, wide, s(_PICTURE))
        draw_wonder(paper, picture, first.wonder, first.side or "A", 5, 5, 14, scaffold=False)
    top += s(_picture(sheet))
    _draw_words(paper, QRectF(left, top, wide, s(_WORDS)), sheet)
    top += s(_WORDS)
    high = _NAMES + _ROW * len(sheet.rows) + _TOTAL
    _draw_table(paper, QRectF(left, top, wide, s(high)), sheet)
    top += s(high)
    if sheet.history:
        title = QRectF(left, top + s(26), wide, s(40))
        paper.text(title, chart_title(sheet.ages), 26, "ink", 700, family="title")
        plot = QRectF(left, top + s(84), wide, s(_CHART - 84))
        draw_chart(paper, plot, sheet.names, sheet.history, sheet.winners, sheet.ages)
    else:
        draw_ranking(paper, QRectF(left, top, wide, s(ranking_height(sheet))), sheet)


def _draw_words(paper: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    """Who has won and how, and which match it was."""
    s = paper.s
    title = QRectF(rect.left(), rect.top() + s(18), rect.width(), s(64))
    paper.text(title, sheet.title, 46, "ink", 700, family="title", shrink=0.4)
    note = QRectF(rect.left(), title.bottom() + s(2), rect.width(), s(36))
    paper.text(note, sheet.note, 22, "ink", 400, shrink=0.5)
    seed = translate("Score", "Seed {seed}").format(seed=sheet.seed) if sheet.seed else ""
    match = " · ".join(part for part in (sheet.game, sheet.date(), seed) if part)
    about = QRectF(rect.left(), note.bottom(), rect.width(), s(34))
    paper.text(about, match, 18, "ink_soft", 400, family="condensed", shrink=0.6)


def _draw_table(paper: Canvas, rect: QRectF, sheet: ScoreSheet) -> None:
    s = paper.s
    wide = (rect.width() - s(_LABELS)) / len(sheet.cities)
    for place, city in enumerate(sheet.cities):
        left = rect.left() + s(_LABELS) + wide * place
        column = QRectF(left + s(3), rect.top(), wide - s(6), rect.height() - s(8))
        _draw_head(paper, column, city, place)
    most = max((points for row in sheet.rows for points in row.points), default=0)
    for number, row in enumerate(sheet.rows):
        top = rect.top() + s(_NAMES + _ROW * number)
        band = QRectF(rect.left(), top, rect.width(), s(_ROW))
        if number % 2:
            paper.rounded(band.adjusted(0, s(2), 0, -s(2)), 7, colour("ink", 0.05))
        _draw_row(paper, band, row, wide, most)
    line = rect.top() + s(_NAMES + _ROW * len(sheet.rows) + 6)
    paper.line((rect.left(), line), (rect.right(), line), "gold_deep", 3)
    foot = QRectF(rect.left() + s(16), line, s(_LABELS), s(_TOTAL - 14))
    paper.text(foot, heading(None), 28, "ink", 700, family="title")
    for place, city in enumerate(sheet.cities):
        cell = QRectF(rect.left() + s(_LABELS) + wide * place, line, wide, s(_TOTAL - 14))
        total = points_text(city.total)
        paper.text(cell, total, 44, "ink", 700, "center", "condensed", shrink=0.5)


def _draw_head(paper: Canvas, rect: QRectF, city: SheetCity, place: int) -> None:
    s, cx = paper.s, rect.center().x()
    if city.winner:
        paper.rounded(rect, 10, colour("gold_light", 0.75), "gold_deep", 2.5)
        paper.icon("ui_trophy", cx, rect.top() + s(22), s(34))
    elif city.outside:
        paper.rounded(rect, 10, colour("sea", 0.12), colour("sea", 0.7), 2)
        paper.icon("free_city", cx, rect.top() + s(22), s(34))
    elif place % 2:
        paper.rounded(rect, 10, colour("ink", 0.03))
    if city.place:
        line = QRectF(rect.left(), rect.top() + s(4), rect.width(), s(36))
        align: Align = "center"
        if city.winner:  # beside the trophy
            line.setLeft(cx + s(22))
            align = "left"
        paper.text(line, city.place, 20, "ink", 700, align, "condensed", shrink=0.6)
    name = QRectF(rect.left() + s(4), rect.top() + s(38), rect.width() - s(8), s(32))
    paper.text(name, city.name, 22, "ink", 700, "center", shrink=0.45)
    board = QRectF(rect.left() + s(4), name.bottom() - s(2), rect.width() - s(8), s(26))
    paper.text(board, city.board, 16, "ink_soft", 400, "center", "condensed", shrink=0.6)


def _draw_row(paper: Canvas, band: QRectF, row: SheetRow, wide: float, most: int) -> None:
    s, cy = paper.s, band.center().y()
    draw_sign(paper, row.icon, band.left() + s(26), cy, s(38))
    label = QRectF(band.left() + s(54), band.top(), s(_LABELS - 62), band.height())
    paper.text(label, row.label, 20, "ink", 600, shrink=0.55)
    best = max(row.points) if len(set(row.points)) > 1 else None
    for place, points in enumerate(row.points):
        cell = QRectF(band.left() + s(_LABELS) + wide * place, band.top(), wide, band.height())
        size, weight = (25, 700) if points == best else (22, 500)
        share = max(0, points) / max(1, most)
        if wide < s(_NARROW):
            number = cell.adjusted(0, s(2), 0, -s(12))
            paper.text(number, points_text(points), size, "ink", weight, "center", "condensed")
            long = max(s(2.5), (wide - s(36)) * share)
            bar = QRectF(cell.left() + s(18), cell.bottom() - s(13), long, s(7))
            room = QRectF(cell.left() + s(6), cell.bottom() - s(19), wide - s(12), s(17))
        else:
            number = QRectF(cell.left() + s(8), cell.top(), s(48), cell.height())
            paper.text(number, points_text(points), size, "ink", weight, "right", "condensed")
            left = number.right() + s(10)
            long = max(s(2.5), (cell.right() - s(20) - left) * share)
            bar = QRectF(left, cy - s(8), long, s(16))
            room = QRectF(left, cy - s(13), cell.right() - s(6) - left, s(26))
        sources = row.sources[place] if row.sources else ()
        if sources:
            _draw_sources(paper, room, sources)
        elif row.counts:
            paper.rounded(bar, 3, colour(row.shade, 0.9))


def _draw_sources(paper: Canvas, room: QRectF, sources: Sequence[Source]) -> None:
    """Icons with their numbers side by side, in the middle of a low room, else from its left."""
    s, cy = paper.s, room.center().y()
    scale, high, wides = 1.0, room.height(), list[float]()
    while scale > 0.4:
        high = room.height() * scale
        wides = [_wide(paper, high, source) for source in sources]
        if sum(wides) <= room.width():
            break
        scale -= 0.04
    low = room.height() < s(20)
    x = room.center().x() - sum(wides) / 2 if low else room.left()
    for (icon, number), wide in zip(sources, wides, strict=True):
        side = high if icon else 0.0
        if icon:
            paper.icon(icon, x + side / 2, cy, side)
        place = QRectF(x + side + s(1), room.top(), wide - side, room.height())
        size = high / paper.u * _DIGITS
        paper.text(place, number, size, "ink", 600, "left", "condensed", shrink=0.6)
        x += wide


def _wide(paper: Canvas, high: float, source: Source) -> float:
    """What an icon ``high`` pixels high takes with its number and a gap after it."""
    icon, number = source
    size = high / paper.u * _DIGITS
    digits = paper.text_width(number, size, 600, "condensed") if number else 0.0
    return (high if icon else 0.0) + digits + high * 0.26
