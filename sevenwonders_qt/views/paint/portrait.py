"""The portrait of a seat, in a size for faces, and the state of the seat beside it."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.views.paint.canvas import Canvas

_LARGE: Final = 40
"""Real pixels from which on the large drawing, with landscape and emblem, can be read."""


def draw_portrait(
    canvas: Canvas, portrait: str, x: float, y: float, side: float, state: str = ""
) -> None:
    """Draw it about a point, ``side`` real pixels high; ``state`` is a small icon on its rim."""
    canvas.icon(portrait if side >= _LARGE else f"{portrait}_small", x, y, side)
    if state:
        canvas.icon(state, x + 0.36 * side, y + 0.34 * side, 0.56 * side)
