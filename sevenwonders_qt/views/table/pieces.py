"""What rule modules laid by the board of a city, drawn in a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.box_words import PieceMark
from sevenwonders_qt.views.paint.canvas import Canvas

_WITH_AGE = 0.86
"""How wide an icon with its Age stands, as a share of its height."""


def draw_pieces(canvas: Canvas, rect: QRectF, marks: Sequence[PieceMark], size: float) -> float:
    """Icons with their Age, then numbers, from the left; returns the width.

    They stand closer together when room is short.
    """
    if not marks:
        return 0.0
    natural = size * sum(_WITH_AGE if mark.icon else 1.0 for mark in marks)
    squeeze = min(1.0, max(0.1, rect.width()) / natural)
    x, cy = rect.left(), rect.center().y()
    for mark in marks:
        wide = size * (_WITH_AGE if mark.icon else 1.0) * squeeze
        cx = x + wide / 2
        if mark.icon:
            canvas.icon(mark.icon, cx - size * 0.10, cy, size * 0.94)
            if mark.age:
                canvas.icon(f"age_{mark.age}", cx + size * 0.18, cy + size * 0.18, size * 0.6)
        else:
            radius = size * 0.44
            canvas.ellipse(cx, cy, radius, None, "bad", "gold", 2)
            text = str(mark.number).replace("-", "\N{MINUS SIGN}")
            box = QRectF(cx - size / 2, cy - size / 2, size, size)
            canvas.text(box, text, 16, "white", 700, "center", "condensed")
        x += wide
    return natural * squeeze
