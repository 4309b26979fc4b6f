"""Windows that do all they do but colour pixels, which takes half the time of most window tests.

For tests that play and read; those that look at pictures are marked ``painted``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from sevenwonders_qt.views.paint import art, wonder
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.pointer import _picture

_BEGIN = Painting.__enter__


def is_painted() -> bool:
    """Whether a picture made now shows anything."""
    return Painting.__enter__ is _BEGIN


class _Blind(QPainter):
    """Does not even work out what it would colour, as shapes of letters."""

    def drawText(self, *_: object) -> None:
        pass

    drawEllipse = drawImage = drawLine = drawPath = drawPixmap = drawPolygon = drawText
    drawPolyline = drawRect = drawRoundedRect = fillPath = fillRect = drawText


class _Unread(QSvgRenderer):
    """Reads its drawing only where it is asked for places in it."""

    def __init__(self, drawing: QByteArray) -> None:
        super().__init__()
        self._drawing: QByteArray | None = drawing

    def isValid(self) -> bool:
        return True

    def render(self, *_: object) -> None:
        pass

    def boundsOnElement(self, name: str) -> QRectF:
        self._read()
        return super().boundsOnElement(name)

    def transformForElement(self, name: str) -> QTransform:
        self._read()
        return super().transformForElement(name)

    def _read(self) -> None:
        if self._drawing is not None:
            self.load(self._drawing)
            self._drawing = None


def _begin_without_pixels(painting: Painting) -> QPainter:
    if painting._whole:  # a file, which is painted to be kept
        return _BEGIN(painting)
    painting._painter = _Blind(painting._device)
    return painting._painter


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Only tests that are marked ``painted`` paint, and all that are to save their pictures."""
    looks = request.node.get_closest_marker("painted") is not None
    with pytest.MonkeyPatch.context() as patch:
        if not looks and "SEVENWONDERS_PICTURES" not in os.environ:
            patch.setattr(Painting, "__enter__", _begin_without_pixels)
            for module in (art, wonder):
                patch.setattr(module, "QSvgRenderer", _Unread)
        yield
        if not is_painted():
            _picture.cache_clear()  # of pointers, kept for the whole process
