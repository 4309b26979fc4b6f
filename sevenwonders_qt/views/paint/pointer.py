"""The pointer, larger than the system's where that was chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.appearance import POINTERS
from sevenwonders_qt.views.paint.art import blank, smooth
from sevenwonders_qt.views.paint.painting import Painting

_SIDE: Final = 32
"""Pixels of a pointer of the usual size."""

_ARROW: Final = ((4, 2), (4, 25), (9.5, 20), (13, 28), (17, 26.3), (13.5, 18.5), (21, 18.5))
_FINGERS: Final = (
    *((9, 2, 4.5, 17, 2.2), (13, 10, 4.5, 12, 2.2), (17, 11, 4.5, 12, 2.2)),
    (21, 12.5, 4.5, 12, 2.2),
)
_PALM: Final = (9, 16, 16.5, 13, 5)
_THUMB: Final = ((10, 26), (3.5, 17.5), (6, 15.5), (11, 20))
_BARS: Final = ((14.8, 6, 2.4, 20, 0), (11, 4, 10, 2.4, 0), (11, 25.6, 10, 2.4, 0))
_DRAWN: Final = {
    Qt.CursorShape.ArrowCursor: ((), _ARROW),
    Qt.CursorShape.PointingHandCursor: ((*_FINGERS, _PALM), _THUMB),
    Qt.CursorShape.IBeamCursor: (_BARS, ()),
}
"""What each shape is made of: bars with round corners (left, top, width, height, radius), and the
corners of one more part."""

_TIPS: Final = {
    Qt.CursorShape.ArrowCursor: (4, 2),
    Qt.CursorShape.PointingHandCursor: (11, 2),
    Qt.CursorShape.IBeamCursor: (16, 16),
}
"""The shapes that are drawn, and where each of them points."""


class _Held:
    """How many times the usual size it is now."""

    times = 1.0


def use_pointer(times: float) -> None:
    """From now on pointers are so many times their usual size; 1 is the system's own."""
    _Held.times = times


def pointer(shape: Qt.CursorShape) -> QCursor:
    """The pointer of this shape at the size in force."""
    if _Held.times == 1 or shape not in _TIPS:
        return QCursor(shape)
    across, down = _TIPS[shape]
    picture = _picture(shape, _Held.times)
    return QCursor(picture, round(across * _Held.times), round(down * _Held.times))


def resize_pointers(window: QWidget) -> None:
    """Give a window and everything in it pointers of the size in force."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget is window or widget.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
            widget.setCursor(pointer(_shape(widget.cursor())))


def _shape(cursor: QCursor) -> Qt.CursorShape:
    """The shape of a pointer, drawn by us or by the system."""
    own = cursor.pixmap().cacheKey()
    sizes = [(shape, times) for shape in _TIPS for times in POINTERS]
    drawn = (shape for shape, times in sizes if _picture(shape, times).cacheKey() == own)
    return next(drawn, cursor.shape())


@lru_cache(16)
def _picture(shape: Qt.CursorShape, times: float) -> QPixmap:
    """White with a black rim, so that it is seen on any ground."""
    side = round(_SIDE * times)
    made = blank(side, side)
    with Painting(made) as painter:
        smooth(painter)
        painter.scale(times, times)
        path, (bars, corners) = QPainterPath(), _DRAWN[shape]
        for *place, radius in bars:
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(*place), radius, radius)
            path = path.united(bar)
        outline = QPainterPath()
        outline.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        outline.closeSubpath()
        path = path.united(outline)
        pen = QPen(Qt.GlobalColor.black, 3.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.fillPath(path, Qt.GlobalColor.white)
    return made
