"""Draws a QR code."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from sevenwonders_qt.views.paint.canvas import Canvas

_BORDER = 4
"""Light modules around a code, as its standard demands."""


def qr_picture(text: str) -> QImage | None:
    """Return the code, one pixel for each module; None for a text that is too long for one."""
    import segno  # the window appears without it

    try:
        code = segno.make_qr(text, error="l", boost_error=False)
    except segno.DataOverflowError:
        return None
    rows = [*code.matrix_iter(border=_BORDER)]
    side, grey = len(rows), bytes(0 if dark else 255 for row in rows for dark in row)
    # The copy has pixels of its own: Qt does not keep those of Python.
    return QImage(grey, side, side, side, QImage.Format.Format_Grayscale8).copy()


def draw_qr(canvas: Canvas, rect: QRectF, picture: QImage) -> None:
    """Draw a code in the middle of ``rect``, each module as many whole pixels as there is room."""
    ratio = canvas.painter.device().devicePixelRatio()
    most = min(rect.width(), rect.height()) * ratio
    side = max(1, int(most // picture.width())) * picture.width()
    large = picture.scaled(side, side)
    large.setDevicePixelRatio(ratio)
    half = side / ratio / 2
    canvas.painter.drawImage((rect.center() - QPointF(half, half)).toPoint(), large)
