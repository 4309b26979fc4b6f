"""The bar at the top: which game and round, whose turn in order, and the buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.marks import who
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.kit.part import Drawing, Part, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.bar import Bar
from sevenwonders_qt.views.table.panel import Answering

translate = QCoreApplication.translate


class TopBar(Bar, ArchitectsPart):
    """The turn passes to the left, as the chevrons point."""

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        self.draw_bar(canvas, box)
        self.draw_buttons(canvas, box)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        name = QRectF(s(24), box.top(), s(220), box.height())
        title = translate("Table", "Architects").upper()
        drawn = canvas.text(name, title, 22, "parchment", 700, "left", "title")
        number = QRectF(s(40) + drawn, box.top() + s(1), s(130), box.height())
        text = translate("Table", "round {number}").format(number=table.round)
        canvas.text(number, text, 18, colour("parchment", 0.8), 400, "left", "condensed")
        self._draw_seats(canvas, box, table)

    def _draw_seats(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """In the order of the turns; who plays is gold."""
        s, count = canvas.s, len(table.seats)
        place = QRectF(0, 0, min(s(190) * count, box.width() - s(800)), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(0, s(1)))
        order = ((table.view.seat - number) % count for number in range(count))
        self.lay(canvas, row(*(_seat(table, seat) for seat in order), gap=0), place)


def _seat(table: ArchitectsTable, seat: Seat) -> Part:
    """A pill with portrait and name, and the chevrons to the next."""
    active = seat == table.view.active and table.view.result is None
    name = table.seats[seat].name
    text = _playing(table, seat) if active else name
    words = Text(text, "note", "ink" if active else "parchment", 600, "center", weight=1)
    portrait = Drawing(37, 37, partial(_paint_portrait, portrait=portraits(table.seats)[seat]))
    pill = Answering(
        row(portrait, words, gap=4),
        f"seat {seat}",
        f"{name} · {who(table, seat)}",
        paint=partial(_paint_pill, active=active),
        margins=(1, 0, 8, 0),
        weight=1,
        focusable=False,
    )
    return row(pill, Drawing(30, 0, _paint_chevrons), gap=0, weight=1)


def _paint_portrait(canvas: Canvas, rect: QRectF, portrait: str) -> None:
    middle = rect.center()
    draw_portrait(canvas, portrait, middle.x(), middle.y(), rect.width())


def _paint_pill(canvas: Canvas, rect: QRectF, active: bool) -> None:
    fill = colour("gold") if active else colour("sea_deep", darker=-35)
    canvas.rounded(rect, 18, fill, "gold_light" if active else "sea", 1.5)


def _paint_chevrons(canvas: Canvas, rect: QRectF) -> None:
    s, cy = canvas.s, rect.center().y()
    for left in (rect.left() + s(6), rect.left() + s(15)):
        canvas.polygon([(left, cy - s(7)), (left + s(8), cy), (left, cy + s(7))], "gold")


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Who plays; on a screen that several people share everyone is called by name."""
    people = sum(info.player is Player.PERSON for info in table.seats)
    if people == 1 and seat == table.view.seat:
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=table.seats[seat].name)
