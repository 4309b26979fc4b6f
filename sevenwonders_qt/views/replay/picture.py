"""A moment of a match as a picture: the table, with a caption in place of its bar."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter

from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.layout import BAR

LEAST: Final = (1920, 1080)
"""No picture has fewer pixels across or down."""


def picture_size(width: float, height: float) -> tuple[int, int]:
    """The pixels of a picture in the shape of a window of so many."""
    zoom = max(1.0, LEAST[0] / max(1.0, width), LEAST[1] / max(1.0, height))
    return round(width * zoom), round(height * zoom)


def moment_png(table: QImage, art: Art, title: str, moment: str, eyes: str) -> bytes:
    """The table as a PNG; its caption says which match, when in it, and who sees it."""
    with Painting(table, whole=True) as painter:
        u = min(table.width() / 1920, table.height() / 1080)
        bar = QRectF(0, 0, table.width(), ceil(BAR * u))
        _draw_caption(Canvas(painter, art, u), bar, title, moment, eyes)
    table.setText("Title", f"{title} · {moment}")
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(table)
    buffer.close()
    return bytes(data.data())


def _draw_caption(canvas: Canvas, bar: QRectF, title: str, moment: str, eyes: str) -> None:
    s = canvas.s
    canvas.painter.fillRect(bar, colour("replay_bar"))
    line = QRectF(bar.left(), bar.bottom() - s(3), bar.width(), s(3))
    canvas.painter.fillRect(line, colour("gold", 0.9))
    room = bar.adjusted(s(20), 0, -s(20), -s(3))
    third = room.width() / 3
    canvas.icon("ui_replay", room.left() + s(16), room.center().y(), s(34))
    left = QRectF(room.left() + s(46), room.top(), third - s(60), room.height())
    canvas.text(left, title, 19, "parchment", 600, "left", "condensed", shrink=0.6)
    middle = QRectF(room.left() + third, room.top(), third, room.height())
    canvas.text(middle, moment, 22, "gold_light", 700, "center", "title", shrink=0.6)
    right = QRectF(room.right() - third + s(46), room.top(), third - s(46), room.height())
    wide = canvas.text(right, eyes, 19, "parchment", 600, "right", "condensed", shrink=0.6)
    canvas.icon("ui_eye", right.right() - wide - s(24), room.center().y(), s(30))
