"""Heads of people in a ring, small enough for a line of a log or the head of a city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.grey import draw_grey
from sevenwonders_qt.views.paint.theme import Shade, colour

_SCENE: Final = (240.0, 220.0)
_PICTURE: Final = 0.40
"""The radius of the picture within its rings, as a share of the diameter."""

_ROOM: Final = 1.18
"""The picture around a head, as a multiple of its half-width."""


def draw_medallion(
    canvas: Canvas, cx: float, cy: float, side: float, scene: str, *, grey: bool = False
) -> None:
    """Draw the head of a person in a ring of gold, or without colour in one of stone."""
    rect = canvas.square(cx, cy, side)
    key = ("medallion", scene, grey)
    canvas.cached(canvas.art.cards, key, rect, 0, lambda c, box: _draw(c, box, scene, grey))


def draw_disc(canvas: Canvas, cx: float, cy: float, side: float) -> None:
    """Draw an empty place of a person."""
    radius = 0.46 * side
    canvas.ellipse(cx, cy, radius, None, colour("stone", 0.75), colour("ink", 0.35), 1.4)


def _draw(canvas: Canvas, rect: QRectF, scene: str, grey: bool) -> None:
    cx, cy, side = rect.center().x(), rect.center().y(), rect.width()
    ring: Shade = "stone" if grey else "gold"
    for radius, shade in ((0.5, "ink"), (0.475, ring), (0.425, "ink")):
        canvas.ellipse(cx, cy, radius * side, None, shade)
    picture = canvas.square(cx, cy, 2 * _PICTURE * side)
    hole = QPainterPath()
    hole.addEllipse(picture)
    with canvas.kept():
        canvas.painter.setClipPath(hole)
        draw = draw_grey if grey else _plain
        draw(canvas, picture, lambda free, place: _render(free, place, scene))


def _plain(canvas: Canvas, rect: QRectF, draw: Callable[[Canvas, QRectF], object]) -> None:
    draw(canvas, rect)


def _render(canvas: Canvas, picture: QRectF, scene: str) -> None:
    drawing = canvas.art.svg(f"scenes/{scene}.svg")
    drawing.render(canvas.painter, _scene_over(canvas, picture, scene))


def _scene_over(canvas: Canvas, picture: QRectF, scene: str) -> QRectF:
    """Return the place of a whole scene that has its head over ``picture``."""
    x, y, half = canvas.art.head(scene)
    wide, high = _SCENE
    zoom = picture.width() / (2 * half * _ROOM)
    corner = picture.center() - QPointF(x, y) * zoom
    return QRectF(corner.x(), corner.y(), wide * zoom, high * zoom)
