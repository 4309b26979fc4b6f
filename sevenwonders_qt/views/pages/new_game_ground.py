"""What lies under the controls of the new-game page: slabs, titles, labels and the round table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.views.pages.look import Look, page_header
from sevenwonders_qt.views.pages.ring import draw_ring
from sevenwonders_qt.views.pages.seat_row import COLUMNS
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

EDITION: Final = (560.0, 12.0, 500.0, 50.0)
SEATS: Final = (60.0, 104.0, 1200.0, 884.0)
TABLE: Final = (1290.0, 104.0, 570.0, 392.0)
RING: Final = (1290.0, 104.0, 570.0, 312.0)
BOXES: Final = (1290.0, 426.0, 570.0, 76.0)
RULES: Final = (1290.0, 512.0, 570.0, 230.0)
SEED: Final = (1290.0, 758.0, 570.0, 122.0)
"""Slabs of the page, in design pixels: left, top, width, height.

The advanced rules take all of ``TABLE``; otherwise it holds the ring and the other boxes.
"""

NOTE: Final = (80.0, 780.0, 1160.0, 58.0)
"""What is said of a computer player, in the slab of the seats."""

GIVEN: Final = ((204.0, 850.0, 446.0), (746.0, 850.0, 494.0))
"""Left, top and width of the choices how wonders and sides are given."""


def draw_grounds(
    canvas: Canvas,
    look: Look,
    width: float,
    wishes: Sequence[SeatWish],
    names: Sequence[str],
    note: str,
) -> None:
    """The whole ground; ``wishes`` and ``names`` as `draw_ring` takes them.

    ``note`` says in the header why something cannot be chosen.
    """
    page_header(canvas, look, width, translate("NewGame", "New game"), room=480)
    if note:
        place = look.box(EDITION[0] + EDITION[2] + 20, 0, 1860 - EDITION[0] - EDITION[2] - 20, 74)
        canvas.text_block(place, note, 17, "gold_light", 500, lines=2, leading=1.0)
    wave = QRectF(0, look.box(0, 1040, 0, 0).top(), width, canvas.s(30))
    wave_band(canvas, wave, "gold", alpha=0.35)
    _draw_seats(canvas, look)
    _draw_table(canvas, look, wishes, names)
    _draw_rules_and_seed(canvas, look)


def _draw_seats(canvas: Canvas, look: Look) -> None:
    left, top, wide, high = SEATS
    box = look.box
    canvas.slab(box(left, top, wide, high), "parchment", 14)
    title = box(left + 26, top + 12, 400, 44)
    canvas.text(title, translate("NewGame", "Seats"), 26, "ink", 700, family="title")
    every = box(left + 560, top + 14, COLUMNS["side"][0] - 560, 40)
    text = translate("NewGame", "all boards on side")
    canvas.text(every, text, 16.5, "ink_soft", 500, "right", "condensed")
    for column, text in (
        ("name", translate("NewGame", "name")),
        ("player", translate("NewGame", "who plays")),
        ("level", translate("NewGame", "level")),
        ("wonder", translate("NewGame", "wonder")),
        ("side", translate("NewGame", "side")),
    ):
        x, room = COLUMNS[column]
        place = box(left + 20 + x, top + 58, room, 30)
        canvas.text(place, text, 16, "ink_soft", 500, "left", "condensed")
    for (x, y, _), text, room in (
        (GIVEN[0], translate("NewGame", "Wonders"), 116),
        (GIVEN[1], translate("NewGame", "Sides"), 76),
    ):
        canvas.text(box(x - 8 - room, y, room, 46), text, 18, "ink", 600, shrink=0.6)


def _draw_table(
    canvas: Canvas, look: Look, wishes: Sequence[SeatWish], names: Sequence[str]
) -> None:
    place = look.box(*RING)
    canvas.slab(place, "sea_deep", 14, "gold")
    canvas.slab(look.box(*BOXES), "parchment", 14)
    title = look.box(TABLE[0] + 24, TABLE[1] + 12, 400, 38)
    canvas.text(title, translate("NewGame", "The table"), 24, "gold_light", 700, family="title")
    inner = place.adjusted(canvas.s(16), canvas.s(20), -canvas.s(16), -canvas.s(2))
    draw_ring(canvas, inner, wishes, names)


def _draw_rules_and_seed(canvas: Canvas, look: Look) -> None:
    left, top, wide, _ = RULES
    canvas.slab(look.box(*RULES), "parchment", 14)
    pace = look.box(left + 24, top + 90, 172, 46)
    canvas.text_block(pace, translate("NewGame", "Computer players"), 18, "ink", 600, lines=2)
    left, top, wide, _ = SEED
    canvas.slab(look.box(*SEED), "parchment", 14)
    title, note = (
        translate("NewGame", "Seed"),
        translate("NewGame", "the same seed deals the same hands"),
    )
    drawn = canvas.text(look.box(left + 24, top + 8, 480, 40), title, 24, family="title")
    room = wide - 64 - drawn / canvas.u
    line = look.box(left + wide - 24 - room, top + 10, room, 38)
    shade = colour("ink_soft")
    canvas.text(line, note, 16, shade, 400, "right", "condensed", shrink=0.7)
