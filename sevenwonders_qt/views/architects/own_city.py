"""The own city: the wonder large with its five pieces, the ladder of stages, its cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.catalogue import Stage
from sevenwonders_qt.models.architects_choices import on_stage, only
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import (
    card_tip,
    cost_words,
    stage_effect,
    stage_title,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.names import ROMAN, city_name
from sevenwonders_qt.views.architects.card import draw_strip
from sevenwonders_qt.views.architects.marks import (
    cards_of,
    draw_cost,
    draw_picture,
    effect_icon,
    picture_tip,
    side_of,
    token_pill,
    token_tip,
)
from sevenwonders_qt.views.architects.part import CityPart
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Icons, Number, Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix, own_fill
from sevenwonders_qt.views.paint.wonder import piece_places
from sevenwonders_qt.views.table.living import LivingPanel
from sevenwonders_qt.views.table.panel import Answering

translate = QCoreApplication.translate

GROUPS: Final = (("grey", "yellow"), ("green",), ("red",), ("blue",))
DISC: Final = 25.0
"""The radius of a numeral on the picture, in design pixels."""

APART: Final = 2 * DISC + 3
"""Design pixels between two numerals."""

_LADDERS: Final = {"alexandria": 0.16}
"""How far right of the tower, as a share of the picture, the numerals of a tall wonder stand."""


class OwnCity(CityPart, LivingPanel):
    """The city of the player at the screen."""

    stage_pressed = Signal(int)
    """A stage that may be built now."""

    def name(self) -> str:
        if self.table is None:
            return ""
        city = city_name(self.table.view.cities[self.seat].wonder)
        if self.table.watched:
            return f"{self.table.seats[self.seat].name}: {city}"
        return translate("Accessible", "Your city: {city}").format(city=city)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        canvas.slab(box, own_fill(side_of(self.seat)), 14, depth=6)
        inner = box.adjusted(s(10), s(10), -s(10), -s(10))
        base = QRectF(inner.left(), inner.bottom() - s(96), inner.width(), s(96))
        high = inner.height() - s(106)
        ladder = max(s(300), min(s(380), inner.width() - high * 2 - s(12)))
        picture = QRectF(inner.left(), inner.top(), inner.width() - ladder - s(12), high)
        self._draw_wonder(canvas, picture, table)
        place = QRectF(inner.right() - ladder, inner.top(), ladder, high)
        self._draw_ladder(canvas, place, table)
        self._draw_base(canvas, base, table)

    # The picture ---------------------------------------------------------------------------

    def _draw_wonder(self, canvas: Canvas, picture: QRectF, table: ArchitectsTable) -> None:
        s, city = canvas.s, table.view.cities[self.seat]
        draw_picture(canvas, picture, city, 10)
        self.add_spot(picture, "picture", picture_tip(city), focusable=False)
        covered = self._draw_numerals(canvas, picture, table)
        name = city_name(city.wonder)
        if table.watched:
            name = f"{table.seats[self.seat].name} · {name}"
        size = canvas.size_for((name,), picture.width() - s(58), 22, 700, "title")
        wide = canvas.text_width(name, size, 700, "title") + s(34)
        plate = QRectF(picture.left() + s(12), picture.top() + s(12), wide, s(44))
        canvas.rounded(plate, 9, colour("bar", 0.82))
        canvas.text(plate, name, size, "gold_light", 700, "center", "title")
        covered.append(plate)
        left = picture.left() + s(12)
        for number, token in enumerate(city.tokens):
            room = (picture.right() - s(12) - left) - (len(city.tokens) - 1 - number) * s(52)
            texts = token_name(token), token_effect(token)
            pill = token_pill(canvas, left, picture.bottom() - s(54), s(42), token, room, texts)
            self.add_spot(pill, f"token {number}", token_tip(token), focusable=False, radius=21)
            left = pill.right() + s(10)
            covered.append(pill)
        standing = frozenset(city.stages), frozenset(city.available)
        self.enliven(picture, city.wonder, side_of(city.seat), standing, covered)

    def _draw_numerals(
        self, canvas: Canvas, picture: QRectF, table: ArchitectsTable
    ) -> list[QRectF]:
        """Returns where they are."""
        s, city = canvas.s, table.view.cities[self.seat]
        disc, size, covered = s(DISC), 22 / canvas.text_factor, []
        for number, point in _numerals(canvas, picture, city.wonder).items():
            built, following = number in city.stages, number in city.available
            canvas.ellipse(point.x() + s(1), point.y() + s(3), disc, None, colour("black", 0.35))
            fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
            edge = "terracotta" if following else colour("ink", 0.7)
            canvas.ellipse(point.x(), point.y(), disc, None, fill, edge, 3.5 if following else 1.4)
            box = QRectF(point.x() - disc, point.y() - disc, 2 * disc, 2 * disc)
            canvas.text(box, ROMAN[number - 1], size, "ink", 700, "center", "title")
            covered.append(box)
        return covered

    # The ladder ----------------------------------------------------------------------------

    def _draw_ladder(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable) -> None:
        s, city = canvas.s, table.view.cities[self.seat]
        gap = s(6)
        high = (rect.height() - 4 * gap) / 5
        for place, stage in enumerate(table.rules.catalogue.wonders[city.wonder].stages):
            top = rect.bottom() - (place + 1) * high - place * gap
            step = QRectF(rect.left(), top, rect.width(), high)
            self._draw_step(canvas, step, table, stage)
            ways = on_stage(table.view.legal, stage.number)
            act = partial(self.stage_pressed.emit, stage.number) if ways else None
            cost = cost_words(stage.cost.count, identical=stage.cost.identical)
            lines = [f"{stage_title(stage.number)}: {cost}", stage_effect(stage.effect)]
            tip = "\n".join(line for line in lines if line)
            key, meant = f"stage {stage.number}", only(ways)
            self.add_spot(step, key, tip, act, focusable=bool(ways), radius=7, command=meant)

    def _draw_step(
        self, canvas: Canvas, step: QRectF, table: ArchitectsTable, stage: Stage
    ) -> None:
        s, city = canvas.s, table.view.cities[self.seat]
        built, following = stage.number in city.stages, stage.number in city.available
        payable = bool(on_stage(table.view.legal, stage.number))
        canvas.rounded(step.translated(s(2), s(2)), 7, colour("black", 0.25))
        fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
        edge = "good" if payable else "terracotta" if following else colour("ink", 0.45)
        canvas.rounded(step, 7, fill, edge, 5 if payable else 3 if following else 1.2)
        with canvas.faded(1.0 if built or following else 0.75):
            self._draw_terms(canvas, step, stage, built=built)
            if following:
                icon = effect_icon(stage.effect)
                room = step.adjusted(s(106), 0, -s(126 if icon else 68), 0)
                words = _state(table, stage.number)
                canvas.text_block(room, words, 17, "bad", 700, "center", lines=2)

    def _draw_terms(self, canvas: Canvas, step: QRectF, stage: Stage, *, built: bool) -> None:
        """The numeral, the cost or a tick, the power and the points."""
        s, high, cy = canvas.s, step.height(), step.center().y()
        box = QRectF(step.left(), step.top(), s(44), high)
        canvas.text(box, ROMAN[stage.number - 1], 18, "ink", 700, "center", "title")
        mark = min(high * 0.66, s(38))
        if built:
            canvas.icon("state_ok", step.left() + s(68), cy, mark * 0.9)
        else:
            draw_cost(canvas, step.left() + s(44), cy, mark, stage.cost)
        if stage.points:
            canvas.points(step.right() - s(36), cy, min(high * 0.86, s(54)), stage.points)
        icon = effect_icon(stage.effect)
        if icon:
            canvas.icon(icon, step.right() - s(96), cy, mark * 1.1)

    # What lies there -----------------------------------------------------------------------

    def _draw_base(self, canvas: Canvas, base: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        canvas.rounded(base, 8, mix("parchment", "parchment_pale", 0.6), "gold", 2)
        room = base.adjusted(s(12), s(4), -s(10), -s(4))
        if table.view.cities[self.seat].cat:
            cat = QRectF(room.right() - s(70), base.top(), s(70), base.height())
            canvas.icon("ar_cat", cat.center().x(), cat.center().y(), s(70))
            self.add_spot(cat, "cat", translate("Table", "You have the cat"), focusable=False)
            room.setRight(cat.left() - s(6))
        self.lay(canvas, self._base(table, room.width() / canvas.u), room)

    def _base(self, table: ArchitectsTable, wide: float) -> Part:
        """The cards in groups, the points and the victories, ``wide`` design pixels together."""
        city = table.view.cities[self.seat]
        medal = Icons(("mil_3",), 1.9, opacity=1.0 if city.victories else 0.35)
        won = Text(f"× {city.victories}", bold=700, lines=1, narrow=True)
        counts = [Cell(column(medal, won, gap=0, middle=True), 46)]
        if table.standing is not None:
            words = Text(translate("Table", "Points").lower(), "note", "ink_soft", align="center")
            total = Number(str(table.standing[self.seat].total), 2.0)
            counts.insert(0, Cell(column(total, words, gap=0, middle=True), 66))
        cards = cards_of(table, city)
        groups = [[c for c in cards if table.rules.card(c).colour in fills] for fills in GROUPS]
        rooms = [max(2.25, len(group)) for group in groups]
        step = min(109.0, (wide - 28 - 78 * len(counts)) / sum(rooms))
        held = [
            Cell(self._group(table, group, titles, step), room * step)
            for titles, group, room in zip(_titles(table, groups), groups, rooms, strict=True)
        ]
        return row(*held, Space(weight=1), *counts)

    def _group(
        self, table: ArchitectsTable, cards: list[CardId], titles: tuple[str, str], step: float
    ) -> Part:
        """Strips under a title, and as much of a note beside it as there is room for."""
        title, note = titles
        more = Text(note, "note", "ink_soft", 400, lines=1, cut=True, weight=1)
        head = row(Text(title, "note", bold=700, lines=1), more, gap=6)
        strips = []
        for number, card in enumerate(cards):
            face = table.rules.card(card)
            strip = Drawing(step - 5, 50, partial(draw_strip, card=face))
            key = f"card {card} {number}"
            strips.append(Answering(strip, key, card_tip(face), focusable=False))
        return column(head, Cell(row(*strips, gap=5), high=50, keeps=True), gap=3, middle=True)


def _titles(table: ArchitectsTable, groups: list[list[CardId]]) -> tuple[tuple[str, str], ...]:
    own = table.view.own
    points = sum(table.rules.card(card).points for card in groups[3])
    horns = sum(table.rules.card(card).horns for card in groups[2])
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
    """Why a stage that comes next is not built yet."""
    if on_stage(table.view.legal, stage):
        return translate("Table", "build it")
    lacking = table.missing(stage)
    return translate("Table", "%n short", None, lacking) if lacking else ""


def _numerals(canvas: Canvas, picture: QRectF, wonder: str) -> dict[int, QPointF]:
    """Where the numeral of each piece stands: on it, and clear of the others."""
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
        while any(_near(point, other, s(APART)) for other in placed.values()):
            point.setY(point.y() - s(6))
        if point.y() < picture.top() + s(24):
            point = placed[number - 1] + QPointF(s(APART), 0)
        placed[number] = point
    return placed


def _near(first: QPointF, second: QPointF, least: float) -> bool:
    apart = first - second
    return apart.x() ** 2 + apart.y() ** 2 < least**2
