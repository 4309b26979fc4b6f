"""Built structures in a city: strips with a name, chips with the effect alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import Token, counted
from sevenwonders_qt.views.paint.canvas import LEAST_OF_BLOCK, LEAST_OF_LINE, Canvas
from sevenwonders_qt.views.paint.fonts import (
    LEADING,
    balanced,
    fit_block,
    is_whole,
    metrics,
    text_width,
)
from sevenwonders_qt.views.paint.palette import Palette
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour, is_dark_on, mix

_SIZE: Final = 14.5
"""The size of a name, in design pixels."""

_NARROW: Final = 17.0
"""Design pixels of the block of colour where a name needs its room."""

_LEAST_ICON: Final = 11.0
"""Scene units: the height of an effect there."""

_ABOVE: Final = 0.54
"""The share of a strip's height for a name above its effects."""


class Scale(NamedTuple):
    """The scale of a canvas; ``least`` is its smallest text in pixels."""

    u: float
    text: float
    least: float

    def s(self, length: float) -> float:
        return length * self.u

    def px(self, size: float) -> int:
        return round(max(self.least, size * self.u * self.text))


def draw_strip(canvas: Canvas, rect: QRectF, shown: Face, *, hot: bool = False) -> None:
    """Draw a structure in a city: its colour, name and effects; ``hot`` rings it.

    The name takes up to three lines where the strip is high enough.
    """
    key = ("strip", shown, hot)
    canvas.cached(
        canvas.art.cards, key, rect, canvas.s(4), lambda c, box: _strip(c, box, shown, hot)
    )


def draw_chip(canvas: Canvas, rect: QRectF, shown: Face) -> None:
    """Draw a structure in a far city: colour and effects only."""
    key = ("chip", shown)
    canvas.cached(canvas.art.cards, key, rect, canvas.s(4), lambda c, box: _chip(c, box, shown))


def draw_block(canvas: Canvas, rect: QRectF, fill: str) -> None:
    """Draw a block in a card colour with its pattern and symbol."""
    with canvas.clip(rect, 5):
        canvas.pattern(rect, fill)
    side = min(rect.width(), rect.height()) * 0.8
    if side > 0:
        cx, cy = rect.center().x(), rect.center().y()
        canvas.ellipse(cx, cy, side * 0.62, None, fill)
        canvas.icon(glyph_on(canvas.art.palette, fill), cx, cy, side)


def glyph_on(palette: Palette, fill: str) -> str:
    """Return the icon of a card colour, to be drawn on that colour."""
    return f"glyphdark_{fill}" if is_dark_on(palette, fill) else f"glyph_{fill}"


def _strip(canvas: Canvas, rect: QRectF, shown: Face, hot: bool) -> None:
    s, high = canvas.s, rect.height()
    shadow = rect.translated(s(1.5), s(2))
    canvas.rounded(shadow, 5, colour("pure_black", 0.22))
    edge = colour("gold_light") if hot else colour(shown.colour, darker=10)
    canvas.rounded(rect, 5, mix("parchment", shown.colour, 0.10), edge, 3 if hot else 1.2)
    scale = Scale(canvas.u, canvas.text_factor, canvas.min_px)
    tall = _is_tall(scale, rect)
    place = _placed(scale, rect, shown, tall)
    draw_block(canvas, place.block, shown.colour)
    draw_row(canvas, place.row, place.effects, "right", place.side)
    if tall:
        canvas.text_block(place.words, place.name, 15.5 if high > s(54) else _SIZE)
    else:
        canvas.text(place.words, place.name, _SIZE, "ink", 500, family="condensed")


def name_is_whole(scale: Scale, rect: QRectF, shown: Face) -> bool:
    """Return whether the name of a structure, long or short, is whole on a strip of this size."""
    tall = _is_tall(scale, rect)
    place = _placed(scale, rect, shown, tall)
    return _fits(place.words, place.name, tall, round(scale.least))


def _is_tall(scale: Scale, rect: QRectF) -> bool:
    """Return whether there is room for a name in more than one line."""
    return rect.height() >= scale.least * 2.3 and rect.width() < scale.s(330)


class _Places(NamedTuple):
    """The places of block, name and effects on a strip; the effects are ``side`` high.

    ``effects`` are their pictures: equal ones with a count where the name needs the room.
    """

    block: QRectF
    words: QRectF
    name: str
    row: QRectF
    side: float
    effects: tuple[Token, ...]


