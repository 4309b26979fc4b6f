"""The pointer, larger than the system's where that was chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCursor, QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

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


class Pointers(QObject):
    """Draws the pointers over a window and everything in it; widgets only name their shapes."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._size = 1.0

    def resize(self, size: float) -> None:
        """Draw pointers so many times their usual size; 1 is the system's own."""
        self._size = size
        program = cast("QApplication", QApplication.instance())
        program.removeEventFilter(self)
        for widget in (self._window, *self._window.findChildren(QWidget)):
            if widget is self._window or widget.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
                widget.setCursor(pointer(_shape(widget.cursor()), size))
        if size != 1:
            program.installEventFilter(self)

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.CursorChange and isinstance(thing, QWidget):
            shape = thing.cursor().shape()  # of one that is drawn: BitmapCursor
            own = thing.testAttribute(Qt.WidgetAttribute.WA_SetCursor)
            if own and shape in _SHAPES and self._is_ours(thing):
                thing.setCursor(pointer(shape, self._size))
        return False

    def _is_ours(self, widget: QWidget) -> bool:
        """Return whether a widget is not in another window of the program."""
        window = widget.window()
        return window is self._window or not isinstance(window, QMainWindow)


def pointer(shape: Qt.CursorShape, size: float) -> QCursor:
    """Return the pointer of a shape, so many times its usual size."""
    if size == 1 or shape not in _SHAPES:
        return QCursor(shape)
    _, across, down = _SHAPES[shape]
    return QCursor(_picture(shape, size), round(across * size), round(down * size))


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
