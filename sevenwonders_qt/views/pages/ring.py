"""The round table as it is being set up: who sits where, and how many cards there are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.kit.part import column, lay
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

CROWD: Final = 5
"""With more cities than this their pictures are lower."""

_NAME: Final = 102.0
"""Design pixels that a name has on its pill."""

_PILLS: Final = {Player.PERSON: "gold", Player.FREE_CITY: "sea_light"}
"""The ground of a name, where it is not a computer player's."""


def draw_ring(
    canvas: Canvas,
    rect: QRectF,
    wishes: Sequence[SeatWish],
    names: Sequence[str],
    notes: Sequence[str] | None = None,
) -> None:
    """The table in ``rect``, the first seat at the foot, the others clockwise around it.

    With the Free City, its wish and its name are the last. ``notes`` stand in the middle, the
    cards and guilds of 7 Wonders if none are given.
    """
    s, cities = canvas.s, len(wishes)
    players = sum(wish.player is not Player.FREE_CITY for wish in wishes)
    cx, cy = rect.center().x(), rect.center().y()
    tight = cities > CROWD
    rx = rect.width() / 2 - s(82)
    ry = min(rect.height() / 2 - s(44 if tight else 46), rx * 0.72)
    canvas.ellipse(cx, cy, rx * 0.86, ry * 0.86, "bar", colour("gold", 0.6), 2)
    if notes is None:
        guilds = translate("NewGame", "%n guild(s)", None, cities + 2)
        notes = (translate("NewGame", "7 cards each"), guilds)
    room = 2 * (ry - s(48))
    _draw_middle(canvas, QRectF(cx, cy - room / 2, 0, room), players, cities, notes)
    seats = tuple(SeatInfo(name, w.player) for name, w in zip(names, wishes, strict=True))
    faces = portraits(seats)
    size = canvas.size_for(names, s(_NAME), 17, 600, "condensed")
    for seat, (wish, name) in enumerate(zip(wishes, names, strict=True)):
        # The left neighbour of a seat is the one before it, so seats run against the clock.
        angle = math.pi / 2 - 2 * math.pi * seat / cities
        x, y = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
        _draw_seat(canvas, x, y, wish, name, faces[seat], size, above=26 if tight else 46)


def _draw_middle(
    canvas: Canvas, room: QRectF, players: int, cities: int, notes: Sequence[str]
) -> None:
    """Lines around the middle of ``room``, which is as high as the seats leave it."""
    half = canvas.s(84 if cities == 3 else 100)  # names of three stand close to the middle
    title = translate("NewGame", "%n player(s)", None, players)
    words = column(
        Text(title, "text", "parchment", 600, "center", lines=1),
        *(Text(note, "note", colour("parchment", 0.75), 400, "center", lines=1) for note in notes),
        gap=2,
        middle=True,
    )
    lay(canvas, words, room.adjusted(-half, 0, half, 0), 1.1)


def _draw_seat(
    canvas: Canvas,
    x: float,
    y: float,
    wish: SeatWish,
    name: str,
    face: str,
    size: float,
    above: float,
) -> None:
    """A picture of the wonder, if one is chosen, with the name on a pill over its foot.

    ``above`` is how far the picture rises over the point, in design pixels.
    """
    s = canvas.s
    picture = QRectF(x - s(62), y - s(above), s(124), s(above + 20))
    if wish.wonder is not None:
        draw_wonder(canvas, picture, wish.wonder, wish.side or "A", 5, 5, 6, scaffold=False)
    else:
        canvas.rounded(picture, 6, "sea", colour("ink", 0.55), 1.5)
        canvas.icon("wonder", picture.center().x(), picture.center().y() - s(4), s(min(44, above)))
    pill = QRectF(x - s(78), y + s(8), s(156), s(36))
    canvas.rounded(pill.translated(s(1.5), s(2.5)), 18, colour("black", 0.35))
    canvas.rounded(pill, 18, _PILLS.get(wish.player, "parchment"), "ink", 1.5)
    draw_portrait(canvas, face, pill.left() + s(19), pill.center().y(), s(40))
    words = QRectF(pill.left() + s(44), pill.top(), s(_NAME), pill.height())
    canvas.text(words, name, size, "ink", 600, "left", "condensed")
