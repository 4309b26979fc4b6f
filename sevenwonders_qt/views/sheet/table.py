"""The table and the ranking of a score sheet, on a page of the program as on paper."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.shown.score_sheet import ScoreSheet, SheetCity, Source
from sevenwonders_qt.models.shown.score_words import heading
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.kit.part import (
    Beside,
    Cell,
    Drawing,
    Ground,
    Margins,
    Part,
    Space,
    bar,
    column,
    row,
    ruled,
)
from sevenwonders_qt.views.kit.words import Icons, Number, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.sheet.marks import mark

translate = QCoreApplication.translate

_LABELS: Final = 0.24
"""The share of the width that the names of the rows take."""

_MANY: Final = 5
"""With more cities than this the bars are below the numbers instead of beside them."""

PATTERNED: Final = ("red", "blue", "green", "yellow", "purple")
"""Colours that have a pattern of their own."""

_DARK: Final = frozenset((*PATTERNED[:3], "purple", "terracotta", "sea", "bad"))
"""Colours with white numbers on them."""


def score_table(sheet: ScoreSheet, cell: Callable[[int, int], Part] | None = None) -> Part:
    """Return the table; ``cell`` makes the cell in a row, the last of them the total, by place."""
    cities, made = sheet.cities, cell or partial(number_part, sheet)
    cells = [[made(n, place) for place in range(len(cities))] for n in range(len(sheet.rows) + 1)]
    total = Head(Text(heading(None), "title", bold=700), (16, 4, 0, 8), heading(None))
    labels = [label(each.icon, each.label, high=44) for each in sheet.rows]
    lines = table(
        (Space(), [_head(city, many=len(cities) > _MANY) for city in cities]),
        [*zip(labels, cells, strict=False)],
        (total, cells[-1]),
    )
    return Ground(lines, partial(_paint_columns, cities=cities), (0,) * 4)


class Head(Ground):
    """The head of a column or a row; ``name`` is its name."""

    def __init__(self, part: Part, margins: Margins, name: str) -> None:
        super().__init__(part, None, margins)
        self.name = name


Line = tuple[Part, Sequence[Part]]
"""A line of a table: its label, and a cell for each city."""


def table(
    heads: Line,
    rows: Sequence[Line],
    totals: Line,
    labels: float = _LABELS,
    golden: Collection[int] = (),
) -> Part:
    """Return a head over a row for each category, some ``golden``, and a line with the totals.

    ``labels`` is the share of the width that the labels take; all cells are of one width.
    """

    def line(label: Part, cells: Sequence[Part]) -> Part:
        wide = (1 - labels) / len(cells)
        parts = [Cell(label, 0, labels, keeps=True), *(Cell(each, 0, wide) for each in cells)]
        return Beside(*parts, gap=0)

    return column(
        line(*heads),
        *(_banded(line(*each), n, golden=n in golden) for n, each in enumerate(rows)),
        column(Drawing(0, 6, ruled("gold_deep", 3)), line(*totals), gap=0),
        gap=0,
        weight=1,
    )


def label(icon: str, name: str, note: str | Part = "", high: float = 0.0) -> Part:
    """Return the sign and the name of a row, and a note on its count."""
    words = column(
        Text(name, bold=600),
        Text(note, "note", "ink_soft", 400, lines=1) if isinstance(note, str) else note,
        gap=0,
        weight=1,
        middle=True,
    )
    named = row(mark(icon, 40), Cell(words, 0, 1, high=high), gap=8)
    return Head(named, (8, 2, 4, 2), name)


def _banded(line: Part, number: int, *, golden: bool) -> Part:
    """Return a row of a table, every other one on a darker band."""
    shade = mix("parchment", "gold", 0.2) if golden else colour("ink", 0.05)
    band = partial(_paint_band, shade=shade) if golden or number % 2 else None
    return Ground(line, band, (0,) * 4, 1)


def number_part(sheet: ScoreSheet, number: int, place: int) -> Part:
    """Return a city's points in a row with their bar, or with their sources; or its total."""
    if number == len(sheet.rows):
        return Number(whole_number(sheet.cities[place].total))
    line, many = sheet.rows[number], len(sheet.cities) > _MANY
    points, best = line.points[place], max(line.points)
    bold = 700 if points == best and len(set(line.points)) > 1 else 500
    text = partial(Text, whole_number(points), "title", bold=bold, narrow=True, lines=1)
    if line.sources and line.sources[place]:
        counted = Drawing(0, 0, partial(paint_sources, sources=line.sources[place]), 1)
        wide = 30 if many else 46
        return Ground(row(Cell(text(align="right"), wide), counted, gap=8), None, (6, 0, 6, 0))
    high, weight = (8, 0) if many else (18, 1)
    shade = colour("bad" if points < 0 else line.shade, 0.9)
    every = [points for each in sheet.rows for points in each.points]
    least, whole = min(0, *every), max(1, max(0, *every) - min(0, *every))
    start = (min(0, points) - least) / whole  # bars of lost points end where the others begin
    filled = bar(abs(points) / whole, shade, 18, start=start)
    drawn = Drawing(0, high, filled, weight) if line.counts else Space(high, weight)
    if many:
        return Ground(column(text(align="center"), drawn, gap=0, middle=True), None, (14, 0, 14, 0))
    return Ground(row(Cell(text(align="right"), 46), drawn, gap=8), None, (8, 0, 14, 0))


