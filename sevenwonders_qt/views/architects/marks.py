"""Small drawings that several parts of this table share: costs, stages, numbers, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Cost
from sevenwonders_qt.games.architects.effects import (
    Effect,
    LookAndKeep,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import token_effect, token_name
from sevenwonders_qt.models.level_words import player_name
from sevenwonders_qt.models.names import city_name, wonder_name
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.card import card_icon
from sevenwonders_qt.views.paint.canvas import LEAST_OF_LINE, Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.paint.wonder import draw_pieces

translate = QCoreApplication.translate

COLOURS: Final = ("grey", "yellow", "green", "red", "blue")
"""The order in which cards lie before a city."""

_USEFUL: Final = ("wood", "stone", "brick", "papyrus", "glass", "coin", "compass", "gear", "tablet")


def side_of(seat: Seat) -> str:
    """Cities are drawn by day and by night in turn, so that neighbours differ."""
    return "A" if seat % 2 == 0 else "B"


def cards_of(table: ArchitectsTable, city: CityView) -> list[CardId]:
    """Every card of a city, by colour."""
    faces = table.rules.catalogue.cards
    found = [card for card, count in city.cards.items() for _ in range(count)]
    return sorted(found, key=lambda card: COLOURS.index(faces[card].colour))


def picture_tip(city: CityView) -> str:
    """What a picture shows: the wonder, and how far it is built."""
    built = translate("Table", "%n of 5 stages built", None, len(city.stages))
    return f"{wonder_name(city.wonder)}\n{built}"


def who(table: ArchitectsTable, seat: Seat) -> str:
    """City and level of a player."""
    player, city = table.seats[seat].player, city_name(table.view.cities[seat].wonder)
    return city if player is Player.PERSON else f"{city} · {player_name(player)}"


def effect_icon(effect: Effect | None) -> str:
    """The picture of what a stage gives; empty for nothing."""
    match effect:
        case TakeTop():
            return "deck_centre"
        case TakeBoth():
            return "deck_left"
        case LookAndKeep():
            return "ui_eye"
        case TakeProgress():
            return "ar_progress"
        case Shields():
            return "shield"
    return ""


def draw_cost(canvas: Canvas, left: float, cy: float, high: float, cost: Cost) -> None:
    """How many, and whether alike or different."""
    number = QRectF(left, cy - high / 2, high * 0.6, high)
    size = high * 0.82 / canvas.u / canvas.text_factor
    canvas.text(number, str(cost.count), size, "ink", 700, "center", "condensed")
    canvas.icon(
        "mark_equal" if cost.identical else "mark_different", left + high * 1.02, cy, high * 0.82
    )


def draw_picture(canvas: Canvas, rect: QRectF, city: CityView, radius: float = 8) -> None:
    """The wonder of a city: what is built stands, what may come next is in scaffolds."""
    built, poles = frozenset(city.stages), frozenset(city.available)
    draw_pieces(canvas, rect, city.wonder, side_of(city.seat), built, poles, radius)


def draw_stages(canvas: Canvas, row: QRectF, table: ArchitectsTable, city: CityView) -> None:
    """Five stages side by side: points when built, the cost when not, ringed when next."""
    s = canvas.s
    gap = s(6) if row.width() > s(250) else s(3)
    wide, high = (row.width() - 4 * gap) / 5, row.height()
    for place, stage in enumerate(table.rules.catalogue.wonders[city.wonder].stages):
        box = QRectF(row.left() + place * (wide + gap), row.top(), wide, high)
        built, following = stage.number in city.stages, stage.number in city.available
        edge = "terracotta" if following else colour("ink", 0.6)
        fill = "gold" if built else colour("parchment", 0.95)
        canvas.rounded(box, 6, fill, edge, 2.4 if following else 1.2)
        cy = box.center().y()
        if not built:
            mark = min(high * 0.8, wide * 0.56)
            draw_cost(canvas, box.center().x() - mark * 0.72, cy, mark, stage.cost)
        elif wide > high * 1.55:
            canvas.icon("state_ok", box.left() + high * 0.48, cy, high * 0.72)
            if stage.points:
                size = min(high * 0.84, s(29))
                canvas.points(box.right() - high * 0.5, cy, size, stage.points)
        else:
            canvas.icon("state_ok", box.center().x(), cy, high * 0.8)


def draw_numbers(
    canvas: Canvas,
    left: float,
    top: float,
    high: float,
    table: ArchitectsTable,
    city: CityView,
    gap: float = 20,
    size: float = 24,
) -> None:
    """Points, shields, victories and tokens of a city."""
    s = canvas.s
    points = () if table.standing is None else (("laurel", table.standing[city.seat].total),)
    values = (
        *points,
        ("shield", city.shields),
        ("mil_3", city.victories),
        ("ar_progress", len(city.tokens)),
    )
    for icon, value in values:
        cy = top + high / 2
        canvas.icon(icon, left + high * 0.45, cy, high * 0.86, 1.0 if value else 0.35)
        left += high * 0.95
        box = QRectF(left, top, s(60), high)
        left += canvas.text(box, str(value), size, "ink", 700, "left", "condensed") + s(gap)


def token_pill(
    canvas: Canvas,
    left: float,
    top: float,
    high: float,
    token: str,
    room: float,
    texts: Sequence[str],
) -> QRectF:
    """A progress token with as many of its texts as there is room for. Returns its rectangle.

    They get a little smaller before one is left out.
    """
    s = canvas.s
    looks: tuple[tuple[Shade, int], ...] = ("white", 700), (mix("good", "white", 0.75), 400)
    said = list(zip(texts, looks, strict=False))
    widths = [canvas.text_width(text, 16, bold, "condensed") + s(10) for text, (_, bold) in said]
    room -= high + s(8)
    while widths and LEAST_OF_LINE * sum(widths) > room:
        widths.pop()
    squeeze = min(1.0, room / max(1.0, sum(widths)))
    box = QRectF(left, top, high + s(8) + squeeze * sum(widths), high)
    canvas.rounded(box, high / canvas.u / 2, colour("good", darker=35), "gold", 2)
    canvas.icon(token, box.left() + high / 2, box.center().y(), high * 1.02)
    left += high + s(6)
    for (text, (shade, bold)), wide in zip(said, widths, strict=False):
        place = QRectF(left, top, squeeze * wide - s(10), high)
        canvas.text(place, text, 16, shade, bold, "left", "condensed")
        left = place.right() + s(10)
    return box


def token_tip(token: str) -> str:
    """Name and effect of a token."""
    return f"{token_name(token)}\n{token_effect(token)}"


def draw_tally(canvas: Canvas, rect: QRectF, cards: Mapping[CardId, int]) -> None:
    """How many a far city has of each thing that matters."""
    items = [(card_icon(CardId(card)), cards[CardId(card)]) for card in _USEFUL]
    horns = cards[CardId("red1")] + 2 * cards[CardId("red2")]
    items = [item for item in (*items, ("ar_horn", horns)) if item[1]]
    canvas.rounded(rect, 5, colour("parchment", 0.75), colour("ink", 0.25), 1)
    step = (rect.width() - canvas.s(6)) / max(6, len(items))
    for place, (icon, count) in enumerate(items):
        side = min(rect.height() * 0.86, step * (0.62 if count > 1 else 0.94))
        x = rect.left() + canvas.s(3) + place * step
        canvas.icon(icon, x + side / 2, rect.center().y(), side)
        if count > 1:
            room = QRectF(x + side, rect.top(), step - side + canvas.s(2), rect.height())
            canvas.text(room, str(count), 17, "ink", 700, "left", "condensed")
