"""Points after every turn as lines: dashes and names at the ends, never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from sevenwonders_qt.models.terms import age_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_SHADES: Final = ("terracotta", "sea", "olive", "purple", "blue", "gold_deep", "brown")
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (6, 3),
    (1.5, 2.5),
    (8, 3, 2, 3),
    (3, 2),
    (10, 3),
    (5, 2, 1, 2, 1, 2),
)
_AGE_SHADES: Final = ("terracotta", "sea", "dusk")
_TURNS_OF_AN_AGE: Final = 6


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where turns and points lie."""

    rect: QRectF
    turns: int
    low: int
    high: int

    def at(self, turn: float, points: float) -> QPointF:
        share = (points - self.low) / (self.high - self.low)
        x = self.rect.left() + self.rect.width() * turn / self.turns
        return QPointF(x, self.rect.bottom() - self.rect.height() * share)


def chart_title(ages: int) -> str:
    """What a chart of turns of these ages, or else of rounds, is called."""
    if ages:
        return translate("Score", "Points after every turn")
    return translate("Score", "Points after every round")


def draw_chart(
    canvas: Canvas,
    rect: QRectF,
    names: Sequence[str],
    history: Sequence[Sequence[int]],
    winners: Sequence[int],
    ages: int = 3,
) -> None:
    """Lines in ``rect``; ``history[turn][seat]`` are the points after each turn of the match.

    The turns of so many ``ages`` are told apart; without any, turns are rounds and are numbered.
    """
    s = canvas.s
    longest = max(canvas.text_width(f"{name} 99", 17, 700, "condensed") for name in names)
    room = min(longest + s(16), rect.width() * 0.3)
    values = [points for turn in history for points in turn]
    turns = max(len(history), ages * _TURNS_OF_AN_AGE)
    inner = rect.adjusted(s(40), 0, -room, -s(30))
    plot = _Plot(inner, turns, min(0, *values), max(10, *values) + 4)
    if ages:
        _draw_ages(canvas, plot)
    else:
        _draw_rounds(canvas, plot)
    _draw_scale(canvas, plot)
    for seat in range(len(names)):
        _draw_line(canvas, plot, seat, [points[seat] for points in history], seat in winners)
    _draw_names(canvas, plot, room, names, history)


def _draw_ages(canvas: Canvas, plot: _Plot) -> None:
    for number, shade in enumerate(_AGE_SHADES):
        left = plot.at(number * _TURNS_OF_AN_AGE, 0).x()
        right = plot.at((number + 1) * _TURNS_OF_AN_AGE, 0).x()
        band = QRectF(left, plot.rect.top(), right - left, plot.rect.height())
        canvas.painter.fillRect(band, colour(shade, 0.09))
        foot = QRectF(left, plot.rect.bottom() + canvas.s(4), right - left, canvas.s(28))
        text = age_name(number + 1)
        canvas.text(foot, text, 16, "ink_soft", 500, "center", "condensed")


def _draw_rounds(canvas: Canvas, plot: _Plot) -> None:
    step = next((step for step in (1, 2, 5, 10) if plot.turns / step <= 12), 20)
    for turn in sorted({1, *range(step, plot.turns + 1, step)}):
        x, wide = plot.at(turn, 0).x(), canvas.s(60)
        foot = QRectF(x - wide / 2, plot.rect.bottom() + canvas.s(4), wide, canvas.s(28))
        canvas.text(foot, str(turn), 16, "ink_soft", 500, "center", "condensed")


def _draw_scale(canvas: Canvas, plot: _Plot) -> None:
    s = canvas.s
    for points in range(0, plot.high, 20):
        y = plot.at(0, points).y()
        canvas.line((plot.rect.left(), y), (plot.rect.right(), y), colour("ink", 0.18), 1)
        place = QRectF(plot.rect.left() - s(50), y - s(14), s(42), s(28))
        canvas.text(place, str(points), 16, "ink_soft", 500, "right", "condensed")


def _draw_line(canvas: Canvas, plot: _Plot, seat: int, points: Sequence[int], winner: bool) -> None:
    path = QPainterPath(plot.at(0, 0))
    for turn, value in enumerate(points, start=1):
        path.lineTo(plot.at(turn, value))
    pen = QPen(colour(_SHADES[seat]), canvas.s(4.5 if winner else 3))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if _DASHES[seat]:
        pen.setDashPattern(list(_DASHES[seat]))
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawPath(path)
    end = plot.at(len(points), points[-1])
    canvas.ellipse(end.x(), end.y(), canvas.s(6), fill=_SHADES[seat])


def _draw_names(
    canvas: Canvas,
    plot: _Plot,
    room: float,
    names: Sequence[str],
    history: Sequence[Sequence[int]],
) -> None:
    """Names at the ends of the lines, pushed apart where they would touch."""
    s, last = canvas.s, history[-1]
    step = canvas.px(17) * 1.18
    order = sorted(range(len(names)), key=lambda seat: -last[seat])
    heights = [plot.at(0, last[seat]).y() for seat in order]
    lowest = plot.rect.bottom() - step * (len(order) - 1)
    for number in range(len(heights)):
        floor = heights[number - 1] + step if number else plot.rect.top()
        heights[number] = max(floor, min(heights[number], lowest + step * number))
    left = plot.at(len(history), 0).x() + s(12)
    for seat, y in zip(order, heights, strict=True):
        place = QRectF(left, y - step / 2, room - s(12), step)
        text, shade = f"{names[seat]} {last[seat]}", colour(_SHADES[seat], darker=25)
        canvas.text(place, text, 17, shade, 700, "left", "condensed", shrink=0.6)
