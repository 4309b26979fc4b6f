"""The places of leaders on the table: a column in the own city, heads in others, a strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.models.boxes import box_card
from sevenwonders_qt.models.keys import cap, caps, shown_act
from sevenwonders_qt.models.leaders.court import (
    HAND,
    Fate,
    Place,
    court_on,
    hand_words,
    part_name,
    place_words,
)
from sevenwonders_qt.models.shown.card_face import Face, face
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Keys, Text
from sevenwonders_qt.views.paint.art import GREY_HEAD, HEAD
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.panel import Answering, Noted

translate = QCoreApplication.translate

WIDE: Final = 156.0
"""Design pixels of the column in the own city."""

_NAMED: Final = 66.0
"""The height, in design pixels, of a chip with the name over the effect, at least."""

USUAL: Final = 3
"""The number of leaders that most cities have at most, one for each Age."""

_EFFECT: Final = 0.92
"""The height of an effect on a chip, as a share of the room for it."""

_LEAST_HEAD: Final = 0.24
"""The width of a head, at least, as a share of its chip."""

_APART: Final = 2.0
"""Design pixels between two heads."""


class LeaderPanels:
    """The parts of Leaders within the cities and the log."""

    def seen(self, table: Table, seat: Seat) -> object:
        court = court_on(table.boxes)
        if court is None:
            return None
        hand = court.hand if seat == table.view.seat else ()
        return court.places[seat], hand, court.held[seat], court.holds_more(seat)

    def beside(self, shown: Shown, press: Callable[[str], None], high: float) -> Part | None:
        court = court_on(shown.table.boxes)
        if court is None:
            return None
        places = court.places[shown.own.seat]
        gap = 7.0 if len(places) <= USUAL else 4.0
        rows = max(USUAL, len(places))
        each = (high - gap * (rows - 1)) / rows
        cells = [_chip(shown, place, n, press, each) for n, place in enumerate(places)]
        return Noted(Cell(column(*cells, gap=gap), WIDE), "leaders")

    def in_head(
        self, shown: Shown, seat: Seat, press: Callable[[str], None], side: float
    ) -> Sequence[Part]:
        court = court_on(shown.table.boxes)
        if court is None:
            return ()
        places = court.places[seat]
        if len(places) > USUAL:
            return (_crowd(places, side, press),)
        found = [_head(place, number, side, press) for number, place in enumerate(places)]
        return (row(*found, gap=_APART),)

    def in_city(self, shown: Shown, seat: Seat, press: Callable[[str], None]) -> Part | None:
        court = court_on(shown.table.boxes)
        if court is None:
            return None
        chips = [
            _chip(shown, place, n, press, _NAMED) for n, place in enumerate(court.places[seat])
        ]
        lines = [row(*chips[n : n + USUAL], gap=6) for n in range(0, len(chips), USUAL)]
        return column(*(Cell(line, high=_NAMED) for line in lines), gap=6)

    def at_foot(self, shown: Shown, press: Callable[[str], None]) -> Part | None:
        court = court_on(shown.table.boxes)
        if court is None:
            return None
        words = translate("Leaders", "%n in hand", None, len(court.hand))
        if not court.hand:
            words = hand_words(court)
        if len(court.hand) == 1:
            words = translate("Leaders", "In hand: {leader}").format(
                leader=card_name(court.hand[0])
            )
        said, act = hand_words(court), shown_act(HAND)
        heads, keys = _Heads(court.hand), (Keys(caps(act)),) if court.hand else ()
        return Answering(
            row(heads, Text(words, "note", bold=600, lines=1, weight=1), *keys, gap=8),
            "leaders in hand",
            f"{said} ({cap(act)})" if court.hand else said,
            partial(press, HAND) if court.hand else None,
            said,
            paint=rounded(8, "parchment_pale", "gold", 1.4),
            margins=(6, 0, 12, 0),
            focusable=True,
            rule="leaders",
        )


def _face(shown: Shown, leader: CardId) -> Face:
    return shown.faces(leader)


def _chip(
    shown: Shown, place: Place, number: int, press: Callable[[str], None], high: float
) -> Part:
    """Return the place of one leader: head and effect, or what became of the card."""
    words = place_words(place)
    if place.leader is not None and place.fate in (Fate.RECRUITED, Fate.COPIED):
        draw = partial(_paint_recruited, shown=_face(shown, place.leader))
    elif place.leader is not None and place.fate is Fate.BURIED:
        draw = partial(_paint_buried, shown=_face(shown, place.leader), points=place.points)
    else:
        draw = partial(_paint_place, place=place)
    act = partial(press, place.leader) if place.leader is not None else None
    entry = key_of(EntryKind.BOX, place.leader) if place.leader is not None else ""
    part = Answering(
        Drawing(0, 0, draw),
        f"leader {number}",
        words,
        act,
        in_a_row(words.split("\n")),
        weight=1,
        focusable=True,
        radius=8,
        rule="leaders",
        entry=entry,
    )
    return Noted(part, part_name(place.leader), 1) if place.leader is not None else part


def _paint_plate(
    canvas: Canvas, rect: QRectF, *, pale: bool, needs: float = 0.0
) -> tuple[QRectF, float, float]:
    """Paint the plate of a chip; returns the room right of the head, and the middle of the head.

    The head is smaller where the effect ``needs`` more room.
    """
    s = canvas.s
    left = max(_LEAST_HEAD * rect.width(), rect.width() - needs - s(9))
    side = min(rect.height(), rect.width() * 0.44, left)
    plate = QRectF(rect)
    plate.setLeft(rect.left() + side / 2)
    fill = colour("parchment_dark", 0.6) if pale else colour("parchment_pale")
    canvas.rounded(plate, 7, fill, colour("ink", 0.3) if pale else colour("gold"), 1.4)
    room = QRectF(rect)
    room.setLeft(rect.left() + side + s(4))
    room.setRight(rect.right() - s(5))
    return room, rect.left() + side / 2, side


def _paint_named(canvas: Canvas, room: QRectF, name: str, *, pale: bool) -> QRectF:
    """Paint the name over the effect where there is the height for it; returns what is left."""
    if room.height() < canvas.s(_NAMED):
        return room
    top = QRectF(room)
    top.setHeight(room.height() * 0.42)
    shade = colour("ink_soft") if pale else "ink"
    canvas.text(top, name, 14.5, shade, 600, "left", "condensed")
    return room.adjusted(0, top.height(), 0, 0)


def _paint_recruited(canvas: Canvas, rect: QRectF, shown: Face) -> None:
    wanted = row_width(shown.effects, min(rect.height() * _EFFECT, canvas.s(38)))
    room, cx, side = _paint_plate(canvas, rect, pale=False, needs=wanted)
    canvas.icon(f"{HEAD}{shown.scene}", cx, rect.center().y(), side)
    left = _paint_named(canvas, room, shown.name, pale=False)
    named = left.height() < room.height()
    high = min(left.height() * _EFFECT, canvas.s(38))
    draw_row(canvas, left, shown.effects, "left" if named else "center", high)


def _paint_buried(canvas: Canvas, rect: QRectF, shown: Face, points: int) -> None:
    room, cx, side = _paint_plate(canvas, rect, pale=True)
    canvas.icon(f"{GREY_HEAD}{shown.scene}", cx, rect.center().y(), side)
    left = _paint_named(canvas, room, shown.name, pale=True)
    high = min(left.height() * _EFFECT, canvas.s(38))
    x, cy = left.left() + high / 2, left.center().y()
    canvas.icon("bury", x, cy, high)
    canvas.points(x + 1.15 * high, cy, high, points)


def _paint_place(canvas: Canvas, rect: QRectF, place: Place) -> None:
    room, cx, side = _paint_plate(canvas, rect, pale=place.fate is not Fate.NEXT)
    if place.fate is Fate.NEXT:
        rim = canvas.s(2)
        canvas.rounded(rect.adjusted(-rim, -rim, rim, rim), 9, None, "terracotta", 3)
    _paint_disc(canvas, cx, rect.center().y(), side, place)
    words = {
        Fate.STAGED: translate("Leaders", "in the stage"),
        Fate.SOLD: translate("Leaders", "sold"),
        Fate.CHOSEN: translate("Leaders", "chosen"),
        Fate.NEXT: translate("Leaders", "now", "the leader of an Age is to be used"),
    }.get(place.fate, translate("Leaders", "to come"))
    canvas.text(room, words, 14.5, "ink_soft", 500, "left", "condensed")


def _paint_disc(canvas: Canvas, cx: float, cy: float, side: float, place: Place) -> None:
    """Paint the disc of a place without a leader that is known."""
    match place.fate:
        case Fate.CHOSEN:
            high = side * 0.94
            box = QRectF(cx - high * 0.33, cy - high / 2, high * 0.66, high)
            draw_card(canvas, box, "leader")
            return
        case Fate.RECRUITED | Fate.BURIED | Fate.COPIED if place.leader is not None:
            grey = place.fate is Fate.BURIED
            card = box_card(place.leader)
            scene = card.name if card is not None else place.leader
            canvas.icon(f"{GREY_HEAD if grey else HEAD}{scene}", cx, cy, side)
            if grey:
                canvas.icon("bury", cx + side * 0.22, cy + side * 0.24, side * 0.52)
            return
    canvas.ellipse(cx, cy, 0.46 * side, None, colour("stone", 0.75), colour("ink", 0.35), 1.4)
    if place.fate is Fate.STAGED:
        canvas.icon("bury", cx, cy, side * 0.62)
    elif place.fate is Fate.SOLD:
        canvas.coin(cx, cy, side * 0.62, "+3")
    else:
        canvas.number(cx, cy, ROMAN[place.age - 1], side * 0.4, "ink_soft", side * 0.7)


def _head(place: Place, number: int, side: float, press: Callable[[str], None]) -> Part:
    """Return a place in the head of another city."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        _paint_disc(canvas, *rect.center().toTuple(), canvas.s(side), place)

    words = place_words(place)
    part = Answering(
        Drawing(side, side, paint),
        f"leader {number}",
        words,
        partial(press, place.leader) if place.leader is not None else None,
        in_a_row(words.split("\n")),
        focusable=place.leader is not None,
        radius=side / 2,
        rule="leaders",
        entry=key_of(EntryKind.BOX, place.leader) if place.leader is not None else "",
    )
    return Noted(part, part_name(place.leader)) if place.leader is not None else part


