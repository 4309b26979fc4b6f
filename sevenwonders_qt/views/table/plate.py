"""The plate of the own city: name, counters, and a foot that belongs to the points alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.classic.scoring import Category, Sheet
from sevenwonders_qt.models.shown.consequences import Consequence, Step
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.rank import Rank, own_rank, rank_words
from sevenwonders_qt.models.words.box_words import PieceBeside
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import city_name, wonder_name
from sevenwonders_qt.models.words.terms import category_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    column,
    row,
)
from sevenwonders_qt.views.kit.words import Text, drawn, gold_line, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.counters import (
    CHANGED,
    fitted,
    piece_words,
    pieces,
    stepped,
    symbols,
    token_words,
    treasury,
    war,
)
from sevenwonders_qt.views.table.panel import Answering, Noted

translate = QCoreApplication.translate

_ROOMY: Final = 215.0
_TIGHT: Final = 185.0
"""Design pixels: plates higher than the one and lower than the other have other rows."""

_GAP: Final = 3.0
_TOP: Final = 4.0
_SIDES: Final = 13.0
_LARGEST: Final = 54.0
"""Design pixels: gaps, margins, and an icon that has all the room it wants."""

_RADIUS: Final = 8.0
_LINE: Final = 2.0
_APART: Final = 0.18
"""Between two counters, as a share of their height."""

_GOLDEN: Final = 0.45
"""The share of gold in the foot."""


def plate(shown: Shown, high: float, foreseen: Consequence | None) -> Part:
    """Return the plate, so many design pixels high; numbers show the changes of ``foreseen``."""
    name, foot = (33.0, 44.0) if high > _ROOMY else (30.0, 34.0) if high < _TIGHT else (31.0, 37.0)
    each = (high - _TOP - name - _LINE - foot - 4 * _GAP) / 3
    spare = max(0.0, each - _LARGEST)
    counters = fitted(partial(_counters, shown, foreseen, each - spare))
    head = Cell(Sized(_head(shown)), high=name + 3 * spare)
    upper = column(head, gold_line(), counters, gap=_GAP, weight=1)
    inside = column(
        Ground(upper, None, (_SIDES, _TOP, _SIDES, 0), 1),
        Cell(Sized(_foot(shown, foreseen, foot)), high=foot),
        gap=0,
    )
    return Ground(inside, partial(_paint, foot=foot), (0, 0, 0, 0))


def own_sheet(shown: Shown) -> Sheet | None:
    """Return the own points by category; None where they are secret."""
    standing = shown.table.standing
    return None if standing is None else standing[shown.own.seat]


def _paint(canvas: Canvas, rect: QRectF, foot: float) -> None:
    """Paint parchment, with a golden band along its foot."""
    band = QRectF(rect)
    band.setTop(rect.bottom() - canvas.s(foot))
    canvas.rounded(rect, _RADIUS, "parchment")
    with canvas.clip(rect, _RADIUS):
        canvas.painter.fillRect(band, canvas.colour(mix("parchment", "gold", _GOLDEN)))
        band.setHeight(canvas.s(_LINE))
        canvas.painter.fillRect(band, canvas.colour("gold"))
    canvas.rounded(rect, _RADIUS, None, colour("ink", 0.3), 1.2)


def _head(shown: Shown) -> Part:
    """Return the name of the city, and the side of its board."""
    own = shown.own
    named = Text(city_name(own.wonder), "title", bold=700, lines=1, weight=1)
    about = f"{wonder_name(own.wonder)}\n{shown.side(own)}"
    return Answering(row(named, marks.sky(own.side, 26, "dusk")), "city", about)


def _counters(
    shown: Shown, foreseen: Consequence | None, high: float, share: float, summed: bool
) -> Part:
    """Return three rows so many design pixels high: money, science and war."""
    own, sheet = shown.own, own_sheet(shown)
    side = share * min(high, _LARGEST)
    coins = shields = None
    if foreseen is not None:
        coins, shields = foreseen.coins[1], foreseen.shields[1]
    money = row(*treasury(own, side, coins), Space(weight=1), *pieces(own, side), gap=_APART * side)
    science: list[Part] = [*symbols(own, 0.92 * side), Space(weight=1)]
    if sheet is not None:
        points = sheet.points(Category.SCIENCE)
        then = points if foreseen is None else foreseen.science[1]
        science.append(_science_points((points, then), side))
    fought = war(own, side, summed=summed, then=shields)
    rows = (
        Noted(_money_spot(shown, money), "coins"),
        _science_spot(shown, row(*science, gap=_APART * side)),
        _war_spot(shown, row(*fought, gap=_APART * side)),
    )
    return column(*(Cell(each, high=high) for each in rows), gap=_GAP)


def _science_points(step: Step, side: float) -> Part:
    """Return a laurel around the points of science."""
    now, then = step

    def wreath(points: int) -> Part:
        return drawn(side, lambda canvas, x, y, size: canvas.points(x, y, size, points))

    if now == then:
        return wreath(now)
    return row(wreath(now), sign("line_play", 0.5 * side, shade=CHANGED), wreath(then), gap=1)


def _money_spot(shown: Shown, part: Part) -> Part:
    own = shown.own
    words = translate("Table", "Coins: {coins}").format(coins=own.coins)
    words = " · ".join(filter(None, (words, piece_words(own, PieceBeside.COINS))))
    rule = translate("Table", "Three coins are worth a point at the end of the match.")
    return Answering(part, "treasury", f"{words}\n{rule}", rule="score")


def _science_spot(shown: Shown, part: Part) -> Part:
    compass, gear, tablet = shown.own.symbols
    text = translate("Table", "Compass, gear, tablet: {compass}, {gear}, {tablet}")
    held = text.format(compass=compass, gear=gear, tablet=tablet)
    words = [" · ".join(filter(None, (held, piece_words(shown.own, PieceBeside.SYMBOLS))))]
    sheet = own_sheet(shown)
    if sheet is not None:
        points = sheet.points(Category.SCIENCE)
        words.append(translate("Table", "Science is worth %n point(s) now", None, points))
    counts = translate(
        "Table", "Each symbol scores its number squared; each set of three adds 7 points."
    )
    return Answering(part, "science", "\n".join((*words, counts)), rule="science")


def _war_spot(shown: Shown, part: Part) -> Part:
    own = shown.own
    text = translate("Table", "Shields: {shields} · Military tokens: {tokens}")
    words = text.format(shields=own.shields, tokens=token_words(own.tokens))
    words = " · ".join(filter(None, (words, piece_words(own, PieceBeside.SHIELDS))))
    rule = translate(
        "Table", "After each Age the city with more shields wins the conflict with its neighbour."
    )
    return Answering(part, "war", f"{words}\n{rule}", rule="war")


def _foot(shown: Shown, foreseen: Consequence | None, high: float) -> Part:
    """Return the points and the place, if they may be seen."""
    sheet, rank = own_sheet(shown), own_rank(shown)
    side = 0.86 * high
    if sheet is None:
        words = translate("Table", "points at the end")
        after: list[Part] = [Text(words, "note", "ink_soft", 600, lines=1, weight=1)]
    else:
        then = sheet.total if foreseen is None else foreseen.points[1]
        after = [stepped((sheet.total, then), side), *_place(shown, rank, side)]
    inside = row(sign("laurel", side), *after, gap=6)
    lines = [words] if sheet is None else _points_words(shown, sheet, rank)
    return Answering(
        inside, "points", "\n".join(lines), margins=(_SIDES, _LINE, _SIDES, 0), rule="score"
    )


def _place(shown: Shown, rank: Rank | None, side: float) -> list[Part]:
    """Return the disc with the place, and the distance of another city."""
    if rank is None:
        return []

    def disc(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.ellipse(x, y, size / 2, None, "sea_deep", "gold", 2)
        canvas.number(x, y, str(rank.number), size * 0.62, "white")

    full, short = (
        Text(rank_words(shown, rank, named=named), "note", bold=600, lines=1)
        for named in (True, False)
    )
    lines = (
        row(Space(weight=1), drawn(0.86 * side, disc), words, gap=6) for words in (full, short)
    )
    return [Cell(Fitting(*lines), weight=1)]


def _points_words(shown: Shown, sheet: Sheet, rank: Rank | None) -> list[str]:
    """Return the points by category, and the place."""
    lines = [translate("Table", "Points if the game ended now:")]
    lines += [titled(category_name(kind), sheet.points(kind)) for kind in sheet.categories]
    text = translate("Table", "Together: {points}")
    lines.append(text.format(points=sheet.total))
    if rank is not None:
        text = translate("Table", "Place {number}: {how}")
        lines.append(text.format(number=rank.number, how=rank_words(shown, rank)))
    return lines
