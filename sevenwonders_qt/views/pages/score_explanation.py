"""How one number of the score sheet is made up, line by line."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import Explained, Found, points_text
from sevenwonders_qt.views.paint.canvas import Canvas


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
        painter = QPainter(self)
        canvas, s = self.look.canvas(painter), self.look.s
        body = QRectF(s(3), s(3), self.width() - s(9), self.height() - s(10))
        canvas.slab(body, "parchment", 14)
        canvas.rounded(body, 14, None, "terracotta", 4)
        canvas.icon(self.icon, body.left() + s(40), body.top() + s(36), s(46))
        title = QRectF(body.left() + s(76), body.top() + s(10), body.width() - s(96), s(50))
        canvas.text(title, self.title, 26, "ink", 700, family="title", shrink=0.5)
        room = body.adjusted(s(20), s(64), -s(20), -s(12))
        detailed = any(line.found or line.note for line in self.lines)
        columns = 2 if len(self.lines) > (5 if detailed else 7) else 1
        rows = -(-len(self.lines) // columns)
        high = min(s(62 if detailed else 48), room.height() / max(1, rows))
        wide = (room.width() - s(28) * (columns - 1)) / columns
        for number, line in enumerate(self.lines):
            left = room.left() + (wide + s(28)) * (number // rows)
            place = QRectF(left, room.top() + high * (number % rows), wide, high)
            _draw_line(canvas, place, line)


def _draw_line(canvas: Canvas, rect: QRectF, line: Explained) -> None:
    """Icons, words, the sum and the points, in one row; what was counted where under the words."""
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
    if line.found or line.note:
        share = 0.52
        above = QRectF(words.left(), words.top(), words.width(), words.height() * share)
        canvas.text(above, line.words, 19, "ink", 500, shrink=0.55, vertical="bottom")
        below = QRectF(words.left(), above.bottom(), words.width(), words.height() * (1 - share))
        _draw_detail(canvas, below, line)
    else:
        canvas.text_block(words, line.words, 19, "ink", 500, shrink=0.55, lines=2)


def _draw_detail(canvas: Canvas, rect: QRectF, line: Explained) -> None:
    if not line.found:
        canvas.text(rect, line.note, 16, "ink_soft", 400, family="condensed", shrink=0.6)
        return
    cities = [(name, list(parts)) for name, parts in groupby(line.found, lambda part: part.name)]
    size = 16.0
    while size > 10 and _width(canvas, cities, size) > rect.width():
        size -= 0.5
    left, cy, side = rect.left(), rect.center().y(), _side(canvas, size)
    for name, parts in cities:
        wide = min(canvas.text_width(name, size, 500, "condensed"), rect.width() * 0.4)
        place = QRectF(left, rect.top(), wide + 1, rect.height())
        left += canvas.text(place, name, size, "ink_soft", 500, "left", "condensed") + side * 0.3
        for part in parts:
            number = f"{part.number}"
            place = QRectF(left, rect.top(), side * 2, rect.height())
            left += canvas.text(place, number, size, "ink", 700, "left", "condensed")
            canvas.icon(part.icon, left + side * 0.62, cy, side)
            left += side * 1.4
        left += side * 0.5


def _width(canvas: Canvas, cities: list[tuple[str, list[Found]]], size: float) -> float:
    """How wide the detail is drawn at this size of text."""
    side, wide = _side(canvas, size), 0.0
    for name, parts in cities:
        wide += canvas.text_width(name, size, 500, "condensed") + side * 0.8
        for part in parts:
            wide += canvas.text_width(str(part.number), size, 700, "condensed") + side * 1.4
    return wide


def _side(canvas: Canvas, size: float) -> float:
    """The side of an icon beside text of this size."""
    return canvas.px(size) * 1.25
