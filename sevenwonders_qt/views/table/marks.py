"""What several pictures of a city are made of: its board, counters, goods, prices, structures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import RESOURCES, Colour, Side
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.offer import Prices
from sevenwonders_qt.games.classic.view import CityView, Producers
from sevenwonders_qt.models.box_words import PieceMark
from sevenwonders_qt.models.boxes import piece_marks, pieces_words
from sevenwonders_qt.models.card_face import Face
from sevenwonders_qt.models.effect_row import GAP, Token
from sevenwonders_qt.models.effect_tokens import cost_tokens, resource_token, stage_tokens
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.shown import COLOURS, Shown
from sevenwonders_qt.models.table_words import card_words
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plinth import Plinth, draw_plinth
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table.panel import Answering

_ECONOMY = (Colour.BROWN, Colour.GREY, Colour.YELLOW)
_GLORY = (Colour.BLUE, Colour.GREEN, Colour.RED, Colour.PURPLE)
_LONGEST_GLORY = 10

translate = QCoreApplication.translate

TWO_LINES = 25.5
"""Scene units: a strip at least this high has its name on two lines."""

LEAST_COIN = 20.0
LEAST_MEDAL = 24.0
"""Scene units: the number on anything smaller would be under eleven pixels."""

PIECE_WIDE = 0.86
"""How wide a piece with its Age stands, as a share of its height."""

SYMBOLS = ("compass", "gear", "tablet")


def sky(canvas: Canvas, side: str, cx: float, cy: float, size: float, moon: Shade = "moon") -> None:
    """A sun for side "A", a moon for side "B"; on a light ground ``moon`` has to be dark."""
    canvas.icon("line_moon" if side == "B" else "line_sun", cx, cy, size / 0.9, shade=moon)


def sky_sign(side: str, wide: float, moon: Shade = "moon") -> Part:
    """A sun or a moon, so many design pixels wide."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        sky(canvas, side, *rect.center().toTuple(), canvas.s(wide), moon)

    return Drawing(wide, wide, paint)


def seat_state(ready: bool) -> str:
    """The icon that says whether a seat has chosen."""
    return "state_ok" if ready else "ui_timer"


def counters(canvas: Canvas, rect: QRectF, city: CityView, *, medals: bool = True) -> None:
    """Coins, shields, science and perhaps military tokens, in one row."""
    high, cy = rect.height(), rect.center().y()
    size = high / canvas.u * 0.62 / canvas.text_factor
    x = rect.left()
    for icon, share, count in (("coin", 0.86, city.coins), ("shield", 0.88, city.shields)):
        canvas.icon(icon, x + high * 0.45, cy, high * share)
        x += high * 0.94
        x += _count(canvas, QRectF(x, rect.top(), high * 2, high), count, size) + high * 0.30
    for symbol, count in zip(SYMBOLS, city.symbols, strict=True):
        canvas.icon(f"sci_{symbol}", x + high * 0.36, cy, high * 0.74, 1 if count else 0.30)
        x += high * 0.70
        if count:
            box = QRectF(x, rect.top(), high * 2, high)
            x += _count(canvas, box, count, size * 0.86) + high * 0.12
        else:
            x += high * 0.06
    if city.pieces:
        size = min(high * 0.92, canvas.s(34))
        room = rect.right() - x - (high * 1.5 if medals and city.tokens else 0)
        x += draw_pieces(canvas, QRectF(x, rect.top(), room, high), piece_marks(city.pieces), size)
    if medals:
        x += high * 0.2
        medal_row(canvas, QRectF(x, rect.top(), rect.right() - x, high), city.tokens, high * 0.92)


def _count(canvas: Canvas, rect: QRectF, count: int, size: float) -> float:
    return canvas.text(rect, str(count), size, "ink", 700, "left", "condensed")


def draw_pieces(canvas: Canvas, rect: QRectF, pieces: Sequence[PieceMark], size: float) -> float:
    """Icons with their Age, then numbers, from the left; returns the width.

    They stand closer together when room is short.
    """
    if not pieces:
        return 0.0
    natural = size * sum(PIECE_WIDE if mark.icon else 1.0 for mark in pieces)
    squeeze = min(1.0, max(0.1, rect.width()) / natural)
    x, cy = rect.left(), rect.center().y()
    for mark in pieces:
        wide = size * (PIECE_WIDE if mark.icon else 1.0) * squeeze
        cx = x + wide / 2
        if mark.icon:
            canvas.icon(mark.icon, cx - size * 0.10, cy, size * 0.94)
            if mark.age:
                canvas.icon(f"age_{mark.age}", cx + size * 0.18, cy + size * 0.18, size * 0.6)
        else:
            radius = size * 0.44
            canvas.ellipse(cx, cy, radius, None, "bad", "gold", 2)
            text = whole_number(mark.number)
            box = QRectF(cx - size / 2, cy - size / 2, size, size)
            canvas.text(box, text, 16, "white", 700, "center", "condensed")
        x += wide
    return natural * squeeze


