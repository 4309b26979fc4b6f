"""The table and the ranking of a score sheet, on a page of the program as on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.score_sheet import ScoreSheet, SheetCity, Source
from sevenwonders_qt.models.score_words import heading
from sevenwonders_qt.views.kit.part import (
    Beside,
    Cell,
    Drawing,
    Ground,
    Paint,
    Part,
    Space,
    column,
    row,
)
from sevenwonders_qt.views.kit.words import Icons, Number, Text
from sevenwonders_qt.views.pad.marks import mark
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_LABELS: Final = 0.24
"""The share of the width that the names of the rows take."""

_MANY: Final = 5
"""With more cities than this the bars stand below the numbers instead of beside them."""

_DIGITS: Final = 0.82
"""The size of a number beside an icon, as a share of the icon."""


_PATTERNED: Final = ("red", "blue", "green", "yellow", "purple")
_DARK: Final = frozenset((*_PATTERNED[:3], "purple", "terracotta", "sea", "bad"))
"""Colours on which a number is white."""


def score_table(
    sheet: ScoreSheet, cell: Callable[[int, int], Part] | None = None, weight: float = 0.0
) -> Part:
    """The table; ``cell`` makes what stands in a row, of which the last is the total, by place."""
    cities, made = sheet.cities, cell or partial(number_part, sheet)
    rows: list[Part] = [_line(Space(), [_head(city, many=len(cities) > _MANY) for city in cities])]
    for number, each in enumerate(sheet.rows):
        words = Cell(Text(each.label, bold=600), 0, 1, high=40)
        label = row(mark(each.icon, 40), words, gap=8)
        cells = [made(number, place) for place in range(len(cities))]
        line = _line(Ground(label, None, (8, 0, 4, 0)), cells)
        rows.append(Ground(line, _paint_band if number % 2 else None, (0, 4, 0, 4), 1))
    total = Ground(Text(heading(None), "title", bold=700), None, (16, 0, 0, 0))
    totals = _line(total, [made(len(sheet.rows), place) for place in range(len(cities))])
    foot = column(Drawing(0, 6, _paint_line), Ground(totals, None, (0, 4, 0, 8)), gap=0)
    return Ground(
        column(*rows, foot, gap=0, weight=1),
        partial(_paint_columns, cities=cities),
        (0,) * 4,
        weight,
    )


def number_part(sheet: ScoreSheet, number: int, place: int) -> Part:
    """The points of a city in a row with their bar, or with what was counted; or its total."""
    if number == len(sheet.rows):
        total = whole_number(sheet.cities[place].total)
        return Number(total)
    line, many = sheet.rows[number], len(sheet.cities) > _MANY
    points, best = line.points[place], max(line.points)
    bold = 700 if points == best and len(set(line.points)) > 1 else 500
    most = max(points for each in sheet.rows for points in each.points)
    bar: Paint = partial(_paint_bar, shade=line.shade, share=max(0, points) / max(1, most))
    if line.sources and line.sources[place]:
        bar = partial(_paint_sources, sources=line.sources[place])
    high, weight = (8, 0) if many else (18, 1)
    shown = bool(line.counts or (line.sources and line.sources[place]))
    drawn = Drawing(0, high, bar, weight) if shown else Space(high, weight)
    text = partial(Text, whole_number(points), "title", bold=bold, narrow=True, lines=1)
    if many:
        return Ground(column(text(align="center"), drawn, gap=0, middle=True), None, (14, 0, 14, 0))
    return Ground(row(Cell(text(align="right"), 46), drawn, gap=8), None, (8, 0, 14, 0))


def _line(label: Part, cells: Sequence[Part]) -> Part:
    """A label and a cell for each city, all of one width, from the top to the foot of the table."""
    wide = (1 - _LABELS) / len(cells)
    parts = [Cell(label, 0, _LABELS, keeps=True), *(Cell(each, 0, wide) for each in cells)]
    return Beside(*parts, gap=0)


def _head(city: SheetCity, *, many: bool) -> Part:
    icon = "ui_trophy" if city.winner else "free_city" if city.outside else ""
    sign = Icons((icon,), 1.7)
    portrait = Icons((city.portrait,), 2.4)
    place = Text(city.place, bold=700, lines=1, narrow=True)
    board = city.board + (" · " + translate("Score", "cannot win") if city.outside else "")
    return Ground(
        column(
            Space(weight=1),
            row(Space(weight=1), portrait, sign, place, Space(weight=1), gap=6),
            Text(city.name, bold=700, align="center", cut=True),
            Text(board, "note", "ink_soft", align="center", cut=many),
            gap=0,
        ),
        None,
        (6, 6, 6, 4),
    )


def _paint_columns(canvas: Canvas, rect: QRectF, cities: Sequence[SheetCity]) -> None:
    """The ground of each city's column."""
    s, wide = canvas.s, rect.width() * (1 - _LABELS) / len(cities)
    for place, city in enumerate(cities):
        left = rect.right() - wide * (len(cities) - place)
        ground = QRectF(left + s(3), rect.top(), wide - s(6), rect.height())
        if city.winner:
            canvas.rounded(ground, 10, colour("gold_light", 0.75), "gold_deep", 2.5)
        elif city.outside:
            canvas.rounded(ground, 10, colour("sea", 0.12), colour("sea", 0.7), 2)
        elif place % 2:
            canvas.rounded(ground, 10, colour("ink", 0.03))


def _paint_band(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect.adjusted(0, canvas.s(2), 0, -canvas.s(2)), 7, colour("ink", 0.05))


def _paint_line(canvas: Canvas, rect: QRectF) -> None:
    y = rect.center().y()
    canvas.line((rect.left(), y), (rect.right(), y), "gold_deep", 3)


def _paint_bar(canvas: Canvas, rect: QRectF, shade: str, share: float) -> None:
    high = min(rect.height(), canvas.s(18))
    wide = max(canvas.s(2.5), rect.width() * share)
    bar = QRectF(rect.left(), rect.center().y() - high / 2, wide, high)
    canvas.rounded(bar, 3, colour(shade, 0.9))


def _paint_sources(canvas: Canvas, rect: QRectF, sources: Sequence[Source]) -> None:
    """Icons with their numbers side by side, in the middle of a low room, else from its left."""
    s, low = canvas.s, rect.height() < canvas.s(12)
    high, wides = s(17 if low else 26), list[float]()
    for _ in range(16):
        wides = [_wide(canvas, high, source) for source in sources]
        if sum(wides) <= rect.width():
            break
        high *= 0.95
    x = rect.center().x() - sum(wides) / 2 if low else rect.left()
    for (icon, number), wide in zip(sources, wides, strict=True):
        side = high if icon else 0.0
        if icon:
            canvas.icon(icon, x + side / 2, rect.center().y(), side)
        place = QRectF(x + side + s(1), rect.center().y() - high / 2, wide - side, high)
        canvas.text(place, number, high / canvas.u * _DIGITS, "ink", 600, family="condensed")
        x += wide


def _wide(canvas: Canvas, high: float, source: Source) -> float:
    """What an icon ``high`` pixels high takes with its number and a gap after it."""
    icon, number = source
    size = high / canvas.u * _DIGITS
    digits = canvas.text_width(number, size, 600, "condensed") if number else 0.0
    return (high if icon else 0.0) + digits + high * 0.26


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
        total = text(whole_number(line.total), "title", bold=700, align="right", narrow=True)
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
