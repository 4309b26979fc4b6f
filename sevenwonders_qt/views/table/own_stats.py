"""The counters of the own city, large: coins, shields, science, tokens, points so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.scoring import Category, Sheet
from sevenwonders_qt.models.boxes import piece_marks, pieces_words
from sevenwonders_qt.models.names import city_name, wonder_name
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

Region = tuple[QRectF, str, str]
"""A place with a tooltip: rectangle, key, words."""

_OVER: Final = 1.3
"""How high two lines may be together, as a share of the row that they stand in."""


def draw_stats(canvas: Canvas, rect: QRectF, shown: Shown) -> list[Region]:
    """Draw them on a parchment plate; returns the places that have something to tell."""
    s, own, high = canvas.s, shown.own, rect.height()
    canvas.rounded(rect, 8, "parchment", colour("ink", 0.3), 1.2)
    left, wide = rect.left() + s(12), rect.width() - s(24)
    head = QRectF(left, rect.top() + high * 0.03, wide - s(30), high * 0.15)
    name = QRectF(left, rect.top(), head.width(), high * 0.2)
    lay(canvas, Text(city_name(own.wonder), "title", bold=700, lines=1), name)
    marks.sky(canvas, own.side, rect.right() - s(22), rect.top() + high * 0.105, s(28), "dusk")
    line = rect.top() + high * 0.195
    canvas.line((left, line), (left + wide, line), "gold", 2)
    row = high * 0.245
    big = 30.0 if high > s(200) else 23.0
    first = QRectF(left, rect.top() + high * 0.22, wide, row)
    second = first.translated(0, row + high * 0.01)
    third = second.translated(0, row + high * 0.01)
    _draw_treasury(canvas, first, shown, big)
    science = _draw_science(canvas, second, shown, big)
    points = _draw_result(canvas, third, shown, big)
    return [
        (head, "city", f"{wonder_name(own.wonder)}\n{shown.side(own)}"),
        (first, "treasury", _treasury()),
        (second, "science", science),
        (third, "points", points),
    ]


def _treasury() -> str:
    return translate(
        "Table",
        "Three coins are worth a point at the end of the match.\n"
        "After each Age the city with more shields wins the conflict with its neighbour.",
    )


def _with_science(text: str) -> str:
    """And how it counts."""
    counts = translate(
        "Table", "Of each symbol its number squared, and 7 points for each set of three."
    )
    return f"{text}\n{counts}"


def _draw_treasury(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> None:
    high, cy = row.height(), row.center().y()
    half = row.width() / 2
    counters = (("coin", 0.82, shown.own.coins), ("shield", 0.86, shown.own.shields))
    for number, (icon, share, count) in enumerate(counters):
        x = row.left() + number * half
        canvas.icon(icon, x + high * 0.42, cy, high * share)
        box = QRectF(x + high * 0.9, row.top(), half - high * 0.9, high)
        canvas.text(box, str(count), big, "ink", 700, "left", "condensed")


def _draw_science(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> str:
    quarter, cy = row.width() / 4, row.center().y()
    side = min(row.height() * 0.74, quarter * 0.62)
    for number, count in enumerate(shown.own.symbols):
        x = row.left() + quarter * number
        icon = f"sci_{marks.SYMBOLS[number]}"
        canvas.icon(icon, x + side * 0.5, cy, side, 1 if count else 0.28)
        shade = "ink" if count else colour("ink", 0.66)
        box = QRectF(x + side * 1.06, row.top(), quarter * 0.4, row.height())
        canvas.text(box, str(count), big * 0.74, shade, 700, "left", "condensed")
    sheet = _sheet(shown)
    if sheet is None:
        return _with_science(_symbols(shown))
    points = sheet.points(Category.SCIENCE)
    canvas.points(row.right() - side * 0.55, cy, side * 1.16, points)
    return _with_science(translate("Table", "Science is worth %n point(s) now", None, points))


def _symbols(shown: Shown) -> str:
    compass, gear, tablet = shown.own.symbols
    text = translate("Table", "Compass, gear, tablet: {compass}, {gear}, {tablet}")
    return text.format(compass=compass, gear=gear, tablet=tablet)


def _draw_result(canvas: Canvas, row: QRectF, shown: Shown, big: float) -> str:
    """Military tokens, and the points if they may be seen."""
    sheet = _sheet(shown)
    side = min(row.height() * 0.84, canvas.s(58))
    medals = QRectF(row.left(), row.top(), row.width() * 0.66, row.height())
    if shown.own.pieces:
        size = min(side, canvas.s(40))
        room = QRectF(medals)
        room.setWidth(medals.width() * (0.55 if shown.own.tokens else 1.0))
        wide = marks.draw_pieces(canvas, room, piece_marks(shown.own.pieces), size)
        medals.setLeft(medals.left() + wide + canvas.s(8))
    marks.medal_row(canvas, medals, shown.own.tokens, side)
    lines = [] if sheet is None else _draw_points(canvas, row, sheet, big)
    if shown.own.pieces:
        lines.append(pieces_words(shown.own.pieces))
    if sheet is None and shown.own.tokens:
        lines.insert(0, translate("Table", "Military tokens"))
    return "\n".join(lines)


def _draw_points(canvas: Canvas, row: QRectF, sheet: Sheet, big: float) -> list[str]:
    """The points if the game ended now, and what they are made of in words."""
    total = sheet.total
    box = QRectF(row.left() + row.width() * 0.68, row.top(), row.width() * 0.32, row.height())
    upper = QRectF(box.left(), box.top() + box.height() * 0.08, box.width(), box.height() * 0.5)
    lower = QRectF(box.left(), box.top() + box.height() * 0.54, box.width(), box.height() * 0.4)
    if canvas.px(big) + canvas.px(15) > row.height() * _OVER:  # no room for a word below it
        wide = canvas.text(box, str(total), big, "ink", 700, "right", "condensed")
        side = min(row.height() * 0.9, canvas.s(52))
        canvas.icon("laurel", box.right() - wide - side * 0.6, box.center().y(), side)
    else:
        canvas.text(upper, str(total), big, "ink", 700, "right", "condensed")
        word = translate("Table", "points", None, total)
        canvas.text(lower, word, 15, "ink_soft", 500, "right", "condensed")
    lines = [translate("Table", "Points if the game ended now:")]
    return [*lines, *(f"{category_name(kind)}: {sheet.points(kind)}" for kind in sheet.categories)]


def _sheet(shown: Shown) -> Sheet | None:
    """The own points by category; None where they are not to be seen."""
    standing = shown.table.standing
    return None if standing is None else standing[shown.table.view.seat]
