"""The places of values on a chart, from left to right, and the scale beside them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

_APART: Final = 1.15
"""From one number of a scale to the next at least, in heights of their letters."""


@dataclass(frozen=True, slots=True)
class Plot:
    """So many ``places`` on ``rect``, from 0, for values from ``low`` to ``high``."""

    rect: QRectF
    places: int
    low: float
    high: float

    @property
    def step(self) -> float:
        """The distance from one place to the next."""
        return self.rect.width() / self.places

    def x(self, place: float) -> float:
        """Return the middle of a place."""
        return self.rect.left() + (place + 0.5) * self.step

    def y(self, value: float) -> float:
        """Return the height of a value."""
        share = (value - self.low) / (self.high - self.low)
        return self.rect.bottom() - self.rect.height() * share

    def column(self, place: int) -> QRectF:
        """Return the whole height of a place."""
        return QRectF(self.x(place - 0.5), self.rect.top(), self.step, self.rect.height())

    def draw_foot(self, canvas: Canvas, words: str, *, strong: bool) -> None:
        """Draw the words under the only place."""
        s, rect = canvas.s, self.rect
        place = QRectF(rect.left(), rect.bottom() + s(6), rect.width(), s(24))
        shade, weight = ("ink", 800) if strong else ("ink_soft", 500)
        canvas.text(place, words, 15, shade, weight, "center", "condensed")

    def draw_scale(self, canvas: Canvas, marks: Sequence[tuple[float, str]]) -> None:
        """Draw a line at each value, with words left of it; only at some where they are close."""
        s, rect, size = canvas.s, self.rect, 15.5
        every, apart = 1, _APART * canvas.px(size)
        if len(marks) > 1:
            step = abs(self.y(marks[1][0]) - self.y(marks[0][0]))
            every = max(1, math.ceil(apart / max(step, 0.01)))
        for value, words in marks[::every]:
            y = self.y(value)
            shade = colour("ink", 0.16 if value else 0.4)
            canvas.line((rect.left(), y), (rect.right(), y), shade, 1.2)
            place = QRectF(rect.left() - s(70), y - s(13), s(62), s(26))
            canvas.text(place, words, size, "ink_soft", 500, "right", "condensed")
