"""Parts of several pictures of a city: its board, goods, prices, structures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import RESOURCES, Colour, Side
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.offer import Prices
from sevenwonders_qt.games.classic.view import CityView, Producers
from sevenwonders_qt.models.seats import You
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.effect_row import GAP, Token
from sevenwonders_qt.models.shown.effect_tokens import (
    cost_tokens,
    resource_token,
    stage_tokens,
)
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown, with_more
from sevenwonders_qt.models.words.rules.links import rule_of_colour
from sevenwonders_qt.models.words.table import card_words
from sevenwonders_qt.views.kit.part import (
    Cell,
    Crowd,
    Drawing,
    Fitting,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Icons, Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.plinth import Plinth, Progress, draw_plinth
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.strip import Scale, draw_strip, name_is_whole
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.paint.wonder import draw_wonder, wonder_ahead
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.counters import Medal
from sevenwonders_qt.views.table.panel import Answering, Panel

ECONOMY = (Colour.BROWN, Colour.GREY, Colour.YELLOW)
_LONGEST = 10
"""Structures below each other, if there is room for so many."""

translate = QCoreApplication.translate

LOW_STRIP = 20.0
"""Scene units: where strips would be lower, they are in more columns."""

_GOODS = 34.0
"""Design pixels: the height of a row of goods."""

_GOODS_APART = 0.02
"""Between the goods of a city, as a share of their height."""

TWO_LINES = 25.5
"""Scene units: a strip at least this high has its name on two lines."""


def sky(side: str, wide: float, shade: Shade = "moon") -> Part:
    """Return a sun for side "A", a moon for side "B"; on a light ground its ``shade`` is dark."""
    return Cell(sign("line_moon" if side == "B" else "line_sun", wide / 0.9, shade=shade), wide)


def seat_state(ready: bool) -> str:
    """Return the icon that shows whether a seat has chosen."""
    return "state_ok" if ready else "ui_timer"


def colour_counts(city: CityView) -> Part:
    """Return the number of cards of each colour, as guilds count them.

    Where that has no room, colours that the city has not are left out.
    """
    counts = {kind: city.colours.get(kind, 0) for kind in with_more(city.colours)}
    held = {kind: count for kind, count in counts.items() if count}
    least = row(*(Crowd(*_counted(*each, 20), gap=1, weight=1) for each in held.items()), gap=0)
    return Fitting(
        row(*(row(*_counted(*each, 23), gap=1, weight=1) for each in counts.items()), gap=0),
        *(
            row(*(row(*_counted(*each, side), gap=1, weight=1) for each in held.items()), gap=0)
            for side in (23, 20)
        ),
        least,
    )


def _counted(kind: str, count: int, side: float) -> tuple[Part, Part]:
    number = Number(str(count or ""), tall=0.78 * side)
    return sign(f"sym_{kind}", side, 1 if count else 0.25), number


def goods(producers: Producers, gap: int = 1, *, counted: bool = False) -> tuple[Token, ...]:
    """Return the products of a city: single goods first, then those with a choice.

    ``counted`` shows goods that are made several times once, with a number.
    """
    ordered = sorted(producers, key=lambda unit: (len(unit), RESOURCES.index(unit[0])))
    row: list[Token] = []
    for unit, alike in groupby(ordered):
        count = len([*alike])
        for _ in range(1 if counted else count):
            row += [GAP] * gap if row else []
            row += resource_token(unit)
        if counted and count > 1:
            row.append(Token("times", value=count))
    return tuple(row)


def price_pairs(prices: Prices, side: Side) -> tuple[tuple[str, int], tuple[str, int]]:
    """Return the icon of each class of goods with its price at one neighbour."""
    if side is Side.LEFT:
        raw, made = prices.left_raw, prices.left_manufactured
    else:
        raw, made = prices.right_raw, prices.right_manufactured
    return ("any_raw", raw), ("any_manufactured", made)


def board_entry(city: CityView) -> str:
    """Return the key of the entry of the encyclopaedia for the board of a city."""
    return key_of(EntryKind.BOARD, city.wonder, city.side)


def plinths(shown: Shown, city: CityView) -> list[Plinth]:
    """Return the stages of a city's wonder with their progress."""
    made, ahead = list[Plinth](), shown.open_stages(city)
    for number, stage in enumerate(shown.board(city).stages):
        cost = cost_tokens(stage.cost.coins, stage.cost.resources)
        chosen = city.alternatives[number] if number < city.stages else None
        state: Progress = "later"
        if number in ahead:
            state = "next" if len(ahead) == 1 else "open"
        if number < city.stages:
            state = "built"
        made.append(Plinth(number, cost, stage_tokens(stage, chosen), state))
    return made


