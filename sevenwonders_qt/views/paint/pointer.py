"""The pointer, larger than the system's where that was chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.appearance import POINTERS
from sevenwonders_qt.views.paint.art import read_art, rendered, renderer

_SIDE: Final = 32
"""Pixels of a pointer of the usual size."""

_SHAPES: Final = {
    Qt.CursorShape.ArrowCursor: ("arrow", 4, 2),
    Qt.CursorShape.PointingHandCursor: ("hand", 11, 2),
    Qt.CursorShape.IBeamCursor: ("text", 16, 16),
}
"""The shapes that are drawn, and where each of them points."""


class _Held:
    """The factor on the usual size now."""

    times = 1.0


def use_pointer(times: float) -> None:
    """Use pointers so many times their usual size from now on; 1 is the system's own."""
    _Held.times = times


def pointer(shape: Qt.CursorShape) -> QCursor:
    """Return the pointer of this shape at the current size."""
    if _Held.times == 1 or shape not in _SHAPES:
        return QCursor(shape)
    _, across, down = _SHAPES[shape]
    picture = _picture(shape, _Held.times)
    return QCursor(picture, round(across * _Held.times), round(down * _Held.times))


def resize_pointers(window: QWidget) -> None:
    """Set the pointers of a window and everything in it to the current size."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget is window or widget.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
            widget.setCursor(pointer(_shape(widget.cursor())))


def _shape(cursor: QCursor) -> Qt.CursorShape:
    """Return the shape of a pointer, drawn by us or by the system."""
    own = cursor.pixmap().cacheKey()
    sizes = [(shape, times) for shape in _SHAPES for times in POINTERS]
    drawn = (shape for shape, times in sizes if _picture(shape, times).cacheKey() == own)
    return next(drawn, cursor.shape())


@lru_cache(16)
def _picture(shape: Qt.CursorShape, times: float) -> QPixmap:
    """Return a picture in white with a black rim, so that it is seen on any ground."""
    path = resource_path("art", "pointers", f"{_SHAPES[shape][0]}.svg")
    return rendered(renderer(read_art(path), path), round(_SIDE * times))
