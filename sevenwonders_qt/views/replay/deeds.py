"""The picture of a city's action."""

from __future__ import annotations

from sevenwonders_qt.models.shown.story import Deed, DeedKind
from sevenwonders_qt.views.paint.canvas import Canvas


def draw_deed(canvas: Canvas, deed: Deed, cx: float, cy: float, size: float) -> None:
    """Draw the icon of an action; a stage is on a golden tile."""
    if deed.kind is DeedKind.STAGE:
        canvas.rounded(canvas.square(cx, cy, size * 1.1), 5, "gold", "gold_light", 1.4)
        size *= 0.86
    canvas.icon(deed.icon, cx, cy, size)
