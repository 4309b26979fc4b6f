"""The signs of the rows of a score sheet, and the boards of a real table."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.pad import drawn, wonder_title
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, column, lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder


def mark(sign: str, side: float, weight: float = 0.0) -> Part:
    """Return an icon so many design pixels high, or as high as its place."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        size = min(canvas.s(side), rect.height() * 0.92)
        canvas.icon(sign, rect.center().x(), rect.center().y(), size)

    return Drawing(side, 0, paint, weight)


def draw_board(
    canvas: Canvas, rect: QRectF, wonder: str, side: str, *, titled: bool = True
) -> None:
    """Draw a wonder at a real table by day or by night, or a place for one.

    One that has no drawing may be ``titled`` by the name of its city.
    """
    if wonder and drawn(wonder):
        draw_wonder(canvas, rect, wonder, side or "A", 5, 5, 7, scaffold=False)
        return
    canvas.rounded(rect, 7, "night" if side == "B" else "sea", colour("ink", 0.55), 1.5)
    title = capitals(wonder_title(wonder)) if wonder and titled else ""
    words = Text(title, "title", "parchment", 700, "center")
    lay(canvas, Ground(column(mark("wonder", 60, 1), words, gap=0), None, (4, 4, 4, 4)), rect, 0.72)
