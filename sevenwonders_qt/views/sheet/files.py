"""A score sheet as the bytes of a file: a picture, a page to print, a table."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final

from PIL import Image, PngImagePlugin
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter

from sevenwonders_qt.models.score_csv import score_csv
from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.paper import Paper
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sheet.drawing import WIDTH, draw_sheet, sheet_height

PICTURE_WIDTH: Final = 1860
"""The width of the picture in pixels, its frame included."""

_FRAME: Final = 44.0
_DOTS_AN_INCH: Final = 600


def score_png(sheet: ScoreSheet, art: Art) -> bytes:
    """The sheet as a picture `PICTURE_WIDTH` pixels wide; the same sheet gives the same bytes."""
    u = PICTURE_WIDTH / (WIDTH + 2 * _FRAME)
    height = round((sheet_height(sheet) + 2 * _FRAME) * u)
    image = QImage(PICTURE_WIDTH, height, QImage.Format.Format_RGB888)
    image.fill(colour("table_top"))
    with Painting(image, whole=True) as painter:
        paper = Paper(painter, art, u, min_px=1)
        frame = paper.s(_FRAME)
        slab = QRectF(frame, frame, PICTURE_WIDTH - 2 * frame, height - 2 * frame)
        paper.rounded(slab.translated(paper.s(5), paper.s(7)), 20, colour("black", 0.3))
        paper.rounded(slab, 20, "parchment", colour("parchment", darker=22), 1.5)
        draw_sheet(paper, QPointF(frame, frame), sheet)
    return _png(image, sheet.title)


def score_pdf(sheet: ScoreSheet, art: Art) -> bytes:
    """The sheet as a page of A4, all of it in lines and letters, no pixels."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_AN_INCH)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(sheet.title)
    writer.setCreator(sheet.game)
    with Painting(writer, whole=True) as painter:
        u = min(writer.width() / WIDTH, writer.height() / sheet_height(sheet))
        left = (writer.width() - WIDTH * u) / 2
        draw_sheet(Paper(painter, art, u, min_px=1), QPointF(left, 0), sheet)
    buffer.close()
    return bytes(data.data())


def sheet_bytes(kind: str, sheet: ScoreSheet, art: Art) -> bytes:
    """The sheet as a file of ``kind`` "png", "pdf" or "csv"."""
    made: dict[str, Callable[[], bytes]] = {
        "png": lambda: score_png(sheet, art),
        "pdf": lambda: score_pdf(sheet, art),
        "csv": lambda: score_csv(sheet),
    }
    return made[kind]()


def _png(image: QImage, title: str) -> bytes:
    size, step = (image.width(), image.height()), image.bytesPerLine()
    made = Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", step)
    about = PngImagePlugin.PngInfo()
    about.add_itxt("Title", title)
    file = io.BytesIO()
    made.save(file, "PNG", pnginfo=about, compress_level=7)
    return file.getvalue()
