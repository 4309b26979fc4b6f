"""A review as a document to print: every choice with its grade, the losses with their reasons."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from sevenwonders_qt.models.shown.review import Review
from sevenwonders_qt.models.words import reviews as words
from sevenwonders_qt.models.words.numbers import percent
from sevenwonders_qt.views.paint.fonts import font

_MARGIN = 14.0
"""Millimetres."""


def review_pdf(review: Review, size: QPageSize) -> bytes:
    """Return a PDF of this page size: a summary for each player, and a table of all choices."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(review.title)
    writer.setPageSize(size)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setDefaultFont(font(12))
    document.setHtml(review_html(review))
    document.print_(writer)
    del writer  # the file is whole only then
    return bytes(buffer.data().data())


def review_html(review: Review) -> str:
    """Return the same as simple HTML; names are text, whatever they hold."""
    parts = [f"<h1>{escape(review.title)}</h1>"]
    for seat, name in enumerate(review.names):
        paragraphs = (
            words.summary(review, seat),
            words.luck_words(review, seat),
            words.find_words(review, seat),
        )
        parts.append(f"<h2>{escape(name)}</h2>")
        parts += [f"<p>{escape(text)}</p>" for text in paragraphs if text]
        parts.append(_table(review, seat))
    return "".join(parts)


def _table(review: Review, seat: int) -> str:
    rows = []
    for choice in review.of_seat(seat):
        verdict = choice.verdict
        if verdict is None:
            continue
        said = words.why(choice) if verdict.cost else words.headline(choice)
        cells = (
            words.moment_words(choice),
            words.played_words(choice),
            words.loss_words(choice) if verdict.cost else "",
            percent(verdict.expected.win),
            said,
        )
        shade = " bgcolor='#f3dcd2'" if verdict.cost else ""
        inside = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        rows.append(f"<tr{shade}>{inside}</tr>")
    return f"<table cellpadding='3' width='100%'>{''.join(rows)}</table>"
