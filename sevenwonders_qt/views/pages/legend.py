"""Columns of signs with their meaning, as the help page shows them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.pages.panel import draw_section
from sevenwonders_qt.views.paint.canvas import Canvas


class Sign(NamedTuple):
    """One or two icons, and what they mean."""

    icons: tuple[str, ...]
    words: str


class Section(NamedTuple):
    """Signs that belong together."""

    title: str
    signs: tuple[Sign, ...]


def draw_sections(canvas: Canvas, rect: QRectF, sections: tuple[Section, ...]) -> None:
    """All signs of a column, spread over its height."""
    s, y = canvas.s, rect.top()
    signs = sum(len(section.signs) for section in sections)
    pitch = min(s(58), (rect.height() - s(38) * len(sections)) / signs)
    for section in sections:
        draw_section(canvas, QRectF(rect.left(), y, rect.width(), s(36)), section.title)
        y += s(38)
        for sign in section.signs:
            _draw_sign(canvas, QRectF(rect.left(), y, rect.width(), pitch), sign)
            y += pitch


def _draw_sign(canvas: Canvas, rect: QRectF, sign: Sign) -> None:
    s = canvas.s
    side = min(s(42), rect.height() * 0.9)
    for number, icon in enumerate(sign.icons):
        left = rect.left() + number * side * 1.1
        canvas.icon(icon, left + side / 2, rect.center().y(), side)
    indent = side * 1.1 * len(sign.icons) + s(12)
    words = rect.adjusted(indent, s(3), 0, -s(3))
    canvas.text_block(words, sign.words, 17, "ink", 500, shrink=0.55, lines=2, leading=0.92)
