"""Built structures in a city: strips with a name, chips with the effect alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.card_face import Face
from sevenwonders_qt.views.paint.canvas import LEAST_OF_LINE, Canvas
from sevenwonders_qt.views.paint.fonts import LEADING, balanced, fit_block, metrics, text_width
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour, mix, text_on


def draw_strip(canvas: Canvas, rect: QRectF, shown: Face, *, hot: bool = False) -> None:
    """A structure in a city: its colour, name and effects; ``hot`` rings it.

    The name takes up to three lines where the strip is high enough.
    """
    key = ("strip", shown, hot)
    canvas.cached(
        canvas.art.cards, key, rect, canvas.s(4), lambda c, box: _strip(c, box, shown, hot)
    )


def draw_chip(canvas: Canvas, rect: QRectF, shown: Face) -> None:
    """A structure in a far city: colour and effects only."""
    key = ("chip", shown)
    canvas.cached(canvas.art.cards, key, rect, canvas.s(4), lambda c, box: _chip(c, box, shown))


def draw_block(canvas: Canvas, rect: QRectF, fill: str) -> None:
    """A block in a card colour with its pattern and symbol."""
    with canvas.clip(rect, 5):
        canvas.pattern(rect, fill)
    side = min(rect.width(), rect.height()) * 0.8
    if side > 0:
        cx, cy = rect.center().x(), rect.center().y()
        canvas.ellipse(cx, cy, side * 0.62, None, fill)
        canvas.icon(glyph_on(fill), cx, cy, side)


def glyph_on(fill: str) -> str:
    """The icon of a card colour, to be drawn on that colour."""
    return f"glyphdark_{fill}" if text_on(fill) == "on_bright" else f"glyph_{fill}"


def _strip(canvas: Canvas, rect: QRectF, shown: Face, hot: bool) -> None:
    s, high = canvas.s, rect.height()
    shadow = rect.translated(s(1.5), s(2))
    canvas.rounded(shadow, 5, colour("black", 0.22))
    edge = colour("gold_light") if hot else colour(shown.colour, darker=10)
    canvas.rounded(rect, 5, mix("parchment", shown.colour, 0.10), edge, 3 if hot else 1.2)
    tall = high >= canvas.min_px * 2.3 and rect.width() < s(330)
    block = QRectF(rect.left(), rect.top(), s(30) if tall else min(high, s(32)), high)
    draw_block(canvas, block, shown.colour)
    left = block.right() + s(6)
    room = rect.right() - left - s(5)
    side = min(high * (0.74 if tall else 0.82), s(42))
    many = len(shown.effects) > 2
    wide = min(row_width(shown.effects, side), room * (0.52 if many else 0.42))
    if tall:
        wide = min(wide, max(room * 0.36, room - s(5) - _narrowest(canvas, shown.name, high)))
    row = QRectF(rect.right() - s(4) - wide, rect.top(), wide, high)
    draw_row(canvas, row, shown.effects, "right", side)
    words = QRectF(left, rect.top(), room - wide - s(5), high)
    name = shown.name if _fits(canvas, words, shown.name, tall) else shown.short or shown.name
    if tall:
        canvas.text_block(words, name, 15.5 if high > s(54) else 14.5)
    else:
        canvas.text(words, name, 14.5, "ink", 500, family="condensed")


def _fits(canvas: Canvas, words: QRectF, name: str, tall: bool) -> bool:
    """Whether the whole name can be read in ``words`` at the smallest size it is set in."""
    px = max(round(canvas.min_px), round(canvas.px(14.5) * LEAST_OF_LINE))
    lines = 3 if tall else 1
    _, shown, _ = fit_block(name, words.width(), words.height(), px, px, 500, most_lines=lines)
    return "".join(shown).replace(" ", "") == name.replace(" ", "")


def _narrowest(canvas: Canvas, name: str, high: float) -> float:
    """The width that the name needs at the smallest size, in as many lines as ``high`` holds."""
    px = round(canvas.min_px)
    step = metrics(px, 500, "condensed").height() * LEADING
    lines = balanced(name, 0, px, 500, "condensed", 2 if step * 3 > high else 3)
    return max(text_width(line, px, 500, "condensed") for line in lines) + 1


def _chip(canvas: Canvas, rect: QRectF, shown: Face) -> None:
    edge = colour(shown.colour, darker=10)
    canvas.rounded(rect, 4, mix("parchment", shown.colour, 0.12), edge, 1.2)
    block = QRectF(rect.left(), rect.top(), rect.height() * 0.42, rect.height())
    with canvas.clip(rect, 4):
        canvas.pattern(block, shown.colour)
    inset = canvas.s(1.5)
    beside = rect.adjusted(block.width() + inset, 0, -inset, 0)
    draw_row(canvas, beside, shown.effects, "center", rect.height() * 0.78, 0.02)
