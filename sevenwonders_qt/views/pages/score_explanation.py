"""How one number of the score sheet is made up, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import Explained, points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting

_MOST: Final = 7
"""Lines of an explanation beyond this many stand in two columns."""

_MOST_DETAILED: Final = 8
"""The same where lines say what was counted where, which needs the width."""

_STACKED: Final = 4
"""Up to so many lines say that under the words."""


class Explanation(QWidget):
    """Shows how one number of the sheet is made up."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.title = ""
        self.icon = "ui_trophy"
        self.lines: list[Explained] = []

    def show_lines(self, title: str, icon: str, lines: list[Explained]) -> None:
        """Show these lines under this title."""
        self.title, self.icon, self.lines = title, icon, lines
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(line.sentence() for line in lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(s(3), s(3), self.width() - s(9), self.height() - s(10))
            canvas.slab(body, "parchment", 14)
            canvas.rounded(body, 14, None, "terracotta", 4)
            canvas.icon(self.icon, body.left() + s(40), body.top() + s(36), s(46))
            title = QRectF(body.left() + s(76), body.top() + s(10), body.width() - s(96), s(50))
            canvas.text(title, self.title, 26, "ink", 700, family="title", shrink=0.5)
            room = body.adjusted(s(20), s(64), -s(20), -s(12))
            detailed = any(line.found or line.note for line in self.lines)
            columns = 1 if len(self.lines) <= (_MOST_DETAILED if detailed else _MOST) else 2
            rows = -(-len(self.lines) // columns)
            stacked = detailed and rows <= _STACKED
            high = min(s(58 if stacked else 48), room.height() / max(1, rows))
            wide = (room.width() - s(28) * (columns - 1)) / columns
            for number, line in enumerate(self.lines):
                left = room.left() + (wide + s(28)) * (number // rows)
                place = QRectF(left, room.top() + high * (number % rows), wide, high)
                _draw_line(canvas, place, line, stacked=stacked)


def _draw_line(canvas: Canvas, rect: QRectF, line: Explained, *, stacked: bool) -> None:
    """Icons, words, the sum and the points, in one row.

    What was counted where stands under the words if ``stacked``, else after them.
    """
    s, middle = canvas.s, rect.center().y()
    side = min(s(38), rect.height() * 0.92)
    step = side * min(1.05, 4.2 / max(1, len(line.icons)))
    left = rect.left()
    for icon in line.icons:
        canvas.icon(icon, left + side / 2, middle, side)
        left += step
    if line.icons:
        left += side - step + s(10)
    points = QRectF(rect.right() - s(60), rect.top(), s(60), rect.height())
    size = min(25.0, rect.height() / canvas.u * 0.72)
    canvas.text(points, points_text(line.points), size, "ink", 700, "right", "condensed")
    sums = canvas.text_width(line.sum, 18, 500, "condensed")
    sums = min(sums + s(14), rect.width() * 0.4) if line.sum else 0.0
    place = QRectF(points.left() - sums, rect.top(), sums, rect.height())
    canvas.text(place, line.sum, 18, "ink_soft", 500, "left", "condensed", shrink=0.6)
    words = QRectF(left, rect.top(), place.left() - left - s(10), rect.height())
    if not line.found and not line.note:
        canvas.text_block(words, line.words, 19, "ink", 500, shrink=0.55, lines=2)
    elif stacked:
        above = words.adjusted(0, 0, 0, -words.height() * 0.48)
        canvas.text(above, line.words, 19, "ink", 500, shrink=0.55, vertical="bottom")
        _draw_detail(canvas, words.adjusted(0, above.height(), 0, 0), line)
    else:
        share = 0.46
        before = words.adjusted(0, 0, -words.width() * (1 - share), 0)
        size = min(19.0, rect.height() / canvas.px(19) * 19 * 0.66)
        canvas.text(before, line.words, size, "ink", 500, family="condensed", shrink=0.6)
        _draw_detail(canvas, words.adjusted(before.width() + s(10), 0, 0, 0), line)


def _draw_detail(canvas: Canvas, rect: QRectF, line: Explained) -> None:
    if not line.found:
        canvas.text(rect, line.note, 16, "ink_soft", 400, family="condensed", shrink=0.6)
        return
    cities = [(name, list(parts)) for name, parts in groupby(line.found, lambda part: part.name)]
    size = 16.0
    side, cy, left = canvas.px(size) * 1.25, rect.center().y(), rect.left()
    numbers = sum(
        canvas.text_width(str(part.number), size, 700, "condensed") for part in line.found
    )
    taken = numbers + side * (1.4 * len(line.found) + 0.7 * len(cities))
    widths = [canvas.text_width(name, size, 500, "condensed") + 1 for name, _ in cities]
    for (name, parts), wide in zip(cities, _shares(widths, rect.width() - taken), strict=True):
        place = QRectF(left, rect.top(), wide, rect.height())
        left += canvas.text(place, name, size, "ink_soft", 500, "left", "condensed") + side * 0.3
        for part in parts:
            place = QRectF(left, rect.top(), side * 2, rect.height())
            left += canvas.text(place, str(part.number), size, "ink", 700, "left", "condensed")
            canvas.icon(part.icon, left + side * 0.62, cy, side)
            left += side * 1.4
        left += side * 0.4


def _shares(wanted: Sequence[float], room: float) -> list[float]:
    """``room`` shared out: nobody gets more than is wanted, and the rest is for the others."""
    shares, left = dict.fromkeys(range(len(wanted)), 0.0), len(wanted)
    for place in sorted(shares, key=lambda place: wanted[place]):
        shares[place] = min(wanted[place], room / left)
        room, left = room - shares[place], left - 1
    return list(shares.values())