def _placed(scale: Scale, rect: QRectF, shown: Face, tall: bool) -> _Places:
    """Return places for the whole name if legible, else the short one; names before pictures."""
    names = [name for name in (shown.name, shown.short) if name]
    usual = max(round(scale.least), round(scale.px(_SIZE) * LEAST_OF_LINE))
    least = _least(scale, tall)
    ways = [(name, usual, False) for name in names]
    ways += [(names[-1], least, False), *((name, least, True) for name in names)]
    for name, px, tight in ways:
        places = _beside(scale, rect, shown, name, tall, tight)
        if _fits(places.words, name, tall, px):
            return places
    return _above(scale, rect, shown, names[-1]) if tall else places


def _beside(scale: Scale, rect: QRectF, shown: Face, name: str, tall: bool, tight: bool) -> _Places:
    """Place the name beside the effects; a ``tight`` strip has more room for it."""
    s, high = scale.s, rect.height()
    side = min(high * (0.74 if tall else 0.82), s(42))
    block = QRectF(rect.left(), rect.top(), s(30) if tall else min(high, s(32)), high)
    if tight:
        block.setWidth(s(_NARROW))
    left = block.right() + s(6)
    room = rect.right() - left - s(5)
    beside = room - s(5) - _narrowest(scale, name, high if tall else 0.0)
    effects = shown.effects
    if tight and row_width(effects, _LEAST_ICON) > beside:
        effects = counted(effects)
    wide = row_width(effects, side)
    if tight:
        wide = min(wide, max(row_width(effects, _LEAST_ICON), beside))
    else:
        wide = min(wide, room * (0.52 if len(shown.effects) > 2 else 0.42))
        if tall:
            wide = min(wide, max(room * 0.36, beside))
    row = QRectF(rect.right() - s(4) - wide, rect.top(), wide, high)
    words = QRectF(left, rect.top(), room - wide - s(5), high)
    return _Places(block, words, name, row, side, effects)


def _above(scale: Scale, rect: QRectF, shown: Face, name: str) -> _Places:
    """Place the name above the effects, on a strip that is high enough."""
    s = scale.s
    block = QRectF(rect.left(), rect.top(), s(_NARROW), rect.height())
    words = QRectF(rect)
    words.setLeft(block.right() + s(6))
    words.setRight(rect.right() - s(5))
    words.setHeight(_ABOVE * rect.height())
    row = QRectF(words)
    row.moveTop(words.bottom())
    row.setBottom(rect.bottom())
    return _Places(block, words, name, row, 0.9 * row.height(), shown.effects)


def _least(scale: Scale, tall: bool) -> int:
    """Return the smallest size of a name at a scale, in several lines or in one."""
    usual = scale.px(_SIZE) / max(1.0, scale.text)
    return max(round(scale.least), round(usual * (LEAST_OF_BLOCK if tall else LEAST_OF_LINE)))


def _fits(words: QRectF, name: str, tall: bool, px: int) -> bool:
    """Return whether the whole name can be read in ``words``, ``px`` pixels high."""
    lines = 3 if tall else 1
    _, shown, _ = fit_block(name, words.width(), words.height(), px, px, 500, most_lines=lines)
    return is_whole(shown, name)


def _narrowest(scale: Scale, name: str, high: float) -> float:
    """Return the least width of the name at the smallest size, in the lines that ``high`` holds."""
    px = _least(scale, bool(high))
    lines = balanced(name, 0, px, 500, "condensed", _lines(px, high))
    return max(text_width(line, px, 500, "condensed") for line in lines) + 1


def _lines(px: int, high: float) -> int:
    """Return the lines of a name that have room, up to three; two if there is any height."""
    step = metrics(px, 500, "condensed").height() * LEADING
    return 3 if step * 3 <= high else 2 if high else 1


def _chip(canvas: Canvas, rect: QRectF, shown: Face) -> None:
    edge = colour(shown.colour, darker=10)
    canvas.rounded(rect, 4, mix("parchment", shown.colour, 0.12), edge, 1.2)
    block = QRectF(rect.left(), rect.top(), rect.height() * 0.42, rect.height())
    with canvas.clip(rect, 4):
        canvas.pattern(block, shown.colour)
    inset = canvas.s(1.5)
    beside = rect.adjusted(block.width() + inset, 0, -inset, 0)
    draw_row(canvas, beside, shown.effects, "center", rect.height() * 0.78, 0.02)
