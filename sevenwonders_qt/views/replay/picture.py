"""A moment of a match as a picture: the table, with a caption in place of its bar."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter

from sevenwonders_qt.views.kit.part import Space, barred, lay, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.layout import BAR

LEAST: Final = (1920, 1080)
"""No picture has fewer pixels across or down."""


def picture_size(width: float, height: float) -> tuple[int, int]:
    """Return the pixels of a picture in the shape of a window of so many."""
    zoom = max(1.0, LEAST[0] / max(1.0, width), LEAST[1] / max(1.0, height))
    return round(width * zoom), round(height * zoom)


def moment_png(table: QImage, art: Art, title: str, moment: str, eyes: str) -> bytes:
    """Return the table as a PNG, captioned with the match, the moment and the viewer."""
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
    barred("replay_bar", 0.9)(canvas, bar)
    room = bar.adjusted(s(20), 0, -s(20), -s(3))
    match = row(Icons(("ui_replay",)), Text(title, "note", "parchment", 600, weight=1), weight=1)
    time = Text(moment, "title", "gold_light", 700, "center", lines=1)
    who = Text(eyes, "note", "parchment", 600)
    seen_by = row(Space(weight=1), Icons(("ui_eye",)), who, weight=1)
    lay(canvas, row(match, time, seen_by, gap=14), room, 1.15)
