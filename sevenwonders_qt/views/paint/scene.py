"""The scenes of cards as pictures of their own."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.canvas import Canvas

_HEADS = 0.3
"""The share of what a low picture cuts off that is above: heads are in the upper half."""


def draw_scene(canvas: Canvas, rect: QRectF, scene: str) -> None:
    """Draw a scene over ``rect``; the sign of a match where there is none."""
    if not scene:
        canvas.rounded(rect, 0, "sea")
        canvas.icon("wonder", *rect.center().toTuple(), rect.height() * 0.7)
        return
    zoom = max(rect.width() / 240, rect.height() / 220)
    whole = QRectF(0, 0, 240 * zoom, 220 * zoom)
    whole.moveCenter(rect.center())
    whole.moveTop(rect.top() - (whole.height() - rect.height()) * _HEADS)
    canvas.art.svg(f"scenes/{scene}.svg").render(canvas.painter, whole)