def medal_row(
    canvas: Canvas, rect: QRectF, medals: Sequence[int], size: float, *, right: bool = False
) -> None:
    """Military tokens, best first, closer together when room is short."""
    if not medals:
        return
    ordered = sorted(medals, reverse=True)
    more = len(ordered) - 1
    size = max(min(size, rect.width() / (0.9 + 0.74 * more)), LEAST_MEDAL)
    step = min(size * 0.85, (rect.width() - size * 0.9) / max(1, more))
    wide = size * 0.9 + step * more
    x = (rect.right() - wide if right else rect.left()) + size * 0.45
    for number, value in enumerate(ordered):
        canvas.military(x + number * step, rect.center().y(), size, value)


def colour_counts(canvas: Canvas, rect: QRectF, city: CityView) -> None:
    """How many cards of each colour: what guilds count."""
    colours = (*COLOURS, *(kind for kind in city.colours if kind not in COLOURS))
    wide = rect.width() / len(colours)
    side = min(wide * 0.62, rect.height() * 0.82)
    for number, kind in enumerate(colours):
        x = rect.left() + wide * number + canvas.s(2)
        count = city.colours.get(kind, 0)
        canvas.icon(f"sym_{kind}", x + side / 2, rect.center().y(), side, 1 if count else 0.25)
        if count:
            box = QRectF(x + side + canvas.s(1), rect.top(), wide - side, rect.height())
            canvas.text(box, str(count), 18, "ink", 700, "left", "condensed")


def goods(producers: Producers, gap: int = 1) -> tuple[Token, ...]:
    """What a city makes: single goods first, then those with a choice."""
    ordered = sorted(producers, key=lambda unit: (len(unit), RESOURCES.index(unit[0])))
    row: list[Token] = []
    for unit in ordered:
        row += [GAP] * gap if row else []
        row += resource_token(unit)
    return tuple(row)


def price_pairs(prices: Prices, side: Side) -> tuple[tuple[str, int], tuple[str, int]]:
    """The icon of each class of goods with its price at one neighbour."""
    if side is Side.LEFT:
        raw, made = prices.left_raw, prices.left_manufactured
    else:
        raw, made = prices.right_raw, prices.right_manufactured
    return ("any_raw", raw), ("any_manufactured", made)


def plinths(shown: Shown, city: CityView) -> list[Plinth]:
    """The stages of a city's wonder and how far each is."""
    made = []
    for number, stage in enumerate(shown.board(city).stages):
        cost = cost_tokens(stage.cost.coins, stage.cost.resources)
        chosen = city.alternatives[number] if number < city.stages else None
        made.append(Plinth(number, cost, stage_tokens(stage, chosen), _progress(city, number)))
    return made


def _progress(city: CityView, stage: int) -> Literal["built", "next", "later"]:
    if stage < city.stages:
        return "built"
    return "next" if stage == city.stages else "later"


def plinth_drawings(shown: Shown, city: CityView, high: float) -> list[Part]:
    """The stages of a city as they stand along the foot of its picture."""
    return [
        Drawing(0, high, partial(draw_plinth, plinth=each, compact=True), 1)
        for each in plinths(shown, city)
    ]


def board(city: CityView, stages: Sequence[Part], radius: float) -> Part:
    """A city's picture with its ``stages`` along the foot."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        draw_wonder(canvas, rect, city.wonder, city.side, city.stages, city.stage_count, radius)

    return Ground(column(Space(weight=1), row(*stages, gap=radius)), paint, (radius,) * 4, 1)


def goods_bar(words: str, goods: Sequence[Token], *after: Part) -> Part:
    """A bar with the goods of a city, as large as there is room for them."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        left, cy, high = rect.left(), rect.center().y(), rect.height()
        draw_row(canvas, goods, left, cy, high, "left", rect.width(), 0.02)

    label = Text(words, "note", "ink_soft", 600, lines=1)
    inside = row(label, Drawing(0, 34, paint, 1), *after, gap=9)
    return Ground(inside, rounded(7, "parchment_pale", "gold", 2), (10, 4, 8, 4))


