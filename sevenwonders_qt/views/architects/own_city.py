"""The own city: the wonder large with its five pieces, the ladder of stages, its cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects.choices import on_stage, only
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import (
    cost_words,
    stage_effect,
    stage_title,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import ROMAN, city_name
from sevenwonders_qt.views.architects.card import strip_width
from sevenwonders_qt.views.architects.marks import (
    ArchitectsPart,
    Held,
    cards_of,
    draw_picture,
    icon,
    paint_stage,
    picture_tip,
    side_of,
    strips,
    terms,
    token_pill,
)
from sevenwonders_qt.views.kit.part import (
    Cell,
    Fitting,
    Ground,
    Part,
    Space,
    column,
    flow,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.words import Icons, Number, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix, own_fill
from sevenwonders_qt.views.paint.wonder import piece_places
from sevenwonders_qt.views.table.panel import Answering, LivingPanel, Noted

translate = QCoreApplication.translate

GROUPS: Final = (("grey", "yellow"), ("green",), ("red",), ("blue",))
DISC: Final = 25.0
"""The radius of a numeral on the picture, in design pixels."""

APART: Final = 2 * DISC + 3
"""Design pixels between two numerals."""

_LADDERS: Final = {"alexandria": 0.16}
"""The distance of the numerals of a tall wonder from its tower, as a share of the picture."""


_GROUPS: Final = 14.0
_LEAST_GROUP: Final = 2.6
"""Cards with a single picture that have room side by side, and in the smallest group."""

_EXPLAINED: Final = 2
"""The most progress tokens with room for their effects beside their names."""


class OwnCity(ArchitectsPart, LivingPanel):
    """The city of the player at the screen."""

    rule = "a_build"

    def depends_on(self, shown: ArchitectsTable) -> object:
        own = shown.view.own
        return own, shown.points(own.seat), shown.view.legal, shown.seats, shown.watched

    def name(self) -> str:
        if self._shown is None:
            return ""
        own = self._shown.view.own
        city = city_name(own.wonder)
        if self._shown.watched:
            return titled(self._shown.seats[own.seat].name, city)
        return translate("Accessible", "Your city: {city}").format(city=city)

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None]:
        yield from super().draw(canvas, box)
        if self._shown is not None:
            city, picture, disc = self._shown.view.own, self._places["poster"], canvas.s(2 * DISC)
            numerals = _numerals(canvas, picture, city.wonder).values()
            covered = [canvas.square(*point.toTuple(), disc) for point in numerals]
            covered += [spot.rect for spot in self._spots if spot.key.startswith("token ")]
            pieces = frozenset(city.stages), frozenset(city.available)
            covered.append(self._places["name"])
            self.enliven(picture, city.wonder, side_of(city.seat), pieces, covered)

    def describe_table(self, table: ArchitectsTable) -> Part:
        city = table.view.own
        wide, high = (length / self.style.u - 20 for length in self.rect.size().toTuple())
        high -= 106
        stages = table.rules.catalogue.wonders[city.wonder].stages
        steps = column(*(self._step(table, stage) for stage in stages), gap=6, upwards=True)
        words = steps.wide(self.style.sizes()) / self.style.u
        ladder = max(300.0, words, min(380.0, wide - 12 - 2 * high))
        name = city_name(city.wonder)
        if table.watched:
            name = f"{table.seats[city.seat].name} · {name}"
        named = Ground(
            Text(name, "title", "gold_light", 700), rounded(9, colour("bar", 0.82)), (17, 6, 17, 6)
        )
        explained = len(city.tokens) <= _EXPLAINED and not self.style.large
        said = (token_name, token_effect) if explained else (token_name,)
        pills = [
            token_pill(token, number, 42, [of(token) for of in said])
            for number, token in enumerate(city.tokens)
        ]
        head = row(Noted(named, "name"), Space(weight=1))
        picture = Answering(
            column(head, Space(weight=1), Noted(flow(*pills, gap=10), "tokens"), weight=1),
            "picture",
            picture_tip(city),
            paint=partial(_paint_wonder, city=city),
            margins=(12, 12, 12, 12),
            weight=1,
        )
        inside = column(
            row(Noted(picture, "poster", 1), Cell(steps, ladder), gap=12, weight=1),
            Noted(self._base(table), "cards"),
            gap=10,
        )
        paint = slabbed(14, own_fill(side_of(city.seat)), depth=6)
        return Ground(inside, paint, (10, 10, 10, 10))

    def _step(self, table: ArchitectsTable, stage: Stage) -> Part:
        """Return a stage of the ladder; for a next one, also the missing cards."""
        city, number = table.view.own, stage.number
        built, following = number in city.stages, number in city.available
        ways = on_stage(table.view.legal, number)
        lacks = _state(table, number) if following else ""
        words = Text(lacks, "note", "bad", 700, "center", weight=1) if lacks else Space(weight=1)
        cost = cost_words(stage.cost.count, identical=stage.cost.identical)
        lines = titled(stage_title(number), cost), stage_effect(stage.effect)
        return Answering(
            terms(stage, words, built=built),
            f"stage {number}",
            "\n".join(filter(None, lines)),
            partial(self.chosen.emit, ways) if ways else None,
            paint=partial(paint_stage, built=built, following=following, payable=bool(ways)),
            margins=(4, 0, 10, 0),
            weight=1,
            radius=7,
            command=only(ways),
        )

    # Cards and tokens ---------------------------------------------------------------------

    def _base(self, table: ArchitectsTable) -> Part:
        """Return the cards in groups, the points, the victories and the cat."""
        city = table.view.own
        groups = [cards_of(table, city, colours) for colours in GROUPS]
        widths = [
            [strip_width(table.rules.card(card), count) for card, count in group]
            for group in groups
        ]
        rooms = [max(_LEAST_GROUP, sum(each)) for each in widths]
        parts = [
            _group(table, held, titles, room - sum(each))
            for held, titles, room, each in zip(
                groups, _titles(table, groups), rooms, widths, strict=True
            )
        ]
        parts = [Cell(part, weight=room) for part, room in zip(parts, rooms, strict=True)]
        parts.append(Space(weight=max(0.3, _GROUPS - sum(rooms))))
        points = table.points(city.seat)
        if points is not None:
            words = Text(
                translate("Table", "points", "below their number"),
                "note",
                "ink_soft",
                align="center",
            )
            total = Number(str(points), 2.0)
            parts.append(Cell(column(total, words, gap=0, middle=True), 66))
        medal = Icons(("mil_3",), 1.9, opacity=1.0 if city.victories else 0.35)
        won = Text(f"× {city.victories}", bold=700, lines=1, narrow=True)
        parts.append(Cell(column(medal, won, gap=0, middle=True), 46))
        if city.cat:
            tip = translate("Table", "You have the cat")
            parts.append(Answering(icon("ar_cat", 70), "cat", tip, rule="a_blue"))
        ground = rounded(8, mix("parchment", "parchment_pale", 0.6), "gold", 2)
        return Cell(Ground(row(*parts), ground, (12, 4, 10, 4)), high=96)


def _group(table: ArchitectsTable, held: Held, titles: tuple[str, str], spare: float) -> Part:
    """Return strips under a title, with a note beside it where there is room for it."""
    title, note = titles
    named = Text(title, "note", bold=700, lines=1)
    more = Text(note, "note", "ink_soft", 400, lines=1, weight=1)
    head = Fitting(row(named, more, gap=6), named)
    strip = row(*strips(table, held), Space(weight=max(0.0, spare)), gap=5)
    return column(head, Cell(strip, high=50), gap=3, middle=True)


def _titles(table: ArchitectsTable, groups: Sequence[Held]) -> tuple[tuple[str, str], ...]:
    own = table.view.own
    points = sum(count * table.rules.card(card).points for card, count in groups[3])
    horns = sum(count * table.rules.card(card).horns for card, count in groups[2])
    shields = translate("Table", "%n in all", None, own.shields)
    if horns:
        shields += ", " + translate("Table", "%n horn(s)", None, horns)
    return (
        (translate("Table", "Resources"), ""),
        (translate("Table", "Symbols"), translate("Table", "pair or trio")),
        (translate("Table", "Shields"), shields),
        (translate("Table", "Points"), str(points)),
    )


def _state(table: ArchitectsTable, stage: int) -> str:
    """Return the reason that a next stage is not built yet."""
    if on_stage(table.view.legal, stage):
        return translate("Table", "build it")
    lacking = table.missing(stage)
    return translate("Table", "%n short", None, lacking) if lacking else ""


def _paint_wonder(canvas: Canvas, rect: QRectF, city: CityView) -> None:
    """Draw the picture with the numerals of its pieces."""
    s, disc, size = canvas.s, canvas.s(DISC), 22 / canvas.text_factor
    draw_picture(canvas, rect, city, 10)
    for number, point in _numerals(canvas, rect, city.wonder).items():
        built, following = number in city.stages, number in city.available
        canvas.ellipse(point.x() + s(1), point.y() + s(3), disc, None, colour("pure_black", 0.35))
        fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
        edge = "terracotta" if following else colour("ink", 0.7)
        canvas.ellipse(point.x(), point.y(), disc, None, fill, edge, 3.5 if following else 1.4)
        box = canvas.square(point.x(), point.y(), 2 * disc)
        canvas.text(box, ROMAN[number - 1], size, "ink", 700, "center", "title")


def _numerals(canvas: Canvas, picture: QRectF, wonder: str) -> dict[int, QPointF]:
    """Return the place of the numeral of each piece: on it, and clear of the others."""
    s = canvas.s
    places = piece_places(canvas.art, picture, wonder)
    placed: dict[int, QPointF] = {}
    aside = _LADDERS.get(wonder, 0.0) * picture.width()
    for number in range(1, 6):
        box = places[number]
        x = box.center().x() + aside
        if wonder == "giza":
            x += s(22) * (number - 3)
        x = min(max(x, picture.left() + s(30)), picture.right() - s(30))
        y = min(max(box.center().y(), picture.top() + s(80)), picture.bottom() - s(84))
        point = QPointF(x, y)
        while any(hypot(*(point - other).toTuple()) < s(APART) for other in placed.values()):
            point.setY(point.y() - s(6))
        if point.y() < picture.top() + s(24):
            point = placed[number - 1] + QPointF(s(APART), 0)
        placed[number] = point
    return placed
