"""Shared by several panels of this table: their base class, and costs, stages, cards, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Cost, Stage
from sevenwonders_qt.games.architects.effects import (
    Effect,
    LookAndKeep,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.view import CityView
from sevenwonders_qt.models.architects.articles import A_CARD, A_TOKEN, A_WONDER
from sevenwonders_qt.models.architects.links import rule_of_card
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.architects.terms import (
    card_icon,
    card_tip,
    deck_name,
    deck_note,
    token_effect,
    token_name,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.entry_key import key_of
from sevenwonders_qt.models.words.levels import player_name
from sevenwonders_qt.models.words.names import ROMAN, city_name, wonder_name
from sevenwonders_qt.views.architects.card import draw_face, draw_strip, strip_width
from sevenwonders_qt.views.kit.part import Cell, Drawing, Fitting, Ground, Part, Space, rounded, row
from sevenwonders_qt.views.kit.sizes import Role
from sevenwonders_qt.views.kit.words import Number, Text, drawn, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.paint.wonder import draw_pieces
from sevenwonders_qt.views.table.panel import Action, Answering, TablePart

translate = QCoreApplication.translate

COLOURS: Final = ("grey", "yellow", "green", "red", "blue")
"""The order of cards before a city."""

_POWERS: Final[Mapping[type[Effect], str]] = {
    TakeTop: "deck_centre",
    TakeBoth: "deck_left",
    LookAndKeep: "ui_eye",
    TakeProgress: "ar_progress",
    Shields: "shield",
}
"""The pictures of the effects of stages."""

_RESOURCES: Final = 5
_USEFUL: Final = ("wood", "stone", "brick", "papyrus", "glass", "coin", "compass", "gear", "tablet")
"""Cards for payments: resources first, then coins and symbols."""


class ArchitectsPart(TablePart[ArchitectsTable]):
    """A panel that draws from one `ArchitectsTable`."""

    chosen = Signal(object)
    """Sends the commands of an action; of several the player must choose one."""


def side_of(seat: Seat) -> str:
    """Return the side of day ("A") or night ("B") by turns, so that neighbours differ."""
    return "A" if seat % 2 == 0 else "B"


Held = Sequence[tuple[CardId, int]]
"""Kinds of cards with their numbers."""


def cards_of(table: ArchitectsTable, city: CityView, colours: Sequence[str] = COLOURS) -> Held:
    """Return the cards of these colours in a city, by colour."""
    faces = table.rules.catalogue.cards
    return [
        (card, count)
        for fill in colours
        for card, count in city.cards.items()
        if faces[card].colour == fill and count
    ]


def wonder_entry(city: CityView) -> str:
    """Return the key of the entry of the encyclopaedia for the wonder of a city."""
    return key_of(A_WONDER, city.wonder)


def picture_tip(city: CityView) -> str:
    """Return the content of a picture in words: the wonder, and its stages built."""
    built = translate("Table", "%n of 5 stages built", None, len(city.stages))
    return f"{wonder_name(city.wonder)}\n{built}"


def deck_tip(table: ArchitectsTable, deck: int) -> str:
    """Return a deck in words."""
    return f"{deck_name(table, deck)}\n{deck_note(table, deck)}"


def token_tip(token: str) -> str:
    """Return name and effect of a token."""
    return f"{token_name(token)}\n{token_effect(token)}"


def who(table: ArchitectsTable, seat: Seat) -> str:
    """Return city and level of a player."""
    player, city = table.seats[seat].player, city_name(table.view.cities[seat].wonder)
    return city if player is Player.PERSON else f"{city} · {player_name(player)}"


def _cost(cost: Cost, high: float) -> Part:
    """Return the number of cards of a cost, and whether they are alike or different."""
    number = Number(str(cost.count), tall=0.82 * high)
    return row(
        number, sign("mark_equal" if cost.identical else "mark_different", 0.82 * high), gap=3
    )


def draw_picture(canvas: Canvas, rect: QRectF, city: CityView, radius: float = 8) -> None:
    """Draw the wonder of a city: built stages are solid, the next ones are in scaffolds."""
    standing = frozenset(city.stages), frozenset(city.available)
    draw_pieces(canvas, rect, city.wonder, side_of(city.seat), standing, radius)


def terms(stage: Stage, *between: Part, built: bool) -> Part:
    """Return a stage in a row: its numeral, its cost or a tick, its power and its points."""
    return row(
        Cell(Text(ROMAN[stage.number - 1], "title", bold=700, align="center", lines=1), 40),
        Cell(sign("state_ok", 36) if built else _cost(stage.cost, 40), 58),
        *between,
        *(sign(power, 42) for kind, power in _POWERS.items() if isinstance(stage.effect, kind)),
        Cell(_points(stage.points, 52), 52, high=52) if stage.points else Space(52),
        gap=8,
    )


def _points(points: int, side: float) -> Part:
    return drawn(side, lambda canvas, x, y, size: canvas.points(x, y, size, points))


def paint_stage(
    canvas: Canvas, rect: QRectF, *, built: bool, following: bool, payable: bool = False
) -> None:
    """Draw the stone of a stage: gold when built, ringed when it comes next or can be paid."""
    canvas.rounded(rect.translated(canvas.s(2), canvas.s(2)), 8, colour("pure_black", 0.25))
    fill = "gold" if built else "parchment_pale" if following else "parchment_dark"
    edge = "good" if payable else "terracotta" if following else colour("ink", 0.4)
    canvas.rounded(rect, 8, fill, edge, 5 if payable else 3 if following else 1.2)


def stages(table: ArchitectsTable, city: CityView, high: float) -> Part:
    """Return five stages side by side: ticked and worth points when built, else a cost."""
    cells = []
    for stage in table.rules.catalogue.wonders[city.wonder].stages:
        built, following = stage.number in city.stages, stage.number in city.available
        edge = "terracotta" if following else colour("ink", 0.6)
        paint = rounded(
            6, "gold" if built else colour("parchment", 0.95), edge, 2.4 if following else 1.2
        )
        inside = [_cost(stage.cost, 0.8 * high)]
        if built:
            inside = [sign("state_ok", 0.72 * high)]
            if stage.points:
                inside.append(_points(stage.points, 0.8 * high))
        cells.append(
            Ground(row(Space(weight=1), *inside, Space(weight=1), gap=2), paint, (0, 0, 0, 0), 1)
        )
    return Cell(row(*cells, gap=5), high=high)


def top_card(
    table: ArchitectsTable, seat: Seat, wide: float, high: float, *, lit: bool = False
) -> Part:
    """Return the open card on the deck of a city, on a golden ground if ``lit``."""
    top = table.view.deck(seat).top
    card: Part = Space()
    if top is not None:
        card = Drawing(0, high - 8, partial(draw_face, card=table.rules.card(top), small=True))
    paint = rounded(8, "gold", "ink", 1.2) if lit else None
    return Cell(Ground(card, paint, (4, 4, 4, 4)), wide, high=high)


def counts(table: ArchitectsTable, city: CityView, role: Role = "title", gap: float = 14) -> Part:
    """Return points, shields, victories and tokens of a city."""
    total = table.points(city.seat)
    points = () if total is None else (("laurel", total),)
    values = (
        *points,
        ("shield", city.shields),
        ("mil_3", city.victories),
        ("ar_progress", len(city.tokens)),
    )
    side = 34 if role == "title" else 24
    pairs = (
        row(
            sign(icon, side, 1.0 if value else 0.35),
            Text(str(value), role, bold=700, lines=1, narrow=True),
            gap=side / 10,
        )
        for icon, value in values
    )
    return row(*pairs, gap=gap)


def strips(table: ArchitectsTable, held: Held, press: Action | None = None) -> list[Part]:
    """Return a strip of each kind of card with a count, as wide and high as there is room for."""
    found: list[Part] = []
    for card, count in held:
        face = table.rules.card(card)
        drawing = Drawing(0, 0, partial(draw_strip, card=face, count=count))
        words = card_tip(face) if count == 1 else f"{count} × {card_tip(face)}"
        rule, entry = rule_of_card(face.colour), key_of(A_CARD, card)
        wide = strip_width(face, count)
        found.append(
            Answering(
                drawing,
                f"card {card}",
                words,
                press,
                weight=wide,
                focusable=False,
                rule=rule,
                entry=entry,
            )
        )
    return found


def icon(name: str, side: float) -> Part:
    """Return an icon that keeps its size."""
    return Cell(sign(name, 1.02 * side), side, high=side)


def token_pill(
    token: str, number: int, high: float, texts: Sequence[str], press: Action | None = None
) -> Part:
    """Return a progress token with these of its texts."""
    shades: tuple[Shade, ...] = "white", mix("good", "white", 0.75)
    words = [
        Text(text, "note", shade, bold, lines=1)
        for text, shade, bold in zip(texts, shades, (700, 400), strict=False)
    ]
    return Answering(
        row(icon(token, high), *words, gap=8),
        f"token {number}",
        token_tip(token),
        press,
        paint=rounded(high / 2, colour("good", darker=35), "gold", 2),
        margins=(0, 0, 12 if texts else 6, 0),
        focusable=False,
        radius=high / 2,
        rule="a_tokens",
        entry=key_of(A_TOKEN, token),
    )


def tally(cards: Mapping[CardId, int]) -> Part:
    """Return a far city's numbers of useful cards, or of each kind where room is short."""
    horns = cards[CardId("red1")] + 2 * cards[CardId("red2")]
    useful = [(card_icon(CardId(card)), cards[CardId(card)]) for card in _USEFUL]
    kinds = [
        ("any_raw", sum(count for _, count in useful[:_RESOURCES])),
        useful[_RESOURCES],
        ("sym_green", sum(count for _, count in useful[_RESOURCES + 1 :])),
    ]
    ground = rounded(5, colour("parchment", 0.75), colour("ink", 0.25), 1)
    rows = (
        _counted([*things, ("ar_horn", horns)], side)
        for things, side in ((useful, 24), (useful, 20), (kinds, 24), (kinds, 20))
    )
    return Ground(Cell(Fitting(*rows), weight=1), ground, (3, 0, 3, 0), 1)


def _counted(items: Sequence[tuple[str, int]], side: float) -> Part:
    """Return signs of all that are there, with a number where there are several."""
    held = [
        row(
            icon(name, side),
            Text(str(count) if count > 1 else "", "note", bold=700, lines=1),
            gap=1,
        )
        for name, count in items
        if count
    ]
    return row(*held, Space(weight=1), gap=4)
