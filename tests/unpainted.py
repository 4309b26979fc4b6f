"""Windows that do all they do but colour pixels, which takes half the time of most window tests.

For tests that play and read; those that look at pictures are marked ``painted``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

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


def _begin_without_pixels(painting: Painting) -> QPainter:
    if painting._whole:  # a file, which is painted to be kept
        return _BEGIN(painting)
    painting._painter = painter = _Blind(painting._device)
    painter.setClipRect(QRect())  # drawings of SVG go past the methods above
    return painter


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Only tests that are marked ``painted`` paint, and all that are to save their pictures."""
    looks = request.node.get_closest_marker("painted") is not None
    with pytest.MonkeyPatch.context() as patch:
        if not looks and "SEVENWONDERS_PICTURES" not in os.environ:
            patch.setattr(Painting, "__enter__", _begin_without_pixels)
        yield
        if not is_painted():
            _picture.cache_clear()  # of pointers, kept for the whole process