def price(icon: str, coins: int) -> Part:
    """A class of goods with its price."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        s, x, cy = canvas.s, rect.left(), rect.center().y()
        canvas.icon(icon, x + s(12), cy, s(24))
        canvas.coin(x + s(33), cy, max(s(25), LEAST_COIN), coins)

    return Drawing(44, 0, paint)


def structure(
    shown: Shown,
    card: CardId,
    press: Callable[[CardId], None],
    draw: Callable[[Canvas, QRectF, Face], None] = draw_strip,
    high: float = 0.0,
    *,
    focusable: bool = False,
) -> Part:
    """A structure, which is shown large when it is pressed."""
    face, words = shown.faces(card), "\n".join(card_words(shown, card))
    drawing = Drawing(0, high, lambda canvas, rect: draw(canvas, rect, face))
    act, weight = partial(press, card), 0.0 if high else 1.0
    return Answering(drawing, card, words, act, focusable=focusable, radius=5, weight=weight)


def strips(
    shown: Shown,
    city: CityView,
    columns: Iterable[Sequence[Colour]],
    room: float,
    most: float,
    press: Callable[[CardId], None],
) -> Part:
    """The structures in columns, colour by colour, each at most ``most`` of ``room`` high."""
    kinds = [[shown.of_colour(city, kind) for kind in each] for each in columns]
    held = [[group for group in groups if group] for groups in kinds]
    rows = max(1, *(sum(map(len, groups)) for groups in held))
    high = min(most, (room - 4 * max(map(len, held))) / rows - 4)
    return row(
        *(
            column(
                *(
                    column(*(structure(shown, card, press, high=high) for card in group), gap=4)
                    for group in groups
                ),
                Space(),
                gap=8,
                weight=1,
            )
            for groups in held
        ),
        gap=8,
    )


def columns_of(shown: Shown, city: CityView) -> tuple[list[Colour], list[Colour]]:
    """Economy left, glory right; green, then red, cross over when glory is longer than ten."""
    left, right = list(_ECONOMY), list(_GLORY)

    def length(column: list[Colour]) -> int:
        return sum(len(shown.of_colour(city, kind)) for kind in column)

    for kind in (Colour.GREEN, Colour.RED):
        moved = len(shown.of_colour(city, kind))
        if length(right) > _LONGEST_GLORY and length(left) + moved < length(right):
            right.remove(kind)
            left.append(kind)
    return left, right


def counter_words(city: CityView) -> str:
    """The counters of a city in words."""
    text = translate(
        "Table",
        "Coins: {coins} · Shields: {shields} · Compass, gear, tablet: {compass}, {gear}, {tablet}"
        " · Military tokens: {tokens}",
    )
    compass, gear, tablet = city.symbols
    pieces = pieces_words(city.pieces)
    words = text.format(
        coins=city.coins,
        shields=city.shields,
        compass=compass,
        gear=gear,
        tablet=tablet,
        tokens=", ".join(f"{token:+d}" for token in city.tokens) or "0",
    )
    return f"{words} · {pieces}" if pieces else words


def border(
    left: tuple[str, int], right: tuple[str, int], lead: int, verdict: str, prize: Part
) -> Part:
    """Names and shields on both sides, who is ahead by ``lead``, and what the border pays."""
    pale = colour("parchment", 0.75)
    names = [Text(name, "note", pale, 400, cut=True) for name, _ in (left, right)]
    shields = [
        Text(str(count), "title", "parchment", 700, lines=1, narrow=True)
        for _, count in (left, right)
    ]
    shade: Shade = "good_light" if lead > 0 else "bad_light" if lead < 0 else "stone"
    inside = row(
        Cell(names[0], weight=1),
        shields[0],
        Icons(("shield",), 1.75),
        shields[1],
        Cell(names[1], weight=1),
        Text(verdict, "note", shade, 600, lines=1),
        prize,
        gap=7,
    )
    edge = colour("good" if lead > 0 else "bad", darker=-40) if lead else "ink_soft"
    return Ground(inside, rounded(7, "bar", edge, 2.5), (7, 0, 7, 0))


def neighbour_border(shown: Shown, other: CityView, side: Side) -> Part:
    """The border with a neighbour, whose shields stand on the outer side."""
    lead, view = shown.own.shields - other.shields, shown.table.view
    theirs = shown.name(other.seat), other.shields
    mine = shown.name(shown.own.seat), shown.own.shields
    left, right = (theirs, mine) if side is Side.LEFT else (mine, theirs)
    prize: Part = Space()
    if lead:
        value = view.shape.victory(view.age) if lead > 0 else DEFEAT
        prize = token(value, 36)
    return border(left, right, lead, _verdict(shown, other, lead), prize)


def token(value: int, side: float) -> Part:
    """A military token."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        canvas.military(rect.center().x(), rect.center().y(), canvas.s(side), value)

    return Drawing(side, 0, paint)


def _verdict(shown: Shown, other: CityView, lead: int) -> str:
    if not lead:
        return translate("Table", "tie")
    if shown.table.watched:
        winner = shown.own if lead > 0 else other
        return translate("Table", "{name} wins").format(name=shown.name(winner.seat))
    return translate("Table", "you win") if lead > 0 else translate("Table", "you lose")


def border_words(shown: Shown, other: CityView) -> str:
    """The state of the border in words."""
    text = (
        translate(
            "Table", "Shields: {mine} {own}, {name} {other}. If the Age ended now: {verdict}."
        )
        if shown.table.watched
        else translate(
            "Table", "Shields: you {own}, {name} {other}. If the Age ended now: {verdict}."
        )
    )
    return text.format(
        mine=shown.name(shown.own.seat),
        own=shown.own.shields,
        name=shown.name(other.seat),
        other=other.shields,
        verdict=_verdict(shown, other, shown.own.shields - other.shields),
    )