def _crowd(places: Sequence[Place], side: float, press: Callable[[str], None]) -> Part:
    """Return more than three places: three heads, then the number of the others."""
    first, more = places[:USUAL], len(places) - USUAL
    step = side + _APART

    def paint(canvas: Canvas, rect: QRectF) -> None:
        for number, place in enumerate(first):
            x = rect.left() + canvas.s(side / 2 + number * step)
            _paint_disc(canvas, x, rect.center().y(), canvas.s(side), place)

    words = "\n".join(map(place_words, places))
    wide = side + step * (len(first) - 1)
    others = Text(f"+{more}", "note", "parchment", 700, lines=1)
    return Answering(
        row(Drawing(wide, side, paint), others, gap=2),
        "leaders",
        words,
        None,
        in_a_row(words.split("\n")),
        focusable=True,
        radius=side / 2,
        rule="leaders",
    )


class _Heads(Drawing):
    """Heads of the leaders in hand, over each other."""

    def __init__(self, leaders: Sequence[CardId], side: float = 38.0) -> None:
        step = side * 0.72
        wide = side + step * (len(leaders) - 1) if leaders else 0.0

        def paint(canvas: Canvas, rect: QRectF) -> None:
            for number, leader in enumerate(leaders):
                x = rect.left() + canvas.s(side / 2 + number * step)
                card = box_card(leader)
                scene = card.name if card is not None else leader
                canvas.icon(f"{HEAD}{scene}", x, rect.center().y(), canvas.s(side))

        super().__init__(wide, 0, paint)


def draw_article(canvas: Canvas, rect: QRectF, leader: str) -> None:
    """Draw the card of a leader in the encyclopaedia."""
    card = box_card(leader)
    if card is not None:
        draw_card(canvas, rect, face(card))
