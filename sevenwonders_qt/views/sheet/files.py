"""A score sheet on paper, and as the bytes of a file: a picture, a page to print, a table."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, PngImagePlugin
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPdfWriter

from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.views.kit.part import Drawing, Ground, Laid, Part, column
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.score_chart import chart_title, draw_chart
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas, Paper
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.sheet.table import ranking, score_table

translate = QCoreApplication.translate

WIDTH: Final = 1240.0
"""The width of every sheet in units of the drawing; A4 is 1754 high."""

MARGIN: Final = 64.0
_TEXT: Final = 1.15
"""The scale of text on paper against that on a page of the program."""

PICTURE_WIDTH: Final = 1860
"""The width of the picture in pixels, its frame included."""

_FRAME: Final = 44.0
_DOTS_AN_INCH: Final = 600


def score_png(sheet: ScoreSheet, art: Art) -> bytes:
    """Return the sheet as a PNG `PICTURE_WIDTH` pixels wide; the same sheet has the same bytes."""
    u = PICTURE_WIDTH / (WIDTH + 2 * _FRAME)
    height = round((sheet_height(sheet) + 2 * _FRAME) * u)
    image = QImage(PICTURE_WIDTH, height, QImage.Format.Format_RGB888)
    image.fill(art.colour("table_top"))
    with Painting(image, whole=True) as painter:
        paper = Paper(painter, art, u, min_px=1)
        frame = paper.s(_FRAME)
        slab = QRectF(frame, frame, PICTURE_WIDTH - 2 * frame, height - 2 * frame)
        paper.rounded(slab.translated(paper.s(5), paper.s(7)), 20, colour("pure_black", 0.3))
        paper.rounded(slab, 20, "parchment", colour("parchment", darker=22), 1.5)
        draw_sheet(paper, QPointF(frame, frame), sheet)
    return _png(image, sheet.title)


def score_pdf(sheet: ScoreSheet, art: Art, size: QPageSize) -> bytes:
    """Return the sheet as a page of this size, all of it in lines and letters, no pixels."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_AN_INCH)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setTitle(sheet.title)
    writer.setCreator(sheet.game)
    with Painting(writer, whole=True) as painter:
        u = min(writer.width() / WIDTH, writer.height() / sheet_height(sheet))
        left = (writer.width() - WIDTH * u) / 2
        draw_sheet(Paper(painter, art, u, min_px=1), QPointF(left, 0), sheet)
    buffer.close()
    return bytes(data.data())


def _png(image: QImage, title: str) -> bytes:
    size, step = (image.width(), image.height()), image.bytesPerLine()
    made = Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", step)
    about = PngImagePlugin.PngInfo()
    about.add_itxt("Title", title)
    file = io.BytesIO()
    made.save(file, "PNG", pnginfo=about, compress_level=7)
    return file.getvalue()


def sheet_height(sheet: ScoreSheet) -> float:
    """Return the height of the sheet, margins included, in units of the drawing."""
    return _describe(sheet).high(_sizes(1), WIDTH)


def draw_sheet(paper: Canvas, corner: QPointF, sheet: ScoreSheet) -> None:
    """Draw the whole sheet with its margins from ``corner`` on; ``paper.u`` pixels to a unit."""
    s = paper.s
    rect = QRectF(corner.x(), corner.y(), s(WIDTH), s(sheet_height(sheet)))
    Laid(_describe(sheet), _sizes(paper.u).smaller(), rect).paint(paper)


def _sizes(u: float) -> Sizes:
    return Sizes(u, _TEXT, 1)


def _describe(sheet: ScoreSheet) -> Part:
    first = sheet.cities[0]
    picture = Drawing(0, 310, wonder_picture(first.wonder, first.side, 5, 5, 14))
    seed = translate("Score", "Seed {seed}").format(seed=sheet.seed) if sheet.seed else ""
    match = " · ".join(part for part in (sheet.game, sheet.date(), seed) if part)
    words = column(
        Text(sheet.title, "head", bold=700),
        Text(sheet.note, lines=0),
        Text(match, "note", "ink_soft", lines=0),
        gap=6,
    )
    parts = (
        *((picture,) if first.wonder else ()),
        words,
        score_table(sheet),
        _chart(sheet) if sheet.history else ranking(sheet),
    )
    return Ground(column(*parts, gap=26), None, (MARGIN,) * 4)


def _chart(sheet: ScoreSheet) -> Part:
    def paint(canvas: Canvas, rect: QRectF) -> None:
        draw_chart(canvas, rect, sheet.names, sheet.history, sheet.winners, sheet.ages)

    title = Text(chart_title(sheet.ages), "title", bold=700)
    return column(title, Drawing(0, 386, paint, weight=1), gap=16, weight=1)
