"""Points after every turn as lines: dashes, marks and names at the ends, never colour alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.paint.canvas import Canvas, Point
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

SHADES: Final = ("terracotta", "sea", "olive", "purple", "blue", "gold_deep", "brown", "ink")
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (6, 3),
    (1.5, 2.5),
    (8, 3, 2, 3),
    (3, 2),
    (10, 3),
    (5, 2, 1, 2, 1, 2),
    (12, 2, 1.5, 2),
)


def _regular(corners: int, turn: float, inner: float = 1.0) -> tuple[Point, ...]:
    """Return a regular figure's corners, each second one ``inner`` times as far from the middle."""
    return tuple(
        (
            (inner if corner % 2 else 1.0) * math.cos(math.tau * (corner / corners + turn)),
            (inner if corner % 2 else 1.0) * math.sin(math.tau * (corner / corners + turn)),
        )
        for corner in range(corners)
    )


_MARKS: Final[tuple[tuple[Point, ...], ...]] = (
    _regular(24, 0),  # a disc
    _regular(4, 1 / 8),  # a square
    _regular(3, -1 / 4),  # a triangle
    _regular(4, 0, 0.72),  # a diamond
    _regular(10, -1 / 4, 0.45),  # a star
    _regular(3, 1 / 4),  # a triangle on its head
    _regular(8, 0, 0.38),  # a cross
    _regular(6, 0),  # a hexagon
)
_AGE_SHADES: Final = ("terracotta", "sea", "dusk")
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


def chart_title(ages: Sequence[int]) -> str:
    """Return the title of a chart of turns of these ages, or else of rounds."""
    if ages:
        return translate("Score", "Points after every turn")
    return translate("Score", "Points after every round")


def draw_chart(
    paper: Canvas,
    rect: QRectF,
    names: Sequence[str],
    history: Sequence[Sequence[int]],
    winners: Sequence[int],
    ages: Sequence[int],
) -> None:
    """Draw lines in ``rect``; ``history[turn][seat]`` are the points after each turn of the match.

    ``ages`` are the turns of each Age, which are marked apart; without any, turns are rounds and
    are numbered.
    The last ones end the last Age, also where the match began in its middle.
    """
    s = paper.s
    longest = max(paper.text_width(f"{name} 99", 17, 700, "condensed") for name in names)
    room = min(longest + s(52), rect.width() * 0.32)
    values = [points for turn in history for points in turn]
    turns = max(len(history), sum(ages))
    inner = rect.adjusted(s(40), 0, -room, -s(30))
    plot = Plot(inner, turns, min(0, *values), max(10, *values) + 4)
    if ages:
        _draw_ages(paper, plot, ages)
    else:
        _draw_rounds(paper, plot)
    step = _step(plot.high - plot.low, 7)
    marks = range(-int(-plot.low // step) * step, int(plot.high), step)
    plot.draw_scale(paper, [(points, whole_number(points)) for points in marks])
    for seat in range(len(names)):
        _draw_line(paper, plot, seat, [points[seat] for points in history], seat in winners)
    _draw_names(paper, plot, room, names, history)


def draw_mark(paper: Canvas, seat: int, cx: float, cy: float, size: float) -> None:
    """Draw the mark of a seat's line, ``size`` pixels from its middle to its corners."""
    shape = [(cx + size * x, cy + size * y) for x, y in _MARKS[seat]]
    paper.polygon(shape, SHADES[seat], "parchment_pale", 1.2)


def _draw_ages(paper: Canvas, plot: Plot, ages: Sequence[int]) -> None:
    for number, (shade, turns) in enumerate(zip(_AGE_SHADES, ages, strict=False)):
        band = plot.column(sum(ages[:number]))
        band.setWidth(turns * plot.step)
        paper.rounded(band, 0, colour(shade, 0.09))
        foot = QRectF(band.left(), band.bottom() + paper.s(4), band.width(), paper.s(28))
        paper.text(foot, age_name(number + 1), 16, "ink_soft", 500, "center", "condensed")


def _draw_rounds(paper: Canvas, plot: Plot) -> None:
    paper.rounded(plot.rect, 0, colour("sea", 0.07))
    step = _step(plot.places, 10)
    for turn in sorted({1, *range(step, plot.places + 1, step)}):
        x, wide = plot.x(turn - 1), paper.s(60)
        foot = QRectF(x - wide / 2, plot.rect.bottom() + paper.s(4), wide, paper.s(28))
        paper.text(foot, str(turn), 16, "ink_soft", 500, "center", "condensed")


def _step(length: float, most: int) -> int:
    """Return a round distance between marks, so that at most ``most`` fit on ``length``."""
    return next((step for step in _STEPS if length / step <= most), round(length))


def _draw_line(paper: Canvas, plot: Plot, seat: int, points: Sequence[int], winner: bool) -> None:
    first = plot.places - len(points)  # of a match that was laid out in its middle
    places = [(plot.x(first + turn), plot.y(value)) for turn, value in enumerate(points)]
    width = 4.5 if winner else 3.0
    if len(places) > 1:
        paper.polyline(places, SHADES[seat], width, _DASHES[seat])
    apart = max(1, len(places) // 18)
    for number, (x, y) in enumerate(places):
        last = number == len(places) - 1
        if last or (len(places) - 1 - number) % apart == 0:
            draw_mark(paper, seat, x, y, paper.s(8 if last else 5.5))


def _draw_names(
    paper: Canvas,
    plot: Plot,
    room: float,
    names: Sequence[str],
    history: Sequence[Sequence[int]],
) -> None:
    """Draw names and marks at the ends of the lines, pushed apart where they would touch."""
    s, last = paper.s, history[-1]
    step = min(paper.px(17) * 1.18, plot.rect.height() / max(1, len(names) - 1))
    order = sorted(range(len(names)), key=lambda seat: -last[seat])
    heights = [plot.y(last[seat]) for seat in order]
    lowest = plot.rect.bottom() - step * (len(order) - 1)
    for number in range(len(heights)):
        floor = heights[number - 1] + step if number else plot.rect.top()
        heights[number] = max(floor, min(heights[number], lowest + step * number))
    end = plot.x(plot.places - 1) + s(10)
    left = end + s(12)
    # The points come first: a long name is cut at its end.
    texts = [f"{points} {name}" for name, points in zip(names, last, strict=True)]
    size = paper.size_for(texts, room - s(44), 17, 700, "condensed")
    for seat, y in zip(order, heights, strict=True):
        here = plot.y(last[seat])
        paper.line((end, here), (left, y), colour(SHADES[seat], 0.6), 1.5)
        draw_mark(paper, seat, left + s(8), y, s(6.5))
        place = QRectF(left + s(20), y - step / 2, room - s(44), step)
        paper.text(place, texts[seat], size, "ink", 700, "left", "condensed")