def _head(city: SheetCity, *, many: bool) -> Part:
    icon = "ui_trophy" if city.winner else "free_city" if city.outside else ""
    sign = Icons((icon,), 1.7)
    portrait = Icons((city.portrait,), 2.4)
    place = Text(city.place, bold=700, lines=1, narrow=True)
    outside = translate("Score", "cannot win") if city.outside else ""
    board = " · ".join(filter(None, (city.board, outside)))
    parts = column(
        Space(weight=1),
        row(Space(weight=1), portrait, sign, place, Space(weight=1), gap=6),
        Text(city.name, bold=700, align="center", cut=True, narrow=many),
        Text(board, "note", "ink_soft", align="center", cut=many, narrow=many),
        gap=0,
    )
    name = ", ".join(filter(None, (city.name, city.place, city.board, outside)))
    beside = 1 if many else 6
    return Head(parts, (beside, 6, beside, 4), name)


def _paint_columns(canvas: Canvas, rect: QRectF, cities: Sequence[SheetCity]) -> None:
    """Paint the ground of each city's column."""
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


def _paint_band(canvas: Canvas, rect: QRectF, shade: Shade) -> None:
    canvas.rounded(rect.adjusted(0, canvas.s(2), 0, -canvas.s(2)), 7, shade)


def paint_sources(canvas: Canvas, rect: QRectF, sources: Sequence[Source]) -> None:
    """Paint icons over their numbers, as close as they must be; faint where the count is 0."""
    s, y, high = canvas.s, rect.center().y(), rect.height()
    pitch = min(s(30 if len(sources) > 1 else 40), rect.width() / max(1, len(sources)))
    above, below = min(s(9), 0.25 * high), min(s(12), 0.27 * high)
    for place, (icon, number) in enumerate(sources):
        x = rect.left() + (place + 0.5) * pitch
        side = min(s(23), 0.55 * high) if number else s(34)
        opacity = 0.3 if number == "0" else 1.0
        if icon:
            canvas.icon(icon, x, y - (above if number else 0), min(side, pitch * 0.95), opacity)
        if number:
            shade = colour("ink", opacity)
            canvas.number(x, y + (below if icon else 0), number, s(18), shade, pitch)


def ranking(sheet: ScoreSheet) -> Part:
    """Return a title and a line for each city in the sheet's order; nothing without places."""
    if not sheet.cities[0].place:
        return column()
    title = Text(translate("Score", "Ranking"), "title", bold=700)
    return column(title, ranking_lines(sheet), gap=14)


def ranking_lines(sheet: ScoreSheet, *, dark: bool = False) -> Part:
    """Return a line for each city; ``dark`` is for dark grounds, patterns replacing numbers.

    Points below zero go to the left of the common start of all bars.
    """
    bars = [
        [(row.shade, row.points[n]) for row in sheet.rows if row.counts]
        for n in range(len(sheet.cities))
    ]
    lost = max(-sum(min(0, points) for _, points in each) for each in bars)
    gained = max(sum(max(0, points) for _, points in each) for each in bars)
    plain: Shade = "parchment" if dark else "ink"
    parts = []
    for city, its_bars in zip(sheet.cities, bars, strict=True):
        bold, shade = (700, "gold_light" if dark else "ink") if city.winner else (500, plain)
        text = partial(Text, shade=shade, lines=1)
        bar = partial(_paint_bars, bars=its_bars, lost=lost, gained=gained, dark=dark)
        total = text(whole_number(city.total), "title", bold=700, align="right", narrow=True)
        parts.append(
            row(
                Cell(text(city.place, bold=bold, narrow=True), 52, keeps=True),
                Cell(Text(city.name, shade=plain, bold=bold, cut=True), 134 if dark else 194),
                Drawing(0, 12 if dark else 36, bar, weight=1),
                Cell(total, 76),
                gap=8,
                weight=1,
            )
        )
    return column(*parts, gap=2 if dark else 8, weight=1)


def _paint_bars(
    canvas: Canvas,
    rect: QRectF,
    bars: Sequence[tuple[str, int]],
    lost: int,
    gained: int,
    *,
    dark: bool,
) -> None:
    """Paint a city's points; ``lost`` and ``gained`` are the most that any city has of either."""
    high, each = min(rect.height() * 0.9, canvas.s(34)), rect.width() / max(1, lost + gained)
    zero = rect.left() + lost * each
    ends = {True: zero, False: zero}
    for fill, points in bars:
        wide, end = each * abs(points), ends[points > 0]
        if not wide:
            continue
        left = end if points > 0 else end - wide
        ends[points > 0] = end + wide if points > 0 else left
        bar = QRectF(left, rect.center().y() - high / 2, wide, high)
        canvas.rounded(bar, 0, colour(fill), colour("bad" if points < 0 else "ink", 0.6), 1)
        text, shade = whole_number(points), "white" if fill in _DARK else "ink"
        if dark and fill in PATTERNED:
            canvas.pattern(bar, fill)
        elif not dark and canvas.text_width(text, 17, 600, "condensed") < wide - canvas.s(4):
            canvas.text(bar, text, 17, shade, 600, "center", "condensed")
    if lost:
        ground = rect.center().y()
        line = (zero, ground - high * 0.62), (zero, ground + high * 0.62)
        canvas.line(*line, "parchment" if dark else "ink", 1.5)
