"""The counters of a city: one picture of each kind with a number, in rows that never cover.

A number that an action would change is followed by the new one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.boxes import debts_of, mark_of, pieces_by_icon, pieces_words
from sevenwonders_qt.models.shown.consequences import Step
from sevenwonders_qt.models.words.box_words import PieceBeside, PieceMark
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.views.kit.part import (
    ROUND,
    Cell,
    Fitting,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Number, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Noted

translate = QCoreApplication.translate

SYMBOLS: Final = ("compass", "gear", "tablet")

CHANGED: Final = "age_1_deep"
"""The shade of a number that is not there yet."""

GAIN: Final = 42.0
"""Design pixels beside the coins, for the gain or loss of the last turn."""

_LEAST: Final = 24.0
"""Scene units: the number on a smaller medal would be under eleven pixels."""

_DULL: Final = 0.28
_APART: Final = 0.14
"""Between two counters, as a share of their height."""

_SMALLER: Final = (1.0, 0.91, 0.82)
_CLOSER: Final = tuple((share, summed) for summed in (False, True) for share in _SMALLER)
_CLOSEST: Final = (0.77, True)

Closer = Callable[[float, bool], Part]
"""A row at a share of its size, perhaps with all victories in one token, or without symbols that
a city has not."""


def fitted(make: Closer) -> Part:
    """Return the first that has room: smaller and smaller, then with less in it."""
    return Fitting(*(make(*each) for each in (*_CLOSER, _CLOSEST)))


def counter(icon: str, count: int, side: float, then: int | None = None) -> Part:
    """Return an icon with its number, and with the number ``then``."""
    return row(sign(icon, side), stepped((count, count if then is None else then), side), gap=4)


def stepped(step: Step, side: float) -> Part:
    """Return a number for an icon so many design pixels high; a change shows the old one first."""
    now, then = step
    tall = 0.72 * side
    if now == then:
        return Number(str(now), tall=tall)
    before = Number(str(now), tall=tall, shade="ink_soft")
    arrow = sign("line_play", 0.5 * side, shade=CHANGED)
    return row(before, arrow, Number(str(then), tall=tall, shade=CHANGED), gap=1)


def symbols(city: CityView, side: float, *, few: bool = False) -> list[Part]:
    """Return compass, gear and tablet, and the pieces that change them.

    A symbol that the city has not is dull and has no number; with ``few`` it is left out.
    """
    own = [
        counter(f"sci_{symbol}", count, side) if count else sign(f"sci_{symbol}", side, _DULL)
        for symbol, count in zip(SYMBOLS, city.symbols, strict=True)
        if count or not few
    ]
    return [*own, *pieces(city, side, PieceBeside.SYMBOLS)]


def treasury(city: CityView, side: float, then: int | None = None) -> list[Part]:
    """Return the coins, the points that are owed, and the gain or loss of the last turn."""
    return [*_money(city, side, then), Noted(Cell(Space(), GAIN), "gain")]


def _money(city: CityView, side: float, then: int | None = None) -> list[Part]:
    return [counter("coin", city.coins, side, then), *_debts(city, side)]


def _debts(city: CityView, side: float) -> list[Part]:
    owed = debts_of(city.pieces)
    if not owed:
        return []
    number = Number(whole_number(owed), tall=0.56 * side, shade=CHANGED)
    pill = rounded(ROUND, colour("bad", 0.18), "bad", 2)
    inside = row(sign("debt_blank", 0.78 * side), number, gap=2)
    return [Ground(inside, pill, (4, 0, 6, 0))]


def pieces(city: CityView, side: float, beside: PieceBeside = PieceBeside.COINS) -> list[Part]:
    """Return the pieces of a city that are drawn beside one of its numbers, and are no debts."""
    held = pieces_by_icon(city.pieces, beside)
    return [_several(sign(icon, side), count, side) for icon, count in held.items()]


def piece_words(city: CityView, beside: PieceBeside) -> str:
    """Return the pieces that belong to a number of a city in words; those not drawn to coins."""
    marks = [mark_of(piece) or PieceMark() for piece in city.pieces]
    found = zip(city.pieces, marks, strict=True)
    return pieces_words([piece for piece, mark in found if mark.beside is beside])


def war(city: CityView, side: float, *, summed: bool, then: int | None = None) -> list[Part]:
    """Return the shields with the pieces that change them, and the military tokens, best first."""
    return [shields(city, side, then), *tokens(city.tokens, side, summed=summed)]


def shields(city: CityView, side: float, then: int | None = None) -> Part:
    """Return the shields, and the pieces that change them."""
    own = counter("shield", city.shields, side, then)
    return row(own, *pieces(city, side, PieceBeside.SHIELDS), gap=_APART * side)


def tokens(values: Sequence[int], side: float, *, summed: bool = False) -> list[Part]:
    """Return military tokens, best first: one of each value with a count, or victories in one."""
    held = Counter(values)
    victories = sum(value for value in values if value > 0)
    if summed and len([value for value in held if value > 0]) > 1:
        held = Counter({victories: 1, **{value: n for value, n in held.items() if value < 0}})
    return [_several(Medal(value, side), held[value], side) for value in sorted(held, reverse=True)]


def _several(picture: Part, count: int, side: float) -> Part:
    if count == 1:
        return picture
    return row(picture, Number(f"×{count}", tall=0.5 * side), gap=2)


class Medal(Part):
    """A military token, so many design pixels high, but so large that its number can be read."""

    def __init__(self, value: int, side: float) -> None:
        self._value, self._side = value, side

    def wide(self, sizes: Sizes) -> float:
        return max(_LEAST, sizes.s(self._side))

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        canvas.military(*rect.center().toTuple(), self.wide(sizes), self._value)


def peaceful(city: CityView, high: float, *, with_pieces: bool) -> Part:
    """Return money and science in one row, so many design pixels high, and the pieces if wanted.

    The gain of the last turn is left out where there is no room for it.
    """

    def make(money: Callable[[CityView, float], list[Part]], share: float, few: bool) -> Part:
        side = 0.87 * high * share
        science = symbols(city, 0.9 * side, few=few)
        beside = pieces(city, side) if with_pieces else []
        return row(*money(city, side), Space(weight=1), *science, *beside, gap=_APART * side)

    rows = (fitted(partial(make, money)) for money in (treasury, _money))
    return Cell(Fitting(*rows), high=high)


def in_one_row(city: CityView, high: float) -> Part:
    """Return all counters of a city, so many design pixels high, in one row."""

    def make(share: float, summed: bool) -> Part:
        side = 0.87 * high * share
        return row(
            *treasury(city, side),
            *symbols(city, 0.9 * side),
            Space(weight=1),
            *war(city, side, summed=summed),
            *pieces(city, side),
            gap=_APART * side,
        )

    return Cell(fitted(make), high=high)


def in_two_rows(city: CityView, high: float) -> Part:
    """Return the same with money and science over war, both so many design pixels high.

    The second halves of the rows are aligned where there is room for it.
    """

    def make(share: float, summed: bool, halves: tuple[float, float] = (0, 0)) -> Part:
        side, (left, right) = 0.87 * high * share, halves
        sides = (
            (treasury(city, side), symbols(city, 0.9 * side)),
            (
                [shields(city, side)],
                [*tokens(city.tokens, side, summed=summed), *pieces(city, side)],
            ),
        )
        rows = (
            row(
                row(*one, gap=_APART * side, weight=left),
                row(*other, gap=_APART * side, weight=right),
                gap=_APART * side,
            )
            for one, other in sides
        )
        return column(*(Cell(each, high=high) for each in rows), gap=3)

    return Fitting(make(1.0, False, (0.42, 0.58)), fitted(make))


def counter_words(city: CityView) -> str:
    """Return the counters of a city in words."""
    text = translate(
        "Table",
        "Coins: {coins} · Shields: {shields} · Compass, gear, tablet: {compass}, {gear}, {tablet}"
        " · Military tokens: {tokens}",
    )
    compass, gear, tablet = city.symbols
    more = pieces_words(city.pieces)
    words = text.format(
        coins=city.coins,
        shields=city.shields,
        compass=compass,
        gear=gear,
        tablet=tablet,
        tokens=token_words(city.tokens),
    )
    return f"{words} · {more}" if more else words


def token_words(values: Sequence[int]) -> str:
    """Return military tokens by value, best first, such as "+5 × 2, +1"; "0" without any."""
    held = Counter(values)
    words = [
        (f"+{value}" if value > 0 else whole_number(value)) + (f" × {count}" if count > 1 else "")
        for value, count in sorted(held.items(), reverse=True)
    ]
    return in_a_row(words) or "0"
