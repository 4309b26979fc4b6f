"""Buttons, veils, friezes and portraits: the furniture of every page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour


def dim(canvas: Canvas, rect: QRectF, lit: Sequence[QRectF], alpha: float) -> None:
    """Darken a place by so much, except the ``lit`` parts."""
    veil = QPainterPath()
    veil.addRect(rect)
    for place in lit:
        hole = QPainterPath()
        hole.addRoundedRect(place, canvas.s(12), canvas.s(12))
        veil = veil.subtracted(hole)
    canvas.painter.fillPath(veil, canvas.colour("bar", alpha, darker=60))


def button_face(
    canvas: Canvas,
    rect: QRectF,
    *,
    primary: bool = False,
    enabled: bool = True,
    focused: bool = False,
    hovered: bool = False,
    pressed: bool = False,
) -> QRectF:
    """Draw the slab of a button, without its content. Returns the place for that."""
    canvas.rounded(rect.translated(0, canvas.s(4)), 8, colour("pure_black", 0.4))
    if pressed and enabled:
        rect = rect.translated(0, canvas.s(3))
    ground = colour("gold" if primary else "parchment", darker=-6 if hovered else 0)
    if not enabled:
        ground = colour("stone", darker=8)
    canvas.rounded(rect, 8, ground, colour("ink", 0.7), 1.6)
    if focused:
        focus_ring(canvas, rect, 8)
    return rect


def focus_ring(canvas: Canvas, rect: QRectF, radius: float = 8) -> None:
    """Draw the mark of keyboard focus: a light gold line at a distance from the item."""
    out = canvas.s(5)
    ring = rect.adjusted(-out, -out, out, out)
    wide = canvas.art.palette.ring
    canvas.rounded(ring, radius + 4, None, colour("shade", 0.6), 6 * wide)
    canvas.rounded(ring, radius + 4, None, "focus", 3.5 * wide)


def ribbon(
    canvas: Canvas, cx: float, cy: float, width: float, height: float, fill: Shade
) -> QRectF:
    """Draw a pill with a flat shadow around (cx, cy), for prices and marks. Returns its rectangle.

    On all but ``gold_light`` words are white, so it is a little darker than its token.
    """
    fill = colour(fill, darker=0 if fill == "gold_light" else 12)
    rect = QRectF(cx - width / 2, cy - height / 2, width, height)
    radius = height / canvas.u * 0.5
    shadow = rect.translated(canvas.s(1.5), canvas.s(2.5))
    canvas.rounded(shadow, radius, colour("pure_black", 0.35))
    canvas.rounded(rect, radius, fill, colour("ink", 0.7), 1.6)
    return rect


def wave_band(
    canvas: Canvas, rect: QRectF, shade: Shade, *, leftwards: bool = False, alpha: float = 0.5
) -> None:
    """Draw a running-wave frieze; its crests point the way the hands travel."""
    high = rect.height()
    wide = high * 1.55
    crest = _crest(wide, high)
    painter, fill = canvas.painter, canvas.colour(shade, alpha)
    with canvas.kept():
        painter.setClipRect(rect)
        painter.translate(rect.right() if leftwards else rect.left(), rect.top())
        if leftwards:
            painter.scale(-1, 1)
        for _ in range(int(rect.width() / wide) + 2):
            painter.fillPath(crest, fill)
            painter.translate(wide, 0)


def _crest(w: float, h: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, h))
    path.cubicTo(w * 0.42, h * 0.98, w * 0.42, h * 0.12, w * 0.72, h * 0.12)
    path.cubicTo(w * 0.95, h * 0.12, w * 0.98, h * 0.58, w * 0.74, h * 0.6)
    path.cubicTo(w * 0.62, h * 0.6, w * 0.6, h * 0.42, w * 0.70, h * 0.4)
    path.cubicTo(w * 0.50, h * 0.40, w * 0.56, h * 0.98, w, h)
    path.closeSubpath()
    return path


def rays(canvas: Canvas, cx: float, cy: float, reach: float, shade: Shade) -> None:
    """Draw eight rays of a sun around (cx, cy)."""
    for number in range(8):
        points = [(cx, cy)]
        for edge in (-11.25, 11.25):
            angle = math.radians(number * 45 + edge)
            points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
        canvas.polygon(points, shade)


def shaped(rect: QRectF, shape: float) -> QRectF:
    """Return the largest place in the middle of ``rect`` so many times as wide as high."""
    wide = min(rect.width(), rect.height() * shape)
    place = QRectF(0, 0, wide, wide / shape)
    place.moveCenter(rect.center())
    return place


_LARGE: Final = 40
"""The least size of the large drawing, with landscape and emblem, in real pixels."""


def draw_portrait(
    canvas: Canvas, portrait: str, x: float, y: float, side: float, state: str = ""
) -> None:
    """Draw it about a point, ``side`` real pixels high; ``state`` is a small icon on its rim."""
    canvas.icon(portrait if side >= _LARGE else f"{portrait}_small", x, y, side)
    if state:
        canvas.icon(state, x + 0.36 * side, y + 0.34 * side, 0.56 * side)