def plinth_drawings(shown: Shown, city: CityView, high: float) -> list[Part]:
    """Return drawings of a city's stages for the foot of its picture."""
    return [
        Drawing(0, high, partial(draw_plinth, plinth=each, compact=True), 1)
        for each in plinths(shown, city)
    ]


def board(city: CityView, stages: Sequence[Part], radius: float) -> Part:
    """Return a city's picture with its ``stages`` along the foot."""

    def paint(canvas: Canvas, rect: QRectF) -> Iterator[None]:
        poster = city.wonder, city.side, city.stages, city.stage_count, radius
        yield from wonder_ahead(canvas, rect, *poster)
        draw_wonder(canvas, rect, *poster)

    return Ground(column(Space(weight=1), row(*stages, gap=radius)), paint, (radius,) * 4, 1)


def goods_bar(words: str, producers: Producers, gap: int, *after: Part) -> Part:
    """Return a bar with the goods of a city, as large as there is room for them.

    Where there is little, equal goods have one picture with a count, the words are left out, and
    those with a choice are below the others.
    """
    label = Text(words, "note", "ink_soft", 600, lines=1)
    every, counted = goods(producers, gap), goods(producers, gap, counted=True)
    single = tuple(unit for unit in producers if len(unit) == 1)
    mixed = tuple(unit for unit in producers if len(unit) > 1)
    lines = (goods(each, gap, counted=True) for each in (single, mixed))
    in_two = (_Goods(each, 1, _GOODS / 2) for each in lines)
    inside = Fitting(
        row(label, _Goods(every, 24), *after, gap=9),
        row(label, _Goods(counted, 21), *after, gap=9),
        row(_Goods(counted, 16), *after, gap=9),
        row(column(*in_two, gap=0, weight=1), *after, gap=9),
    )
    return Ground(inside, rounded(7, "parchment_pale", "gold", 2), (10, 4, 8, 4))


