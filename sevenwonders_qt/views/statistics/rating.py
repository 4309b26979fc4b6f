"""The curve of an own rating over all matches, between the lines of the levels."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.shown.ratings import OwnRating
from sevenwonders_qt.models.words import ratings as words
from sevenwonders_qt.models.words.levels import level_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Number, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.chart import legend

translate = QCoreApplication.translate

_BEYOND: Final = 40.0
"""Points above and below the highest and lowest value."""

_HIGH: Final = 300.0
"""The height of the curve under large words."""

_LEAST: Final = 0.4
"""The least share of the width that the curve keeps beside the names of the levels."""

_SIZE: Final = 16
"""The height of the words on the curve."""

_GAP: Final = 14.0
"""Design pixels between the curve and the names of the levels."""

_FOOT: Final = 26.0
_DOT: Final = 7.0
_APART: Final = 18.0
"""Design pixels from one mark to the next at least; where there are more, they are left out."""

_MOST: Final = 200
"""Points of the line at most."""


def own_part(own: OwnRating, *, large: bool = False) -> Part:
    """Return the rating with what it means, beside its curve, or over it with ``large`` words."""
    now = datetime.now(UTC)
    said = column(
        Number(words.rating_number(own), 3.0),
        Text(words.certainty(own), "note", "ink_soft", lines=0),
        Text(words.gain(own, now), "note", "good", 700, lines=0),
        Text(words.standing(own), "note", bold=600, lines=0),
        gap=6,
        middle=True,
    )
    if large:
        return column(said, rating_curve(own, _HIGH), gap=16, weight=1)
    return row(Cell(said, 200), rating_curve(own), gap=16, weight=1)


def rating_curve(own: OwnRating, high: float = 0.0) -> Part:
    """Return the curve; the levels are dashed lines with their names at the right."""
    return Drawing(0, high, partial(_draw, own=own), weight=1)


def rating_legend() -> Part:
    """Return the meanings of the marks and the band."""
    won = Drawing(2 * _DOT, 2 * _DOT, partial(_draw_key, won=True))
    other = Drawing(2 * _DOT, 2 * _DOT, partial(_draw_key, won=False))
    band = Drawing(26, 12, _draw_band)
    return legend(
        (won, translate("Statistics", "won")),
        (other, translate("Rating", "another place")),
        (band, translate("Rating", "almost certainly within")),
    )


def _draw(canvas: Canvas, rect: QRectF, own: OwnRating) -> None:
    s, shown = canvas.s, own.curve
    shown = shown[:: -(-len(shown) // _MOST) or 1]
    if own.curve and shown[-1] is not own.curve[-1]:
        shown = (*shown, own.curve[-1])
    names = _names(canvas, rect, own)
    wide = _widest(canvas, names)
    if wide > rect.width() * (1 - _LEAST):
        names, wide = {}, 0.0
    inner = rect.adjusted(0, s(6), -wide - s(_GAP + 6), -s(_FOOT))
    values = [*own.levels.values(), *(each.rating.points for each in shown)] or [0.0]
    plot = Plot(inner, max(2, len(shown)), min(values) - _BEYOND, max(values) + _BEYOND)
    canvas.rounded(inner, 6, colour("ink", 0.04), colour("ink", 0.35), 1.5)
    _draw_levels(canvas, plot, own, names)
    line = [(plot.x(n), plot.y(each.rating.points)) for n, each in enumerate(shown)]
    with canvas.clip(inner, 6):
        above = [(plot.x(n), plot.y(each.rating.high)) for n, each in enumerate(shown)]
        below = [(plot.x(n), plot.y(each.rating.low)) for n, each in enumerate(shown)]
        if len(line) > 1:
            canvas.polygon([*above, *reversed(below)], colour("terracotta", 0.18))
            canvas.polyline(line, "terracotta", 3)
    every = max(1, round(s(_APART) / plot.step + 0.5))
    for number in range(len(shown) - 1, -1, -every):
        last = number == len(shown) - 1
        _draw_mark(canvas, *line[number], s(_DOT * (1.3 if last else 1)), won=shown[number].won)
    if own.curve:
        _draw_foot(canvas, inner, own)


def _widest(canvas: Canvas, names: dict[str, str]) -> float:
    widths = (canvas.text_width(name, _SIZE, 600, "condensed") for name in names.values())
    return max(widths, default=0.0)


def _draw_foot(canvas: Canvas, inner: QRectF, own: OwnRating) -> None:
    """Draw how far back the curve goes, and its end, where there is room for both."""
    s, foot = canvas.s, QRectF(inner.left(), inner.bottom() + canvas.s(2), inner.width(), 0)
    foot.setHeight(s(_FOOT - 2))
    since = translate("Rating", "%n match(es) ago", None, len(own.curve) - 1)
    ends = ((since, "left"), (translate("Rating", "now"), "right"))
    taken = sum(canvas.text_width(text, _SIZE, 500, "condensed") for text, _ in ends)
    if taken + s(20) < foot.width():
        canvas.text(foot, since, _SIZE, "ink_soft", 500, "left", "condensed")
        canvas.text(foot, ends[1][0], _SIZE, "ink_soft", 500, "right", "condensed")


def _names(canvas: Canvas, rect: QRectF, own: OwnRating) -> dict[str, str]:
    """Return the words at the lines of the levels; of the nearest two only where it is low."""
    found = {level: f"{level_name(level)}  {round(at)}" for level, at in own.levels.items()}
    if len(found) * _line(canvas) > rect.height() - canvas.s(_FOOT) and own.rating is not None:
        near = (own.below, own.above)
        found = {level: level_name(level) for level in found if level in near}
    return found


def _line(canvas: Canvas) -> float:
    return 1.25 * canvas.px(_SIZE)


def _draw_levels(canvas: Canvas, plot: Plot, own: OwnRating, names: dict[str, str]) -> None:
    """Draw a dashed line for each level; names that would touch move apart."""
    s, inner, high = canvas.s, plot.rect, _line(canvas)
    at = {level: plot.y(rating) for level, rating in own.levels.items()}
    for y in at.values():
        canvas.line((inner.left(), y), (inner.right(), y), colour("ink", 0.4), 1.3, (4, 4))
    bottom = inner.bottom() + high / 2
    for level, name in names.items():  # from the weakest up
        bottom = min(bottom, at[level] + high / 2)
        room = QRectF(inner.right() + s(_GAP), bottom - high, s(400), high)
        middle = room.center().y()
        start, end = (inner.right(), at[level]), (inner.right() + s(_GAP - 4), middle)
        canvas.line(start, end, colour("ink", 0.4), 1.3)
        canvas.text(room, name, _SIZE, "ink", 600, "left", "condensed")
        bottom -= high


def _draw_mark(canvas: Canvas, x: float, y: float, radius: float, *, won: bool) -> None:
    """Draw a full dot for a match that was won, a hollow one for another place."""
    canvas.ellipse(x, y, radius, None, "good" if won else "parchment", "ink", 1.6)


def _draw_key(canvas: Canvas, rect: QRectF, won: bool) -> None:
    _draw_mark(canvas, rect.center().x(), rect.center().y(), canvas.s(_DOT), won=won)


def _draw_band(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect, 2, colour("terracotta", 0.25))
    y = rect.center().y()
    canvas.line((rect.left(), y), (rect.right(), y), "terracotta", 3)