class _Goods(Part):
    """A row of goods, at least so many design pixels high."""

    weight = 1.0

    def __init__(self, goods: Sequence[Token], least: float, high: float = _GOODS) -> None:
        self._goods, self._least, self._high = goods, least, high

    def high(self, sizes: Sizes, width: float) -> float:
        return sizes.s(self._high)

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        return row_width(self._goods, sizes.s(self._least), _GOODS_APART) <= rect.width()

    def paint(self, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        draw_row(canvas, rect, self._goods, "left", gap=_GOODS_APART)


def price(icon: str, coins: int) -> Part:
    """Return a class of goods with its price."""
    return row(sign(icon, 24), coin(coins, 28), gap=0)


class _Strip(Drawing):
    """A structure that counts as cut if its name is not whole."""

    def __init__(self, high: float, face: Face) -> None:
        super().__init__(0, high, partial(draw_strip, shown=face))
        self._face = face

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        return name_is_whole(Scale(sizes.u, sizes.text, sizes.least), rect, self._face)


def structure(
    shown: Shown,
    card: CardId,
    press: Callable[[CardId], None],
    draw: Callable[[Canvas, QRectF, Face], None] = draw_strip,
    high: float = 0.0,
    key: str = "",
    *,
    focusable: bool = False,
    whole: bool = False,
) -> Part:
    """Return a structure, shown large when it is pressed; ``key`` where it may be there twice.

    With ``whole`` it counts as cut if its name is not whole.
    """
    face, words = shown.faces(card), "\n".join(card_words(shown, card))
    drawing = Drawing(0, high, lambda canvas, rect: draw(canvas, rect, face))
    if whole:
        drawing = _Strip(high, face)
    act, weight = partial(press, card), 0.0 if high else 1.0
    return Answering(
        drawing,
        key or card,
        words,
        act,
        weight=weight,
        focusable=focusable,
        radius=5,
        rule=rule_of_colour(face.colour),
        entry=key_of(EntryKind.CARD, card),
    )


Groups = Sequence[Sequence[CardId]]
"""The structures of one column, colour by colour."""


def strips(
    shown: Shown,
    columns: Iterable[Groups],
    room: float,
    most: float,
    press: Callable[[CardId], None],
) -> Part:
    """Return the structures in columns by colour, each at most ``most`` of ``room`` high."""
    held = [*columns]
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


def next_strip(panel: Panel, city: CityView, room: QRectF, middle: float, size: QSizeF) -> QRectF:
    """Return the place for another structure of a city in the ``room`` of all of them.

    It is about ``middle`` and below the others there, over the last one if need be.
    """
    place = QRectF(QPointF(middle - size.width() / 2, room.top()), size)
    place.moveLeft(min(max(place.left(), room.left()), room.right() - size.width()))
    strips = (spot.rect for spot in panel.spots if spot.key in city.built)
    beside = (
        each for each in strips if each.left() < place.right() and place.left() < each.right()
    )
    feet = (each.bottom() + panel.style.s(4) for each in beside)
    place.moveTop(min(max(feet, default=room.top()), room.bottom() - size.height()))
    return place


def card_pile(age: int, count: int, side: float) -> Part:
    """Return cards that are face down, so many design pixels wide."""
    back = Drawing(side, 0, partial(draw_card, shown=max(1, age)))
    return Crowd(*[back] * count, gap=5 - side)


def columns_of(shown: Shown, city: CityView, most: int = _LONGEST) -> tuple[Groups, Groups]:
    """Return economy left, glory right; in even halves where either is longer than ``most``."""
    left, right = (
        [cards for kind in kinds if (cards := shown.of_colour(city, kind))]
        for kinds in (ECONOMY, [kind for kind in shown.faces.colours if kind not in ECONOMY])
    )
    every = [card for group in (*left, *right) for card in group]
    if max(len(every) - sum(map(len, left)), sum(map(len, left))) <= most:
        return left, right
    half = -(-len(every) // 2)
    return _grouped(shown, every[:half]), _grouped(shown, every[half:])


def _grouped(shown: Shown, cards: Iterable[CardId]) -> list[list[CardId]]:
    return [[*group] for _, group in groupby(cards, lambda card: shown.card(card).colour)]


def border(
    left: tuple[str, int],
    right: tuple[str, int],
    lead: int,
    verdict: str,
    prize: Part,
    *,
    peaceful: bool = False,
) -> Part:
    """Return names and shields of both sides, the lead and its winner, and the border's prize."""
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
    if peaceful:
        edge = "sky"
    return Ground(inside, rounded(7, "bar", edge, 2.5), (7, 0, 7, 0))


def neighbour_border(shown: Shown, other: CityView, side: Side) -> Part:
    """Return the border with a neighbour; its shields are on the outer side.

    Where the own city meets another one instead, that one is named.
    """
    view = shown.table.view
    rival = view.rival(side)
    if rival is None:
        return _at_peace(shown, other, side)
    other, lead = rival, shown.own.shields - rival.shields
    theirs = shown.name(other.seat), other.shields
    mine = shown.name(shown.own.seat), shown.own.shields
    left, right = (theirs, mine) if side is Side.LEFT else (mine, theirs)
    prize: Part = Space()
    if lead:
        value = view.shape.victory(view.current_age) if lead > 0 else DEFEAT
        prize = Medal(value, 36)
    return border(left, right, lead, _verdict(shown, other), prize)


def _at_peace(shown: Shown, other: CityView, side: Side) -> Part:
    """Return a border without a conflict."""
    sides = [(shown.name(each.seat), each.shields) for each in (other, shown.own)]
    left, right = sides if side is Side.LEFT else reversed(sides)
    words = translate("Table", "at peace")
    return border(left, right, 0, words, sign("diplomacy", 36), peaceful=True)


def verdict(lead: int, looks: str, other: str) -> str:
    """Name the leader; ``looks`` is the name of the city that looks, empty for its player."""
    if not lead:
        return translate("Table", "tie")
    winner = looks if lead > 0 else other
    if looks and not isinstance(winner, You):
        return translate("Table", "{name} wins").format(name=winner)
    if looks:
        return translate("Table", "you win")
    return translate("Table", "you win") if lead > 0 else translate("Table", "you lose")


def _verdict(shown: Shown, other: CityView) -> str:
    looks = shown.name(shown.own.seat) if shown.table.all_by_name else ""
    return verdict(shown.own.shields - other.shields, looks, shown.name(other.seat))


def border_words(shown: Shown, other: CityView, side: Side) -> str:
    """Return the state of the border in words."""
    rival = shown.table.view.rival(side)
    if rival is None:
        text = translate("Table", "Shields: {name} {other}. No conflict here in this Age.")
        return text.format(name=shown.name(other.seat), other=other.shields)
    other = rival
    text = (
        translate(
            "Table", "Shields: {mine} {own}, {name} {other}. If the Age ended now: {verdict}."
        )
        if shown.table.all_by_name
        else translate(
            "Table", "Shields: you {own}, {name} {other}. If the Age ended now: {verdict}."
        )
    )
    return text.format(
        mine=shown.name(shown.own.seat),
        own=shown.own.shields,
        name=shown.name(other.seat),
        other=other.shields,
        verdict=_verdict(shown, other),
    )
